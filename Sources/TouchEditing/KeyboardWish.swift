import TouchKit

/// The wish for the keyboard of a view that is in no window yet, as from `viewDidLoad` (semantics 3.8).
///
/// It is kept until the view comes into a window for the first time, or gives the keyboard up.
struct KeyboardWish {
  var isOpen = false

  /// Makes the view first responder if it wished to be and is in a window now.
  @MainActor mutating func fulfill(for view: UIView) {
    guard isOpen, view.window != nil else { return }
    isOpen = false
    view.becomeFirstResponder()
  }
}
