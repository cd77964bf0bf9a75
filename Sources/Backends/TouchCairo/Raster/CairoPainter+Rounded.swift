import CCairo
import TouchDrawing
import TouchGeometry

// Rounded rectangles and circles: from masks if they are axis-aligned on the target's pixels, otherwise by Cairo.

extension CairoPainter {
  mutating func fill(_ rect: CGRect, radius: CGFloat, _ color: CGColor) {
    guard radius > 0 else { return fill(rect, color) }
    guard color.alpha > 0, isVisible(rect) else { return }
    if let device = upright(rect) {
      let radius = deviceRadius(CGSize(width: radius, height: radius))
      if drawFromMask(device, radius, line: 0, color) { return }
      use(.identity)
      Self.corners(device, radius, on: cairo)
    } else {
      traceRounded(rect, radius: radius)
    }
    source(color)
    cairo_fill(cairo)
  }

  /// Draws a rounded rectangle of device pixels, or the line along its edges, without Cairo; returns false if that is
  /// impossible.
  private func drawFromMask(_ rect: CGRect, _ radius: CGSize, line: CGFloat, _ color: CGColor) -> Bool {
    guard top.isPlain, top.blendMode == .normal, let target,
      let form = RoundedForm(rect, radius: radius, line: line)
    else { return false }
    let mask = caches.shapes.mask(of: form.look) {
      if line > 0 {
        cairo_set_fill_rule($0, CAIRO_FILL_RULE_EVEN_ODD)
        Self.ring(form.look.rect, form.look.radius, line: line, on: $0)
      } else {
        Self.corners(form.look.rect, form.look.radius, on: $0)
      }
    }
    guard let mask else { return false }
    target.blend(mask, form.across, form.down, top.clip, color)
    return true
  }

  /// Returns a radius in device pixels.
  private func deviceRadius(_ radius: CGSize) -> CGSize { Self.grown(radius, by: top.matrix) }

  /// Returns a radius transformed by an upright matrix.
  static func grown(_ radius: CGSize, by matrix: CGAffineTransform) -> CGSize {
    if matrix.a == 0, matrix.d == 0 {
      return CGSize(width: radius.height * abs(matrix.c), height: radius.width * abs(matrix.b))
    }
    return CGSize(width: radius.width * abs(matrix.a), height: radius.height * abs(matrix.d))
  }

  /// Sets Cairo's path to a rounded rectangle in the current space; edges on whole points are moved to whole pixels.
  mutating func traceRounded(_ rect: CGRect, radius: CGFloat) {
    if let device = upright(rect) {
      use(.identity)
      Self.corners(device, deviceRadius(CGSize(width: radius, height: radius)), on: cairo)
    } else {
      use(top.matrix)
      Self.corners(rect.standardized, CGSize(width: radius, height: radius), on: cairo)
    }
  }

  /// Adds a rectangle with elliptic corners to Cairo's path.
  static func corners(_ rect: CGRect, _ radius: CGSize, on cairo: OpaquePointer) {
    let (rx, ry) = (Double(min(radius.width, rect.width / 2)), Double(min(radius.height, rect.height / 2)))
    guard rx > 0, ry > 0 else {
      return cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }
    // The distance of a quarter ellipse's control points from the corner.
    let (kx, ky) = (rx * 0.4477152502, ry * 0.4477152502)
    let (left, top) = (Double(rect.minX), Double(rect.minY))
    let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
    cairo_move_to(cairo, left + rx, top)
    cairo_line_to(cairo, right - rx, top)
    cairo_curve_to(cairo, right - kx, top, right, top + ky, right, top + ry)
    cairo_line_to(cairo, right, bottom - ry)
    cairo_curve_to(cairo, right, bottom - ky, right - kx, bottom, right - rx, bottom)
    cairo_line_to(cairo, left + rx, bottom)
    cairo_curve_to(cairo, left + kx, bottom, left, bottom - ky, left, bottom - ry)
    cairo_line_to(cairo, left, top + ry)
    cairo_curve_to(cairo, left, top + ky, left + kx, top, left + rx, top)
    cairo_close_path(cairo)
  }

  /// Adds the outer and the inner edge of a line along a rounded rectangle to Cairo's path.
  ///
  /// The edges of a line along a quarter circle are quarter circles, so the area between them is the stroke; stroking
  /// takes Cairo four times as long.
  ///
  /// - Parameters:
  ///   - outer: The outer edge.
  ///   - radius: The radius of its corners.
  ///   - line: The width of the line.
  private static func ring(_ outer: CGRect, _ radius: CGSize, line: CGFloat, on cairo: OpaquePointer) {
    corners(outer, radius, on: cairo)
    let inner = outer.insetBy(dx: line, dy: line)
    guard !inner.isEmpty else { return }
    corners(
      inner, CGSize(width: max(radius.width - line, 0), height: max(radius.height - line, 0)), on: cairo)
  }

  /// Returns the outer edge of a line along a rounded rectangle, and the radius of its corners.
  private static func outer(of middle: CGRect, radius: CGFloat, width: CGFloat) -> (rect: CGRect, radius: CGSize) {
    let bent = min(radius, middle.width / 2, middle.height / 2)
    let full = bent > 0 ? bent + width / 2 : 0
    return (middle.insetBy(dx: -width / 2, dy: -width / 2), CGSize(width: full, height: full))
  }

  /// Draws a line along a rounded rectangle of device pixels, without Cairo; returns false if that is impossible.
  func strokeFromMask(along middle: CGRect, radius: CGFloat, width: CGFloat, _ color: CGColor) -> Bool {
    let outer = Self.outer(of: middle, radius: radius, width: width)
    return drawFromMask(outer.rect, outer.radius, line: width, color)
  }

  /// Draws a line along a rounded rectangle of Cairo's space.
  func fillRing(along middle: CGRect, radius: CGFloat, width: CGFloat) {
    let outer = Self.outer(of: middle, radius: radius, width: width)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    Self.ring(outer.rect, outer.radius, line: width, on: cairo)
    cairo_fill(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
  }

  // MARK: Paths

  /// Fills a path that is a rounded rectangle from a mask; returns false if that is impossible.
  func fillFromMask(_ shape: DisplayList.Path.RoundedRect, _ color: CGColor) -> Bool {
    guard isUpright else { return false }
    return drawFromMask(shape.rect.applying(top.matrix), deviceRadius(shape.radius), line: 0, color)
  }

  /// Draws a solid line along a path that is a rectangle with circular corners.
  mutating func stroke(_ shape: DisplayList.Path.RoundedRect, width: CGFloat, _ color: CGColor) {
    let matrix = top.matrix
    let grows = abs(matrix.a) + abs(matrix.b)
    if isUpright, abs(abs(matrix.c) + abs(matrix.d) - grows) < 1e-9 {
      let middle = shape.rect.applying(matrix)
      if strokeFromMask(along: middle, radius: shape.radius.width * grows, width: width * grows, color) { return }
    }
    source(color)
    use(matrix)
    fillRing(along: shape.rect, radius: shape.radius.width, width: width)
  }

  /// Whether upright rectangles are upright in device pixels.
  var isUpright: Bool {
    let matrix = top.matrix
    return matrix.b == 0 && matrix.c == 0 || matrix.a == 0 && matrix.d == 0
  }
}
