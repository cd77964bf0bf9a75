import TouchScenes

extension View {
  var isControl: Bool { scene.viewClass.isKind(of: .control) }

  /// 8.3, O14: within 70 points of the bounds, these included.
  func isWithinDragSlop(_ touch: Touch) -> Bool {
    guard let p = fromWindow(touch.location) else { return false }
    let q = p - boundsOrigin
    return q.x >= -70 && q.x <= width + 70 && q.y >= -70 && q.y <= height + 70
  }

  /// 5.4.1, 5.3.4: what the view itself says of a recognizer that would begin.
  func allowsBeginning(of recognizer: Recognizer) -> Bool {
    if let answer = scene.gestureRecognizerShouldBegin { return answer }
    guard scene.viewClass == .button, isEnabled, isUserInteractionEnabled, recognizer.view !== self,
      recognizer.presses.isEmpty, let tap = recognizer as? Tap
    else { return true }
    return !(tap.tapsNeeded == 1 && tap.touchesNeeded == 1)
  }
}

/// Section 8.
extension World {
  /// What UIControl does in a touch method; false if it passes the call on (8.7).
  func controlMethod(_ method: TouchMethod, _ touches: [Touch], of control: View) -> Bool {
    switch method {
    case .touchesBegan:
      if control.trackedTouch == nil {
        guard control.isEnabled, let touch = touches.first else { return false }
        beginTracking(touch, in: control)
      }
      return true
    case .touchesMoved, .touchesEnded:
      // Only a move is passed on by one that does not track.
      guard let touch = control.trackedTouch else { return method == .touchesEnded }
      guard touches.contains(where: { $0 === touch }) else { return true }
      if method == .touchesMoved { continueTracking(touch, in: control) } else { endTracking(touch, in: control) }
      return true
    case .touchesCancelled:
      if let touch = control.trackedTouch, touches.contains(where: { $0 === touch }) { cancelTracking(in: control) }
      return true
    }
  }

  /// 8.2.
  private func beginTracking(_ touch: Touch, in control: View) {
    logTracking("beginTracking", control)
    control.trackedTouch = touch
    control.isTouchInside = true
    send(.touchDown, from: control)
    if touch.tapCount > 1 { send(.touchDownRepeat, from: control) }
  }

  /// 8.3.
  private func continueTracking(_ touch: Touch, in control: View) {
    logTracking("continueTracking", control)
    updateInside(touch, in: control)
    send(control.isTouchInside ? .touchDragInside : .touchDragOutside, from: control)
  }

  /// 8.5, 8.10, 15.21.
  private func endTracking(_ touch: Touch, in control: View) {
    updateInside(touch, in: control)
    logTracking("endTracking", control)
    control.trackedTouch = nil
    send(control.isTouchInside ? .touchUpInside : .touchUpOutside, from: control)
    if control.isTouchInside && control.scene.viewClass == .button { send(.primaryActionTriggered, from: control) }
  }

  private func updateInside(_ touch: Touch, in control: View) {
    let inside = control.isWithinDragSlop(touch)
    if inside == control.isTouchInside { return }
    control.isTouchInside = inside
    send(inside ? .touchDragEnter : .touchDragExit, from: control)
  }

  /// 8.6, 8.9, 15.11.
  func cancelTracking(in control: View) {
    if control.trackedTouch == nil { return }
    logTracking("cancelTracking", control)
    control.trackedTouch = nil
    send(.touchCancel, from: control)
  }

  private func send(_ event: ControlEventName, from control: View) {
    if control.scene.events.contains(event) { write("\(control.name) event \(event.rawValue)") }
  }

  private func logTracking(_ method: String, _ control: View) {
    if control.scene.logs.contains(.tracking) { write("\(control.name) \(method)") }
  }
}
