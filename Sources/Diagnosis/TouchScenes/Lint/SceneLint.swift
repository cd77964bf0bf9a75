import TouchGeometry

/// Finds conflicts in a scene without any touch.
///
/// Reports only what holds for every movement of the fingers.
package enum SceneLint {
  /// One sentence for each conflict, in the order of the scene, with the rule of the semantics.
  package static func findings(in scene: SceneFile) -> [String] {
    let tree = LintTree(scene)
    return [
      tree.unreachable, cycles(tree), neverWinners(tree), competitors(tree), drags(tree), nestedScrolls(tree),
      cancelledTaps(tree), tapsOnTheWay(tree), waits(tree), fields(tree), dismissals(tree), zooms(tree),
      rowsUnderTaps(tree), rowsInPagers(tree), pansOnTables(tree), pansOverScrolls(tree), edgeless(tree),
      backGestures(tree), drawers(tree), sheets(tree), menus(tree), refusingViews(tree), earlierPresses(tree),
      keptKeys(tree), viewsWithoutTouches(tree), scrollsInControls(tree), scrollsSwitchedOff(tree),
      impossiblePans(tree), listsOfPresses(tree), idleAnswers(tree), swipesAfterPans(tree), tapsTogether(tree),
      rowsWithPans(tree), lateMenus(tree),
    ].flatMap(\.lines)
  }

  // MARK: Requirements

  /// Cycles of recognizers that wait for each other (5.2.9), each once.
  private static func cycles(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    var reported: Set<String> = []
    for start in tree.recognizers where !reported.contains(start.name) && !start.isOff {
      guard let ring = ring(from: start.name, tree) else { continue }
      reported.formUnion(ring)
      if ring.count == 1 {
        found.add { "\(ring[0]) requires itself to fail, which is ignored (5.2)" }
        continue
      }
      found.add {
        let left = ring.count > 12 ? ["… \(ring.count - 8) more …"] : []
        let shown = left.isEmpty ? ring[...] : ring.prefix(4) + left + ring.suffix(4)
        let chain = (shown + [ring[0]]).joined(separator: " waits for ")
        return "\(chain): none acts until one fails, and all fail when the fingers are up (5.2.9)"
      }
    }
    return found
  }

  /// The names of a cycle that leads back to `start`; nil if there is none.
  private static func ring(from start: String, _ tree: LintTree) -> [String]? {
    var visited: Set<String> = []
    // A depth-first search. It is iterative, because a chain can be as long as the scene.
    var (path, left) = ([start], [tree.requirements(of: start)[...]])
    while let next = left.last {
      guard let name = next.first else {
        path.removeLast()
        left.removeLast()
        continue
      }
      left[left.count - 1].removeFirst()
      if name == start { return path }
      guard visited.insert(name).inserted, tree.recognizer(name)?.isOff != true else { continue }
      path.append(name)
      left.append(tree.requirements(of: name)[...])
    }
    return nil
  }

  /// Recognizers that act only after another has failed, and the delay (5.2.11).
  private static func waits(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for waiting in tree.recognizers {
      for name in tree.requirements(of: waiting.name) {
        guard let other = tree.recognizer(name), !other.isOff else { continue }
        if waiting.recognizerClass == .tap, other.recognizerClass == .tap, other.taps > waiting.taps {
          found.add {
            "\(waiting.name) waits for \(name): after a tap it acts \(LintNumbers.secondTap) late, when \(name) has "
              + "failed for lack of another tap (5.2.11)"
          }
        }
        if isTooLate(waiting, after: other), tree.isUnconditional(other) {
          found.add {
            "\(waiting.name) can never act: it waits for \(name), which acts at tap \(other.taps) of the "
              + "\(waiting.taps) that \(waiting.name) takes (5.2.1); cure: reverse the requirement, \(name) requires "
              + "\(waiting.name) to fail, and acts \(LintNumbers.secondTap) late"
          }
        }
        if waiting.recognizerClass != .tap, other.recognizerClass == .swipe {
          found.add {
            "\(waiting.name) waits for \(name): it begins when \(name) has failed, \(LintNumbers.swipe) after the "
              + "finger came down at the latest (7.4.2)"
          }
        }
      }
    }
    return found
  }

  /// Whether a tap waits for a tap of the same view that recognizes before it can.
  private static func isTooLate(_ waiting: LintTree.Recognizer, after other: LintTree.Recognizer) -> Bool {
    waiting.recognizerClass == .tap && other.recognizerClass == .tap && other.taps < waiting.taps
      && other.touches == waiting.touches && other.view == waiting.view
  }

  // MARK: Losers

  /// Recognizers that always lose to another one.
  private static func neverWinners(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for group in tree.recognizersByView {
      let winners = group.filter(tree.isUnconditional)
      for loser in group where !loser.isOff {
        for winner in winners where winner.name != loser.name {
          guard !tree.areRelated(loser.name, winner.name) else { continue }
          if loser.order < winner.order, loser.isTwin(of: winner) {
            found.add {
              "\(loser.name) can never win: \(winner.name), added to \(loser.view) after it, recognizes at the same "
                + "moment (5.1.6)"
            }
          }
          if loser.recognizerClass == .swipe, winner.recognizerClass == .pan, winner.fingers.contains(loser.touches) {
            // A recognizer that was added last may win if a single event moves the finger the whole distance.
            let chance = loser.order < winner.order ? "can never win" : "hardly ever wins"
            found.add {
              "\(loser.name) \(chance): \(winner.name) on \(loser.view) begins after \(LintNumbers.pan), a swipe takes "
                + "\(LintNumbers.swipeWay) (5.1.5, 7.4.2); cure: \(winner.name) requires \(loser.name) to fail"
            }
          }
        }
      }
    }
    return found
  }

  // MARK: Rivals

  /// Pairs on one view of which either may win, which is probably not intended.
  private static func competitors(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for group in tree.recognizersByView {
      for (index, one) in zip(group.indices, group) {
        for other in group[(index + 1)...] {
          let pair = isOnTheWay(one, other, tree) ? (one, other) : isOnTheWay(other, one, tree) ? (other, one) : nil
          if let pair { found.add { tapsInARow(pair.0, pair.1) } }
        }
      }
    }
    for owned in tree.recognizersByView {
      let together: [RecognizerClass] = [.pan, .pinch, .rotation]
      let group = owned.filter { together.contains($0.recognizerClass) && !$0.isOff }
      let pairs = zip(group.indices, group).flatMap { index, one in
        group[(index + 1)...].filter { one.recognizerClass != $0.recognizerClass }.map { (one.name, $0.name) }
      }
      let open = pairs.filter { !tree.areRelated($0, $1) }
      guard !open.isEmpty else { continue }
      found.add {
        let who = open.map { "\($0) and \($1)" }.joined(separator: ", ")
        let what =
          open.count == pairs.count
          ? "\(LintFindings.row(group.map(\.name))) on \(group[0].view): only"
          : "\(who) on \(group[0].view): of each pair only"
        return "\(what) the first to begin acts (7.9.3); "
          + "cure: their delegates answer true to shouldRecognizeSimultaneouslyWith"
      }
    }
    return found
  }

  /// Whether a tap also acts at the first tap of a double tap (5.1.8).
  private static func isOnTheWay(_ one: LintTree.Recognizer, _ other: LintTree.Recognizer, _ tree: LintTree) -> Bool {
    one.recognizerClass == .tap && other.recognizerClass == .tap && one.taps < other.taps
      && one.touches == other.touches && !tree.requires(one.name, other.name) && tree.isUnconditional(one)
      && !other.isOff && !tree.requires(other.name, one.name)
  }

  private static func tapsInARow(_ one: LintTree.Recognizer, _ other: LintTree.Recognizer) -> String {
    "\(one.name) acts at tap \(one.taps) of the \(other.taps) that \(other.name) takes (5.1.8); cure: \(one.name) "
      + "requires \(other.name) to fail, and acts \(LintNumbers.secondTap) late"
  }
}
