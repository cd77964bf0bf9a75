import CCairo
import TouchDrawing
import TouchGeometry

extension CairoPainter {
  /// The minimum number of wedges of a full turn: they have straight outer edges and one color each.
  private static let wedges: CGFloat = 120

  /// Fills the clip with a conic gradient around a point, wedge by wedge.
  mutating func paint(around center: CGPoint, from angle: CGFloat, _ fill: GradientFill) {
    use(top.matrix)
    use(top.blendMode)
    guard let reach = reach(from: center), let mesh = cairo_pattern_create_mesh() else { return }
    defer { cairo_pattern_destroy(mesh) }
    func point(_ part: CGFloat) -> (x: Double, y: Double) {
      let turned = Double(angle + part * 2 * .pi)
      return (Double(center.x) + cos(turned) * reach, Double(center.y) + sin(turned) * reach)
    }
    func paint(_ corner: UInt32, _ color: CGColor) {
      cairo_mesh_pattern_set_corner_color_rgba(
        mesh, corner, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * fill.opacity))
    }
    func add(_ from: CGFloat, _ to: CGFloat, _ first: CGColor, _ last: CGColor) {
      guard to > from else { return }
      let count = max(1, ((to - from) * Self.wedges).rounded(.up))
      for step in 0..<Int(count) {
        let (left, right) = (CGFloat(step) / count, CGFloat(step + 1) / count)
        let (start, end) = (point(from + (to - from) * left), point(from + (to - from) * right))
        cairo_mesh_pattern_begin_patch(mesh)
        cairo_mesh_pattern_move_to(mesh, Double(center.x), Double(center.y))
        cairo_mesh_pattern_line_to(mesh, start.x, start.y)
        cairo_mesh_pattern_line_to(mesh, end.x, end.y)
        cairo_mesh_pattern_line_to(mesh, Double(center.x), Double(center.y))
        let (near, far) = (first.mixed(with: last, left), first.mixed(with: last, right))
        paint(0, near)
        paint(1, near)
        paint(2, far)
        paint(3, far)
        cairo_mesh_pattern_end_patch(mesh)
      }
    }
    let stops = fill.gradient.stops
    guard let first = stops.first, let last = stops.last else { return }
    add(0, first.location, first.color, first.color)
    for (stop, next) in zip(stops, stops.dropFirst()) { add(stop.location, next.location, stop.color, next.color) }
    add(last.location, 1, last.color, last.color)
    cairo_set_source(cairo, mesh)
    cairo_paint(cairo)
  }

  /// Returns the distance from a point to the farthest corner of the clip, extended for the straight edges of wedges;
  /// nil for an empty clip.
  private func reach(from center: CGPoint) -> Double? {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return nil }
    let across = max(abs(left - Double(center.x)), abs(right - Double(center.x)))
    let down = max(abs(top - Double(center.y)), abs(bottom - Double(center.y)))
    let reach = (across * across + down * down).squareRoot() * 1.01
    return reach.isFinite && reach > 0 ? reach : nil
  }
}

extension CGColor {
  /// Returns a color between this one and another.
  fileprivate func mixed(with other: CGColor, _ part: CGFloat) -> CGColor {
    func mix(_ own: CGFloat, _ others: CGFloat) -> CGFloat { own + (others - own) * part }
    return CGColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
