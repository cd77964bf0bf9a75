import TouchGeometry

/// A rectangle in four floats, made for comparing thousands: the upper left corner and the negated lower right one, so
/// that every question is one comparison of all four.
///
/// It is rounded outwards: never smaller than the rectangle it was made of.
struct Box: Equatable {
  var edges: SIMD4<Float>

  /// The box of nothing: touches nothing and adds nothing.
  static let null = Box(edges: SIMD4(repeating: .infinity))

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

/// Up to eight rectangles that boxes are tested against, in the space of the boxes.
struct Cull {
  /// For each the lower right corner and the negated upper left one.
  private var limits: InlineArray<8, SIMD4<Float>>
  private var count: Int
  /// Around all of them.
  private var all: SIMD4<Float>

  /// Rectangles that nothing lies outside of.
  static let everything = Cull([.infinite])

  /// The first eight of some rectangles.
  init(_ rects: [CGRect]) {
    limits = InlineArray(repeating: SIMD4(repeating: -.infinity))
    all = SIMD4(repeating: -.infinity)
    count = min(rects.count, 8)
    for index in 0..<count {
      let box = Box(rects[index]).edges
      limits[index] = SIMD4(-box[2], -box[3], -box[0], -box[1])
      all = pointwiseMax(all, limits[index])
    }
  }

  /// Whether a box shares an area with one of the rectangles.
  func touches(_ box: Box) -> Bool {
    guard Swift.all(box.edges .< all) else { return false }
    if count == 1 { return true }
    for index in 0..<count where Swift.all(box.edges .< limits[index]) { return true }
    return false
  }

  /// The rectangles in a space whose origin lies at a place of this one.
  func moved(to origin: CGVector) -> Cull {
    var result = self
    let (x, y) = (Float(origin.dx), Float(origin.dy))
    let shift = SIMD4<Float>(-x, -y, x, y)
    for index in 0..<count { result.limits[index] += shift }
    result.all += shift
    return result
  }

  /// The rectangles after a function; those that it makes null are gone.
  func mapped(_ change: (CGRect) -> CGRect) -> Cull {
    Cull((0..<count).map { change(rect($0)) }.filter { !$0.isNull })
  }

  private func rect(_ index: Int) -> CGRect {
    let limit = limits[index]
    guard limit[0] < .infinity, limit[1] < .infinity, limit[2] < .infinity, limit[3] < .infinity else {
      return .infinite
    }
    return Box(edges: SIMD4(-limit[2], -limit[3], -limit[0], -limit[1])).rect
  }
}
