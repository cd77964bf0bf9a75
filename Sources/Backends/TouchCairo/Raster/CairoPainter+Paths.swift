import CCairo
import TouchDrawing
import TouchGeometry

extension CairoPainter {
  mutating func fill(_ path: DisplayList.Path, _ color: CGColor, _ rule: CGPathFillRule) {
    guard color.alpha > 0, isVisible(path.controlBox) else { return }
    if let shape = path.roundedRect, fillFromMask(shape, color) { return }
    trace(path)
    source(color)
    withRule(rule) { cairo_fill(cairo) }
  }

  mutating func stroke(_ path: DisplayList.Path, _ style: StrokeStyle, _ color: CGColor) {
    guard color.alpha > 0, style.width >= 0, isVisible(path.controlBox.outset(by: style.reach)) else { return }
    if let shape = path.roundedRect, shape.radius.width == shape.radius.height, style.width > 0, style.dashes.isEmpty {
      return stroke(shape, width: style.width, color)
    }
    trace(path)
    source(color)
    strokeCurrent(style)
  }

  /// Strokes Cairo's current path, which is in device pixels; the pen is transformed by the current matrix.
  mutating func strokeCurrent(_ style: StrokeStyle) {
    if style.width > 0 {
      use(top.matrix)
      cairo_set_line_width(cairo, Double(style.width))
    } else {
      use(.identity)
      cairo_set_line_width(cairo, 1)
    }
    switch style.cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cairo, Double(max(style.miterLimit, 1)))
    // Dashes without any length put Cairo into a permanent error state.
    let dashes = style.dashes
    if !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 && $0.isFinite }), dashes.contains(where: { $0 > 0 }) {
      let lengths = dashes.map { Double($0) }
      cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(style.dashPhase))
    } else {
      cairo_set_dash(cairo, nil, 0, 0)
    }
    cairo_stroke(cairo)
  }

  /// Sets Cairo's current path, transformed by the current matrix.
  mutating func trace(_ path: DisplayList.Path) {
    use(top.matrix)
    Self.trace(path, on: cairo)
  }

  /// Sets the path of a Cairo context.
  static func trace(_ path: DisplayList.Path, on cairo: OpaquePointer) {
    var here = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(cairo, Double(point.x), Double(point.y))
        here = point
      case .line(let point):
        cairo_line_to(cairo, Double(point.x), Double(point.y))
        here = point
      case .quad(let end, let control):
        // A quadratic curve equals a cubic one with control points at two thirds of the distance to the control point.
        cairo_curve_to(
          cairo, Double(here.x + (control.x - here.x) * 2 / 3), Double(here.y + (control.y - here.y) * 2 / 3),
          Double(end.x + (control.x - end.x) * 2 / 3), Double(end.y + (control.y - end.y) * 2 / 3),
          Double(end.x), Double(end.y))
        here = end
      case .curve(let end, let first, let second):
        cairo_curve_to(
          cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(end.x),
          Double(end.y))
        here = end
      case .close: cairo_close_path(cairo)
      }
    }
  }

  func withRule(_ rule: CGPathFillRule, _ body: () -> Void) {
    switch rule {
    case .winding: body()
    case .evenOdd:
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
      body()
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }
  }
}
