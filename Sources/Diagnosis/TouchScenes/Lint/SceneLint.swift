import TouchGeometry

/// Finds conflicts in a scene without any touch.
///
/// Reports only what holds for every movement of the fingers.
package enum SceneLint {
  /// One sentence for each conflict, in the order of the scene, with the rule of the semantics.
  package static func findings(in scene: SceneFile) -> [String] { conflicts(in: scene).map(\.sentence) }

  /// The conflicts, in the order of the scene.
  package static func conflicts(in scene: SceneFile) -> [LintFinding] {
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
        found.add {
          localized("%1$s requires itself to fail, which is ignored (5.2)", ring[0])
        }
        continue
      }
      found.add {
        let left = ring.count > 12 ? [localized("… %1$s more …", "\(ring.count - 8)")] : []
        let shown = left.isEmpty ? ring[...] : ring.prefix(4) + left + ring.suffix(4)
        let chain = shown.dropFirst().reduce(shown[0]) { localized("%1$s waits for %2$s", $0, $1) }
        return localized(
          "%1$s waits for %2$s: none acts until one fails, and all fail when the fingers are up (5.2.9)", chain, ring[0]
        )
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
            localized(
              "%1$s waits for %2$s: after a tap it acts %3$s late, when %2$s has failed for lack of another tap (5.2.11)",
              waiting.name, name, LintNumbers.secondTap)
          }
        }
        if isTooLate(waiting, after: other), tree.isUnconditional(other) {
          found.add {
            localized(
              "%1$s can never act: it waits for %2$s, which acts at tap %3$s of the %4$s that %1$s takes (5.2.1)",
              waiting.name, name, "\(other.taps)", "\(waiting.taps)")
          } cure: {
            localized(
              "reverse the requirement, %1$s requires %2$s to fail, and acts %3$s late", name, waiting.name,
              LintNumbers.secondTap)
          }
        }
        if waiting.recognizerClass != .tap, other.recognizerClass == .swipe {
          found.add {
            localized(
              "%1$s waits for %2$s: it begins when %2$s has failed, %3$s after the finger came down at the latest (7.4.2)",
              waiting.name, name, LintNumbers.swipe)
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
            found.add(.loses, of: [loser.name]) {
              localized(
                "%1$s can never win: %2$s, added to %3$s after it, recognizes at the same moment (5.1.6)", loser.name,
                winner.name, loser.view)
            }
          }
          if loser.recognizerClass == .swipe, winner.recognizerClass == .pan, winner.fingers.contains(loser.touches) {
            // A recognizer that was added last may win if a single event moves the finger the whole distance.
            found.add(.loses, of: [loser.name]) {
              loser.order < winner.order
                ? localized(
                  "%1$s can never win: %2$s on %3$s begins after %4$s, a swipe takes %5$s (5.1.5, 7.4.2)", loser.name,
                  winner.name, loser.view, LintNumbers.pan, LintNumbers.swipeWay)
                : localized(
                  "%1$s hardly ever wins: %2$s on %3$s begins after %4$s, a swipe takes %5$s (5.1.5, 7.4.2)",
                  loser.name,
                  winner.name, loser.view, LintNumbers.pan, LintNumbers.swipeWay)
            } cure: {
              localized("%1$s requires %2$s to fail", winner.name, loser.name)
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
          guard let (early, late) = pair else { continue }
          found.add {
            localized(
              "%1$s acts at tap %2$s of the %3$s that %4$s takes (5.1.8)", early.name, "\(early.taps)", "\(late.taps)",
              late.name)
          } cure: {
            localized("%1$s requires %2$s to fail, and acts %3$s late", early.name, late.name, LintNumbers.secondTap)
          }
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
        if open.count == pairs.count {
          return localized(
            "%1$s on %2$s: only the first to begin acts (7.9.3)", LintFindings.row(group.map(\.name)), group[0].view)
        }
        let who = open.map { localized("%1$s and %2$s", $0, $1) }
        return localized(
          "%1$s on %2$s: of each pair only the first to begin acts (7.9.3)", LintFindings.joined(who), group[0].view)
      } cure: {
        localized("their delegates answer true to shouldRecognizeSimultaneouslyWith")
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
}
