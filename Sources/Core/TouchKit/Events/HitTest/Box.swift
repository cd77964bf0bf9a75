import TouchGeometry

/// A rectangle of four floats, for fast comparison of thousands in hit tests and frames.
///
/// It stores the upper left corner and the negated lower right corner, so that each test is a single comparison of all
/// four. It is rounded outward: never smaller than the rectangle it was created from. Single precision halves the
/// memory and doubles the number of boxes in a cache line.
struct Box: Equatable, Sendable {
  var edges: SIMD4<Float>

  /// The empty box: it contains no point, overlaps nothing and adds nothing to a union.
  static let null = Box(edges: SIMD4(repeating: .infinity))
  /// The infinite box: it contains every point.
  static let everything = Box(edges: SIMD4(repeating: -.infinity))

  init(edges: SIMD4<Float>) { self.edges = edges }

  /// Creates the smallest box around a rectangle.
  init(_ rect: CGRect) {
    guard !rect.isNull else {
      self = .null
      return
    }
    let exact = SIMD4<Double>(Double(rect.minX), Double(rect.minY), Double(-rect.maxX), Double(-rect.maxY))
    edges = SIMD4<Float>(exact)
    let isInside = SIMD4<Double>(edges) .> exact
    if Swift.any(isInside) {
      for lane in 0..<4 where isInside[lane] { edges[lane] = edges[lane].nextDown }
    }
  }

  var left: Float { edges.x }
  var top: Float { edges.y }
  var right: Float { -edges.z }
  var bottom: Float { -edges.w }

  /// Whether all edges are finite; false for `null` and `everything`.
  var isFinite: Bool { edges.x.isFinite && edges.y.isFinite && edges.z.isFinite && edges.w.isFinite }

  var isNull: Bool { edges[0] == .infinity }

  /// The rectangle; null for the empty box.
  var rect: CGRect {
    if isNull { return .null }
    return CGRect(
      x: CGFloat(edges[0]), y: CGFloat(edges[1]), width: CGFloat(-edges[2]) - CGFloat(edges[0]),
      height: CGFloat(-edges[3]) - CGFloat(edges[1]))
  }

  /// Extends the box to contain another one.
  mutating func formUnion(_ other: Box) { edges = pointwiseMin(edges, other.edges) }

  /// Whether the box contains another one completely.
  func contains(_ other: Box) -> Bool { Swift.all(edges .<= other.edges) }

  /// Whether the box touches no edge of an outer box, so that removing it would not change a union with that bounding
  /// box.
  func isWithin(_ outer: Box) -> Bool { Swift.all(outer.edges .< edges) }
}
