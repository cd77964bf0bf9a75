// Selectors that are compared. A method reference cannot be compared, so such a selector becomes a constant of its class.

/// A selector whose identity matters.
struct KeptSelector: Hashable {
  var type: String
  /// The method with its labels.
  var method: String

  /// The name of its constant.
  var constant: String { method.prefix { $0 != "(" } + "Selector" }
}

extension Porter {
  /// Returns the constant that replaces a `#selector`; nil if the selector is compared nowhere.
  mutating func constant(for method: SelectorName, of path: String, _ index: Int, _ end: Int) -> String? {
    let selector = KeptSelector(type: path, method: method.name)
    if isCompared(index, end) { compared.append(selector) }
    return module?.kept.contains(selector) == true ? "\(path).\(selector.constant)" : nil
  }

  /// Records a compared selector that an earlier run wrote as a reference: its name is not free for a constant.
  mutating func comparedReference(_ index: Int) {
    guard tokens[index].text == "Selector", word(index + 1) == "(", let end = closing(index + 1),
      let method = SelectorName(tokens[(index + 2)..<end]), !method.path.isEmpty, isCompared(index, end)
    else { return }
    references.append(KeptSelector(type: method.path.joined(separator: "."), method: method.name))
  }

  /// Whether a selector is compared: by an operator, in a `case`, or by `removeTarget`.
  private func isCompared(_ index: Int, _ end: Int) -> Bool {
    if isInCase(index) { return true }
    if word(index - 1) == "=", isComparison(index - 2) || isComparison(end + 1) { return true }
    if isComparison(end + 1) { return true }
    guard let open = opening(around: index) else { return false }
    return word(open) == "(" && word(open - 1) == "removeTarget"
  }

  /// Whether a selector is one of the patterns of a `case`.
  private func isInCase(_ index: Int) -> Bool {
    var before = index - 1
    while word(before) == ",", word(before - 1) == ")" {
      before -= 2
      while before > 0, tokens[before].text != "#selector" {
        guard tokens[before].kind == .word || [".", ":", "(", ")"].contains(tokens[before].text) else { return false }
        before -= 1
      }
      before -= 1
    }
    return word(before) == "case"
  }

  /// Whether a token begins `==` or `!=`.
  private func isComparison(_ first: Int) -> Bool {
    guard word(first) == "=" || word(first) == "!", word(first + 1) == "=" else { return false }
    return tokens[first].range.upperBound == tokens[first + 1].range.lowerBound
  }

  /// Records a class, and declares the constants of its selectors that are compared.
  mutating func keepSelectors(_ index: Int) {
    guard let name = word(index + 1), word(index + 2) != "<",
      let open = tokens[index...].firstIndex(where: { $0.text == "{" })
    else { return }
    plainClasses.append(name)
    let kept = (module?.kept ?? []).filter { $0.type == name }.sorted { $0.method < $1.method }
    guard !kept.isEmpty, open + 1 < tokens.count else { return }
    let place = tokens[open].range.upperBound
    let space = bytes[place..<tokens[open + 1].range.lowerBound]
    let isLine = space.contains(newline)
    let indentation = String(repeating: " ", count: space.reversed().prefix { $0 != newline }.count)
    for selector in kept {
      let line = "@MainActor static let \(selector.constant) = Selector(\(name).\(selector.method))"
      let note = Port.Note(
        line: self.line(of: tokens[index]),
        text: "declared `\(selector.constant)`: selectors are compared by identity", entry: Self.selectors)
      proposals.append(
        Proposal(
          claim: SyntaxClaim(node: .tokens, offset: tokens[index].range.lowerBound), range: place..<place,
          text: isLine ? "\n\(indentation)\(line)" : " \(line);", note: note))
    }
  }
}

extension PortedModule {
  /// The selectors of which a class gets a constant: each is compared, its class is declared once, and the name is free.
  static func kept(
    _ compared: [KeptSelector], and references: [KeptSelector], in classes: [String], besides names: Set<String>
  ) -> Set<KeptSelector> {
    let all = Set(compared + references)
    return Set(compared).filter { selector in
      classes.count { $0 == selector.type } == 1 && !names.contains(selector.constant)
        && all.count { $0.type == selector.type && $0.constant == selector.constant } == 1
    }
  }
}
