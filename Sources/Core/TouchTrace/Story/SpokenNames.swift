/// The names of rows and items as people say them.
///
/// A scene names a cell by its list and its index path: `inbox.0.2` is "row 3 of inbox", and `inbox.1.0.content` is
/// "content of row 1 of section 2 of inbox". The items of a collection are called items. Panels, tags, lanes, pages and
/// sentences show these names; logs and the facts of JSON have the names of the scene.
package struct SpokenNames: Sendable, Equatable {
  /// A table or a collection of a scene.
  package struct List: Sendable, Equatable {
    let name: String
    /// The word for a cell: a table has rows, a collection has items.
    let cell: String

    package init(name: String, isCollection: Bool) {
      self.name = name
      cell = isCollection ? "item" : "row"
    }
  }

  /// Those with a longer name first, so that `list.a` is found before `list`.
  private let lists: [List]

  package init(_ lists: [List] = []) { self.lists = lists.sorted { $0.name.utf8.count > $1.name.utf8.count } }

  /// Returns a text in which the names of cells and their parts are as people say them.
  package func text(_ text: String) -> String {
    guard !lists.isEmpty, text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var result = ""
    var rest = text[...]
    var isStart = true
    while let letter = rest.first {
      if isStart, let (words, end) = lists.lazy.compactMap({ Self.cell(of: $0, rest) }).first {
        result += words
        rest = rest[end...]
        isStart = false
        continue
      }
      isStart = !Self.isPart(letter)
      result.append(letter)
      rest.removeFirst()
    }
    return result
  }

  /// Whether a character before a name makes it a part of a longer name.
  private static func isPart(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_" || letter == "-" || letter == "."
  }

  /// The words for the name of a cell, or of a part of it, at the start of a text, and the end of the name.
  private static func cell(of list: List, _ text: Substring) -> (words: String, end: Substring.Index)? {
    guard text.hasPrefix(list.name) else { return nil }
    var rest = text.dropFirst(list.name.count)
    guard let section = number(&rest), let row = number(&rest) else { return nil }
    var words = "\(list.cell) \(row + 1)" + (section > 0 ? " of section \(section + 1)" : "") + " of \(list.name)"
    for part in ["content", "grip"] where rest.hasPrefix("." + part) {
      let further = rest.dropFirst(part.count + 1)
      guard further.first.map({ !$0.isLetter && !$0.isNumber }) ?? true else { continue }
      words = "\(part) of \(words)"
      rest = further
      break
    }
    guard rest.first.map({ !$0.isLetter && !$0.isNumber }) ?? true else { return nil }
    return (words, rest.startIndex)
  }

  /// Removes a dot and the number after it from the start of a text.
  private static func number(_ text: inout Substring) -> Int? {
    guard text.first == "." else { return nil }
    let digits = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return nil }
    text = text[digits.endIndex...]
    return number
  }
}
