import TouchGeometry

/// A key catcher that may release keys when one arrives: it closes, and the key is delivered normally.
@MainActor package protocol KeyYielding {
  /// Called before a new key is delivered.
  func keyWillCome(_ key: UIKey)
}

extension UIApplication {
  /// Delivers a key to the focused view or the first responder of the key window, the window, or the application
  /// (semantics 3.10).
  ///
  /// A key that repeats while it is held is reported as changed (48.12). A key that arrives in a handler waits for the work in
  /// progress (4.13).
  func press(_ key: UIKey, isDown: Bool, _ timestamp: TimeInterval) {
    guard gestureEnvironment.isBusy else { return route(key, isDown: isDown, timestamp) }
    afterWorkInProgress { self.route(key, isDown: isDown, timestamp) }
  }

  /// Delivers a button, as a key (semantics 48.9).
  ///
  /// While a button is down, others of its type are ignored (48.7).
  func press(_ button: UIPress.PressType, isDown: Bool, _ timestamp: TimeInterval) {
    guard gestureEnvironment.isBusy else { return route(button, isDown: isDown, timestamp) }
    afterWorkInProgress { self.route(button, isDown: isDown, timestamp) }
  }

  private func route(_ key: UIKey, isDown: Bool, _ timestamp: TimeInterval) {
    let known = presses.first { $0.isDown && $0.key?.keyCode == key.keyCode }
    guard isDown || known != nil else { return }
    // A command consumes the key, and the pointer may be over a window other than the key window.
    if isDown { for scene in scenes { for window in scene.byLevel { window.pressComes() } } }
    keyWindow?.noteModifier(key, isDown: isDown, isNew: known == nil, isAlone: presses.isEmpty)
    if isDown, known == nil { (keyWindow?.keyCatcher as? any KeyYielding)?.keyWillCome(key) }
    // A command consumes the key: its release is not delivered either (semantics 21.1, 21.2).
    if isDown, known == nil, let keyWindow, keyWindow.keyCatcher == nil,
      KeyCommandDispatch.perform(key, in: keyWindow, priority: true)
        || EditKeys.perform(key, from: keyWindow.pressResponder)
        || KeyCommandDispatch.perform(key, in: keyWindow, priority: false)
    {
      return
    }
    let press =
      known
      ?? UIPress(
        type: .key(key.keyCode.rawValue), key: key, timestamp: timestamp, window: keyWindow,
        responder: keyWindow?.pressResponder ?? self)
    send(press, isNew: known == nil, isDown: isDown, timestamp, key.modifierFlags)
  }

  private func route(_ button: UIPress.PressType, isDown: Bool, _ timestamp: TimeInterval) {
    let known = presses.first { $0.isDown && $0.key == nil && $0.type == button }
    guard isDown == (known == nil) else { return }
    if isDown { for scene in scenes { for window in scene.byLevel { window.pressComes() } } }
    let press =
      known
      ?? UIPress(
        type: button, key: nil, timestamp: timestamp, window: keyWindow, responder: keyWindow?.buttonResponder ?? self)
    // Before the handlers, which may run the loop.
    if isDown { startRepeating(press) }
    send(press, isNew: known == nil, isDown: isDown, timestamp, [])
  }

  func send(
    _ press: UIPress, isNew: Bool, isDown: Bool, _ timestamp: TimeInterval, _ modifiers: UIKeyModifierFlags
  ) {
    // A key or button that was down during a cancellation begins a new press only after it was released (48.11).
    press.route.isUp = !isDown
    if press.route.isOver {
      if !isDown { presses.removeAll { $0 === press } }
      return
    }
    for other in presses where other.isDown && !other.route.isOver { other.phase = .stationary }
    press.timestamp = timestamp
    press.phase = isDown ? (isNew ? .began : .changed) : .ended
    if isNew { presses.append(press) }
    sendPresses([press], timestamp, modifiers)
  }

  /// Cancels presses by the numbers of their types, keys too, because their device was removed; in one event
  /// (semantics 48.11, 49.11).
  func cancelButtons(_ numbers: [Int]) {
    guard gestureEnvironment.isBusy else { return cancelButtonsNow(numbers) }
    afterWorkInProgress { self.cancelButtonsNow(numbers) }
  }

  private func cancelButtonsNow(_ numbers: [Int]) {
    cancel(presses.filter { $0.isDown && numbers.contains($0.type.rawValue) })
  }

  /// Cancels all presses, because another app has the keyboard.
  func cancelPresses() {
    guard !presses.isEmpty else { return }
    gestureEnvironment.concludeUnderWay()
    cancel(presses)
  }

  /// Cancels presses in one event, and forgets those that were cancelled before (48.11).
  func cancel(_ lost: [UIPress]) {
    presses.removeAll { press in press.route.isOver && lost.contains { $0 === press } }
    let cancelled = lost.filter { !$0.route.isOver }
    guard !cancelled.isEmpty else { return }
    for other in presses where other.isDown && !other.route.isOver { other.phase = .stationary }
    for press in cancelled { (press.phase, press.route.isUp) = (.cancelled, true) }
    sendPresses(cancelled, now, [])
  }

  func sendPresses(_ changed: [UIPress], _ timestamp: TimeInterval, _ modifiers: UIKeyModifierFlags) {
    let down = presses.filter { press in press.isDown && !press.route.isOver && !changed.contains { $0 === press } }
    let event = UIPressesEvent(all: down + changed, changed: changed, timestamp: timestamp)
    event.modifierFlags = modifiers
    if let traceSink {
      for press in changed {
        traceSink.record(TraceEntry(time: now, kind: .event, rule: "48.8", responder: press.responder, press: press))
      }
    }
    sendEvent(event)
    gestureEnvironment.forgetUnreceived(changed)
    presses.removeAll { !$0.isDown }
  }
}
