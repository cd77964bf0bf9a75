// Generators of haptic feedback, which a desktop lacks: removed with their uses, if each is a separate statement.

extension Porter {
  static let generators: Set<String> = [
    "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator", "UINotificationFeedbackGenerator",
    "UIFeedbackGenerator",
  ]

  private static let signals: Set<String> = [
    "prepare", "impactOccurred", "selectionChanged", "notificationOccurred",
  ]

  /// A range of tokens that is a statement or a declaration, with the token that names its effect.
  private typealias Statement = (first: Int, last: Int, name: Int)

  /// Removes generators and their uses; lists those of which a use cannot be removed.
  mutating func removeHaptics() {
    var (found, left): ([Statement], [Int]) = ([], [])
    var variables: [String: [Int]] = [:]
    for index in tokens.indices where Self.generators.contains(tokens[index].text) && isFree(index) {
      // A name in a removed declaration needs no decision.
      if found.contains(where: { ($0.first...$0.last).contains(index) }) { continue }
      if let call = signal(of: index) {
        found.append(call)
      } else if let (name, _) = variable(of: index) {
        variables[name, default: []].append(index)
      } else {
        left.append(index)
      }
    }
    for (name, types) in variables.sorted(by: { $0.key < $1.key }) {
      if let uses = uses(of: name, scopes(of: types)) { found += uses } else { left += types }
    }
    for index in left {
      leave(tokens[index], "`\(tokens[index].text)`: a desktop has no haptics: leave the generator out", Self.phone)
    }
    for statement in found where !removals.contains(where: { $0.first == statement.first }) {
      removals.append(
        StatementRemoval(
          first: statement.first, last: statement.last, name: statement.name,
          note: "removed `\(tokens[statement.name].text)`, because a desktop has no haptics", node: .tokens))
    }
  }

  /// The statement `UIImpactFeedbackGenerator(style: .light).impactOccurred()`.
  private func signal(of type: Int) -> Statement? {
    guard word(type + 1) == "(", let close = closing(type + 1), word(close + 1) == ".",
      let end = endOfSignal(close + 2), isStatement(type, end)
    else { return nil }
    return (type, end, type)
  }

  /// The last token of `impactOccurred()`, beginning at its name.
  private func endOfSignal(_ name: Int) -> Int? {
    guard let text = word(name), Self.signals.contains(text), word(name + 1) == "(" else { return nil }
    return closing(name + 1)
  }

  /// The variable that a generator's type is declared with or assigned to, and its declaration.
  private func variable(of type: Int) -> (name: String, declaration: Statement?)? {
    guard word(type + 1) != "." else { return nil }
    var name = type - 1
    // `name = Type(`, `name: Type`, `name: Type? = Type(`
    guard word(name) == "=" || word(name) == ":" else { return nil }
    name -= 1
    if word(name + 1) == "=" {
      while ["?", "!"].contains(word(name) ?? "") { name -= 1 }
      if word(name - 1) == ":", Self.generators.contains(word(name) ?? "") { name -= 2 }
    }
    guard name > 0, tokens[name].kind == .word else { return nil }
    return (tokens[name].text, declaration(name))
  }

  /// The declaration of a variable, without a value or with a new generator or nil.
  private func declaration(_ name: Int) -> Statement? {
    guard ["let", "var"].contains(word(name - 1) ?? ""),
      !["if", "guard", "while", "case", ","].contains(word(name - 2) ?? "")
    else { return nil }
    var first = name - 1
    while first > 0, Self.isModifier(tokens[first - 1].text) { first -= 1 }
    // An attribute before would belong to the next declaration.
    guard first == 0 || tokens[first - 1].kind != .attribute else { return nil }
    if word(first - 1) == ")", let open = opening(first - 1), open > 0, tokens[open - 1].kind == .attribute {
      return nil
    }
    var end = name
    if word(end + 1) == ":" {
      guard Self.generators.contains(word(end + 2) ?? "") else { return nil }
      end += 2
      if ["?", "!"].contains(word(end + 1) ?? "") { end += 1 }
    }
    if word(end + 1) == "=" {
      guard let value = endOfGenerator(end + 2) else { return nil }
      end = value
    }
    return isStatement(first, end) ? (first, end, name) : nil
  }

  /// The last token of `nil` or of a new generator.
  private func endOfGenerator(_ value: Int) -> Int? {
    if word(value) == "nil" { return value }
    guard Self.generators.contains(word(value) ?? ""), word(value + 1) == "(", let close = closing(value + 1),
      word(close + 1) != "."
    else { return nil }
    return close
  }

  /// The blocks of the functions in which generators are declared; nil if one is declared elsewhere.
  private func scopes(of types: [Int]) -> [ClosedRange<Int>]? {
    var scopes: [ClosedRange<Int>] = []
    for type in types {
      guard let open = brace(around: type), let close = closing(open), !opensType(open) else { return nil }
      scopes.append(open...close)
    }
    return scopes
  }

  /// Whether a brace opens the body of a type.
  private func opensType(_ open: Int) -> Bool {
    for index in tokens[..<open].indices.reversed() {
      if ["{", "}", ";", "func", "init", "var", "let", ")"].contains(tokens[index].text) { return false }
      if ["class", "struct", "enum", "extension", "actor", "protocol"].contains(tokens[index].text) { return true }
    }
    return false
  }

  /// All uses of a variable with a generator, in some blocks or everywhere; nil if one is part of other code.
  private func uses(of variable: String, _ scopes: [ClosedRange<Int>]?) -> [Statement]? {
    var found: [Statement] = []
    for name in tokens.indices where tokens[name].text == variable {
      if let scopes, !scopes.contains(where: { $0.contains(name) }) { continue }
      var first = name
      if word(name - 1) == "." {
        guard word(name - 2) == "self" else { return nil }
        first = name - 2
      }
      if let declaration = declaration(name) {
        found.append(declaration)
        continue
      }
      var next = name + 1
      if ["?", "!"].contains(word(next) ?? "") { next += 1 }
      let end = word(next) == "." ? endOfSignal(next + 1) : word(next) == "=" ? endOfGenerator(next + 1) : nil
      guard let end, isStatement(first, end) else { return nil }
      found.append((first, end, name))
    }
    return found
  }

  /// Whether tokens are one or several whole statements.
  private func isStatement(_ first: Int, _ last: Int) -> Bool {
    let before = word(first - 1) ?? "{"
    let after = word(last + 1) ?? "}"
    let begins =
      ["{", "}", ";"].contains(before)
      || isNewLine(before: first) && !["=", "return", ",", "(", "[", "&", "|", "else", "."].contains(before)
        && !(before == "?" && tokens[first - 1].range.lowerBound > tokens[max(first - 2, 0)].range.upperBound)
    let ends = [";", "}"].contains(after) || isNewLine(before: last + 1) && ![".", "?", "="].contains(after)
    return begins && ends
  }
}
