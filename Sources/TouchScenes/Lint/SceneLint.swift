import TouchGeometry

/// Conflicts that can be seen in a scene before any touch.
///
/// What depends on what the fingers do is not said: only what holds whatever they do.
package enum SceneLint {
  /// One sentence for each conflict, in the order of the scene, with the rule of the semantics.
  package static func findings(in scene: SceneFile) -> [String] {
    let tree = LintTree(scene)
    return tree.unreachable + cycles(tree) + neverWinners(tree) + rivals(tree) + drags(tree) + nestedScrolls(tree)
      + cancelledTaps(tree) + tapsOnTheWay(tree) + waits(tree)
  }

  // MARK: Requirements

  /// Rings of recognizers that all wait for each other (5.2.9), each once.
  private static func cycles(_ tree: LintTree) -> [String] {
    var found: [String] = []
    var reported: Set<String> = []
    for start in tree.recognizers where !reported.contains(start.name) {
      guard let ring = ring(from: start.name, tree) else { continue }
      reported.formUnion(ring)
      if ring.count == 1 {
        found.append("\(ring[0]) is told to wait for itself, which is ignored (5.2)")
        continue
      }
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

  /// Recognizers that act only when another one has failed, and how long that takes (5.2.11).
  private static func waits(_ tree: LintTree) -> [String] {
    var found: [String] = []
    for waiting in tree.recognizers {
      for name in tree.requirements(of: waiting.name) {
        guard let other = tree.recognizer(name) else { continue }
        if waiting.recognizerClass == .tap, other.recognizerClass == .tap, other.taps > waiting.taps {
          found.append(
            "\(waiting.name) waits for \(name): after a tap it acts \(LintNumbers.secondTap) late, when \(name) has "
              + "failed for want of another tap (5.2.11)")
        }
        if waiting.recognizerClass != .tap, other.recognizerClass == .swipe {
          found.append(
            "\(waiting.name) waits for \(name): it begins when \(name) has failed, \(LintNumbers.swipe) after the "
              + "finger came down at the latest (7.4.2)")
        }
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
        guard !tree.areRelated(loser.name, winner.name), tree.isUnconditional(winner) else { continue }
        if loser.isTwin(of: winner), loser.order < winner.order {
          found.append(
            "\(loser.name) can never win: \(winner.name), added to \(loser.view) after it, recognizes at the same moment "
              + "(5.1.6)")
        }
        if loser.recognizerClass == .swipe, winner.recognizerClass == .pan, winner.fingers.contains(loser.touches) {
          // Added last, it may win when one single event carries the finger all the way.
          let chance = loser.order < winner.order ? "can never win" : "hardly ever wins"
          found.append(
            "\(loser.name) \(chance): \(winner.name) on \(loser.view) begins after \(LintNumbers.pan), a swipe takes "
              + "\(LintNumbers.swipeWay) (5.1.5, 7.4.2); cure: \(winner.name) requires \(loser.name) to fail")
        }
      }
    }
    return found
  }

  // MARK: Rivals

  /// Pairs on one view of which each may win, though people mostly want something else.
  private static func rivals(_ tree: LintTree) -> [String] {
    var found: [String] = []
    for (index, one) in tree.recognizers.enumerated() {
      for other in tree.recognizers[(index + 1)...] where other.view == one.view {
        if let sentence = tapsInARow(one, other, tree) ?? tapsInARow(other, one, tree) { found.append(sentence) }
      }
    }
    for view in tree.viewsWithRecognizers {
      let together: [RecognizerClass] = [.pan, .pinch, .rotation]
      let group = tree.recognizers.filter { $0.view == view && together.contains($0.recognizerClass) }
      let isOpen = group.contains { one in
        group.contains { one.recognizerClass != $0.recognizerClass && !tree.areRelated(one.name, $0.name) }
      }
      guard isOpen else { continue }
      let names = group.map(\.name).joined(separator: ", ")
      found.append(
        "\(names) on \(view): only the first to begin acts (7.9.3); cure: their delegates answer true to "
          + "shouldRecognizeSimultaneouslyWith")
    }
    return found
  }

  /// A tap that also acts at the first tap of a double tap (5.1.8).
  private static func tapsInARow(_ one: LintTree.Recognizer, _ other: LintTree.Recognizer, _ tree: LintTree) -> String?
  {
    guard one.recognizerClass == .tap, other.recognizerClass == .tap, one.taps < other.taps,
      one.touches == other.touches,
      !tree.requirements(of: one.name).contains(other.name), tree.isUnconditional(one)
    else { return nil }
    return
      "\(one.name) acts at tap \(one.taps) of the \(other.taps) that \(other.name) takes (5.1.8); cure: \(one.name) "
      + "requires \(other.name) to fail, and acts \(LintNumbers.secondTap) late"
  }
}
