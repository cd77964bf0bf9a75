import TouchScenes

// Several things that are in the way at once, each of them plain to see.

extension Doctor {
  /// So many times something new comes to light behind what was taken away.
  private static let mostLayers = 4
  /// So many changes that the facts point to are tried with all obstacles taken away.
  private static let mostLast = 24

  /// The fewest changes that help of those that take every obstacle away: what is hidden, switched off, refused, covered.
  ///
  /// Behind one obstacle may be another, so the scene is played again with the first ones gone.
  func peeled(_ wish: Wish) -> [TriedCure] {
    var (changed, changes, played) = (scene, [SceneChange](), before)
    for _ in 0..<Self.mostLayers {
      let space = Space(Finding(changed, input, played))
      let count = changes.count
      for change in space.obstacles(for: wish) where !changes.contains(change) {
        guard let next = change.applied(to: changed) else { continue }
        changed = next
        changes.append(change)
      }
      if changes.isEmpty { return [] }
      if fulfilling(changes, changed, wish) != nil { return fewest(changes, wish) }
      plays += 1
      played = Played(input, into: changed, measures: true)
      let behind = Space(Finding(changed, input, played))
      for change in behind.changes(for: wish, .pointed).prefix(Self.mostLast) {
        guard let next = change.applied(to: changed), fulfilling(changes + [change], next, wish) != nil else {
          continue
        }
        return fewest(changes + [change], wish)
      }
      if changes.count == count { return [] }
    }
    return []
  }

  /// Changes that help together, without those that are not needed.
  private func fewest(_ changes: [SceneChange], _ wish: Wish) -> [TriedCure] {
    var needed = changes
    for change in changes where needed.count > 1 {
      let rest = needed.filter { $0 != change }
      if let changed = applied(rest), fulfilling(rest, changed, wish) != nil { needed = rest }
    }
    guard let changed = applied(needed), let after = fulfilling(needed, changed, wish) else { return [] }
    return [TriedCure(needed, wish, before, after, rank: 960)]
  }

  private func applied(_ changes: [SceneChange]) -> SceneFile? {
    changes.reduce(Optional(scene)) { scene, change in scene.flatMap { change.applied(to: $0) ?? $0 } }
  }
}
