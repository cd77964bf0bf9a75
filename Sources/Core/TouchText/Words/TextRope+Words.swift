// Words around a place in a long text.

/// What a cluster is to stepping and deleting by words.
package enum ClusterKind: Sendable, Equatable {
  /// Part of a word.
  case word
  /// White space that is no line break.
  case space
  /// All else that is no line break.
  case mark
  /// A line break.
  case lineBreak
}

extension TextRope {
  /// How much text around a place is cut into words at once, in units to either side; words end there at the latest.
  private static let reach = 2048

  /// The pieces of the paragraph, or of a window of it if it is long, around an offset, and where the window begins.
  private func pieces(around offset: Int) -> (start: Int, pieces: [WordBreaks.Piece]) {
    let paragraph = paragraph(at: offset)
    var low = paragraph.lowerBound
    var high = max(low, paragraph.upperBound)
    if offset - low > Self.reach { low = clusterStart(offset - Self.reach) }
    if high - offset > Self.reach { high = clusterEnd(offset + Self.reach) }
    return (low, WordBreaks(string(in: low..<high)).pieces)
  }

  /// The piece that an offset lies in, and whether it is a word; before a line break and at the end the last one of the
  /// line, nil in an empty line.
  package func piece(at offset: Int) -> (range: Range<Int>, isWord: Bool)? {
    let (start, pieces) = pieces(around: offset)
    guard let piece = pieces.last(where: { start + $0.range.lowerBound <= offset }) else { return nil }
    return ((start + piece.range.lowerBound)..<(start + piece.range.upperBound), piece.isWord)
  }

  /// The start of the word before an offset, across marks and line breaks; 0 without one.
  package func wordStart(before offset: Int) -> Int {
    var place = min(offset, length)
    while place > 0 {
      let (start, pieces) = pieces(around: place)
      if let word = pieces.last(where: { $0.isWord && start + $0.range.lowerBound < place }) {
        return start + word.range.lowerBound
      }
      // The line before, or more of this one.
      place = start > 0 && start == place ? clusterBefore(place) : start
      if place == start, place > 0, line(at: place) > 0, self.start(ofLine: line(at: place)) == place {
        place = clusterBefore(place)
      }
    }
    return 0
  }

  /// The end of the word after an offset, across marks and line breaks; the length without one.
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

  /// What a double click takes: the word, the run of white space, or the one cluster around an offset; at the end of a
  /// line the last word, and nothing in an empty line (20.5).
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

  /// What the cluster at an offset is; nil at the end of the text.
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

  /// How far a deletion by words goes back from an offset (21.5).
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

  /// How far a deletion by words goes on from an offset.
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

  /// How far Backspace goes back from an offset between clusters (17.16): over the cluster, or over its last scalar in
  /// scripts that are typed mark by mark.
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
