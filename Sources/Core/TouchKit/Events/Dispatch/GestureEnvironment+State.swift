import TouchArbiter
import TouchGeometry

// Handles assignments of `state`: the table of 4.3, the question of 5.4, and states that the kit imposes.

extension GestureEnvironment {
  /// Processes an assignment of `state` by a subclass.
  func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    guard stepsOfPass < Self.maximumStepsOfPass else { return refuseState(of: recognizer) }
    let id = enroll(recognizer)
    let pending = recognizer.pendingReason.map { Cause($0, recognizer.pendingMeasure) }
    let cause = recognizer.withdrawal ?? pending ?? Cause(.setBySubclass)
    recognizer.pendingReason = nil
    guard !recognizer.isBeingAskedToBegin, var outcome = arbiter.outcome(of: RecognizerState(state), for: id) else {
      return
    }
    let present = arbiter.state(of: id)
    var verdict = cause
    if present == .possible, outcome.isRecognized, let refusal = refusalToBegin(recognizer) {
      // The delegate may have ended the attempt.
      guard let reason = refusal.reason else { return }
      outcome = .failed
      verdict = Cause(reason)
    }
    recognizer.attempt.reported = nil
    recognizer.phase = UIGestureRecognizer.State(outcome)
    arbiter.note(id, outcome, verdict)
    recognizerSlots.engageIfNeeded(recognizer)
    if outcome != present { traceTransition(of: recognizer, from: present, to: outcome, verdict, rule: nil) }
    schedulePass()
  }

  /// The maximum number of actions and resets of one pass; after that, states that handlers set are ignored.
  ///
  /// A handler or a `reset()` that always sets another state would never let the pass end.
  static let maximumStepsOfPass = 10_000

  private func refuseState(of recognizer: UIGestureRecognizer) {
    guard stepsOfPass == Self.maximumStepsOfPass else { return }
    stepsOfPass += 1
    UsageError.report(
      "\(type(of: recognizer)): states were set in \(Self.maximumStepsOfPass) actions and resets of one event; "
        + "the rest is ignored")
  }

  private struct RefusalToBegin {
    /// Nil if the attempt was ended during the question.
    var reason: Reason?
  }

  /// Asks the hit-test views, if their touches would be cancelled, then the delegate (5.4.1).
  ///
  /// Returns nil if the recognizer may begin.
  private func refusalToBegin(_ recognizer: UIGestureRecognizer) -> RefusalToBegin? {
    let attempt = recognizer.attempt.number
    recognizer.isBeingAskedToBegin = true
    defer { recognizer.isBeingAskedToBegin = false }
    var refusal: Reason?
    var asked: [UIView] = []
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.attempt.touches where refusal == nil && isConcerned(recognizer, with: touch) {
        guard let view = touch.view, !asked.contains(where: { $0 === view }) else { continue }
        asked.append(view)
        if !view.gestureRecognizerShouldBegin(recognizer) { refusal = .shouldBeginView }
        if refusal != nil { noteShouldBegin(recognizer, view) }
      }
      for press in recognizer.pressAttempt?.presses ?? [] where refusal == nil && isConcerned(recognizer, with: press) {
        guard let view = press.route.view, !asked.contains(where: { $0 === view }) else { continue }
        asked.append(view)
        if !view.gestureRecognizerShouldBegin(recognizer) {
          refusal = .shouldBeginView
          noteShouldBegin(recognizer, view)
        }
      }
    }
    if refusal == nil, let delegate = recognizer.delegate, !asked.contains(where: { $0 === delegate }) {
      let answer = delegate.gestureRecognizerShouldBegin(recognizer)
      note(.shouldBegin, recognizer, nil, answer, rule: "5.4.1")
      if !answer { refusal = .shouldBeginDelegate }
    } else if refusal == nil, let host = recognizer.shouldBeginHost, !asked.contains(where: { $0 === host }) {
      // A scroll view decides for its own recognizers as a delegate would.
      if !host.gestureRecognizerShouldBegin(recognizer) {
        refusal = .shouldBeginDelegate
        noteShouldBegin(recognizer, host)
      }
    }
    if recognizer.attempt.number != attempt { return RefusalToBegin(reason: nil) }
    return refusal.map { RefusalToBegin(reason: $0) }
  }

  /// Whether the recognizer follows the touch, or withholds a phase that a view may still receive.
  private func isConcerned(_ recognizer: UIGestureRecognizer, with touch: UITouch) -> Bool {
    if recognizer.attempt.followed.contains(where: { $0 === touch }) { return true }
    let isSame = { (other: UIGestureRecognizer) in other === recognizer }
    let keepsBack =
      touch.route.beganWithholders.contains(where: isSame) || touch.route.endedWithholders.contains(where: isSame)
    return keepsBack && !touch.isOverForView
  }

  private func isConcerned(_ recognizer: UIGestureRecognizer, with press: UIPress) -> Bool {
    if recognizer.follows(press) { return true }
    let keepsBack =
      press.route.beganWithholders.contains { $0 === recognizer }
      || press.route.endedWithholders.contains { $0 === recognizer }
    return keepsBack && !press.route.isOverForResponder
  }

  private func noteShouldBegin(_ recognizer: UIGestureRecognizer, _ view: UIView) {
    trace?.record(
      TraceEntry(
        time: now, kind: .asked(.shouldBegin, of: nil, answer: false), rule: "5.4.1",
        recognizer: recognizer, view: view))
  }

  /// Sets a state that the kit decides, through the overridable `state` property.
  ///
  /// A `didSet` in an override sees it, an assignment in an override is processed after it, and an override that
  /// discards it has no effect.
  func impose(
    _ state: UIGestureRecognizer.State, on recognizer: UIGestureRecognizer, _ cause: Cause?, rule: StaticString
  ) {
    let previous = recognizer.phase
    recognizer.attempt.reported = nil
    recognizer.imposed = state
    recognizer.state = state
    if recognizer.imposed != nil {
      recognizer.imposed = nil
      recognizer.phase = state
    }
    if state != .possible {
      traceTransition(
        of: recognizer, from: RecognizerState(previous), to: RecognizerState(state), cause ?? Cause(.setBySubclass),
        rule: rule)
    }
  }

  func traceTransition(
    of recognizer: UIGestureRecognizer, from: RecognizerState, to: RecognizerState, _ cause: Cause,
    rule: StaticString?
  ) {
    guard let trace else { return }
    trace.record(
      TraceEntry(
        time: now, kind: .transition(from: UIGestureRecognizer.State(from), to: UIGestureRecognizer.State(to)),
        rule: rule ?? recognizer.rule(for: cause.reason), recognizer: recognizer,
        culprit: cause.culprit.flatMap(self.recognizer), reason: cause.reason, measure: cause.measure))
  }
}

extension UIGestureRecognizer.State {
  init(_ state: RecognizerState) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

extension RecognizerState {
  init(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}
