import TouchGeometry
import TouchKit
import TouchWidgets

/// A text input that accepts drops (semantics 54.40). https://developer.apple.com/documentation/uikit/uitextdroppable
@preconcurrency @MainActor public protocol UITextDroppable: UITextInput {
  /// The object that customizes drops; held weakly.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction that receives drops; remove it to refuse them.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether a drag that the view can receive is over it.
  var isTextDropActive: Bool { get }
}

/// Whether a text view that is not editable accepts a drop.
/// https://developer.apple.com/documentation/uikit/uitextdropeditability
public enum UITextDropEditability: UInt, Sendable {
  /// It accepts no drop.
  case no = 0
  /// It is editable while the drop is performed.
  case temporary = 1
  /// It becomes editable with the drop, and remains so.
  case yes = 2
}

/// A drag over a text. https://developer.apple.com/documentation/uikit/uitextdroprequest
@preconcurrency @MainActor public protocol UITextDropRequest: AnyObject {
  /// The position under the drag.
  var dropPosition: UITextPosition { get }
  /// What the view would do without a delegate.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether the dragged text is of this view.
  var isSameView: Bool { get }
  /// The drag.
  var dropSession: any UIDropSession { get }
}

/// Customizes drops on a text (semantics 54.87). https://developer.apple.com/documentation/uikit/uitextdropdelegate
@preconcurrency @MainActor public protocol UITextDropDelegate: AnyObject {
  /// Returns whether a text view that is not editable accepts a drop; `no` by default.
  ///
  /// Called each time that the drag comes to the view.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Returns what a drop would do; the suggested proposal by default. Called for each movement over the view.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// Called before the text is dropped, also if the delegate performs the drop; the default implementation does nothing.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// Returns where the preview of the first item is moved to; by default a preview at its present place. With nil the
  /// preview disappears there.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called when the drag comes to the view; the default implementation does nothing.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// Called for each movement over the view, before it is asked for a proposal; the default implementation does nothing.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// Called when the drag leaves the view; the default implementation does nothing.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag is over, if it had come to the view; the default implementation does nothing.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// Returns `no`.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  /// Returns the suggested proposal.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// Returns the default preview.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}

extension UITextView: UITextDroppable {
  /// The interaction that inserts dropped text; remove it to refuse drops.
  public var textDropInteraction: UIDropInteraction? { textDrop?.interaction }
  /// Whether a drag of text is over the view.
  public var isTextDropActive: Bool { textDrop?.isActive ?? false }
}

extension UITextField: UITextDroppable {
  /// The interaction that inserts dropped text; remove it to refuse drops.
  public var textDropInteraction: UIDropInteraction? { textDrop?.interaction }
  /// Whether a drag of text is over the field.
  public var isTextDropActive: Bool { textDrop?.isActive ?? false }
}
