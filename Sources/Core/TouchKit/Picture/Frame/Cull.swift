import TouchGeometry

/// Up to eight rectangles with which boxes are tested for overlap, in the space of the boxes.
struct Cull {
  /// For each rectangle, the lower right corner and the negated upper left one.
  private var limits: InlineArray<8, SIMD4<Float>>
  private var count: Int
  /// The bounding box of all of them.
  private var all: SIMD4<Float>

  /// A rectangle that contains everything.
  static let everything = Cull([.infinite])

  /// Stores the first eight of the rectangles.
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

  /// Whether a box overlaps one of the rectangles.
  func touches(_ box: Box) -> Bool {
    guard Swift.all(box.edges .< all) else { return false }
    if count == 1 { return true }
    for index in 0..<count where Swift.all(box.edges .< limits[index]) { return true }
    return false
  }

  /// Returns the rectangles in a space whose origin is at a point of this one.
  func moved(to origin: CGVector) -> Cull {
    var result = self
    let (x, y) = (Float(origin.dx), Float(origin.dy))
    let shift = SIMD4<Float>(-x, -y, x, y)
    for index in 0..<count { result.limits[index] += shift }
    result.all += shift
    return result
  }

  /// Returns the rectangles after a transformation; null results are dropped.
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
