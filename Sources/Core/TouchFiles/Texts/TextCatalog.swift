/// Translations of texts, as a PO file of gettext has them.
///
/// Entries with plural forms are skipped, because the kit has none, as are entries that are marked `fuzzy` or have no
/// translation.
package struct TextCatalog: Sendable, Equatable {
  private var translations: [String: String] = [:]

  /// Reads a PO file, in UTF-8.
  ///
  /// - Throws: `FileError` for a line that is none of a PO file, with its number.
  package init(_ text: some StringProtocol, file: String) throws(FileError) {
    var entry = Entry()
    var number = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      let line = Self.trimmed(line)
      if line.isEmpty {
        finish(&entry)
      } else if line.hasPrefix("#") {
        // A comment begins the next entry.
        if entry.key != nil { finish(&entry) }
        if line.hasPrefix("#,"), line.holds("fuzzy") { entry.isUsable = false }
      } else {
        guard entry.read(line) else {
          throw FileError(file: file, at: TextPosition(line: number), message: "not a line of a PO file: \(line)")
        }
      }
    }
    finish(&entry)
  }

  /// The translation of an English text, or nil; the context distinguishes equal texts with several meanings.
  package subscript(_ english: String, context context: String?) -> String? {
    translations[Self.key(english, context)]
  }

  private static func key(_ english: String, _ context: String?) -> String {
    // As in a compiled catalog of gettext.
    context.map { "\($0)\u{4}\(english)" } ?? english
  }

  /// The number of translations.
  package var count: Int { translations.count }

  private mutating func finish(_ entry: inout Entry) {
    if entry.isUsable, let key = entry.key, !key.isEmpty, !entry.value.isEmpty {
      translations[Self.key(key, entry.context)] = entry.value
    }
    entry = Entry()
  }

  private static func trimmed(_ line: some StringProtocol) -> Substring {
    var rest = Substring(line)
    while let last = rest.last, last == " " || last == "\t" || last == "\r" { rest.removeLast() }
    return rest
  }

  /// An entry while it is read: the key and the value may have several lines.
  private struct Entry {
    var context: String?
    var key: String?
    var value = ""
    var isUsable = true
    private var part = Part.key
    private enum Part { case context, key, value }

    mutating func read(_ line: Substring) -> Bool {
      let words = line.split(separator: " ", maxSplits: 1)
      switch words[0] {
      case "msgctxt": (context, part) = ("", .context)
      case "msgid": (key, part) = ("", .key)
      case "msgstr" where key != nil: part = .value
      case "msgid_plural" where key != nil: (isUsable, part) = (false, .value)
      case let word where word.hasPrefix("msgstr[") && key != nil: part = .value
      default:
        guard line.hasPrefix("\""), context != nil || key != nil else { return false }
        return append(line)
      }
      guard words.count == 2 else { return false }
      return append(words[1])
    }

    /// Appends a quoted text.
    private mutating func append(_ quoted: Substring) -> Bool {
      guard quoted.count >= 2, quoted.hasPrefix("\""), quoted.hasSuffix("\"") else { return false }
      var text = ""
      var isEscaped = false
      for letter in quoted.dropFirst().dropLast() {
        if isEscaped {
          text.append(letter == "n" ? "\n" : letter == "t" ? "\t" : letter)
          isEscaped = false
        } else if letter == "\\" {
          isEscaped = true
        } else {
          text.append(letter)
        }
      }
      switch part {
      case .context: context? += text
      case .key: key? += text
      case .value: value += text
      }
      return !isEscaped
    }
  }
}
