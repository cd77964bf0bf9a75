import TouchGeometry

/// What the kit must know of a responder that takes text: keys mean other things to it, a touch elsewhere takes nothing
/// away from it, and it is asked before it stops (semantics 17.2, 17.3, 21.1).
@MainActor package protocol TextInputResponder: TextInputClient, TypedKeyTaking {
  /// Stops being first responder, after having been asked, whatever the answer was.
  func resignWhateverItSays()
  /// The scene lost the keyboard, or has it again.
  func keyboardDidChange(isOurs: Bool)
}

extension UIView {
  @discardableResult
  func endTextEditing(_ force: Bool) -> Bool {
    guard let responder = window?.firstResponder, let host = responder.responderHost, host.isDescendant(of: self)
    else { return true }
    if force, let input = responder as? any TextInputResponder {
      input.resignWhateverItSays()
      return true
    }
    return responder.resignFirstResponder()
  }
}
