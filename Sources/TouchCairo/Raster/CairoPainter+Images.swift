import CCairo
import Synchronization
import TouchDrawing
import TouchGeometry

extension CairoPainter {
  mutating func draw(_ fill: ImageFill) {
    guard fill.opacity > 0, isVisible(fill.rect) else { return }
    source(fill.tint ?? .black)
    cairo_save(cairo)
    paint(fill, matrix: top.matrix)
    cairo_restore(cairo)
    forgetCairo()
  }

  /// Paints an image with the mode that Cairo has, in a space that leads to device pixels.
  ///
  /// Under the mode that keeps as much as the image is opaque, its edges go on beyond the rectangle.
  mutating func paint(_ fill: ImageFill, matrix: CGAffineTransform) {
    guard let surface = CairoImage.of(fill.image)?.surface, let pattern = cairo_pattern_create_for_surface(surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    // Upright images are drawn in device pixels, with their edges snapped like those of rectangles.
    let isUpright = matrix.b == 0 && matrix.c == 0 && matrix.a > 0 && matrix.d > 0
    let device = isUpright ? upright(fill.rect) : nil
    let place = device ?? fill.rect
    use(device == nil ? matrix : .identity)
    guard place.width > 0, place.height > 0 else { return }
    let (sx, sy) = (CGFloat(fill.image.width) / place.width, CGFloat(fill.image.height) / place.height)
    var mapping = cairo_matrix_t(
      xx: Double(sx), yx: 0, xy: 0, yy: Double(fill.isFlipped ? -sy : sy), x0: Double(-place.minX * sx),
      y0: Double(fill.isFlipped ? place.maxY * sy : -place.minY * sy))
    cairo_pattern_set_matrix(pattern, &mapping)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, fill.quality.cairo)
    if cairo_get_operator(cairo) == CAIRO_OPERATOR_DEST_IN {
      cairo_set_source(cairo, pattern)
      cairo_paint(cairo)
      return
    }
    rectangle(place)
    cairo_clip(cairo)
    if fill.tint == nil {
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, Double(fill.opacity))
    } else {
      cairo_mask(cairo, pattern)
    }
  }

  /// Covers the clip with a gradient.
  mutating func fill(_ fill: GradientFill) {
    guard !top.clip.isEmpty else { return }
    let pattern: OpaquePointer?
    switch fill.course {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    case .radial(let start, let startRadius, let end, let endRadius):
      pattern = cairo_pattern_create_radial(
        Double(start.x), Double(start.y), Double(startRadius), Double(end.x), Double(end.y), Double(endRadius))
    }
    guard let pattern, let first = fill.gradient.stops.first, let last = fill.gradient.stops.last else { return }
    defer { cairo_pattern_destroy(pattern) }
    func add(_ location: CGFloat, _ color: CGColor, opacity: CGFloat) {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha * opacity))
    }
    // Where the gradient does not go on, the color beyond its end is an invisible one at the same place.
    if !fill.options.contains(.drawsBeforeStartLocation) { add(0, first.color, opacity: 0) }
    add(0, first.color, opacity: fill.opacity)
    for stop in fill.gradient.stops { add(stop.location, stop.color, opacity: fill.opacity) }
    add(1, last.color, opacity: fill.opacity)
    if !fill.options.contains(.drawsAfterEndLocation) { add(1, last.color, opacity: 0) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    use(top.matrix)
    use(top.blendMode)
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
  }
}

extension CGInterpolationQuality {
  var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}

/// An image's pixels as Cairo takes them.
///
/// It is `@unchecked Sendable` because a surface is a plain pointer: nobody draws on it, its pixels are its own and
/// never change, and Cairo counts its references atomically.
final class CairoImage: ImageRendering, @unchecked Sendable {
  let surface: OpaquePointer

  private init?(_ bitmap: Bitmap) {
    guard bitmap.width <= 32767, bitmap.height <= 32767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<bitmap.height {
      let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
      for x in 0..<bitmap.width { row[x] = bitmap[x, y] }
    }
    cairo_surface_mark_dirty(surface)
    self.surface = surface
  }

  deinit { cairo_surface_destroy(surface) }

  /// The image's, made when it is drawn for the first time.
  static func of(_ image: CGImage) -> CairoImage? {
    image.rendering.withLock { kept in
      if let made = kept as? CairoImage { return made }
      let made = CairoImage(image.bitmap)
      kept = made
      return made
    }
  }
}
