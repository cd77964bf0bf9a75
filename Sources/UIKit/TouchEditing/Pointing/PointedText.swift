import TouchGeometry
import TouchKit
import TouchWidgets

/// A text as the target of pointing: it maps points to positions, and it reports and sets the selection (semantics 20).
///
/// Its positions and ranges are invalid in other texts. Points are in the coordinates of its view.
@MainActor protocol PointedText: AnyObject {
  /// The view that receives mouse and touches.
  var view: UIView? { get }
  /// Whether the text is first responder.
  var isActive: Bool { get }
  /// Whether the user may edit.
  var allowsEditing: Bool { get }
  /// Whether the user may select.
  var allowsSelecting: Bool { get }

  /// Makes the text first responder and ends the composition; returns false if this is refused.
  func begin(at point: CGPoint) -> Bool
  /// Ends the interaction; also called after a refusal.
  func end()

  // MARK: Places

  /// Returns the nearest position between clusters.
  func place(at point: CGPoint) -> UITextPosition?
  /// Returns the order of two positions.
  func order(_ place: UITextPosition, _ other: UITextPosition) -> ComparisonResult
  /// Returns what repeated presses select: first an empty range at the position, then its word, then its paragraph.
  func unit(_ unit: UITextGranularity, at place: UITextPosition) -> UITextRange?
  /// Returns the position one cluster away; nil at the end of the text.
  func neighbor(of place: UITextPosition, isForward: Bool) -> UITextPosition?

  // MARK: The selection

  /// The selection.
  var selected: UITextRange? { get }
  /// The selected text if other programs may read it, otherwise nil.
  var offeredLetters: String? { get }
  /// Returns whether a point is over text, whose position is then selected.
  func hasLetters(at point: CGPoint) -> Bool
  /// Returns the end of the selection that stays fixed when the selection is extended to a position.
  func anchor(extendingTo place: UITextPosition) -> UITextPosition?
  /// Sets the selection; selections by a finger have handles.
  func select(from anchor: UITextPosition, to head: UITextPosition, byFinger: Bool)
  /// Marks the selection as made by touch.
  func keepForFinger()
  /// Returns the carets at both ends of a finger's selection; nil without handles.
  func handleCarets() -> (start: CGRect, end: CGRect)?
  /// Returns whether the handle at an end is visible.
  func showsHandle(at caret: CGRect) -> Bool

  /// Returns whether a movement of the mouse that pressed at a point drags the selection.
  func isDragged(from point: CGPoint) -> Bool

  /// Returns whether a finger that rests at a point drags the selection.
  func isDraggable(at point: CGPoint) -> Bool

  // MARK: Other effects of a press

  /// Inserts text at a position as an edit by the user.
  func insert(_ letters: String, at place: UITextPosition)
  /// Performs the action at a point, such as following a link; returns false if there is none.
  func click(at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool
  /// Opens the edit menu, or another menu for the point.
  func openMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay?

  // MARK: The edit menu

  /// Returns the suggested commands.
  func commands(isByFinger: Bool) -> [UIMenuElement]
  /// The point below the caret where a key opens the menu; nil if keys do not open it.
  var menuPlaceForKeys: CGPoint? { get }
  /// The height of the line at the caret.
  var lineHeight: CGFloat { get }

  // MARK: Scrolling while selecting

  /// The view that scrolls while the selection is dragged past its edge, or nil.
  var scroller: UIView? { get }
  /// Scrolls by a distance; returns false if it cannot scroll farther.
  func scroll(by way: CGVector) -> Bool
}
