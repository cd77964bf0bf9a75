import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// What a search has found in a text view, and how it is shown there.
@MainActor final class FoundText: UIFindInteractionDelegate {
  /// So many places are found at the most.
  static let most = 50_000
  /// In the order of the text.
  var places: [Range<Int>] = []
  var highlighted: Range<Int>?
  private weak var view: UITextView?
  private(set) lazy var interaction = UIFindInteraction(sessionDelegate: self)

  init(_ view: UITextView) {
    self.view = view
    interaction.onBar = { [weak view] in view?.findBarDidChange() }
  }

  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    self.view.map(UITextSearchingFindSession.init(searchableObject:))
  }

  /// The text is another: the places are those of a text that is gone.
  func textDidChange() {
    guard let session = interaction.activeFindSession, !places.isEmpty else { return }
    session.invalidateFoundResults()
    interaction.updateResultCount()
  }

  /// The places that overlap a range.
  func places(in range: Range<Int>) -> ArraySlice<Range<Int>> {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return places[low...].prefix { $0.lowerBound < range.upperBound }
  }
}

extension UITextView: UITextSearching {
  /// How high the bar is that covers the lower end.
  var findBarHeight: CGFloat { found?.interaction.bar?.height ?? 0 }

  func findBarDidChange() {
    let change = findBarHeight - findRoom
    guard change != 0 else { return setNeedsLayout() }
    findRoom = findBarHeight
    contentInset.bottom += change
    setNeedsLayout()
  }

  /// The bar lies at the lower end of what is seen.
  func placeFindBar() {
    guard let bar = found?.interaction.bar else { return }
    let height = bar.height
    bar.frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    bringSubviewToFront(bar)
  }

  /// Marks what was found, of what is seen.
  func drawFound(from low: Int, to high: Int) {
    guard let found, !found.places.isEmpty else { return }
    let origin = textOrigin
    // In dark surroundings the text is light, so its ground is darker.
    let (strong, weak): (CGFloat, CGFloat) =
      traitCollection.userInterfaceStyle == .dark ? (0.45, 0.2) : (0.85, 0.35)
    for place in found.places(in: low..<max(high, low)) {
      UIColor.systemYellow.fadedBy(place == found.highlighted ? strong : weak).setFill()
      for part in editing.layout.rects(of: place, between: bounds.minY - origin.y, and: bounds.maxY - origin.y) {
        UIRectFill(part.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
  }

  // MARK: UITextSearching

  /// Which of two ranges begins first.
  public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
    compare(foundRange.start, to: toRange.start)
  }

  /// Finds the places at once, at most 50,000.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>
  ) {
    for place in editing.text.places(of: TextQuery(queryString, options), most: FoundText.most) {
      resultAggregator.foundRange(editing.range(place), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  /// Marks a place, or no longer; the text and its attributes stay as they are.
  public func decorate(
    foundTextRange: UITextRange, document: String?, usingStyle style: UITextSearchFoundTextStyle
  ) {
    guard let found, let range = editing.range(foundTextRange) else { return }
    if found.highlighted == range { found.highlighted = nil }
    switch style {
    case .normal: found.places.removeAll { $0 == range }
    case .found, .highlighted:
      if found.places.last.map({ $0.lowerBound < range.lowerBound }) ?? true {
        found.places.append(range)
      } else if !found.places(in: range).contains(range) {
        found.places.append(range)
        found.places.sort { $0.lowerBound < $1.lowerBound }
      }
      if style == .highlighted { found.highlighted = range }
    }
    setNeedsDisplay()
  }

  /// Takes all marks away.
  public func clearAllDecoratedFoundText() {
    found?.places = []
    found?.highlighted = nil
    setNeedsDisplay()
  }

  /// Whether the text can be edited.
  public var supportsTextReplacement: Bool { isEditable }

  /// Whether the delegate agrees to the edit.
  public func shouldReplace(foundTextRange: UITextRange, document: String?, withText text: String) -> Bool {
    isEditable
  }

  /// Replaces a place as the user would who selects it and pastes: the delegate is asked, and it can be taken back.
  public func replace(foundTextRange: UITextRange, document: String?, withText text: String) {
    guard let range = editing.range(foundTextRange) else { return }
    editing.select(TextSelection(range))
    if text.isEmpty { editing.user(.deleteSelection) } else { editing.user(.paste(text)) }
  }

  /// Replaces all places, from the last to the first, each as `replace(foundTextRange:document:withText:)` does; what
  /// was replaced is taken back as one.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText text: String) {
    editing.asOneStep {
      for place in editing.text.places(of: TextQuery(queryString, options)).reversed() {
        replace(foundTextRange: editing.range(place), document: nil, withText: text)
      }
    }
  }

  /// Selects the place, so that editing goes on there.
  public func willHighlight(foundTextRange: UITextRange, document: String?) { selectedTextRange = foundTextRange }

  /// Scrolls by the least that shows the place.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: String?) {
    if let range = editing.range(range) { reveal(range) }
  }

  // MARK: Commands

  /// Shows the bar, if there is one.
  public func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
  /// Shows the bar with its line to replace.
  public func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
  /// Goes to the next place.
  public func findNext(_ sender: Any?) { findInteraction?.findNext() }
  /// Goes to the place before.
  public func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  /// Looks for what is selected.
  public func useSelectionForFind(_ sender: Any?) {
    guard let range = selectedTextRange, let text = text(in: range), !text.isEmpty else { return }
    findInteraction?.searchText = text
  }

  /// The keys of finding, while it is enabled (semantics 24.6).
  var findCommands: [UIKeyCommand] { Self.findKeys.map { UIKeyCommand(input: $0, modifierFlags: $1, action: $2) } }

  private static let findKeys: [(String, UIKeyModifierFlags, Selector)] = [
    ("f", .control, Selector(UITextView.find)), ("h", .control, Selector(UITextView.findAndReplace)),
    ("g", .control, Selector(UITextView.findNext)), ("g", [.control, .shift], Selector(UITextView.findPrevious)),
  ]
}

extension TextQuery {
  @MainActor init(_ text: String, _ options: UITextSearchOptions) {
    let bounds: Bounds =
      switch options.wordMatchMethod {
      case .contains: .anywhere
      case .startsWith: .wordStart
      case .fullWord: .wholeWord
      }
    self.init(text, ignoresCase: options.ignoresCase, bounds: bounds)
  }
}
