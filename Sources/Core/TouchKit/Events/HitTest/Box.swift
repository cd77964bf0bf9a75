import TouchGeometry

/// A rectangle in four floats, made for comparing thousands, by hit tests and by frames.
///
/// It is kept as the upper left corner and the negated lower right one, so that every question is one comparison of all
/// four. It is rounded outwards: never smaller than the rectangle it was made of. Single precision is half the memory,
/// and twice as many in a cache line.
struct Box: Equatable, Sendable {
  var edges: SIMD4<Float>

  /// The box of nothing: contains no point, touches nothing and adds nothing.
  static let null = Box(edges: SIMD4(repeating: .infinity))
  /// The box of everything: contains every point.
  static let everything = Box(edges: SIMD4(repeating: -.infinity))

  init(edges: SIMD4<Float>) { self.edges = edges }

  /// The smallest box around a rectangle.
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

  /// Whether it is neither of nothing nor of everything nor reaches infinitely far.
  var isFinite: Bool { edges.x.isFinite && edges.y.isFinite && edges.z.isFinite && edges.w.isFinite }

  var isNull: Bool { edges[0] == .infinity }

  /// The rectangle; null for the box of nothing.
  var rect: CGRect {
    if isNull { return .null }
    return CGRect(
      x: CGFloat(edges[0]), y: CGFloat(edges[1]), width: CGFloat(-edges[2]) - CGFloat(edges[0]),
      height: CGFloat(-edges[3]) - CGFloat(edges[1]))
  }

  /// Grows to hold another box.
  mutating func formUnion(_ other: Box) { edges = pointwiseMin(edges, other.edges) }

  /// Whether another box lies wholly inside.
  func contains(_ other: Box) -> Bool { Swift.all(edges .<= other.edges) }

  /// Whether the box reaches no edge of one that holds it, so that without it that one would be the same.
  func isWithin(_ outer: Box) -> Bool { Swift.all(outer.edges .< edges) }
}
