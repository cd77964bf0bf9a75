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
  /// A key that repeats while it is held is reported as changed.
  func press(_ key: UIKey, isDown: Bool, _ timestamp: TimeInterval) {
    let known = presses.first { $0.key?.keyCode == key.keyCode }
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
      ?? UIPress(key: key, timestamp: timestamp, window: keyWindow, responder: keyWindow?.pressResponder ?? self)
    for other in presses { other.phase = .stationary }
    press.timestamp = timestamp
    press.phase = isDown ? (known == nil ? .began : .changed) : .ended
    if known == nil { presses.append(press) }
    sendPresses([press], timestamp, key.modifierFlags)
  }

  /// Cancels all key presses, because another app has the keyboard.
  func cancelPresses() {
    guard !presses.isEmpty else { return }
    for press in presses { press.phase = .cancelled }
    sendPresses(presses, now, [])
  }

  func sendPresses(_ changed: [UIPress], _ timestamp: TimeInterval, _ modifiers: UIKeyModifierFlags) {
    let event = UIPressesEvent(all: presses, changed: changed, timestamp: timestamp)
    event.modifierFlags = modifiers
    sendEvent(event)
    presses.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }
}
