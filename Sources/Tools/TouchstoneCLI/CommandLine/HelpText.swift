/// The text of help, wrapped to the width of the terminal.
///
/// It is written in lines of any length. A line in which a term is followed by two or more spaces is an entry; the
/// texts of consecutive entries are aligned after their terms. A line that begins with spaces continues the previous
/// one, as does a line of a paragraph; empty lines are kept.
struct HelpText {
  /// The maximum number of columns of a line.
  static let width = 80

  private enum Block {
    case entry(term: String, text: String)
    case paragraph(String)
    case empty
  }

  private var blocks: [Block] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let words = String(line.drop { $0 == " " })
      if words.isEmpty {
        blocks.append(.empty)
      } else if line.hasPrefix(" "), append(words) {
        continue
      } else if let (term, text) = Self.entry(words) {
        blocks.append(.entry(term: term, text: text))
      } else if case .paragraph? = blocks.last, append(words) {
        continue
      } else {
        blocks.append(.paragraph(words))
      }
    }
  }

  /// The lines, none wider than `width`, except for a longer single word.
  var lines: [String] {
    let terms = blocks.compactMap { block in if case .entry(let term, _) = block { term.count } else { nil } }
    let column = (terms.max() ?? 0) + 4
    return blocks.flatMap { block in
      switch block {
      case .empty: [""]
      case .paragraph(let text): Self.wrapped(text)
      case .entry(let term, let text):
        Self.wrapped(text, indent: column, head: "  " + term + String(repeating: " ", count: column - 2 - term.count))
      }
    }
  }

  /// The text in macros of the manual; `escaped` escapes characters with a meaning there.
  func manual(_ escaped: (String) -> String) -> [String] {
    blocks.flatMap { block in
      switch block {
      case .empty: [".PP"]
      case .paragraph(let text): [escaped(text)]
      case .entry(let term, let text): [".TP", ".B " + escaped(term), escaped(text)]
      }
    }
  }

  /// The same in the language of the tools: paragraphs and the texts of entries are translated, terms are not.
  var translated: HelpText {
    var help = self
    help.blocks = blocks.map { block in
      switch block {
      case .entry(let term, let text): .entry(term: term, text: localizedHelp(text))
      case .paragraph(let text): .paragraph(localizedHelp(text))
      case .empty: .empty
      }
    }
    return help
  }

  /// Adds words to the last block; returns whether there is one to add them to.
  private mutating func append(_ words: String) -> Bool {
    switch blocks.last {
    case .entry(let term, let text): blocks[blocks.count - 1] = .entry(term: term, text: text + " " + words)
    case .paragraph(let text): blocks[blocks.count - 1] = .paragraph(text + " " + words)
    case .empty, nil: return false
    }
    return true
  }

  /// Returns a line as a term and its text; nil if it has no two consecutive spaces.
  private static func entry(_ line: String) -> (term: String, text: String)? {
    var gap = line.startIndex
    while let space = line[gap...].firstIndex(of: " ") {
      let next = line.index(after: space)
      if next < line.endIndex, line[next] == " " {
        return (String(line[..<space]), String(line[next...].drop { $0 == " " }))
      }
      gap = next
    }
    return nil
  }
}
