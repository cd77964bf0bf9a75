import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// The matches of a search in a text view, and their highlights.
@MainActor final class FoundText: UIFindInteractionDelegate {
  /// The maximum number of matches.
  static let maximum = 50_000
  /// The matches in text order.
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

  /// Discards the matches of the former text.
  func textDidChange() {
    guard let session = interaction.activeFindSession, !places.isEmpty else { return }
    session.invalidateFoundResults()
    interaction.updateResultCount()
  }

  /// Returns the matches that overlap a range.
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
  /// The height of the bar over the lower edge.
  var findBarHeight: CGFloat { found?.interaction.bar?.height ?? 0 }

  func findBarDidChange() {
    let change = findBarHeight - findRoom
    guard change != 0 else { return setNeedsLayout() }
    findRoom = findBarHeight
    contentInset.bottom += change
    setNeedsLayout()
  }

  /// Places the bar at the lower edge of the visible rect.
  func placeFindBar() {
    guard let bar = found?.interaction.bar else { return }
    let height = bar.height
    bar.frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    bringSubviewToFront(bar)
  }

  /// Highlights the visible matches.
  func drawFound(from low: Int, to high: Int) {
    guard let found, !found.places.isEmpty else { return }
    let origin = textOrigin
    // In the dark style text is light, so its background is darker.
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

  /// Returns which of two ranges begins first.
  public func compare(_ foundRange: UITextRange, toRange: UITextRange, document: String?) -> ComparisonResult {
    compare(foundRange.start, to: toRange.start)
  }

  /// Searches immediately, for at most 50,000 matches.
  public func performTextSearch(
    queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<String>
  ) {
    for place in editing.text.places(of: TextQuery(queryString, options), maximum: FoundText.maximum) {
      resultAggregator.foundRange(editing.range(place), searchString: queryString, document: nil)
    }
    resultAggregator.finishedSearching()
  }

  /// Highlights a match or removes its highlight; text and attributes do not change.
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

  /// Removes all highlights.
  public func clearAllDecoratedFoundText() {
    found?.places = []
    found?.highlighted = nil
    setNeedsDisplay()
  }

  /// Whether the text is editable.
  public var supportsTextReplacement: Bool { isEditable }

  /// Returns whether the delegate allows the edit.
  public func shouldReplace(foundTextRange: UITextRange, document: String?, withText text: String) -> Bool {
    isEditable
  }

  /// Replaces a match as if the user selected it and pasted: the delegate is asked, and the edit can be undone.
  public func replace(foundTextRange: UITextRange, document: String?, withText text: String) {
    guard let range = editing.range(foundTextRange) else { return }
    editing.select(TextSelection(range))
    if text.isEmpty { editing.user(.deleteSelection) } else { editing.user(.paste(text)) }
  }

  /// Replaces all matches, from the last to the first, as `replace(foundTextRange:document:withText:)` does; one undo
  /// reverts all.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText text: String) {
    editing.asOneStep {
      for place in editing.text.places(of: TextQuery(queryString, options)).reversed() {
        replace(foundTextRange: editing.range(place), document: nil, withText: text)
      }
    }
  }

  /// Selects the match, so that editing continues there.
  public func willHighlight(foundTextRange: UITextRange, document: String?) { selectedTextRange = foundTextRange }

  /// Scrolls by the smallest distance that shows the match.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument document: String?) {
    if let range = editing.range(range) { reveal(range) }
  }

  // MARK: Commands

  /// Shows the bar, if the view has one.
  public func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
  /// Shows the bar with the replacement field.
  public func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
  /// Moves to the next match.
  public func findNext(_ sender: Any?) { findInteraction?.findNext() }
  /// Moves to the previous match.
  public func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
  /// Searches for the selected text.
  public func useSelectionForFind(_ sender: Any?) {
    guard let range = selectedTextRange, let text = text(in: range), !text.isEmpty else { return }
    findInteraction?.searchText = text
  }

  /// The key commands of searching, while it is enabled (semantics 24.6).
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
