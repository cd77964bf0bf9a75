import TouchArbiter
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace

/// Advice that follows from a trace alone: which change helps each recognizer and view that lost.
///
/// It needs no scene file, so the inspector of a running program can give it.
struct Advice {
  let recognizers: [RecognizerStory]
  let touches: [TouchStory]
  /// The axes along which recognizers began.
  let ways: [(recognizer: String, isHorizontal: Bool)]
  private let pairs: [SimultaneousPair]

  init(_ story: Story) {
    (recognizers, touches, ways) = (story.recognizers, story.touches, story.ways)
    pairs = SimultaneousPair.all(in: story)
  }

  /// All advice, the most useful first, each sentence once; minor advice only where there is no other.
  var cures: [Cure] {
    var found = ofRecognizers() + ofTouches() + ofControls() + ofHandlers() + ofScrollViews()
    var seen: Set<String> = []
    found.removeAll { !seen.insert($0.sentence).inserted }
    let isGrave = found.contains { !$0.isMinor }
    return Cure.ranked(found.filter { !isGrave || !$0.isMinor })
  }

  private func facts(_ name: String?) -> RecognizerFacts? {
    recognizers.first { $0.facts.name == name }?.facts
  }

  // MARK: Recognizers that lost

  private func ofRecognizers() -> [Cure] {
    recognizers.flatMap { story in
      story.attempts.flatMap { attempt in
        attempt.moments.indices.compactMap { index in
          cure(of: story.facts, attempt.moments[index], after: index > 0 ? attempt.moments[index - 1] : nil)
        }
      }
    }
  }

  private func cure(of loser: RecognizerFacts, _ moment: Moment, after previous: Moment?) -> Cure? {
    let name = loser.name
    switch (moment.what, moment.reason) {
    case (.received(_, false), .exclusiveTouchType):
      return Cure(
        concerned: [name],
        sentence:
          localized(
            "to let %1$s take touches of several types at once, set %1$s.requiresExclusiveTouchType = false.", name),
        change: .recognizer(name, .requiresExclusiveTouchType(false)), cost: .property)
    case (.transition(_, .failed), .preventedBy) where !moment.isByRequirement:
      return facts(moment.culprit).flatMap { exclusion(of: loser, by: $0) }
    case (.transition(_, .failed), .requirementRecognized), (.transition(_, .failed), .preventedBy):
      // The kit itself makes a list wait for the drag of its sheet.
      guard let culprit = moment.culprit, facts(culprit)?.role != .sheetDrag else { return nil }
      return Cure(
        concerned: [name, culprit],
        sentence: localized(
          "%1$s gave way to %2$s because it requires it to fail; if it should not, remove that requirement (5.2.1).",
          name, culprit), isMinor: true, cost: .property)
    case (.transition(_, .failed), .requirementCycle):
      let other = moment.culprit ?? localized("the other")
      // Both lost to each other: one sentence covers both.
      let both = [name, other].sorted()
      return Cure(
        concerned: [name, other],
        sentence:
          localized(
            "to let %1$s or %2$s act, remove one of the requirements that form the ring (5.2.9).", both[0], both[1]),
        cost: .property)
    case (.transition(_, .failed), .shouldBeginView) where loser.scrolls == nil:
      let view = previous?.view ?? localized("the view")
      return Cure(
        concerned: [name],
        sentence: localized(
          "to let both %1$s and %2$s act, set %1$s.cancelsTouchesInView = false; then %2$s is not asked (5.3.5).", name,
          view), change: .recognizer(name, .cancelsTouchesInView(false)), isMinor: true, cost: .property)
    case (.transition(_, .failed), .touchesShouldCancel): return keptContent(loser, moment)
    case (.released(let since), _): return vainWait(of: loser, moment, since: since)
    default: return nil
    }
  }

  /// What helps a recognizer that waited for one of two fingers, which fails only when the one finger lifts.
  private func vainWait(of waiting: RecognizerFacts, _ moment: Moment, since: TimeInterval) -> Cure? {
    guard let awaited = recognizers.first(where: { $0.facts.name == moment.culprit }), !awaited.hasActed,
      awaited.facts.kind == .pinch || awaited.facts.kind == .rotation, moment.time - since > 0.05
    else { return nil }
    let other = awaited.facts.name
    return Cure(
      concerned: [waiting.name, other],
      sentence: localized(
        "to let %1$s act at once, remove its requirement that %2$s fail: %2$s takes two fingers, and one finger makes it fail only when it lifts (5.2.1).",
        waiting.name, other), change: .require(waiting.name, toFail: other, false), cost: .property, savesTime: true)
  }

  /// What helps a recognizer that another one excluded; nil where the movement of the finger decided.
  private func exclusion(of loser: RecognizerFacts, by winner: RecognizerFacts) -> Cure? {
    if let cure = scrollExclusion(of: loser, by: winner) { return cure }
    let (one, other) = (loser.name, winner.name)
    let text: String
    var change = Change.eachTogether(one, other, true)
    switch (loser.kind, winner.kind) {
    case (.tap, .tap) where winner.taps > loser.taps:
      text =
        localized(
          "to keep %1$s from acting before %2$s, call %1$s.require(toFail: %2$s); it then acts only when %2$s has failed, %3$s after the tap (5.2.11).",
          one, other, quantity(GestureTuning.tapInterval, .seconds))
      change = .require(one, toFail: other, true)
    case (.swipe, .pan), (.swipe, .pinch), (.swipe, .rotation), (.edgePan, .pan), (.swipe, .press), (.edgePan, .swipe):
      text =
        localized(
          "to let %1$s win over %2$s, call %2$s.require(toFail: %1$s); %2$s then waits until %1$s has failed (5.2.4).",
          one, other)
      change = .require(other, toFail: one, true)
    case (.tap, .swipe), (.tap, .pan), (.tap, .edgePan):
      text =
        localized(
          "to make it certain that %1$s acts only when %2$s has failed, call %1$s.require(toFail: %2$s) (5.2.4).", one,
          other)
      change = .require(one, toFail: other, true)
    case (.pan, .press):
      text = localized(
        "to let %1$s begin after %2$s, let the delegate of %1$s or %2$s answer true to shouldRecognizeSimultaneouslyWith (5.1.2); or move things in the changed state of %2$s.",
        one, other)
    case (.tap, .tap), (.pan, .pan), (.press, .press), (.swipe, .swipe), (.other, _), (_, .other), (.pinch, _),
      (.rotation, _), (_, .pinch), (_, .rotation), (.edgePan, .edgePan), (.pan, .swipe), (.pan, .edgePan):
      text = localized(
        "to let %1$s act together with %2$s, let the delegate of %1$s or %2$s answer true to shouldRecognizeSimultaneouslyWith (5.1.2).",
        one, other)
    // A finger that lifted, or that moved too far to rest, makes neither a press nor a drag.
    case (_, .tap), (.press, _), (.tap, .press), (.hover, _), (_, .hover), (.edgePan, .press), (.swipe, .edgePan):
      return nil
    }
    return Cure(concerned: [one, other], sentence: text, change: change, cost: .property)
  }

  // MARK: Views that lost

  private func ofTouches() -> [Cure] {
    touches.flatMap { touch in touch.moments.compactMap { cure(of: touch, $0) } }
  }

  private func cure(of touch: TouchStory, _ moment: Moment) -> Cure? {
    // A view that follows no touches needs none.
    guard let view = touch.view, Verdict.follows(touch, in: touches) else { return nil }
    switch (moment.what, moment.reason) {
    case (.cancelled, .recognized): return facts(moment.culprit).flatMap { loss(of: touch, view, by: $0) }
    case (.dropped, .recognized):
      guard let winner = facts(moment.culprit) else { return nil }
      if winner.scrolls != nil { return lossToScroll(of: touch, view, by: winner, wasKnown: false) }
      // A scroll view delayed the touch, not the recognizer that took it.
      if touch.moments.contains(where: { $0.reason == .contentDelay }) { return loss(of: touch, view, by: winner) }
      return Cure(
        concerned: [winner.name],
        sentence:
          localized(
            "to give %1$s the touch, set %2$s.cancelsTouchesInView = false, and the touch comes late; or %2$s.delaysTouchesBegan = false, and it comes at once, until %2$s recognizes (6.6).",
            view, winner.name), cost: .property)
    case (.withheld(.began), .multipleTouchDisabled):
      return Cure(
        concerned: [],
        sentence: localized("to let %1$s follow several fingers, set %1$s.isMultipleTouchEnabled = true (1.6).", view),
        cost: .property)
    case (.withheld(.began), .contentDelay): return contentDelay(of: touch, view, since: moment.time)
    case (.delivered(let phase), _):
      let delays = touch.moments.filter { other in
        guard case .withheld(let kept) = other.what, other.reason != .contentDelay else { return false }
        return kept == phase && other.culprit != nil
      }
      guard let first = delays.first, moment.time > first.time else { return nil }
      let culprits = delays.compactMap(\.culprit)
      let isBegan = first.reason == .delaysBegan
      let settings = culprits.map {
        isBegan ? "\($0).delaysTouchesBegan = false" : "\($0).delaysTouchesEnded = false"
      }
      let property = isBegan ? RecognizerProperty.delaysTouchesBegan(false) : .delaysTouchesEnded(false)
      return Cure(
        concerned: culprits,
        sentence:
          localized(
            "to tell %1$s of the %2$s of a touch at once, not %3$s s late, set %4$s (%5$s).", view, phase.noun,
            number(moment.time - first.time), list(settings), first.rule),
        change: culprits.count == 1 ? .recognizer(culprits[0], property) : nil, cost: .property, savesTime: true)
    default: return nil
    }
  }

  /// What helps a view whose touch a recognizer took; nil for a recognizer that drags its own view.
  private func loss(of touch: TouchStory, _ view: String, by winner: RecognizerFacts) -> Cure? {
    if winner.scrolls != nil { return lossToScroll(of: touch, view, by: winner, wasKnown: true) }
    // No app sets the flags of a recognizer that the kit created.
    if touch.isScrollView || winner.role != nil { return nil }
    let name = winner.name
    let isOwn = winner.viewID == touch.viewID
    let text: String
    if isOwn {
      guard winner.kind == .tap || winner.kind == .swipe || touch.isControl else { return nil }
      text =
        localized(
          "to let %1$s keep its touches when %2$s recognizes, set %2$s.cancelsTouchesInView = false (6.5).", view, name)
    } else if touch.isControl {
      text =
        localized(
          "to let %1$s act, let the delegate of %2$s answer false to shouldReceive for touches in controls (1.3.4).",
          view, name)
    } else {
      text =
        localized(
          "to let %1$s keep its touches when %2$s recognizes, set %2$s.cancelsTouchesInView = false (6.5); to keep %2$s from touches of %1$s, return touch.view === recognizer.view from its delegate's gestureRecognizer(_:shouldReceive:) (1.3.4).",
          view, name)
    }
    let isFlag = isOwn || !touch.isControl
    return Cure(
      concerned: [name], sentence: text, change: isFlag ? .recognizer(name, .cancelsTouchesInView(false)) : nil,
      isMinor: isOwn, cost: isFlag ? .property : .answer)
  }

  // MARK: Controls and handlers

  /// Controls that were pressed at the same time or twice in a row, and acted.
  private func ofControls() -> [Cure] {
    let pressed = touches.filter { $0.isControl && $0.time(of: .ended) != nil }
    var found: [Cure] = []
    for (index, one) in pressed.enumerated() {
      guard let view = one.view, let end = one.time(of: .ended) else { continue }
      for other in pressed[(index + 1)...] where other.viewID != one.viewID {
        guard let begin = other.time(of: .began), begin < end, let second = other.view else { continue }
        found.append(
          Cure(
            concerned: [],
            sentence: localized(
              "%1$s and %2$s were pressed at once, and both acted; to let only the first one act, set isExclusiveTouch = true on both (1.8).",
              view, second), cost: .property, isSuggestion: true))
      }
      if one.tapCount == 2 {
        found.append(
          Cure(
            concerned: [],
            sentence:
              localized(
                "%1$s was pressed twice in a row and acted each time; to tell one tap from two, give it two tap recognizers, and call single.require(toFail: double) (5.2.11).",
                view), cost: .suggestion, isSuggestion: true)
        )
      }
    }
    return found
  }

  /// Handlers that run more often than expected, overrides of the hit test, and pans that begin along both axes.
  private func ofHandlers() -> [Cure] {
    var found: [Cure] = []
    // The kit handles the press that opens a menu.
    for story in recognizers where story.facts.kind == .press && story.facts.role != .menu {
      let name = story.facts.name
      let isTwice = story.attempts.contains { attempt in
        attempt.moments.contains { if case .acted(.began) = $0.what { true } else { false } }
          && attempt.moments.contains { if case .acted(.ended) = $0.what { true } else { false } }
      }
      guard isTwice else { continue }
      found.append(
        Cure(
          concerned: [name],
          sentence: localized(
            "%1$s calls its handler when it begins and again when it ends; to do something once, do it only where the state is .began (4.5.2).",
            name), isMinor: true, cost: .suggestion, isSuggestion: true))
    }
    // Two taps or two swipes are one movement, which is rarely meant twice.
    for pair in pairs where pair.isRepetition {
      let (one, other) = pair.names
      found.append(
        Cure(
          concerned: [one, other],
          sentence: localized(
            "%1$s and %2$s both acted; to let only one of them act, let the delegate of %3$s answer false to shouldRecognizeSimultaneouslyWith (%4$s).",
            one, other, pair.answerer, pair.rule), change: .eachTogether(one, other, false), cost: .suggestion,
          isSuggestion: true))
    }
    for moment in touches.flatMap(\.moments) {
      guard case .redirected = moment.what, let view = moment.view else { continue }
      found.append(
        Cure(
          concerned: [],
          sentence:
            localized(
              "%1$s answers hitTest itself; hitTest may be called several times for one touch, so it should do nothing but answer (2.9).",
              view), cost: .suggestion, isSuggestion: true))
    }
    for story in recognizers where story.facts.kind == .pan && story.facts.scrolls == nil {
      let (name, own) = (story.facts.name, ways.filter { $0.recognizer == story.facts.name })
      let isAlone = !recognizers.contains { $0.facts.viewID == story.facts.viewID && $0.facts.name != name }
      guard isAlone, own.contains(where: \.isHorizontal), own.contains(where: { !$0.isHorizontal }) else { continue }
      found.append(
        Cure(
          concerned: [name],
          sentence: localized(
            "%1$s began along both axes; to let it move one way only, compare the axes of its velocity in gestureRecognizerShouldBegin (5.4.1).",
            name), isSuggestion: true))
    }
    return found
  }
}

extension TouchStory {
  /// When its view received a phase; nil if it did not.
  fileprivate func time(of phase: Phase) -> TimeInterval? {
    moments.first { moment in
      switch (moment.what, phase) {
      case (.sent(.began), .began), (.delivered(.began), .began), (.sent(.ended), .ended), (.delivered(.ended), .ended):
        true
      default: false
      }
    }?.time
  }

  fileprivate enum Phase { case began, ended }
}
