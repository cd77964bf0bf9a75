import TouchGeometry
import TouchKit

/// The reasons for the end of editing. https://developer.apple.com/documentation/uikit/uitextfield/didendeditingreason
extension UITextField {
  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is final.
    case committed = 0
    /// Editing was cancelled.
    case cancelled = 1
  }
}

/// Controls the editing of a text field and is notified of it.
/// https://developer.apple.com/documentation/uikit/uitextfielddelegate
///
/// All methods are optional. Questions are asked before any change.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field became first responder.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the field resigned first responder.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing ended, with the reason; calls `textFieldDidEndEditing(_:)` by default.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether the user's edit is allowed; called once for each, with the replaced range and the new text; true
  /// by default.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
    -> Bool
  /// Called after the selection or the marked range changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button or `clearsOnBeginEditing` may delete the text; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when Return was pressed; returns whether its control events are sent, true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu of a range; nil for the suggested actions, an empty menu for none (semantics 24.1).
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Returns nil.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
}
