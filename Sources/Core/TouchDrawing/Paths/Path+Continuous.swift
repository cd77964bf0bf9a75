import TouchGeometry

extension DisplayList.Path {
  /// The length of a continuous corner along an edge, in multiples of the radius: on iOS the value of
  /// `cornerCurveExpansionFactor(_:)`.
  package static let continuousLength: CGFloat = 1.528665

  /// Adds a rectangle, clockwise on screen, whose corners have a curvature without jumps (semantics 46.13).
  ///
  /// In its middle, a corner has the position, the direction and the curvature of the quarter circle of the radius.
  /// From there the curvature decreases to zero at the edges. The radius is at most half of the shorter side, and so is
  /// the length of a corner along an edge. The corners are upper left, upper right, lower right, lower left.
  package mutating func addContinuousRect(_ rect: CGRect, radius: CGFloat, corners: (Bool, Bool, Bool, Bool)) {
    guard !rect.isNull else { return }
    let half = min(rect.width, rect.height) / 2
    let radius = min(max(radius, 0), half)
    guard radius > 0 else { return addRect(rect) }
    let length = min(radius * Self.continuousLength, half)
    // Distances from the corner along an edge. A half of the corner is a cubic curve from `length` on the edge to the
    // middle. Its control points are on the edge, so that its curvature begins at zero: `near`, on the tangent of the
    // middle, and `far`, for which the curvature in the middle is that of the circle.
    let middle = radius * (1 - CGFloat(0.5).squareRoot())
    let near = 2 * middle
    let far = near + 3 * CGFloat(2).squareRoot() * middle * middle / radius
    // The corners in order, each with the directions of the edges to the previous and the next corner.
    let places: [(isRounded: Bool, x: CGFloat, y: CGFloat, back: (CGFloat, CGFloat), on: (CGFloat, CGFloat))] = [
      (corners.0, rect.minX, rect.minY, (0, 1), (1, 0)), (corners.1, rect.maxX, rect.minY, (-1, 0), (0, 1)),
      (corners.2, rect.maxX, rect.maxY, (0, -1), (-1, 0)), (corners.3, rect.minX, rect.maxY, (1, 0), (0, -1)),
    ]
    for (index, place) in places.enumerated() {
      func point(_ back: CGFloat, _ on: CGFloat) -> CGPoint {
        CGPoint(
          x: place.x + place.back.0 * back + place.on.0 * on, y: place.y + place.back.1 * back + place.on.1 * on)
      }
      let start = place.isRounded ? point(length, 0) : point(0, 0)
      if index == 0 { move(to: start) } else if currentPoint != start { addLine(to: start) }
      guard place.isRounded else { continue }
      addCurve(to: point(middle, middle), control1: point(far, 0), control2: point(near, 0))
      addCurve(to: point(0, length), control1: point(0, near), control2: point(0, far))
    }
    close()
  }
}
