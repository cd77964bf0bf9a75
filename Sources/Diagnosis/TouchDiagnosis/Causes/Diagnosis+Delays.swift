import TouchGeometry
import TouchScenes
import TouchTrace

// Why something happened late.

extension Diagnosis {
  /// Why a recognizer did not begin before it did, as a sentence; nil where its decisions tell.
  func delay(of name: String) -> String? {
    for attempt in before.story.recognizers.first(where: { $0.facts.name == name })?.attempts ?? [] {
      guard let index = attempt.moments.firstIndex(where: Self.isStart) else { continue }
      let moment = attempt.moments[index]
      if let words = excess(of: attempt, at: moment, name) { return words }
    }
    return nil
  }

  /// How many times the threshold a finger has gone where a sentence explains it.
  private static let leap = 4.0

  /// Whether a moment is the beginning of recognition.
  private static func isStart(_ moment: Moment) -> Bool {
    switch moment.what {
    case .transition(.possible, .began), .transition(.possible, .ended): true
    default: false
    }
  }

  /// Why a finger had gone much farther than the threshold: the last one came down late, or one event brought it there.
  private func excess(of attempt: RecognizerStory.Attempt, at moment: Moment, _ name: String) -> String? {
    guard moment.reason == .thresholdReached, let measure = moment.measure, measure.unit == .points,
      measure.measured > measure.threshold * Self.leap
    else { return nil }
    let downs = attempt.moments.compactMap { one in if case .received(_, true) = one.what { one.time } else { nil } }
    let fingers = SearchSpace(baseline).needed(by: name)
    if fingers > 1, let last = downs.last, let first = downs.first, last > first {
      return localized(
        "It takes %1$s, and the last one came down at %2$s (7.3.4).", fingerCount(Double(fingers)), clock(last))
    }
    guard let start = downs.first, let way = baseline.longestWay(from: start, before: moment.time) else { return nil }
    guard way.length < measure.threshold else { return nil }
    let time = clock(way.time)
    return way.length == 0
      ? localized(
        "One event earlier, at %1$s, the finger was still where it came down: it moved the whole way in a single event.",
        time)
      : localized(
        "One event earlier, at %1$s, the finger was only %2$s away: it moved the rest of the way in a single event.",
        time, quantity(way.length, .points))
  }

  /// A sentence that a goal is fulfilled without a change, with the time, the cause, and what else to ask for.
  func alreadyAndFurther(_ goal: Goal) -> String {
    let further = opposites(of: goal)
    guard !further.isEmpty else { return already(goal) }
    let words = further.map { "--want \"\($0.words)\"" }.joined(separator: localized(", "))
    return paragraph([already(goal), localized("To ask for another outcome: %1$s.", words)])
  }

  /// What else may be wanted of something that happens.
  private func opposites(of goal: Goal) -> [Goal] {
    switch goal {
    case .acts(let name): [.actsSooner(name), .actsLess(name), .doesNotAct(name)]
    case .isNotified(let name, .touchesCancelled): [.isNotNotified(name, .touchesCancelled)]
    case .isNotified(let name, let method): [.isNotifiedSooner(name, method), .isNotNotified(name, method)]
    case .scrolls(let name): [.doesNotScroll(name)]
    case .selects(let name): [.doesNotSelect(name)]
    case .sends(let name, let event): [.sendsSooner(name, event), .doesNotSend(name, event)]
    default: []
    }
  }

  /// Why something happened when it did, as a clause; nil where nothing delayed it.
  func cause(of goal: Goal) -> String? {
    switch goal {
    case .acts(let name), .actsSooner(let name): return recognition(of: name)
    case .sends(let view, _), .sendsSooner(let view, _), .isNotified(let view, _): return withholding(from: view)
    default: return nil
    }
  }

  /// What made a recognizer recognize, and the recognizers that it waited for, as a clause.
  private func recognition(of name: String) -> String? {
    guard let story = before.story.recognizers.first(where: { $0.facts.name == name }) else { return nil }
    for attempt in story.attempts {
      guard let start = attempt.moments.first(where: Self.isStart), let reason = start.reason else { continue }
      let tool = attempt.tool ?? .finger
      let why = reason.clause(start.measure, by: start.culprit, of: story.facts.kind, with: tool, about: story.facts)
      let waits = attempt.moments.compactMap { moment -> String? in
        guard case .released(let since) = moment.what, let other = moment.culprit else { return nil }
        return localized(
          "from %2$s to %3$s it waited for %1$s to fail (%4$s)", other, clock(since), clock(moment.time), moment.rule)
      }
      return clauses([localized("%1$s (%2$s)", why, start.rule)] + waits.prefix(1))
    }
    return nil
  }

  /// Which recognizers and scroll views kept touches back from a view, as a clause.
  private func withholding(from view: String) -> String? {
    for touch in before.story.touches where touch.view == view {
      for (index, moment) in touch.moments.enumerated() {
        guard case .withheld(let phase) = moment.what, let keeper = moment.culprit else { continue }
        let delivered = touch.moments[index...].first { if case .delivered(phase) = $0.what { true } else { false } }
        guard let delivered, delivered.time > moment.time else { continue }
        return
          localized(
            "%1$s kept the %2$s of its touch back from %3$s to %4$s (%5$s)", keeper, phase.noun, clock(moment.time),
            clock(delivered.time), moment.rule)
      }
    }
    return nil
  }
}
