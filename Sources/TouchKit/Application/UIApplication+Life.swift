import TouchArbiter
import TouchGeometry

extension UIApplication {
  func focusDidChange(_ isFocused: Bool, of scene: UIWindowScene) {
    switch (isFocused, scene.activationState) {
    case (true, .foregroundInactive), (true, .background):
      scene.activationState = .foregroundActive
      if keyWindow?.windowScene !== scene { scene.byLevel.last?.makeKey() }
      textInput(in: scene)?.keyboardDidChange(isOurs: true)
      delegate?.applicationDidBecomeActive(self)
    case (false, .foregroundActive):
      delegate?.applicationWillResignActive(self)
      scene.activationState = .foregroundInactive
      interrupt(scene)
    case (true, .foregroundActive), (true, .unattached), (false, .foregroundInactive), (false, .background),
      (false, .unattached):
      return
    }
  }

  func visibilityDidChange(_ isVisible: Bool, of scene: UIWindowScene) {
    switch (isVisible, scene.activationState) {
    case (true, .background):
      delegate?.applicationWillEnterForeground(self)
      scene.activationState = .foregroundInactive
      scene.composer.forget()
      scene.frameNeeded()
    case (false, .foregroundActive), (false, .foregroundInactive):
      focusDidChange(false, of: scene)
      scene.activationState = .background
      interrupt(scene)
      delegate?.applicationDidEnterBackground(self)
    case (true, .foregroundActive), (true, .foregroundInactive), (true, .unattached), (false, .background),
      (false, .unattached):
      return
    }
  }

  /// All that was under way is taken away (semantics 1.13).
  private func interrupt(_ scene: UIWindowScene) {
    cancelTouches(in: scene, .windowLost)
    hover(at: nil, now, [], in: scene)
    cancelPresses()
    textInput(in: scene)?.keyboardDidChange(isOurs: false)
  }

  /// The text input of the key window that keys go to.
  package func textInput(in scene: UIWindowScene) -> (any TextInputResponder)? {
    guard let keyWindow, keyWindow.windowScene === scene else { return nil }
    return keyWindow.firstResponder as? any TextInputResponder
  }

  /// The user closes a window of the display server; with the last one the loop ends.
  func close(_ scene: UIWindowScene) {
    interrupt(scene)
    if scenes.count == 1 { delegate?.applicationWillTerminate(self) }
    disconnect(scene)
    if scenes.isEmpty { loop.stop() }
  }
}
