import TouchKit

// Text that is edited in a cell (semantics 26.5, 27.12).

extension UIView {
  /// Whether what has the keyboard lies in this view.
  var holdsKeyboard: Bool { (window?.firstResponder as? UIView)?.isDescendant(of: self) ?? false }

  /// Ends editing in a cell whose row goes or is loaded anew, so that nobody writes into a cell that is not seen.
  func endKeyboard() { if holdsKeyboard { endEditing(true) } }
}
