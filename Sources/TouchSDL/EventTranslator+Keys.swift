import TouchGeometry
import TouchKit

extension EventTranslator.PendingKey {
  /// SDL's scancodes of keys are the usages of USB's keyboard page.
  func event(typing characters: String, modifiers: UIKeyModifierFlags) -> InputEvent {
    .key(code: Int(code), characters: characters, isDown: true, timestamp: timestamp, modifiers: modifiers)
  }
}

extension EventTranslator {
  /// Waits for the text that SDL may send right after it.
  ///
  /// A key that is held repeats by going down again.
  mutating func keyDown(_ scancode: Int32, _ keycode: Int32, _ held: UInt16, _ event: RawEvent) {
    guard window(event.window) != nil else { return }
    flush()
    modifiers = UIKeyModifierFlags(sdl: held)
    if let button = Self.mediaKeys[scancode] {
      return put(.remoteControl(button, timestamp: time(event)), event.window)
    }
    let character = Self.character(of: keycode)
    // A printable key that is followed by no text types nothing: it is dead, or an input method has taken it.
    let typesNoText = character < " " || character == "\u{7F}" || !modifiers.isDisjoint(with: .commandKeys)
    pendingKey = PendingKey(
      window: event.window, code: scancode, fallback: typesNoText ? character : "", timestamp: time(event))
  }

  mutating func keyUp(_ scancode: Int32, _ keycode: Int32, _ held: UInt16, _ event: RawEvent) {
    guard window(event.window) != nil else { return }
    flush()
    modifiers = UIKeyModifierFlags(sdl: held)
    if Self.mediaKeys[scancode] != nil { return }
    put(
      .key(
        code: Int(scancode), characters: Self.character(of: keycode), isDown: false, timestamp: time(event),
        modifiers: modifiers), event.window)
  }

  /// Text belongs to the key before it; text without one, from an input method, comes as a key of code 0.
  mutating func add(text: String, _ event: RawEvent) {
    guard window(event.window) != nil, !text.isEmpty else {
      flushKey()
      return
    }
    if let key = pendingKey, key.window == event.window {
      pendingKey = nil
      put(key.event(typing: text, modifiers: modifiers), event.window)
      return
    }
    let timestamp = time(event)
    for isDown in [true, false] {
      put(
        .key(
          code: 0, characters: isDown ? text : "", isDown: isDown, timestamp: timestamp, modifiers: modifiers),
        event.window)
    }
  }

  /// The keys that are buttons of a remote control, by SDL's scancodes; they act when they go down.
  private static let mediaKeys: [Int32: UIEvent.EventSubtype] = [
    258: .remoteControlNextTrack, 259: .remoteControlPreviousTrack, 260: .remoteControlStop,
    261: .remoteControlTogglePlayPause,
  ]

  /// What a key types by itself; empty for keys such as the arrows, whose keycodes lie above Unicode.
  private static func character(of keycode: Int32) -> String {
    guard keycode > 0, let scalar = Unicode.Scalar(UInt32(keycode)) else { return "" }
    return String(Character(scalar))
  }
}
