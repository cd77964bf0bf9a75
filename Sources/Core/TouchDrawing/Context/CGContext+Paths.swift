import TouchGeometry

extension CGContext {
  // MARK: The current path

  /// Clears the current path.
  public func beginPath() { state.withLock { $0.path = DisplayList.Path() } }

  /// Begins a subpath.
  public func move(to point: CGPoint) { state.withLock { $0.path.move(to: point) } }

  /// Adds a straight line.
  ///
  /// Without a current point, it begins a subpath instead.
  public func addLine(to point: CGPoint) { state.withLock { $0.path.addLine(to: point) } }

  /// Begins a subpath at the first point and adds straight lines to the others.
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

  /// Adds a circular arc, with a straight line to its start from the current point, if there is one.
  ///
  /// As in Core Graphics, `clockwise` assumes that y grows upward: true means toward smaller angles, which is
  /// counterclockwise on screen.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    state.withLock {
      $0.path.addArc(center: center, radius: radius, from: startAngle, to: endAngle, towardsLarger: !clockwise)
    }
  }

  /// Adds a straight line and an arc that rounds a corner.
  ///
  /// The arc touches both the line from the current point to the first point and the line from there to the second.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    state.withLock { $0.path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) { state.withLock { $0.path.addRect(rect) } }

  /// Adds rectangles, each as a closed subpath, in order.
  public func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds an ellipse as a closed subpath.
  public func addEllipse(in rect: CGRect) { state.withLock { $0.path.addEllipse(in: rect) } }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) {
    let added = path.path
    state.withLock { $0.path.append(added) }
  }

  /// Closes the current subpath.
  public func closePath() { state.withLock { $0.path.close() } }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { state.withLock { $0.path.isEmpty } }

  /// The current point of the path; the origin if the path is empty.
  public var currentPointOfPath: CGPoint { state.withLock { $0.path.currentPoint ?? .zero } }

  /// The smallest rectangle that contains the current path's points and control points.
  public var boundingBoxOfPath: CGRect { state.withLock { $0.path.controlBox } }

  /// Replaces the current path with the outline of its stroke, with the current width, caps, joins and dashes.
  public func replacePathWithStrokedPath() { state.withLock { $0.path = $0.path.stroked($0.graphics.style) } }

  /// A copy of the current path; nil if it is empty.
  public var path: CGPath? {
    let value = state.withLock { $0.path }
    return value.isEmpty ? nil : CGPath(value)
  }

  // MARK: Painting it

  /// Fills the current path, then clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    state.withLock {
      let path = $0.takePath()
      $0.fill(path, using: rule)
    }
  }

  /// Strokes the current path, then clears it.
  public func strokePath() {
    state.withLock {
      let path = $0.takePath()
      $0.stroke(path, style: $0.graphics.style)
    }
  }

  /// Fills the current path, strokes it, or both, then clears it.
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

  /// Limits drawing to the inside of the current path, then clears it; an empty path clips everything.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.withLock {
      let path = $0.takePath()
      $0.clip(to: path, using: rule)
    }
  }

  /// Limits drawing to a rectangle.
  public func clip(to rect: CGRect) { state.withLock { $0.clip(to: DisplayList.Path(rect: rect), using: .winding) } }

  /// Limits drawing to the union of several rectangles.
  public func clip(to rects: [CGRect]) {
    state.withLock {
      var path = DisplayList.Path()
      for rect in rects { path.addRect(rect) }
      $0.clip(to: path, using: .winding)
    }
  }

  /// The smallest rectangle, in the current coordinate space, that contains the clip; infinite without a clip.
  public var boundingBoxOfClipPath: CGRect {
    state.withLock { $0.graphics.clip.applying($0.graphics.transform.inverted()) }
  }

  // MARK: Shapes

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: CGRect) { state.withLock { $0.fill(rect) } }

  /// Makes a rectangle transparent, within the clip.
  ///
  /// A view draws on its own background, so content behind the view becomes visible. Opacity, shadow and blend mode
  /// have no effect.
  public func clear(_ rect: CGRect) {
    state.withLock { $0.clear(rect) }
  }

  /// Fills rectangles with the fill color.
  public func fill(_ rects: [CGRect]) { state.withLock { for rect in rects { $0.fill(rect) } } }

  /// Fills an ellipse with the fill color.
  public func fillEllipse(in rect: CGRect) {
    state.withLock { $0.fill(DisplayList.Path(ovalIn: rect), using: .winding) }
  }

  /// Strokes the edges of a rectangle.
  public func stroke(_ rect: CGRect) {
    state.withLock { $0.stroke(DisplayList.Path(rect: rect), style: $0.graphics.style) }
  }

  /// Strokes the edges of a rectangle with a line width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    state.withLock {
      var style = $0.graphics.style
      style.width = width
      $0.stroke(DisplayList.Path(rect: rect), style: style)
    }
  }

  /// Strokes an ellipse.
  public func strokeEllipse(in rect: CGRect) {
    state.withLock { $0.stroke(DisplayList.Path(ovalIn: rect), style: $0.graphics.style) }
  }

  /// Strokes straight lines between pairs of points: the first and the second, the third and the fourth, and so on.
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
