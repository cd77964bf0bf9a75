/// Breaks Swift code into lines of a limited length.
///
/// A line ends after a space, a comma, an opening bracket or the colon of an argument label, or before a dot.
enum CodeLines {
  /// Returns the lines.
  ///
  /// Lines after the first are indented by two spaces. A part longer than a line is not broken.
  static func lines(_ code: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for part in parts(of: code) {
      if line.count + trimmed(part).count > columns, !trimmed(line).isEmpty {
        lines.append(trimmed(line))
        // A part that fits only without the indentation is not indented.
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
      // The bracket that closes an argument list stays on the line of the last argument.
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
