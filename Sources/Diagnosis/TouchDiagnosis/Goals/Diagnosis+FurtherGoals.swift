import TouchScenes
import TouchTrace

extension Diagnosis {
  /// Goals for what received touches and did nothing, perhaps on purpose; `likelyGoals` does not include them.
  ///
  /// Leaves out recognizers that waited as required, that had no moving finger, or whose gesture was clearly another.
  package func furtherGoals(besides goals: [Goal]) -> [Goal] {
    let asked = Set(goals.map(\.subject))
    var found: [Goal] = []
    for story in before.story.recognizers {
      let name = story.facts.name
      guard let own = baseline.index.recognizers[name], !scene.partsOfTheKit.contains(name),
        !baseline.index.isMenu(name), !baseline.index.isSheetDrag(name),
        !baseline.index.isKit(name, .rowSwipe), !baseline.index.isTextInput(own.view)
      else { continue }
      let goal = baseline.index.isOwnPan(name) ? Goal.scrolls(own.view) : .acts(name)
      guard !asked.contains(goal.subject), before.times(of: goal).isEmpty, mayBeWanted(story, goal),
        !isAtItsEnd(own.view, inside: goals),
        !waitsRightly(name, forAnyOf: goals)
      else { continue }
      found.append(goal)
    }
    for name in baseline.index.viewNames where !asked.contains(name) {
      let goal = Goal.sends(name, .editingDidBegin)
      guard baseline.index.views[name]?.view.viewClass == .textField, before.times(of: goal).isEmpty,
        before.story.touches.contains(where: { touch in
          touch.view == name && touch.moments.contains { $0.reason == .recognized && $0.culprit != nil }
        })
      else { continue }
      found.append(goal)
    }
    return found
  }

  /// Whether a scroll view only bounced, and one around it was meant to take the drag.
  private func isAtItsEnd(_ view: String, inside goals: [Goal]) -> Bool {
    guard unmoved(view) != nil else { return false }
    return goals.contains { goal in
      if case .scrolls(let outer) = goal { outer != view && baseline.index.isInside(view, outer) } else { false }
    }
  }

  private func mayBeWanted(_ story: RecognizerStory, _ goal: Goal) -> Bool {
    let moments = story.attempts.flatMap(\.moments)
    if isStill(story) { return false }
    if baseline.index.isOwnPan(story.facts.name), isUsual(story) { return false }
    guard let end = moments.last(where: { $0.reason != nil }), !end.isByRequirement else { return false }
    switch end.reason {
    case .requirementRecognized, .cannotScroll: return false
    case .preventedBy where goal == .scrolls(goal.subject) && baseline.travel < Self.shortWay: return false
    case .preventedBy: return !isClearlyOther(story, winner: end.culprit)
    case .liftedEarly, .tooManyTouches, .tooFewTouches, .movedTooFar, .tooLong, .tapInterval, .tapDistance:
      return false
    default: break
    }
    if case .scrolls = goal { return baseline.travel >= Self.shortWay }
    return true
  }

  /// Whether a tap or a press was only the beginning of a drag, or a long gesture was a tap.
  private func isClearlyOther(_ story: RecognizerStory, winner name: String?) -> Bool {
    let winner = before.story.recognizers.first { $0.facts.name == name }?.facts
    switch (story.facts.kind, winner?.kind) {
    case (.tap, .tap): return false
    case (.tap, .pan), (.tap, .swipe), (.press, .pan), (.press, .swipe), (_, .tap): return true
    default: return false
    }
  }

  /// Whether a disabled recognizer would act without obstacles.
  func wouldAct(_ name: String) -> Bool {
    guard let free = scene.freeing(name), let alone = QuickReplay(of: .acts(name), input, into: free) else {
      return true
    }
    return !alone.times.isEmpty
  }

  /// The least duration of a press, in seconds; a shorter press begins before a drag can.
  static let minimumPress = 0.1

  /// Whether a press with almost no minimum duration keeps a view from scrolling.
  ///
  /// A finger that rests before it moves makes a press on purpose, and no finger rests for less than the least
  /// duration.
  func isInstantPress(_ name: String?, against view: String) -> Bool {
    guard let name, let own = baseline.index.recognizers[name]?.description, own.recognizerClass == .longPress,
      own.properties.contains(where: { property in
        if case .minimumPressDuration(let time) = property { time < Self.minimumPress } else { false }
      }),
      let without = Change.removeRecognizer(name).applied(to: scene),
      let alone = QuickReplay(of: .scrolls(view), input, into: without)
    else { return false }
    return !alone.times.isEmpty
  }
}
