import TouchGeometry
import TouchKit

extension TouchStage {
  /// Presses and releases a key, with modifier keys.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - characters: The text of the key; nil for its text on an English keyboard, if it has one there.
  ///   - modifierFlags: The modifier keys, in addition to those that are already pressed.
  public func typeKey(
    _ key: UIKeyboardHIDUsage, characters: String? = nil, modifierFlags: UIKeyModifierFlags = []
  ) {
    let held = input.modifiers
    input.modifiers.formUnion(modifierFlags)
    keyDown(key, characters: characters)
    keyUp(key)
    input.modifiers = held
  }

  /// Presses a key without releasing it; a second call repeats the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - characters: The text of the key; nil for its text on an English keyboard, if it has one there.
  public func keyDown(_ key: UIKeyboardHIDUsage, characters: String? = nil) {
    input.modifiers.formUnion(Self.modifier(of: key))
    let typed = characters ?? EnglishKeyboard.characters(of: key, isShifted: input.modifiers.contains(.shift))
    input.send(
      .key(
        code: key.rawValue, characters: typed, isDown: true, timestamp: now, modifiers: input.modifiers))
  }

  /// Releases a key.
  public func keyUp(_ key: UIKeyboardHIDUsage) {
    input.modifiers.subtract(Self.modifier(of: key))
    input.send(
      .key(
        code: key.rawValue, characters: EnglishKeyboard.characters(of: key, isShifted: false), isDown: false,
        timestamp: now, modifiers: input.modifiers))
  }

  /// Presses and releases a button of a remote control or game controller.
  public func press(_ button: UIPress.PressType) {
    buttonDown(button)
    buttonUp(button)
  }

  /// Presses a button without releasing it.
  public func buttonDown(_ button: UIPress.PressType) {
    input.send(.button(button.rawValue, isDown: true, timestamp: now))
  }

  /// Releases a button.
  public func buttonUp(_ button: UIPress.PressType) {
    input.send(.button(button.rawValue, isDown: false, timestamp: now))
  }

  /// Types a text, key by key as on an English keyboard, Shift included; a line break is the return key.
  ///
  /// A letter without a key there arrives as from an input method.
  public func typeText(_ text: String) {
    for letter in text {
      guard let key = EnglishKeyboard.key(of: letter) else {
        input.send(.text(String(letter), timestamp: now))
        continue
      }
      if key.isShifted { keyDown(.keyboardLeftShift) }
      typeKey(key.usage)
      if key.isShifted { keyUp(.keyboardLeftShift) }
    }
  }

  private static func modifier(of key: UIKeyboardHIDUsage) -> UIKeyModifierFlags {
    switch key {
    case .keyboardLeftShift, .keyboardRightShift: .shift
    case .keyboardLeftControl, .keyboardRightControl: .control
    case .keyboardLeftAlt, .keyboardRightAlt: .alternate
    case .keyboardLeftGUI, .keyboardRightGUI: .command
    default: []
    }
  }
}
