// Lines of a terminal, in which an ideograph has two columns and may end a line without a space.

extension HelpText {
  /// Wraps a text into lines of at most `width` columns, except for a longer single word.
  ///
  /// - Parameters:
  ///   - indent: the number of spaces before every line except the first.
  ///   - head: the text before the first line.
  static func wrapped(_ text: String, indent: Int = 0, head: String = "") -> [String] {
    var lines: [String] = []
    var line = head
    var used = columns(of: head)
    var isFresh = true
    for word in words(of: text) {
      let gap = isFresh || !word.hasSpace ? "" : " "
      if !isFresh, used + gap.count + word.columns > width {
        lines.append(line)
        line = String(repeating: " ", count: indent) + word.text
        used = indent + word.columns
        continue
      }
      line += gap + word.text
      used += gap.count + word.columns
      isFresh = false
    }
    return lines + [line]
  }

  /// The number of columns of a text in a terminal.
  static func columns(of text: String) -> Int { text.reduce(0) { $0 + (isWide($1) ? 2 : 1) } }

  /// A part of a text that no line divides.
  private struct Word {
    var text: String
    var columns: Int
    /// Whether a space precedes it in the text.
    let hasSpace: Bool
  }

  /// The parts of a text: an ideograph is one, with the punctuation that does not begin or end a line.
  private static func words(of text: String) -> [Word] {
    var words: [Word] = []
    var hasSpace = false
    var last: Character?
    for character in text {
      if character == " " {
        (hasSpace, last) = (true, nil)
        continue
      }
      if let before = last, !isBreak(before, character) {
        words[words.count - 1].text.append(character)
        words[words.count - 1].columns += isWide(character) ? 2 : 1
      } else {
        words.append(Word(text: String(character), columns: isWide(character) ? 2 : 1, hasSpace: hasSpace))
      }
      (hasSpace, last) = (false, character)
    }
    return words
  }

  /// Whether a line may end between two adjacent characters.
  private static func isBreak(_ before: Character, _ after: Character) -> Bool {
    guard isWide(before) || isWide(after) else { return false }
    return !"，。、；：？！）”》」".contains(after) && !"（“《「".contains(before)
  }

  /// Whether a character has two columns: ideographs, kana, Hangul and the punctuation of their widths.
  private static func isWide(_ character: Character) -> Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
