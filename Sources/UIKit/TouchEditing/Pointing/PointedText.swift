import TouchGeometry
import TouchKit
import TouchWidgets

/// A text as those see it who point at it: it says what lies where and what is selected, and it selects (semantics 20).
///
/// Its places and ranges mean nothing to another text. Points are in the coordinates of its view.
@MainActor protocol PointedText: AnyObject {
  /// The view by which mouse and fingers reach it.
  var view: UIView? { get }
  /// Whether it is first responder.
  var isActive: Bool { get }
  /// Whether the user may change it.
  var allowsEditing: Bool { get }
  /// Whether the user may select in it.
  var allowsSelecting: Bool { get }

  /// Makes it first responder, and ends what is composed; false where somebody refuses.
  func begin(at point: CGPoint) -> Bool
  /// What has begun is over; also called where it was refused.
  func end()

  // MARK: Places

  /// The nearest place between clusters.
  func place(at point: CGPoint) -> UITextPosition?
  /// Which of two places comes first.
  func order(_ place: UITextPosition, _ other: UITextPosition) -> ComparisonResult
  /// What pressing often selects: at the first time the place itself, then the word, then the paragraph around it.
  func unit(_ unit: UITextGranularity, at place: UITextPosition) -> UITextRange?
  /// The place one cluster farther; nil at the text's end.
  func neighbor(of place: UITextPosition, isForward: Bool) -> UITextPosition?

  // MARK: The selection

  /// What is selected.
  var selected: UITextRange? { get }
  /// Its letters, where others may read them; nil where not.
  var offeredLetters: String? { get }
  /// Whether letters are seen at a point, whose place is selected.
  func hasLetters(at point: CGPoint) -> Bool
  /// The end of what is selected that stays when it is extended to a place.
  func anchor(extendingTo place: UITextPosition) -> UITextPosition?
  /// Selects, and says whether a finger did, whose selections have handles.
  func select(from anchor: UITextPosition, to head: UITextPosition, byFinger: Bool)
  /// What is selected is from now on what a finger has selected.
  func keepForFinger()
  /// Where both ends of what a finger has selected are, without width; nil while there are no handles.
  func handleCarets() -> (start: CGRect, end: CGRect)?
  /// Whether a handle at such an end is seen.
  func showsHandle(at caret: CGRect) -> Bool

  // MARK: What else a press does

  /// The user's edit: puts letters in at a place.
  func insert(_ letters: String, at place: UITextPosition)
  /// Acts on what is at a point, such as a link; false where nothing does.
  func click(at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool
  /// Opens the edit menu, or another one that belongs to a point.
  func openMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay?

  // MARK: The edit menu

  /// The commands that it suggests.
  func commands(isByFinger: Bool) -> [UIMenuElement]
  /// Below the caret, where a key opens the menu; nil while it does not.
  var menuPlaceForKeys: CGPoint? { get }
  /// How high the line at the caret is.
  var lineHeight: CGFloat { get }

  // MARK: Scrolling while selecting

  /// The view beyond whose edge selecting scrolls; nil where nothing scrolls.
  var scroller: UIView? { get }
  /// Scrolls by a distance; false when there was nothing to scroll.
  func scroll(by way: CGVector) -> Bool
}
