import TouchKit
import TouchWidgets

// Keyboard input in a list after a click (semantics 26.36, 27.16).

extension UIScrollView {
  /// Makes the list first responder when any mouse button is pressed in it, including the secondary one.
  ///
  /// Touches by fingers do not change the first responder. A list whose class refuses to become first responder, and a
  /// text input that refuses to end editing, also leave it unchanged.
  final func becomeFirstResponder(after touch: UITouch) {
    if touch.type == .indirectPointer { becomeFirstResponder() }
  }

  /// Returns whether a touch is a press of the secondary mouse button.
  final func isForMenu(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    touch.type == .indirectPointer && event?.buttonMask.contains(.secondary) == true
  }

  /// Focuses the list when a key is used in it after a click, so that users see the keyboard cursor.
  final func showFocus() {
    guard isFirstResponder, !isFocused else { return }
    UIFocusSystem.focusSystem(for: self)?.moveFocus(to: self)
  }
}
