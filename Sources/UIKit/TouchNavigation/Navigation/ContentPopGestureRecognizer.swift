import TouchGeometry
import TouchKit
import TouchWidgets

/// The pan that goes back from anywhere on the page, by a finger and by a touchpad (semantics 28.20, 28.21).
@MainActor final class ContentPopGestureRecognizer: UIPanGestureRecognizer {
  /// Whether the touchpad may begin it now.
  var mayTakeWheel: (() -> Bool)?
  /// What lies below the finger, the innermost first, and scrolls.
  private var hosts: [any ScrollPanHost] = []
  /// How far the touchpad has gone since it rested, and when it moved last.
  private var wheel: (way: CGVector, time: TimeInterval)?

  /// Whether the finger may be one that goes back: not where a control follows it that is no button.
  ///
  /// Called once for each touch, before it is followed.
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

  /// Whether it has gone more to the right than up or down, over nothing that scrolls that way.
  var goesBack: Bool { Self.isBack(way) && !hosts.contains { $0.canPan(along: way) } }

  private static func isBack(_ way: CGVector) -> Bool { way.dx > 0 && way.dx > abs(way.dy) }

  /// A touchpad is followed from a short way to the right on, a step that goes on as well.
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
