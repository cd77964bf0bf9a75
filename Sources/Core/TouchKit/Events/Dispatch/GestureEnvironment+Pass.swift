import TouchArbiter
import TouchGeometry

// Delivers events to recognizers (semantics 1.4) and executes the decisions of the arbiter (semantics §11).

extension GestureEnvironment {
  /// Delivers each recognizer's part of the event: one call per phase, in the order began, moved, ended, cancelled
  /// (1.4.2).
  ///
  /// If a handler sends another event, this delivery is completed before that event is processed. So no recognizer
  /// receives the newer event first.
  func deliverToRecognizers(_ turn: EventTurn) {
    guard let event = turn.event else { return }
    turns.enterDelivery()
    let whole = turn.onlyPhase == nil || turn.recognizers.isEmpty ? [] : turn.all(&sets)
    while let recognizer = turn.nextRecognizer() {
      recognizer.buttonMask = event.buttonMask
      recognizer.modifierFlags = event.modifierFlags
      recognizer.isReceiving = true
      if let phase = turn.onlyPhase {
        deliver(phase, whole, of: turn, event, to: recognizer)
      } else {
        deliver(.began, of: turn, event, to: recognizer)
        deliver(.moved, of: turn, event, to: recognizer)
        deliver(.ended, of: turn, event, to: recognizer)
        deliver(.cancelled, of: turn, event, to: recognizer)
      }
      recognizer.isReceiving = false
      // A finger that it immediately ignored does not count: the event does not concern the recognizer (7.3.4, 15.7). A
      // recognizer in `.possible` needs no update until it sets its state.
      if recognizer.attempt.hasChangedAgain || (recognizer.phase != .possible && turn.news(for: recognizer) > 0) {
        recognizer.attempt.hasChangedAgain = false
        arbiter.update(recognizer.slot)
      }
    }
    turns.leaveDelivery()
  }

  /// Processes the recognizers that set `changed` again in a call that is still running.
  private func noteChanges() {
    for turn in turns.open {
      for recognizer in turn.recognizers where recognizer.attempt.hasChangedAgain {
        recognizer.attempt.hasChangedAgain = false
        arbiter.update(recognizer.slot)
      }
    }
  }

  /// Like `deliver`, for an event whose touches are all in one phase: a recognizer that follows all of them, the common
  /// case, receives the shared set.
  private func deliver(
    _ phase: UITouch.Phase, _ all: Set<UITouch>, of turn: EventTurn, _ event: UIEvent,
    to recognizer: UIGestureRecognizer
  ) {
    guard turn.news(for: recognizer) == turn.touches.count else {
      return deliver(phase, of: turn, event, to: recognizer)
    }
    guard !arbiter.isFinished(recognizer.slot) else { return }
    call(recognizer, phase, all, event)
  }

  private func deliver(
    _ phase: UITouch.Phase, of turn: EventTurn, _ event: UIEvent, to recognizer: UIGestureRecognizer
  ) {
    guard turn.isPresent[phase.rawValue], !arbiter.isFinished(recognizer.slot) else { return }
    sets.begin()
    for touch in recognizer.attempt.followed {
      if let index = turn.index(of: touch), turn.phases[index] == phase { sets.add(touch) }
    }
    guard let touches = sets.finish() else { return }
    call(recognizer, phase, touches, event)
  }

  private func call(
    _ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent
  ) {
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Runs the pass to its end, then withholds phases of this event and delivers those that are no longer withheld.
  func arbitrate(_ turn: EventTurn?) {
    if turns.deliveries > 0 { noteChanges() }
    if !arbiter.isSettled { runPass() }
    if let turn { withhold(turn) }
    if !registry.withheld.isEmpty { flush(before: turn ?? turns.open.last { $0.isOwedToViews }) }
    if !withheldPresses.isEmpty { flushPresses(before: turn ?? turns.open.last { $0.isOwedToViews }) }
  }

  private func runPass() {
    let outer = stepsOfPass
    defer { stepsOfPass = outer }
    while true {
      runGestureSteps()
      switch arbiter.next() {
      case .ask(.related(let id, let other)): askWhetherItExcludes(id, other)
      case .ask(let question):
        let answer = answer(to: question)
        arbiter.answer(answer)
      case .fail(let id, _): carryOutFailure(of: id, rule: nil)
      case .hold(let id): hold(id)
      case .release(let id): release(id)
      case .act(let id, let state):
        stepsOfPass += 1
        if let recognizer = recognizer(id) { act(recognizer, id, state) }
      case .settle(let id):
        if let recognizer = recognizer(id) { settleTouches(of: recognizer, id) }
      case .reset(let id):
        stepsOfPass += 1
        if let recognizer = recognizer(id) { finishAttempt(of: recognizer, rule: "4.6") }
      case .done: return
      }
    }
  }

  /// Executes the steps of recognizers that send repeated actions, as long as there is no other step.
  private func runGestureSteps() {
    var step = arbiter.nextOfGesture()
    while true {
      switch step {
      case .act(let id):
        guard let recognizer = recognizer(id) else {
          step = arbiter.nextOfGesture()
          continue
        }
        stepsOfPass += 1
        recognizer.attempt.isHeld = false
        if recognizer.phase != .changed { impose(.changed, on: recognizer, nil, rule: "4.5.5") }
        send(.changed, of: recognizer)
        // Its touches need no settling in views until another one begins.
        step = arbiter.nextOfGesture(settled: recognizer.attempt.settledBeginnings == registry.beginnings ? id : nil)
      case .settle(let id):
        if let recognizer = recognizer(id) { settleTouches(of: recognizer, id) }
        step = arbiter.nextOfGesture()
      case .other: return
      }
    }
  }

  /// Executes the arbiter's decision that a recognizer fails.
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
    recognizer.attempt.isHeld = false
  }

  private func hold(_ id: RecognizerID) {
    guard let recognizer = recognizer(id) else { return }
    recognizer.attempt.isHeld = true
    if let trace {
      let blockers = arbiter.blockers(of: id).compactMap(self.recognizer)
      trace.record(
        TraceEntry(
          time: now, kind: .blocked(on: blockers), rule: "5.2.4", recognizer: recognizer, culprit: blockers.first))
    }
  }

  private func release(_ id: RecognizerID) {
    guard let recognizer = recognizer(id) else { return }
    recognizer.attempt.isHeld = false
    trace?.record(TraceEntry(time: now, kind: .released, rule: "5.2.5", recognizer: recognizer))
    recognizer.didRelease()
  }

  private func act(_ recognizer: UIGestureRecognizer, _ id: RecognizerID, _ state: RecognizerState) {
    recognizer.attempt.isHeld = false
    let present = UIGestureRecognizer.State(arbiter.state(of: id))
    if recognizer.phase != present { impose(present, on: recognizer, nil, rule: "4.5.5") }
    send(UIGestureRecognizer.State(state), of: recognizer)
  }

  /// Calls the targets; `state` is reported during the call (4.5.8).
  func send(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    trace?.record(TraceEntry(time: now, kind: .action(state), rule: "4.5", recognizer: recognizer))
    let attempt = recognizer.attempt.number
    recognizer.attempt.reported = state
    if recognizer.targets.count == 1 {
      recognizer.targets[0].perform(for: recognizer)
    } else {
      for target in recognizer.targets { target.perform(for: recognizer) }
    }
    if recognizer.attempt.number == attempt { recognizer.attempt.reported = nil }
  }

  /// Cancels or releases a recognizer's touches after its actions or its failure (6.2, 6.6, 6.7).
  private func settleTouches(of recognizer: UIGestureRecognizer, _ id: RecognizerID) {
    let state = arbiter.state(of: id)
    if recognizer.attempt.settledBeginnings != registry.beginnings {
      if state.isRecognized && recognizer.cancelsTouchesInView { cancelTouchesInViews(of: recognizer) }
      releaseWithheld(by: recognizer)
      if areOverForViews(recognizer.attempt.touches), !recognizer.isForPresses {
        recognizer.attempt.settledBeginnings = registry.beginnings
      }
    }
    if state.isFinal { stopFollowing(recognizer) }
  }

  private func areOverForViews(_ touches: [UITouch]) -> Bool {
    for touch in touches where !touch.isOverForView { return false }
    return true
  }

  /// Ends the delivery of touches to a finished recognizer (1.4.4).
  func stopFollowing(_ recognizer: UIGestureRecognizer) {
    // Loops instead of `removeAll(where:)`: a closure here would check its actor at each call.
    for touch in recognizer.attempt.followed {
      for index in touch.route.recognizers.indices where touch.route.recognizers[index] === recognizer {
        touch.route.recognizers.remove(at: index)
        break
      }
    }
    recognizer.editAttempt { $0.followed.removeAll(keepingCapacity: true) }
    if recognizer.isForPresses { stopFollowingPresses(recognizer) }
    stopFollowingTransform(recognizer)
  }

  /// Resets a recognizer after the arbiter has ended its attempt (4.6).
  func finishAttempt(of recognizer: UIGestureRecognizer, rule: StaticString) {
    releaseWithheld(by: recognizer)
    stopFollowing(recognizer)
    recognizer.cancelTimers()
    // In its next attempt it exchanges questions again with recognizers that are still in theirs (5.2.2).
    introducedPairs.forget(recognizer.slot)
    if recognizer.isForPresses { recognizer.pressAttempt = nil }
    recognizer.transformAttempt = nil
    recognizer.startNextAttempt()
    if recognizer.phase != .possible { impose(.possible, on: recognizer, nil, rule: rule) }
    trace?.record(TraceEntry(time: now, kind: .reset, rule: rule, recognizer: recognizer))
    recognizer.reset()
    let id = recognizer.slot
    if id >= 0, !arbiter.isEngaged(id), arbiter.state(of: id) == .possible { recognizerSlots.release(id) }
  }

  /// Ends an attempt that the arbiter does not end, and releases the recognizers that waited for it.
  func endAttempt(of recognizer: UIGestureRecognizer, rule: StaticString) {
    arbiter.abandon(recognizer.slot)
    finishAttempt(of: recognizer, rule: rule)
  }
}
