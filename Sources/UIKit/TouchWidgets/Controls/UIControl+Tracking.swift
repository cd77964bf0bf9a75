import TouchGeometry
import TouchKit

// The implementation of the touch methods (semantics 8.2 to 8.9). Every call of app code may disable, hide, remove or
// cancel, so after each the code checks again whether the finger is still tracked.

extension UIControl {
  func begin(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, let touch = first(of: touches), tracking.propose(touch) else { return }
    let isWanted = beginTracking(touch, with: event)
    let isRepeat = touch.tapCount > 1
    guard tracking.decide(touch, isWanted) else { return }
    highlight(true)
    send(.touchDown, with: event)
    if isRepeat, tracking.follows(touch) { send(.touchDownRepeat, with: event) }
  }

  func move(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch), tracking.follows(touch) else { return }
    let goesOn = continueTracking(touch, with: event)
    guard tracking.follows(touch) else { return }
    guard goesOn else { return forgetTouch() }
    guard place(touch, event) else { return }
    send(tracking.isInside ? .touchDragInside : .touchDragOutside, with: event)
  }

  func end(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch), tracking.follows(touch) else { return }
    guard place(touch, event) else { return }
    endTracking(touch, with: event)
    guard tracking.follows(touch) else { return }
    let isInside = tracking.isInside
    tracking.lift()
    highlight(false)
    if isInside { didLiftInside(with: event) } else { send(.touchUpOutside, with: event) }
    tracking.forgetPlace()
  }

  /// Cancels tracking, if it is active: notifies the subclass, then the targets.
  func abandonTracking(with event: UIEvent?) {
    guard tracking.cancel() else { return }
    cancelTracking(with: event)
    // Ends the tracking even if an override does not call super.
    forgetTouch()
    send(.touchCancel, with: event)
  }

  /// Cancels all presses by a finger or a key, because the control can no longer be used.
  func interrupt() {
    abandonTracking(with: nil)
    cancelKeyPress()
    window?.windowScene?.focusSystem.leave(self)
    pointerIsOver(nil)
  }

  func forgetTouch() {
    tracking.stop()
    highlight(false)
  }

  /// Updates the position of the finger, and sends an event if it crossed the border.
  ///
  /// Returns false if that ended the tracking.
  private func place(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let slop = ControlTuning.dragSlop
    let (place, reach) = (touch.location(in: self), bounds.insetBy(dx: -slop, dy: -slop))
    // Both edges are inside, unlike those of a view's bounds (O14).
    let isInside =
      place.x >= reach.minX && place.x <= reach.maxX && place.y >= reach.minY && place.y <= reach.maxY
    guard let crossing = tracking.place(isInside: isInside) else { return true }
    highlight(isInside)
    send(crossing, with: event)
    return tracking.follows(touch)
  }

  /// Sets `isHighlighted` only if it changes, so that observers in overrides see only changes.
  func highlight(_ value: Bool) {
    if isHighlighted != value { isHighlighted = value }
  }

  /// Returns the touch of the set that came down first.
  private func first(of touches: Set<UITouch>) -> UITouch? {
    touches.min { $0.order < $1.order }
  }
}
