import TouchArbiter
import TouchGeometry

// The one place where windows, scenes and applications go. Whatever is under way in them comes to its end here, told as
// always, while everybody who is told is still there; afterwards nothing of it is scheduled any more.

extension UIWindow {
  /// Takes the window off the screen for good, and everything out of it.
  ///
  /// Fingers, keys and pointer that are in the window are cancelled (semantics 1.13); recognizers that wait are taken
  /// out of their attempt (4.9); what moves stands at its end (10.2); the views leave the window, and their controllers
  /// hear that they disappear. Nothing happens to a window that is empty and hidden. It may be called from any handler.
  package func takeDown() {
    if let application {
      application.cancelTouches(in: self)
      application.cancelPresses(in: self)
      application.endHover(in: self)
    }
    subtreeWillLeave(self)
    rootViewController = nil
    for view in subviews where view.superview === self { view.removeFromSuperview() }
    isHidden = true
    application?.gestureEnvironment.forgetTouches(of: self)
  }
}

extension UIApplication {
  /// Takes down the windows of a scene and closes its surface.
  func takeDown(_ scene: UIWindowScene) {
    for window in scene.windows { window.takeDown() }
    disconnect(scene)
  }

  /// Ends everything that the application has under way: its scenes go, and its loop does nothing for it any more.
  ///
  /// Called by the maker of the application when the loop has ended. Nobody is told that the program ends; that is done
  /// before.
  package func takeDown() {
    for scene in scenes { takeDown(scene) }
    cancelPresses()
    inputGate = nil
    onDrop = nil
    traceSink = nil
    endFrames()
  }

  /// Takes away the touches that came down in a window.
  func cancelTouches(in window: UIWindow) {
    let lost = touchesEvent.touches.filter { $0.isActive && $0.window === window }
    cancel(lost, .windowLost)
    // A scroll view may have been thinking about them.
    for touch in lost {
      touch.route.contentTimer?.cancel()
      touch.route.contentTimer = nil
    }
  }

  /// Takes away the keys that went down while a window had the keyboard.
  func cancelPresses(in window: UIWindow) {
    let lost = presses.filter { $0.window === window }
    guard !lost.isEmpty else { return }
    for press in presses { press.phase = .stationary }
    for press in lost { press.phase = .cancelled }
    sendPresses(lost, now, [])
  }

  /// Lets the pointer leave a window; it is over nothing until it moves again.
  func endHover(in window: UIWindow) {
    guard let scene = window.windowScene else { return }
    let isOver = scene.hoverEvent.touches.contains { $0.window === window }
    if isOver { hover(at: nil, now, [], in: scene) }
  }
}
