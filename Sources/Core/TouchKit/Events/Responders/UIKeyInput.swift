import TouchGeometry

/// A responder that receives simple text input. https://developer.apple.com/documentation/uikit/uikeyinput
///
/// While it is first responder, typed text is passed to `insertText(_:)`, Return as a line feed, and Backspace calls
/// `deleteBackward()` (semantics 17.21). An override of `pressesBegan` in the responder chain that does not call super
/// prevents this (semantics 21.1).
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
