// Selectors that are texts: `Selector("tapped:")`, and `action: "tapped:"` in Swift 2.

extension Porter {
  /// Functions of the kit and of Foundation that take a selector.
  private static let takers: Set<String> = [
    "addTarget", "removeTarget", "addObserver", "scheduledTimer", "scheduledTimerWithTimeInterval", "Timer", "NSTimer",
    "UIMenuItem", "UIKeyCommand", "CADisplayLink", "UIBarButtonItem", "sendAction", "performSelector", "perform",
  ]

  private static let editActions: Set<String> = ["copy:", "cut:", "paste:", "select:", "selectAll:", "delete:"]

  /// Replaces a text that names a method by a selector of the method, or reports it.
  mutating func textSelector(_ index: Int) {
    guard tokens[index].text == "\"\"", let text = plainText(index), Self.isSelector(text) else { return }
    let isDoubled = word(index - 1) == "(" && word(index - 2) == "(" && word(index + 1) == ")"
    let maker = isDoubled ? index - 3 : index - 2
    let isMade =
      word(index - 1) == "(" && word(index + 1) == ")" && word(maker - 1) != "."
      && ["Selector", "NSSelectorFromString"].contains(word(maker) ?? "")
    let isArgument = isArgument(index)
    guard isMade || isArgument else { return }
    let (first, last) = isMade ? (maker, isDoubled ? index + 2 : index + 1) : (index, index)
    guard let type = typeOfTarget(first), let name = method(text, of: type) else {
      if Self.editActions.contains(text) {
        return replace(first, last, by: "Selector.\(text.dropLast())", index)
      }
      return leave(
        tokens[index], "the text \"\(text)\" names no method that can be seen here: write `Selector(Type.method)`",
        Self.selectors)
    }
    let selector = KeptSelector(type: type, method: name)
    let isKept = module?.kept.contains(selector) == true
    replace(first, last, by: isKept ? "\(type).\(selector.constant)" : "Selector(\(type).\(name))", index)
  }

  private mutating func replace(_ first: Int, _ last: Int, by text: String, _ index: Int) {
    change(
      tokens[first].range.lowerBound..<tokens[last].range.upperBound, to: text, tokens[index],
      "the text of a selector is `\(text)`", Self.selectors, where: .tokens)
  }

  /// The contents of a string without interpolations and escapes.
  private func plainText(_ index: Int) -> String? {
    let text = String(decoding: bytes[tokens[index].range], as: UTF8.self)
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 2, !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  private static func isSelector(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_", !text.contains("::") else { return false }
    let hasColons = text.contains(":")
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
      && (!hasColons || text.hasSuffix(":"))
  }

  /// Whether a text is the argument of a function that takes a selector.
  private func isArgument(_ index: Int) -> Bool {
    guard word(index - 1) == ":", ["action", "selector"].contains(word(index - 2) ?? ""),
      [",", ")"].contains(word(index + 1) ?? ""), let open = opening(around: index), word(open) == "(",
      var name = word(open - 1)
    else { return false }
    if name == "init", word(open - 2) == "." { name = word(open - 3) ?? "" }
    guard module?.declared.contains(name) != true else { return false }
    return Self.takers.contains(name) || name.hasSuffix("GestureRecognizer")
  }

  /// The class of the object that a selector is sent to: that of `self`, or of a property.
  private func typeOfTarget(_ index: Int) -> String? {
    let own = type?.type
    guard let open = opening(around: index), word(open) == "(", let close = closing(open) else { return own }
    var target = Self.firstIsTarget.contains(word(open - 1) ?? "") ? open + 1 : nil
    var depth = 0
    for next in open + 1..<close {
      if ["(", "[", "{"].contains(tokens[next].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[next].text) { depth -= 1 }
      if depth == 0, tokens[next].text == "target", word(next + 1) == ":" { target = next + 2 }
    }
    guard let target, word(target) != "nil", word(target) != "self" || word(target + 1) == "." else { return own }
    let name = word(target) == "self" ? target + 2 : target
    guard [",", ")", "!"].contains(word(name + 1) ?? "") else { return nil }
    return word(name).flatMap(typeOfProperty)
  }

  private static let firstIsTarget: Set<String> = ["addTarget", "removeTarget", "addObserver"]

  /// The name, with its labels, of the method that a text names.
  private func method(_ text: String, of type: String) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard let module, let base = parts.first else { return nil }
    guard parts.count > 1 else { return module.has("\(base)()", in: type) ? base : nil }
    let labels = parts.dropFirst().dropLast().map { "\($0):" }.joined()
    if module.has("\(base)(_:\(labels))", in: type) { return "\(base)(_:\(labels))" }
    // Since Swift 3 the first label is a part of the name: `tappedWithSender:`.
    let with = "With"
    guard let end = base.indices.first(where: { base[$0...].hasPrefix(with) }) else { return nil }
    let label = base[end...].dropFirst(with.count)
    guard let first = label.first else { return nil }
    let name = "\(base[..<end])(\(first.lowercased())\(label.dropFirst()):\(labels))"
    return module.has(name, in: type) ? name : nil
  }

  // MARK: Static functions

  /// Whether a `#selector` has the type itself as its target, as in a static function.
  func isOfTypeItself(_ index: Int) -> Bool {
    guard let place = scopes.lastIndex(where: { $0.type != nil }), scopes.indices.contains(place + 1),
      let keyword = tokens[..<scopes[place + 1].opening].lastIndex(where: { ["func", "init", "var"].contains($0.text) }
      ),
      word(keyword) == "func",
      tokens[firstModifier(keyword)..<keyword].contains(where: { ["static", "class"].contains($0.text) }),
      let open = opening(around: index), word(open) == "(", let close = closing(open)
    else { return false }
    return (open + 1..<close).contains { next in
      tokens[next].text == "self" && [",", ")"].contains(word(next + 1) ?? "")
        && (next == open + 1 || word(next - 1) == ":" && word(next - 2) == "target")
    }
  }
}
