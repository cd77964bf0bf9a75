import TouchGeometry

/// The places of the superview at which a view has to be looked at by a hit test: an upright rectangle that contains
/// them all and may be a little larger.
///
/// It is kept as its least x, its least y and the negatives of its greatest, so that one comparison of four numbers
/// answers. They are single precision, rounded outwards; half the memory that way, and twice as many in a cache line.
struct HitBox: Equatable, Sendable {
  let edges: SIMD4<Float>

  /// At no place: a view that is hidden.
  static let nowhere = HitBox(edges: SIMD4(repeating: .infinity))
  /// At every place: a view whose class answers for itself.
  static let everywhere = HitBox(edges: SIMD4(repeating: -.infinity))

  private init(edges: SIMD4<Float>) { self.edges = edges }

  /// Two corners.
  ///
  /// The margin is more than what rounding can do to places on the edges.
  init(left: Double, top: Double, right: Double, bottom: Double, margin: Double) {
    edges = SIMD4(
      Float(left - margin).nextDown, Float(top - margin).nextDown, Float(-right - margin).nextDown,
      Float(-bottom - margin).nextDown)
  }

  var left: Float { edges.x }
  var top: Float { edges.y }
  var right: Float { -edges.z }
  var bottom: Float { -edges.w }

  var isFinite: Bool { edges.x.isFinite && edges.y.isFinite && edges.z.isFinite && edges.w.isFinite }

  @inline(__always) func contains(_ probe: HitProbe) -> Bool { all(edges .<= probe.place) }
}

/// A place, in the form in which boxes are compared with it.
///
/// Rounding it to the nearest single-precision number takes
/// it out of no box, because the boxes' edges are such numbers.
struct HitProbe: Sendable {
  let place: SIMD4<Float>

  @inline(__always) init(_ point: CGPoint) {
    let (x, y) = (Float(Double(point.x)), Float(Double(point.y)))
    place = SIMD4(x, y, -x, -y)
  }

  var x: Float { place.x }
  var y: Float { place.y }
}

extension HitBox {
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
      self = .everywhere
    } else if view.isRefusedUnasked {
      self = .nowhere
    } else if overrides.contains(.overridesPointInside) {
      self = .everywhere
    } else if view.flags.contains(.hasTransform) {
      self = HitBox.turned(view)
    } else {
      let (center, bounds) = (view.storedCenter, view.storedBounds)
      let (x, y) = (Double(center.x), Double(center.y))
      let (width, height) = (Double(bounds.size.width), Double(bounds.size.height))
      let sum = abs(x) + abs(y) + width + height + abs(Double(bounds.origin.x)) + abs(Double(bounds.origin.y))
      self = HitBox(
        left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2,
        margin: sum * HitBox.plainMargin)
    }
  }

  @MainActor private static func turned(_ view: UIView) -> HitBox {
    let map = view.toSuperview
    let entries = Double(map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d)
    guard map.isFinite, abs(Double(map.determinant)) > entries * leastCondition else { return .everywhere }
    let (bounds, outer) = (view.storedBounds, view.storedBounds.applying(map))
    let scale = entries.squareRoot()
    let sum =
      abs(Double(map.tx)) + abs(Double(map.ty))
      + scale * Double(abs(bounds.minX) + abs(bounds.minY) + bounds.width + bounds.height)
    return HitBox(
      left: Double(outer.minX), top: Double(outer.minY), right: Double(outer.maxX), bottom: Double(outer.maxY),
      margin: sum * turnedMargin)
  }
}
