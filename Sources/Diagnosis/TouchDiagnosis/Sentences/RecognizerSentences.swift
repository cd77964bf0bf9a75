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
    let purpose = story.facts.purpose.map { ", which \($0)" } ?? ""
    let owner = purpose.isEmpty ? "" : "the kit's "
    return "\(name) (\(owner)\(story.facts.className)\(story.facts.view.map { " on \($0)" } ?? "")\(purpose))"
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
    return ["\(name) was never offered a touch: none came down in \(story.facts.view ?? "its view")."]
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
        say("\(name) was given \(touchList(touches)) at \(clock(moment.time)) (\(moment.rule)).")
      case .received(let touch, false):
        let why =
          moment.reason?.clause(
            moment.measure, by: moment.culprit, of: story.facts.kind, with: tool, about: story.facts)
          ?? "it was refused"
        let isRefusal = moment.reason != .finished
        say(
          "\(name) did not get \(FingerMark.touchName(touch)) at \(clock(moment.time)): \(why) (\(moment.rule)).",
          of: isRefusal ? .refusal : .other)
      case .receivedPress(let press, true):
        say("\(name) was given \(press) at \(clock(moment.time)) (\(moment.rule)).")
      case .receivedPress(let press, false):
        let why = moment.reason?.clause(nil, of: story.facts.kind, with: tool, about: story.facts) ?? "it was refused"
        say("\(name) did not get \(press) at \(clock(moment.time)): \(why) (\(moment.rule)).", of: .refusal)
      case .asked(let question, let other, let answer):
        let kind = RecognizerStory.Attempt.Answer(question: question, isYes: answer)
        seen[kind, default: 0] += 1
        let sentence = asked(question, other, answer, moment)
        // Some questions are repeated with every event; the first answer is enough.
        if let sentence, said.insert("\(question.rawValue) \(other ?? "") \(answer)").inserted { say(sentence) }
        if sentence != nil, seen[kind] == RecognizerStory.Attempt.maximumAnswers, attempt.furtherAnswers(kind) > 0 {
          say("The same was answered \(attempt.furtherAnswers(kind)) times more about \(name) (\(moment.rule)).")
        }
      case .transition(let from, let to):
        // The refusal precedes the failure.
        let asker = index >= 2 ? moments[index - 2].view : nil
        let isLost = Self.isLost(moments[index...])
        var sentence = transition(from, to, moment, tool, asker: asker, isLost: isLost)
        if sentence != nil, index < moments.count, case .blocked(let blockers) = moments[index].what {
          sentence! += "; it had to wait for \(list(blockers)) to fail (\(moments[index].rule))"
          index += 1
        }
        if let sentence { say(sentence + ".", of: to == .failed ? .failure : .other) }
        if namesWinners, to == .failed, let winner = winner(moment) { say(winner, of: .winner) }
      case .blocked(let blockers):
        say(
          "\(name) had to wait for \(list(blockers)) to fail from \(clock(moment.time)) on (\(moment.rule)).")
      case .released(let since):
        let culprit = moment.culprit ?? "the one before it"
        say(
          "\(name) had waited for \(culprit) since \(clock(since)) and was free at \(clock(moment.time)) (\(moment.rule))."
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
        say(
          "\(moment.view ?? name) was at the edge of its content at \(clock(moment.time)), and "
            + "\(moment.culprit ?? "the scroll view around it") took the drag (\(moment.rule)).")
      case .reset:
        if !hasEnded(moments) { say(undecided(at: moment)) }
      case .refusedBy, .redirected, .unreachable, .bound, .withheld, .delivered, .sent, .forwarded, .cancelled,
        .dropped:
        break
      }
    }
    if !actions.isEmpty { say(acted(&actions)) }
    if attempt.isOpen, !hasEnded(moments) { say("\(name) \(unfinished).") }
    return result
  }

  private var unfinished: String { isLive ? "has not finished yet" : "had not finished when the input was over" }

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
      "\(name) may recognize together with \(other): its delegate said so at \(time) (\(moment.rule))."
    case (.canPrevent, false):
      "\(name) left \(other) alone at \(time): its class does not prevent it (\(moment.rule))."
    case (.canBePreventedBy, false):
      "\(name) was not prevented by \(other) at \(time): its class forbids it (\(moment.rule))."
    case (.shouldRequireFailureOf, true): "\(name) asked at \(time) to wait until \(other) fails (\(moment.rule))."
    case (.shouldBeRequiredToFailBy, true): "\(name) asked at \(time) that \(other) wait for it (\(moment.rule))."
    default: nil
    }
  }

  /// The sentence about an answer to a question of a drag (54.5, 54.7, 54.11, 54.13).
  private func dragAnswer(_ question: TraceEntry.Question, _ answer: Bool, _ moment: Moment) -> String? {
    let (time, place) = (clock(moment.time), moment.view ?? "a view")
    return switch (question, answer) {
    case (.dragIsFree, false): "\(name) did not lift at \(time): another drag of the app is running (\(moment.rule))."
    case (.itemsForBeginning, false):
      "\(name) had nothing to drag at \(time): the delegate of the drag interaction of \(place) returned no items "
        + "(\(moment.rule))."
    case (.canHandleDrop, false):
      "\(place) took no part from \(time) on: the delegate of its drop interaction answered no to canHandle "
        + "(\(moment.rule))."
    case (.dropProposal, false): "\(place) proposed at \(time) to accept no drop there (\(moment.rule))."
    case (.dropProposal, true): "\(place) proposed at \(time) to accept a drop (\(moment.rule))."
    default: nil
    }
  }

  private func transition(
    _ from: UIGestureRecognizer.State, _ to: UIGestureRecognizer.State, _ moment: Moment, _ tool: Tool, asker: String?,
    isLost: Bool = false
  ) -> String? {
    let culprit = moment.culprit ?? (moment.reason == .shouldBeginView ? asker : nil)
    // A recognizer that waits for another gives way to it, whichever rule applied first.
    let reason = moment.isByRequirement ? .requirementRecognized : moment.reason
    let why =
      reason.map { ": " + $0.clause(moment.measure, by: culprit, of: story.facts.kind, with: tool, about: story.facts) }
      ?? ""
    let rule = moment.isByRequirement ? "5.2.6" : moment.rule
    let tail = " at \(clock(moment.time))\(why) (\(rule))"
    switch to {
    case .possible, .changed: return nil
    case .began: return "\(name) \(isLost ? "was ready to begin" : "began")" + tail
    case .ended where from == .possible:
      return "\(name) \(isLost ? "was ready to recognize" : "recognized")" + tail
    case .ended: return "\(name) ended" + tail
    case .cancelled: return "\(name) was cancelled" + tail
    case .failed: return "\(name) failed" + tail + freed(at: moment.time)
    }
  }

  /// How the winner recognized.
  private func winner(_ moment: Moment) -> String? {
    guard moment.reason == .preventedBy || moment.reason == .requirementRecognized,
      let story = others.first(where: { $0.facts.name == moment.culprit })
    else { return nil }
    let words = RecognizerSentences(story: story, others: others)
    for attempt in story.attempts.reversed() {
      let last = attempt.moments.last { one in
        switch one.what {
        case .transition(.possible, .began), .transition(.possible, .ended): one.time <= moment.time
        default: false
        }
      }
      guard let last, case .transition(let from, let to) = last.what else { continue }
      return words.transition(from, to, last, words.tool(of: attempt), asker: nil).map { $0 + "." }
    }
    return nil
  }

  /// The recognizers that had waited for it: `; so single, which had waited for it since 0.060 s, acted`.
  private func freed(at time: TimeInterval) -> String {
    let texts = others.compactMap { other -> String? in
      for attempt in other.attempts {
        for (index, moment) in attempt.moments.enumerated() {
          guard case .released(let since) = moment.what, moment.culprit == name, moment.time == time else { continue }
          let acted = attempt.moments[index...].contains {
            if case .acted = $0.what { $0.time == time } else { false }
          }
          let waiting = "\(other.facts.name), which had waited for it since \(clock(since)),"
          return acted ? "\(waiting) acted" : "\(waiting) was free"
        }
      }
      return nil
    }
    return texts.isEmpty ? "" : "; so " + list(texts)
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
        isOne ? "changed at \(clock(first))" : "changed \(count) times from \(clock(first)) to \(clock(last))")
      (changes, count) = ([], 0)
    }
    for action in actions {
      guard case .acted(let state) = action.what else { continue }
      if state == .changed {
        changes.append(action.time)
        count += action.count
      } else {
        closeChanges()
        parts.append(isDiscrete ? "at \(clock(action.time))" : "\(state) at \(clock(action.time))")
      }
    }
    closeChanges()
    return "\(name) acted\(isDiscrete ? " " : ": ")\(list(parts)) (\(actions[0].rule))."
  }

  private func took(_ touches: [Int], _ wasKnown: Bool, _ moment: Moment) -> String {
    let list = touchList(touches)
    let view = moment.view ?? "its view"
    return wasKnown
      ? "\(name) took \(list) from \(view) at \(clock(moment.time)), as its cancelsTouchesInView is true (\(moment.rule))."
      : "\(view) never received \(list): the beginning was still delayed when \(name) recognized (\(moment.rule))."
  }

  private func undecided(at moment: Moment) -> String {
    "\(name) had decided nothing when its attempt was over at \(clock(moment.time)) (\(moment.rule))."
  }
}
