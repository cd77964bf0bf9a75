import TouchGeometry
import TouchKit

/// What overridden `hitTest(_:with:)` and `point(inside:with:)` have answered, as far as a scene can say it.
@MainActor struct CapturedHitTests {
  private enum Answer: Equatable {
    /// The view would have been hit, and let the touch through.
    case through
    /// Nothing in it was hit, though the finger was on it.
    case nothing
    case other(String)
  }

  private var answers: [ObjectIdentifier: [Answer]] = [:]
  /// By how many points fingers that a view took were outside its bounds, at the most.
  private var reaches: [ObjectIdentifier: CGFloat] = [:]
  /// Views that were answered for as by a class that overrides nothing.
  private var ordinary: Set<ObjectIdentifier> = []
  /// The view that would have been hit last.
  private weak var hit: UIView?

  /// Takes down the entry of a hit test.
  ///
  /// - Parameter name: what the capture calls a view; nil for one that is not in it.
  mutating func note(_ answer: TraceEntry.HitTestAnswer, _ entry: TraceEntry, _ name: (AnyObject) -> String?) {
    guard let view = entry.view else { return }
    let id = ObjectIdentifier(view)
    defer { hit = answer == .hit && entry.reason != .overridden ? view : nil }
    guard entry.reason == .overridden else {
      if answer != .refused {
        ordinary.insert(id)
        if let touch = entry.touch { reach(view, touch) }
      }
      return
    }
    if let other = entry.culprit {
      // One that answers with itself where it would not have been hit keeps what is in it from being hit.
      if other !== view || hit !== view, let name = name(other) { answers[id, default: []].append(.other(name)) }
    } else {
      answers[id, default: []].append(hit === view ? .through : .nothing)
    }
    // What it would have been without the override was noted before.
    if hit === view { ordinary.remove(id) }
  }

  private mutating func reach(_ view: UIView, _ touch: UITouch) {
    guard let mapping = UIView.mapping(from: nil, to: view) else { return }
    let (place, box) = (touch.place.applying(mapping), view.bounds)
    let across = max(box.minX - place.x, place.x - box.maxX, 0)
    let distance = max(across, box.minY - place.y, place.y - box.maxY)
    if distance > 0 { reaches[ObjectIdentifier(view)] = max(reaches[ObjectIdentifier(view)] ?? 0, distance) }
  }

  /// The keys of a view.
  func members(of view: ObjectIdentifier) -> [CapturedMember] {
    if let distance = reaches[view] {
      // A point more: the edge itself is outside on two sides.
      let inset = -(distance.rounded(.up) + 1)
      return [CapturedMember("touchInsets", .numbers(inset, inset, inset, inset))]
    }
    guard let all = answers[view], let first = all.first, all.allSatisfy({ $0 == first }) else { return [] }
    switch first {
    case .through: return [CapturedMember("hitTest", .text("passThrough"))]
    case .nothing: return ordinary.contains(view) ? [] : [CapturedMember("pointInside", .flag(false))]
    case .other(let name): return [CapturedMember("hitTest", .text(name))]
    }
  }

  /// Whether a view answered what no key says.
  func isUnsaid(_ view: ObjectIdentifier) -> Bool { answers[view] != nil && members(of: view).isEmpty }
}
