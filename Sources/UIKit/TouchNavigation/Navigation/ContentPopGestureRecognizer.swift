import TouchGeometry
import TouchKit
import TouchWidgets

/// The pan that pops the controller from anywhere on the page, by a finger or a touchpad (semantics 28.20, 28.21).
@MainActor final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  /// Returns whether the touchpad may begin the gesture now.
  var mayTakeWheel: (() -> Bool)?
  /// Whether the way back leads to the left.
  var isMirrored = false
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

  /// Whether the movement is mainly in the direction of the pop, and no scroll view under it can scroll that way.
  var goesBack: Bool { distanceBack(way) > 0 && !hosts.contains { $0.canPan(along: way) } }

  /// Returns the horizontal distance of a movement that is mainly in the direction of the pop; 0 for others.
  private func distanceBack(_ way: CGVector) -> CGFloat {
    let distance = isMirrored ? -way.dx : way.dx
    return distance > abs(way.dy) ? distance : 0
  }

  /// Accepts touchpad events after a short movement in the direction of the pop, and all events of a running gesture.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard event.type == .scroll else { return super.shouldReceive(event) }
    if state == .began || state == .changed { return true }
    var sum = event.scroll
    if let wheel, event.timestamp - wheel.time <= GestureTuning.scrollPause {
      sum = CGVector(dx: wheel.way.dx + sum.dx, dy: wheel.way.dy + sum.dy)
    }
    wheel = (sum, event.timestamp)
    return distanceBack(sum) >= GestureTuning.panHysteresis && mayTakeWheel?() == true
  }

  override func reset() {
    super.reset()
    hosts = []
    wheel = nil
  }
}
