import TouchArbiter
import TouchGeometry

// Collects the recognizers of a touch that begins (semantics 1.3), and the failure requirements of this attempt
// (5.2.2).

extension GestureEnvironment {
  func collect(_ turn: EventTurn) {
    guard turn.phases.contains(.began), let event = turn.event else { return }
    for index in turn.touches.indices where turn.phases[index] == .began {
      prepare(turn.touches[index], turn)
    }
    for index in turn.touches.indices where turn.phases[index] == .began {
      collect(turn.touches[index], event)
    }
    for index in turn.touches.indices where turn.phases[index] == .began {
      introduce(turn.touches[index].route.recognizers)
    }
  }

  private func prepare(_ touch: UITouch, _ turn: EventTurn) {
    registry.begin(touch, turn: turn.serial)
    refuseForView(touch)
  }

  /// Collects the recognizers that may receive the touch, from the hit view up to the window, child-first (1.3.1,
  /// 1.3.2).
  private func collect(_ touch: UITouch, _ event: UIEvent) {
    let exclusive = registry.exclusiveView(in: touch.window)
    let path = touch.view?.pathToRoot ?? []
    let swallowed = consultContentGates(along: path, about: touch, event)
    for (level, view) in path.enumerated() {
      guard let recognizers = view.gestureRecognizers, !recognizers.isEmpty else { continue }
      let depth = path.count - level
      let branch = self.branch(of: recognizers)
      for (index, recognizer) in recognizers.enumerated() {
        if !recognizer.isEnabled, recognizer.isSilentWhileDisabled { continue }
        enroll(recognizer)
        let refusal =
          level < swallowed && !recognizer.isForScrolling
          ? Refusal(reason: .decelerating, rule: "9.14") : refusal(by: recognizer, touch, event, exclusive)
        trace?.record(
          TraceEntry(
            time: now, kind: .receive(refusal == nil), rule: refusal?.rule ?? "1.3", recognizer: recognizer,
            touch: touch, reason: refusal?.reason))
        guard refusal == nil, recognizer.view === view else { continue }
        join(recognizer, touch, Rank(depth: depth, branch: branch, index: index))
      }
    }
  }

  private struct Refusal {
    var reason: Reason
    var rule: StaticString
  }

  /// Returns why a recognizer does not receive the touch, by the conditions of 1.3.4 in order; nil if it does.
  private func refusal(
    by recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent, _ exclusive: UIView?
  ) -> Refusal? {
    if recognizer.requiresExclusiveTouchType, let type = recognizer.attempt.type, type != touch.type {
      return Refusal(reason: .exclusiveTouchType, rule: "1.3.4")
    }
    if !recognizer.acceptedTypes.contains(touch.type) { return Refusal(reason: .touchType, rule: "1.3.4") }
    if touch.type == .indirect, !recognizer.acceptsIndirectTouches {
      return Refusal(reason: .touchType, rule: "48.18")
    }
    if !recognizer.isEnabled { return Refusal(reason: .disabled, rule: "1.3.4") }
    if arbiter.state(of: recognizer.slot).isFinal { return Refusal(reason: .finished, rule: "1.3.4") }
    if recognizer.isForPresses { return Refusal(reason: .otherInput, rule: "48.21") }
    if recognizer.transformAttempt != nil { return Refusal(reason: .otherInput, rule: "52.9") }
    if recognizer.attempt.followsWheel { return Refusal(reason: .otherInput, rule: "7.3.13") }
    if let exclusive, let view = recognizer.view, !exclusive.isDescendant(of: view) {
      return Refusal(reason: .exclusiveTouch, rule: "1.8")
    }
    if let reason = eventRefusal(by: recognizer, event) { return Refusal(reason: reason, rule: "1.3.4") }
    if let delegate = recognizer.delegate {
      let answer = delegate.gestureRecognizer(recognizer, shouldReceive: touch)
      note(.shouldReceiveTouch, recognizer, nil, answer, rule: "1.3.4")
      if !answer { return Refusal(reason: .delegateRefused, rule: "1.3.4") }
    }
    // The delegate may have disabled the recognizer.
    return recognizer.isEnabled ? nil : Refusal(reason: .disabled, rule: "1.3.4")
  }

  /// Returns the refusal of an event by the subclass or the delegate.
  ///
  /// Both are asked once per attempt. A refusal starts no attempt: it applies to the current multi-touch sequence, and
  /// both are asked again in the next one.
  private func eventRefusal(by recognizer: UIGestureRecognizer, _ event: UIEvent) -> Reason? {
    if let answer = recognizer.attempt.eventAnswer,
      arbiter.isEngaged(recognizer.slot) || answer.sequence == registry.sequence
    {
      return answer.refusal
    }
    var refusal: Reason?
    if !recognizer.shouldReceive(event) {
      refusal = .subclassRefused
    } else if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: event) {
      refusal = .delegateRefused
    }
    recognizer.attempt.eventAnswer = EventAnswer(sequence: registry.sequence, refusal: refusal)
    return refusal
  }

  /// Returns the rank of a view among those at its depth, in the order of collection (15.19).
  func branch(of recognizers: [UIGestureRecognizer]) -> Int {
    for recognizer in recognizers where recognizer.environment === self && arbiter.isEngaged(recognizer.slot) {
      return arbiter.rank(of: recognizer.slot).branch
    }
    return recognizerSlots.nextBranch()
  }

  private func join(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ rank: Rank) {
    recognizerSlots.engage(recognizer)
    arbiter.receive(touch.route.serial, by: recognizer.slot, at: rank)
    if recognizer.attempt.type == nil {
      recognizer.attempt.type = touch.type
      recognizer.attempt.treeGeneration = UIView.treeGeneration
    }
    recognizer.editAttempt {
      $0.followed.append(touch)
      $0.touches.append(touch)
    }
    touch.route.recognizers.append(recognizer)
  }

  // MARK: Requirements of the attempt

  /// Asks the questions of 5.2.2 about each pair of the recognizers, once in their current attempts.
  func introduce(_ recognizers: [UIGestureRecognizer]) {
    guard recognizers.count > 1 else { return }
    for (index, one) in recognizers.enumerated() {
      for other in recognizers[(index + 1)...] where !introducedPairs.contains(one.slot, other.slot) {
        introducedPairs.insert(one.slot, other.slot)
        if mustWait(one, for: other) { arbiter.requireInAttempt(one.slot, other.slot) }
        if mustWait(other, for: one) { arbiter.requireInAttempt(other.slot, one.slot) }
      }
    }
  }

  /// Whether `one` must wait for `other`: if any of the four answers is true (5.2.1).
  private func mustWait(_ one: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    if one.shouldRequireFailure(of: other) {
      note(.shouldRequireFailureOf, one, other, true, rule: "5.2.2")
      return true
    }
    if other.shouldBeRequiredToFail(by: one) {
      note(.shouldBeRequiredToFailBy, other, one, true, rule: "5.2.2")
      return true
    }
    if let delegate = one.delegate {
      let answer = delegate.gestureRecognizer(one, shouldRequireFailureOf: other)
      note(.shouldRequireFailureOf, one, other, answer, rule: "5.2.2")
      if answer { return true }
    }
    if let delegate = other.delegate {
      let answer = delegate.gestureRecognizer(other, shouldBeRequiredToFailBy: one)
      note(.shouldBeRequiredToFailBy, other, one, answer, rule: "5.2.2")
      if answer { return true }
    }
    return false
  }

  /// Records a question to a delegate or subclass, and the answer, in the trace.
  func note(
    _ question: TraceEntry.Question, _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer?, _ answer: Bool,
    rule: StaticString
  ) {
    trace?.record(
      TraceEntry(
        time: now, kind: .asked(question, of: other, answer: answer), rule: rule, recognizer: recognizer))
  }
}
