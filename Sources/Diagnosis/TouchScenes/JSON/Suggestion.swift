import TouchFiles

/// Suggestions for unknown words.
package enum Suggestion {
  /// The nearest known word.
  ///
  /// It must differ by at most one letter (inserted, removed, replaced or swapped), or by two in words of six letters
  /// and more.
  package static func nearest(to word: String, among known: [String]) -> String? {
    // All words of one or two letters are too similar.
    guard word.count > 2 else { return nil }
    let limit = word.count >= 6 ? 2 : 1
    let ranked = known.map { ($0, distance(Array(word.lowercased()), Array($0.lowercased()))) }
    return ranked.filter { $0.1 <= limit && $0.0 != word }.min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
  }

  /// The end of a message, such as `; did you mean explain?`, or an empty string.
  package static func clause(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { localized("; did you mean %1$s?", $0) } ?? ""
  }

  /// As `clause`, for a key or a word of a file: also for words of UIKit, and for parts of a known word.
  static func hint(for word: String, among known: [String]) -> String {
    (nearest(to: word, among: known) ?? related(to: word, among: known)).map { localized("; did you mean %1$s?", $0) }
      ?? ""
  }

  /// Words of UIKit and of other formats, in lowercase, with the key that stands for each.
  private static let synonyms = [
    "gesturerecognizers": "recognizers", "gestures": "recognizers", "subviews": "children", "views": "children",
    "type": "class", "id": "name", "rect": "frame", "viewcontroller": "controller", "gesture": "recognizers",
    "shouldreceive": "shouldReceiveTouch",
  ]

  /// The only known word that a word is a part of, or that is a part of it: `UITapGestureRecognizer` for `Tap`.
  private static func related(to word: String, among known: [String]) -> String? {
    let text = word.lowercased()
    if let synonym = synonyms[text], known.contains(synonym) { return synonym }
    guard text.count >= 3 else { return nil }
    let all = known.map { (word: $0, text: $0.lowercased()) }
    // The prefix of classes, and of flags.
    let starts = all.filter { one in ["", "ui", "is"].contains { one.text.hasPrefix($0 + text) } }
    let parts = all.filter { text.holds($0.text) && $0.text.count >= 5 }
    let whole = all.filter { $0.text.holds(text) }
    let found = [starts, parts, whole].first { !$0.isEmpty } ?? []
    return found.count == 1 ? found[0].word : nil
  }

  /// As `hint`, for a value and the accepted words in the form `a, b, c` or `a list of a, b (each once)`.
  static func clause(for value: JSONValue, accepted: String) -> String {
    let words: [String]
    switch value.content {
    case .string(let word): words = [word]
    case .array(let elements):
      words = elements.compactMap { if case .string(let word) = $0.content { word } else { nil } }
    case .null, .bool, .number, .object: return ""
    }
    // The words of a list are between the parts of its form, which depends on the language.
    let form = localized("a list of %1$s (each once)", "|").split(separator: "|", omittingEmptySubsequences: false)
    let list = form[0].isEmpty ? accepted : accepted.split(separator: form[0]).last.map(String.init) ?? accepted
    let end = form.count > 1 ? form[1] : ""
    let plain = end.isEmpty ? list : list.split(separator: end).first.map(String.init) ?? list
    let known = plain.split(separator: ", ").map(String.init).filter { !$0.contains(" ") }
    return words.lazy.filter { !known.contains($0) }.map { hint(for: $0, among: known) }.first { !$0.isEmpty } ?? ""
  }

  /// The number of letters to insert, remove, replace, or swap with their neighbor.
  static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var line = [row + 1]
      for (column, character) in other.enumerated() {
        var minimum = min(last[column + 1] + 1, line[column] + 1, last[column] + (letter == character ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == character {
          minimum = min(minimum, before[column - 1] + 1)
        }
        line.append(minimum)
      }
      (before, last) = (last, line)
    }
    return last[other.count]
  }
}
