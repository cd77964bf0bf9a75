import TouchArbiter
import TouchGeometry

// Collects the recognizers of a press that begins (semantics 48.19, 48.20), and their requirements (48.32).

extension GestureEnvironment {
  func collect(_ part: PressTurn, _ event: UIPressesEvent) {
    for (press, phase) in zip(part.presses, part.phases) where phase == .began {
      pressCount += 1
      press.route.serial = -pressCount
      press.route.view = press.responderView
    }
    for (press, phase) in zip(part.presses, part.phases) where phase == .began { collect(press, event) }
    for (press, phase) in zip(part.presses, part.phases) where phase == .began { introduce(press.route.recognizers) }
  }

  /// Collects the recognizers that may receive the press, from the responder's view up to the window.
  private func collect(_ press: UIPress, _ event: UIPressesEvent) {
    let path = press.route.view?.pathToRoot ?? []
    for (level, view) in path.enumerated() {
      guard let recognizers = view.gestureRecognizers, !recognizers.isEmpty else { continue }
      let branch = self.branch(of: recognizers)
      for (index, recognizer) in recognizers.enumerated() where recognizer.takesPresses {
        // The kit's own recognizers take none (48.17).
        if recognizer.role != nil, recognizer.allowedPressTypes.isEmpty { continue }
        // Keys are frequent. Only recognizers that allow types of keys (2000 and above) are recorded in the trace.
        if press.key != nil, !recognizer.allowedPressTypes.contains(where: { $0.intValue >= 2000 }) { continue }
        enroll(recognizer)
        let refusal = refusal(by: recognizer, press, event)
        trace?.record(
          TraceEntry(
            time: now, kind: .receive(refusal == nil), rule: refusal == nil ? "48.19" : "48.20",
            recognizer: recognizer, press: press, reason: refusal))
        guard refusal == nil, recognizer.view === view else { continue }
        join(recognizer, press, Rank(depth: path.count - level, branch: branch, index: index))
      }
    }
  }

  /// Returns why a recognizer does not receive the press, by the conditions of 48.20 in order; nil if it does.
  private func refusal(by recognizer: UIGestureRecognizer, _ press: UIPress, _ event: UIPressesEvent) -> Reason? {
    let type = press.type.rawValue
    if !recognizer.allowedPressTypes.contains(where: { $0.intValue == type }) { return .pressType }
    if !recognizer.isEnabled { return .disabled }
    if arbiter.state(of: recognizer.slot).isFinal { return .finished }
    if recognizer.attempt.type != nil || recognizer.transformAttempt != nil || recognizer.attempt.followsWheel {
      return .otherInput
    }
    if recognizer.pressAttempt == nil {
      if !recognizer.shouldReceive(event) { return .subclassRefused }
      if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: event) {
        return .delegateRefused
      }
    }
    if let delegate = recognizer.delegate {
      let answer = delegate.gestureRecognizer(recognizer, shouldReceive: press)
      note(.shouldReceivePress, recognizer, nil, answer, rule: "48.20")
      if !answer { return .delegateRefused }
    }
    // The delegate may have disabled the recognizer.
    return recognizer.isEnabled ? nil : .disabled
  }

  private func join(_ recognizer: UIGestureRecognizer, _ press: UIPress, _ rank: Rank) {
    recognizerSlots.engage(recognizer)
    arbiter.receive(press.route.serial, by: recognizer.slot, at: rank)
    let attempt = recognizer.pressAttempt ?? PressAttempt()
    if recognizer.pressAttempt == nil {
      recognizer.pressAttempt = attempt
      recognizer.attempt.treeGeneration = UIView.treeGeneration
    }
    attempt.followed.append(press)
    attempt.presses.append(press)
    press.route.recognizers.append(recognizer)
  }
}
