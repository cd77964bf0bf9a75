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

  /// Paints an image with a blend mode of Cairo, in a space that leads to device pixels.
  ///
  /// In the mode that keeps the backdrop by the image's opacity, the edge pixels extend beyond the rectangle.
  mutating func paint(_ fill: ImageFill, matrix: CGAffineTransform) {
    // Upright images are drawn in device pixels, with their edges snapped like those of rectangles.
    let isUpright = matrix.b == 0 && matrix.c == 0 && matrix.a > 0 && matrix.d > 0
    let device = isUpright ? upright(fill.rect) : nil
    let place = device ?? fill.rect
    guard place.width > 0, place.height > 0,
      let image = CairoImage.of(fill.image, for: shownSize(fill, device, matrix)),
      let pattern = cairo_pattern_create_for_surface(image.surface)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    use(device == nil ? matrix : .identity)
    // A tile keeps its size; its scale is that of its target rectangle.
    let (across, down) = (place.width / fill.rect.width, place.height / fill.rect.height)
    let copy = fill.tile.map { CGSize(width: $0.width * across, height: $0.height * down) } ?? place.size
    let (sx, sy) = (CGFloat(image.width) / copy.width, CGFloat(image.height) / copy.height)
    var mapping = cairo_matrix_t(
      xx: Double(sx), yx: 0, xy: 0, yy: Double(fill.isFlipped ? -sy : sy), x0: Double(-place.minX * sx),
      y0: Double(fill.isFlipped ? place.maxY * sy : -place.minY * sy))
    cairo_pattern_set_matrix(pattern, &mapping)
    cairo_pattern_set_extend(pattern, fill.tile == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, fill.quality.cairo)
    if cairo_get_operator(cairo) == CAIRO_OPERATOR_DEST_IN {
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, Double(fill.opacity))
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

  /// Returns the size of the whole image in device pixels.
  private func shownSize(_ fill: ImageFill, _ device: CGRect?, _ matrix: CGAffineTransform) -> ImageSize {
    let size =
      device?.size
      ?? CGSize(
        width: fill.rect.width * (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot(),
        height: fill.rect.height * (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot())
    return ImageSize(
      width: max(1, Int(pixels: size.width.rounded(.up))), height: max(1, Int(pixels: size.height.rounded(.up))))
  }

  /// Fills the clip with a gradient.
  mutating func fill(_ fill: GradientFill) {
    guard !top.clip.isEmpty else { return }
    let pattern: OpaquePointer?
    switch fill.course {
    case .linear(let start, let end):
      pattern = cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    case .radial(let start, let startRadius, let end, let endRadius):
      pattern = cairo_pattern_create_radial(
        Double(start.x), Double(start.y), Double(startRadius), Double(end.x), Double(end.y), Double(endRadius))
    case .conic(let center, let angle):
      return paint(around: center, from: angle, fill)
    }
    guard let pattern, let first = fill.gradient.stops.first, let last = fill.gradient.stops.last else { return }
    defer { cairo_pattern_destroy(pattern) }
    func add(_ location: CGFloat, _ color: CGColor, opacity: CGFloat) {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(location), Double(color.red), Double(color.green), Double(color.blue),
        Double(color.alpha * opacity))
    }
    // If the gradient is not extended, the color beyond its end is transparent at the same location.
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
