import TouchGeometry
import TouchKit

/// One search: from when its bar comes until it goes.
///
/// Subclass it to search what is no `UITextSearching`.
/// https://developer.apple.com/documentation/uikit/uifindsession
@preconcurrency @MainActor open class UIFindSession {
  /// How what was found is told.
  public enum SearchResultDisplayStyle: Int, Sendable {
    /// Which of how many: "2 of 5".
    case currentAndTotal
    /// How many.
    case total
    /// Not at all.
    case none
  }

  /// A session without anything to search.
  public init() {}

  /// How many places there are; 0.
  open var resultCount: Int { 0 }
  /// Which of them the user is at, from 0; `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// How that is told; `currentAndTotal` at first.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether places can be replaced; false.
  open var supportsReplacement: Bool { false }
  /// Whether the place that the user is at can be; false.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { false }

  /// Searches; an empty query finds nothing.
  ///
  /// Called with each change of what is typed.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the place that the user is at.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all places.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Goes to the next place in a direction; from the last on to the first.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Forgets what was found: the text is another.
  open func invalidateFoundResults() {}
}

/// A search in one view. https://developer.apple.com/documentation/uikit/uitextsearchingfindsession
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
  private let engine: any FindEngine

  /// A search in a view, which it holds weakly.
  public init(searchableObject: some UITextSearching) {
    engine = Engine(searchableObject)
    super.init()
  }

  /// What is searched; nil once it is gone.
  open var searchableObject: (any UITextSearching)? { engine.object }
  /// How many places there are.
  open override var resultCount: Int { engine.count }
  /// Which of them the user is at.
  open override var highlightedResultIndex: Int { engine.index ?? NSNotFound }
  /// As the view says.
  open override var supportsReplacement: Bool { engine.object?.supportsTextReplacement ?? false }
  /// As the view says of the place.
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool { engine.allowsReplacement }

  /// Has the view search, shows all places, and goes to the first one at or behind the selection.
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    engine.search(query, options ?? UITextSearchOptions())
  }
  /// Has the view replace the place, and goes to the next one.
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) { engine.replace(searchQuery, replacementString, options ?? UITextSearchOptions()) }
  /// Has the view replace all.
  open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    engine.object?.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    engine.search(searchQuery, options ?? UITextSearchOptions())
  }
  /// Goes to the next place in a direction; a text that has changed is searched anew first.
  open override func highlightNextResult(in direction: UITextStorageDirection) { engine.step(direction) }
  /// Forgets what was found, and takes the marks away.
  open override func invalidateFoundResults() { engine.forget() }

  /// Told whenever what was found is another.
  var onChange: (() -> Void)? {
    get { engine.onChange }
    set { engine.onChange = newValue }
  }
}

/// A search without the type of its documents.
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
    taker.onChange = { [weak self, weak taker] in if let self, let taker, taker === aggregator { take(taker) } }
    view.performTextSearch(queryString: query, options: options, resultAggregator: taker)
  }

  /// The search is over, or finds more later.
  private func take(_ taker: UITextSearchAggregator<Object.DocumentIdentifier>) {
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
