import TouchTrace
import TouchArbiter
import TouchGeometry
import TouchKit

/// The story of a recognizer in sentences, with numbers and rules.
package struct RecognizerSentences {
  let story: RecognizerStory
  /// The stories of all recognizers.
  let others: [RecognizerStory]
  /// Whether to include how a winner recognized, where the winner's own story is not shown.
  var namesWinners = false
  /// Whether the gesture is still in progress.
  var isLive = false

  package init(story: RecognizerStory, others: [RecognizerStory], namesWinners: Bool = false, isLive: Bool = false) {
    (self.story, self.others, self.namesWinners, self.isLive) = (story, others, namesWinners, isLive)
  }

  private var name: String { story.facts.name }

  /// The heading: `double (UITapGestureRecognizer on yellow)`.
  package var heading: String {
    let facts = story.facts
    return switch (facts.purpose, facts.view) {
    case (let purpose?, let view?):
      localized("%1$s (the kit's %2$s on %3$s, which %4$s)", name, facts.className, view, purpose)
    case (let purpose?, nil): localized("%1$s (the kit's %2$s, which %3$s)", name, facts.className, purpose)
    case (nil, let view?): localized("%1$s (%2$s on %3$s)", name, facts.className, view)
    case (nil, nil): localized("%1$s (%2$s)", name, facts.className)
    }
  }

  /// A sentence, and its subject.
  struct Sentence {
    enum Subject { case failure, refusal, winner, other }

    var subject = Subject.other
    var text: String
  }

  package var sentences: [String] {
    let all = story.attempts.flatMap { sentences(of: $0) }
    if !all.isEmpty { return all.map(\.text) }
    return [
      localized(
        "%1$s received no touch: none came down in %2$s.", name, story.facts.view ?? localized("its view"))
    ]
  }

  /// The sentences about one attempt.
  func sentences(of attempt: RecognizerStory.Attempt) -> [Sentence] {
    var result: [Sentence] = []
    func say(_ text: String, of subject: Sentence.Subject = .other) {
      result.append(Sentence(subject: subject, text: text))
    }
    var actions: [Moment] = []
    var said: Set<String> = []
    var seen: [RecognizerStory.Attempt.Answer: Int] = [:]
    let moments = attempt.moments
    let tool = tool(of: attempt)
    var index = 0
    while index < moments.count {
      let moment = moments[index]
      index += 1
      switch moment.what {
      case .received(let first, true):
        var touches = [first]
        while index < moments.count, moments[index].time == moment.time,
          case .received(let next, true) = moments[index].what
        {
          touches.append(next)
          index += 1
        }
        say(localized("%1$s was given %2$s at %3$s (%4$s).", name, touchList(touches), clock(moment.time), moment.rule))
      case .received(let touch, false):
        let why =
          moment.reason?.clause(
            moment.measure, by: moment.culprit, of: story.facts.kind, with: tool, about: story.facts)
          ?? localized("it was refused")
        let isRefusal = moment.reason != .finished
        say(
          localized(
            "%1$s did not get %2$s at %3$s: %4$s (%5$s).", name, touchName(touch), clock(moment.time), why, moment.rule),
          of: isRefusal ? .refusal : .other)
      case .receivedPress(let press, true):
        say(localized("%1$s was given %2$s at %3$s (%4$s).", name, signalName(press), clock(moment.time), moment.rule))
      case .receivedPress(let press, false):
        let why =
          moment.reason?.clause(nil, of: story.facts.kind, with: tool, about: story.facts)
          ?? localized("it was refused")
        say(
          localized(
            "%1$s did not get %2$s at %3$s: %4$s (%5$s).", name, signalName(press), clock(moment.time), why, moment.rule
          ), of: .refusal)
      case .asked(let question, let other, let answer):
        let kind = RecognizerStory.Attempt.Answer(question: question, isYes: answer)
        seen[kind, default: 0] += 1
        let sentence = asked(question, other, answer, moment)
        // Some questions are repeated with every event; the first answer is enough.
        if let sentence, said.insert("\(question.rawValue) \(other ?? "") \(answer)").inserted { say(sentence) }
        if sentence != nil, seen[kind] == RecognizerStory.Attempt.maximumAnswers, attempt.furtherAnswers(kind) > 0 {
          say(
            localized(
              "The same was answered %1$s times more about %2$s (%3$s).", attempt.furtherAnswers(kind), name,
              moment.rule))
        }
      case .transition(let from, let to):
        // The refusal precedes the failure.
        let asker = index >= 2 ? moments[index - 2].view : nil
        let isLost = Self.isLost(moments[index...])
        let isBlocked = index < moments.count && moments[index].what.isBlocked
        var sentence = transition(from, to, moment, tool, asker: asker, isReady: isLost || isBlocked && to == .began)
        if sentence != nil, index < moments.count, case .blocked(let blockers) = moments[index].what {
          sentence = localized(
            "%1$s; it had to wait for %2$s to fail (%3$s)", sentence!, list(blockers), moments[index].rule)
          index += 1
        }
        if let sentence { say(localized("%1$s.", sentence), of: to == .failed ? .failure : .other) }
        if namesWinners, to == .failed, let winner = winner(moment) { say(winner, of: .winner) }
      case .blocked(let blockers):
        say(
          localized(
            "%1$s had to wait for %2$s to fail from %3$s on (%4$s).", name, list(blockers), clock(moment.time),
            moment.rule))
      case .released(let since):
        let culprit = moment.culprit ?? localized("the one before it")
        say(
          localized(
            "%1$s had waited for %2$s since %3$s and was free at %4$s (%5$s).", name, culprit, clock(since),
            clock(moment.time), moment.rule)
        )
      case .acted(let state):
        actions.append(moment)
        // A series of changes continues until something else happens.
        if state != .changed, state != .began || isDiscrete { say(acted(&actions)) }
      case .took(_, let wasKnown):
        var touches: [Int] = []
        var next = index - 1
        while next < moments.count, moments[next].time == moment.time, moments[next].view == moment.view,
          case .took(let touch, wasKnown) = moments[next].what
        {
          touches.append(touch)
          next += 1
        }
        index = next
        say(took(touches, wasKnown, moment))
      case .transferred:
        let outer = moment.culprit ?? localized("the scroll view around it")
        say(
          localized(
            "%1$s was at the edge of its content at %2$s, and %3$s took the drag (%4$s).", moment.view ?? name,
            clock(moment.time), outer, moment.rule))
      case .reset:
        if !hasEnded(moments) { say(undecided(at: moment)) }
      case .refusedBy, .redirected, .unreachable, .bound, .withheld, .delivered, .sent, .forwarded, .cancelled,
        .dropped:
        break
      }
    }
    if !actions.isEmpty { say(acted(&actions)) }
    if attempt.isOpen, !hasEnded(moments) { say(unfinished) }
    return result
  }

  private var unfinished: String {
    isLive
      ? localized("%1$s has not finished yet.", name)
      : localized("%1$s had not finished when the input was over.", name)
  }

  /// Whether a recognizer that recognized fails before it acts, without waiting.
  private static func isLost(_ rest: ArraySlice<Moment>) -> Bool {
    for moment in rest {
      switch moment.what {
      case .transition(_, let to): return to == .failed
      case .acted, .blocked: return false
      default: continue
      }
    }
    return false
  }

  private var isDiscrete: Bool { story.facts.kind == .tap || story.facts.kind == .swipe }

  /// The tool of the touches; a pan without touches followed the wheel.
  private func tool(of attempt: RecognizerStory.Attempt) -> Tool {
    attempt.tool ?? (story.facts.kind == .pan ? .wheel : .finger)
  }

  private func hasEnded(_ moments: [Moment]) -> Bool {
    moments.contains { moment in
      switch moment.what {
      case .transition(_, .ended), .transition(_, .failed), .transition(_, .cancelled): true
      default: moment.what.isReceived(false)
      }
    }
  }

  // MARK: Parts

  private func asked(
    _ question: TraceEntry.Question, _ other: String?, _ answer: Bool, _ moment: Moment
  ) -> String? {
    let time = clock(moment.time)
    guard let other else { return dragAnswer(question, answer, moment) }
    return switch (question, answer) {
    case (.shouldRecognizeSimultaneouslyWith, true):
      localized(
        "%1$s may recognize together with %2$s: its delegate said so at %3$s (%4$s).", name, other, time, moment.rule)
    case (.canPrevent, false):
      localized("%1$s left %2$s alone at %3$s: its class does not prevent it (%4$s).", name, other, time, moment.rule)
    case (.canBePreventedBy, false):
      localized("%1$s was not prevented by %2$s at %3$s: its class forbids it (%4$s).", name, other, time, moment.rule)
    case (.shouldRequireFailureOf, true):
      localized("%1$s asked at %2$s to wait until %3$s fails (%4$s).", name, time, other, moment.rule)
    case (.shouldBeRequiredToFailBy, true):
      localized("%1$s asked at %2$s that %3$s wait for it (%4$s).", name, time, other, moment.rule)
    default: nil
    }
  }

  /// The sentence about an answer to a question of a drag (54.5, 54.7, 54.11, 54.13).
  private func dragAnswer(_ question: TraceEntry.Question, _ answer: Bool, _ moment: Moment) -> String? {
    let (time, place) = (clock(moment.time), moment.view ?? localized("a view"))
    return switch (question, answer) {
    case (.dragIsFree, false):
      localized("%1$s did not lift at %2$s: another drag of the app is running (%3$s).", name, time, moment.rule)
    case (.itemsForBeginning, false):
      localized(
        "%1$s had nothing to drag at %2$s: the delegate of the drag interaction of %3$s returned no items (%4$s).",
        name, time, place, moment.rule)
    case (.canHandleDrop, false):
      localized(
        "%1$s took no part from %2$s on: the delegate of its drop interaction answered no to canHandle (%3$s).", place,
        time, moment.rule)
    case (.dropProposal, false):
      localized("%1$s proposed at %2$s to accept no drop there (%3$s).", place, time, moment.rule)
    case (.dropProposal, true): localized("%1$s proposed at %2$s to accept a drop (%3$s).", place, time, moment.rule)
    default: nil
    }
  }

  private func transition(
    _ from: UIGestureRecognizer.State, _ to: UIGestureRecognizer.State, _ moment: Moment, _ tool: Tool, asker: String?,
    isReady: Bool = false
  ) -> String? {
    let culprit = moment.culprit ?? (moment.reason == .shouldBeginView ? asker : nil)
    // A recognizer that waits for another gives way to it, whichever rule applied first.
    let reason = moment.isByRequirement ? .requirementRecognized : moment.reason
    let why = because(
      reason?.clause(moment.measure, by: culprit, of: story.facts.kind, with: tool, about: story.facts))
    let rule = moment.isByRequirement ? "5.2.6" : moment.rule
    let time = clock(moment.time)
    switch to {
    case .possible, .changed: return nil
    case .began:
      return isReady
        ? localized("%1$s was ready to begin at %2$s%3$s (%4$s)", name, time, why, rule)
        : localized("%1$s began at %2$s%3$s (%4$s)", name, time, why, rule)
    case .ended where from == .possible:
      return isReady
        ? localized("%1$s was ready to recognize at %2$s%3$s (%4$s)", name, time, why, rule)
        : localized("%1$s recognized at %2$s%3$s (%4$s)", name, time, why, rule)
    case .ended: return localized("%1$s ended at %2$s%3$s (%4$s)", name, time, why, rule)
    case .cancelled: return localized("%1$s was cancelled at %2$s%3$s (%4$s)", name, time, why, rule)
    case .failed:
      return freed(localized("%1$s failed at %2$s%3$s (%4$s)", name, time, why, rule), at: moment.time)
    }
  }

  /// How the winner recognized.
  private func winner(_ moment: Moment) -> String? {
    guard moment.reason == .preventedBy || moment.reason == .requirementRecognized,
      let story = others.first(where: { $0.facts.name == moment.culprit })
    else { return nil }
    let words = RecognizerSentences(story: story, others: others)
    for attempt in story.attempts.reversed() {
      let index = attempt.moments.lastIndex { one in
        switch one.what {
        case .transition(.possible, .began), .transition(.possible, .ended): one.time <= moment.time
        default: false
        }
      }
      guard let index, case .transition(let from, let to) = attempt.moments[index].what else { continue }
      let isBlocked = attempt.moments.dropFirst(index + 1).first?.what.isBlocked == true
      return words.transition(
        from, to, attempt.moments[index], words.tool(of: attempt), asker: nil, isReady: isBlocked && to == .began
      ).map { localized("%1$s.", $0) }
    }
    return nil
  }

  /// A sentence with the recognizers that had waited for it: `…; so single, which had waited for it since 0.060 s, acted`.
  private func freed(_ sentence: String, at time: TimeInterval) -> String {
    let texts = others.compactMap { other -> String? in
      for attempt in other.attempts {
        for (index, moment) in attempt.moments.enumerated() {
          guard case .released(let since) = moment.what, moment.culprit == name, moment.time == time else { continue }
          let acted = attempt.moments[index...].contains {
            if case .acted = $0.what { $0.time == time } else { false }
          }
          return acted
            ? localized("%1$s, which had waited for it since %2$s, acted", other.facts.name, clock(since))
            : localized("%1$s, which had waited for it since %2$s, was free", other.facts.name, clock(since))
        }
      }
      return nil
    }
    return texts.isEmpty ? sentence : localized("%1$s; so %2$s", sentence, list(texts))
  }

  private func acted(_ actions: inout [Moment]) -> String {
    defer { actions = [] }
    var parts: [String] = []
    var changes: [TimeInterval] = []
    var count = 0
    func closeChanges() {
      guard let first = changes.first, let last = changes.last else { return }
      let isOne = count == 1
      parts.append(
        isOne
          ? localized("changed at %1$s", clock(first))
          : localized("changed %1$s times from %2$s to %3$s", count, clock(first), clock(last)))
      (changes, count) = ([], 0)
    }
    for action in actions {
      guard case .acted(let state) = action.what else { continue }
      if state == .changed {
        changes.append(action.time)
        count += action.count
      } else {
        closeChanges()
        parts.append(isDiscrete ? localized("at %1$s", clock(action.time)) : Self.call(state, clock(action.time)))
      }
    }
    closeChanges()
    let rule = actions[0].rule
    return isDiscrete
      ? localized("%1$s acted %2$s (%3$s).", name, list(parts), rule)
      : localized("%1$s acted: %2$s (%3$s).", name, list(parts), rule)
  }

  /// A call of the action in a state, as a clause.
  private static func call(_ state: UIGestureRecognizer.State, _ time: String) -> String {
    switch state {
    case .possible: localized("possible at %1$s", time)
    case .began: localized("began at %1$s", time)
    case .changed: localized("changed at %1$s", time)
    case .ended: localized("ended at %1$s", time)
    case .cancelled: localized("cancelled at %1$s", time)
    case .failed: localized("failed at %1$s", time)
    }
  }

  private func took(_ touches: [Int], _ wasKnown: Bool, _ moment: Moment) -> String {
    let list = touchList(touches)
    let view = moment.view ?? localized("its view")
    return wasKnown
      ? localized(
        "%1$s took %2$s from %3$s at %4$s, as its cancelsTouchesInView is true (%5$s).", name, list, view,
        clock(moment.time), moment.rule)
      : localized(
        "%1$s never received %2$s: the beginning was still delayed when %3$s recognized (%4$s).", view, list, name,
        moment.rule)
  }

  private func undecided(at moment: Moment) -> String {
    localized(
      "%1$s had decided nothing when its attempt was over at %2$s (%3$s).", name, clock(moment.time), moment.rule)
  }
}

extension Moment.What {
  /// Whether a recognizer must wait for others to fail.
  fileprivate var isBlocked: Bool { if case .blocked = self { true } else { false } }
}
