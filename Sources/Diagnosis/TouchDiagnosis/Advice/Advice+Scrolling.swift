import TouchArbiter
import TouchGeometry
import TouchTrace

// Advice where a scroll view takes part (semantics §9).

extension Advice {
  /// What helps a pan that lost to the pan of a scroll view, or the pan of a scroll view that lost to another pan.
  ///
  /// - Returns: nil where no scroll view takes part; `.some(nil)` where nothing needs a cure.
  func scrollExclusion(of loser: RecognizerFacts, by winner: RecognizerFacts) -> Cure?? {
    guard loser.kind == .pan, winner.kind == .pan, loser.scrolls != nil || winner.scrolls != nil else { return nil }
    let (one, other) = (loser.name, winner.name)
    switch (loser.scrolls, winner.scrolls) {
    case (let axes?, nil):
      guard let inner = winner.view, let outer = loser.view else { return nil }
      // A pan across the axis of the list takes nothing from it.
      let isRival = ways.contains { way in
        way.recognizer == other && axes.contains(way.isHorizontal ? .horizontal : .vertical)
      }
      guard isRival else { return .some(nil) }
      return Cure(
        concerned: [one, other],
        sentence:
          localized(
            "to let %1$s scroll from %2$s, let the delegate of %3$s compare the axes of its velocity in gestureRecognizerShouldBegin, and refuse the one that %4$s scrolls along (5.4.1).",
            one, inner, other, outer))
    case (nil, .some):
      // Only the pan of an app is meant for a list that is at its edge.
      guard loser.role == nil else { return .some(nil) }
      let list = winner.view ?? localized("the scroll view")
      return Cure(
        concerned: [one, other],
        sentence: localized(
          "to let %1$s continue where %2$s is at its edge, let the delegate of %1$s answer true to shouldRecognizeSimultaneouslyWith (5.1.2), and pin the offset of %2$s there.",
          one, list),
        change: .eachTogether(one, other, true))
    case (let mine?, let its?):
      // Along different axes the first to begin wins, and no gesture has lost.
      // Along the same axis the inner one transfers at its edge what it does not need, unless it is not to (9.20).
      guard let axis = mine.intersection(its).first, winner.keepsDrags == true, let list = winner.view else {
        return .some(nil)
      }
      let property =
        axis == .vertical ? "transfersVerticalScrollingToParent" : "transfersHorizontalScrollingToParent"
      return Cure(
        concerned: [one, other],
        sentence: localized(
          "to let %1$s continue where %2$s is at its edge, set %3$s = true on %2$s (9.20).", one, list, property),
        cost: .property, isSuggestion: true)
    case (nil, nil): return nil
    }
  }

  /// What helps content whose touch a scroll view took; nil where the scroll view simply scrolled.
  func lossToScroll(of touch: TouchStory, _ view: String, by winner: RecognizerFacts, wasKnown: Bool) -> Cure? {
    guard touch.isControl, !wasKnown else { return nil }
    return Cure(
      concerned: [winner.name],
      sentence:
        localized(
          "to let %1$s keep its touches, let it answer false to gestureRecognizerShouldBegin for %2$s (5.4.1).", view,
          winner.name))
  }

  /// What helps a control that received a touch late because a scroll view delayed it.
  func contentDelay(of touch: TouchStory, _ view: String, since time: TimeInterval) -> Cure? {
    let isLate = touch.moments.contains { moment in
      if case .delivered(.began) = moment.what { moment.time > time } else { false }
    }
    guard touch.isControl, isLate else { return nil }
    return Cure(
      concerned: [],
      sentence: localized(
        "to give %1$s touches at once, set delaysContentTouches = false on the scroll view (9.2).", view),
      cost: .property, savesTime: true)
  }

  /// What helps a pan that failed because the content may keep its touch.
  func keptContent(_ pan: RecognizerFacts, _ moment: Moment) -> Cure? {
    // A control keeps its touch by default, also where the flag allows the scroll view to take it.
    let isOfControl = touches.contains { touch in
      touch.isControl && (touch.moments.first?.time ?? .infinity) <= moment.time
        && (touch.moments.last?.time ?? 0) >= moment.time
    }
    if pan.cancelsContentTouches == false {
      guard let view = pan.view, !isOfControl else { return nil }
      return Cure(
        concerned: [pan.name],
        sentence: localized(
          "to let %1$s scroll although the content has the finger, set canCancelContentTouches = true on %2$s (9.3).",
          pan.name, view), change: .view(view, .canCancelContentTouches(true)), cost: .property)
    }
    return Cure(
      concerned: [pan.name],
      sentence:
        localized(
          "to let %1$s scroll although the content has the finger, answer true to touchesShouldCancel(in:) (9.3).",
          pan.name), cost: .subclass)
  }

  /// Scroll views that one finger moved along different axes.
  func ofScrollViews() -> [Cure] {
    var found: [Cure] = []
    let pans = recognizers.filter { $0.facts.scrolls != nil }
    for (index, one) in pans.enumerated() {
      for other in pans[(index + 1)...] where one.facts.scrolls?.isDisjoint(with: other.facts.scrolls ?? []) == true {
        guard !one.beganWith.isDisjoint(with: other.beganWith) else { continue }
        let (first, second) = (one.facts.name, other.facts.name)
        found.append(
          Cure(
            concerned: [first, second],
            sentence:
              localized(
                "%1$s and %2$s scrolled along different axes with one finger; to let the one that begins first hold, let them prevent each other, as they do by default (5.1.2); within one scroll view isDirectionalLockEnabled does it (9.7).",
                first, second), cost: .subclass, isSuggestion: true))
      }
    }
    return found
  }
}

extension RecognizerStory {
  /// The fingers with which it began, each with the time at which it came down.
  fileprivate var beganWith: Set<String> {
    var found: Set<String> = []
    for attempt in attempts {
      let began = attempt.moments.contains { if case .acted(.began) = $0.what { true } else { false } }
      guard began else { continue }
      for moment in attempt.moments {
        if case .received(let touch, true) = moment.what { found.insert("\(touch) \(moment.time)") }
      }
    }
    return found
  }
}
