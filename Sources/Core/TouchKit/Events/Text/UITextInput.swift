import TouchDrawing
import TouchGeometry

/// A place in the text of a text input. https://developer.apple.com/documentation/uikit/uitextposition
///
/// Only the text input that made it understands it.
@preconcurrency @MainActor open class UITextPosition: UIObject {
  /// A place that means nothing; subclasses add what it is.
  @preconcurrency @MainActor public override init() { super.init() }
}

/// From one place to another in the text of a text input. https://developer.apple.com/documentation/uikit/uitextrange
@preconcurrency @MainActor open class UITextRange: UIObject {
  /// A range that means nothing; subclasses say from where to where.
  @preconcurrency @MainActor public override init() { super.init() }
  /// Whether both ends are one place.
  open var isEmpty: Bool { true }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of what is selected. https://developer.apple.com/documentation/uikit/uitextselectionrect
///
/// A text input of the program gives instances of a subclass that says where they lie.
@preconcurrency @MainActor open class UITextSelectionRect: UIObject {
  private var own = (rect: CGRect.zero, containsStart: false, containsEnd: false)

  /// A rectangle without extent; subclasses say what it is.
  @preconcurrency @MainActor public override init() { super.init() }

  /// Where there is one initializer only, those of subclasses call it without a word.
  package convenience init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.init()
    own = (rect, containsStart, containsEnd)
  }

  /// Where it lies, in the coordinates of the text input.
  open var rect: CGRect { own.rect }
  /// Whether the selection begins in it.
  open var containsStart: Bool { own.containsStart }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { own.containsEnd }
  /// Which way its text runs.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether its lines stand upright.
  open var isVertical: Bool { false }
}

/// To which side something lies in stored order. https://developer.apple.com/documentation/uikit/uitextstoragedirection
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward
  /// Towards the beginning.
  case backward
}

/// To which side something lies on the screen. https://developer.apple.com/documentation/uikit/uitextlayoutdirection
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
  /// A direction by its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In stored order.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// On the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// What a tokenizer cuts text into. https://developer.apple.com/documentation/uikit/uitextgranularity
public enum UITextGranularity: Int, Sendable {
  /// Clusters.
  case character
  /// Words.
  case word
  /// Sentences.
  case sentence
  /// What ends with a line break.
  case paragraph
  /// What is seen as a line.
  case line
  /// All of it.
  case document
}

/// Finds words and the like in the text of a text input. https://developer.apple.com/documentation/uikit/uitextinputtokenizer
@preconcurrency @MainActor public protocol UITextInputTokenizer: AnyObject {
  /// Whether a place is where a unit ends or begins in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  )
    -> Bool
  /// Whether a place is in a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next boundary in a direction; nil when there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// The unit around a place; nil when it is in none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
}

/// Is told by a text input of the program that it changed by itself.
/// https://developer.apple.com/documentation/uikit/uitextinputdelegate
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// The selection will be another.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection is another.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text will be another.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text is another.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A text whose places, selection and composition others can ask for and change.
///
/// Places are made by the text input and mean nothing to another. `UITextField` and `UITextView` conform (semantics
/// 17.12 to 17.14). A view of the program that conforms gets keys and input methods by these methods while it is first
/// responder, and its `inputDelegate` is the kit's then: it tells that of changes that it makes by itself (17.21). https://developer.apple.com/documentation/uikit/uitextinput
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The letters of a range; nil for a range of another input.
  func text(in range: UITextRange) -> String?
  /// Puts letters in the place of a range, asking nobody.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected.
  var selectedTextRange: UITextRange? { get set }
  /// What is being composed; nil for nothing.
  var markedTextRange: UITextRange? { get }
  /// Puts letters that are being composed in the place of those marked, or of the selection.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Ends the marking and keeps the letters.
  func unmarkText()
  /// The first place.
  var beginningOfDocument: UITextPosition { get }
  /// The last place.
  var endOfDocument: UITextPosition { get }
  /// A range between two places, in whichever order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// A place some units farther; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// A place some steps farther in a direction as seen; nil outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Is told when the text input changes by itself.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words and the like.
  var tokenizer: any UITextInputTokenizer { get }
  /// The first rectangle of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret of a place is drawn.
  func caretRect(for position: UITextPosition) -> CGRect
  /// What a range covers.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The cluster at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
}
