/// How much text there is, in the three ways in which places are counted.
struct TextCounts: TreeSum, Equatable {
  var bytes = 0
  /// UTF-16 units: what offsets count.
  var length = 0
  /// Line breaks.
  var breaks = 0

  static let zero = TextCounts()

  static func + (left: TextCounts, right: TextCounts) -> TextCounts {
    TextCounts(
      bytes: left.bytes + right.bytes, length: left.length + right.length, breaks: left.breaks + right.breaks)
  }
}

/// A few kilobytes of UTF-8: whole scalars, and no CR LF that goes on in the next chunk.
struct TextChunk: TreePiece {
  /// The most bytes of a chunk; what is longer is cut in two.
  static let most = 4096
  /// Fewer bytes than this are joined with a neighbor where the text is changed.
  static let few = 1024

  let bytes: [UInt8]
  let sum: TextCounts

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    sum = Self.count(bytes.span)
  }

  init(_ bytes: ArraySlice<UInt8>) { self.init(Array(bytes)) }

  private static func count(_ bytes: Span<UInt8>) -> TextCounts {
    var length = 0
    for index in bytes.indices { length += units(bytes[index]) }
    return TextCounts(bytes: bytes.count, length: length, breaks: breaks(bytes, before: bytes.count))
  }

  /// How many units the scalar has that begins with a byte; none for a byte that continues one.
  private static func units(_ byte: UInt8) -> Int { (byte & 0xC0 != 0x80 ? 1 : 0) + (byte >= 0xF0 ? 1 : 0) }

  /// How many line breaks end at a byte or before it.
  static func breaks(_ bytes: Span<UInt8>, before end: Int) -> Int {
    var found = 0
    var index = nextMark(bytes, from: 0, to: end)
    while index < end {
      if breakEnd(bytes, index) ?? .max <= end { found += 1 }
      index = nextMark(bytes, from: index + 1, to: end)
    }
    return found
  }

  /// The first byte that a line break may begin with, LF, CR or 0xE2; `end` where there is none.
  private static func nextMark(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      // Most bytes are letters: sixteen at a time are passed over, which the compiler does without a branch for each.
      while index + 16 <= end {
        var marks: UInt8 = 0
        for place in index..<(index + 16) { marks |= (bytes[place] <= 0x0D ? 1 : 0) | (bytes[place] == 0xE2 ? 1 : 0) }
        if marks != 0 { break }
        index += 16
      }
      let stop = min(index + 16, end)
      while index < stop {
        let byte = bytes[index]
        if byte <= 0x0D || byte == 0xE2, byte == 0x0A || byte == 0x0D || byte == 0xE2 { return index }
        index += 1
      }
    }
    return end
  }

  /// Where the line break ends whose last character begins here; nil where none does.
  ///
  /// CR before LF is no break of its own.
  private static func breakEnd(_ bytes: Span<UInt8>, _ index: Int) -> Int? {
    switch bytes[index] {
    case 0x0A: return index + 1
    case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? nil : index + 1
    case 0xE2:
      let isBreak = index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8
      return isBreak ? index + 3 : nil
    default: return nil
    }
  }

  /// The byte after the line break of a number, counted from 1 and from a byte on; nil when there are fewer.
  func end(ofBreak number: Int, from start: Int = 0) -> Int? {
    let bytes = bytes.span
    var found = 0
    var index = Self.nextMark(bytes, from: start, to: bytes.count)
    while index < bytes.count {
      if let end = Self.breakEnd(bytes, index) {
        found += 1
        if found == number { return end }
      }
      index = Self.nextMark(bytes, from: index + 1, to: bytes.count)
    }
    return nil
  }

  func breaks(beforeByte end: Int) -> Int { Self.breaks(bytes.span, before: end) }

  /// The byte where the scalar begins that contains an offset.
  func byte(at offset: Int) -> Int {
    if sum.length == sum.bytes { return offset }
    let bytes = bytes.span
    var rest = offset
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let units = Self.units(byte)
      if rest < units { return index }
      rest -= units
      index += byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
    return bytes.count
  }

  /// How many units lie before a byte.
  func length(beforeByte end: Int) -> Int {
    if sum.length == sum.bytes { return end }
    let bytes = bytes.span
    var length = 0
    for index in 0..<end { length += Self.units(bytes[index]) }
    return length
  }

  func cut(at place: Int) -> (TextChunk?, TextChunk?) {
    let index = byte(at: place)
    return (index > 0 ? TextChunk(bytes[..<index]) : nil, TextChunk(bytes[index...]))
  }

  static func meet(_ left: TextChunk, _ right: TextChunk) -> [TextChunk]? {
    let isCRLF = left.bytes.last == 0x0D && right.bytes.first == 0x0A
    guard isCRLF || left.bytes.count < few || right.bytes.count < few else { return nil }
    return chunks(of: left.bytes + right.bytes)
  }

  /// Bytes of whole scalars in chunks of about the same size.
  static func chunks(of bytes: [UInt8]) -> [TextChunk] {
    if bytes.isEmpty { return [] }
    if bytes.count <= most { return [TextChunk(bytes)] }
    var chunks: [TextChunk] = []
    let size = bytes.count / ((bytes.count + most - 1) / most) + 1
    chunks.reserveCapacity(bytes.count / size + 1)
    var start = 0
    while start < bytes.count {
      var end = min(start + size, bytes.count)
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      if end < bytes.count, bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end += 1 }
      chunks.append(TextChunk(bytes[start..<end]))
      start = end
    }
    return chunks
  }
}
