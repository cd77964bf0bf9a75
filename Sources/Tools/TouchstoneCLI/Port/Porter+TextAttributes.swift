// Attributes of texts, whose keys were strings before Swift 4.

extension Porter {
  /// Calls whose first argument is a dictionary of attributes.
  private static let attributeCalls: Set<String> = ["addAttributes", "setAttributes", "setTitleTextAttributes"]
  /// Properties with a dictionary of attributes.
  private static let attributeProperties: Set<String> = [
    "titleTextAttributes", "largeTitleTextAttributes", "linkTextAttributes", "typingAttributes",
    "defaultTextAttributes",
  ]

  /// Gives dictionaries of attributes, which sources pass on by name, keys of the present type.
  mutating func textAttributes() {
    let names = attributeNames()
    for index in tokens.indices where tokens[index].kind == .word {
      if names.contains(tokens[index].text) {
        if word(index + 1) == ":" { retypeKeys(index + 2) }
        if word(index + 1) == "=", ["let", "var"].contains(word(index - 1) ?? "") { retypeValue(index + 2) }
      }
      typeAttributes(index)
      if tokens[index].text == "as", word(index + 1) == "[", isAttributeArgument(endingAt: index - 1) {
        retypeKeys(index + 1)
      }
      // Since Swift 4.2 the properties of text views take keys, too.
      if tokens[index].text == "NSAttributedStringKey", word(index + 3) == ".", word(index + 4) == "rawValue",
        word(index + 5) == ":"
      {
        change(
          tokens[index + 3].range.lowerBound..<tokens[index + 4].range.upperBound, to: "", tokens[index + 4],
          "attributes have keys instead of strings", Self.swift5, where: .tokens)
      }
    }
  }

  /// Gives a variable with a dictionary of attributes its type: fonts and colors have no class in common here.
  private mutating func typeAttributes(_ name: Int) {
    guard ["let", "var"].contains(word(name - 1) ?? ""), word(name + 1) == "=", word(name + 2) == "[",
      isAttributeKey(name + 3), let close = closing(name + 2), !["as", "(", "."].contains(word(close + 1) ?? "")
    else { return }
    let place = tokens[name].range.upperBound
    change(
      place..<place, to: ": [NSAttributedString.Key: Any]", tokens[name],
      "attributes of different types need a type of their dictionary", Self.swift5, where: .tokens)
  }

  /// Whether a token begins `NSFontAttributeName:` or `NSAttributedString.Key.font:`.
  private func isAttributeKey(_ index: Int) -> Bool {
    guard let name = word(index) else { return false }
    if name.hasPrefix("NS"), name.hasSuffix("AttributeName") { return word(index + 1) == ":" }
    if name == "NSAttributedStringKey" { return word(index + 1) == "." && word(index + 3) == ":" }
    return name == "NSAttributedString" && word(index + 2) == "Key" && word(index + 3) == "." && word(index + 5) == ":"
  }

  /// The variables and parameters that are passed as attributes.
  private func attributeNames() -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices where tokens[index].kind == .word {
      var value = index + 2
      switch tokens[index].text {
      case "withAttributes" where word(index + 1) == ":": break
      case "attributes" where word(index + 1) == ":" && isOfText(index): break
      case let name where Self.attributeCalls.contains(name) && word(index - 1) == "." && word(index + 1) == "(": break
      case let name where Self.attributeProperties.contains(name) && word(index - 1) == "." && word(index + 1) == "=":
        break
      default: continue
      }
      if word(value) == "self", word(value + 1) == "." { value += 2 }
      guard value < tokens.count, tokens[value].kind == .word else { continue }
      let isWhole = [",", ")", "?", "!", ";", "}"].contains(word(value + 1) ?? "}") || isNewLine(before: value + 1)
      if isWhole, !["nil", "as"].contains(tokens[value].text) { names.insert(tokens[value].text) }
    }
    return names
  }

  /// Whether a label belongs to a call that makes or measures a text.
  private func isOfText(_ label: Int) -> Bool {
    guard let open = opening(around: label), word(open) == "(", let name = word(open - 1) else { return false }
    if name == "init" { return ["NSAttributedString", "NSMutableAttributedString"].contains(word(open - 3) ?? "") }
    return ["NSAttributedString", "NSMutableAttributedString", "boundingRect"].contains(name)
  }

  /// Whether the value that ends at a token is an argument for attributes.
  private func isAttributeArgument(endingAt last: Int) -> Bool {
    var depth = 0
    for before in stride(from: last, through: 0, by: -1) where tokens[before].kind == .mark {
      if [")", "]", "}"].contains(tokens[before].text) { depth += 1 }
      if ["(", "[", "{"].contains(tokens[before].text) { depth -= 1 }
      if depth < 0 { return false }
      if depth == 0, tokens[before].text == ":" {
        return word(before - 1) == "withAttributes" || word(before - 1) == "attributes" && isOfText(before - 1)
      }
    }
    return false
  }

  /// Changes the types in a value: `[String: Any]()`, `[…] as [String: Any]`.
  private mutating func retypeValue(_ first: Int) {
    guard word(first) == "[", let close = closing(first) else { return }
    if word(close + 1) == "as", word(close + 2) == "[" { return retypeKeys(close + 2) }
    if word(close + 1) == "(" { retypeKeys(first) }
  }

  /// Changes `[String: Any]` and `[String: AnyObject]` at a token.
  private mutating func retypeKeys(_ open: Int) {
    guard word(open) == "[", word(open + 1) == "String", word(open + 2) == ":",
      let value = word(open + 3), ["Any", "AnyObject"].contains(value), word(open + 4) == "]"
    else { return }
    let key = tokens[open + 1]
    guard !proposals.contains(where: { $0.range == key.range }) else { return }
    change(
      key.range, to: "NSAttributedString.Key", key, "attributes have keys instead of strings", Self.swift5,
      where: .tokens)
    if value == "AnyObject" { insertSilently("Any", tokens[open + 3].range) }
  }
}
