/// Divides text into words and the parts between them by the rules of UAX #29, without a dictionary (17.18).
package struct WordBreaks {
  /// A piece of the text, in units from its beginning.
  package struct Piece: Equatable, Sendable {
    package var range: Range<Int>
    /// Whether it contains a letter, a digit, an ideograph or kana.
    package var isWord: Bool
  }

  /// The pieces of a text, in order and without gaps.
  package let pieces: [Piece]

  /// Divides a text that begins and ends at piece boundaries.
  package init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    let classes = scalars.map { WordClass($0) }
    var pieces: [Piece] = []
    var (start, offset, isWord) = (0, 0, false)
    for index in scalars.indices {
      if index > 0, Self.isBoundary(classes, scalars, index) {
        pieces.append(Piece(range: start..<offset, isWord: isWord))
        (start, isWord) = (offset, false)
      }
      if !isWord { isWord = Self.makesWord(classes[index], scalars[index]) }
      offset += scalars[index].value > 0xFFFF ? 2 : 1
    }
    if offset > start { pieces.append(Piece(range: start..<offset, isWord: isWord)) }
    self.pieces = pieces
  }

  private static func makesWord(_ kind: WordClass, _ scalar: Unicode.Scalar) -> Bool {
    switch kind {
    case .letter, .hebrew, .katakana, .numeric: true
    case .other: scalar.value >= 0x80 && (scalar.properties.isAlphabetic || scalar.properties.isIdeographic)
    case .carriageReturn, .lineFeed, .newline, .extend, .joiner, .format, .midLetter, .midNumber, .midNumberOrLetter,
      .singleQuote, .doubleQuote, .connector, .regional, .space:
      false
    }
  }

  private static func isBoundary(_ all: [WordClass], _ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let (left, right) = (all[index - 1], all[index])
    if left == .carriageReturn, right == .lineFeed { return false }
    if left.isBreak || right.isBreak { return true }
    if left == .joiner, isPictograph(scalars[index]) { return false }
    if left == .space, right == .space { return false }
    if right.isIgnored { return false }
    guard let before = significant(all, before: index) else { return true }
    let a = all[before]
    if a.isBreak { return true }
    let earlier = significant(all, before: before).map { all[$0] } ?? .other
    let later = significant(all, after: index).map { all[$0] } ?? .other
    switch (a, right) {
    case (_, _) where a.isLetter && right.isLetter: return false
    case (_, _) where a.isLetter && right.isInsideWords && later.isLetter: return false
    case (_, _) where a.isInsideWords && right.isLetter && earlier.isLetter: return false
    case (.hebrew, .singleQuote): return false
    case (.hebrew, .doubleQuote): return later != .hebrew
    case (.doubleQuote, .hebrew): return earlier != .hebrew
    case (.numeric, .numeric): return false
    case (_, .numeric) where a.isLetter: return false
    case (.numeric, _) where right.isLetter: return false
    case (_, .numeric) where a.isInsideNumbers: return earlier != .numeric
    case (.numeric, _) where right.isInsideNumbers: return later != .numeric
    case (.katakana, .katakana): return false
    case (.letter, .connector), (.hebrew, .connector), (.numeric, .connector), (.katakana, .connector),
      (.connector, .connector), (.connector, .letter), (.connector, .hebrew), (.connector, .numeric),
      (.connector, .katakana):
      return false
    case (.regional, .regional): return countOfRegionals(all, upTo: before) % 2 == 0
    case (_, _): return true
    }
  }

  /// Returns the nearest index before the given one that the rules do not ignore.
  private static func significant(_ all: [WordClass], before index: Int) -> Int? {
    var index = index - 1
    while index >= 0, all[index].isIgnored {
      if index > 0, all[index - 1].isBreak { return index }
      index -= 1
    }
    return index >= 0 ? index : nil
  }

  private static func significant(_ all: [WordClass], after index: Int) -> Int? {
    var index = index + 1
    while index < all.count, all[index].isIgnored { index += 1 }
    return index < all.count ? index : nil
  }

  private static func countOfRegionals(_ all: [WordClass], upTo index: Int) -> Int {
    var count = 0
    var place: Int? = index
    while let here = place, all[here] == .regional {
      count += 1
      place = significant(all, before: here)
    }
    return count
  }

  private static func isPictograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xA9 && scalar.properties.isEmoji && !(0x1F1E6...0x1F1FF).contains(scalar.value)
      && !(0x1F3FB...0x1F3FF).contains(scalar.value)
  }
}
