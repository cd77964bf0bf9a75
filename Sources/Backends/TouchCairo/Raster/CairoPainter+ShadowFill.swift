import CCairo
import TouchDrawing
import TouchGeometry

extension CairoPainter {
  /// Draws the shadow of a path.
  ///
  /// An upright path is blurred once in a small form, without its uniform stretches, and the result is stretched: the
  /// pixels are those of the whole blurred path.
  mutating func drawShadow(_ fill: ShadowFill) {
    let shadow = fill.shadow.applying(top.matrix)
    guard shadow.color.alpha > 0, isVisible(fill.bounds) else { return }
    guard let form = ShadowForm(fill.path, top.matrix, reach: shadow.reach),
      let mask = caches.shadows.mask(of: form, shadow.deviation)
    else { return throwWideShadow(fill, shadow) }
    let covered = fill.covered.isNull ? CGRect.null : fill.covered.applying(top.matrix).insetBy(dx: 1, dy: 1)
    let corner = CGPoint(
      x: form.origin.x + shadow.offset.width.rounded(), y: form.origin.y + shadow.offset.height.rounded())
    let pixels = top.isPlain && top.blendMode == .normal ? target : nil
    let (allAcross, allDown) = (form.stretchAcross(from: corner.x), form.stretchDown(from: corner.y))
    if pixels == nil {
      use(.identity)
      source(shadow.color)
    }
    for (down, across) in form.pieces {
      let rect = CGRect(
        x: corner.x + across.place, y: corner.y + down.place, width: across.length, height: down.length)
      let seen = rect.overlap(top.clip)
      if seen.isEmpty || covered.contains(seen) { continue }
      if let pixels {
        for part in seen.outside(covered) { pixels.blend(mask, allAcross, allDown, part, shadow.color) }
        continue
      }
      cairo_save(cairo)
      rectangle(seen)
      cairo_clip(cairo)
      let part = CGRect(x: across.source, y: down.source, width: across.width, height: down.width)
      lay(mask.surface, part, at: rect.origin)
      cairo_restore(cairo)
    }
    if pixels == nil { forgetCairo() }
  }

  /// Paints the source through a part of a mask; the part is repeated.
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

  /// Draws the shadow of a path that is rotated, or that cannot be drawn from a small stretched mask, through an
  /// intermediate surface with the size of the visible area.
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
    drawShadow(shadow, of: layer)
    cairo_surface_destroy(ground.surface)
  }
}

extension CGRect {
  /// Returns the parts that are outside another rectangle, which is rounded inwards to whole units.
  fileprivate func outside(_ other: CGRect) -> [CGRect] {
    let hole = CGRect(
      x: other.minX.rounded(.up), y: other.minY.rounded(.up),
      width: other.maxX.rounded(.down) - other.minX.rounded(.up),
      height: other.maxY.rounded(.down) - other.minY.rounded(.up))
    guard !other.isNull, hole.size.width > 0, hole.size.height > 0 else { return [self] }
    let common = overlap(hole)
    guard !common.isEmpty else { return [self] }
    let parts = [
      CGRect(x: minX, y: minY, width: width, height: common.minY - minY),
      CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
      CGRect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
      CGRect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ]
    return parts.filter { !$0.isEmpty }
  }
}

/// An upright path without its uniform stretches, on pixels.
struct ShadowForm {
  /// A part of the shadow along one axis, in device pixels.
  struct Piece {
    /// The start, relative to the shadow's corner, and the length.
    var (place, length): (CGFloat, CGFloat)
    /// The start and length in the mask; the length is 1 for a repeated pixel.
    var (source, width): (CGFloat, CGFloat)
  }

  /// The path, from the mask's corner.
  let path: DisplayList.Path
  /// The size of the mask in pixels.
  let size: (width: CGFloat, height: CGFloat)
  /// The corner of the whole shadow in device pixels, without its offset.
  let origin: CGPoint
  private let across: [Piece]
  private let down: [Piece]

  /// The maximum number of pixels of a mask; a larger shadow without a uniform stretch is not cached.
  static let maximum: CGFloat = 256 * 256

  /// Returns nil for a path that is rotated or empty, or whose form would be large.
  init?(_ whole: DisplayList.Path, _ matrix: CGAffineTransform, reach: CGFloat) {
    guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0 else { return nil }
    let device = whole.applying(matrix)
    let box = device.controlBox
    guard !box.isNull, box.width < 1e6, box.height < 1e6, abs(box.minX) < 1e6, abs(box.minY) < 1e6 else { return nil }
    let margin = reach.rounded(.up)
    origin = CGPoint(x: box.minX.rounded(.down) - margin, y: box.minY.rounded(.down) - margin)
    // Cutting pays off only if the uniform stretch is longer than the reach of the blur.
    let minimum = 2 * margin + 4
    let across = Self.cut(box.width > minimum ? device.middleAcross : nil, margin, origin.x, box.maxX)
    let down = Self.cut(box.height > minimum ? device.middleDown : nil, margin, origin.y, box.maxY)
    guard across.size * down.size <= Self.maximum else { return nil }
    (size, self.across, self.down) = ((across.size, down.size), across.pieces, down.pieces)
    // Cairo's coordinates are multiples of 1/256; a path that is moved by whole pixels has the same form.
    func place(_ value: CGFloat, _ cut: (end: CGFloat, by: CGFloat), _ origin: CGFloat) -> CGFloat {
      let moved = value - origin - (value >= cut.end ? cut.by : 0)
      return (moved * 256).rounded() / 256
    }
    let corner = origin
    path = device.mapped {
      CGPoint(x: place($0.x, across.cut, corner.x), y: place($0.y, down.cut, corner.y))
    }
  }

  /// The pieces from top to bottom, and in each row from left to right.
  var pieces: [(down: Piece, across: Piece)] { down.flatMap { row in across.map { (row, $0) } } }

  /// The mapping of target pixels to mask pixels along an axis, from the first target pixel.
  func stretchAcross(from place: CGFloat) -> PixelStretch { Self.stretch(across, from: place) }
  func stretchDown(from place: CGFloat) -> PixelStretch { Self.stretch(down, from: place) }

  private static func stretch(_ pieces: [Piece], from place: CGFloat) -> PixelStretch {
    let last = pieces[pieces.count - 1]
    let count = Int(last.place + last.length)
    guard pieces.count == 3 else { return PixelStretch(place: Int(place), before: count, times: 0, count: count) }
    return PixelStretch(place: Int(place), before: Int(pieces[0].length), times: Int(pieces[1].length), count: count)
  }

  /// The pieces of an axis after most of its uniform stretch is cut out, by whole pixels.
  private static func cut(
    _ middle: DisplayList.Path.Middle?, _ margin: CGFloat, _ origin: CGFloat, _ end: CGFloat
  ) -> (size: CGFloat, cut: (end: CGFloat, by: CGFloat), pieces: [Piece]) {
    let length = end.rounded(.up) + margin - origin
    guard let middle, middle.high - middle.low > 2 * margin + 4 else {
      return (length, (.infinity, 0), [Piece(place: 0, length: length, source: 0, width: length)])
    }
    // The blur of the remaining pixel must not reach the ends of the stretch.
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

/// The blurred masks of recent shadows; most shadows have the same mask in the next frame, even at another position.
final class ShadowMasks {
  private struct Entry {
    let path: DisplayList.Path
    let deviation: CGFloat
    let size: (width: CGFloat, height: CGFloat)
    let mask: ShapeMask
  }
  private var entries: [Entry] = []
  /// The maximum number of masks.
  private static let maximum = 16

  /// The mask of a form, opaque where the shadow is darkest; nil if Cairo has no memory for it.
  func mask(of form: ShadowForm, _ deviation: CGFloat) -> ShapeMask? {
    if let index = entries.firstIndex(where: {
      $0.deviation == deviation && $0.size == form.size && $0.path == form.path
    }) {
      if index > 0 { entries.swapAt(index, index - 1) }
      return entries[index > 0 ? index - 1 : index].mask
    }
    guard
      let mask = ShapeMask(
        columns: Int(form.size.width), rows: Int(form.size.height), { CairoPainter.trace(form.path, on: $0) })
    else { return nil }
    mask.blur(BoxBlur(deviation: Double(deviation)))
    if entries.count == Self.maximum { entries.removeLast() }
    entries.append(Entry(path: form.path, deviation: deviation, size: form.size, mask: mask))
    return mask
  }
}
