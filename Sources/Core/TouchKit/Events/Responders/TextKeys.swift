import TouchGeometry

/// Keys as text: the last step of a key's delivery, after the responder chain (semantics 17.21, 21.1).
@MainActor enum TextKeys {
  /// Returns the first responder that takes a key as text; nil if it takes none, or if the key does not start at it.
  static func taker(of press: UIPress) -> UIResponder? {
    guard let key = press.key, let first = press.window?.firstResponder, takes(key, first) else { return nil }
    var responder = press.responder
    for _ in 0..<UIResponder.longestChain {
      guard let present = responder else { return nil }
      if present === first { return first }
      responder = present.next
    }
    return nil
  }

  /// Delivers a key to its text input, if that is still first responder.
  static func deliver(_ press: UIPress) {
    guard let key = press.key, let taker = press.textTaker, taker.isFirstResponder else { return }
    if let text = taker as? any TextInputResponder {
      text.handleKey(key)
    } else if let input = taker as? any UIKeyInput {
      deliver(key, to: input)
    }
  }

  private static func takes(_ key: UIKey, _ responder: UIResponder) -> Bool {
    if let text = responder as? any TypedKeyTaking { return text.takesTyped(key) }
    guard responder is any UIKeyInput else { return false }
    if responder is any UITextInput, responder.responderWindow?.windowScene?.textInput.wantsKey(key) == true {
      return true
    }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardDeleteOrBackspace: return true
    case _: return key.types
    }
  }

  private static func deliver(_ key: UIKey, to input: any UIKeyInput) {
    let link = input is any UITextInput ? input.responderWindow?.windowScene?.textInput : nil
    if let link, link.handleKey(key) { return }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case _: input.insertText(key.characters)
    }
    // Notifications and the display of the text follow.
    link?.needsUpdate()
  }
}

extension UIKey {
  /// Whether the key types a visible character or a space.
  fileprivate var types: Bool {
    guard let first = characters.unicodeScalars.first else { return false }
    return first.value >= 0x20 && first.value != 0x7F
  }
}
