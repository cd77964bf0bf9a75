// Objects of classes that are known only as the parameter of a generic declaration.

extension Porter {
  /// Reports `T()` where `T` is a view or another class of the kit: only Objective-C has all initializers for it.
  mutating func madeParameter(_ index: Int) {
    let isMade = word(index + 1) == "(" || word(index + 1) == "." && word(index + 2) == "init" && word(index + 3) == "("
    guard isMade, tokens[index].text.first?.isUppercase == true, ![".", "func"].contains(word(index - 1) ?? ""),
      let bound = bound(of: tokens[index].text), module?.isOfKit(bound, superclasses) == true
    else { return }
    leave(
      tokens[index],
      "a class that is known only as `\(tokens[index].text)` cannot be made here: pass a closure that makes the "
        + "object, or declare its initializer `required` in `\(bound)` if that class is yours", Self.swift5)
  }

  /// The class after a type parameter in angle brackets: `<T: Cell>`.
  private func bound(of name: String) -> String? {
    let index = tokens.indices.dropFirst().first {
      tokens[$0].text == name && word($0 + 1) == ":" && ["<", ","].contains(word($0 - 1) ?? "") && isInAngles($0)
    }
    guard let index, tokens.indices.contains(index + 2), tokens[index + 2].kind == .word else { return nil }
    return qualifiedName(index + 2)
  }

  /// Whether an angle bracket opens before a token, in the same declaration.
  private func isInAngles(_ index: Int) -> Bool {
    var (before, depth) = (index - 1, 0)
    while before >= 0, !["{", "}", "(", ")", ";"].contains(tokens[before].text) {
      if tokens[before].text == ">" { depth += 1 }
      if tokens[before].text == "<" {
        if depth == 0 { return true }
        depth -= 1
      }
      before -= 1
    }
    return false
  }
}
