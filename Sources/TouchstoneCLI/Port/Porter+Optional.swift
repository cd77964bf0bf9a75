import TouchScenes

// Optional methods of a program's own protocols, which need the runtime of Objective-C, become methods with defaults.

/// A method that a protocol leaves optional, and that returns nothing.
struct OptionalMethod {
  var name: String
  /// The declaration without its modifiers.
  var text: String
  /// The token `protocol` of the protocol; nil where the method is left as it is.
  var keyword: Int?
}

extension Porter {
  /// Makes an optional method one that the protocol demands, if a default that does nothing can stand for it.
  mutating func optionalRequirement(_ index: Int) {
    let token = tokens[index]
    guard let keyword = scopes.last?.protocolKeyword, scopes.count == 1, word(index + 1) == "func",
      let name = word(index + 2), word(index + 3) == "(", let parameters = closing(index + 3),
      case let close = endOfNothing(parameters),
      !["-", "->", "throws", "async", "rethrows", "where"].contains(word(close + 1) ?? "")
    else {
      if word(index + 1) == "func", let name = word(index + 2) {
        optionals.append(OptionalMethod(name: name, text: "", keyword: nil))
      }
      return leave(
        token, "an optional requirement: give it a default in an extension of the protocol", Self.delegates)
    }
    remove(token, "removed `optional`: `\(name)` has a default", where: "optional_attr")
    let text = bytes[tokens[index + 1].range.lowerBound..<tokens[close].range.upperBound]
    optionals.append(OptionalMethod(name: name, text: String(decoding: text, as: UTF8.self), keyword: keyword))
  }

  /// The end of `-> Void` or `-> ()` behind parameters, if that is there; else that of the parameters.
  private func endOfNothing(_ close: Int) -> Int {
    let arrow = word(close + 1) == "->" ? close + 2 : word(close + 1) == "-" && word(close + 2) == ">" ? close + 3 : nil
    guard let arrow else { return close }
    if word(arrow) == "Void" { return arrow }
    return word(arrow) == "(" && word(arrow + 1) == ")" ? arrow + 1 : close
  }

  /// Writes the defaults behind a protocol that ends.
  mutating func giveDefaults(to name: String, _ keyword: Int, after brace: SwiftToken) {
    let methods = optionals.filter { $0.keyword == keyword }
    guard !methods.isEmpty else { return }
    let access = isPublic(keyword) ? "public " : ""
    let body = methods.map { "  \(access)\($0.text) {}\n" }.joined()
    let end = brace.range.upperBound
    change(
      end..<end, to: "\n\nextension \(name) {\n\(body)}", tokens[keyword],
      "`\(name)` has defaults for its optional methods", Self.delegates, where: .node("protocol"))
  }

  /// A protocol of Objective-C is one of classes, which references to it count on.
  mutating func constrainToClasses(_ keyword: Int) {
    guard isOfObjectiveC(keyword), word(keyword + 2) == "{" else { return }
    let end = tokens[keyword + 1].range.upperBound
    change(
      end..<end, to: ": AnyObject", tokens[keyword], "a protocol of Objective-C is one of classes", Self.delegates,
      where: .node("protocol"))
  }

  /// Calls optional methods as others are called.
  mutating func callOptionals() {
    let left = Set(optionals.filter { $0.keyword == nil }.map(\.name))
    let names = Set(optionals.map(\.name)).subtracting(left)
    for index in tokens.indices.dropFirst() where names.contains(tokens[index].text) {
      let name = tokens[index].text
      guard word(index - 1) == ".", word(index + 1) == "?", word(index + 2) == "(", !isVariable(name),
        tokens[index + 1].range.lowerBound == tokens[index].range.upperBound
      else { continue }
      change(
        tokens[index + 1].range, to: "", tokens[index], "`\(name)?(` is `\(name)(`: the method has a default",
        Self.delegates, where: .tokens)
    }
  }

  private func isVariable(_ name: String) -> Bool {
    tokens.indices.dropFirst().contains { tokens[$0].text == name && ["var", "let"].contains(tokens[$0 - 1].text) }
  }

  /// The words and attributes before a keyword that belong to the same declaration, the nearest first.
  private func modifiers(of keyword: Int) -> [String] {
    var found: [String] = []
    var index = keyword - 1
    while index >= 0 {
      if tokens[index].text == ")" {
        // The name in an attribute.
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

  /// A condition that asks for iOS asks for UIKit instead.
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
