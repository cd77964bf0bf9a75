/// Creates the sets of touches for calls of touch methods, and caches the last few.
///
/// Fingers that only move then cost no allocation: creating a set for every call would take half the time of an event.
@MainActor struct TouchSetCache {
  private var gathered: [UITouch] = []
  private var entries: [(members: [UITouch], set: Set<UITouch>)] = []
  private var oldest = 0
  private static let capacity = 4

  /// Begins to gather touches.
  mutating func begin() { if !gathered.isEmpty { gathered.removeAll(keepingCapacity: true) } }

  mutating func add(_ touch: UITouch) { gathered.append(touch) }

  /// Returns the set of the touches added since `begin()`; nil if there are none.
  mutating func finish() -> Set<UITouch>? { gathered.isEmpty ? nil : set(of: gathered) }

  /// Returns the set of the members, whose order must be stable.
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

  /// Releases all touches.
  mutating func removeAll() {
    if entries.isEmpty { return }
    gathered.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
