import CCairo
import TouchDrawing
import TouchGeometry

extension CairoPainter {
  /// Draws the shadow that a path throws.
  ///
  /// An upright path is blurred once in a small form, without the stretches in which everything looks alike, and the
  /// small form is stretched again: the pixels are those of the whole path, blurred.
  mutating func throwShadow(_ fill: ShadowFill) {
    let shadow = fill.shadow.applying(top.matrix)
    guard shadow.color.alpha > 0, isVisible(fill.bounds) else { return }
    guard let form = ShadowForm(fill.path, top.matrix, reach: shadow.reach),
      let mask = shadows.mask(of: form, shadow.deviation)
    else { return throwWideShadow(fill, shadow) }
    let covered = fill.covered.isNull ? CGRect.null : fill.covered.applying(top.matrix).insetBy(dx: 1, dy: 1)
    let move = CGVector(dx: shadow.offset.width.rounded(), dy: shadow.offset.height.rounded())
    use(.identity)
    source(shadow.color)
    for (down, across) in form.pieces {
      let rect = CGRect(
        x: form.origin.x + across.place + move.dx, y: form.origin.y + down.place + move.dy, width: across.length,
        height: down.length)
      let seen = rect.overlap(top.clip)
      if seen.isEmpty || covered.contains(seen) { continue }
      cairo_save(cairo)
      rectangle(seen)
      cairo_clip(cairo)
      let part = CGRect(x: across.source, y: down.source, width: across.width, height: down.width)
      lay(mask, part, at: rect.origin)
      cairo_restore(cairo)
    }
    forgetCairo()
  }

  /// Lets the source through as far as a part of a mask says; the part is repeated.
  private func lay(_ mask: OpaquePointer, _ part: CGRect, at place: CGPoint) {
    guard
      let surface = cairo_surface_create_for_rectangle(
        mask, Double(part.minX), Double(part.minY), Double(part.width), Double(part.height)),
      let pattern = cairo_pattern_create_for_surface(surface)
    else { return }
    cairo_surface_destroy(surface)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    var matrix = cairo_matrix_t()
    cairo_matrix_init_translate(&matrix, -Double(place.x), -Double(place.y))
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_mask(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Draws the shadow of a path that stands askew or has no small form, by way of a ground as large as what is seen.
  private mutating func throwWideShadow(_ fill: ShadowFill, _ shadow: Shadow) {
    let extent = fill.path.controlBox.applying(top.matrix).outset(by: 1)
    let area = top.clip.union(shadow.sources(of: top.clip)).overlap(extent).integral
    guard !area.isEmpty, let ground = Ground(area) else { return }
    let layer = PaintLayer(
      purpose: .effect(GroupEffect(shadow: fill.shadow)), surface: ground.surface, outer: cairo, area: area,
      matrix: top.matrix)
    cairo = ground.cairo
    forgetCairo()
    var frame = top
    (frame.clip, frame.isPlain, frame.isSaved, frame.blendMode) = (area, false, false, .normal)
    push(frame)
    self.fill(fill.path, .black, .winding)
    pop()
    cairo_destroy(cairo)
    cairo = layer.outer
    forgetCairo()
    throwShadow(shadow, of: layer)
    cairo_surface_destroy(ground.surface)
  }
}

/// An upright path without the stretches in which everything looks alike, on pixels.
struct ShadowForm {
  /// A part of the shadow along one axis, in device pixels.
  struct Piece {
    /// Where it begins, from the shadow's corner, and how long it is.
    var (place, length): (CGFloat, CGFloat)
    /// Where it begins in the mask, and how long it is there: 1 for what is repeated.
    var (source, width): (CGFloat, CGFloat)
  }

  /// The path, from the mask's corner.
  let path: DisplayList.Path
  /// The size of the mask in pixels.
  let size: (width: CGFloat, height: CGFloat)
  /// Where the corner of the whole shadow lies, in device pixels, without its offset.
  let origin: CGPoint
  private let across: [Piece]
  private let down: [Piece]

  /// The most pixels of a mask; larger shadows without a middle are not kept.
  static let most: CGFloat = 256 * 256

  /// Nil for a path that stands askew, is no path, or stays large.
  init?(_ whole: DisplayList.Path, _ matrix: CGAffineTransform, reach: CGFloat) {
    guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 else { return nil }
    let device = whole.applying(matrix)
    let box = device.controlBox
    guard !box.isNull, box.width < 1e6, box.height < 1e6, abs(box.minX) < 1e6, abs(box.minY) < 1e6 else { return nil }
    let margin = reach.rounded(.up)
    origin = CGPoint(x: box.minX.rounded(.down) - margin, y: box.minY.rounded(.down) - margin)
    // A middle is worth something only where it is longer than the blur reaches.
    let least = 2 * margin + 4
    let across = Self.cut(box.width > least ? device.middleAcross : nil, margin, origin.x, box.maxX)
    let down = Self.cut(box.height > least ? device.middleDown : nil, margin, origin.y, box.maxY)
    guard across.size * down.size <= Self.most else { return nil }
    (size, self.across, self.down) = ((across.size, down.size), across.pieces, down.pieces)
    // Cairo counts in parts of 256; the same path a pixel further is the same form.
    func place(_ value: CGFloat, _ cut: (end: CGFloat, by: CGFloat), _ origin: CGFloat) -> CGFloat {
      let moved = value - origin - (value >= cut.end ? cut.by : 0)
      return (moved * 256).rounded() / 256
    }
    let corner = origin
    path = device.mapped {
      CGPoint(x: place($0.x, across.cut, corner.x), y: place($0.y, down.cut, corner.y))
    }
  }

  /// The parts from top to bottom, each with those from left to right.
  var pieces: [(down: Piece, across: Piece)] { down.flatMap { row in across.map { (row, $0) } } }

  /// What is left of an axis when most of its middle is cut out, by whole pixels.
  private static func cut(
    _ middle: DisplayList.Path.Middle?, _ margin: CGFloat, _ origin: CGFloat, _ end: CGFloat
  ) -> (size: CGFloat, cut: (end: CGFloat, by: CGFloat), pieces: [Piece]) {
    let length = end.rounded(.up) + margin - origin
    guard let middle, middle.high - middle.low > 2 * margin + 4 else {
      return (length, (.infinity, 0), [Piece(place: 0, length: length, source: 0, width: length)])
    }
    // The blur at the pixel that stays reaches no end of the middle.
    let kept = middle.low.rounded(.up) - origin + margin
    let by = (middle.high.rounded(.down) - origin - margin) - kept - 1
    return (
      length - by, (middle.high, by),
      [
        Piece(place: 0, length: kept, source: 0, width: kept),
        Piece(place: kept, length: by + 1, source: kept, width: 1),
        Piece(place: kept + by + 1, length: length - kept - by - 1, source: kept + 1, width: length - kept - by - 1),
      ]
    )
  }
}

/// The blurred masks of the last shadows: most stay the same from frame to frame, wherever they are.
final class ShadowMasks {
  private struct Entry {
    let path: DisplayList.Path
    let deviation: CGFloat
    let size: (width: CGFloat, height: CGFloat)
    let surface: OpaquePointer
  }
  private var entries: [Entry] = []
  /// How many are kept.
  private static let most = 16

  deinit { for entry in entries { cairo_surface_destroy(entry.surface) } }

  /// The mask of a form, opaque where the shadow is darkest; it belongs to the store.
  func mask(of form: ShadowForm, _ deviation: CGFloat) -> OpaquePointer? {
    if let index = entries.firstIndex(where: {
      $0.deviation == deviation && $0.size == form.size && $0.path == form.path
    }) {
      if index > 0 { entries.swapAt(index, index - 1) }
      return entries[index > 0 ? index - 1 : index].surface
    }
    guard let surface = Self.blurred(form, deviation) else { return nil }
    if entries.count == Self.most { cairo_surface_destroy(entries.removeLast().surface) }
    entries.append(Entry(path: form.path, deviation: deviation, size: form.size, surface: surface))
    return surface
  }

  private static func blurred(_ form: ShadowForm, _ deviation: CGFloat) -> OpaquePointer? {
    let (width, height) = (Int32(pixels: form.size.width), Int32(pixels: form.size.height))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cairo = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    CairoPainter.trace(form.path, on: cairo)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    BoxBlur(deviation: Double(deviation)).apply(
      to: pixels, width: Int(width), height: Int(height), stride: Int(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
    return surface
  }
}
