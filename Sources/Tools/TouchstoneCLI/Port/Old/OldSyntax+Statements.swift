// Conditions, loops and steps of Swift 2.

extension OldSyntax {
  // MARK: Conditions

  /// Writes a comma for `where` in a condition, and `let` before each name that is bound.
  mutating func condition(_ keyword: Int) {
    guard word(keyword - 1) != ".", word(keyword + 1) != ":",
      !(word(keyword) == "while" && isEndOfRepeat(keyword - 1))
    else { return }
    var (index, depth, binding) = (keyword + 1, 0, "")
    while index < tokens.count {
      let text = tokens[index].text
      if tokens[index].kind == .mark {
        if depth == 0, text == "{" || text == ";" || text == "}" { return }
        if ["(", "[", "{"].contains(text) { depth += 1 }
        if [")", "]", "}"].contains(text) { depth -= 1 }
        guard depth >= 0 else { return }
      }
      guard depth == 0 else {
        index += 1
        continue
      }
      if ["func", "class", "struct", "extension", "else"].contains(text), word(index - 1) != "." { return }
      if text == "let" || text == "var" { binding = text }
      if text == "where", tokens[index].kind == .word, word(index - 1) != "." {
        let start = tokens[index - 1].range.upperBound
        edit(start..<tokens[index].range.upperBound, ",", index, "`where` in a condition is a comma", ofSwift2: true)
      }
      if text == ",", !binding.isEmpty, isBinding(index + 1) {
        let place = tokens[index + 1].range.lowerBound
        edit(
          place..<place, binding + " ", index + 1, "each name in a condition has its `\(binding)`", ofSwift2: true)
      }
      index += 1
    }
  }

  /// Whether a brace ends the body of a `repeat`.
  private func isEndOfRepeat(_ brace: Int) -> Bool {
    word(brace) == "}" && opening(brace).map { word($0 - 1) == "repeat" } == true
  }

  /// Whether tokens are `name =` or `name: Type =`.
  private func isBinding(_ name: Int) -> Bool {
    guard kind(name) == .word, !["let", "var", "case"].contains(word(name)) else { return false }
    var next = name + 1
    if word(next) == ":" {
      next += 1
      while kind(next) == .word || ["[", "]", ".", ":", "?", "<", ">"].contains(word(next)) { next += 1 }
    }
    return word(next) == "=" && !(word(next + 1) == "=" && touches(next + 1))
  }

  // MARK: Loops

  /// Makes a loop of C, `for var i = 0; i < n; i++`, one over a sequence.
  mutating func loop(_ keyword: Int) {
    guard word(keyword - 1) != "." else { return }
    let isInParentheses = word(keyword + 1) == "("
    let first = isInParentheses ? keyword + 2 : keyword + 1
    guard word(first) == "var", kind(first + 1) == .word,
      let brace = (first..<tokens.count).first(where: { tokens[$0].text == "{" }), let close = closing(brace)
    else { return }
    let end = isInParentheses ? brace - 1 : brace
    let ends = (first..<end).filter { tokens[$0].text == ";" }
    let name = word(first + 1)
    guard ends.count == 2, end > ends[1], !isInParentheses || word(end) == ")",
      let start = initial(first + 2..<ends[0]),
      let (comparison, limit) = comparison(of: name, ends[0] + 1..<ends[1]),
      let step = step(of: name, ends[1] + 1..<end),
      !isAssigned(name, brace..<close), limit.allSatisfy({ !isChanged($0, brace..<close) })
    else {
      if ends.count == 2 { leave(keyword, "a loop of C: write `for … in` or `while`") }
      return
    }
    let goesUp = comparison.hasPrefix("<")
    guard goesUp == !step.hasPrefix("-") else { return leave(keyword, "a loop of C: write `for … in` or `while`") }
    let label = comparison.hasSuffix("=") ? "through" : "to"
    let sequence = "\(name) in stride(from: \(start), \(label): \(text(limit)), by: \(step)) "
    edit(
      tokens[keyword + 1].range.lowerBound..<tokens[brace].range.lowerBound, sequence, keyword,
      "a loop of C is one over a sequence", ofSwift2: true)
  }

  /// The value in `= 0` or `: CGFloat = 0`.
  private func initial(_ range: Range<Int>) -> String? {
    if word(range.lowerBound) == "=" { return text(range.dropFirst()) }
    guard word(range.lowerBound) == ":", kind(range.lowerBound + 1) == .word, word(range.lowerBound + 2) == "=" else {
      return nil
    }
    return "\(word(range.lowerBound + 1))(\(text(range.dropFirst(3))))"
  }

  private func comparison(of name: String, _ range: Range<Int>) -> (String, Range<Int>)? {
    guard word(range.lowerBound) == name, ["<", ">"].contains(word(range.lowerBound + 1)) else { return nil }
    let isInclusive = word(range.lowerBound + 2) == "=" && touches(range.lowerBound + 2)
    let limit = range.dropFirst(isInclusive ? 3 : 2)
    guard !limit.isEmpty, !limit.contains(where: { ["&", "|", name].contains(word($0)) }) else { return nil }
    return (word(range.lowerBound + 1) + (isInclusive ? "=" : ""), limit)
  }

  /// The step of `i++`, `++i`, `i += 2`.
  private func step(of name: String, _ range: Range<Int>) -> String? {
    let words = range.map(word)
    for sign in ["+", "-"] {
      let one = sign == "+" ? "1" : "-1"
      if words == [name, sign, sign] || words == [sign, sign, name] { return one }
      if words.count >= 4, words.starts(with: [name, sign, "="]) {
        let amount = text(range.dropFirst(3))
        return sign == "+" ? amount : words.count == 4 ? "-" + amount : "-(\(amount))"
      }
    }
    return nil
  }

  /// Whether a range assigns a name, or passes it on to be changed.
  private func isAssigned(_ name: String, _ range: Range<Int>) -> Bool {
    range.contains { index in
      // A constant of the same name hides the loop's.
      guard tokens[index].text == name, ![".", "let", "var"].contains(word(index - 1)) else { return false }
      if word(index - 1) == "&" && touches(index) { return true }
      if ["+", "-"].contains(word(index + 1)), word(index + 2) == word(index + 1) { return true }
      if ["+", "-"].contains(word(index - 1)), word(index - 2) == word(index - 1), touches(index) { return true }
      if ["+", "-", "*", "/"].contains(word(index + 1)), word(index + 2) == "=", touches(index + 2) { return true }
      return word(index + 1) == "=" && word(index + 2) != "="
    }
  }

  private static let changes: Set<String> = [
    "append", "appendContentsOf", "insert", "remove", "removeAtIndex", "removeLast", "removeFirst", "removeAll",
    "popLast", "addObject", "removeObject", "removeFromSuperview", "addSubview",
  ]

  /// Whether a name of a loop's limit may change in the body.
  private func isChanged(_ index: Int, _ range: Range<Int>) -> Bool {
    guard kind(index) == .word, word(index - 1) != "." else { return false }
    if isAssigned(word(index), range) { return true }
    return range.contains {
      tokens[$0].text == word(index) && word($0 + 1) == "." && Self.changes.contains(word($0 + 2))
    }
  }

  // MARK: Steps

  /// Writes `x += 1` for the statements `x++` and `++x`.
  mutating func step(_ index: Int) {
    let sign = word(index)
    guard !declaresSteps, sign == "+" || sign == "-", word(index + 1) == sign, touches(index + 1),
      word(index - 1) != "func", word(index - 1) != "operator", !(word(index - 1) == sign && touches(index)),
      !(["+", "-", "=", ">"].contains(word(index + 2)) && touches(index + 2))
    else { return }
    let isAfter =
      touches(index) && index > 0 && (kind(index - 1) == .word || [")", "]", "!"].contains(word(index - 1)))
    guard isAfter || touches(index + 2) && kind(index + 2) == .word else { return }
    guard isAfter else { return stepBefore(index, sign) }
    guard let start = startOfChain(index - 1), isStartOfStatement(start), isEndOfStatement(index + 1) else {
      return leaveStep(index, sign)
    }
    edit(
      tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, " \(sign)= 1", index,
      "`\(sign)\(sign)` is `\(sign)= 1`", ofSwift2: true)
  }

  private mutating func stepBefore(_ index: Int, _ sign: String) {
    var last = index + 2
    while word(last + 1) == ".", kind(last + 2) == .word, touches(last + 2) { last += 2 }
    guard isStartOfStatement(index), isEndOfStatement(last) else { return leaveStep(index, sign) }
    let end = tokens[last].range.upperBound
    edit(
      [(tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound, ""), (end..<end, " \(sign)= 1")], index,
      "`\(sign)\(sign)` is `\(sign)= 1`", ofSwift2: true)
  }

  private mutating func leaveStep(_ index: Int, _ sign: String) {
    // A loop of C has its own note.
    guard ![";"].contains(word(index - 2)), !isEndOfLoop(index) else { return }
    leave(index, "`\(sign)\(sign)` in an expression: change the variable in a statement, with `\(sign)= 1`")
  }

  private func isEndOfLoop(_ index: Int) -> Bool {
    guard let brace = (index..<tokens.count).first(where: { ["{", "}"].contains(tokens[$0].text) }) else {
      return false
    }
    return tokens[..<brace].lastIndex { ["{", "}", ";"].contains($0.text) }.map { word($0) == ";" } == true
      && !isNewLine(before: index)
  }

  private func isStartOfStatement(_ index: Int) -> Bool {
    if index == 0 || ["{", "}", ";", "in"].contains(word(index - 1)) { return true }
    if word(index - 1) == ":" { return isEndOfCase(index - 1) }
    return isNewLine(before: index) && tokens[index - 1].kind != .other
      && !["=", ",", "(", "[", "return", ".", ":"].contains(word(index - 1))
      || isNewLine(before: index) && isNumberOrString(index - 1)
      || isNewLine(before: index) && ["+", "-"].contains(word(index - 1)) && word(index - 2) == word(index - 1)
  }

  private func isEndOfCase(_ colon: Int) -> Bool {
    let before = tokens[..<colon].lastIndex { ["{", "}", ";", "case", "default"].contains($0.text) }
    return before.map { ["case", "default"].contains(word($0)) } == true
  }

  private func isEndOfStatement(_ last: Int) -> Bool {
    last + 1 >= tokens.count || [";", "}"].contains(word(last + 1)) || isNewLine(before: last + 1)
  }
}
