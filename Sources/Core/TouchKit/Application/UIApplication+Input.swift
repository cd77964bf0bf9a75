import TouchGeometry

extension UIApplication {
  /// Receives all input events of surfaces, in the order in which they happened.
  package func receive(_ event: InputEvent, from surface: any PlatformSurface) {
    guard let scene = scenes.first(where: { $0.surface === surface }) else { return }
    receive(event, in: scene)
  }

  /// Receives an input event of a scene's surface.
  package func receive(_ event: InputEvent, in scene: UIWindowScene) {
    if let screenReaders, screenReaders.keeps(event, in: scene) { return }
    receiveKept(event, in: scene)
  }

  /// Receives an event that screen readers have answered, or that is none of theirs.
  package func receiveKept(_ event: InputEvent, in scene: UIWindowScene) {
    guard scene.isConnected else { return }
    let wasReceiving = isReceiving
    isReceiving = true
    mostRecentScene = scene
    if let inputGate {
      for event in inputGate(event, scene) { admit(event, in: scene) }
    } else {
      admit(event, in: scene)
    }
    isReceiving = wasReceiving
    // Outside of a turn, as in a test, no end of a turn follows: requests are sent now.
    if hasRequests, !wasReceiving, loop.phase == nil { sendRequests() }
  }

  /// Processes an event after the input gate, if there is one.
  package func admit(_ event: InputEvent, in scene: UIWindowScene) {
    switch event {
    case .touches(let samples, let coalesced): receiveTouches(samples, coalesced: coalesced, in: scene)
    case .hover(let place, let timestamp, let modifiers, let pen):
      if place == nil { cancelTransform(in: scene) }
      hover(at: place, timestamp, modifiers, pen: pen, in: scene)
    case .scroll(let vector, let place, let timestamp, let modifiers):
      scroll(by: vector, at: place, timestamp, modifiers, in: scene)
    case .transform(let sample): transform(sample, in: scene)
    case .hold(let place, let timestamp): hold(at: place, timestamp, in: scene)
    case .key(let code, let characters, let isDown, let timestamp, let modifiers):
      let key = UIKey(
        characters: characters, modifierFlags: modifiers, keyCode: UIKeyboardHIDUsage(rawValue: code))
      updateKeyWindow(scene)
      if isDown { scene.textInput.keyWentDown() }
      press(key, isDown: isDown, timestamp)
    case .button(let number, let isDown, let timestamp):
      updateKeyWindow(scene)
      press(UIPress.PressType(rawValue: number) ?? .other(number), isDown: isDown, timestamp)
    case .buttonsCancelled(let numbers, _): cancelButtons(numbers)
    case .text(let text, let timestamp): insert(text, timestamp, in: scene)
    case .composition(let composition, _): scene.textInput.setComposition(composition)
    case .deleteSurrounding(let before, let after, _):
      scene.textInput.client?.takeDeletion(before: before, after: after)
    case .shake(let timestamp):
      motion(.began, timestamp)
      motion(.ended, timestamp)
    case .motion(let phase, let timestamp): motion(phase, timestamp)
    case .acceleration(let x, let y, let z, let timestamp): accelerate(x, y, z, timestamp)
    case .remoteControl(let subtype, let timestamp):
      guard !remoteControl.handle(subtype, at: timestamp) else { return }
      sendEvent(UIEvent(type: .remoteControl, subtype: subtype, timestamp: timestamp))
    case .focus(let isFocused): focusDidChange(isFocused, of: scene)
    case .visibility(let isVisible): visibilityDidChange(isVisible, of: scene)
    case .resize: scene.surfaceDidResize()
    case .expose:
      scene.composer.forget()
      scene.frameNeeded()
    case .close: if scene.shouldClose?() ?? true { close(scene) }
    case .drop(let paths): drop(paths, in: scene)
    case .remoteDrag(let event): remoteDrops.receive(event, in: scene)
    case .localDrag(let event): localDrags.receive(event)
    case .clipboardChanged(let clipboard): self.clipboard.didChange(clipboard)
    }
  }

  /// Called when keys arrive in a scene: makes the last key window of the scene the key window (semantics 40.5).
  private func updateKeyWindow(_ scene: UIWindowScene) {
    guard let keyWindow, keyWindow.windowScene !== scene, let window = scene.lastKeyWindow else { return }
    window.becomeKeyWindow(of: self)
  }
}
