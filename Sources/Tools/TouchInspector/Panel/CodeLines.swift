/// Swift in lines of a limited length, broken only where code breaks.
///
/// A line ends after a space, a comma, an opening bracket or the colon of an argument label, or before a dot.
enum CodeLines {
  /// The lines, those after the first indented by two spaces; a part that is longer than a line is not broken.
  static func lines(_ code: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for part in parts(of: code) {
      if line.count + trimmed(part).count > columns, !trimmed(line).isEmpty {
        lines.append(trimmed(line))
        // A part that fits without the indentation only has none.
        line = part.count + 2 > columns ? "" : "  "
      }
      line += part
    }
    if !trimmed(line).isEmpty { lines.append(trimmed(line)) }
    return lines
  }

  private static func parts(of code: String) -> [String] {
    var parts: [String] = []
    var part = ""
    func end() {
      if !part.isEmpty { parts.append(part) }
      part = ""
    }
    for letter in code {
      let isMember = letter == "." && part.last.map { $0.isLetter || $0 == ")" || $0 == "?" } ?? false
      // What closes a list of arguments stays with its last one.
      if isMember || (part.last == ":" && letter != ")" && letter != " ") { end() }
      part.append(letter)
      if letter == " " || letter == "," || letter == "(" { end() }
    }
    return part.isEmpty ? parts : parts + [part]
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line = line.dropLast() }
    return String(line)
  }
}
