/// Breaks Swift code into lines of a limited length, where people break it.
///
/// A line ends after a comma, an opening bracket or `=`, before a member or an operator, and between the words around the
/// code. An argument stays with its label, and a selector whole, unless they are longer than a line.
enum CodeLines {
  /// A place where a line may end.
  private struct Break {
    /// The index of the first letter of the next line.
    let index: Int
    /// The cost of a break there; a further line costs `costOfLine`.
    let cost: Int
  }

  private static let costOfLine = 10
  private static let costOfExcess = 1000
  /// The cost of a break that separates what belongs together.
  private static let tearing = 50

  /// Returns the lines.
  ///
  /// Lines after the first are indented by two spaces if they fit. A word longer than a line is not broken. Statements
  /// that need several lines begin at a line each.
  static func lines(_ code: String, columns: Int) -> [String] {
    guard code.count > columns else { return code.isEmpty ? [] : [code] }
    return statements(of: code).flatMap { lines(of: Array($0), columns) }
  }

  /// The statements, each with the semicolon that ends it.
  private static func statements(of code: String) -> [String] {
    var statements: [String] = [""]
    for letter in code {
      if letter == " ", statements.last?.last == ";" {
        statements.append("")
      } else {
        statements[statements.count - 1].append(letter)
      }
    }
    return statements
  }

  private static func lines(of letters: [Character], _ columns: Int) -> [String] {
    let breaks = breaks(in: letters)
    let starts = [Break(index: 0, cost: 0)] + breaks
    let ends = breaks.map(\.index) + [letters.count]
    // The best way to write the code from each start to the end.
    var best: [(cost: Int, end: Int)] = Array(repeating: (0, 0), count: starts.count)
    for start in starts.indices.reversed() {
      var found: (cost: Int, end: Int) = (.max, starts.count)
      for end in start..<ends.count {
        let excess = max(0, line(letters, starts[start], ends[end], columns).count - columns)
        // Longer lines only exceed the limit further.
        if excess > 0, end > start { break }
        let rest = end + 1 < starts.count ? starts[end + 1].cost + best[end + 1].cost : 0
        let cost = costOfLine + excess * costOfExcess + rest
        // Of two ways that are equally good, the one whose first line is longer.
        if cost <= found.cost { found = (cost, end + 1) }
      }
      best[start] = found
    }
    var lines: [String] = []
    var start = 0
    while start < starts.count {
      lines.append(line(letters, starts[start], ends[best[start].end - 1], columns))
      start = best[start].end
    }
    return lines.filter { !$0.isEmpty }
  }

  /// The text of a line, indented if it continues a statement and fits.
  private static func line(_ letters: [Character], _ start: Break, _ end: Int, _ columns: Int) -> String {
    var text = letters[start.index..<end].drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    return (start.index == 0 || text.count + 2 > columns ? "" : "  ") + String(text)
  }

  private static let operators: Set<String> = [
    "==", "!=", "&&", "||", "??", "+", "-", "*", "/", "<", ">", "<=", ">=", "?", ":",
  ]

  private static func breaks(in letters: [Character]) -> [Break] {
    var breaks: [Break] = []
    var depth = 0
    var isQuoted = false
    for (index, letter) in letters.enumerated() {
      let last = index > 0 ? letters[index - 1] : " "
      if index > 0, !isQuoted, let cost = cost(before: index, letters, last, depth) {
        breaks.append(Break(index: index, cost: cost))
      }
      if letter == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if "([{".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
    }
    return breaks
  }

  /// What a break before a letter costs; nil where code has no break.
  private static func cost(before index: Int, _ letters: [Character], _ last: Character, _ depth: Int) -> Int? {
    let letter = letters[index]
    if last == " " {
      let former = word(endingAt: index - 1, letters)
      if letters[..<(index - 1)].last == "," { return 1 + depth }
      // A value stays on the line of its operator.
      if former == "=" { return 2 + depth }
      if operators.contains(former) || word(from: index, letters) == "=" { return nil }
      if operators.contains(word(from: index, letters)) { return 2 + depth }
      // Between the words around the code, best after a colon.
      return depth > 0 ? tearing : former.last == ":" ? 0 : 1
    }
    if letter == ".", last.isLetter || last == ")" || last == "?" { return 3 + depth }
    // The bracket that closes an empty list stays with the one that opens it.
    if "([{".contains(last), !")]}".contains(letter) {
      return isSelector(letters, from: index) ? tearing + 1 : 4 + depth
    }
    if last == ":", letter.isLetter, depth > 0 { return tearing }
    return nil
  }

  /// Whether a bracket contains the labels of a method without its arguments, as in `point(inside:with:)`.
  private static func isSelector(_ letters: [Character], from index: Int) -> Bool {
    let inside = letters[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
    return inside.last == ":" && letters[(index + inside.count)...].first == ")"
  }

  private static func word(from index: Int, _ letters: [Character]) -> String {
    String(letters[index...].prefix { $0 != " " })
  }

  /// The word before a space.
  private static func word(endingAt index: Int, _ letters: [Character]) -> String {
    var start = index
    while start > 0, letters[start - 1] != " " { start -= 1 }
    return String(letters[start..<index])
  }
}
