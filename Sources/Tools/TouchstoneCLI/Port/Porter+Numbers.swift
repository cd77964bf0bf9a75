// Numbers whose type is ambiguous with Foundation on Linux: sizes, points and rectangles have initializers for
// `CGFloat` and for `Double`.

extension Porter {
  /// The names that both `CGFloat` and `Double` declare.
  private static let shared: Set<String> = [
    "greatestFiniteMagnitude", "infinity", "leastNormalMagnitude", "leastNonzeroMagnitude", "nan", "pi", "ulpOfOne",
    "zero",
  ]

  private static let madeOfNumbers: Set<String> = ["CGPoint", "CGRect", "CGSize", "CGVector"]

  /// Adds the type `CGFloat` to `.greatestFiniteMagnitude` as an argument of a size, a point or a rectangle, if no
  /// other argument determines a type.
  mutating func sharedNumber(_ index: Int) {
    let token = tokens[index]
    guard Self.shared.contains(token.text), word(index - 1) == ".", word(index + 1) == "," || word(index + 1) == ")"
    else { return }
    // Also `-.infinity`.
    let sign = word(index - 2) == "-" ? index - 2 : index - 1
    // The origin and the size of a rectangle are no numbers.
    guard word(sign - 1) == ":", !["origin", "size"].contains(word(sign - 2) ?? ""), let open = opening(around: sign),
      let maker = word(open - 1)
    else { return }
    let type = maker == "init" && word(open - 2) == "." ? word(open - 3) : maker
    guard let type, Self.madeOfNumbers.contains(type), let close = closing(open), isUntyped(open + 1..<close) else {
      return
    }
    let point = tokens[index - 1].range.lowerBound
    change(
      point..<point, to: "CGFloat", token, "`.\(token.text)` is `CGFloat.\(token.text)`", Self.foundation,
      where: .tokens)
  }

  /// Whether all arguments are literals and names that both types declare, so that none determines the type.
  private func isUntyped(_ arguments: Range<Int>) -> Bool {
    arguments.allSatisfy { index in
      guard tokens[index].kind == .word, word(index + 1) != ":" else { return true }
      return Self.shared.contains(tokens[index].text) && word(index - 1) == "." && tokens[index - 2].kind != .word
    }
  }

  /// The innermost bracket that is open at a token.
  func opening(around index: Int) -> Int? {
    var closed = 0
    for before in tokens[..<index].indices.reversed() where tokens[before].kind == .mark {
      switch tokens[before].text {
      case ")", "]", "}": closed += 1
      case "(", "[", "{":
        if closed == 0 { return before }
        closed -= 1
      default: break
      }
    }
    return nil
  }
}
