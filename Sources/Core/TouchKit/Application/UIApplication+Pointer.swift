import TouchGeometry

extension UIApplication {
  /// Processes a pointer movement with no button down.
  ///
  /// A touch that never begins represents the pointer while it is over one window: it enters, moves from view to view
  /// and exits, and is delivered to the window.
  func hover(
    at place: CGPoint?, _ timestamp: TimeInterval, _ modifiers: UIKeyModifierFlags, pen: PenHover? = nil,
    in scene: UIWindowScene
  ) {
    guard !isIgnoringInteractionEvents else { return }
    let event = scene.hoverEvent
    event.timestamp = timestamp
    event.modifierFlags = modifiers
    event.pen = pen
    let hit = place.flatMap { hitTest($0, in: scene, event) }
    scene.pointer.move(over: hit, at: place ?? .zero, in: scene)
    let sample = InputSample(
      finger: -1, phase: .moved, location: place ?? event.touches.first?.place ?? .zero, timestamp: timestamp,
      type: .indirectPointer, modifiers: modifiers)
    if let touch = event.touches.first {
      let stays = hit != nil && touch.window === hit?.window
      if stays { touch.view = hit }
      touch.update(sample, phase: stays ? .regionMoved : .regionExited)
      sendEvent(event)
      if stays { return }
      event.touches = []
    }
    guard let hit, let window = hit.window else { return }
    let touch = UITouch(sample, window: window, view: hit)
    touch.phase = .regionEntered
    touch.tapCount = 0
    event.touches = [touch]
    sendEvent(event)
  }

  /// Processes a scroll of the wheel or the touchpad; one from inside a handler waits for running work (4.13).
  func scroll(
    by vector: CGVector, at place: CGPoint, _ timestamp: TimeInterval, _ modifiers: UIKeyModifierFlags,
    in scene: UIWindowScene
  ) {
    guard gestureEnvironment.isBusy else { return route(vector, at: place, timestamp, modifiers, in: scene) }
    afterWorkInProgress { self.route(vector, at: place, timestamp, modifiers, in: scene) }
  }

  private func route(
    _ vector: CGVector, at place: CGPoint, _ timestamp: TimeInterval, _ modifiers: UIKeyModifierFlags,
    in scene: UIWindowScene
  ) {
    guard !isIgnoringInteractionEvents else { return }
    let event = UIEvent(type: .scroll, timestamp: timestamp)
    event.modifierFlags = modifiers
    event.scroll = vector
    guard let hit = hitTest(place, in: scene, event), let window = hit.window else { return }
    let sample = InputSample(
      finger: -1, phase: .moved, location: place, timestamp: timestamp, type: .indirectPointer, modifiers: modifiers)
    let touch = UITouch(sample, window: window, view: hit)
    touch.phase = .regionMoved
    touch.tapCount = 0
    event.touches = [touch]
    traceSink?.record(
      TraceEntry(time: now, kind: .event, rule: "7.3.12", view: hit, pointerInput: .scroll(vector, at: place)))
    sendEvent(event)
  }
}

extension UIEvent {
  /// Releases a view that leaves its window from the touch of a resting pointer, until the pointer moves.
  func release(_ view: UIView) {
    for touch in touches where touch.view?.isDescendant(of: view) ?? false { touch.view = nil }
  }
}
