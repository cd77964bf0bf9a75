import TouchArbiter
import TouchGeometry
import TouchKit
import TouchTrace

extension Verdict {
  /// The views that were notified of a touch late or not at all, and the recognizers whose gesture was not made or that
  /// were refused a touch or a press.
  ///
  /// They lost to no other recognizer, so they matter only where nothing else lost.
  package static func misses(in story: Story) -> [Verdict] {
    let recognizers = story.recognizers.compactMap { own -> Verdict? in
      miss(of: own, in: story).map { miss in
        Verdict(
          name: own.facts.name, outcome: .lost, sentences: [miss.text],
          fate: miss.subject == .refusal ? .missed : .failed)
      }
    }
    // A view that follows no touches lacks none.
    let touches = story.touches.filter { follows($0, in: story.touches) && !isOfItsRow($0, in: story.touches) }
    return touches.compactMap { undelivered($0) ?? late($0) } + recognizers
  }

  /// The verdict about a touch whose beginning or end was delayed for a time that a person notices.
  static func late(_ touch: TouchStory) -> Verdict? {
    guard let view = touch.view else { return nil }
    var kept: (phase: UITouch.Phase, moment: Moment)?
    for moment in touch.moments {
      switch (moment.what, moment.reason) {
      case (.withheld(let phase), .delaysBegan?), (.withheld(let phase), .contentDelay?),
        (.withheld(let phase), .delaysEnded?):
        if kept == nil { kept = (phase, moment) }
      case (.delivered(let phase), _):
        guard let (withheld, start) = kept, withheld == phase else { continue }
        kept = nil
        guard moment.time - start.time > noticeable else { continue }
        let (name, keeper) = (touchName(touch.id), start.culprit ?? localized("a recognizer"))
        let (delay, flag) = (quantity(moment.time - start.time, .seconds), flag(start.reason))
        let sentence =
          phase == .ended
          ? localized(
            "%1$s was notified of the end of %2$s %3$s late: %4$s of %5$s is true (%6$s).", view, name, delay, flag,
            keeper, start.rule)
          : localized(
            "%1$s was notified of %2$s %3$s late: %4$s of %5$s is true (%6$s).", view, name, delay, flag, keeper,
            start.rule)
        return Verdict(name: view, outcome: .lost, sentences: [sentence], fate: .late)
      default: continue
      }
    }
    return nil
  }

  /// The shortest delay that a person notices, in seconds.
  private static let noticeable = 0.05

  /// The property that keeps a touch back for a reason.
  private static func flag(_ reason: Reason?) -> String {
    switch reason {
    case .contentDelay: "delaysContentTouches"
    case .delaysEnded: "delaysTouchesEnded"
    default: "delaysTouchesBegan"
    }
  }

  /// How a recognizer that never acted failed last; nil for one that acted or is still deciding.
  private static func miss(of own: RecognizerStory, in story: Story) -> RecognizerSentences.Sentence? {
    // Of the kit's recognizers, a person notices the drag that scrolls nothing.
    guard !own.hasActed, own.facts.role == nil || own.facts.role == .scrollPan else { return nil }
    let words = RecognizerSentences(story: own, others: story.recognizers)
    let attempts = (own.decisiveAttempt.map { [$0] } ?? []) + own.attempts.reversed()
    return attempts.lazy.compactMap { attempt in
      let told = words.sentences(of: attempt)
      if own.refusesOtherTypes, let refusal = told.last(where: { $0.subject == .refusal }) { return refusal }
      return told.last { $0.subject == .failure || $0.subject == .refusal }
    }.first
  }

  /// The verdict about a touch whose beginning its view never received.
  static func undelivered(_ touch: TouchStory) -> Verdict? {
    guard let view = touch.view, let moment = touch.undelivered, let reason = moment.reason else { return nil }
    let why = reason.clause(moment.measure, by: moment.culprit, with: touch.tool)
    let sentence =
      localized(
        "%1$s was not notified of %2$s at %3$s: %4$s (%5$s).", view, touchName(touch.id), clock(moment.time), why,
        moment.rule)
    return Verdict(name: view, outcome: .lost, sentences: [sentence], fate: .missed)
  }

  /// Whether the view of a touch, or a responder that it passes touches on to, follows them, by what the story shows.
  ///
  /// Touches that come to the application reach no override.
  static func follows(_ touch: TouchStory, in touches: [TouchStory]) -> Bool {
    touch.isControl || !responders(of: touch, in: touches).contains("the application")
  }

  /// Whether a scroll view keeps the touch of one of its rows back, which it follows itself.
  private static func isOfItsRow(_ touch: TouchStory, in touches: [TouchStory]) -> Bool {
    let keeper = touch.moments.first { if case .withheld = $0.what { true } else { false } }?.culprit
    return keeper != nil && responders(of: touch, in: touches).last == keeper
  }

  /// The responders that the view of a touch passes touches on to.
  private static func responders(of touch: TouchStory, in touches: [TouchStory]) -> [String] {
    touches.filter { $0.viewID == touch.viewID && $0.view == touch.view }.flatMap(\.moments).compactMap { moment in
      if case .forwarded = moment.what { moment.culprit } else { nil }
    }
  }

  /// What a person can do so that a recognizer recognizes, as an imperative: `hold for 1 s`.
  ///
  /// Nil where another recognizer, a delegate or a property decided, and where the gesture was made.
  package static func gestureAdvice(for name: String, in story: Story) -> String? {
    gestureAdvice(for: name, among: story.recognizers, story.touches)
  }

  static func gestureAdvice(
    for name: String, among recognizers: [RecognizerStory], _ touches: [TouchStory]
  ) -> String? {
    guard let own = recognizers.first(where: { $0.facts.name == name }), let last = own.decisiveAttempt,
      !own.refusesOtherTypes,
      let moment = last.moments.last(where: { if case .transition(_, .failed) = $0.what { true } else { false } })
    else { return nil }
    let measure = moment.measure
    let limit = measure.map { quantity($0.threshold, $0.unit) }
    switch moment.reason {
    case .tapDistance: return limit.map { localized("tap again within %1$s of the first tap", $0) }
    case .tapInterval where own.facts.kind == .press:
      return limit.map { localized("come down again within %1$s", $0) }
    case .tapInterval: return limit.map { localized("tap again within %1$s", $0) }
    case .tooLong where own.facts.kind == .press: return localized("tap before the hold")
    case .movedTooFar: return limit.map { localized("move less than %1$s", $0) }
    case .tooLong: return limit.map { localized("lift within %1$s", $0) }
    case .liftedEarly: return limit.map { longer($0, own.facts.kind) }
    case .tooFewTouches:
      guard let measure else { return nil }
      let count = fingerCount(measure.threshold)
      // Enough fingers came down, some of them outside its view.
      let start = last.moments.first?.time ?? moment.time
      let fingers = Set(
        touches.filter { touch in
          guard touch.tool == .finger, let began = touch.moments.first?.time else { return false }
          return began <= moment.time && touch.moments.last?.time ?? began >= start
        }.map(\.id))
      guard Double(fingers.count) >= measure.threshold, let view = own.facts.view else {
        return localized("use %1$s", count)
      }
      return localized("put %1$s on %2$s", count, view)
    case .tooManyTouches: return measure.map { localized("use %1$s", fingerCount($0.threshold)) }
    case .tooSlow: return limit.map { localized("swipe within %1$s", $0) }
    case .wrongDirection where own.facts.kind == .swipe && !own.facts.ways.isEmpty:
      let ways = list(own.facts.ways.map(direction))
      return measure?.threshold == 0
        ? localized("move %1$s, and never behind where the finger came down", ways)
        : localized("move %1$s in a straighter line", ways)
    case .wrongDirection where !own.facts.ways.isEmpty:
      return localized("move %1$s", list(own.facts.ways.map(direction)))
    case .wrongEdge where !own.facts.ways.isEmpty:
      return limit.map { localized("begin within %1$s of the %2$s edge", $0, list(own.facts.ways.map(wayName))) }
    default: return nil
    }
  }

  private static func longer(_ limit: String, _ kind: RecognizerFacts.Kind) -> String {
    switch kind {
    case .press: localized("hold for %1$s", limit)
    case .rotation: localized("turn by more than %1$s", limit)
    case .pinch: localized("change the distance of the fingers by more than %1$s", limit)
    case .swipe: localized("swipe farther, or faster")
    case .tap, .pan, .edgePan, .hover, .other: localized("move by %1$s", limit)
    }
  }

  private static func direction(_ way: String) -> String {
    switch way {
    case "left": localized("to the left")
    case "right": localized("to the right")
    default: wayName(way)
    }
  }
}

extension TouchStory {
  /// Why its view never received its beginning, apart from recognizers that took it; nil where the view did.
  var undelivered: Moment? {
    moments.first { moment in
      switch (moment.what, moment.reason) {
      case (.withheld(.began), .multipleTouchDisabled?), (.withheld(.began), .exclusiveTouch?),
        (.dropped(.began), .exclusiveTouch?), (.dropped(.began), .touchesShouldBegin?):
        true
      default: false
      }
    }
  }
}

extension RecognizerStory {
  /// Whether an attempt with a touch of one type refused a touch of another type.
  var refusesOtherTypes: Bool {
    !hasActed && attempts.contains { $0.moments.contains { $0.reason == .exclusiveTouchType } }
  }

  /// The attempt that tells why the gesture was not made: the last one.
  ///
  /// A press after a tap ends its attempt if the finger comes down late; the finger that then stays is no tap.
  var decisiveAttempt: Attempt? {
    guard facts.kind == .press, attempts.count > 1, attempts.last?.failure == .tooLong,
      attempts[attempts.count - 2].failure == .tapInterval
    else { return attempts.last }
    return attempts[attempts.count - 2]
  }
}

extension RecognizerStory.Attempt {
  /// Why it failed; nil where it did not.
  fileprivate var failure: Reason? {
    moments.last { if case .transition(_, .failed) = $0.what { true } else { false } }?.reason
  }
}
