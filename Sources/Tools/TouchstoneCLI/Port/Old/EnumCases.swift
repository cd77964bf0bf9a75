/// The cases of enumerations that sources declare, by tokens.
struct EnumCases {
  /// A case, with the token of its name.
  struct Case {
    var name: String
    var index: Int
    /// Whether its raw value is its name.
    var isText: Bool
    /// Whether the enumeration has a member by the name with a small letter.
    var isTaken: Bool
  }

  /// The names of the enumerations, and of other names for them.
  private(set) var types: Set<String> = []
  private(set) var cases: [Case] = []

  init(_ tokens: [SwiftToken]) {
    func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
    for index in tokens.indices where tokens[index].text == "enum" && word(index - 1) != "." {
      guard let open = (index..<min(index + 60, tokens.count)).first(where: { word($0) == "{" }) else { continue }
      types.insert(word(index + 1))
      let hasText = word(index + 2) == ":" && word(index + 3) == "String"
      var (depth, isInCase, isAtName) = (0, false, false)
      var found: [Case] = []
      var members: Set<String> = []
      for next in open..<tokens.count {
        let token = tokens[next]
        if token.kind == .mark, ["(", "[", "{"].contains(token.text) { depth += 1 }
        if token.kind == .mark, [")", "]", "}"].contains(token.text) {
          depth -= 1
          if depth == 0 { break }
        }
        guard depth == 1 else { continue }
        if ["var", "func", "let", "init", "enum", "struct", "typealias"].contains(token.text) {
          members.insert(word(next + 1))
          isInCase = false
        } else if token.text == "case" {
          (isInCase, isAtName) = (true, true)
        } else if isInCase, token.text == "," {
          isAtName = true
        } else if isInCase, isAtName, token.kind == .word {
          isAtName = false
          found.append(Case(name: token.text, index: next, isText: hasText && word(next + 1) != "=", isTaken: false))
        } else if isInCase, !["=", "\"\"", "(", ")"].contains(token.text), token.kind != .other {
          isInCase = token.kind == .mark
        }
      }
      cases += found.map { found in
        var found = found
        found.isTaken = members.contains(Self.lowered(found.name))
        return found
      }
    }
    for index in tokens.indices where tokens[index].text == "typealias" && word(index + 2) == "=" {
      var last = index + 3
      while word(last + 1) == "." { last += 2 }
      if types.contains(word(last)) { types.insert(word(index + 1)) }
    }
  }

  /// A name whose first capitals are small: `Left` is `left`, `ASCIICapable` is `asciiCapable`.
  static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < name.count ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  /// Words that need backticks as the name of a case.
  static let keywords: Set<String> = [
    "default", "in", "is", "as", "if", "for", "let", "var", "func", "class", "struct", "enum", "case", "switch",
    "return", "break", "continue", "else", "do", "while", "repeat", "public", "private", "internal", "import", "init",
    "self", "super", "static", "true", "false", "nil", "where", "throw", "throws", "try", "catch", "defer", "guard",
    "operator", "protocol", "extension", "subscript", "typealias", "inout", "any",
  ]
}

extension Porter {
  /// Makes the first letters of cases small in a source of Swift 2, where they began with capital letters, in its own
  /// enumerations and wherever cases are used.
  mutating func lowercaseCases() {
    let own = module?.cases ?? []
    for found in EnumCases(tokens).cases where own.contains(found.name) {
      let new = EnumCases.lowered(found.name)
      let name = EnumCases.keywords.contains(new) ? "`\(new)`" : new
      replaceOldName(
        tokens[found.index].range, found.name, new, at: found.index,
        writing: name + (found.isText ? " = \"\(found.name)\"" : ""))
    }
    for (index, token) in tokens.enumerated() where token.kind == .word && word(index - 1) == "." {
      guard let first = token.text.first, first.isUppercase else { continue }
      let isOwn = own.contains(token.text)
      let isCase = isImplicit(index - 1) || isOwn && module?.enumerations.contains(word(index - 2) ?? "") == true
      guard isCase || isQualifiedCase(index), isFree(index), module?.keptCases.contains(token.text) != true,
        isOwn || ![".", "("].contains(word(index + 1) ?? "") || word(index + 1) == "(" && token.text == "Some",
        !proposals.contains(where: { $0.range.overlaps(token.range) }),
        !removals.contains(where: { ($0.first...$0.last).contains(index) })
      else { continue }
      let lowered = EnumCases.lowered(token.text)
      let new =
        isOwn ? lowered : OldMembers.casesOfSwift2[lowered] ?? OldMembers.cases[lowered] ?? Self.kitCase(token.text)
      guard new != token.text else { continue }
      replaceOldName(token.range, token.text, new, at: index)
    }
  }

  /// The present name of a case of the kit; that of the keyboard for addresses has no small letter.
  private static func kitCase(_ name: String) -> String { name == "URL" ? name : EnumCases.lowered(name) }

  /// Whether a name follows a type of the kit, as in `NSTextAlignment.Center`.
  private func isQualifiedCase(_ index: Int) -> Bool {
    guard let type = word(index - 2), word(index - 3) != ".", ![".", "("].contains(word(index + 1) ?? ""),
      ["UI", "NS", "CG", "CA"].contains(type.prefix(2)), type.dropFirst(2).first?.isUppercase == true,
      module?.declared.contains(type) != true
    else { return false }
    return !Self.nestedTypes.contains(word(index) ?? "")
  }

  /// The names of types in types of the kit and of Foundation.
  private static let nestedTypes: Set<String> = Set(
    OldNames.types.values.compactMap { $0.split(separator: ".").dropFirst().last.map(String.init) }
      + OldNames.typesOfSwift2.values.compactMap { $0.split(separator: ".").dropFirst().last.map(String.init) }
      + ["Type", "Protocol", "Name", "Key", "RawValue", "Element", "Index", "Configuration", "Identifier"])
}
