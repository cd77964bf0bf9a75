import TouchGeometry

extension CGContext {
  // MARK: The current path

  /// Forgets the current path.
  public func beginPath() { state.withLock { $0.path = DisplayList.Path() } }

  /// Begins a subpath.
  public func move(to point: CGPoint) { state.withLock { $0.path.move(to: point) } }

  /// Adds a straight line.
  ///
  /// Without a current point it begins a subpath instead.
  public func addLine(to point: CGPoint) { state.withLock { $0.path.addLine(to: point) } }

  /// Begins a subpath at the first place and adds straight lines to the others.
  public func addLines(between points: [CGPoint]) {
    state.withLock {
      guard let first = points.first else { return }
      $0.path.move(to: first)
      for point in points.dropFirst() { $0.path.addLine(to: point) }
    }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    state.withLock { $0.path.addQuadCurve(to: end, control: control) }
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    state.withLock { $0.path.addCurve(to: end, control1: control1, control2: control2) }
  }

  /// Adds a part of a circle, with a straight line to its start from the current point, if there is one.
  ///
  /// As in Core Graphics, `clockwise` speaks of a space whose y grows upwards: true goes towards smaller angles, which
  /// on screen is counterclockwise.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    state.withLock {
      $0.path.addArc(center: center, radius: radius, from: startAngle, to: endAngle, towardsLarger: !clockwise)
    }
  }

  /// Rounds a corner: adds a straight line, and a part of a circle that touches both the line from the current point to
  /// the first place and the line from there to the second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    state.withLock { $0.path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { state.withLock { $0.path.addRect(rect) } }

  /// Adds an ellipse as a closed subpath.
  public func addEllipse(in rect: CGRect) { state.withLock { $0.path.addEllipse(in: rect) } }

  /// Adds all parts of a path.
  public func addPath(_ path: CGPath) {
    let added = path.path
    state.withLock { $0.path.append(added) }
  }

  /// Closes the current subpath.
  public func closePath() { state.withLock { $0.path.close() } }

  /// Whether the current path has no parts.
  public var isPathEmpty: Bool { state.withLock { $0.path.isEmpty } }

  /// Where the next line would start; the origin without a path.
  public var currentPointOfPath: CGPoint { state.withLock { $0.path.currentPoint ?? .zero } }

  /// The smallest rectangle around the current path's points and control points.
  public var boundingBoxOfPath: CGRect { state.withLock { $0.path.controlBox } }

  /// Replaces the current path by what a line along it would cover, with the width, ends, corners and dashes of now.
  public func replacePathWithStrokedPath() { state.withLock { $0.path = $0.path.stroked($0.graphics.style) } }

  /// A copy of the current path; nil when it has no parts.
  public var path: CGPath? {
    let value = state.withLock { $0.path }
    return value.isEmpty ? nil : CGPath(value)
  }

  // MARK: Painting it

  /// Covers the inside of the current path, which is empty afterwards.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    state.withLock {
      let path = $0.takePath()
      $0.fill(path, using: rule)
    }
  }

  /// Draws a line along the current path, which is empty afterwards.
  public func strokePath() {
    state.withLock {
      let path = $0.takePath()
      $0.stroke(path, style: $0.graphics.style)
    }
  }

  /// Covers the inside of the current path, draws a line along it, or both; the path is empty afterwards.
  public func drawPath(using mode: CGPathDrawingMode) {
    state.withLock {
      let path = $0.takePath()
      switch mode {
      case .fill, .fillStroke: $0.fill(path, using: .winding)
      case .eoFill, .eoFillStroke: $0.fill(path, using: .evenOdd)
      case .stroke: break
      }
      switch mode {
      case .stroke, .fillStroke, .eoFillStroke: $0.stroke(path, style: $0.graphics.style)
      case .fill, .eoFill: break
      }
    }
  }

  /// Limits drawing to the inside of the current path, which is empty afterwards; an empty path lets nothing through.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.withLock {
      let path = $0.takePath()
      $0.clip(to: path, using: rule)
    }
  }

  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) { state.withLock { $0.clip(to: DisplayList.Path(rect: rect), using: .winding) } }

  /// Limits drawing to several rectangles together.
  public func clip(to rects: [CGRect]) {
    state.withLock {
      var path = DisplayList.Path()
      for rect in rects { path.addRect(rect) }
      $0.clip(to: path, using: .winding)
    }
  }

  /// A rectangle, in the space of the moment, around what the clip lets through; infinite when nothing clips.
  public var boundingBoxOfClipPath: CGRect {
    state.withLock { $0.graphics.clip.applying($0.graphics.transform.inverted()) }
  }

  // MARK: Shapes at once

  /// Covers a rectangle with the fill color.
  public func fill(_ rect: CGRect) { state.withLock { $0.fill(rect) } }

  /// Erases what was drawn in a rectangle, as far as the clip lets through: there it is invisible afterwards.
  ///
  /// A view draws on a ground of its own, so what is behind the view shows. Opacity, shadow and blend mode of the state
  /// play no part.
  public func clear(_ rect: CGRect) {
    state.withLock { $0.clear(rect) }
  }

  /// Covers rectangles with the fill color.
  public func fill(_ rects: [CGRect]) { state.withLock { for rect in rects { $0.fill(rect) } } }

  /// Covers an ellipse with the fill color.
  public func fillEllipse(in rect: CGRect) {
    state.withLock { $0.fill(DisplayList.Path(ovalIn: rect), using: .winding) }
  }

  /// Draws a line along the edges of a rectangle.
  public func stroke(_ rect: CGRect) {
    state.withLock { $0.stroke(DisplayList.Path(rect: rect), style: $0.graphics.style) }
  }

  /// Draws a line of a width along the edges of a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    state.withLock {
      var style = $0.graphics.style
      style.width = width
      $0.stroke(DisplayList.Path(rect: rect), style: style)
    }
  }

  /// Draws a line along an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    state.withLock { $0.stroke(DisplayList.Path(ovalIn: rect), style: $0.graphics.style) }
  }

  /// Draws straight lines from the first place to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    state.withLock {
      var path = DisplayList.Path()
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.move(to: points[index])
        path.addLine(to: points[index + 1])
      }
      $0.stroke(path, style: $0.graphics.style)
    }
  }
}
