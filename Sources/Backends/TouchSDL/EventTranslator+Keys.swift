import TouchGeometry
import TouchPlatform

extension EventTranslator.PendingKey {
  /// SDL's scancodes of keys are the usages of USB's keyboard page.
  func event(modifiers: UIKeyModifierFlags) -> InputEvent {
    .key(code: Int(code), characters: text ?? fallback, isDown: true, timestamp: timestamp, modifiers: modifiers)
  }
}

extension EventTranslator {
  /// Stores the key until the text that SDL may send right after it.
  ///
  /// A held key is repeated by further events.
  mutating func keyDown(_ scancode: Int32, _ keycode: Int32, _ held: UInt16, _ event: RawEvent) {
    guard window(event.window) != nil else { return }
    flush()
    modifiers = UIKeyModifierFlags(sdl: held)
    if let button = Self.mediaKeys[scancode] {
      return put(.remoteControl(button, timestamp: time(event)), event.window)
    }
    let character = Self.character(of: keycode)
    // A printable key without following text types nothing: it is a dead key, or an input method has handled it.
    let typesNoText = character < " " || character == "\u{7F}" || !modifiers.isDisjoint(with: .commandKeys)
    let typed = typesNoText ? character : reportsText ? "" : Self.shifted(character, modifiers)
    pendingKey = PendingKey(
      window: event.window, code: scancode, fallback: typed, isPrintable: !typesNoText, timestamp: time(event))
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

  /// The media keys, by SDL's scancodes; they act when they go down.
  private static let mediaKeys: [Int32: InputSubtype] = [
    258: .remoteControlNextTrack, 259: .remoteControlPreviousTrack, 260: .remoteControlStop,
    261: .remoteControlTogglePlayPause,
  ]

  /// Returns the character of a key with Shift and Caps Lock if it is a letter; other shifted characters depend on the
  /// layout, which SDL does not report while no text is edited.
  private static func shifted(_ character: String, _ modifiers: UIKeyModifierFlags) -> String {
    modifiers.contains(.shift) == modifiers.contains(.alphaShift) ? character : character.uppercased()
  }

  /// Returns the character of a key without modifiers; empty for keys such as the arrows, whose keycodes are above
  /// Unicode.
  private static func character(of keycode: Int32) -> String {
    guard keycode > 0, let scalar = Unicode.Scalar(UInt32(keycode)) else { return "" }
    return String(Character(scalar))
  }
}
