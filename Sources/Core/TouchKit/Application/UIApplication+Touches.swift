import TouchArbiter
import TouchGeometry

// Converts samples to the single touch event (semantics 1.1, 1.2). Running work is completed before new samples change
// the touches, because touches change in place.

extension UIApplication {
  /// Processes samples; samples from inside a handler wait for running work, and are processed one after the other.
  func receiveTouches(_ samples: [InputSample], coalesced: [InputSample], in scene: UIWindowScene) {
    guard gestureEnvironment.isBusy else {
      return route(samples, coalesced: coalesced, in: scene)
    }
    afterWorkInProgress { self.route(samples, coalesced: coalesced, in: scene) }
  }

  /// Processes input that arrived in a handler, after the work in progress and after earlier input.
  func afterWorkInProgress(_ process: @escaping () -> Void) {
    inbox.append(process)
    gestureEnvironment.concludeUnderWay()
    while !inbox.isEmpty { inbox.removeFirst()() }
  }

  private func route(_ samples: [InputSample], coalesced: [InputSample], in scene: UIWindowScene) {
    for sample in samples where sample.phase == .began {
      // If a device reports a finger twice, its end was lost.
      let lost = touchesEvent.touches.filter { $0.identifier == sample.finger && isActive($0, in: scene) }
      if !lost.isEmpty { cancel(lost, .touchCancelled) }
    }
    makeStationary()
    var isNews = false
    for sample in samples {
      if sample.phase == .began {
        if begin(sample, in: scene) { isNews = true }
      } else if let touch = activeTouch(of: sample.finger, in: scene) {
        touch.update(sample, phase: phase(of: sample))
        isNews = true
      }
    }
    guard isNews, let last = samples.last else { return }
    touchesEvent.timestamp = last.timestamp
    touchesEvent.modifierFlags = last.modifiers
    touchesEvent.buttonMask = last.buttons
    touchesEvent.coalesced = coalesced
    touchesEvent.cancelReason = .touchCancelled
    dispatchTouches()
  }

  private func phase(of sample: InputSample) -> UITouch.Phase {
    switch sample.phase {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }

  private func activeTouch(of finger: Int, in scene: UIWindowScene) -> UITouch? {
    for touch in touchesEvent.touches where touch.identifier == finger && isActive(touch, in: scene) { return touch }
    return nil
  }

  private func isActive(_ touch: UITouch, in scene: UIWindowScene) -> Bool {
    touch.isActive && touch.window?.windowScene === scene
  }

  /// Marks the active touches as unchanged (semantics 1.10).
  private func makeStationary() {
    for touch in touchesEvent.touches where touch.isActive {
      touch.phase = .stationary
      touch.previousPlace = touch.place
    }
  }

  /// Creates the touch of a finger that touched down and binds it to the hit view.
  ///
  /// Returns false if no view is hit (semantics 1.15).
  private func begin(_ sample: InputSample, in scene: UIWindowScene) -> Bool {
    let touch = UITouch(sample, window: nil, view: nil)
    if isIgnoringInteractionEvents {
      record(.dropped(.began), "1.12", touch, .ignoringEvents)
      return false
    }
    HitTestTrace.current = traceSink.map { HitTestTrace(sink: $0, time: now, touch: touch) }
    // Overrides of hit-testing may read them.
    (touchesEvent.buttonMask, touchesEvent.modifierFlags) = (sample.buttons, sample.modifiers)
    let hit = hitTest(sample.location, in: scene, touchesEvent)
    HitTestTrace.current = nil
    guard let hit else {
      record(.dropped(.began), "1.15", touch, .outside)
      return false
    }
    guard let window = hit.window else {
      record(.dropped(.began), "2.13", touch, view: hit, .notInWindow)
      return false
    }
    touch.view = hit
    touch.window = window
    scene.focusSystem.touched(hit)
    touch.tapCount = tapCounter.begin(at: sample.location, time: sample.timestamp)
    touchesEvent.touches.append(touch)
    record(.bound, "1.5.1", touch, view: hit)
    return true
  }

  /// Returns the view that is hit at a point of the scene.
  ///
  /// It is in the frontmost window that claims the point (semantics 1.14), or in an open menu that extends beyond the
  /// edges of the surface (31.10).
  func hitTest(_ place: CGPoint, in scene: UIWindowScene, _ event: UIEvent) -> UIView? {
    if let view = scene.popupView(at: place), let point = view.window?.fromSuperview(place) {
      return view.hitTest(view.convert(point, from: nil), with: event)
    }
    for window in scene.byLevel.reversed() {
      guard let point = window.fromSuperview(place) else { continue }
      let hit =
        HitTestTrace.current.map { $0.ask(window) { window.hitTest(point, with: event) } }
        ?? window.hitTest(point, with: event)
      if let hit { return hit }
    }
    return nil
  }

  /// Sends the touches and removes those that have ended.
  private func dispatchTouches() {
    if let traceSink { traceSink.record(TraceEntry(time: now, kind: .event, rule: "1.1")) }
    sendEvent(touchesEvent)
    touchesEvent.coalesced = []
    gestureEnvironment.forgetUnreceived()
    if touchesEvent.touches.contains(where: { !$0.isActive }) { touchesEvent.touches.removeAll(where: retire) }
  }

  /// Removes touches that have ended and were delivered to their windows.
  func retireTouches() {
    guard touchesEvent.touches.contains(where: { !$0.isActive }) else { return }
    touchesEvent.touches.removeAll { gestureEnvironment.hasRetired($0) && retire($0) }
  }

  /// Returns whether a touch has ended, and records it for tap counts.
  private func retire(_ touch: UITouch) -> Bool {
    if touch.phase == .ended { tapCounter.end(at: touch.place, time: touch.timestamp, count: touch.tapCount) }
    return !touch.isActive
  }

  /// Cancels all touches of a scene (semantics 1.13).
  func cancelTouches(in scene: UIWindowScene, _ reason: Reason) {
    cancel(touchesEvent.touches.filter { isActive($0, in: scene) }, reason)
  }

  func cancel(_ touches: [UITouch], _ reason: Reason) {
    gestureEnvironment.concludeUnderWay()
    let touches = touches.filter { $0.isActive }
    guard !touches.isEmpty else { return }
    makeStationary()
    for touch in touches {
      touch.phase = .cancelled
      touch.timestamp = now
    }
    touchesEvent.timestamp = now
    touchesEvent.cancelReason = reason
    dispatchTouches()
  }

  private func record(
    _ kind: TraceEntry.Kind, _ rule: StaticString, _ touch: UITouch, view: UIView? = nil, _ reason: Reason? = nil
  ) {
    guard let traceSink else { return }
    traceSink.record(TraceEntry(time: now, kind: kind, rule: rule, view: view, touch: touch, reason: reason))
  }
}
