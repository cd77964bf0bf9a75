import TouchGeometry
import TouchKit
import TouchWidgets

/// The pan that pops the controller from anywhere on the page, by a finger or a touchpad (semantics 28.20, 28.21).
@MainActor final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  /// Returns whether the touchpad may begin the gesture now.
  var mayTakeWheel: (() -> Bool)?
  /// The scroll views under the finger, the innermost first.
  private var hosts: [any ScrollPanHost] = []
  /// The movement of the touchpad since it last rested, and the time of its last event.
  private var wheel: (way: CGVector, time: TimeInterval)?

  /// Returns whether a touch may begin the gesture: not on a control other than a button.
  ///
  /// Called once for each touch, before it is tracked.
  func mayFollow(_ touch: UITouch) -> Bool {
    guard numberOfTouches == 0 else { return true }
    hosts = []
    var found: [any ScrollPanHost] = []
    var here = touch.view
    while let inner = here, inner !== view {
      if inner is UIControl, !(inner is UIButton) { return false }
      for case let pan as UIScrollViewPanGestureRecognizer in inner.gestureRecognizers ?? [] where pan.isEnabled {
        if let host = pan.host { found.append(host) }
      }
      here = inner.superview
    }
    hosts = found
    return true
  }

  /// Whether the movement is mainly to the right, and no scroll view under it can scroll that way.
  var goesBack: Bool { Self.isBack(way) && !hosts.contains { $0.canPan(along: way) } }

  private static func isBack(_ way: CGVector) -> Bool { way.dx > 0 && way.dx > abs(way.dy) }

  /// Accepts touchpad events after a short movement to the right, and all events of a running gesture.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard event.type == .scroll else { return super.shouldReceive(event) }
    if state == .began || state == .changed { return true }
    var sum = event.scroll
    if let wheel, event.timestamp - wheel.time <= GestureTuning.scrollPause {
      sum = CGVector(dx: wheel.way.dx + sum.dx, dy: wheel.way.dy + sum.dy)
    }
    wheel = (sum, event.timestamp)
    return Self.isBack(sum) && sum.dx >= GestureTuning.panHysteresis && mayTakeWheel?() == true
  }

  override func reset() {
    super.reset()
    hosts = []
    wheel = nil
  }
}
