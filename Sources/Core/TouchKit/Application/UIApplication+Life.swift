import TouchArbiter
import TouchGeometry

// The activation state of scenes; the application's state is computed from its scenes (semantics 40.2 to 40.4).

extension UIApplication {
  /// The state of an app for its user.
  public enum State: Int, Sendable {
    /// A window of the app has the keyboard.
    case active = 0
    /// A window is visible, and none has the keyboard.
    case inactive = 1
    /// No window is visible.
    case background = 2
  }

  /// The state computed from the scenes: active if one is, in the background if all are (semantics 40.3).
  public var applicationState: State {
    var state = State.background
    for scene in programScenes {
      switch scene.activationState {
      case .foregroundActive: return .active
      case .foregroundInactive: state = .inactive
      case .background, .unattached: break
      }
    }
    return state
  }

  func focusDidChange(_ isFocused: Bool, of scene: UIWindowScene) {
    switch (isFocused, scene.activationState) {
    case (true, .background):
      visibilityDidChange(true, of: scene)
      activate(scene)
    case (true, .foregroundInactive): activate(scene)
    case (false, .foregroundActive): resign(scene, next: nil)
    case (true, .foregroundActive), (true, .unattached), (false, .foregroundInactive), (false, .background),
      (false, .unattached):
      return
    }
  }

  /// Activates a scene; the scene that has the keyboard is deactivated first, without deactivating the app.
  private func activate(_ scene: UIWindowScene) {
    let wasActive = applicationState == .active
    for other in scenes where other !== scene && other.activationState == .foregroundActive {
      resign(other, next: scene)
    }
    guard scene.isConnected, scene.activationState == .foregroundInactive else { return }
    scene.activationState = .foregroundActive
    if keyWindow?.windowScene !== scene { (scene.lastKeyWindow ?? scene.lastThatCanBecomeKey)?.makeKey() }
    textInput(in: scene)?.keyboardDidChange(hasFocus: true)
    guard !scene.isTool else { return }
    scene.delegate?.sceneDidBecomeActive(scene)
    notify(.sceneDidActivate, scene)
    defer { reportEmptiness(of: scene) }
    guard !wasActive, applicationState == .active else { return }
    if !hasSceneDelegates { delegate?.applicationDidBecomeActive(self) }
    notify(.didBecomeActive)
  }

  /// Reports an active scene that has neither a delegate nor a window, as in an app whose property list names both.
  private func reportEmptiness(of scene: UIWindowScene) {
    guard delegate != nil, scene.isConnected, scene.delegate == nil, scene.shown.isEmpty, !scene.isReportedEmpty else {
      return
    }
    scene.isReportedEmpty = true
    UsageError.report(
      "the scene \(scene.session.persistentIdentifier) has neither a delegate nor a window, so it stays empty: return a "
        + "delegateClass from application(_:configurationForConnecting:options:), or show a UIWindow")
  }

  /// Deactivates a scene, in favor of another one if that is given.
  private func resign(_ scene: UIWindowScene, next: UIWindowScene?) {
    // A callback that closes the scene calls this again, and must not be notified twice.
    if !scene.isTool, !scene.isResigning {
      scene.isResigning = true
      defer { scene.isResigning = false }
      scene.delegate?.sceneWillResignActive(scene)
      notify(.sceneWillDeactivate, scene)
      let stays = next.map { !$0.isTool } ?? false
      let others = programScenes.contains { $0 !== scene && $0.activationState == .foregroundActive }
      if !stays, !others {
        if !hasSceneDelegates { delegate?.applicationWillResignActive(self) }
        notify(.willResignActive)
      }
    }
    guard scene.isConnected, scene.activationState == .foregroundActive else { return }
    scene.activationState = .foregroundInactive
    interrupt(scene)
  }

  func visibilityDidChange(_ isVisible: Bool, of scene: UIWindowScene) {
    switch (isVisible, scene.activationState) {
    case (true, .background):
      if !scene.isTool {
        if applicationState == .background {
          if !hasSceneDelegates { delegate?.applicationWillEnterForeground(self) }
          notify(.willEnterForeground)
        }
        scene.delegate?.sceneWillEnterForeground(scene)
        notify(.sceneWillEnterForeground, scene)
      }
      guard scene.isConnected, scene.activationState == .background else { return }
      scene.activationState = .foregroundInactive
      scene.composer.forget()
      scene.frameNeeded()
    case (false, .foregroundActive), (false, .foregroundInactive):
      focusDidChange(false, of: scene)
      guard scene.isConnected, scene.activationState == .foregroundInactive else { return }
      scene.activationState = .background
      interrupt(scene)
      guard !scene.isTool else { return }
      scene.delegate?.sceneDidEnterBackground(scene)
      notify(.sceneDidEnterBackground, scene)
      store(scene)
      guard applicationState == .background else { return }
      if !hasSceneDelegates { delegate?.applicationDidEnterBackground(self) }
      notify(.didEnterBackground)
    case (true, .foregroundActive), (true, .foregroundInactive), (true, .unattached), (false, .background),
      (false, .unattached):
      return
    }
  }

  /// Cancels all interactions in the scene (semantics 1.13).
  private func interrupt(_ scene: UIWindowScene) {
    cancelTouches(in: scene, .windowLost)
    cancelTransform(in: scene)
    for popup in scene.popups { popup.leave() }
    hover(at: nil, now, [], in: scene)
    if keyWindow == nil || keyWindow?.windowScene === scene {
      cancelPresses()
      cancelShake()
    }
    textInput(in: scene)?.keyboardDidChange(hasFocus: false)
  }

  /// Returns the text input of the key window that receives keys.
  package func textInput(in scene: UIWindowScene) -> (any TextInputResponder)? {
    guard let keyWindow, keyWindow.windowScene === scene else { return nil }
    return keyWindow.firstResponder as? any TextInputResponder
  }

  /// Closes a scene for the user or the app; closing the last one ends the app.
  ///
  /// The delegates are notified that the scene is no longer active and visible before they are notified of its end, as
  /// when the user removes an app from the screen.
  func close(_ scene: UIWindowScene) {
    guard scene.isConnected, !scene.isClosing else { return }
    scene.isClosing = true
    if scene.isTool {
      let onClose = scene.onToolClose
      tearDown(scene)
      onClose?()
      return
    }
    guard programScenes.count > 1 else { return end() }
    visibilityDidChange(false, of: scene)
    notifyOfEnd(scene)
    guard scene.isConnected else { return }
    tearDown(scene)
    storeScenes()
    delegate?.application(self, didDiscardSceneSessions: [scene.session])
  }

  /// Notifies of the scene's end; its windows still exist.
  private func notifyOfEnd(_ scene: UIWindowScene) {
    guard scene.isConnected, scene.activationState != .unattached, !scene.isTool else { return }
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    notify(.sceneDidDisconnect, scene)
  }

  /// Ends the app, because its last window was closed, a signal requests it, or the display was lost.
  ///
  /// The delegates are notified once; then everything is taken down, and every run of the loop ends. It may be called
  /// several times.
  package func end() {
    guard !isEnding else { return }
    isEnding = true
    for scene in scenes { visibilityDidChange(false, of: scene) }
    for scene in scenes { notifyOfEnd(scene) }
    delegate?.applicationWillTerminate(self)
    notify(.willTerminate)
    tearDown()
    observer?.applicationDidEnd()
    loop.stopAll()
  }
}
