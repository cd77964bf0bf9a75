import TouchGeometry

/// Conflicts that can be seen in a scene before any touch.
///
/// What depends on what the fingers do is not said: only what holds whatever they do.
package enum SceneLint {
  /// One sentence for each conflict, in the order of the scene, with the rule of the semantics.
  package static func findings(in scene: SceneFile) -> [String] {
    let tree = LintTree(scene)
    return tree.unreachable + cycles(tree) + neverWinners(tree) + waits(tree)
  }

  // MARK: Requirements

  /// Rings of recognizers that all wait for each other (5.2.9), each once.
  private static func cycles(_ tree: LintTree) -> [String] {
    var found: [String] = []
    var reported: Set<String> = []
    for start in tree.recognizers where !reported.contains(start.name) {
      guard let ring = ring(from: start.name, tree) else { continue }
      reported.formUnion(ring)
      let chain = (ring + [ring[0]]).joined(separator: " waits for ")
      found.append("\(chain): they recognize together only to fail together when the fingers are up (5.2.9)")
    }
    return found
  }

  /// The names of a ring that leads back to `start`; nil if there is none.
  private static func ring(from start: String, _ tree: LintTree) -> [String]? {
    var visited: Set<String> = []
    func search(_ path: [String]) -> [String]? {
      for next in tree.requirements(of: path[path.count - 1]) {
        if next == start { return path }
        if visited.insert(next).inserted, let ring = search(path + [next]) { return ring }
      }
      return nil
    }
    return search([start])
  }

  /// Taps that act only when another has failed, and how long that takes (5.2.11, 7.1.3).
  private static func waits(_ tree: LintTree) -> [String] {
    var found: [String] = []
    for waiting in tree.recognizers where waiting.recognizerClass == .tap {
      for name in tree.requirements(of: waiting.name) {
        guard let other = tree.recognizer(name), other.recognizerClass == .tap || other.recognizerClass == .longPress
        else { continue }
        let delay = other.recognizerClass == .tap && other.taps > waiting.taps ? 0.35 : nil
        guard let delay else { continue }
        found.append(
          "\(waiting.name) waits for \(name): after a tap it acts \(decimal(delay, places: 2)) s late, when \(name) has "
            + "failed for want of another tap (5.2.11)")
      }
    }
    return found
  }

  // MARK: Losers

  /// Recognizers that another one beats whatever the fingers do.
  private static func neverWinners(_ tree: LintTree) -> [String] {
    var found: [String] = []
    for loser in tree.recognizers {
      for winner in tree.recognizers where winner.view == loser.view && winner.name != loser.name {
        guard !tree.areRelated(loser.name, winner.name) else { continue }
        if loser.isTwin(of: winner), loser.order > winner.order {
          found.append(
            "\(loser.name) can never win: \(winner.name), added to \(loser.view) before it, recognizes at the same moment "
              + "(5.1.6)")
        }
        if loser.recognizerClass == .swipe, winner.recognizerClass == .pan, winner.fingers.contains(loser.touches) {
          found.append(
            "\(loser.name) can never win: \(winner.name) on \(loser.view) begins after 10 pt, a swipe takes more "
              + "(5.1.5); cure: \(winner.name) requires \(loser.name) to fail")
        }
      }
    }
    return found
  }
}
