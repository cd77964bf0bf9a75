extension TextLayout {
  /// The most letters of a paragraph: setting lines costs the square of them where they are narrow.
  package static let mostInParagraph = 10_000
  /// The most paragraphs of a text: Pango takes the square of them.
  package static let mostParagraphs = 10_000
  /// The most letters of a text.
  package static let most = 200_000

  /// The same with as much as there may be: of a longer paragraph and a longer text the beginning, and an ellipsis for the
  /// rest.
  ///
  /// Text fields and text views set texts of any length, in pieces that are shorter (semantics 19.11).
  package var cut: TextLayout {
    guard runs.reduce(0, { $0 + $1.text.utf8.count }) > Self.mostInParagraph else { return self }
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

  /// How much there has been of a text, run after run.
  private struct Count {
    private var inParagraph = 0
    private var paragraphs = 1
    private var letters = 0
    private(set) var isCut = false
    /// Whether nothing more is set.
    private(set) var isFull = false

    /// As much of a run as there may be.
    mutating func cut(_ text: String) -> String {
      var kept = String.UnicodeScalarView()
      for letter in text.unicodeScalars {
        let isEnd = letter == "\n" || letter == "\r" || letter == "\u{2029}"
        inParagraph = isEnd ? 0 : inParagraph + 1
        if isEnd { paragraphs += 1 }
        letters += 1
        isFull = letters >= TextLayout.most || paragraphs > TextLayout.mostParagraphs
        if isFull || inParagraph == TextLayout.mostInParagraph {
          kept.append("…")
          isCut = true
        } else if inParagraph < TextLayout.mostInParagraph {
          kept.append(letter)
        }
        if isFull { break }
      }
      return String(kept)
    }
  }
}
