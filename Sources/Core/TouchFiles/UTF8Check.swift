/// Finds the first invalid byte of a UTF-8 text.
///
/// Swift's own conversions only report whether there is one.
package enum UTF8Check {
  /// Throws status 65 with the line of the first byte that is not part of a character.
  package static func check(_ bytes: [UInt8], file: String) throws(FileError) {
    if let bad = firstBadByte(in: bytes) {
      let line = 1 + bytes[..<bad].count { $0 == UInt8(ascii: "\n") }
      let lineStart = bytes[..<bad].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let column = 1 + bytes[lineStart..<bad].count { $0 & 0xC0 != 0x80 }
      throw FileError(file: file, at: TextPosition(line: line, column: column), message: fileText("not valid UTF-8"))
    }
  }

  private static func firstBadByte(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let length = characterLength(at: index, in: bytes)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  /// The length of the character that starts here; 0 if there is none.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are not characters.
  private static func characterLength(at index: Int, in bytes: [UInt8]) -> Int {
    let first = bytes[index]
    if first < 0x80 { return 1 }
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    return bytes[(index + 2)..<(index + length)].allSatisfy { $0 & 0xC0 == 0x80 } ? length : 0
  }
}
