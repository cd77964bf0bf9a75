extension TextLayout {
  /// The maximum number of letters in a paragraph: the cost of layout is quadratic in narrow widths.
  package static let maximumInParagraph = 10_000
  /// The maximum number of paragraphs of a text: Pango needs quadratic time.
  package static let maximumParagraphs = 10_000
  /// The maximum number of letters in a text.
  package static let maximum = 200_000

  /// The same layout within these limits: the beginning of a longer paragraph or text, and an ellipsis for the rest.
  ///
  /// Text fields and text views lay out texts of any length, in shorter pieces (semantics 19.11).
  package var cut: TextLayout {
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) > Self.maximumInParagraph else { return self }
    var count = Count()
    var result = self
    for index in runs.indices {
      result.runs[index].text = count.cut(runs[index].text)
      if count.isFull {
        result.runs.removeLast(runs.count - 1 - index)
        break
      }
    }
    return count.isCut ? result : self
  }

  /// The amount of text so far, across runs.
  private struct Count {
    private var inParagraph = 0
    private var paragraphs = 1
    private var letters = 0
    private(set) var isCut = false
    /// Whether the limit has been reached.
    private(set) var isFull = false

    /// Returns the part of a run that is within the limits.
    mutating func cut(_ text: String) -> String {
      var kept = String.UnicodeScalarView()
      for letter in text.unicodeScalars {
        let isEnd = letter == "\n" || letter == "\r" || letter == "\u{2029}"
        inParagraph = isEnd ? 0 : inParagraph + 1
        if isEnd { paragraphs += 1 }
        letters += 1
        isFull = letters >= TextLayout.maximum || paragraphs > TextLayout.maximumParagraphs
        if isFull || inParagraph == TextLayout.maximumInParagraph {
          kept.append("…")
          isCut = true
        } else if inParagraph < TextLayout.maximumInParagraph {
          kept.append(letter)
        }
        if isFull { break }
      }
      return String(kept)
    }
  }
}
