import TouchGeometry

/// A point in the form in which it is compared with boxes.
///
/// Rounding it to single precision cannot move it out of a box, because the edges of boxes are single-precision
/// numbers.
struct BoxProbe: Sendable {
  let edges: SIMD4<Float>

  @inline(__always) init(_ point: CGPoint) {
    let (x, y) = (Float(Double(point.x)), Float(Double(point.y)))
    edges = SIMD4(x, y, -x, -y)
  }

  var x: Float { edges.x }
  var y: Float { edges.y }
}

extension Box {
  /// Creates a box from two corners and a margin that exceeds the rounding errors of points on the edges.
  init(left: Double, top: Double, right: Double, bottom: Double, margin: Double) {
    edges = SIMD4(
      Float(left - margin).nextDown, Float(top - margin).nextDown, Float(-right - margin).nextDown,
      Float(-bottom - margin).nextDown)
  }

  @inline(__always) func contains(_ probe: BoxProbe) -> Bool { all(edges .<= probe.edges) }
}

// The box of a view: the points of its superview at which a hit test must examine the view. It contains all of them and
// may be slightly larger; `null` for a hidden view, `everything` for a class that overrides `hitTest(_:with:)`.

extension Box {
  /// The margin relative to the sums of the plain conversion: ten thousand times the rounding error.
  private static let plainMargin = 1e-12
  /// The margin for rotated and scaled views with a well-conditioned transform.
  private static let turnedMargin = 1e-6
  /// The minimum ratio of determinant and squared entries of a well-conditioned transform.
  private static let minimumCondition = 1e-3

  /// Creates the box of a view.
  ///
  /// It contains every point if the class overrides `hitTest(_:with:)`, because rule 2.1 calls such a view even if it
  /// is hidden. If the class only overrides `point(inside:with:)`, it does so unless the view is refused before.
  @MainActor init(of view: UIView) {
    let overrides = view.hitTestOverrides
    if overrides.contains(.overridesHitTest) {
      self = .everything
    } else if view.isRefusedUnasked {
      self = .null
    } else if overrides.contains(.overridesPointInside) {
      self = .everything
    } else if view.flags.contains(.hasTransform) {
      self = Box.turned(view)
    } else {
      let (center, bounds) = (view.storedCenter, view.storedBounds)
      let (x, y) = (Double(center.x), Double(center.y))
      let (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
      let sum = abs(x) + abs(y) + width + height + abs(Double(bounds.origin.x)) + abs(Double(bounds.origin.y))
      self = Box(
        left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2,
        margin: sum * Box.plainMargin)
    }
  }

  @MainActor private static func turned(_ view: UIView) -> Box {
    let map = view.toSuperview
    let entries = Double(map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d)
    guard map.isFinite, abs(Double(map.determinant)) > entries * minimumCondition else { return .everything }
    let (bounds, outer) = (view.storedBounds, view.storedBounds.applying(map))
    let scale = entries.squareRoot()
    let sum =
      abs(Double(map.tx)) + abs(Double(map.ty))
      + scale * Double(abs(bounds.minX) + abs(bounds.minY) + bounds.width + bounds.height)
    return Box(
      left: Double(outer.minX), top: Double(outer.minY), right: Double(outer.maxX), bottom: Double(outer.maxY),
      margin: sum * turnedMargin)
  }
}
