import TouchKit

// Text editing in cells (semantics 26.5, 27.12).

extension UIView {
  /// Whether the first responder is in this view.
  var holdsKeyboard: Bool { (window?.firstResponder as? UIView)?.isDescendant(of: self) ?? false }

  /// Ends editing in a cell whose row is removed or reloaded, so that no input reaches an invisible cell.
  func endKeyboard() { if holdsKeyboard { endEditing(true) } }
}
