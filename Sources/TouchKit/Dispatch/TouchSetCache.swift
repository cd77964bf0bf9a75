/// Builds the sets of touches that the touch methods take, and keeps the last few, so that fingers that merely move
/// cost no allocation: making a set anew for every call is half the price of an event.
@MainActor struct TouchSetCache {
  private var members: [UITouch] = []
  private var kept: [(members: [UITouch], set: Set<UITouch>)] = []
  private var oldest = 0
  private static let capacity = 4

  mutating func begin() { members.removeAll(keepingCapacity: true) }

  mutating func add(_ touch: UITouch) { members.append(touch) }

  /// The set of what was added since `begin()`; nil when that is nothing.
  mutating func finish() -> Set<UITouch>? {
    guard !members.isEmpty else { return nil }
    for entry in kept where entry.members.count == members.count {
      if zip(entry.members, members).allSatisfy({ $0 === $1 }) { return entry.set }
    }
    let set = Set(members)
    let entry = (members: members, set: set)
    if kept.count < Self.capacity {
      kept.append(entry)
    } else {
      kept[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
    return set
  }

  /// Forgets everything, so that touches that have ended are not kept alive.
  mutating func clear() {
    members.removeAll(keepingCapacity: true)
    kept.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
