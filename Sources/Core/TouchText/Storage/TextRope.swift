/// Text of any length as a value: offsets count UTF-16 units, copies share what is equal.
///
/// The text is UTF-8 in a tree of chunks with counts of bytes, units and line breaks, so that an edit, a line's start
/// and a line's number take the logarithm of the length, and an old version that is kept costs a few kilobytes. A line
/// ends with LF, CR, CR LF, U+2028 or U+2029; the last one has no break. An offset inside a surrogate pair counts as
/// the one before the pair.
package struct TextRope: Sendable {
  private var tree: SumTree<TextChunk>

  /// Text of a string.
  package init(_ string: String = "") {
    self.init(validated: Array(string.utf8))
  }

  /// Text of bytes; what is not UTF-8 in them becomes U+FFFD.
  package init(utf8 bytes: [UInt8]) {
    self.init(validated: Array(String(decoding: bytes, as: UTF8.self).utf8))
  }

  private init(validated bytes: [UInt8]) { tree = SumTree(TextChunk.chunks(of: bytes)) }

  /// How many UTF-16 units there are.
  package var length: Int { tree.sum.length }
  /// How many bytes of UTF-8 there are.
  package var byteCount: Int { tree.sum.bytes }
  /// How many lines there are: one more than line breaks.
  package var lineCount: Int { tree.sum.breaks + 1 }
  /// Whether there is no text.
  package var isEmpty: Bool { tree.root == nil }

  // MARK: Reading

  /// The text of a range; half of a surrogate pair at either end counts as U+FFFD.
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

  /// All of the text.
  package var string: String { string(in: 0..<length) }

  /// The units of a range.
  package func units(in range: Range<Int>) -> [UInt16] {
    let start = aligned(range.lowerBound)
    let end = min(range.upperBound, length)
    let units = Array(string(in: start..<alignedUp(end)).utf16)
    return Array(units[(range.lowerBound - start)..<(end - start)])
  }

  /// The UTF-8 of chunks in order, until `body` says false; for searching and saving without a copy of the whole.
  package func forEachChunk(_ body: ([UInt8]) -> Bool) {
    tree.forEach(in: 0..<length) { chunk, _ in body(chunk.bytes) }
  }

  // MARK: Scalars

  /// An offset, or the one before the surrogate pair that it lies in.
  package func aligned(_ offset: Int) -> Int {
    guard let (chunk, before) = tree.piece(at: offset) else { return 0 }
    let inside = min(offset - before.length, chunk.sum.length)
    if chunk.sum.length == chunk.sum.bytes { return before.length + inside }
    return before.length + chunk.length(beforeByte: chunk.byte(at: inside))
  }

  /// An offset, or the one after the surrogate pair that it lies in.
  package func alignedUp(_ offset: Int) -> Int {
    let start = aligned(offset)
    return start == offset ? offset : start + 2
  }

  // MARK: Lines

  /// The offset where a line begins; the end of the text for a line that is not there.
  package func start(ofLine line: Int) -> Int {
    if line <= 0 { return 0 }
    guard line < lineCount, let (chunk, before) = tree.find({ $0.breaks >= line }),
      let byte = chunk.end(ofBreak: line - before.breaks)
    else { return length }
    return before.length + chunk.length(beforeByte: byte)
  }

  /// The number of the line that an offset lies in; the offset right after a break lies in the next line.
  package func line(at offset: Int) -> Int {
    guard let (chunk, before) = tree.piece(at: offset) else { return 0 }
    let inside = min(offset - before.length, chunk.sum.length)
    return before.breaks + chunk.breaks(beforeByte: chunk.byte(at: inside))
  }

  /// The offsets of a line, with its break.
  package func range(ofLine line: Int) -> Range<Int> {
    if let found = lineInChunk(line) { return found.range }
    let start = start(ofLine: line)
    return start..<max(start, line + 1 < lineCount ? self.start(ofLine: line + 1) : length)
  }

  /// The offsets of a line, without its break.
  package func content(ofLine line: Int) -> Range<Int> {
    if let found = lineInChunk(line) { return found.range.lowerBound..<(found.range.upperBound - found.breakLength) }
    let range = range(ofLine: line)
    guard line + 1 < lineCount, range.upperBound > range.lowerBound else { return range }
    let tail = units(in: max(range.lowerBound, range.upperBound - 2)..<range.upperBound)
    let size = tail.count == 2 && tail[0] == 0x0D && tail[1] == 0x0A ? 2 : 1
    return range.lowerBound..<(range.upperBound - size)
  }

  /// The offsets of a line that begins and ends in one chunk, as most do, and how long its break is; nil for others.
  private func lineInChunk(_ line: Int) -> (range: Range<Int>, breakLength: Int)? {
    guard line > 0, line + 1 < lineCount, let (chunk, before) = tree.find({ $0.breaks >= line }),
      let start = chunk.end(ofBreak: line - before.breaks), let end = chunk.end(ofBreak: 1, from: start)
    else { return nil }
    let low = before.length + chunk.length(beforeByte: start)
    let isLong = end - 2 >= start && chunk.bytes[end - 1] == 0x0A && chunk.bytes[end - 2] == 0x0D
    return (low..<(before.length + chunk.length(beforeByte: end)), isLong ? 2 : 1)
  }

  /// The offsets of the line around an offset, without its break.
  package func paragraph(at offset: Int) -> Range<Int> { content(ofLine: line(at: offset)) }

  // MARK: Changing

  /// Puts a string in the place of a range, which is widened to whole scalars.
  package mutating func replace(_ range: Range<Int>, with string: String) {
    let range = aligned(range.lowerBound)..<alignedUp(min(range.upperBound, length))
    let bytes = Array(string.utf8)
    if replaceInChunk(range, bytes) { return }
    tree.replace(range, with: SumTree(TextChunk.chunks(of: bytes)))
  }

  /// Puts a part of another text in the place of a range, sharing its chunks.
  package mutating func replace(_ range: Range<Int>, with other: TextRope) {
    tree.replace(aligned(range.lowerBound)..<alignedUp(min(range.upperBound, length)), with: other.tree)
  }

  /// A part of the text, sharing its chunks.
  package func part(_ range: Range<Int>) -> TextRope {
    var result = TextRope()
    result.tree = tree.part(aligned(range.lowerBound)..<alignedUp(min(range.upperBound, length)))
    return result
  }

  /// The usual edit: a few letters in the middle of one chunk.
  private mutating func replaceInChunk(_ range: Range<Int>, _ new: [UInt8]) -> Bool {
    guard new.count < TextChunk.few else { return false }
    return tree.changePiece(over: range) { chunk, start in
      let first = chunk.byte(at: range.lowerBound - start)
      let last = chunk.byte(at: range.upperBound - start)
      // What meets the neighbors has to stay, so that no CR LF is cut in two.
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

  /// Whether the tree is balanced and its chunks keep their promises; for tests.
  package var isSound: Bool {
    var isSound = tree.isSound
    var last: UInt8 = 0
    forEachChunk { bytes in
      if bytes.isEmpty || bytes.count > TextChunk.most + 8 || bytes[0] & 0xC0 == 0x80 { isSound = false }
      if last == 0x0D, bytes[0] == 0x0A { isSound = false }
      last = bytes[bytes.count - 1]
      return isSound
    }
    return isSound
  }
}

extension TextRope: Equatable {
  /// Whether both hold the same scalars.
  package static func == (left: TextRope, right: TextRope) -> Bool {
    if left.tree.root === right.tree.root { return true }
    return left.byteCount == right.byteCount && left.string.utf8.elementsEqual(right.string.utf8)
  }
}
