import TouchScenes

// Several obstacles at once.

extension Diagnosis {
  /// The most rounds in which obstacles are removed.
  private static let maximumLayers = 4
  /// The most further changes that are tried after all obstacles are removed.
  private static let maximumLast = 24

  /// Removes every obstacle, and returns the fewest of these changes that reach the goal.
  ///
  /// One obstacle can hide another, so each round replays the scene without those found so far.
  func withoutObstacles(_ goal: Goal) -> [Candidate] {
    var (changed, changes, played) = (scene, [Change](), before)
    for _ in 0..<Self.maximumLayers {
      let space = SearchSpace(Baseline(changed, input, played))
      let count = changes.count
      for change in space.obstacles(for: goal) where !changes.contains(change) {
        guard let next = change.applied(to: changed) else { continue }
        changed = next
        changes.append(change)
      }
      if changes.isEmpty { return [] }
      if fulfilling(changes, changed, goal) != nil { return fewest(changes, goal) }
      plays += 1
      played = Replay(input, into: changed, measures: true)
      let behind = SearchSpace(Baseline(changed, input, played))
      for change in behind.changes(for: goal, .pointed).prefix(Self.maximumLast) {
        guard let next = change.applied(to: changed), fulfilling(changes + [change], next, goal) != nil else {
          continue
        }
        return fewest(changes + [change], goal)
      }
      if changes.count == count { return [] }
    }
    return []
  }

  /// The changes without those that the goal does not need.
  private func fewest(_ changes: [Change], _ goal: Goal) -> [Candidate] {
    var needed = changes
    for change in changes where needed.count > 1 {
      let rest = needed.filter { $0 != change }
      if let changed = applied(rest), fulfilling(rest, changed, goal) != nil { needed = rest }
    }
    guard let changed = applied(needed), let after = fulfilling(needed, changed, goal) else { return [] }
    return [Candidate(needed, goal, before, after, rank: 960)]
  }

  private func applied(_ changes: [Change]) -> SceneFile? {
    changes.reduce(Optional(scene)) { scene, change in scene.flatMap { change.applied(to: $0) ?? $0 } }
  }
}
