import TouchGeometry
import TouchKit

/// The options of a text search. https://developer.apple.com/documentation/uikit/uitextsearchoptions
@preconcurrency @MainActor public final class UITextSearchOptions {
  /// Where in a word a match may be.
  public enum WordMatchMethod: Int, Sendable {
    /// Anywhere.
    case contains
    /// At the beginning of a word.
    case startsWith
    /// A whole word.
    case fullWord
  }

  /// Where in a word a match may be; anywhere by default.
  public internal(set) var wordMatchMethod = WordMatchMethod.contains
  /// Whether uppercase and lowercase letters are equal; true by default.
  ///
  /// In UIKit it is one of `stringCompareOptions`.
  public internal(set) var ignoresCase = true

  /// Creates the options of a search that the user types.
  public init() {}
}

/// The style of a match. https://developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// The style of text that is not a match.
  case normal
  /// The style of a match.
  case found
  /// The style of the current match.
  case highlighted
}

/// Collects the matches of a search. https://developer.apple.com/documentation/uikit/uitextsearchaggregator
@preconcurrency @MainActor public final class UITextSearchAggregator<DocumentIdentifier: Hashable> {
  /// The matches in the order in which they were reported, each with its document.
  private(set) var found: [(range: UITextRange, document: DocumentIdentifier?)] = []
  private(set) var isFinished = false
  var onChange: (() -> Void)?

  init() {}

  /// Adds a match.
  public func foundRange(_ range: UITextRange, searchString string: String, document: DocumentIdentifier?) {
    found.append((range, document))
    if isFinished { onChange?() }
  }

  /// Removes a match that no longer exists.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
    found.removeAll { $0.range === range && $0.document == document }
    onChange?()
  }

  /// Ends the search; may be called after `performTextSearch` has returned.
  public func finishedSearching() {
    isFinished = true
    onChange?()
  }
}

/// A text that a find interaction searches: `UITextView` or a custom view.
/// https://developer.apple.com/documentation/uikit/uitextsearching
@preconcurrency @MainActor public protocol UITextSearching: AnyObject {
  /// The identifier of the documents of one view; unused in a view with one document.
  associatedtype DocumentIdentifier: Hashable = String

  /// The selection, where the search begins.
  var selectedTextRange: UITextRange? { get set }
  /// Returns the order of two matches of a document.
  func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
  /// Searches for a string and reports each match, then the end, to the aggregator, immediately or later.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Draws a match in a style.
  func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Draws all matches in the style of the other text.
  func clearAllDecoratedFoundText()
  /// Whether matches can be replaced; false by default.
  var supportsTextReplacement: Bool { get }
  /// Returns whether a match may be replaced; true by default.
  func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
  /// Replaces a match.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
  /// Replaces all matches.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
  /// Called before a match becomes the current one.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls until a match is visible.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
}

extension UITextSearching {
  /// False.
  public var supportsTextReplacement: Bool { false }
  /// Returns true.
  public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
    true
  }
  /// Does nothing.
  public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
  /// Does nothing.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
}
