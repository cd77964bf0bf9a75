import TouchArbiter
import TouchGeometry

// The removal of windows, scenes and applications. All running interactions end here, with the usual callbacks, while
// their receivers still exist; nothing of them is scheduled afterward.

extension UIWindow {
  /// Permanently hides the window and removes its content.
  ///
  /// Touches, keys and the pointer in the window are cancelled (semantics 1.13); waiting recognizers are withdrawn from
  /// their attempts (4.9); animations jump to their ends (10.2); the views leave the window, and their controllers
  /// receive disappearance callbacks. An empty, hidden window is unaffected. It may be called from any handler.
  package func tearDown() {
    if let application {
      application.cancelTouches(in: self)
      application.cancelPresses(in: self)
      application.endHover(in: self)
    }
    subtreeWillLeave(self)
    inputTimer?.cancel()
    inputPanel = nil
    rootViewController = nil
    for view in subviews where view.superview === self { view.removeFromSuperview() }
    isHidden = true
    application?.gestureEnvironment.forgetTouches(of: self)
  }
}

extension UIApplication {
  /// Takes down the windows of a scene and closes its surface.
  func tearDown(_ scene: UIWindowScene) {
    for window in scene.windows { window.tearDown() }
    disconnect(scene)
  }

  /// Ends everything that the application is doing: its scenes are removed, and its loop does no more work for it.
  ///
  /// Called by the creator of the application after the loop has ended. Delegates are not notified of the app's end;
  /// that is done before.
  package func tearDown() {
    for scene in scenes { tearDown(scene) }
    cancelPresses()
    for call in delayedCalls { call.timer?.cancel() }
    delayedCalls = []
    inputGate = nil
    onDrop = nil
    traceSink = nil
    endFrames()
  }

  /// Cancels the touches that began in a window.
  func cancelTouches(in window: UIWindow) {
    let lost = touchesEvent.touches.filter { $0.isActive && $0.window === window }
    cancel(lost, .windowLost)
    // A scroll view may have a pending delay for them.
    for touch in lost {
      touch.route.contentTimer?.cancel()
      touch.route.contentTimer = nil
    }
  }

  /// Cancels the presses that began while a window had the keyboard.
  func cancelPresses(in window: UIWindow) {
    cancel(presses.filter { $0.window === window })
  }

  /// Moves the pointer out of a window; it is over no view until it moves again.
  func endHover(in window: UIWindow) {
    guard let scene = window.windowScene else { return }
    let isOver = scene.hoverEvent.touches.contains { $0.window === window }
    if isOver { hover(at: nil, now, [], in: scene) }
  }
}
