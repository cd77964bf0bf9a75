import TouchText

/// The lines of a text that are too long to be laid out at once, and the pieces in which they are laid out.
///
/// Most texts have none; then each paragraph of the layout is a line of the text.
struct LongLines {
  /// The length of a piece in UTF-16 units; a line that is not longer is one piece.
  static let piece = 8192

  private struct Entry {
    var line: Int
    var pieces: Int
    /// The number of pieces before the line in excess of the number of lines.
    var extra: Int
  }

  private var entries: [Entry] = []

  init() {}

  /// Finds the long lines of a text.
  init(_ text: TextRope) {
    entries = Self.find(in: text, 0..<text.lineCount)
    count()
  }

  private mutating func count() {
    var extra = 0
    for index in entries.indices {
      entries[index].extra = extra
      extra += entries[index].pieces - 1
    }
  }

  /// The number of pieces in excess of the number of lines.
  var extra: Int { entries.last.map { $0.extra + $0.pieces - 1 } ?? 0 }

  /// Examines only where a long line must be: it contains a multiple of the minimum length.
  private static func find(in text: TextRope, _ lines: Range<Int>) -> [Entry] {
    guard !lines.isEmpty else { return [] }
    var (found, offset) = ([Entry](), text.start(ofLine: lines.lowerBound))
    // As after almost every key: together the lines are shorter than a piece.
    if text.start(ofLine: lines.upperBound) - offset <= piece { return [] }
    let end = text.content(ofLine: lines.upperBound - 1).upperBound
    while offset <= end {
      let line = text.line(at: min(offset, text.length))
      let content = text.content(ofLine: line)
      // An offset between CR and LF still belongs to the same line.
      if content.count > piece, found.last?.line != line {
        found.append(Entry(line: line, pieces: pieces(of: content.count), extra: 0))
      }
      offset = max(offset + piece, content.count > piece ? content.upperBound + 1 : 0)
    }
    return found
  }

  private static func pieces(of length: Int) -> Int { max((length + piece - 1) / piece, 1) }

  /// Updates the entries after lines were replaced by others.
  mutating func replace(_ old: Range<Int>, with new: Range<Int>, in text: TextRope) {
    let found = Self.find(in: text, new)
    if found.isEmpty, entries.isEmpty { return }
    let after = entries.filter { $0.line >= old.upperBound }.map { entry in
      Entry(line: entry.line + new.count - old.count, pieces: entry.pieces, extra: 0)
    }
    entries = entries.filter { $0.line < old.lowerBound } + found + after
    count()
  }

  /// Returns the first entry at or after a line.
  private func index(notBefore line: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the first paragraph of a line.
  func paragraph(ofLine line: Int) -> Int {
    let index = index(notBefore: line)
    return line + (index < entries.count ? entries[index].extra : extra)
  }

  /// Returns the line of a paragraph, the index of its piece, and the number of pieces.
  func place(of paragraph: Int) -> (line: Int, piece: Int, pieces: Int) {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].line + entries[middle].extra <= paragraph { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return (paragraph, 0, 1) }
    let entry = entries[low - 1]
    let piece = paragraph - entry.line - entry.extra
    if piece < entry.pieces { return (entry.line, piece, entry.pieces) }
    return (paragraph - entry.extra - entry.pieces + 1, 0, 1)
  }

  /// The ranges of paragraphs that are pieces, in order.
  var pieces: [Range<Int>] {
    entries.map { ($0.line + $0.extra)..<($0.line + $0.extra + $0.pieces) }
  }

  // MARK: Offsets

  /// Returns the range of a paragraph without its line break.
  func content(of paragraph: Int, in text: TextRope) -> Range<Int> {
    let place = place(of: paragraph)
    let line = text.content(ofLine: place.line)
    guard place.pieces > 1 else { return line }
    let low = bound(place.piece, line, text)
    return low..<max(place.piece + 1 == place.pieces ? line.upperBound : bound(place.piece + 1, line, text), low)
  }

  /// Returns the offset of a piece of a line, which is between clusters.
  private func bound(_ piece: Int, _ line: Range<Int>, _ text: TextRope) -> Int {
    piece == 0 ? line.lowerBound : max(text.clusterStart(line.lowerBound + piece * Self.piece), line.lowerBound)
  }

  /// Returns the paragraph that contains an offset; between two pieces, the later one.
  func paragraph(at offset: Int, in text: TextRope) -> Int {
    let line = text.line(at: offset)
    let index = index(notBefore: line)
    guard index < entries.count, entries[index].line == line else {
      return line + (index < entries.count ? entries[index].extra : extra)
    }
    let content = text.content(ofLine: line)
    var piece = min((offset - content.lowerBound) / Self.piece, entries[index].pieces - 1)
    while piece + 1 < entries[index].pieces, bound(piece + 1, content, text) <= offset { piece += 1 }
    return line + entries[index].extra + max(piece, 0)
  }
}
