import TouchGeometry
import TouchKit
import TouchWidgets

// Search by typing letters in lists (semantics 26.36, 27.16).

/// The letters that were typed in quick succession.
struct TypedWord {
  var text = ""
  var time: TimeInterval = -.infinity
}

/// A list in which typed letters move the keyboard cursor to the next position whose text begins with them.
@MainActor protocol LetterSearch: PlaceFocus {
  var typed: TypedWord { get set }

  /// Returns the next position; for nil the first one.
  ///
  /// Returns nil after the last.
  func place(after place: ListPlace?) -> ListPlace?
  /// Returns the text at a position; without a cell, the data source configures one for the query.
  func text(at place: ListPlace) -> String?
  /// Moves the keyboard cursor to a position, as an arrow key does.
  func keyboardFound(_ place: ListPlace)
}

extension LetterSearch {
  private var now: TimeInterval { window?.application?.now ?? 0 }

  /// Whether a space belongs to the current search text.
  var isTyping: Bool { now - typed.time <= TableTuning.typingPause }

  /// Returns whether the key is a letter or a digit, which the list handles.
  func handleLetter(_ key: UIKey, _ keys: UIKeyModifierFlags) -> Bool {
    let letters = key.characters
    guard keys.isSubset(of: .shift), letters.count == 1, let letter = letters.first,
      letter.isLetter || letter.isNumber
    else { return false }
    search(by: letters)
    return true
  }

  /// Moves the cursor to the next position whose text begins with the search text; without one the cursor stays.
  ///
  /// If the text still matches after another letter, the cursor stays. A single letter, also when repeated, moves to
  /// the next match.
  func search(by letter: String) {
    typed = TypedWord(text: (isTyping ? typed.text : "") + letter.lowercased(), time: now)
    let isSame = typed.text.allSatisfy { $0 == typed.text.first }
    let word = isSame ? String(typed.text.prefix(1)) : typed.text
    let here = cursor.flatMap { containsPlace($0) ? $0 : nil }
    guard let start = isSame ? place(after: here) ?? place(after: nil) : here ?? place(after: nil) else { return }
    var next = start
    let expected = generation
    for _ in 0..<TableTuning.typingReach {
      if canFocus(next), let text = text(at: next), text.lowercased().hasPrefix(word) {
        if generation == expected, containsPlace(next) { keyboardFound(next) }
        return
      }
      guard generation == expected, let following = place(after: next) ?? place(after: nil), following != start else {
        return
      }
      next = following
    }
  }
}

extension UIView {
  /// The first text in a view, without hidden views.
  final var firstText: String? {
    if let text = (self as? UILabel)?.text, !text.isEmpty { return text }
    for child in subviews where !child.isHidden { if let text = child.firstText { return text } }
    return nil
  }
}

extension UITableView: LetterSearch {
  final func place(after place: ListPlace?) -> ListPlace? { place.map { geometry.row(after: $0) } ?? firstRow }

  final func text(at place: ListPlace) -> String? {
    if let cell = cell(at: place) { return cell.spokenText }
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: place.path)
    defer { recycleUnused(cell) }
    return cell.spokenText
  }

  final func keyboardFound(_ place: ListPlace) { moveCursor(to: place, keys: [], []) }
}

extension UICollectionView: LetterSearch {
  final func place(after place: ListPlace?) -> ListPlace? {
    guard let counts else { return nil }
    var next = place.map { ListPlace($0.section, $0.item + 1) } ?? ListPlace(0, 0)
    while !contains(next) {
      guard next.section + 1 < counts.count else { return nil }
      next = ListPlace(next.section + 1, 0)
    }
    return next
  }

  final func text(at place: ListPlace) -> String? {
    if let cell = cell(at: place) { return cell.spokenText }
    guard let dataSource else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: dataPath(place))
    defer { recycleUnused(cell) }
    return cell.spokenText
  }

  final func keyboardFound(_ place: ListPlace) { _ = moveCursor(to: place, [], []) }
}

extension UITableViewCell {
  /// The searchable text of the row: its text, or the first text in it, or its accessibility label.
  fileprivate var spokenText: String? {
    contentConfiguration?.spokenText ?? parts.text?.firstText ?? contentView.firstText ?? accessibilityLabel
  }
}

extension UICollectionViewCell {
  /// The searchable text of the item: its text, or the first text in it, or its accessibility label.
  fileprivate var spokenText: String? {
    contentConfiguration?.spokenText ?? contentView.firstText ?? accessibilityLabel
  }
}

extension UIContentConfiguration {
  /// The text of a list content configuration.
  fileprivate var spokenText: String? {
    let content = self as? UIListContentConfiguration
    return content?.text ?? content?.attributedText?.string
  }
}
