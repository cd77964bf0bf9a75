import TouchGeometry
import TouchKit
import TouchLoop

/// Nanoseconds for one hit test from the root, over many places.
@MainActor enum HitTestCase {
  /// The tree of a name; nil for an unknown one.
  static func root(_ shape: String, _ kind: Trees.Kind) -> UIView? {
    var trees = Trees(kind: kind)
    return switch shape {
    case "flat": trees.flat(100, 100)
    case "chains": trees.chains(40, 25)
    case "balanced": trees.balanced(depth: 4)
    case "flat100k": trees.flat(400, 250)
    case "chains100k": trees.chains(100, 100)
    case "balanced100k": trees.balanced(depth: 5)
    default: nil
    }
  }

  static func run(shape: String, kind: Trees.Kind) -> Double? {
    guard let root = root(shape, kind) else { return nil }
    let places = Places.make(4096)
    for place in places { guard root.hitTest(place, with: nil) != nil else { return nil } }
    return Stopwatch.minimum(of: 15) {
      for place in places { _ = root.hitTest(place, with: nil) }
    } / Double(places.count) * 1e9
  }
}
