import TouchGeometry
import TouchKit
import TouchWidgets

// Letters that look for a place of a list (semantics 26.36, 27.16).

/// The letters that were typed lately.
struct TypedWord {
  var text = ""
  var time: TimeInterval = -.infinity
}

/// A list in which letters bring the keyboard to the next place whose text begins so.
@MainActor protocol LetterSearch: PlaceFocus {
  var typed: TypedWord { get set }

  /// The place that follows; of nil the first one of the list. Nil after the last.
  func place(after place: ListPlace?) -> ListPlace?
  /// The text of a place; one without a cell has the data source fill one for the question.
  func text(at place: ListPlace) -> String?
  /// Brings the keyboard to a place as an arrow does.
  func keyboardFound(_ place: ListPlace)
}

extension LetterSearch {
  private var now: TimeInterval { window?.application?.now ?? 0 }

  /// Whether a blank belongs to a word that is being typed.
  var isTyping: Bool { now - typed.time <= TableTuning.typingPause }

  /// Whether the key is a letter or a digit, which the list takes.
  func takeLetter(_ key: UIKey, _ keys: UIKeyModifierFlags) -> Bool {
    let letters = key.characters
    guard keys.isSubset(of: .shift), letters.count == 1, let letter = letters.first,
      letter.isLetter || letter.isNumber
    else { return false }
    search(by: letters)
    return true
  }

  /// Goes to the next place whose text begins with what was typed; without one the keyboard stays.
  ///
  /// A word that grows stays where it still fits. A single letter, also one that is repeated, goes on.
  func search(by letter: String) {
    typed = TypedWord(text: (isTyping ? typed.text : "") + letter.lowercased(), time: now)
    let isSame = typed.text.allSatisfy { $0 == typed.text.first }
    let word = isSame ? String(typed.text.prefix(1)) : typed.text
    let here = cursor.flatMap { holds($0) ? $0 : nil }
    guard let start = isSame ? place(after: here) ?? place(after: nil) : here ?? place(after: nil) else { return }
    var next = start
    let mine = generation
    for _ in 0..<TableTuning.typingReach {
      if canFocus(next), let text = text(at: next), text.lowercased().hasPrefix(word) {
        if generation == mine, holds(next) { keyboardFound(next) }
        return
      }
      guard generation == mine, let following = place(after: next) ?? place(after: nil), following != start else {
        return
      }
      next = following
    }
  }
}

extension UIView {
  /// The first text in a view, without what is hidden.
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
    defer { putAside(cell) }
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
    defer { putAside(cell) }
    return cell.spokenText
  }

  final func keyboardFound(_ place: ListPlace) { _ = go(place, [], []) }
}

extension UITableViewCell {
  /// What the row is called: its text, or the first text in it, or else what assistive technology calls it.
  fileprivate var spokenText: String? {
    contentConfiguration?.spokenText ?? parts.text?.firstText ?? contentView.firstText ?? accessibilityLabel
  }
}

extension UICollectionViewCell {
  /// What the item is called: its text, or the first text in it, or else what assistive technology calls it.
  fileprivate var spokenText: String? {
    contentConfiguration?.spokenText ?? contentView.firstText ?? accessibilityLabel
  }
}

extension UIContentConfiguration {
  /// The text of a list content.
  fileprivate var spokenText: String? {
    let content = self as? UIListContentConfiguration
    return content?.text ?? content?.attributedText?.string
  }
}
