import TouchGeometry
import TouchKit

/// How a text is searched. https://developer.apple.com/documentation/uikit/uitextsearchoptions
@preconcurrency @MainActor public final class UITextSearchOptions {
  /// Where in a word a place may be.
  public enum WordMatchMethod: Int, Sendable {
    /// Anywhere.
    case contains
    /// At the beginning of a word.
    case startsWith
    /// A whole word.
    case fullWord
  }

  /// Where in a word a place may be; anywhere at first.
  public internal(set) var wordMatchMethod = WordMatchMethod.contains
  /// Whether large and small letters are the same; true at first.
  ///
  /// UIKit has it as one of `stringCompareOptions`.
  public internal(set) var ignoresCase = true

  /// The options of a search that somebody types.
  public init() {}
}

/// How a place that was found is shown. https://developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As the rest.
  case normal
  /// As one of the matches that were found.
  case found
  /// As the one that the user is at.
  case highlighted
}

/// Takes what a search finds. https://developer.apple.com/documentation/uikit/uitextsearchaggregator
@preconcurrency @MainActor public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
  /// What was found, in the order in which it was told, each with the document it is in.
  private(set) var found: [(range: UITextRange, document: DocumentIdentifier?)] = []
  private(set) var isFinished = false
  var onChange: (() -> Void)?

  init() {}

  /// A range was found.
  public func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?) {
    found.append((range, document))
    if isFinished { onChange?() }
  }

  /// What was told is no longer there.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    found.removeAll { $0.range === range && $0.document == document }
    onChange?()
  }

  /// Nothing more will be found; may be called later than `performTextSearch` returns.
  public func finishedSearching() {
    isFinished = true
    onChange?()
  }
}

/// A text that a find interaction searches; `UITextView` conforms, and a view of the program's own may.
/// https://developer.apple.com/documentation/uikit/uitextsearching
@preconcurrency @MainActor public protocol UITextSearching: AnyObject {
  /// What tells the documents of one view apart; a view with one document has none.
  associatedtype DocumentIdentifier: Hashable = String

  /// What is selected: the search begins there.
  var selectedTextRange: UITextRange? { get set }
  /// Which of two found ranges of a document comes first.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Finds a string, and tells each place and then the end to the aggregator, at once or later.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows a place in a style.
  func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Shows all places as the rest of the text.
  func clearAllDecoratedFoundText()
  /// Whether places can be replaced; no.
  var supportsTextReplacement: Bool { get }
  /// Whether a place may be replaced; yes.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a place.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all places.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// A place is about to become the one that the user is at.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a place can be seen.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
}

extension UITextSearching {
  /// No.
  public var supportsTextReplacement: Bool { false }
  /// Yes.
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
    true
  }
  /// Nothing.
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  /// Nothing.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  /// Nothing to do.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
}
