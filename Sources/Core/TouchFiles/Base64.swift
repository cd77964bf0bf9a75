/// Bytes encoded as letters, digits, `+` and `/` (RFC 4648).
package enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let pad = UInt8(ascii: "=")

  package static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var bits = 0
      for offset in 0..<3 { bits = bits << 8 | (offset < count ? Int(bytes[start + offset]) : 0) }
      for part in 0..<4 { text.append(part <= count ? letters[bits >> (18 - 6 * part) & 63] : pad) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of a text; nil if it contains other characters or spaces, or lacks its padding.
  package static func decode(_ text: String) -> [UInt8]? {
    let characters = Array(text.utf8)
    guard characters.count % 4 == 0 else { return nil }
    let padding = characters.suffix(2).filter { $0 == pad }.count
    var values = [UInt8](repeating: 255, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters.count / 4 * 3)
    var (bits, count) = (0, 0)
    for character in characters.dropLast(padding) {
      let value = values[Int(character)]
      guard value < 64 else { return nil }
      (bits, count) = ((bits << 6 | Int(value)) & 0xFF_FFFF, count + 1)
      if count % 4 != 1 { bytes.append(UInt8(truncatingIfNeeded: bits >> (6 - 2 * ((count - 1) % 4)))) }
    }
    // A single letter at the end is less than a byte.
    return count % 4 == 1 ? nil : bytes
  }
}
