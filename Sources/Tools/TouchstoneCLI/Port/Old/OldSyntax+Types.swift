// Types, parameters and attributes of Swift 2 and Swift 3.

extension OldSyntax {
  // MARK: Function types

  /// Puts the parameter of a function type, `String -> Int`, in parentheses, and leaves out the labels of parameters.
  mutating func arrow(_ index: Int) {
    guard word(index) == "-", word(index + 1) == ">", touches(index + 1) else { return }
    var last = index - 1
    if ["throws", "rethrows"].contains(word(last)) { last -= 1 }
    if word(last) == ")" { return labels(last) }
    guard last >= 0, !isNewLine(before: last + 1), let first = startOfType(last), isTypePosition(first) else { return }
    let (start, end) = (tokens[first].range.lowerBound, tokens[last].range.upperBound)
    edit(
      [(start..<start, "("), (end..<end, ")")], index, "the parameter of a function type is in parentheses",
      ofSwift2: true)
  }

  /// The first token of a type that ends at a token: `Name`, `A.B`, `[T]`, `T<U>`, each with `?` or `!`.
  private func startOfType(_ last: Int) -> Int? {
    var index = last
    while ["?", "!"].contains(word(index)) { index -= 1 }
    guard index >= 0 else { return nil }
    if word(index) == "]" { return opening(index) }
    if word(index) == ">" {
      var depth = 0
      while index >= 0 {
        if word(index) == ">" { depth += 1 }
        if word(index) == "<" { depth -= 1 }
        if depth == 0 { break }
        guard kind(index) == .word || ["<", ">", ",", ".", "[", "]", "?", ":"].contains(word(index)) else { return nil }
        index -= 1
      }
      index -= 1
    }
    guard kind(index) == .word, word(index).first?.isUppercase == true else { return nil }
    while word(index - 1) == ".", kind(index - 2) == .word { index -= 2 }
    return index
  }

  /// Whether a type may begin at a token, and it is not a parameter of a closure.
  private func isTypePosition(_ first: Int) -> Bool {
    let before = word(first - 1)
    if [":", "(", "[", "=", "<", "as", "is"].contains(before) || kind(first - 1) == .attribute { return true }
    return before == ">" && word(first - 2) == "-"
  }

  /// Writes `_` before the labels in a function type: `(_ object: T) -> Void`.
  private mutating func labels(_ close: Int) {
    guard let open = opening(close), !parts(open, close).isEmpty else { return }
    let before = word(open - 1)
    let isAfterArrow = before == ">" && word(open - 2) == "-"
    guard isAfterArrow || [":", "(", ",", "=", "?", "as", "<"].contains(before) || isAttribute(open - 1),
      !(max(open - 4, 0)..<open).contains(where: { tokens[$0].text == "func" }), !isClosure(close)
    else { return }
    let inserted = parts(open, close).compactMap { part -> (Range<Int>, String)? in
      let first = part.lowerBound
      guard kind(first) == .word, word(first) != "_", word(first + 1) == ":" else { return nil }
      let place = tokens[first].range.lowerBound
      return (place..<place, "_ ")
    }
    guard !inserted.isEmpty else { return }
    edit(inserted + labelsOfCalls(open, close), open, "the parameters of a function type have no labels")
  }

  /// The labels in calls of a closure whose type is in parentheses after its name.
  private func labelsOfCalls(_ open: Int, _ close: Int) -> [(Range<Int>, String)] {
    var colon = open - 1
    while word(colon) == "(" || isAttribute(colon) { colon -= 1 }
    guard word(colon) == ":", kind(colon - 1) == .word else { return [] }
    let names = parts(open, close).map { word($0.lowerBound) }
    return tokens.indices.flatMap { index -> [(Range<Int>, String)] in
      guard tokens[index].text == word(colon - 1), !["func", "."].contains(word(index - 1)) else { return [] }
      let first = ["?", "!"].contains(word(index + 1)) ? index + 2 : index + 1
      guard word(first) == "(", touches(first), let end = closing(first), case let arguments = parts(first, end),
        arguments.count == names.count
      else { return [] }
      return zip(arguments, names).compactMap { argument, name in
        let label = argument.lowerBound
        guard word(label) == name, word(label + 1) == ":", argument.count > 2 else { return nil }
        return (tokens[label].range.lowerBound..<tokens[label + 2].range.lowerBound, "")
      }
    }
  }

  private func isAttribute(_ index: Int) -> Bool { kind(index) == .attribute }

  /// Whether the parentheses that end at a token are the parameters of a closure: `in` follows their result.
  private func isClosure(_ close: Int) -> Bool {
    var index = close + 1
    while index < tokens.count, !isNewLine(before: index), !["{", "}", "=", ";"].contains(word(index)) {
      if word(index) == "in" { return true }
      index += 1
    }
    return false
  }

  // MARK: Parameters

  /// Writes `inout` before the type instead of before the name.
  mutating func inOut(_ index: Int) {
    guard word(index - 1) == "(" || word(index - 1) == ",", kind(index + 1) == .word,
      let colon = [index + 2, index + 3].first(where: { word($0) == ":" }), word(colon - 1) != "]"
    else { return }
    let place = tokens[colon].range.upperBound
    edit(
      [(tokens[index].range.lowerBound..<tokens[index + 1].range.lowerBound, ""), (place..<place, " inout")], index,
      "`inout` is before the type", ofSwift2: true)
  }

  /// Makes a parameter that is a variable, `func f(var a: Int)`, a variable of the body.
  mutating func variableParameters(_ keyword: Int) {
    guard word(keyword - 1) != ".",
      let open = (keyword + 1..<min(keyword + 40, tokens.count)).first(where: { ["(", "{", "}"].contains(word($0)) }),
      word(open) == "(", let close = closing(open),
      let brace = (close..<tokens.count).first(where: { ["{", "}", "func", "var", "let"].contains(word($0)) }),
      word(brace) == "{"
    else { return }
    for part in parts(open, close) where ["var", "let"].contains(word(part.lowerBound)) {
      let first = part.lowerBound
      let name = word(first + 2) == ":" ? word(first + 1) : word(first + 2)
      let removal = tokens[first].range.lowerBound..<tokens[first + 1].range.lowerBound
      let place = tokens[brace].range.upperBound
      let isVariable = word(first) == "var"
      edit(
        [(removal, "")] + (isVariable ? [(place..<place, " var \(name) = \(name);")] : []), first,
        isVariable ? "the parameter `\(name)` is a variable of the body" : "parameters are constants", ofSwift2: true)
    }
  }

  // MARK: Protocols and constraints

  /// Moves `where` out of the brackets of generic parameters, after the result.
  mutating func obsoleteWhere(_ index: Int) {
    var open = index - 1
    while open >= 0, kind(open) == .word || [",", ":", "."].contains(word(open)) { open -= 1 }
    guard word(open) == "<", touches(open), kind(open - 1) == .word else { return }
    var (close, depth) = (index + 1, 1)
    while close < tokens.count, depth > 0 {
      if word(close) == "<" { depth += 1 }
      if word(close) == ">" { depth -= 1 }
      guard kind(close) == .word || ["<", ">", ",", ":", ".", "="].contains(word(close)) else { return }
      if depth > 0 { close += 1 }
    }
    guard let brace = (close..<tokens.count).first(where: { ["{", "}", ";"].contains(word($0)) }), word(brace) == "{"
    else { return }
    let place = tokens[brace].range.lowerBound
    edit(
      [
        (tokens[index - 1].range.upperBound..<tokens[close - 1].range.upperBound, ""),
        (place..<place, text(index..<close) + " "),
      ], index, "`where` is after the declaration", ofSwift2: true)
  }

  /// Writes `associatedtype` in a protocol.
  mutating func associatedType(_ index: Int) {
    guard kind(index + 1) == .word, word(index + 2) != "=", word(index + 2) != "<",
      let brace = tokens[..<index].indices.last(where: { open in
        tokens[open].text == "{" && closing(open).map { $0 > index } == true
      }), let keyword = tokens[..<brace].lastIndex(where: { ["{", "}", ";", "protocol"].contains($0.text) }),
      word(keyword) == "protocol"
    else { return }
    // A default value may follow the inherited types.
    let end = tokens[(index + 2)...].prefix { $0.kind == .word || [":", ",", "."].contains($0.text) }.endIndex
    guard word(end) != "=" || word(index + 2) == ":" else { return }
    edit(tokens[index].range, "associatedtype", index, "a type in a protocol is an `associatedtype`", ofSwift2: true)
  }

  /// Writes `A & B` for `protocol<A, B>`.
  mutating func composition(_ index: Int) {
    guard word(index + 1) == "<", touches(index + 1),
      let close = (index + 2..<min(index + 40, tokens.count)).first(where: {
        kind($0) != .word && ![",", "."].contains(word($0))
      }), word(close) == ">"
    else { return }
    let names = text(index + 2..<close).split(separator: ",").map { $0.filter { !$0.isWhitespace } }
    let new = names.isEmpty ? "Any" : names.joined(separator: " & ")
    edit(
      tokens[index].range.lowerBound..<tokens[close].range.upperBound, new, index,
      "`\(text(index..<close + 1))` is `\(new)`", ofSwift2: true)
  }

  // MARK: Attributes

  /// Removes the attributes of Swift 2 that have no meaning, or replaces them.
  mutating func attribute(_ index: Int) {
    let name = tokens[index].text
    switch name {
    case "@noescape", "@warn_unused_result":
      var last = index
      if name == "@warn_unused_result", word(index + 1) == "(", touches(index + 1), let close = closing(index + 1) {
        last = close
      }
      guard last + 1 < tokens.count else { return }
      // Before the name in the first versions, and before the type later.
      if name == "@noescape" { notEscaping.insert(word(index - 1) == ":" ? word(index - 2) : word(index + 1)) }
      // The line of an attribute that has one remains, empty.
      let end = isNewLine(before: last + 1) ? tokens[last].range.upperBound : tokens[last + 1].range.lowerBound
      edit(tokens[index].range.lowerBound..<end, "", index, "removed `\(name)`", ofSwift2: true)
    case "@objc_block":
      edit(tokens[index].range, "@convention(block)", index, "`@objc_block` is `@convention(block)`", ofSwift2: true)
    case "@autoclosure" where word(index + 1) == "(" && word(index + 2) == "escaping" && word(index + 3) == ")":
      edit(
        tokens[index + 1].range.lowerBound..<tokens[index + 3].range.upperBound, " @escaping", index,
        "`@autoclosure(escaping)` is `@autoclosure @escaping`", ofSwift2: true)
    case "@available": unavailableProperty(index)
    default: break
    }
  }

  /// Removes `@available(*, unavailable)` of a stored property, which the compiler refuses.
  private mutating func unavailableProperty(_ index: Int) {
    guard word(index + 1) == "(", word(index + 2) == "*", word(index + 3) == ",", word(index + 4) == "unavailable",
      let close = closing(index + 1)
    else { return }
    var next = close + 1
    while kind(next) == .word, Porter.isModifier(word(next)), !["var", "let", "func"].contains(word(next)) { next += 1 }
    guard ["var", "let"].contains(word(next)), kind(next + 1) == .word else { return }
    var end = next + 2
    while end < tokens.count, !isNewLine(before: end), !["=", "{", ";", "}"].contains(word(end)) { end += 1 }
    guard
      word(end) == "=" || isNewLine(before: end) || word(end) == "{" && ["didSet", "willSet"].contains(word(end + 1))
    else { return }
    let stop =
      isNewLine(before: close + 1) ? tokens[close].range.upperBound : tokens[close + 1].range.lowerBound
    edit(
      tokens[index].range.lowerBound..<stop, "", index, "removed `@available`: a stored property is always available")
  }
}
