import UIKit

/// The lines of a file, and which of them have a text in them.
struct LogLines {
  private let lines: [String]
  /// The numbers of the lines that are left, from 0.
  private(set) var found: [Int]
  private(set) var filter = ""

  /// The lines of a file; none if it cannot be read.
  init(path: String) {
    var bytes: [UInt8] = []
    if let file = fopen(path, "rb") {
      var part = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
      fclose(file)
    }
    self.init(text: String(decoding: bytes, as: UTF8.self))
  }

  init(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    found = Array(lines.indices)
  }

  var count: Int { found.count }
  var total: Int { lines.count }
  subscript(row: Int) -> (number: Int, text: String) { (found[row] + 1, lines[found[row]]) }

  /// Leaves the lines that have a text in them; letters of both cases are alike.
  mutating func filter(by text: String) {
    let text = text.lowercased()
    guard text != filter else { return }
    // A longer text is looked for only where the shorter one was.
    let among = text.hasPrefix(filter) ? found : Array(lines.indices)
    filter = text
    found = text.isEmpty ? among : among.filter { lines[$0].lowercased().contains(text) }
  }
}
