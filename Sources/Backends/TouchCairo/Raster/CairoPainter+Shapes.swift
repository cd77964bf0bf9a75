import CCairo
import TouchDrawing
import TouchGeometry

extension CairoPainter {
  // MARK: Sharp edges

  /// Returns a rectangle transformed by the matrix, with edges on whole points moved to whole pixels; nil if the result
  /// is not upright.
  ///
  /// At an integral scale nothing moves. At 1.25 or 1.5, edges from a layout in points stay sharp and neighbors still
  /// touch each other; edges between points, as in an animation, are drawn in place.
  func upright(_ rect: CGRect) -> CGRect? { Self.upright(rect, top.matrix, scale: scale) }

  /// Returns a rectangle transformed by a matrix, as the method of an instance does.
  static func upright(_ rect: CGRect, _ matrix: CGAffineTransform, scale: CGFloat) -> CGRect? {
    guard matrix.b == 0 && matrix.c == 0 || matrix.a == 0 && matrix.d == 0 else { return nil }
    let device = rect.applying(matrix)
    let (left, right) = (snapped(device.minX, scale), snapped(device.maxX, scale))
    let (top, bottom) = (snapped(device.minY, scale), snapped(device.maxY, scale))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns a device coordinate, rounded to a whole pixel if it is a whole number of points.
  private static func snapped(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    isWhole(value, scale) ? value.rounded() : value
  }

  /// Whether a device coordinate is a multiple of a step.
  private static func isWhole(_ value: CGFloat, _ step: CGFloat) -> Bool {
    let count = value / step
    return abs(count - count.rounded()) < 1e-4
  }

  private func snapped(_ value: CGFloat) -> CGFloat { Self.snapped(value, scale) }

  private func isWhole(_ value: CGFloat, step: CGFloat) -> Bool { Self.isWhole(value, scale * step) }

  /// Clips the invisible part, because Cairo's coordinates are limited to some millions.
  private func limited(_ device: CGRect) -> CGRect { device.overlap(top.clip.outset(by: 2)) }

  /// Clips the invisible part of a rectangle in the current space.
  private func limitedHere(_ rect: CGRect) -> CGRect {
    rect.overlap(top.clip.outset(by: 2).applying(top.matrix.inverted()))
  }

  // MARK: Rectangles

  mutating func fill(_ rect: CGRect, _ color: CGColor) {
    guard color.alpha > 0 else { return }
    if let device = uprightAndVisible(rect) {
      guard device.width > 0, device.height > 0 else { return }
      if top.isPlain, top.blendMode == .normal, let target {
        let isDone = color.alpha >= 1 ? target.fill(device, top.clip, color) : target.tint(device, top.clip, color)
        if isDone || fillInside(device, color, target) { return }
      }
      use(.identity)
      rectangle(limited(device))
    } else {
      guard isVisible(rect) else { return }
      use(top.matrix)
      rectangle(limitedHere(rect))
    }
    source(color)
    cairo_fill(cairo)
  }

  /// Fills a large rectangle with edges between pixels: the whole pixels without Cairo, the edges by Cairo; returns
  /// false for a small one.
  ///
  /// The pixels are those that Cairo gives the rectangle. A page that slides over another is such a rectangle.
  private mutating func fillInside(_ device: CGRect, _ color: CGColor, _ target: PixelTarget) -> Bool {
    let rect = Self.inCairosUnits(limited(device))
    let (left, up) = (rect.minX.rounded(.up), rect.minY.rounded(.up))
    let (right, down) = (rect.maxX.rounded(.down), rect.maxY.rounded(.down))
    guard (right - left) * (down - up) >= Self.fewestInside, right > left, down > up else { return false }
    let inside = CGRect(x: left, y: up, width: right - left, height: down - up)
    let isDone = color.alpha >= 1 ? target.fill(inside, top.clip, color) : target.tint(inside, top.clip, color)
    guard isDone else { return false }
    let edges = [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: up - rect.minY),
      CGRect(x: rect.minX, y: down, width: rect.width, height: rect.maxY - down),
      CGRect(x: rect.minX, y: up, width: left - rect.minX, height: down - up),
      CGRect(x: right, y: up, width: rect.maxX - right, height: down - up),
    ]
    for edge in edges where edge.width > 0 && edge.height > 0 && !edge.overlap(top.clip).isEmpty {
      use(.identity)
      rectangle(edge)
      source(color)
      cairo_fill(cairo)
    }
    return true
  }

  /// Returns a rectangle as Cairo stores it: its corner and its size are rounded to parts of 256 of a pixel.
  private static func inCairosUnits(_ rect: CGRect) -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 256).rounded(.toNearestOrEven) / 256 }
    return CGRect(
      x: rounded(rect.origin.x), y: rounded(rect.origin.y), width: rounded(rect.size.width),
      height: rounded(rect.size.height))
  }

  /// The fewest whole pixels for which four strips and a fill are faster than Cairo's rectangle.
  private static let fewestInside: CGFloat = 16_384

  /// Equals `upright(_:)`, with an empty result if nothing is visible; used for most drawing.
  private func uprightAndVisible(_ rect: CGRect) -> CGRect? {
    let (matrix, clip) = (top.matrix, top.clip)
    guard matrix.b == 0, matrix.c == 0, matrix.a > 0, matrix.d > 0, rect.size.width >= 0, rect.size.height >= 0,
      rect.size.width < .greatestFiniteMagnitude, rect.size.height < .greatestFiniteMagnitude
    else { return upright(rect) }
    var (left, up) = (rect.origin.x * matrix.a + matrix.tx, rect.origin.y * matrix.d + matrix.ty)
    var right = (rect.origin.x + rect.size.width) * matrix.a + matrix.tx
    var down = (rect.origin.y + rect.size.height) * matrix.d + matrix.ty
    guard left - 1 < clip.origin.x + clip.size.width, up - 1 < clip.origin.y + clip.size.height,
      right + 1 > clip.origin.x, down + 1 > clip.origin.y
    else { return .zero }
    if !hasWholeScale {
      (left, up) = (snapped(left), snapped(up))
      (right, down) = (snapped(right), snapped(down))
    }
    return CGRect(x: left, y: up, width: right - left, height: down - up)
  }

  /// Draws a line along a rectangle's edges.
  ///
  /// If the rectangle comes from a layout (its edges are on whole or half points), the line gets a whole number of
  /// pixels and sharp edges.
  mutating func stroke(_ rect: CGRect, radius: CGFloat, width: CGFloat, _ color: CGColor) {
    guard color.alpha > 0, width >= 0, isVisible(rect.standardized.outset(by: max(width, 1) / 2)) else { return }
    source(color)
    let matrix = top.matrix
    let grows = abs(matrix.a) + abs(matrix.b)
    let device = rect.applying(matrix)
    let isEven = isUpright && abs(abs(matrix.c) + abs(matrix.d) - grows) < 1e-9
    guard isEven, isWhole(device.minX, step: 0.5), isWhole(device.minY, step: 0.5), isWhole(device.maxX, step: 0.5),
      isWhole(device.maxY, step: 0.5)
    else {
      if isEven, radius > 0, width > 0 {
        if strokeFromMask(along: device, radius: radius * grows, width: width * grows, color) { return }
      }
      use(matrix)
      if width > 0 { return fillRing(along: rect.standardized, radius: radius, width: width) }
      Self.corners(rect.standardized, CGSize(width: radius, height: radius), on: cairo)
      return strokeCurrent(StrokeStyle(width: width))
    }
    let line = width * grows
    let pixels = max(line.rounded(), 1)
    let left = (device.minX - line / 2).rounded()
    let up = (device.minY - line / 2).rounded()
    let outer = CGRect(
      x: left, y: up, width: (device.maxX + line / 2).rounded() - left,
      height: (device.maxY + line / 2).rounded() - up)
    if radius > 0 {
      let middle = outer.insetBy(dx: pixels / 2, dy: pixels / 2)
      if strokeFromMask(along: middle, radius: radius * grows, width: pixels, color) { return }
      use(.identity)
      return fillRing(along: middle, radius: radius * grows, width: pixels)
    }
    use(.identity)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    rectangle(limited(outer))
    let inner = outer.insetBy(dx: pixels, dy: pixels)
    if !inner.isEmpty { rectangle(limited(inner)) }
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  // MARK: Clips

  mutating func clip(to rect: CGRect) {
    let frame = top
    guard !frame.clip.isEmpty else { return }
    guard let device = upright(rect) else {
      saveForClip()
      use(frame.matrix)
      rectangle(limitedHere(rect))
      cairo_clip(cairo)
      top.clip = frame.clip.overlap(rect.applying(frame.matrix).outset(by: 1))
      top.isPlain = false
      return
    }
    let rest = frame.clip.overlap(device)
    if rest.isEmpty {
      top.clip = .zero
    } else if rest != frame.clip {
      saveForClip()
      use(.identity)
      rectangle(rest)
      cairo_clip(cairo)
      top.clip = rest
      if rest != rest.integral { top.isPlain = false }
    }
  }

  mutating func clip(to rect: CGRect, radius: CGFloat) {
    guard radius > 0 else { return clip(to: rect) }
    guard narrow(to: rect) else { return }
    saveForClip()
    traceRounded(rect, radius: radius)
    cairo_clip(cairo)
  }

  mutating func clip(to path: DisplayList.Path, _ rule: CGPathFillRule) {
    guard narrow(to: path.controlBox) else { return }
    saveForClip()
    trace(path)
    withRule(rule) { cairo_clip(cairo) }
  }

  /// Narrows the bounds of the clip; returns false if nothing is left.
  private mutating func narrow(to rect: CGRect) -> Bool {
    guard isVisible(rect) else {
      top.clip = .zero
      return false
    }
    top.clip = top.clip.overlap(rect.applying(top.matrix).outset(by: 1))
    top.isPlain = false
    return true
  }
}
