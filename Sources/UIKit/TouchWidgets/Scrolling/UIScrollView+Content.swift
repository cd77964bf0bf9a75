import TouchGeometry
import TouchKit

// Touches in the content (semantics 9.2, 9.5, 9.14, 52.11).

extension UIScrollView: ContentTouchGate {
  package func admission(of touch: UITouch) -> ContentAdmission {
    guard isScrollEnabled, !(touch.view is ScrollIndicatorView) else { return .atOnce }
    if !isTracking { pan.isImmediate = false }
    catchUp(with: touch.timestamp)
    if isDecelerating {
      pan.isImmediate = true
      if motion != nil { catchContent() }
      return .swallowed
    }
    stopMoving()
    if admitsMouseAtOnce, touch.type == .indirectPointer { return .atOnce }
    return delaysContentTouches ? .after(ScrollTuning.contentDelay) : .atOnce
  }

  package func handleHold(at time: TimeInterval) -> Bool {
    guard isScrollEnabled, drag == nil, zoom == nil, isDecelerating else { return false }
    catchUp(with: time)
    guard motion?.isAfterDrag ?? false else { return false }
    stopMoving()
    settle()
    return true
  }

  package func admits(_ touch: UITouch, with event: UIEvent, in view: UIView) -> Bool {
    touchesShouldBegin([touch], with: event, in: view)
  }
}
