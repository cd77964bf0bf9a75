import TouchArbiter
import TouchGeometry

// Handing events to recognizers (semantics 1.4) and carrying out what the arbiter decides (semantics §11).

extension GestureEnvironment {
  /// Gives every recognizer its part of the event: one call per phase, in the order began, moved, ended, cancelled.
  ///
  /// An event that comes in meanwhile goes on from where this one stands, so that nobody hears of it first.
  func deliverToRecognizers(_ turn: EventTurn) {
    guard let event = turn.event else { return }
    while let recognizer = turn.nextRecognizer() {
      recognizer.buttonMask = event.buttonMask
      recognizer.modifierFlags = event.modifierFlags
      deliver(.began, of: turn, event, to: recognizer)
      deliver(.moved, of: turn, event, to: recognizer)
      deliver(.ended, of: turn, event, to: recognizer)
      deliver(.cancelled, of: turn, event, to: recognizer)
      // A finger that it ignored at once is none of its own: the event does not concern it (7.3.4, 15.7).
      if turn.hasNews(for: recognizer) { arbiter.update(recognizer.slot) }
    }
  }

  private func deliver(
    _ phase: UITouch.Phase, of turn: EventTurn, _ event: UIEvent, to recognizer: UIGestureRecognizer
  ) {
    guard turn.isPresent[phase.rawValue], !arbiter.state(of: recognizer.slot).isFinal else { return }
    sets.begin()
    for touch in recognizer.followed {
      if let index = turn.index(of: touch), turn.phases[index] == phase { sets.add(touch) }
    }
    guard let touches = sets.finish() else { return }
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Runs the pass to its end, then keeps back what is to be kept back of this event and lets go what nobody keeps.
  func settle(_ turn: EventTurn?) {
    if !arbiter.isSettled { runPass() }
    if let turn { withhold(turn) }
    if !withheldTouches.isEmpty { flush(before: turn ?? turns.prefix(depth).last { $0.isOwedToViews }) }
  }

  private func runPass() {
    while true {
      switch arbiter.next() {
      case .ask(let question):
        let answer = answer(to: question)
        arbiter.answer(answer)
      case .fail(let id, _): carryOutFailure(of: id, rule: nil)
      case .hold(let id): hold(id)
      case .release(let id): release(id)
      case .act(let id, let state): act(id, state)
      case .settle(let id): settle(id)
      case .reset(let id):
        if let recognizer = recognizer(id) { finishAttempt(of: recognizer, rule: "4.6") }
      case .done: return
      }
    }
  }

  private func answer(to question: Arbiter.Question) -> Bool {
    switch question {
    case .related(let one, let other):
      guard let one = recognizer(one)?.view, let other = recognizer(other)?.view else { return false }
      return one === other || one.isDescendant(of: other) || other.isDescendant(of: one)
    case .canPrevent(let one, let other):
      guard let one = recognizer(one), let other = recognizer(other) else { return false }
      let answer = one.canPrevent(other)
      if !answer { note("canPrevent", one, other, answer, rule: "5.1.2") }
      return answer
    case .canBePrevented(let one, let other):
      guard let one = recognizer(one), let other = recognizer(other) else { return false }
      let answer = one.canBePrevented(by: other)
      if !answer { note("canBePreventedBy", one, other, answer, rule: "5.1.2") }
      return answer
    case .simultaneous(let one, let other):
      guard let one = recognizer(one), let other = recognizer(other), let delegate = one.delegate else { return false }
      let answer = delegate.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other)
      note("shouldRecognizeSimultaneouslyWith", one, other, answer, rule: "5.1.2")
      return answer
    }
  }

  /// The arbiter has made a recognizer fail.
  func carryOutFailure(of id: RecognizerID, rule: StaticString?) {
    guard let recognizer = recognizer(id), let cause = arbiter.cause(of: id) else { return }
    let isPrevention = cause.reason == .preventedBy
    if isPrevention, let trace {
      trace.record(
        TraceEntry(
          time: now, kind: .prevented, rule: "5.1.2", recognizer: recognizer,
          culprit: cause.culprit.flatMap(self.recognizer), reason: .preventedBy))
    }
    impose(.failed, on: recognizer, cause, rule: rule ?? (isPrevention ? "5.1.3" : "5.2.6"))
    recognizer.isHeld = false
  }

  private func hold(_ id: RecognizerID) {
    guard let recognizer = recognizer(id) else { return }
    recognizer.isHeld = true
    if let trace {
      let blockers = arbiter.blockers(of: id).compactMap(self.recognizer)
      trace.record(
        TraceEntry(
          time: now, kind: .blocked(on: blockers), rule: "5.2.4", recognizer: recognizer, culprit: blockers.first))
    }
  }

  private func release(_ id: RecognizerID) {
    guard let recognizer = recognizer(id) else { return }
    recognizer.isHeld = false
    trace?.record(TraceEntry(time: now, kind: .released, rule: "5.2.5", recognizer: recognizer))
    recognizer.didRelease()
  }

  private func act(_ id: RecognizerID, _ state: RecognizerState) {
    guard let recognizer = recognizer(id) else { return }
    recognizer.isHeld = false
    let present = UIGestureRecognizer.State(arbiter.state(of: id))
    if recognizer.phase != present { impose(present, on: recognizer, nil, rule: "4.5.5") }
    send(UIGestureRecognizer.State(state), of: recognizer)
  }

  /// Calls the targets with `state` reported (4.5.8).
  func send(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    trace?.record(TraceEntry(time: now, kind: .action(state), rule: "4.5", recognizer: recognizer))
    let attempt = recognizer.attempt
    recognizer.reported = state
    for target in recognizer.targets { target.perform(recognizer) }
    if recognizer.attempt == attempt { recognizer.reported = nil }
  }

  /// After its actions, or its failure: what becomes of its touches (6.2, 6.6, 6.7).
  private func settle(_ id: RecognizerID) {
    guard let recognizer = recognizer(id) else { return }
    let state = arbiter.state(of: id)
    if state.isRecognized && recognizer.cancelsTouchesInView { cancelTouchesInViews(of: recognizer) }
    letGo(by: recognizer)
    if state.isFinal { stopFollowing(recognizer) }
  }

  /// A finished recognizer hears no more of the touches it had (1.4.4).
  func stopFollowing(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.followed { touch.route.recognizers.removeAll { $0 === recognizer } }
    recognizer.followed.removeAll(keepingCapacity: true)
  }

  /// The arbiter has forgotten the attempt; now the recognizer does (4.6).
  func finishAttempt(of recognizer: UIGestureRecognizer, rule: StaticString) {
    letGo(by: recognizer)
    stopFollowing(recognizer)
    recognizer.cancelTimers()
    recognizer.attemptTouches.removeAll(keepingCapacity: true)
    // In its next attempt it is a stranger to those that are still in theirs (5.2.2).
    for id in recognizer.acquaintances { self.recognizer(id)?.acquaintances.removeAll { $0 == recognizer.slot } }
    recognizer.acquaintances.removeAll(keepingCapacity: true)
    recognizer.eventAnswer = nil
    recognizer.isHeld = false
    recognizer.reported = nil
    recognizer.turnSerial = -1
    recognizer.attemptType = nil
    recognizer.attempt += 1
    if recognizer.phase != .possible { impose(.possible, on: recognizer, nil, rule: rule) }
    trace?.record(TraceEntry(time: now, kind: .reset, rule: rule, recognizer: recognizer))
    recognizer.reset()
    if recognizer.slot >= 0, !arbiter.isEngaged(recognizer.slot) { roster[recognizer.slot].engaged = nil }
  }

  /// Ends an attempt that the arbiter does not end by itself, and lets those go that waited for it.
  func endAttempt(of recognizer: UIGestureRecognizer, rule: StaticString) {
    arbiter.abandon(recognizer.slot)
    finishAttempt(of: recognizer, rule: rule)
  }
}
