import TouchArbiter
import TouchGeometry
import TouchKit

/// The history of every recognizer and every touch, as values that can be described in sentences.
///
/// It is built from facts, one after the other, and makes no calls.
package struct Story: Sendable {
  package private(set) var recognizers: [RecognizerStory] = []
  package private(set) var touches: [TouchStory] = []
  /// Keys, motions and remote control events; only the most recent ones are kept.
  package private(set) var signals: [SignalStory] = []
  private var openSignal: String?
  /// The directions of pans when they began, in order.
  package private(set) var ways: [(recognizer: String, isHorizontal: Bool)] = []
  private let startTime: TimeInterval
  private var indices: [TraceSubject: Int] = [:]
  private var touchIndices: [Int: Int] = [:]
  /// For each waiting recognizer: the ones it waits for, and since when.
  private var waits: [TraceSubject: (on: [TraceSubject], since: TimeInterval)] = [:]
  /// The attempts that failed or finished, the last one at the end.
  private var finished: [TraceSubject] = []

  /// Creates a story that begins at `startTime`.
  ///
  /// - Parameter recognizers: are included even without any events, in the order of the text.
  package init(
    of recognizers: [(subject: TraceSubject, facts: RecognizerFacts)] = [], startTime: TimeInterval = 0
  ) {
    self.startTime = startTime
    for (subject, facts) in recognizers {
      indices[subject] = self.recognizers.count
      self.recognizers.append(RecognizerStory(facts: facts))
    }
  }

  /// Returns the story without some recognizers; do not add facts to it.
  package func without(_ isLeftOut: (RecognizerStory) -> Bool) -> Story {
    var story = self
    story.recognizers.removeAll(where: isLeftOut)
    story.indices = [:]
    return story
  }

  /// Adds the next fact.
  package mutating func apply(_ fact: TraceFact) {
    if let recognizer = fact.recognizer, let what = what(of: fact, recognizer) { add(what, fact, to: recognizer) }
    if fact.touch != nil { addTouch(fact) }
    switch fact.what {
    case .told(let word): if let start = fact.view { begin(word, at: start, fact) }
    case .passedOn(let word, let isLost): if let next = fact.culprit { pass(word, to: next, isLost) }
    case .cancelled:
      if let press = fact.press, let taker = fact.recognizer { noteTaker(of: press.word, by: taker, fact) }
    default: break
    }
  }

  // MARK: Keys, motion, remote controls

  private mutating func begin(_ word: String?, at start: TraceSubject, _ fact: TraceFact) {
    // Only this signal can be passed on from now.
    openSignal = word
    guard let word else { return }
    signals.append(
      SignalStory(
        word: word, time: fact.time - startTime, hasNoFirstResponder: start.kind == .window, way: [start.name]))
    if signals.count > SignalStory.maximum { signals.removeFirst() }
  }

  private mutating func pass(_ word: String?, to next: TraceSubject, _ isLost: Bool) {
    guard let word, word == openSignal, let last = signals.indices.last else { return }
    signals[last].way.append(next.name)
    signals[last].isLost = isLost
  }

  private mutating func noteTaker(of word: String, by taker: TraceSubject, _ fact: TraceFact) {
    guard let index = signals.lastIndex(where: { $0.word == word && $0.taker == nil }) else { return }
    signals[index].taker = SignalStory.Taker(name: taker.name, time: fact.time - startTime, rule: fact.rule)
  }

  // MARK: Recognizers

  private mutating func what(of fact: TraceFact, _ recognizer: TraceSubject) -> Moment.What? {
    switch fact.what {
    case .received(let answer):
      if let press = fact.press { return .receivedPress(press.word, answer) }
      return .received(touch: fact.touch?.number ?? 0, answer)
    case .asked(let question, let other, let answer):
      // Answers about a single recognizer are implied by later facts, except for the view that returned false.
      guard other != nil || fact.view != nil else { return nil }
      return .asked(question, of: other?.name, answer: answer)
    case .turned(let from, let to, let heading):
      if let heading { ways.append((recognizer.name, heading == .horizontal)) }
      switch to {
      case .ended, .cancelled, .failed: finished.append(recognizer)
      case .possible, .began, .changed: break
      }
      return .transition(from: from, to: to)
    case .blocked(let others):
      waits[recognizer] = (others, fact.time - startTime)
      return .blocked(on: others.map(\.name))
    case .released: return .released(since: waits[recognizer]?.since ?? fact.time - startTime)
    case .acted(let state): return .acted(state)
    case .reset: return .reset
    // A prevention is implied by the failure; withheld phases are recorded with the touches.
    case .prevented, .withheld: return nil
    case .transferred: return .transferred
    case .refused, .descended, .hit, .delivered, .cancelled, .dropped, .bound, .sent, .forwarded, .places, .input,
      .told, .passedOn:
      return nil
    }
  }

  private mutating func add(_ what: Moment.What, _ fact: TraceFact, to recognizer: TraceSubject) {
    let index = index(of: recognizer)
    var moment = moment(what, fact)
    moment.isByRequirement = fact.isByRequirement
    var isOver = false
    switch what {
    case .reset:
      isOver = true
      waits[recognizer] = nil
    case .released:
      let wait = waits.removeValue(forKey: recognizer)
      let freed = finished.last { one in wait?.on.contains(one) ?? false } ?? wait?.on.first
      moment.culprit = freed?.name
    default: break
    }
    if recognizers[index].attempts.last?.isOpen == true {
      let last = recognizers[index].attempts.count - 1
      if case .asked(let question, of: _?, let answer) = what {
        let kind = RecognizerStory.Attempt.Answer(question: question, isYes: answer)
        recognizers[index].attempts[last].answers[kind, default: 0] += 1
        if recognizers[index].attempts[last].furtherAnswers(kind) > 0 { return }
      }
      recognizers[index].attempts[last].moments.appendJoined(moment)
      if what.isReceived(true), let tool = fact.tool { recognizers[index].attempts[last].tool = tool }
      if isOver { recognizers[index].attempts[last].isOpen = false }
      return
    }
    if fact.recognizer == recognizer, let facts = fact.facts { recognizers[index].facts = facts }
    let isRefused = what.isReceived(false)
    let tool = isRefused || what.isReceived(true) ? fact.tool : nil
    recognizers[index].attempts.append(
      RecognizerStory.Attempt(moments: [moment], isOpen: !isOver && !isRefused, tool: tool))
  }

  private mutating func index(of recognizer: TraceSubject) -> Int {
    if let index = indices[recognizer] { return index }
    indices[recognizer] = recognizers.count
    recognizers.append(RecognizerStory(facts: RecognizerFacts(named: recognizer.name)))
    return recognizers.count - 1
  }

  // MARK: Touches

  private mutating func addTouch(_ fact: TraceFact) {
    guard let touch = fact.touch else { return }
    if case .refused(let refusal) = fact.what {
      for (view, around) in refusal.unreachable {
        let index = index(of: touch)
        touches[index].moments.append(
          Moment(
            time: fact.time - startTime, rule: "2.5", what: .unreachable, view: view.name, culprit: around.name))
      }
    }
    guard let what = touchWhat(of: fact) else { return }
    let index = index(of: touch)
    touches[index].moments.appendJoined(moment(what, fact))
    if case .bound(let binding) = fact.what, let view = fact.view {
      touches[index].view = view.name
      touches[index].viewID = view.id
      touches[index].isControl = binding.isControl
      touches[index].isScrollView = binding.isScrollView
      touches[index].tapCount = binding.tapCount
    }
    guard let winner = fact.culprit, winner.kind == .recognizer, fact.reason == .recognized else { return }
    switch what {
    case .cancelled: add(.took(touch: touch.number, wasKnown: true), fact, to: winner)
    case .dropped: add(.took(touch: touch.number, wasKnown: false), fact, to: winner)
    default: break
    }
  }

  private func touchWhat(of fact: TraceFact) -> Moment.What? {
    switch fact.what {
    case .refused(let refusal): isWorthTelling(refusal, fact) ? .refusedBy : nil
    case .hit: fact.reason == .overridden ? .redirected : nil
    case .descended: nil
    case .bound: .bound
    case .withheld(let phase): .withheld(phase)
    case .delivered(let phase): .delivered(phase)
    case .sent(let phase): .sent(phase)
    case .forwarded(let phase): .forwarded(phase)
    case .cancelled: .cancelled
    case .dropped(let phase): .dropped(phase)
    case .received, .asked, .turned, .blocked, .released, .prevented, .acted, .reset, .places, .input, .told,
      .passedOn, .transferred:
      nil
    }
  }

  /// Whether a refusal is worth reporting: the view is under the finger and is not only a decoration.
  private func isWorthTelling(_ refusal: TraceFact.HitTestRefusal, _ fact: TraceFact) -> Bool {
    guard let view = fact.view, view.kind != .window, fact.reason != .outside else { return false }
    if fact.reason == .interactionDisabled, refusal.isDecoration { return false }
    return refusal.isUnder ?? true
  }

  private mutating func index(of touch: TraceFact.Touch) -> Int {
    if let index = touchIndices[touch.serial] { return index }
    touchIndices[touch.serial] = touches.count
    touches.append(TouchStory(id: touch.number, tool: touch.tool))
    return touches.count - 1
  }

  private func moment(_ what: Moment.What, _ fact: TraceFact) -> Moment {
    Moment(
      time: fact.time - startTime, rule: fact.rule, what: what, view: fact.view?.name, culprit: fact.culprit?.name,
      reason: fact.reason, measure: fact.measure)
  }
}

extension [Moment] {
  /// Appends a moment; from the third on, repeated changes or movements are only counted, so that a finger that stays
  /// down for minutes does not create megabytes.
  fileprivate mutating func appendJoined(_ moment: Moment) {
    guard count > 1, moment.isOneOfMany else { return append(moment) }
    // If a movement is passed on, it creates several moments each time; then each of them repeats.
    let row = suffix(24).reversed().prefix { $0.isOneOfMany }
    let alike = row.filter { $0.repeats(moment) }
    guard alike.count > 1, let index = lastIndex(where: { $0.repeats(moment) }) else { return append(moment) }
    self[index].time = moment.time
    self[index].count += 1
  }
}

extension Moment.What {
  /// Whether a touch or press was offered to the recognizer, and received if `answer` is true.
  package func isReceived(_ answer: Bool) -> Bool {
    switch self {
    case .received(_, answer), .receivedPress(_, answer): true
    default: false
    }
  }
}

extension Moment {
  /// Whether it is a change or a movement, of which there may be thousands.
  fileprivate var isOneOfMany: Bool {
    switch what {
    case .acted(.changed), .sent(.moved), .forwarded(.moved): true
    default: false
    }
  }

  fileprivate func repeats(_ other: Moment) -> Bool {
    guard rule == other.rule, view == other.view, culprit == other.culprit else { return false }
    return switch (what, other.what) {
    case (.acted(.changed), .acted(.changed)), (.sent(.moved), .sent(.moved)), (.forwarded(.moved), .forwarded(.moved)):
      true
    default: false
    }
  }
}
