// Functions of C that are methods, initializers or properties today.

extension OldSyntax {
  /// Rewrites a call by its template, if there is one for the number of its arguments.
  mutating func call(_ index: Int) {
    let name = tokens[index].text
    guard word(index + 1) == "(", word(index - 1) != ".", word(index - 1) != "func", let close = closing(index + 1)
    else { return }
    let arguments = parts(index + 1, close)
    guard let template = OldCalls.templates["\(name)/\(arguments.count)"], !declares(name),
      arguments.allSatisfy({ !$0.isEmpty && !(kind($0.lowerBound) == .word && word($0.lowerBound + 1) == ":") })
    else {
      if OldCalls.withoutTemplate.contains(name), !declares(name) {
        leave(index, "`\(name)`: \(OldCalls.advice[name] ?? "it has no form in Swift")")
      }
      return
    }
    // A comment would be lost.
    guard !hasComment(index..<close + 1) else { return }
    let texts = arguments.map { text($0) }
    let special = OldCalls.special(name, texts)
    var new = special ?? ""
    if special == nil {
      guard OldCalls.fits(name, texts) else { return }
      new = filled(template, arguments, texts)
    }
    edit(
      tokens[index].range.lowerBound..<tokens[close].range.upperBound, new, index,
      "`\(name)` is `\(OldCalls.title(of: template))`", ofSwift2: !OldCalls.ofLaterSwift.contains(name))
  }

  private func hasComment(_ range: Range<Int>) -> Bool {
    range.dropFirst().contains { index in
      bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(UInt8(ascii: "/"))
    }
  }

  /// A template with the arguments in place of `$0`, `$1` and so on.
  private func filled(_ template: String, _ arguments: [Range<Int>], _ texts: [String]) -> String {
    var output = ""
    var rest = template[...]
    while let mark = rest.firstIndex(of: "$") {
      output += rest[..<mark]
      let digit = rest.index(after: mark)
      let number = rest[digit].wholeNumberValue ?? 0
      rest = rest[rest.index(after: digit)...]
      let isReceiver = rest.first == "."
      let argument = arguments[number]
      let isPlain = startOfChain(argument.upperBound - 1) == argument.lowerBound
      output += isReceiver && !isPlain ? "(\(texts[number]))" : texts[number]
      if isReceiver, isOptionalContext(argument) { output += "?" }
    }
    output += rest
    return output.replacing("0 != 0", with: "false").replacing("1 != 0", with: "true")
  }

  /// Whether an argument is a context of drawing that is optional today: `UIGraphicsGetCurrentContext()`, or a constant
  /// with it.
  private func isOptionalContext(_ argument: Range<Int>) -> Bool {
    let name = word(argument.lowerBound)
    if name == "UIGraphicsGetCurrentContext" { return argument.count == 3 }
    guard argument.count == 1 else { return false }
    return tokens.indices.contains { index in
      word(index) == name && ["let", "var"].contains(word(index - 1)) && word(index + 1) == "="
        && word(index + 2) == "UIGraphicsGetCurrentContext" && word(index + 5) != "!"
        && !["if", "guard", "while", ","].contains(word(index - 2))
    }
  }
}
