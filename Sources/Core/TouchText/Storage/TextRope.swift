/// Text of any length as a value: offsets count UTF-16 units, and copies share equal parts.
///
/// The text is UTF-8 in a tree of chunks with counts of bytes, units and line breaks, so that edits, starts of lines
/// and line numbers take logarithmic time, and a retained old version takes a few kilobytes. A line ends with LF, CR,
/// CR LF, U+2028 or U+2029; the last one has no break. An offset inside a surrogate pair is treated as the one before
/// the pair.
package struct TextRope: Sendable {
  private var tree: SumTree<TextChunk>

  /// Creates a text from a string.
  package init(_ string: String = "") {
    self.init(validated: Array(string.utf8))
  }

  /// Creates a text from bytes; invalid UTF-8 is replaced by U+FFFD.
  package init(utf8 bytes: [UInt8]) {
    self.init(validated: Array(String(decoding: bytes, as: UTF8.self).utf8))
  }

  private init(validated bytes: [UInt8]) { tree = SumTree(TextChunk.chunks(of: bytes)) }

  /// The number of UTF-16 units.
  package var length: Int { tree.sum.length }
  /// The number of UTF-8 bytes.
  package var byteCount: Int { tree.sum.bytes }
  /// The number of lines: one more than line breaks.
  package var lineCount: Int { tree.sum.breaks + 1 }
  /// Whether the text is empty.
  package var isEmpty: Bool { tree.root == nil }

  // MARK: Reading

  /// Returns the text of a range; a divided surrogate pair at either end is replaced by U+FFFD.
  package func string(in range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    let range = range.clamped(to: 0..<length)
    tree.forEach(in: range) { chunk, before in
      let start = max(range.lowerBound - before.length, 0)
      let end = min(range.upperBound - before.length, chunk.sum.length)
      let first = chunk.byte(at: start)
      let last = chunk.byte(at: end)
      if chunk.length(beforeByte: first) < start {
        bytes += Self.replacement
        bytes += chunk.bytes[min(first + 4, last)..<last]
      } else {
        bytes += chunk.bytes[first..<last]
      }
      if chunk.length(beforeByte: last) < end, first != last || chunk.length(beforeByte: first) == start {
        bytes += Self.replacement
      }
      return true
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// The whole text.
  package var string: String { string(in: 0..<length) }

  /// Returns the units of a range.
  package func units(in range: Range<Int>) -> [UInt16] {
    let start = aligned(range.lowerBound)
    let end = min(range.upperBound, length)
    let units = Array(string(in: start..<alignedUp(end)).utf16)
    return Array(units[(range.lowerBound - start)..<(end - start)])
  }

  /// Calls `body` with the UTF-8 of the chunks in order, until it returns false; for searching and saving without a
  /// copy.
  package func forEachChunk(_ body: ([UInt8]) -> Bool) {
    tree.forEach(in: 0..<length) { chunk, _ in body(chunk.bytes) }
  }

  // MARK: Scalars

  /// Returns an offset, or the one before the surrogate pair that contains it.
  package func aligned(_ offset: Int) -> Int {
    guard let (chunk, before) = tree.piece(at: offset) else { return 0 }
    let inside = min(offset - before.length, chunk.sum.length)
    if chunk.sum.length == chunk.sum.bytes { return before.length + inside }
    return before.length + chunk.length(beforeByte: chunk.byte(at: inside))
  }

  /// Returns an offset, or the one after the surrogate pair that contains it.
  package func alignedUp(_ offset: Int) -> Int {
    let start = aligned(offset)
    return start == offset ? offset : start + 2
  }

  // MARK: Lines

  /// Returns the offset where a line begins; the end of the text for a nonexistent line.
  package func start(ofLine line: Int) -> Int {
    if line <= 0 { return 0 }
    guard line < lineCount, let (chunk, before) = tree.find({ $0.breaks >= line }),
      let byte = chunk.end(ofBreak: line - before.breaks)
    else { return length }
    return before.length + chunk.length(beforeByte: byte)
  }

  /// Returns the number of the line that contains an offset; an offset directly after a break is in the next line.
  package func line(at offset: Int) -> Int {
    guard let (chunk, before) = tree.piece(at: offset) else { return 0 }
    let inside = min(offset - before.length, chunk.sum.length)
    return before.breaks + chunk.breaks(beforeByte: chunk.byte(at: inside))
  }

  /// Returns the range of a line, including its break.
  package func range(ofLine line: Int) -> Range<Int> {
    if let found = lineInChunk(line) { return found.range }
    let start = start(ofLine: line)
    return start..<max(start, line + 1 < lineCount ? self.start(ofLine: line + 1) : length)
  }

  /// Returns the range of a line, without its break.
  package func content(ofLine line: Int) -> Range<Int> {
    if let found = lineInChunk(line) { return found.range.lowerBound..<(found.range.upperBound - found.breakLength) }
    let range = range(ofLine: line)
    guard line + 1 < lineCount, range.upperBound > range.lowerBound else { return range }
    let tail = units(in: max(range.lowerBound, range.upperBound - 2)..<range.upperBound)
    let size = tail.count == 2 && tail[0] == 0x0D && tail[1] == 0x0A ? 2 : 1
    return range.lowerBound..<(range.upperBound - size)
  }

  /// Returns the range of a line within a single chunk, the usual case, and the length of its break; nil for other
  /// lines.
  private func lineInChunk(_ line: Int) -> (range: Range<Int>, breakLength: Int)? {
    guard line > 0, line + 1 < lineCount, let (chunk, before) = tree.find({ $0.breaks >= line }),
      let start = chunk.end(ofBreak: line - before.breaks), let end = chunk.end(ofBreak: 1, from: start)
    else { return nil }
    let low = before.length + chunk.length(beforeByte: start)
    let isLong = end - 2 >= start && chunk.bytes[end - 1] == 0x0A && chunk.bytes[end - 2] == 0x0D
    return (low..<(before.length + chunk.length(beforeByte: end)), isLong ? 2 : 1)
  }

  /// Returns the range of the line that contains an offset, without its break.
  package func paragraph(at offset: Int) -> Range<Int> { content(ofLine: line(at: offset)) }

  // MARK: Editing

  /// Replaces a range, extended to whole scalars, by a string.
  package mutating func replace(_ range: Range<Int>, with string: String) {
    let range = aligned(range.lowerBound)..<alignedUp(min(range.upperBound, length))
    let bytes = Array(string.utf8)
    if replaceInChunk(range, bytes) { return }
    tree.replace(range, with: SumTree(TextChunk.chunks(of: bytes)))
  }

  /// Replaces a range by another text, and shares its chunks.
  package mutating func replace(_ range: Range<Int>, with other: TextRope) {
    tree.replace(aligned(range.lowerBound)..<alignedUp(min(range.upperBound, length)), with: other.tree)
  }

  /// Returns a part of the text, which shares its chunks.
  package func part(_ range: Range<Int>) -> TextRope {
    var result = TextRope()
    result.tree = tree.part(aligned(range.lowerBound)..<alignedUp(min(range.upperBound, length)))
    return result
  }

  /// The usual edit: a few characters in the middle of one chunk.
  private mutating func replaceInChunk(_ range: Range<Int>, _ new: [UInt8]) -> Bool {
    guard new.count < TextChunk.few else { return false }
    return tree.changePiece(over: range) { chunk, start in
      let first = chunk.byte(at: range.lowerBound - start)
      let last = chunk.byte(at: range.upperBound - start)
      // The ends next to other chunks must be unchanged, so that no CR LF is divided.
      guard first > 0, last < chunk.bytes.count else { return nil }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(chunk.bytes.count - (last - first) + new.count)
      bytes += chunk.bytes[..<first]
      bytes += new
      bytes += chunk.bytes[last...]
      guard bytes.count >= TextChunk.few || chunk.bytes.count < TextChunk.few else { return nil }
      return TextChunk.chunks(of: bytes)
    }
  }

  /// Whether the tree is balanced and its chunks are valid; for tests.
  package var isSound: Bool {
    var isSound = tree.isSound
    var last: UInt8 = 0
    forEachChunk { bytes in
      if bytes.isEmpty || bytes.count > TextChunk.maximum + 8 || bytes[0] & 0xC0 == 0x80 { isSound = false }
      if last == 0x0D, bytes[0] == 0x0A { isSound = false }
      last = bytes[bytes.count - 1]
      return isSound
    }
    return isSound
  }
}

extension TextRope: Equatable {
  /// Returns whether both contain the same scalars.
  package static func == (left: TextRope, right: TextRope) -> Bool {
    if left.tree.root === right.tree.root { return true }
    return left.byteCount == right.byteCount && left.string.utf8.elementsEqual(right.string.utf8)
  }
}
