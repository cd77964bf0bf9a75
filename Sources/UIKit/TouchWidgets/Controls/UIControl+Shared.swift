import TouchDrawing
import TouchGeometry
import TouchKit

/// A change of a control's value by the keyboard.
enum ControlStep {
  /// The arrow keys.
  case left, right, up, down
  /// The Home and End keys.
  case minimum, maximum

  /// The step of the key in a view whose leading edge is the right one, if `isMirrored` is true.
  func mirrored(_ isMirrored: Bool) -> ControlStep {
    switch self {
    case .left where isMirrored: .right
    case .right where isMirrored: .left
    case _: self
    }
  }
}

// Common code of the kit's own controls.

extension UIControl {
  /// Whether fingers can use the control.
  var isUsable: Bool { isEnabled && isUserInteractionEnabled }

  /// Returns whether a recognizer is a single tap with one finger that is attached to another view.
  ///
  /// Most of the kit's controls refuse such taps while they are enabled (semantics 5.3.2, 5.3.4), unless they are by
  /// buttons (48.31).
  func refusesTap(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isUsable, recognizer.view !== self, !recognizer.isForPresses, let tap = recognizer as? UITapGestureRecognizer
    else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Sends the events of a change of the value by the user (semantics 8.10).
  func sendValueChanged(with event: UIEvent?) {
    send(.valueChanged, with: event)
    send(.primaryActionTriggered, with: event)
  }
}

extension UIView {
  /// The tint color of the view.
  var controlTint: UIColor { tintColor }

  /// Sets the hugging priorities so that a stack view resizes other views first. [policy]
  func keepSize() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Schedules layout after the preferred size changed.
  func invalidateSize() {
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
