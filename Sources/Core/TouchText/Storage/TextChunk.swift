/// The amount of text in the three units in which positions are counted.
struct TextCounts: TreeSum, Equatable {
  var bytes = 0
  /// The number of UTF-16 units, which offsets count.
  var length = 0
  /// The number of line breaks.
  var breaks = 0

  static let zero = TextCounts()

  static func + (left: TextCounts, right: TextCounts) -> TextCounts {
    TextCounts(
      bytes: left.bytes + right.bytes, length: left.length + right.length, breaks: left.breaks + right.breaks)
  }
}

/// A few kilobytes of UTF-8: whole scalars, and no CR LF that continues in the next chunk.
struct TextChunk: TreePiece {
  /// The maximum number of bytes in a chunk; longer ones are divided.
  static let maximum = 4096
  /// After an edit, chunks with fewer bytes are merged with a neighbor.
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

  /// Returns the number of units of the scalar that begins with a byte; 0 for a continuation byte.
  private static func units(_ byte: UInt8) -> Int { (byte & 0xC0 != 0x80 ? 1 : 0) + (byte >= 0xF0 ? 1 : 0) }

  /// Returns the number of line breaks that end at or before a byte.
  static func breaks(_ bytes: Span<UInt8>, before end: Int) -> Int {
    var found = 0
    var index = nextMark(bytes, from: 0, to: end)
    while index < end {
      if breakEnd(bytes, index) ?? .max <= end { found += 1 }
      index = nextMark(bytes, from: index + 1, to: end)
    }
    return found
  }

  /// Returns the first byte that may begin a line break, LF, CR or 0xE2; `end` without one.
  private static func nextMark(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      // Most bytes are letters: sixteen at a time are skipped, which the compiler does without a branch for each.
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

  /// Returns the end of the line break whose last character begins here; nil without one.
  ///
  /// A CR before LF is not a separate break.
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

  /// Returns the byte after a line break, counted from 1 and from a start byte; nil if there are fewer breaks.
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

  /// Returns the first byte of the scalar that contains an offset.
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

  /// Returns the number of units before a byte.
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

  /// Returns bytes of whole scalars as chunks of similar size.
  static func chunks(of bytes: [UInt8]) -> [TextChunk] {
    if bytes.isEmpty { return [] }
    if bytes.count <= maximum { return [TextChunk(bytes)] }
    var chunks: [TextChunk] = []
    let size = bytes.count / ((bytes.count + maximum - 1) / maximum) + 1
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
