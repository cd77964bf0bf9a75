import TouchArbiter
import TouchGeometry

// Gestures of a touchpad on their way to recognizers (semantics 52). They have no touches, so nothing is bound, withheld
// or cancelled in views.

extension GestureEnvironment {
  /// Processes an event of a touchpad's gesture.
  ///
  /// Called by `UIWindow.sendEvent(_:)`.
  func processTransform(_ event: UIEvent) {
    guard let route = event.transform, !route.isOver else { return }
    perform {
      let sample = route.sample
      if sample.phase == .began, route.serial == 0 { collect(route, event) }
      for recognizer in route.recognizers where route.isFollowed(by: recognizer) {
        guard !arbiter.isFinished(recognizer.slot) else { continue }
        recognizer.buttonMask = []
        recognizer.modifierFlags = event.modifierFlags
        recognizer.handleTransform(sample)
      }
      if sample.phase == .ended || sample.phase == .cancelled { route.isOver = true }
    }
  }

  /// Ends a gesture whose end no window received, because an override of `sendEvent` did not call super (52.8).
  func forgetUnreceived(_ route: TransformRoute) {
    guard !route.isOver else { return }
    route.isOver = true
    for recognizer in route.recognizers { withdraw(recognizer, because: .touchCancelled) }
  }

  /// Ends the delivery of a touchpad's gesture to a finished recognizer.
  func stopFollowingTransform(_ recognizer: UIGestureRecognizer) {
    recognizer.transformAttempt?.recognizers.removeAll { $0 === recognizer }
  }

  /// Collects the recognizers that may follow the gesture, from the hit view up to the window, child-first (52.4).
  private func collect(_ route: TransformRoute, _ event: UIEvent) {
    pressCount += 1
    route.serial = -pressCount
    let path = route.view?.pathToRoot ?? []
    for (level, view) in path.enumerated() {
      guard let recognizers = view.gestureRecognizers, !recognizers.isEmpty else { continue }
      let branch = self.branch(of: recognizers)
      for (index, recognizer) in recognizers.enumerated() where recognizer.takesTransforms {
        if !recognizer.isEnabled, recognizer.isSilentWhileDisabled { continue }
        enroll(recognizer)
        let refusal = transformRefusal(by: recognizer, event)
        trace?.record(
          TraceEntry(
            time: now, kind: .receive(refusal == nil), rule: refusal == .otherInput ? "52.9" : "52.4",
            recognizer: recognizer, pointerInput: .transform(route.sample), reason: refusal))
        guard refusal == nil, recognizer.view === view else { continue }
        join(recognizer, route, Rank(depth: path.count - level, branch: branch, index: index))
      }
    }
    introduce(route.recognizers)
  }

  /// Returns why a recognizer does not follow the gesture; nil if it does.
  private func transformRefusal(by recognizer: UIGestureRecognizer, _ event: UIEvent) -> Reason? {
    if !recognizer.isEnabled { return .disabled }
    if arbiter.state(of: recognizer.slot).isFinal { return .finished }
    if arbiter.isEngaged(recognizer.slot) { return .otherInput }
    if !recognizer.shouldReceive(event) { return .subclassRefused }
    if let delegate = recognizer.delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: event) {
      return .delegateRefused
    }
    // The delegate may have disabled the recognizer, or sent it a touch.
    if arbiter.isEngaged(recognizer.slot) { return .otherInput }
    return recognizer.isEnabled ? nil : .disabled
  }

  private func join(_ recognizer: UIGestureRecognizer, _ route: TransformRoute, _ rank: Rank) {
    recognizerSlots.engage(recognizer)
    arbiter.receive(route.serial, by: recognizer.slot, at: rank)
    recognizer.transformAttempt = route
    recognizer.attempt.treeGeneration = UIView.treeGeneration
    route.recognizers.append(recognizer)
  }

  /// Stops content under the pointer that decelerates, because two fingers rest on the touchpad (52.11).
  func hold(over hit: UIView?, at time: TimeInterval) {
    var here = hit
    while let view = here {
      if let gate = view.rare?.contentGate, gate.handleHold(at: time) { return }
      here = view.superview
    }
  }
}
