import UIKit

/// Texts on the disk.
enum TextFile {
  /// The text of a file, U+FFFD in the place of what is no UTF-8; nil when it cannot be read.
  static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Writes a text; the old one is there until all of the new one is.
  ///
  /// Returns whether that succeeded.
  static func write(_ text: String, to path: String) -> Bool {
    let part = path + ".part"
    guard let file = fopen(part, "w") else { return false }
    let bytes = Array(text.utf8)
    let isWhole = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWhole, rename(part, path) == 0 else {
      remove(part)
      return false
    }
    return true
  }
}
