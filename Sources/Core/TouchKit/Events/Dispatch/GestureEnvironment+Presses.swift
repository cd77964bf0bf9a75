import TouchArbiter
import TouchGeometry

// Routes presses through recognizers to responders (semantics 48). The steps are those of touches, with the responder
// of a press in the place of a touch's view.

extension GestureEnvironment {
  /// Processes an event of presses.
  ///
  /// Called by `UIWindow.sendEvent(_:)`, and by the application without a key window.
  func process(_ event: UIPressesEvent) {
    concludeTurns()
    let turn = turns.open(event)
    let part = PressTurn(event, serial: turn.serial)
    turn.presses = part
    collect(part, event)
    for press in part.presses { turn.add(press.route.recognizers) }
    if turn.recognizers.isEmpty && withheldPresses.isEmpty {
      // No recognizer takes part: the handlers run outside of any pass.
      turns.close(turn)
      deliverToResponders(part, event)
      return
    }
    complete(presses: part, of: turn, event)
    turns.close(turn)
    if mayBeOver { finishSequence() }
    // Responders may have set states.
    schedulePass()
  }

  /// Delivers an event of presses that is in progress to its end.
  func complete(presses part: PressTurn, of turn: EventTurn, _ event: UIPressesEvent) {
    deliverToRecognizers(part, of: turn, event)
    arbitrate(turn)
    if turn.isOwedToViews {
      turn.isOwedToViews = false
      deliverToResponders(part, event)
    }
    retire(part)
  }

  // MARK: Recognizers

  /// Calls each recognizer once for each phase of its presses in the event (48.22).
  private func deliverToRecognizers(_ part: PressTurn, of turn: EventTurn, _ event: UIPressesEvent) {
    turns.enterDelivery()
    while let recognizer = turn.nextRecognizer() {
      recognizer.buttonMask = []
      recognizer.modifierFlags = event.modifierFlags
      recognizer.isReceiving = true
      var isConcerned = false
      for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
        guard !arbiter.isFinished(recognizer.slot), let attempt = recognizer.pressAttempt else { break }
        let presses = attempt.followed.filter { part.phase(of: $0) == phase }
        guard !presses.isEmpty else { continue }
        call(recognizer, phase, Set(presses), event)
        // A key that repeats changes nothing (48.24).
        if phase != .changed && presses.contains(where: { recognizer.follows($0) }) { isConcerned = true }
      }
      recognizer.isReceiving = false
      if recognizer.attempt.hasChangedAgain || (recognizer.phase != .possible && isConcerned) {
        recognizer.attempt.hasChangedAgain = false
        arbiter.update(recognizer.slot)
      }
    }
    turns.leaveDelivery()
  }

  private func call(
    _ recognizer: UIGestureRecognizer, _ phase: UIPress.Phase, _ presses: Set<UIPress>, _ event: UIPressesEvent
  ) {
    switch phase {
    case .began: recognizer.pressesBegan(presses, with: event)
    case .changed: recognizer.pressesChanged(presses, with: event)
    case .ended: recognizer.pressesEnded(presses, with: event)
    case .cancelled: recognizer.pressesCancelled(presses, with: event)
    case .stationary: break
    }
  }

  private func retire(_ part: PressTurn) {
    for (index, press) in part.presses.enumerated() {
      guard part.phases[index] == .ended || part.phases[index] == .cancelled else { continue }
      for recognizer in press.route.recognizers { recognizer.pressAttempt?.followed.removeAll { $0 === press } }
      press.route.recognizers = []
      mayBeOver = true
    }
  }

  /// Ends the delivery of presses to a finished recognizer.
  func stopFollowingPresses(_ recognizer: UIGestureRecognizer) {
    guard let attempt = recognizer.pressAttempt else { return }
    for press in attempt.followed { press.route.recognizers.removeAll { $0 === recognizer } }
    attempt.followed = []
  }

  /// Implements `ignore(_:for:)` of a recognizer (48.33).
  func ignore(_ press: UIPress, by recognizer: UIGestureRecognizer) {
    guard let attempt = recognizer.pressAttempt, attempt.presses.contains(where: { $0 === press }) else { return }
    attempt.followed.removeAll { $0 === press }
    attempt.presses.removeAll { $0 === press }
    press.route.recognizers.removeAll { $0 === recognizer }
    press.release(by: recognizer)
    if turns.activity == 0 { perform {} }
  }

  /// Calls `pressesCancelled` of a recognizer that leaves its attempt (48.34).
  func sendPressesCancelled(_ recognizer: UIGestureRecognizer) {
    let presses = recognizer.pressAttempt?.followed.filter { $0.isDown } ?? []
    guard !presses.isEmpty else { return }
    let event = self.event(of: presses)
    let phases = presses.map(\.phase)
    let serial = turns.serial
    for press in presses { press.phase = .cancelled }
    recognizer.pressesCancelled(Set(presses), with: event)
    if turns.serial == serial { for (press, phase) in zip(presses, phases) { press.phase = phase } }
  }

  // MARK: Responders

  /// Delivers the phases that are neither withheld nor cancelled, in the order in which the presses began.
  private func deliverToResponders(_ part: PressTurn, _ event: UIPressesEvent) {
    for (press, phase) in zip(part.presses, part.phases) where press.advance(to: phase) {
      press.callResponder(phase, event)
    }
  }

  /// Cancels the presses of a recognizer that has recognized in their responders (48.26).
  func cancelPressesInResponders(of recognizer: UIGestureRecognizer) {
    guard let attempt = recognizer.pressAttempt else { return }
    var leaving: [UIPress] = []
    for press in attempt.presses where !press.route.isOverForResponder {
      if press.route.delivery == .tracked { leaving.append(press) }
      press.route.delivery = .cancelled
    }
    for press in leaving {
      trace?.record(
        TraceEntry(
          time: now, kind: .cancelled, rule: "48.26", recognizer: recognizer, responder: press.responder, press: press,
          reason: .recognized))
      callResponder(of: press, .cancelled, at: now)
    }
  }

  /// Cancels the presses whose responders are about to leave the window with `root` (48.11).
  func cancelPresses(in root: UIView) {
    guard let application else { return }
    let withheld = withheldPresses.filter { press in !application.presses.contains { $0 === press } }
    // In the order in which they began; the numbers are negative.
    let all = (application.presses + withheld).sorted { $0.route.serial > $1.route.serial }
    for press in all where !press.route.isOver {
      guard let view = press.responderView, view.isDescendant(of: root) else { continue }
      let wasTracked = press.route.delivery == .tracked
      if !press.route.isOverForResponder { press.route.delivery = .cancelled }
      // Recognizers elsewhere still receive an end that is in progress.
      if press.isDown { endForRecognizers(press) }
      if wasTracked { callResponder(of: press, .cancelled, at: now) }
    }
  }

  private func endForRecognizers(_ press: UIPress) {
    press.route.isOver = true
    let followers = press.route.recognizers
    let event = self.event(of: [press])
    press.phase = .cancelled
    // A recognizer that finished in this event may not have left its presses yet.
    for recognizer in followers where recognizer.follows(press) && !arbiter.isFinished(recognizer.slot) {
      recognizer.pressesCancelled([press], with: event)
      recognizer.pressAttempt?.followed.removeAll { $0 === press }
    }
    press.route.recognizers = []
    mayBeOver = true
  }

  /// Forgets presses whose event no window received, because an override of `sendEvent` did not call super (48.35).
  func forgetUnreceived(_ presses: [UIPress]) {
    for press in presses {
      switch press.phase {
      case .began:
        if press.route.beganTurn < 0 { press.route.isOver = true }
      case .ended, .cancelled:
        guard press.route.endedTurn < 0, press.route.beganTurn >= 0 else { continue }
        press.route.delivery = .cancelled
        let followers = press.route.recognizers
        press.route.recognizers = []
        for recognizer in followers {
          recognizer.pressAttempt?.followed.removeAll { $0 === press }
          press.release(by: recognizer)
          if recognizer.pressAttempt?.followed.isEmpty ?? false { withdraw(recognizer, because: .pressCancelled) }
        }
        if !followers.isEmpty {
          mayBeOver = true
          perform {}
        }
      case .changed, .stationary: continue
      }
    }
  }

  /// Calls the responder with a phase that is not that of the current event, as the press was then.
  func callResponder(of press: UIPress, _ phase: UIPress.Phase, at time: TimeInterval) {
    let present = (press.phase, press.timestamp)
    let serial = turns.serial
    (press.phase, press.timestamp) = (phase, time)
    press.callResponder(phase, event(of: [press]))
    if turns.serial == serial { (press.phase, press.timestamp) = present }
  }

  /// An event for calls outside of the delivery of an event.
  private func event(of presses: [UIPress]) -> UIPressesEvent {
    let down = application?.presses.filter { $0.isDown && !$0.route.isOver } ?? []
    let others = presses.filter { press in !down.contains { $0 === press } }
    return UIPressesEvent(all: down + others, changed: presses, timestamp: now)
  }
}

extension PressTurn {
  /// The phase of a press in this event; nil if the event does not change it.
  func phase(of press: UIPress) -> UIPress.Phase? {
    presses.firstIndex { $0 === press }.map { phases[$0] }
  }
}

extension UIPress {
  /// Whether the key or button is down.
  var isDown: Bool { !route.isUp }

  /// Ends all withholding by a recognizer.
  func release(by recognizer: UIGestureRecognizer) {
    route.beganWithholders.removeAll { $0 === recognizer }
    route.endedWithholders.removeAll { $0 === recognizer }
  }

  /// Updates the delivery before a call; returns false if the responder must not receive the phase.
  func advance(to phase: Phase) -> Bool {
    switch (phase, route.delivery) {
    case (.began, .notYet):
      guard route.beganWithholders.isEmpty else { return false }
      route.delivery = .tracked
    case (.changed, .tracked): break
    case (.ended, .tracked):
      guard route.endedWithholders.isEmpty else { return false }
      route.delivery = .ended
    case (.cancelled, .tracked): route.delivery = .cancelled
    case (_, .notYet), (_, .tracked), (_, .cancelled), (_, .refused), (_, .ended): return false
    }
    return true
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is in an attempt with presses.
  package final var isForPresses: Bool { pressAttempt != nil }

  /// Whether the recognizer follows a press.
  final func follows(_ press: UIPress) -> Bool { pressAttempt?.followed.contains { $0 === press } ?? false }
}
