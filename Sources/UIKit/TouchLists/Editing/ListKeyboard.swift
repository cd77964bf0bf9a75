import TouchKit
import TouchWidgets

// How the keyboard comes to a list that is clicked (semantics 26.36, 27.16).

extension UIScrollView {
  /// Makes the list first responder when a button of a mouse presses in it, the one for menus too.
  ///
  /// A finger leaves the keyboard where it is, and so does a list whose class refuses to be first responder. A text
  /// input that does not let editing end keeps it.
  final func takeKeyboard(_ touch: UITouch) {
    if touch.type == .indirectPointer { becomeFirstResponder() }
  }

  /// Whether a touch is the press of the button for menus.
  final func isForMenu(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    touch.type == .indirectPointer && event?.buttonMask.contains(.secondary) == true
  }

  /// Gives the list the focus when a key is used in it after a click, so that users see where the keyboard is.
  final func showFocus() {
    guard isFirstResponder, !isFocused else { return }
    UIFocusSystem.focusSystem(for: self)?.come(to: self)
  }
}
