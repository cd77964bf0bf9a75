import TouchGeometry
import TouchKit
import TouchLoop

/// Nanoseconds for one hit test from the root, over many places.
@MainActor enum HitTestCase {
  static func run(shape: String, kind: Trees.Kind) -> Double? {
    var trees = Trees(kind: kind)
    let root: UIView
    switch shape {
    case "flat": root = trees.flat(100, 100)
    case "chains": root = trees.chains(40, 25)
    case "balanced": root = trees.balanced(depth: 4)
    case "flat100k": root = trees.flat(400, 250)
    case "chains100k": root = trees.chains(100, 100)
    case "balanced100k": root = trees.balanced(depth: 5)
    default: return nil
    }
    let places = Places.make(4096)
    for place in places { guard root.hitTest(place, with: nil) != nil else { return nil } }
    return Stopwatch.minimum(of: 15) {
      for place in places { _ = root.hitTest(place, with: nil) }
    } / Double(places.count) * 1e9
  }
}
