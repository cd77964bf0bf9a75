import TouchGeometry

/// Places to hit, the same in every program of the bench: a linear congruential generator, its upper bits.
struct Places {
  static let side: CGFloat = 1000
  private var state: UInt32 = 1

  private mutating func next() -> CGFloat {
    state = state &* 1_664_525 &+ 1_013_904_223
    return CGFloat(state >> 8) / CGFloat(1 << 24) * Places.side
  }

  static func make(_ count: Int) -> [CGPoint] {
    var places = Places()
    return (0..<count).map { _ in
      let x = places.next()
      return CGPoint(x: x, y: places.next())
    }
  }
}
