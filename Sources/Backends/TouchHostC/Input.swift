import CTouchHost
import TouchHost

// The functions of touchstone_host.h for input, which are documented there.

@_cdecl("touchstone_host_touches") @usableFromInline
func touches(_ host: OpaquePointer?, _ touches: UnsafePointer<touchstone_touch>?, _ count: Int) -> Int32 {
  guard let touches, count > 0 else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  let given = Array(UnsafeBufferPointer(start: touches, count: count))
  guard Set(given.map(\.finger)).count == count,
    given.allSatisfy({ $0.finger >= 1 && $0.x.isFinite && $0.y.isFinite && (0...3).contains($0.phase) })
  else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  return with(host) { host in
    let samples = given.compactMap { host.sample($0) }
    if !samples.isEmpty { host.host.handle(.touches(samples)) }
  }
}

extension CHost {
  /// Returns the change of a finger; nil for one that did not go down inside.
  fileprivate func sample(_ touch: touchstone_touch) -> InputSample? {
    let place = CGPoint(x: touch.x, y: touch.y)
    let phase: InputSample.Phase
    switch Int(touch.phase) {
    case TOUCHSTONE_BEGAN:
      guard contains(place) else { return nil }
      fingers.insert(touch.finger)
      phase = .began
    case TOUCHSTONE_MOVED:
      guard fingers.contains(touch.finger) else { return nil }
      phase = .moved
    default:
      guard fingers.remove(touch.finger) != nil else { return nil }
      phase = Int(touch.phase) == TOUCHSTONE_ENDED ? .ended : .cancelled
    }
    return InputSample(finger: Int(touch.finger), phase: phase, location: place, timestamp: host.now)
  }

  /// Handles the location of the mouse and its pressed buttons.
  fileprivate func mouse(_ place: CGPoint, _ now: PointerButtons) {
    let before = buttons
    buttons = now
    if isIgnored {
      if now.isEmpty { isIgnored = false }
      return
    }
    if !isPressed {
      guard !now.isEmpty else { return host.handle(.hover(contains(place) ? place : nil, timestamp: host.now)) }
      // A button that was down when the mouse entered, or was pressed outside, makes all buttons ignored until they are
      // up.
      guard contains(place), before.isEmpty else {
        isIgnored = true
        return
      }
      isPressed = true
      return press(.began, place)
    }
    press(now.isEmpty ? .ended : .moved, place)
    if now.isEmpty {
      isPressed = false
      if !contains(place) { host.handle(.hover(nil, timestamp: host.now)) }
    }
  }

  private func press(_ phase: InputSample.Phase, _ place: CGPoint) {
    host.handle(
      .touches([
        InputSample(
          finger: 0, phase: phase, location: place, timestamp: host.now, type: .indirectPointer, buttons: buttons)
      ]))
  }

  /// Forgets pressed fingers and buttons, which were cancelled when the host lost the keyboard or the screen.
  fileprivate func forgetFingers() {
    fingers = []
    if isPressed { (isPressed, isIgnored) = (false, true) }
  }
}

@_cdecl("touchstone_host_mouse") @usableFromInline
func mouse(_ host: OpaquePointer?, _ x: Double, _ y: Double, _ buttons: UInt32) -> Int32 {
  guard x.isFinite, y.isFinite else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  return with(host) { $0.mouse(CGPoint(x: x, y: y), PointerButtons(rawValue: Int(buttons & 0xFF))) }
}

@_cdecl("touchstone_host_mouse_left") @usableFromInline
func mouseLeft(_ host: OpaquePointer?) -> Int32 {
  with(host) { host in
    // A press continues outside the window.
    if !host.isPressed { host.host.handle(.hover(nil, timestamp: host.host.now)) }
  }
}

@_cdecl("touchstone_host_scroll") @usableFromInline
func scroll(_ host: OpaquePointer?, _ dx: Double, _ dy: Double, _ x: Double, _ y: Double) -> Int32 {
  guard dx.isFinite, dy.isFinite, x.isFinite, y.isFinite else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  return with(host) { host in
    let place = CGPoint(x: x, y: y)
    guard host.contains(place) else { return }
    host.host.handle(.scroll(CGVector(dx: dx, dy: dy), at: place, timestamp: host.host.now))
  }
}

@_cdecl("touchstone_host_key") @usableFromInline
func key(
  _ host: OpaquePointer?, _ usage: Int32, _ text: UnsafePointer<CChar>?, _ isDown: Bool, _ modifiers: UInt32
) -> Int32 {
  let characters = text.map { String(cString: $0) } ?? ""
  var flags: UIKeyModifierFlags = []
  let held: [(Int, UIKeyModifierFlags)] = [
    (TOUCHSTONE_SHIFT, .shift), (TOUCHSTONE_CONTROL, .control), (TOUCHSTONE_ALT, .alternate),
    (TOUCHSTONE_LOGO, .command),
  ]
  for (bit, flag) in held where Int(modifiers) & bit != 0 { flags.insert(flag) }
  return with(host) { host in
    host.host.handle(
      .key(code: Int(usage), characters: characters, isDown: isDown, timestamp: host.host.now, modifiers: flags))
  }
}

@_cdecl("touchstone_host_text") @usableFromInline
func text(_ host: OpaquePointer?, _ text: UnsafePointer<CChar>?) -> Int32 {
  guard let text else { return Int32(TOUCHSTONE_INVALID_ARGUMENT) }
  let typed = String(cString: text)
  return with(host) { $0.host.handle(.text(typed, timestamp: $0.host.now)) }
}

@_cdecl("touchstone_host_compose") @usableFromInline
func compose(_ host: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ start: Int32, _ length: Int32) -> Int32 {
  let composed = text.map { String(cString: $0) } ?? ""
  return with(host) { host in
    let composition = composed.isEmpty ? nil : Composition(composed, codePoint: Int(start), length: Int(length))
    host.host.handle(.composition(composition, timestamp: host.host.now))
  }
}

@_cdecl("touchstone_host_focus") @usableFromInline
func focus(_ host: OpaquePointer?, _ isFocused: Bool) -> Int32 {
  with(host) { host in
    host.host.handle(.focus(isFocused))
    if !isFocused { host.forgetFingers() }
  }
}

@_cdecl("touchstone_host_show") @usableFromInline
func show(_ host: OpaquePointer?, _ isVisible: Bool) -> Int32 {
  with(host) { host in
    host.host.handle(.visibility(isVisible))
    if !isVisible { host.forgetFingers() }
  }
}
