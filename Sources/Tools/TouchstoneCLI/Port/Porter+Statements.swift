// Removed statements, and what replaces them.

/// A statement that is removed if the compiler confirms it.
struct StatementRemoval {
  /// Its first and its last token.
  var first: Int
  var last: Int
  /// The token that names its effect.
  var name: Int
  var note: String
  var node: SyntaxClaim.Node
}

extension Porter {
  // MARK: Ends

  /// The last token of a value without calls: names, points, literals, operators and `? :`.
  func endOfPlainValue(_ first: Int) -> Int? {
    let keywords: Set<String> = ["if", "switch", "try", "await", "do", "in", "as", "is"]
    var (next, depth) = (first, 0)
    while next < tokens.count {
      let token = tokens[next]
      if token.text == ";" || token.text == "}" || depth == 0 && token.text == "]" { break }
      if next > first, depth == 0, isNewLine(before: next), !goesOn(at: next) { break }
      switch token.kind {
      case .word where keywords.contains(token.text): return nil
      case .mark where token.text == "[": depth += 1
      case .mark where token.text == "]": depth -= 1
      case .mark where token.text == ".": break
      case .mark where token.text == ":" || token.text == "," && depth > 0: break
      case .mark where token.text == "(":
        // The shared objects of Swift 2, and initializers of the kit.
        guard let close = closing(next), isAccessor(next) || isMadeOfKit(next, close) else { return nil }
        next = close
      case .mark, .pound, .attribute: return nil
      case .other where token.text == "=" && next == first: return nil
      default: break
      }
      next += 1
    }
    return next > first && depth == 0 ? next - 1 : nil
  }

  /// Whether parentheses belong to `UIScreen.mainScreen()` and the like.
  private func isAccessor(_ open: Int) -> Bool {
    word(open + 1) == ")" && OldNames.accessors["\(word(open - 3) ?? "").\(word(open - 1) ?? "")"] != nil
  }

  /// Whether parentheses contain the plain arguments of an initializer of the kit: `UIBlurEffect(style: .dark)`.
  private func isMadeOfKit(_ open: Int, _ close: Int) -> Bool {
    guard let type = word(open - 1), type.hasPrefix("UI"), type.dropFirst(2).first?.isUppercase == true else {
      return false
    }
    return (open + 1..<close).allSatisfy { index in
      tokens[index].text != "{"
        && (tokens[index].text != "(" || closing(index).map { isMadeOfKit(index, $0) } == true)
    }
  }

  func isNewLine(before index: Int) -> Bool {
    index == 0 || bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(newline)
  }

  /// Whether a token on a new line continues the value of the line before.
  private func goesOn(at index: Int) -> Bool {
    let operators = ["?", ":", "&", "|", "=", "+", "*", "<", ">", "."]
    if operators.contains(tokens[index].text) { return true }
    let last = tokens[index - 1]
    // A question mark directly after a name is not an operator.
    let touches = index > 1 && tokens[index - 2].range.upperBound == last.range.lowerBound
    return operators.contains(last.text) && !(last.text == "?" && touches)
  }

  /// Returns the first token of the receiver of a name in a statement that ends at a token; nil if it is part of a
  /// larger one.
  func startOfStatement(_ name: Int, _ end: Int) -> Int? {
    var first = name
    while first >= 2, word(first - 1) == "." {
      first -= 2
      while first > 0, ["?", "!"].contains(tokens[first].text) { first -= 1 }
      while tokens[first].text == "]", let open = opening(first), isPlain(open, first), open > 0 { first = open - 1 }
      // `UIApplication.sharedApplication()` of Swift 2.
      if tokens[first].text == ")", let open = opening(first), isAccessor(open) { first = open - 1 }
      if tokens[first].text == ")", let open = opening(first), isPlain(open, first),
        open == 0 || tokens[open - 1].kind != .word || isNewLine(before: open)
      {
        first = open
        break
      }
      guard tokens[first].kind == .word else { return nil }
    }
    guard first > 0 else { return nil }
    let before = tokens[first - 1].text
    let isFirst =
      ["{", "}", ";"].contains(before) || isEndOfLabel(first - 1)
      || isNewLine(before: first)
        && !["=", "return", ",", "(", "[", ":", "?", "&", "|", "else"].contains(before)
    let isLast = end + 1 >= tokens.count || [";", "}"].contains(tokens[end + 1].text) || isNewLine(before: end + 1)
    // Braces in one line would become empty, which only an observer of a property may be.
    let isAlone = before == "{" && word(end + 1) == "}" && !isNewLine(before: first)
    guard isFirst, isLast, !isAlone || ["didSet", "willSet"].contains(word(first - 2) ?? "") else { return nil }
    guard !isAtConditionOfCase(first, end) else { return nil }
    return tokens[first].text.hasPrefix("$") && !isUsedElsewhere(first, end) ? nil : first
  }

  /// Whether brackets contain only names, points, numbers and casts.
  private func isPlain(_ open: Int, _ close: Int) -> Bool {
    tokens[open...close].dropFirst().dropLast().allSatisfy { $0.kind != .mark || $0.text == "." }
  }

  /// The index of the opening bracket that matches a closing one.
  func opening(_ close: Int) -> Int? {
    var depth = 0
    for index in stride(from: close, through: 0, by: -1) where tokens[index].kind == .mark {
      if [")", "]", "}"].contains(tokens[index].text) { depth += 1 }
      if ["(", "[", "{"].contains(tokens[index].text) { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The opening brace of the block that contains a token.
  func brace(around index: Int) -> Int? {
    var (open, depth) = (index - 1, 0)
    while open >= 0 {
      if tokens[open].text == "}" { depth += 1 }
      if tokens[open].text == "{" {
        if depth == 0 { return open }
        depth -= 1
      }
      open -= 1
    }
    return nil
  }

  /// Whether a statement of a `case` is next to an `#if` or its end; the branch may then contain no other statement.
  private func isAtConditionOfCase(_ first: Int, _ end: Int) -> Bool {
    guard let open = brace(around: first), ["case", "default"].contains(tokens[open + 1].text) else { return false }
    if end + 1 < tokens.count, tokens[end + 1].kind == .pound { return true }
    var before = first - 1
    while before > open, tokens[before].kind != .pound, !isNewLine(before: before) { before -= 1 }
    return tokens[before].kind == .pound
  }

  /// Whether the closure uses the same argument outside of the statement; otherwise it would lose its argument.
  private func isUsedElsewhere(_ first: Int, _ end: Int) -> Bool {
    guard let open = brace(around: first), let close = closing(open) else { return false }
    return (open...close).contains { index in
      tokens[index].text == tokens[first].text && !(first...end).contains(index)
        && !removals.contains { ($0.first...$0.last).contains(index) }
    }
  }

  /// Whether a colon ends `case …:` or `default:`.
  private func isEndOfLabel(_ colon: Int) -> Bool {
    guard word(colon) == ":" else { return false }
    var (index, depth, choices) = (colon - 1, 0, 0)
    while index >= 0 {
      let token = tokens[index]
      if [")", "]"].contains(token.text) { depth += 1 }
      if ["(", "["].contains(token.text) { depth -= 1 }
      guard depth >= 0, !["{", "}", ";"].contains(token.text) else { return false }
      // A colon and the question mark before it form a conditional operator.
      if depth == 0, token.text == ":" { choices += 1 }
      if depth == 0, token.text == "?", index > 0, tokens[index - 1].range.upperBound < token.range.lowerBound {
        choices -= 1
        guard choices >= 0 else { return false }
      }
      if depth == 0, token.kind == .word, word(index - 1) != ".", ["case", "default"].contains(token.text) {
        return true
      }
      index -= 1
    }
    return false
  }

  // MARK: Removing

  /// Removes the collected statements.
  ///
  /// The body of a `case` that would be empty gets a `break`.
  mutating func removeStatements() {
    // The changes inside a removed statement are made with it.
    proposals.removeAll { proposal in
      removals.contains { removal in
        proposal.range.lowerBound >= tokens[removal.first].range.lowerBound
          && proposal.range.upperBound <= tokens[removal.last].range.upperBound
      }
    }
    for removal in removals.sorted(by: { $0.first < $1.first }) {
      let range = tokens[removal.first].range.lowerBound..<tokens[removal.last].range.upperBound
      if isLastOfEmptyCase(removal) {
        remove(removal, range, leaving: "break")
        continue
      }
      let whole = lines(from: range.lowerBound, to: endOfComment(range.upperBound))
      if whole.lowerBound < range.lowerBound || whole.upperBound > endOfComment(range.upperBound)
        || (range.lowerBound == 0 || bytes[range.lowerBound - 1] == newline) && word(removal.last + 1) != ";"
      {
        remove(removal, whole, leaving: "")
      } else {
        remove(removal, inline(removal, range), leaving: "")
      }
    }
  }

  private mutating func remove(_ removal: StatementRemoval, _ range: Range<Int>, leaving text: String) {
    change(range, to: text, tokens[removal.name], removal.note, Self.phone, where: removal.node)
  }

  /// Returns the range of a statement that shares its line, including the semicolon or the space next to it.
  private func inline(_ removal: StatementRemoval, _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    if word(removal.last + 1) == ";" {
      end = tokens[removal.last + 1].range.upperBound
      while end < bytes.count, isSpace(bytes[end]) { end += 1 }
      if word(removal.first - 1) != ";", isAlone(removal) {
        start -= bytes[..<start].reversed().prefix { isSpace($0) }.count
      }
    } else if word(removal.first - 1) == ";", removals.contains(where: { $0.last == removal.first - 2 }) {
      // The removal before has included the semicolon. If the line is empty now, it is removed, too.
      if isAlone(removal), end < bytes.count { end += 1 }
    } else if word(removal.first - 1) == ";" {
      start = tokens[removal.first - 1].range.lowerBound
    } else {
      while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    }
    return start..<end
  }

  /// Whether all statements in the line of a statement are removed.
  private func isAlone(_ removal: StatementRemoval) -> Bool {
    var (first, last) = (removal, removal)
    while let before = removals.first(where: { $0.last == first.first - 2 && word(first.first - 1) == ";" }) {
      first = before
    }
    while let after = removals.first(where: { $0.first == last.last + 2 && word(last.last + 1) == ";" }) {
      last = after
    }
    let (start, end) = (tokens[first.first].range.lowerBound, tokens[last.last].range.upperBound)
    let opens = bytes[..<start].last { !isSpace($0) } ?? newline
    return first.first != last.first && opens == newline && (end == bytes.count || bytes[end] == newline)
  }

  /// The end of a comment that follows in the same line; the position itself if there is none.
  func endOfComment(_ place: Int) -> Int {
    var next = place
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    guard next + 1 < bytes.count, bytes[next] == UInt8(ascii: "/"), bytes[next + 1] == UInt8(ascii: "/") else {
      return place
    }
    return bytes[next...].firstIndex(of: newline) ?? bytes.count
  }

  /// Whether a statement is the last in a `case` whose body becomes empty.
  private func isLastOfEmptyCase(_ removal: StatementRemoval) -> Bool {
    var next = removal.last + 1
    if word(next) == ";" { next += 1 }
    guard next < tokens.count, ["case", "default", "}", "@unknown"].contains(tokens[next].text) else { return false }
    var before = removal.first - 1
    while let last = removals.first(where: {
      $0.last == before || tokens[before].text == ";" && $0.last == before - 1
    }) {
      before = last.first - 1
    }
    return isEndOfLabel(before)
  }

  // MARK: Lines

  /// Extends a range to whole lines if they contain nothing else, and to one of two empty lines around it.
  func lines(from start: Int, to end: Int) -> Range<Int> {
    var (start, end) = (start, end)
    var (first, last) = (start, end)
    while first > 0, isSpace(bytes[first - 1]) { first -= 1 }
    while last < bytes.count, isSpace(bytes[last]) { last += 1 }
    guard first == 0 || bytes[first - 1] == newline, last == bytes.count || bytes[last] == newline else {
      return start..<end
    }
    (start, end) = (first, min(last + 1, bytes.count))
    // Skips text that is removed directly before.
    while let before = proposals.last(where: { $0.text.isEmpty && $0.range.upperBound == first }) {
      first = before.range.lowerBound
    }
    let isAfterEmpty = first < 2 || bytes[first - 2] == newline
    if isAfterEmpty, end < bytes.count, bytes[end] == newline {
      end += 1
    } else if isAfterEmpty, start == first, start >= 2, isClosing(end) {
      start -= 1
    }
    return start..<end
  }

  /// Whether the next line closes a brace.
  private func isClosing(_ place: Int) -> Bool {
    bytes[place...].first { !isSpace($0) } == UInt8(ascii: "}")
  }

  var newline: UInt8 { UInt8(ascii: "\n") }
  func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
