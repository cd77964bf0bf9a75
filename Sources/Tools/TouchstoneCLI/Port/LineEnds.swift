/// The line ends of a source: a line feed on Linux, a carriage return before it on Windows.
enum LineEnds {
  /// Whether all line ends are those of Windows, and there is at least one.
  static func areOfWindows(_ bytes: [UInt8]) -> Bool {
    var (count, former): (Int, UInt8) = (0, 0)
    for byte in bytes {
      guard (byte == lineFeed) == (former == carriageReturn) else { return false }
      if byte == lineFeed { count += 1 }
      former = byte
    }
    return count > 0 && former != carriageReturn
  }

  /// Removes the carriage returns.
  static func ofLinux(_ bytes: [UInt8]) -> [UInt8] { bytes.filter { $0 != carriageReturn } }

  /// Adds a carriage return before each line feed.
  static func ofWindows(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == lineFeed { bytes.append(carriageReturn) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
