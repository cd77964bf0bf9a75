import TouchGeometry

/// A responder that receives simple text input. https://developer.apple.com/documentation/uikit/uikeyinput
///
/// While it is first responder, typed text is passed to `insertText(_:)`, Return as a line feed, and Backspace calls
/// `deleteBackward()` (semantics 17.21). An override of `pressesBegan` that does not call super prevents this.
@preconcurrency @MainActor public protocol UIKeyInput: UIResponder {
  /// Whether the input has any text.
  var hasText: Bool { get }
  /// Inserts text at the insertion point.
  ///
  /// Called once for the text of a key or the text that an input method commits.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  ///
  /// Called for Backspace, even if `hasText` is false.
  func deleteBackward()
}

extension UIResponder {
  /// Passes a key to an app-defined text input; returns whether it was used.
  func takeAsText(_ press: UIPress) -> Bool {
    guard let key = press.key, isFirstResponder, !(self is any TextInputResponder), let input = self as? any UIKeyInput
    else { return false }
    if self is any UITextInput, responderWindow?.windowScene?.textInput.takeKey(key) == true { return true }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    // Update the state and the display of the text afterwards.
    defer { if self is any UITextInput { responderWindow?.windowScene?.textInput.needsUpdate() } }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: input.insertText("\n")
    case .keyboardDeleteOrBackspace: input.deleteBackward()
    case _:
      guard let first = key.characters.unicodeScalars.first, first.value >= 0x20, first.value != 0x7F else {
        return false
      }
      input.insertText(key.characters)
    }
    return true
  }
}
