import TouchGeometry
import TouchKit
import TouchWidgets

/// A text input whose selected text can be dragged (semantics 54.80).
/// https://developer.apple.com/documentation/uikit/uitextdraggable
@preconcurrency @MainActor public protocol UITextDraggable: UITextInput {
  /// The object that customizes drags; held weakly.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// The interaction that drags selected text; disable it to prevent drags.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether text of the view is being dragged.
  var isTextDragActive: Bool { get }
}

/// A drag that begins on selected text. https://developer.apple.com/documentation/uikit/uitextdragrequest
@preconcurrency @MainActor public protocol UITextDragRequest: AnyObject {
  /// The range of the dragged text.
  var dragRange: UITextRange { get }
  /// The items that are dragged without a delegate: one with the text.
  var suggestedItems: [UIDragItem] { get }
  /// Whether the range is the selection; always true, because only selected text is dragged.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Customizes drags of selected text; the methods are called in the order of this protocol (semantics 54.83).
/// https://developer.apple.com/documentation/uikit/uitextdragdelegate
@preconcurrency @MainActor public protocol UITextDragDelegate: AnyObject {
  /// Returns the items of a drag; an empty array for none, so that the press has its usual effect.
  ///
  /// Called once for each press that would lift; the default implementation returns the suggested items.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// Returns the preview that is lifted for an item; nil lifts nothing. By default the visible part of the selected
  /// text is lifted for the first item.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the text is lifted; the default implementation does nothing.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called when the text begins to move; the default implementation does nothing.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Called when the drag is over; the default implementation does nothing.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// Returns the suggested items.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// Returns a preview of the visible part of the selected text for the first item, otherwise nil.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { TextDrag.of(textDraggableView)?.preview(of: item, in: session) }
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

extension UITextView: UITextDraggable {
  /// The interaction that drags selected text; disable it to prevent drags.
  public var textDragInteraction: UIDragInteraction? { textDrag?.interaction }
  /// Whether text of the view is being dragged.
  public var isTextDragActive: Bool { textDrag?.isActive ?? false }
}

extension UITextField: UITextDraggable {
  /// The interaction that drags selected text; disable it to prevent drags.
  public var textDragInteraction: UIDragInteraction? { textDrag?.interaction }
  /// Whether text of the field is being dragged.
  public var isTextDragActive: Bool { textDrag?.isActive ?? false }
}
