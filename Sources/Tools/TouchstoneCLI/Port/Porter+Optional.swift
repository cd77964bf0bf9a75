import TouchScenes

// Optional methods of an app's protocols, which require the runtime of Objective-C, become methods with default
// implementations.

/// An optional method of a protocol.
struct OptionalMethod {
  /// The name with its labels.
  var signature: String
  /// The declaration without its modifiers.
  var declaration: Range<Int> = 0..<0
  /// The default return value; nil if the method returns nothing.
  var value: String?
  /// The index of the protocol's token `protocol`; nil if the method is not changed.
  var keyword: Int?
}

extension Porter {
  /// Makes an optional method a requirement, if it can have a default implementation.
  ///
  /// The default does nothing, returns nil, or returns the value that all calls assume if the method does not exist.
  mutating func optionalRequirement(_ index: Int) {
    let token = tokens[index]
    let reader = MethodCalls(bytes: bytes, tokens: tokens)
    guard word(index + 1) == "func", let name = word(index + 2), word(index + 3) == "(",
      let (labels, parameters) = reader.labels(index + 3, areCalled: false)
    else {
      return leave(
        token, "an optional requirement: give it a default in an extension of the protocol", Self.delegates)
    }
    let signature = Self.called("\(name)(\(labels))", ofSwift2: isOfSwift2)
    guard let keyword = scopes.last?.protocolKeyword, scopes.count == 1, let close = endOfResult(parameters),
      case let result = tokens[parameters...close].dropFirst(3).map(\.text).joined(),
      case let isNothing = ["", "Void", "()"].contains(result),
      case let isOptional = result.hasSuffix("?") || result.hasSuffix("!"),
      case let value = isNothing ? nil : isOptional ? "nil" : module?.value(ofCalls: signature),
      isNothing || value != nil
    else {
      optionals.append(OptionalMethod(signature: signature))
      return leave(
        token,
        "an optional requirement, whose calls do not agree on a value without it: give it a default in an extension "
          + "of the protocol", Self.delegates)
    }
    remove(token, "removed `optional`: `\(name)` has a default", where: "optional_attr")
    optionals.append(
      OptionalMethod(
        signature: signature, declaration: tokens[index + 1].range.lowerBound..<tokens[close].range.upperBound,
        value: value, keyword: keyword))
  }

  /// The last token of a method's return type, or of its parameters if it returns nothing; nil for other forms.
  private func endOfResult(_ close: Int) -> Int? {
    guard word(close + 1) == "-", word(close + 2) == ">" else {
      return ["throws", "async", "rethrows", "where"].contains(word(close + 1) ?? "") ? nil : close
    }
    var (last, depth) = (close + 2, 0)
    while last + 1 < tokens.count {
      let next = tokens[last + 1]
      let space = bytes[tokens[last].range.upperBound..<next.range.lowerBound]
      if depth == 0, last > close + 2, space.contains(newline) || next.kind == .attribute { break }
      if depth == 0, ["}", ";", "optional", "func", "var"].contains(next.text) { break }
      if ["where", "throws", "async", "Self"].contains(next.text) { return nil }
      if ["(", "["].contains(next.text) { depth += 1 }
      if [")", "]"].contains(next.text) { depth -= 1 }
      last += 1
    }
    return last > close + 2 ? last : nil
  }

  /// The labels with which a method is called: in Swift 2 the first argument had none.
  static func called(_ signature: String, ofSwift2: Bool) -> String {
    guard ofSwift2, let open = signature.firstIndex(of: "("), let colon = signature.firstIndex(of: ":") else {
      return signature
    }
    return signature[...open] + "_" + signature[colon...]
  }

  /// Writes the default implementations after the end of a protocol.
  mutating func giveDefaults(to name: String, _ keyword: Int, after brace: SwiftToken) {
    let methods = optionals.filter { $0.keyword == keyword }
    guard !methods.isEmpty else { return }
    let access = isPublic(keyword) ? "public " : ""
    let end = brace.range.upperBound
    var proposal = Proposal(
      claim: SyntaxClaim(node: .node("protocol"), offset: tokens[keyword].range.lowerBound), range: end..<end,
      text: "\n\nextension \(name) {\n",
      note: Port.Note(
        line: line(of: tokens[keyword]), text: "`\(name)` has defaults for its optional methods",
        entry: Self.delegates))
    // The copies get the names and labels of the requirements.
    for method in methods {
      proposal.copied.append(
        ("  \(access)", method.declaration, " \(method.value.map { "{ \($0) }" } ?? "{}")\n"))
    }
    proposal.copied[proposal.copied.count - 1].after += "}"
    proposals.append(proposal)
  }

  /// Constrains a protocol of Objective-C to classes, which weak references to it require.
  mutating func constrainToClasses(_ keyword: Int) {
    guard isOfObjectiveC(keyword), word(keyword + 2) == "{" else { return }
    let end = tokens[keyword + 1].range.upperBound
    change(
      end..<end, to: ": AnyObject", tokens[keyword], "a protocol of Objective-C is one of classes", Self.delegates,
      where: .node("protocol"))
  }

  /// Makes calls of optional methods ordinary calls, for protocols of these sources and delegates of the kit.
  mutating func callOptionals() {
    let all = optionals + (module?.optionals ?? [])
    let left = Set(all.filter { $0.keyword == nil }.map(\.signature))
    let names = Set(all.map(\.signature)).subtracting(left)
    for call in MethodCalls(bytes: bytes, tokens: tokens).optional {
      let (index, name) = (call.index, tokens[call.index].text)
      let isOfKit = !call.isForced && call.calls(oneOf: Self.kitMethods) && !left.contains(call.signature)
      // A closure in a variable is called without labels.
      let mayBeClosure = call.signature.dropFirst(name.count).allSatisfy { "(_:)".contains($0) } && isVariable(name)
      guard call.calls(oneOf: names) || isOfKit, !mayBeClosure else {
        nameDynamicCall(index)
        continue
      }
      let mark = tokens[index + 1].text
      change(
        tokens[index + 1].range, to: "", tokens[index],
        "`\(name)\(mark)(` is `\(name)(`: the method has a default", Self.delegates, where: .tokens)
      let isOptional = all.first { $0.signature == call.signature }.map { $0.value == nil || $0.value == "nil" }
      if let keyword = binding(of: call), !(isOptional ?? Self.returnsOptional(call.signature)) {
        let start = tokens[keyword].range.lowerBound
        insertSilently("case ", start..<start)
      }
    }
  }

  /// The keyword of `let result = delegate.mayMove?(x)` in a condition whose value is not optional without the mark.
  private func binding(of call: OptionalCall) -> Int? {
    guard !call.isForced, let first = startOfReceiver(call.index), word(first - 1) == "=",
      ["let", "var"].contains(word(first - 3) ?? ""), [",", "if", "guard", "while"].contains(word(first - 4) ?? ""),
      !tokens[first..<call.index].contains(where: { $0.text == "?" }), let close = closing(call.index + 2),
      [",", "{", "else"].contains(word(close + 1) ?? "")
    else { return nil }
    return first - 3
  }

  /// Reports a call of a method of an object whose class is not known, which needs Objective-C.
  private mutating func nameDynamicCall(_ index: Int) {
    let receiver = ["?", "!"].contains(word(index - 2) ?? "") ? index - 3 : index - 2
    guard word(index - 1) == ".", let name = word(receiver), word(receiver - 1) != "." || word(receiver - 2) == "self",
      typeOfProperty(name) == "AnyObject"
    else { return }
    leave(
      tokens[index],
      "`AnyObject` has no methods here: give `\(name)` the type of a protocol with `\(tokens[index].text)`",
      Self.delegates)
  }

  private func isVariable(_ name: String) -> Bool {
    module?.variables.contains(name) == true
      || tokens.indices.dropFirst().contains {
        tokens[$0].text == name && ["var", "let"].contains(tokens[$0 - 1].text)
      }
  }

  /// The words and attributes before a keyword that belong to the same declaration, the nearest first.
  func modifiers(of keyword: Int) -> [String] {
    var found: [String] = []
    var index = keyword - 1
    while index >= 0 {
      if tokens[index].text == ")" {
        // Skips the name in an attribute.
        while index > 0, tokens[index].text != "(" { index -= 1 }
        index -= 1
        guard index >= 0, tokens[index].kind == .attribute else { break }
      }
      let token = tokens[index]
      guard
        token.kind == .attribute
          || token.kind == .word && ["public", "internal", "private", "fileprivate"].contains(token.text)
      else { break }
      found.append(token.text)
      index -= 1
    }
    return found
  }

  private func isPublic(_ keyword: Int) -> Bool { modifiers(of: keyword).contains("public") }

  private func isOfObjectiveC(_ keyword: Int) -> Bool { modifiers(of: keyword).contains("@objc") }

  // MARK: Conditions

  /// Replaces a check for iOS by a check for UIKit.
  mutating func condition(_ index: Int) {
    let end = bytes[tokens[index].range.lowerBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    var next = index + 1
    while next < tokens.count, tokens[next].range.lowerBound < end {
      if word(next) == "os", word(next + 1) == "(", word(next + 2) == "iOS", word(next + 3) == ")" {
        change(
          tokens[next].range.lowerBound..<tokens[next + 3].range.upperBound, to: "canImport(UIKit)", tokens[index],
          "`os(iOS)` is `canImport(UIKit)`", Self.phone, where: .tokens)
        next += 3
      }
      next += 1
    }
  }
}
