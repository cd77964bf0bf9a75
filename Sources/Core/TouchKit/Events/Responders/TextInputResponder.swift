import TouchGeometry

/// The kit's interface to a text input: it receives keys as text, touches elsewhere do not make it resign, and it
/// decides whether editing may end (semantics 17.2, 17.3, 21.1).
@MainActor package protocol TextInputResponder: TextInputClient, TypedKeyTaking {
  /// Performs the text operation of a key, if it has one.
  ///
  /// Called after the responder chain, if no responder has kept the key (semantics 21.1).
  func handleKey(_ key: UIKey)
  /// Resigns first responder regardless of the answer to an earlier request.
  func forceResignFirstResponder()
  /// Called when the scene loses or regains the keyboard.
  func keyboardDidChange(hasFocus: Bool)
}

extension UIView {
  @discardableResult
  func endTextEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, let host = responder.responderHost, host.isDescendant(of: self)
    else { return true }
    if force, let input = responder as? any TextInputResponder {
      input.forceResignFirstResponder()
      return true
    }
    return responder.resignFirstResponder()
  }
}
