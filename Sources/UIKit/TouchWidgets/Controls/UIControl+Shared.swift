import TouchDrawing
import TouchGeometry
import TouchKit

/// A change of a control's value by the keyboard.
enum ControlStep {
  /// The arrow keys.
  case left, right, up, down
  /// The keys for the beginning and the end.
  case least, most
}

// What the kit's own controls have in common.

extension UIControl {
  /// Whether a finger could use the control.
  var isUsable: Bool { isEnabled && isUserInteractionEnabled }

  /// Whether this is a single tap with one finger that is attached to another view, which most of the kit's controls
  /// refuse as long as they can be used themselves (semantics 5.3.2, 5.3.4).
  func refusesTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isUsable, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// The user has changed the value (semantics 8.10).
  func sendValueChanged(with event: UIEvent?) {
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
  }
}

extension UIView {
  /// The color of what can be worked in the view, unless it has a color of its own.
  var controlTint: UIColor { tintColor }

  /// Leaves room that a stack view has to others: what the view shows has one size. [policy]
  func keepSize() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// The view would like another size than before.
  func invalidateSize() {
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
