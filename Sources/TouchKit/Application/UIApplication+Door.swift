import TouchArbiter
import TouchGeometry

/// Samples that came in while a handler let the loop run, until what is under way is done.
struct WaitingTouches {
  var samples: [InputSample]
  var coalesced: [InputSample]
  var scene: UIWindowScene
}

extension UIApplication {
  /// The one door: takes what a surface reports, in the order in which it happened.
  package func receive(_ event: InputEvent, from surface: any PlatformSurface) {
    guard let scene = scenes.first(where: { $0.surface === surface }) else { return }
    receive(event, in: scene)
  }

  /// As `receive(_:from:)`.
  package func receive(_ event: InputEvent, in scene: UIWindowScene) {
    guard scene.isConnected else { return }
    let wasReceiving = isReceiving
    isReceiving = true
    sceneAtHand = scene
    if let gate {
      for event in gate(event, scene) { admit(event, in: scene) }
    } else {
      admit(event, in: scene)
    }
    isReceiving = wasReceiving
    // Input that comes outside of a turn, as a test's does, has no end of a turn to wait for.
    if hasRequests, !wasReceiving, loop.phase == nil { sendRequests() }
  }

  /// Takes what is past the gate, or never came to it.
  package func admit(_ event: InputEvent, in scene: UIWindowScene) {
    switch event {
    case .touches(let samples, let coalesced): take(samples, coalesced: coalesced, in: scene)
    case .hover(let place, let timestamp, let modifiers): hover(at: place, timestamp, modifiers, in: scene)
    case .scroll(let vector, let place, let timestamp, let modifiers):
      scroll(by: vector, at: place, timestamp, modifiers, in: scene)
    case .key(let code, let characters, let isDown, let timestamp, let modifiers):
      let key = UIKey(
        characters: characters, modifierFlags: modifiers, keyCode: UIKeyboardHIDUsage(rawValue: code))
      takeKeyboard(scene)
      press(key, isDown: isDown, timestamp)
    case .text(let text, let timestamp): insert(text, timestamp, in: scene)
    case .composition(let composition, _): scene.textInput.client?.takeComposition(composition)
    case .deleteSurrounding(let before, let after, _):
      scene.textInput.client?.takeDeletion(before: before, after: after)
    case .shake(let timestamp): sendEvent(UIEvent(type: .motion, subtype: .motionShake, timestamp: timestamp))
    case .remoteControl(let subtype, let timestamp):
      sendEvent(UIEvent(type: .remoteControl, subtype: subtype, timestamp: timestamp))
    case .focus(let isFocused): focusDidChange(isFocused, of: scene)
    case .visibility(let isVisible): visibilityDidChange(isVisible, of: scene)
    case .resize: scene.surfaceDidResize()
    case .expose:
      scene.composer.forget()
      scene.frameNeeded()
    case .close: close(scene)
    case .drop(let paths): drop(paths, in: scene)
    case .clipboardChanged(let clipboard): self.clipboard.didChange(clipboard)
    }
  }

  /// Keys go to the key window of the scene that they come from (semantics 40.5).
  private func takeKeyboard(_ scene: UIWindowScene) {
    guard let keyWindow, keyWindow.windowScene !== scene, let window = scene.lastKeyWindow else { return }
    window.takeKeys(of: self)
  }

  // MARK: Touches

  /// Sends an event to the windows that have touches in it.
  func sendTouches(_ event: UIEvent) {
    for touch in event.touches {
      guard let window = touch.window, !windowsOwed.contains(where: { $0 === window }) else { continue }
      windowsOwed.append(window)
    }
    while !windowsOwed.isEmpty { windowsOwed.removeFirst().sendEvent(event) }
  }

  /// Brings the touch event to its end in one of whose handlers this event comes in; touches change in place, so what
  /// they did there has to be told first.
  func concludeUnderWay() {
    gestureEnvironment.concludeUnderWay()
    while !windowsOwed.isEmpty { windowsOwed.removeFirst().sendEvent(touchesEvent) }
    retireTouches()
  }

  /// Takes samples; those that come in from inside a handler after what is under way, and one after the other.
  private func take(_ samples: [InputSample], coalesced: [InputSample], in scene: UIWindowScene) {
    guard gestureEnvironment.isBusy || !windowsOwed.isEmpty else {
      return route(samples, coalesced: coalesced, in: scene)
    }
    inbox.append(WaitingTouches(samples: samples, coalesced: coalesced, scene: scene))
    concludeUnderWay()
    while !inbox.isEmpty {
      let first = inbox.removeFirst()
      route(first.samples, coalesced: first.coalesced, in: first.scene)
    }
  }

  private func route(_ samples: [InputSample], coalesced: [InputSample], in scene: UIWindowScene) {
    for sample in samples where sample.phase == .began {
      // A device that reports a finger twice has lost its end.
      let lost = touchesEvent.touches.filter { $0.identifier == sample.finger && isActive($0, in: scene) }
      if !lost.isEmpty { cancel(lost, .touchCancelled) }
    }
    settle()
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

  /// What touches did before is no news any more (semantics 1.10).
  private func settle() {
    for touch in touchesEvent.touches where touch.isActive {
      touch.phase = .stationary
      touch.previousPlace = touch.place
    }
  }

  /// Makes the touch of a finger that came down and binds it to the view that is hit.
  ///
  /// False when nobody is.
  private func begin(_ sample: InputSample, in scene: UIWindowScene) -> Bool {
    let touch = UITouch(sample, window: nil, view: nil)
    if isIgnoringInteractionEvents {
      record(.dropped(.began), "1.12", touch, .ignoringEvents)
      return false
    }
    HitTestTrace.current = traceSink.map { HitTestTrace(sink: $0, time: now, touch: touch) }
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

  /// The view that is hit at a place of the scene: that of the topmost window that claims it (semantics 1.14).
  func hitTest(_ place: CGPoint, in scene: UIWindowScene, _ event: UIEvent) -> UIView? {
    for window in scene.byLevel.reversed() {
      guard let point = window.fromSuperview(place) else { continue }
      let hit =
        HitTestTrace.current.map { $0.ask(window) { window.hitTest(point, with: event) } }
        ?? window.hitTest(point, with: event)
      if let hit { return hit }
    }
    return nil
  }

  /// Sends the touches and lets go of those that have ended.
  private func dispatchTouches() {
    if let traceSink { traceSink.record(TraceEntry(time: now, kind: .event, rule: "1.1")) }
    sendEvent(touchesEvent)
    touchesEvent.coalesced = []
    gestureEnvironment.forgetUnheard()
    if touchesEvent.touches.contains(where: { !$0.isActive }) { touchesEvent.touches.removeAll(where: retire) }
  }

  /// Lets go of touches that have ended and that windows have been told of.
  private func retireTouches() {
    guard touchesEvent.touches.contains(where: { !$0.isActive }) else { return }
    touchesEvent.touches.removeAll { gestureEnvironment.hasRetired($0) && retire($0) }
  }

  /// Whether a touch has ended; notes for later taps where.
  private func retire(_ touch: UITouch) -> Bool {
    if touch.phase == .ended { tapCounter.end(at: touch.place, time: touch.timestamp, count: touch.tapCount) }
    return !touch.isActive
  }

  /// Takes away all touches of a scene (semantics 1.13).
  func cancelTouches(in scene: UIWindowScene, _ reason: Reason) {
    cancel(touchesEvent.touches.filter { isActive($0, in: scene) }, reason)
  }

  func cancel(_ touches: [UITouch], _ reason: Reason) {
    concludeUnderWay()
    let touches = touches.filter { $0.isActive }
    guard !touches.isEmpty else { return }
    settle()
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
