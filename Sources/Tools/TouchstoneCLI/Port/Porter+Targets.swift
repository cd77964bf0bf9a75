// Targets, and methods of properties, whose objects the compiler's parser does not report.

extension Porter {
  /// Replaces `self` as a target in the initial value of a stored property, where it is not the object yet.
  ///
  /// On iOS a control or a bar item then acts as if the target were nil: it searches the responder chain.
  mutating func targetBeforeInit(_ index: Int) {
    let token = tokens[index]
    guard token.text == "self", word(index + 1) == "," || word(index + 1) == ")" else { return }
    let isAdded = word(index - 1) == "(" && word(index - 2) == "addTarget"
    let isLabelled = word(index - 1) == ":" && word(index - 2) == "target"
    guard isAdded || isLabelled, isInInitialValue, let open = opening(around: index), let close = closing(open) else {
      return
    }
    let isOfControl = isAdded && tokens[open...close].contains { ["for", "forControlEvents"].contains($0.text) }
    guard isOfControl || isLabelled && word(open - 1) == "UIBarButtonItem" else {
      return leave(
        token, "`self` is not the object in the initial value of a stored property: make the property `lazy`",
        Self.selectors)
    }
    change(
      token.range, to: "nil", token,
      "the target `self` is `nil`: it is not the object in the initial value of a stored property", Self.selectors,
      where: .tokens)
  }

  /// Whether the traversal is in the initial value of a stored property that is not lazy.
  private var isInInitialValue: Bool {
    guard let type = scopes.lastIndex(where: { $0.type != nil }), !scopes[type].isExtension, !scopes[type].isProtocol,
      scopes.indices.contains(type + 1)
    else { return false }
    var (index, depth, isValue) = (scopes[type + 1].opening - 1, 0, false)
    while index > scopes[type].opening {
      let text = tokens[index].text
      if [")", "]", "}"].contains(text) { depth += 1 }
      if ["(", "[", "{"].contains(text) { depth -= 1 }
      if depth == 0 {
        if text == "=" { isValue = true }
        if ["func", "init", "subscript", "deinit", "case"].contains(text), word(index - 1) != "." { return false }
        if text == "let" || text == "var" {
          let modifiers = tokens[firstModifier(index)..<index].map(\.text)
          return isValue && !modifiers.contains { ["lazy", "static", "class"].contains($0) }
        }
      }
      index -= 1
    }
    return false
  }

  /// The type of a name, if all its declarations as property, variable or parameter in this source agree.
  func typeOfProperty(_ name: String) -> String? {
    var types: Set<String> = []
    for index in tokens.indices.dropFirst() where tokens[index].text == name {
      let isDeclared = ["let", "var"].contains(tokens[index - 1].text)
      guard isDeclared || ["(", ","].contains(tokens[index - 1].text), tokens.indices.contains(index + 2) else {
        continue
      }
      let isTyped = word(index + 1) == ":"
      let isMade = isDeclared && word(index + 1) == "="
      guard isTyped || isMade else { continue }
      let first = index + 2
      guard tokens[first].kind == .word, tokens[first].text.first?.isUppercase == true else {
        if isDeclared { return nil }
        continue
      }
      let type = qualifiedName(first)
      let end = first + 2 * type.split(separator: ".").count - 1
      guard isTyped ? word(end) != "<" && word(end) != "&" : word(end) == "(" else { return nil }
      types.insert(type)
    }
    guard types.count == 1, let type = types.first else { return nil }
    return OldNames.types[type] ?? type
  }
}
