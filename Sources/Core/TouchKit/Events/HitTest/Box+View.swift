import TouchGeometry

/// A point, in the form in which boxes are compared with it.
///
/// Rounding it to the nearest single-precision number takes it out of no box, because the boxes' edges are such numbers.
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
  /// Two corners, and a margin that is more than what rounding can do to points on the edges.
  init(left: Double, top: Double, right: Double, bottom: Double, margin: Double) {
    edges = SIMD4(
      Float(left - margin).nextDown, Float(top - margin).nextDown, Float(-right - margin).nextDown,
      Float(-bottom - margin).nextDown)
  }

  @inline(__always) func contains(_ probe: BoxProbe) -> Bool { all(edges .<= probe.edges) }
}

// The box of a view: the points of its superview at which a hit test has to look at it. It contains them all and may be
// a little larger; `null` for a view that is hidden, `everything` for one whose class answers for itself.

extension Box {
  /// Relative to the numbers that the plain mapping adds up, ten thousand times what rounding does.
  private static let plainMargin = 1e-12
  /// The like for turned and scaled views whose mapping is well conditioned.
  private static let turnedMargin = 1e-6
  /// The least ratio of determinant and square of the entries at which a mapping counts as that.
  private static let leastCondition = 1e-3

  /// The box of a view.
  ///
  /// Classes that have a `hitTest(_:with:)` of their own are asked everywhere, even when hidden, as
  /// rule 2.1 does; those with only a `point(inside:with:)`, everywhere unless they are refused before.
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
    guard map.isFinite, abs(Double(map.determinant)) > entries * leastCondition else { return .everything }
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
