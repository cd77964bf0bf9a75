/// Builds the sets of touches that the touch methods take, and keeps the last few, so that fingers that merely move
/// cost no allocation: making a set anew for every call is half the price of an event.
@MainActor struct TouchSetCache {
  private var gathered: [UITouch] = []
  private var entries: [(members: [UITouch], set: Set<UITouch>)] = []
  private var oldest = 0
  private static let capacity = 4

  /// Begins to gather touches.
  mutating func begin() { if !gathered.isEmpty { gathered.removeAll(keepingCapacity: true) } }

  mutating func add(_ touch: UITouch) { gathered.append(touch) }

  /// The set of what was added since `begin()`; nil when that is nothing.
  mutating func finish() -> Set<UITouch>? { gathered.isEmpty ? nil : set(of: gathered) }

  /// The set of the members, which are given in an order that does not change.
  mutating func set(of members: [UITouch]) -> Set<UITouch> {
    search: for index in entries.indices where entries[index].members.count == members.count {
      for position in members.indices where entries[index].members[position] !== members[position] { continue search }
      return entries[index].set
    }
    let entry = (members: members, set: Set(members))
    if entries.count < Self.capacity {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.capacity
    }
    return entry.set
  }

  /// Lets go of all touches.
  mutating func removeAll() {
    if entries.isEmpty { return }
    gathered.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
