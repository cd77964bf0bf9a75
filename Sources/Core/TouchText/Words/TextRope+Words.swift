// Words around an offset in a long text.

/// The kind of a cluster for word movement and deletion.
package enum ClusterKind: Sendable, Equatable {
  /// Part of a word.
  case word
  /// White space other than a line break.
  case space
  /// Anything else other than a line break.
  case mark
  /// A line break.
  case lineBreak
}

extension TextRope {
  /// The length of text on either side of an offset that is divided into words at once; longer words are cut there.
  private static let reach = 2048

  /// Returns the pieces of the paragraph around an offset, or of a part if it is long, and the start of that part.
  private func pieces(around offset: Int) -> (start: Int, pieces: [WordBreaks.Piece]) {
    let paragraph = paragraph(at: offset)
    var low = paragraph.lowerBound
    var high = max(low, paragraph.upperBound)
    if offset - low > Self.reach { low = clusterStart(offset - Self.reach) }
    if high - offset > Self.reach { high = clusterEnd(offset + Self.reach) }
    return (low, WordBreaks(string(in: low..<high)).pieces)
  }

  /// Returns the piece that contains an offset, and whether it is a word.
  ///
  /// Before a line break and at the end it is the last one of the line, nil in an empty line.
  package func piece(at offset: Int) -> (range: Range<Int>, isWord: Bool)? {
    let (start, pieces) = pieces(around: offset)
    guard let piece = pieces.last(where: { start + $0.range.lowerBound <= offset }) else { return nil }
    return ((start + piece.range.lowerBound)..<(start + piece.range.upperBound), piece.isWord)
  }

  /// Returns the start of the word before an offset, across marks and line breaks; 0 without one.
  package func wordStart(before offset: Int) -> Int {
    var place = min(offset, length)
    while place > 0 {
      let (start, pieces) = pieces(around: place)
      if let word = pieces.last(where: { $0.isWord && start + $0.range.lowerBound < place }) {
        return start + word.range.lowerBound
      }
      // The previous line, or an earlier part of this one.
      place = start > 0 && start == place ? clusterBefore(place) : start
      if place == start, place > 0, line(at: place) > 0, self.start(ofLine: line(at: place)) == place {
        place = clusterBefore(place)
      }
    }
    return 0
  }

  /// Returns the end of the word after an offset, across marks and line breaks; the length without one.
  package func wordEnd(after offset: Int) -> Int {
    var place = max(offset, 0)
    while place < length {
      let (start, pieces) = pieces(around: place)
      if let word = pieces.first(where: { $0.isWord && start + $0.range.upperBound > place }) {
        return start + word.range.upperBound
      }
      let end = start + (pieces.last?.range.upperBound ?? 0)
      place = end > place ? end : clusterAfter(place)
    }
    return length
  }

  /// Returns the range that a double click selects (20.5).
  ///
  /// The word, the run of white space, or the single cluster at an offset; at the end of a line the last word, and in
  /// an empty line nothing.
  package func selectableUnit(at offset: Int) -> Range<Int> {
    let line = paragraph(at: offset)
    if line.isEmpty { return line.lowerBound..<line.lowerBound }
    if offset >= line.upperBound {
      let start = wordStart(before: line.upperBound)
      if start >= line.lowerBound, let word = piece(at: start), word.isWord { return word.range }
    }
    let place = offset >= line.upperBound ? clusterBefore(line.upperBound) : offset
    if let (range, isWord) = piece(at: place), isWord { return range }
    guard kind(at: place) == .space else { return clusterStart(place)..<clusterAfter(place) }
    var (low, high) = (clusterStart(place), clusterAfter(place))
    while low > line.lowerBound, kind(at: clusterBefore(low)) == .space { low = clusterBefore(low) }
    while high < line.upperBound, kind(at: high) == .space { high = clusterAfter(high) }
    return low..<high
  }

  /// Returns the kind of the cluster at an offset; nil at the end of the text.
  package func kind(at offset: Int) -> ClusterKind? {
    guard offset < length else { return nil }
    let start = clusterStart(offset)
    guard let first = string(in: start..<clusterAfter(start)).unicodeScalars.first else { return nil }
    switch first.value {
    case 0x0A, 0x0D, 0x2028, 0x2029: return .lineBreak
    case _ where first.properties.isWhitespace: return .space
    case _: return piece(at: start)?.isWord == true ? .word : .mark
    }
  }

  /// Returns where a backward word deletion from an offset ends (21.5).
  package func groupStart(before offset: Int) -> Int {
    let first = clusterBefore(offset)
    guard offset > 0, let nearest = kind(at: first) else { return offset }
    if nearest == .lineBreak { return first }
    var place = offset
    var run = nearest
    if nearest != .word, first > 0, let behind = kind(at: clusterBefore(first)), behind != nearest {
      place = first
      if behind == .lineBreak { return place }
      run = behind
    }
    if run == .word, let word = piece(at: clusterBefore(place)), word.isWord { return word.range.lowerBound }
    while place > 0, kind(at: clusterBefore(place)) == run { place = clusterBefore(place) }
    return place
  }

  /// Returns where a forward word deletion from an offset ends.
  package func groupEnd(after offset: Int) -> Int {
    guard let nearest = kind(at: offset) else { return offset }
    let first = clusterAfter(offset)
    if nearest == .lineBreak { return first }
    var place = offset
    var run = nearest
    if nearest != .word, let behind = kind(at: first), behind != nearest {
      place = first
      if behind == .lineBreak { return place }
      run = behind
    }
    if run == .word, let word = piece(at: place), word.isWord { return word.range.upperBound }
    while kind(at: place) == run { place = clusterAfter(place) }
    return place
  }

  /// Returns where Backspace from a cluster boundary deletes to (17.16).
  ///
  /// The start of the cluster, or of its last scalar in scripts that are typed mark by mark.
  package func backspaceStart(before offset: Int) -> Int {
    let start = clusterBefore(offset)
    let scalars = string(in: start..<offset).unicodeScalars
    guard let first = scalars.first, let last = scalars.last else { return start }
    switch first.value {
    case 0x590...0x109F, 0x1100...0x11FF, 0x1780...0x17FF: return offset - (last.value > 0xFFFF ? 2 : 1)
    default: return start
    }
  }
}
