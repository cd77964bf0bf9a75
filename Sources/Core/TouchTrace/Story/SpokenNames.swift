/// The names of rows and items as people say them.
///
/// A scene names a cell by its list and its index path: `inbox.0.2` is "row 3 of inbox", and `inbox.1.0.content` is
/// "content of row 1 of section 2 of inbox". The items of a collection are called items. Panels, tags, lanes, pages and
/// sentences show these names; logs and the facts of JSON have the names of the scene.
package struct SpokenNames: Sendable, Equatable {
  /// A table or a collection of a scene.
  package struct List: Sendable, Equatable {
    let name: String
    /// A table has rows, a collection has items.
    let isCollection: Bool

    package init(name: String, isCollection: Bool) { (self.name, self.isCollection) = (name, isCollection) }
  }

  /// A cell of a list, or a part of it.
  package struct Cell {
    /// The name of the table or collection.
    package let list: String
    /// Whether it is an item of a collection; a table has rows.
    package let isItem: Bool
    /// The numbers of the section and of the cell in it, from 1.
    package let section, number: Int
    /// The part, or nil for the cell itself.
    package let part: Part?

    package enum Part: String, CaseIterable { case content, grip }

    /// The cell as an English text says it: `grip of row 1 of inbox`.
    package var words: String {
      (part.map { "\($0) of " } ?? "") + "\(isItem ? "item" : "row") \(number)"
        + (section > 1 ? " of section \(section)" : "") + " of \(list)"
    }
  }

  /// Those with a longer name first, so that `list.a` is found before `list`.
  private let lists: [List]

  private let words: @Sendable (Cell) -> String

  /// - Parameter words: How a text says the name of a cell; in English by default.
  package init(_ lists: [List] = [], words: @escaping @Sendable (Cell) -> String = { $0.words }) {
    self.lists = lists.sorted { $0.name.utf8.count > $1.name.utf8.count }
    self.words = words
  }

  package static func == (one: SpokenNames, other: SpokenNames) -> Bool { one.lists == other.lists }

  /// Returns a text in which the names of cells and their parts are as people say them.
  package func text(_ text: String) -> String {
    guard !lists.isEmpty, text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var result = ""
    var rest = text[...]
    var isStart = true
    while let letter = rest.first {
      if isStart, let (cell, end) = lists.lazy.compactMap({ Self.cell(of: $0, rest) }).first {
        result += words(cell)
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

  /// The cell, or the part of it, whose name is at the start of a text, and the end of the name.
  private static func cell(of list: List, _ text: Substring) -> (cell: Cell, end: Substring.Index)? {
    guard text.hasPrefix(list.name) else { return nil }
    var rest = text.dropFirst(list.name.count)
    guard let section = number(&rest), let row = number(&rest) else { return nil }
    var found: Cell.Part?
    for part in Cell.Part.allCases where rest.hasPrefix("." + part.rawValue) {
      let further = rest.dropFirst(part.rawValue.count + 1)
      guard further.first.map({ !$0.isLetter && !$0.isNumber }) ?? true else { continue }
      found = part
      rest = further
      break
    }
    guard rest.first.map({ !$0.isLetter && !$0.isNumber }) ?? true else { return nil }
    let cell = Cell(
      list: list.name, isItem: list.isCollection, section: section + 1, number: row + 1, part: found)
    return (cell, rest.startIndex)
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
