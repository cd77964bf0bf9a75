import TouchDrawing
import TouchGeometry

/// A position in the text of a text input. https://developer.apple.com/documentation/uikit/uitextposition
///
/// Only the text input that created it can interpret it.
@preconcurrency @MainActor open class UITextPosition: UIObject {
  /// Creates a position without content; subclasses add it.
  @preconcurrency @MainActor public override init() { super.init() }
}

/// A range in the text of a text input. https://developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor open class UITextRange: UIObject {
  /// Creates a range without content; subclasses add its ends.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Whether both ends are the same position.
  open var isEmpty: Bool { true }
  /// The start of the range.
  open var start: UITextPosition { UITextPosition() }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection. https://developer.apple.com/documentation/uikit/uitextselectionrect
///
/// An app-defined text input returns instances of a subclass with its rectangles.
@preconcurrency @MainActor open class UITextSelectionRect: UIObject {
  private var own = (rect: CGRect.zero, containsStart: false, containsEnd: false)

  /// Creates an empty rectangle; subclasses define it.
  @preconcurrency @MainActor public override init() { super.init() }

  /// The single designated initializer lets initializers of subclasses omit `super.init()`.
  package convenience init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.init()
    own = (rect, containsStart, containsEnd)
  }

  /// The rectangle, in the coordinates of the text input.
  open var rect: CGRect { own.rect }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { own.containsStart }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { own.containsEnd }
  /// The writing direction of the text.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the text is vertical.
  open var isVertical: Bool { false }
}

/// A direction in stored order. https://developer.apple.com/documentation/uikit/uitextstoragedirection
public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end.
  case forward
  /// Toward the beginning.
  case backward
}

/// A direction on the screen. https://developer.apple.com/documentation/uikit/uitextlayoutdirection
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left
  /// Upwards.
  case up
  /// Downwards.
  case down
}

/// A direction of either kind, by its raw value. https://developer.apple.com/documentation/uikit/uitextdirection
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of a storage or layout direction.
  public var rawValue: Int
  /// Creates a direction with the given raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Returns a direction in stored order.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// The units of a tokenizer. https://developer.apple.com/documentation/uikit/uitextgranularity
public enum UITextGranularity: Int, Sendable {
  /// Grapheme clusters.
  case character
  /// Words.
  case word
  /// Sentences.
  case sentence
  /// Text that ends with a line break.
  case paragraph
  /// Lines as laid out.
  case line
  /// The whole text.
  case document
}

/// Finds units such as words in the text of a text input.
/// https://developer.apple.com/documentation/uikit/uitextinputtokenizer
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
  /// Returns whether a position is at a boundary of a unit in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  )
    -> Bool
  /// Returns whether a position is within a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary in a direction; nil without one.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns the range of the unit around a position; nil if it is in none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
}

/// A delegate that a custom text input must notify of its changes.
/// https://developer.apple.com/documentation/uikit/uitextinputdelegate
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// An object with text whose positions, selection and composition can be queried and changed.
///
/// Positions belong to the text input that created them. `UITextField` and `UITextView` conform (semantics 17.12 to
/// 17.14). A conforming custom view receives keys and input methods by these methods while it is first responder; its
/// `inputDelegate` is then the kit's, which it must notify of its changes (17.21).
/// https://developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range; nil for a range of another input.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range, without consulting a delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// The selected range.
  var selectedTextRange: UITextRange? { get set }
  /// The range of the composed text; nil without one.
  var markedTextRange: UITextRange? { get }
  /// Replaces the marked text, or the selection, by text that is being composed.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the composition and keeps its text.
  func unmarkText()
  /// The first position.
  var beginningOfDocument: UITextPosition { get }
  /// The last position.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions, in any order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position at an offset in a direction on the screen; nil outside the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Compares two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the offset between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The delegate that is notified of changes by the text input itself.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds units such as words.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the first rectangle of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position in a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the grapheme cluster at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}
