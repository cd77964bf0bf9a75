import TouchGeometry
import TouchKit

/// Why editing ended. https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
extension UITextField {
  /// Why editing of a field ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// What is there is meant to stay.
    case committed = 0
    /// It was given up.
    case cancelled = 1
  }
}

/// Decides about a text field's editing and hears of it. https://developer.apple.com/documentation/uikit/uitextfielddelegate
///
/// Every method may be left out. Questions are asked before anything has changed.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether the field may become first responder; yes.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field is first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether it may stop being first responder; yes.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The field is first responder no more.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The same with a reason; the default calls the short one.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether an edit of the user may be made: once for each, with the range that goes and what comes; yes.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  /// The selection is another, or what is composed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether all text may go, because of the clear button or `clearsOnBeginEditing`; yes.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Return was pressed; returns whether its control events are sent, by default yes.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The edit menu for a range; nil for the suggested one, an empty one for none (semantics 24.1).
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing to do.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Nothing to do.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Nothing to do.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns nil.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
