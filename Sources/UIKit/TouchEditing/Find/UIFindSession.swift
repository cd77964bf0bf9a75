import TouchGeometry
import TouchKit

/// One search, from the appearance of its bar until the bar is dismissed.
///
/// Subclass it to search an object that is not a `UITextSearching`.
/// https://developer.apple.com/documentation/uikit/uifindsession
@preconcurrency @MainActor open class UIFindSession {
  /// The style in which the bar displays the result.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// The index of the current match and the number of matches: "2 of 5".
    case currentAndTotal
    /// The number of matches.
    case total
    /// No display.
    case none
  }

  /// Creates a session without an object to search.
  public init() {}

  /// The number of matches; 0 in this class.
  open var resultCount: Int { 0 }
  /// The index of the current match; `NSNotFound` if there is none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The style in which the bar displays the result; `currentAndTotal` by default.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether matches can be replaced; false in this class.
  open var supportsReplacement: Bool { false }
  /// Whether the current match can be replaced; false in this class.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  /// Searches for text; an empty query has no matches.
  ///
  /// Called at each change of the search text.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the current match.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all matches.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Moves to the next match in a direction; after the last one to the first.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Discards the matches after the text changed.
  open func invalidateFoundResults() {}
}

/// A search in one view. https://developer.apple.com/documentation/uikit/uitextsearchingfindsession
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
  private let engine: any FindEngine

  /// Creates a search in a view, which is held weakly.
  public init(searchableObject: some UITextSearching) {
    engine = Engine(searchableObject)
    super.init()
  }

  /// The searched object; nil after its deallocation.
  open var searchableObject: (any UITextSearching)? { engine.object }
  /// The number of matches.
  open override var resultCount: Int { engine.count }
  /// The index of the current match.
  open override var highlightedResultIndex: Int { engine.index ?? NSNotFound }
  /// Whether the view supports replacing.
  open override var supportsReplacement: Bool { engine.object?.supportsTextReplacement ?? false }
  /// Whether the view allows replacing the current match.
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool { engine.allowsReplacement }

  /// Makes the view search, highlights all matches, and moves to the first one at or after the selection.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    engine.search(query, options ?? UITextSearchOptions())
  }
  /// Makes the view replace the current match, and moves to the next one.
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) { engine.replace(searchQuery, replacementString, options ?? UITextSearchOptions()) }
  /// Makes the view replace all matches.
  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    engine.object?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    engine.search(searchQuery, options ?? UITextSearchOptions())
  }
  /// Moves to the next match in a direction; searches again first if the text has changed.
  open override func highlightNextResult(in direction: UITextStorageDirection) { engine.step(direction) }
  /// Discards the matches and removes the highlights.
  open override func invalidateFoundResults() { engine.forget() }

  /// Called when the matches change.
  var onChange: (() -> Void)? {
    get { engine.onChange }
    set { engine.onChange = newValue }
  }
}

/// A search whose document type is erased.
@MainActor private protocol FindEngine: AnyObject {
  var object: (any UITextSearching)? { get }
  var count: Int { get }
  var index: Int? { get }
  var allowsReplacement: Bool { get }
  var onChange: (() -> Void)? { get set }
  func search(_ query: String, _ options: UITextSearchOptions)
  func step(_ direction: UITextStorageDirection)
  func replace(_ query: String, _ text: String, _ options: UITextSearchOptions)
  func forget()
}

@MainActor private final class Engine<Object: UITextSearching>: FindEngine {
  typealias Place = (range: UITextRange, document: Object.DocumentIdentifier?)

  private weak var view: Object?
  private var places: [Place] = []
  private var asked: (query: String, options: UITextSearchOptions)?
  private var aggregator: UITextSearchAggregator<Object.DocumentIdentifier>?
  private(set) var index: Int?
  var onChange: (() -> Void)?

  init(_ view: Object) { self.view = view }

  var object: (any UITextSearching)? { view }
  var count: Int { places.count }

  var allowsReplacement: Bool {
    guard let view, let index, view.supportsTextReplacement else { return false }
    return view.shouldReplace(foundTextRange: places[index].range, document: places[index].document, withText: "")
  }

  func search(_ query: String, _ options: UITextSearchOptions) {
    forget()
    guard let view, !query.isEmpty else {
      asked = nil
      onChange?()
      return
    }
    asked = (query, options)
    let taker = UITextSearchAggregator<Object.DocumentIdentifier>()
    aggregator = taker
    taker.onChange = { [weak self, weak taker] in
      if let self, let taker, taker === aggregator { showResults(of: taker) }
    }
    view.performTextSearch(queryString: query, options: options, resultAggregator: taker)
  }

  /// Called when the search is complete, or has further results later.
  private func showResults(of taker: UITextSearchAggregator<Object.DocumentIdentifier>) {
    guard let view, taker.isFinished else { return }
    places = taker.found
    for place in places { view.decorate(foundTextRange: place.range, document: place.document, usingStyle: .found) }
    index = nil
    if let selected = view.selectedTextRange {
      let next = places.firstIndex {
        view.compare($0.range, toRange: selected, document: $0.document) != .orderedAscending
      }
      highlight(next ?? 0)
    } else {
      highlight(0)
    }
  }

  func step(_ direction: UITextStorageDirection) {
    if aggregator == nil, let asked { return search(asked.query, asked.options) }
    guard !places.isEmpty else { return }
    let next = index.map { $0 + (direction == .forward ? 1 : -1) } ?? 0
    highlight((next + places.count) % places.count)
  }

  private func highlight(_ next: Int) {
    guard let view, places.indices.contains(next) else {
      onChange?()
      return
    }
    if let index, places.indices.contains(index) {
      view.decorate(foundTextRange: places[index].range, document: places[index].document, usingStyle: .found)
    }
    let place = places[next]
    index = next
    view.willHighlight(foundTextRange: place.range, document: place.document)
    view.decorate(foundTextRange: place.range, document: place.document, usingStyle: .highlighted)
    view.scrollRangeToVisible(place.range, inDocument: place.document)
    onChange?()
  }

  func replace(_ query: String, _ text: String, _ options: UITextSearchOptions) {
    guard let view, let index, places.indices.contains(index) else { return }
    let place = places[index]
    guard view.shouldReplace(foundTextRange: place.range, document: place.document, withText: text) else { return }
    view.replace(foundTextRange: place.range, document: place.document, withText: text)
    search(query, options)
  }

  func forget() {
    (places, index, aggregator) = ([], nil, nil)
    view?.clearAllDecoratedFoundText()
  }
}
