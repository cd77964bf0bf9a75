import TouchArbiter
import TouchGeometry
import TouchKit
import TouchTrace

/// The one change that would help a recognizer or a view that lost: what for, and what to write.
package struct Cure: Sendable, Equatable {
  /// The names of the views and recognizers that it is about.
  package var concerned: [String]
  /// The change without a capital at the front and with a full stop at the end.
  package var sentence: String
  /// The change as a value, where it is one of a property or relation; nil where it lies in the program's own answers.
  package var change: Change?
  /// Whether what was lost is lost as a rule, and worth telling only where nothing else is.
  var isMinor = false
  /// How much it changes: the smaller, the better.
  var cost = Cost.answer
  /// How to try it on the scene; nil where it lies in what the program does.
  package var trial: Trial?
  /// What a trial has to lead to.
  package var aim: Aim?
  /// What it is to lead to, such as `make m act`; empty for advice.
  package var goal = ""
  /// The change as lines of Swift and as keys of the scene file, and what came of playing again with it.
  package var swift: [String] = []
  package var keys: [String] = []
  package var outcome = ""
  /// The same as switches of the inspector; empty where it has none.
  package var edits: [SceneEdit] = []
  /// What a trial has led to; nil where there was none.
  package internal(set) var proof: Proof?

  /// A change that was found by trying.
  ///
  /// - Parameters:
  ///   - goal: what it leads to, such as `make m act`.
  ///   - concerned: the names of those it is about.
  ///   - swift: the change as lines of Swift.
  ///   - keys: the change as keys of the scene file.
  ///   - outcome: what came of playing again, a sentence.
  ///   - edits: the same as switches; empty where there are none.
  package init(
    goal: String, concerned: [String], swift: [String], keys: [String], outcome: String, edits: [SceneEdit]
  ) {
    (self.goal, self.concerned, self.swift, self.keys) = (goal, concerned, swift, keys)
    (self.outcome, self.edits) = (outcome, edits)
    sentence = "to \(goal): \(swift.joined(separator: ", and ")). In the scene: \(keys.joined(separator: ", "))."
    proof = Proof(hasWorked: true, words: outcome)
  }

  init(
    concerned: [String], sentence: String, change: Change? = nil, isMinor: Bool = false, cost: Cost = .answer,
    trial: Trial? = nil, aim: Aim? = nil
  ) {
    (self.concerned, self.sentence, self.change, self.isMinor) = (concerned, sentence, change, isMinor)
    (self.cost, self.trial, self.aim) = (cost, trial, aim)
  }

  /// A change that can be made to recognizers from outside.
  package enum Change: Sendable, Equatable {
    case require(String, toFail: String)
    case recognizeTogether(String, String)
    case setFalse(Flag, of: String)
  }

  /// Properties of recognizers that can stand in the way; the raw value is UIKit's name.
  package enum Flag: String, Sendable, CaseIterable {
    case cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded, requiresExclusiveTouchType
  }

  /// What would help, each change once, in the order in which it was needed.
  static func cures(in story: Story) -> [Cure] {
    let finder = CureFinder(recognizers: story.recognizers, touches: story.touches, ways: story.ways)
    var found =
      finder.ofRecognizers() + finder.ofTouches() + finder.ofControls() + finder.ofHandlers(story.ways)
      + finder.ofScrollViews()
    var seen: Set<String> = []
    found.removeAll { !seen.insert($0.sentence).inserted }
    let isGrave = found.contains { !$0.isMinor }
    return found.filter { !isGrave || !$0.isMinor }
  }
}

/// Looks through a story for the recognizers and views that lost, and for the ones that they lost to.
struct CureFinder {
  let recognizers: [RecognizerStory]
  let touches: [TouchStory]
  let ways: [(recognizer: String, isHorizontal: Bool)]

  private func facts(_ name: String?) -> RecognizerFacts? {
    recognizers.first { $0.facts.name == name }?.facts
  }

  // MARK: Recognizers that lost

  func ofRecognizers() -> [Cure] {
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
          "to let \(name) take touches of several types at once, set \(name).requiresExclusiveTouchType = false.",
        change: .setFalse(.requiresExclusiveTouchType, of: name), cost: .property)
    case (.transition(_, .failed), .preventedBy) where !moment.isByRequirement:
      return facts(moment.culprit).flatMap { exclusion(of: loser, by: $0) }
    case (.transition(_, .failed), .requirementRecognized), (.transition(_, .failed), .preventedBy):
      // A list waits for the drag of its sheet without being told to.
      guard let culprit = moment.culprit, !culprit.hasSuffix(".drag") else { return nil }
      return Cure(
        concerned: [name, culprit],
        sentence: "\(name) gave way to \(culprit) because it was told to wait for it; if it should not, take away that "
          + "requirement (5.2.1).", isMinor: true, cost: .property, trial: .doesNotWait(name, for: culprit),
        aim: .acts(name))
    case (.transition(_, .failed), .requirementCycle):
      let other = moment.culprit ?? "the other"
      // Each of them has lost to the other, and one sentence is for both.
      let both = [name, other].sorted()
      return Cure(
        concerned: [name, other],
        sentence:
          "to let \(both[0]) or \(both[1]) act, take away one of the requirements that make the circle (5.2.9).",
        cost: .property, trial: moment.culprit.map { .doesNotWait(name, for: $0) }, aim: .acts(name))
    case (.transition(_, .failed), .shouldBeginView) where loser.scrolls == nil:
      let view = previous?.view ?? "the view"
      return Cure(
        concerned: [name],
        sentence: "to let both \(name) and \(view) act, set \(name).cancelsTouchesInView = false; then \(view) is not "
          + "asked (5.3.5).", change: .setFalse(.cancelsTouchesInView, of: name), isMinor: true, cost: .property,
        aim: .acts(name))
    case (.transition(_, .failed), .touchesShouldCancel): return keptContent(loser)
    default: return nil
    }
  }

  /// What helps a recognizer that another one excluded; nil where the finger itself decided against it.
  private func exclusion(of loser: RecognizerFacts, by winner: RecognizerFacts) -> Cure? {
    if let cure = scrollExclusion(of: loser, by: winner) { return cure }
    let (one, other) = (loser.name, winner.name)
    let both = "let the delegate of \(one) or \(other) answer true to shouldRecognizeSimultaneouslyWith (5.1.2)."
    let text: String
    var change = Cure.Change.recognizeTogether(one, other)
    var aim: Cure.Aim? = .acts(one)
    switch (loser.kind, winner.kind) {
    case (.tap, .tap) where winner.taps > loser.taps:
      text =
        "to keep \(one) from acting before \(other), call \(one).require(toFail: \(other)); it then acts only when "
        + "\(other) has failed, \(Quantity.seconds(GestureTuning.tapInterval)) after the tap (5.2.11)."
      change = .require(one, toFail: other)
      aim = .actsLess(one)
    case (.swipe, .pan), (.swipe, .pinch), (.swipe, .rotation), (.edgePan, .pan), (.swipe, .press), (.edgePan, .swipe):
      text =
        "to let \(one) win over \(other), call \(other).require(toFail: \(one)); \(other) then waits until \(one) has "
        + "failed (5.2.4)."
      change = .require(other, toFail: one)
    case (.tap, .swipe), (.tap, .pan), (.tap, .edgePan):
      text =
        "to make it certain that \(one) acts only when \(other) has failed, call \(one).require(toFail: \(other)) "
        + "(5.2.4)."
      change = .require(one, toFail: other)
      aim = nil
    case (.pan, .press):
      text = "to let \(one) begin after \(other), \(both.dropLast()); or move things in the changed state of \(other)."
    case (.tap, .tap), (.pan, .pan), (.press, .press), (.swipe, .swipe), (.other, _), (_, .other), (.pinch, _),
      (.rotation, _), (_, .pinch), (_, .rotation), (.edgePan, .edgePan), (.pan, .swipe), (.pan, .edgePan):
      text = "to let \(one) act together with \(other), \(both)"
    // A finger that has lifted, or has gone too far to rest, can be neither a press nor a drag.
    case (_, .tap), (.press, _), (.tap, .press), (.hover, _), (_, .hover), (.edgePan, .press), (.swipe, .edgePan):
      return nil
    }
    return Cure(concerned: [one, other], sentence: text, change: change, cost: .property, aim: aim)
  }

  // MARK: Views that lost

  func ofTouches() -> [Cure] {
    touches.flatMap { touch in touch.moments.compactMap { cure(of: touch, $0) } }
  }

  private func cure(of touch: TouchStory, _ moment: Moment) -> Cure? {
    guard let view = touch.view else { return nil }
    switch (moment.what, moment.reason) {
    case (.cancelled, .recognized): return facts(moment.culprit).flatMap { theft(from: touch, view, by: $0) }
    case (.dropped, .recognized):
      guard let thief = facts(moment.culprit) else { return nil }
      if thief.scrolls != nil { return scrollTheft(from: touch, view, by: thief, wasKnown: false) }
      // A scroll view had kept it, not the thief.
      if touch.moments.contains(where: { $0.reason == .contentDelay }) { return theft(from: touch, view, by: thief) }
      return Cure(
        concerned: [thief.name],
        sentence:
          "to let \(view) hear of the touch, set \(thief.name).cancelsTouchesInView = false, and it hears of it "
          + "late; or \(thief.name).delaysTouchesBegan = false, and it hears of it at once, until \(thief.name) "
          + "recognizes (6.6).", cost: .property, trial: .change(.setFalse(.cancelsTouchesInView, of: thief.name)),
        aim: .keeps(view))
    case (.withheld(.began), .multipleTouchDisabled):
      return Cure(
        concerned: [],
        sentence: "to let \(view) follow several fingers, set \(view).isMultipleTouchEnabled = true (1.6).",
        cost: .property, trial: .set([view], "isMultipleTouchEnabled", true), aim: .keeps(view))
    case (.withheld(.began), .contentDelay):
      return contentDelay(of: touch, view, since: moment.time, by: moment.culprit)
    case (.delivered(let phase), _):
      let keepings = touch.moments.filter { other in
        guard case .withheld(let kept) = other.what, other.reason != .contentDelay else { return false }
        return kept.noun == phase.noun && other.culprit != nil
      }
      guard let kept = keepings.first, moment.time > kept.time else { return nil }
      let keepers = keepings.compactMap(\.culprit)
      let flag = kept.reason == .delaysBegan ? Cure.Flag.delaysTouchesBegan : .delaysTouchesEnded
      return Cure(
        concerned: keepers,
        sentence:
          "to tell \(view) of the \(phase.noun) of a touch at once, not \(number(moment.time - kept.time)) s late, "
          + "set \(listed(keepers.map { "\($0).\(flag.rawValue) = false" })) (\(kept.rule)).",
        change: keepers.count == 1 ? .setFalse(flag, of: keepers[0]) : nil, cost: .property, aim: .hearsSooner(view))
    default: return nil
    }
  }

  /// What helps a view whose touch a recognizer took; nil for a recognizer that drags its own view.
  private func theft(from touch: TouchStory, _ view: String, by thief: RecognizerFacts) -> Cure? {
    if thief.scrolls != nil { return scrollTheft(from: touch, view, by: thief, wasKnown: true) }
    if touch.isScrollView { return nil }
    let name = thief.name
    let isOwn = thief.viewID == touch.viewID
    let text: String
    if isOwn {
      guard thief.kind == .tap || thief.kind == .swipe || touch.isControl else { return nil }
      text =
        "to let \(view) keep its touches when \(name) recognizes, set \(name).cancelsTouchesInView = false (6.5)."
    } else if touch.isControl {
      text =
        "to let \(view) act, let the delegate of \(name) answer false to shouldReceive for touches in controls (1.3.4)."
    } else {
      text =
        "to let \(view) keep its touches when \(name) recognizes, set \(name).cancelsTouchesInView = false (6.5); to "
        + "keep \(name) out of \(view), let its delegate answer touch.view === recognizer.view to shouldReceive (1.3.4)."
    }
    let isFlag = isOwn || !touch.isControl
    return Cure(
      concerned: [name], sentence: text, change: isFlag ? .setFalse(.cancelsTouchesInView, of: name) : nil,
      isMinor: isOwn, cost: isFlag ? .property : .answer, trial: isFlag ? nil : .notControls(name), aim: .keeps(view))
  }

  // MARK: Controls and handlers

  /// Controls that were pressed at the same time or twice in a row, and acted.
  func ofControls() -> [Cure] {
    let pressed = touches.filter { $0.isControl && $0.time(of: .ended) != nil }
    var found: [Cure] = []
    for (index, one) in pressed.enumerated() {
      guard let view = one.view, let end = one.time(of: .ended) else { continue }
      for other in pressed[(index + 1)...] where other.viewID != one.viewID {
        guard let begin = other.time(of: .began), begin < end, let second = other.view else { continue }
        found.append(
          Cure(
            concerned: [],
            sentence: "\(view) and \(second) were pressed at once, and both acted; to let only the first one act, set "
              + "isExclusiveTouch = true on both (1.8).", cost: .property))
      }
      if one.tapCount == 2 {
        found.append(
          Cure(
            concerned: [],
            sentence:
              "\(view) was pressed twice in a row and acted each time; to tell one tap from two, give it two tap "
              + "recognizers, and call single.require(toFail: double) (5.2.11).", cost: .advice))
      }
    }
    return found
  }

  /// Handlers that are called more often than expected, hit tests that are answered by hand, and pans that go where
  /// they should not.
  func ofHandlers(_ ways: [(recognizer: String, isHorizontal: Bool)]) -> [Cure] {
    var found: [Cure] = []
    // What opens a menu is not the program's.
    for story in recognizers where story.facts.kind == .press && !story.facts.name.hasSuffix(".menu") {
      let name = story.facts.name
      // The handler of a menu's own press is the kit's.
      if name.hasSuffix(".menu") { continue }
      let isTwice = story.attempts.contains { attempt in
        attempt.moments.contains { if case .acted(.began) = $0.what { true } else { false } }
          && attempt.moments.contains { if case .acted(.ended) = $0.what { true } else { false } }
      }
      guard isTwice else { continue }
      found.append(
        Cure(
          concerned: [name],
          sentence: "\(name) calls its handler when it begins and again when it ends; to do something once, do it only "
            + "where the state is .began (4.5.2).", cost: .advice))
    }
    for moment in touches.flatMap(\.moments) {
      guard case .redirected = moment.what, let view = moment.view else { continue }
      found.append(
        Cure(
          concerned: [],
          sentence:
            "\(view) answers hitTest itself; hitTest may be called several times for one touch, so it should do "
            + "nothing but answer (2.9).", cost: .advice))
    }
    for story in recognizers where story.facts.kind == .pan && story.facts.scrolls == nil {
      let (name, own) = (story.facts.name, ways.filter { $0.recognizer == story.facts.name })
      let isAlone = !recognizers.contains { $0.facts.viewID == story.facts.viewID && $0.facts.name != name }
      guard isAlone, own.contains(where: \.isHorizontal), own.contains(where: { !$0.isHorizontal }) else { continue }
      found.append(
        Cure(
          concerned: [name],
          sentence: "\(name) began along both axes; to let it move one way only, compare the axes of its velocity in "
            + "gestureRecognizerShouldBegin (5.4.1)."))
    }
    return found
  }
}

extension TouchStory {
  /// When its view was told of a phase; nil if it was not.
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
