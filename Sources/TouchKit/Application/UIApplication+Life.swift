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

  /// The user closes a window of the display server; with the last one the program ends.
  ///
  /// The delegate hears that the program is not active and not visible any more before it hears of the end, as when the
  /// user takes an app off the screen.
  func close(_ scene: UIWindowScene) {
    guard scenes.count > 1 else { return end() }
    visibilityDidChange(false, of: scene)
    takeDown(scene)
  }

  /// The program ends, because its last window is closed, a signal asks for it, or the display is gone.
  ///
  /// The delegate is told, once; then everything is taken down, and every run of the loop ends. Any number of calls.
  package func end() {
    guard !isEnding else { return }
    isEnding = true
    for scene in scenes { visibilityDidChange(false, of: scene) }
    delegate?.applicationWillTerminate(self)
    takeDown()
    loop.stopAll()
  }
}
