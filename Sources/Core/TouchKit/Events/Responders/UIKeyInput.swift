import TouchGeometry

/// A responder that takes text letter by letter. https://developer.apple.com/documentation/uikit/uikeyinput
///
/// While it is first responder, what keys type comes to `insertText(_:)`, Return as a line feed, and Backspace to
/// `deleteBackward()` (semantics 17.21). An override of `pressesBegan` that does not call super keeps keys from it.
@preconcurrency @MainActor public protocol UIKeyInput: UIResponder {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts text at the insertion point.
  ///
  /// Called once for what a key typed, or an input method committed.
  func insertText(_ text: String)
  /// Takes away what is before the insertion point.
  ///
  /// Called for Backspace, even when `hasText` is false.
  func deleteBackward()
}

extension UIResponder {
  /// Gives a key to a responder of the program that takes text; returns whether it was one.
  func takeAsText(_ press: UIPress) -> Bool {
    guard let key = press.key, isFirstResponder, !(self is any TextInputResponder), let input = self as? any UIKeyInput
    else { return false }
    if self is any UITextInput, responderWindow?.windowScene?.textInput.takeKey(key) == true { return true }
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    // What is told of the text, and shown of it, follows.
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
