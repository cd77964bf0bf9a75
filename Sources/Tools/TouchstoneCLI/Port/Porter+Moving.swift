// Overrides in extensions, which need the runtime of Objective-C, are moved into their class.

extension Porter {
  /// Moves an override from an extension into its class if both are in the same source; otherwise reports it.
  mutating func overrideInExtension(_ index: Int) {
    let isMoved = moveIntoClass(index, .node("override_attr"), "moved an override out of an extension into its class")
    if !isMoved { leave(tokens[index], "an override in an extension of a class: move it into the class", Self.swift5) }
  }

  /// Moves a method or property that a subclass overrides from an extension into its class; otherwise reports it.
  mutating func overriddenInExtension(_ index: Int) {
    guard let type = scopes.last?.type, let signature = signature(of: index),
      module?.overridden.contains("\(type).\(signature)") == true,
      !tokens[firstModifier(index)..<index].contains(where: { $0.text == "override" })
    else { return }
    let isMoved = moveIntoClass(index, .tokens, "moved `\(signature)`, which a subclass overrides, into its class")
    guard !isMoved else { return }
    guard module?.declared.contains(type) == true else {
      return leave(
        tokens[index],
        "`\(signature)` of an extension of `\(type)` is overridden in a subclass, which needs Objective-C: make it a "
          + "requirement of a protocol, or declare it in a class between", Self.swift5)
    }
    leave(
      tokens[index], "`\(signature)` is overridden in a subclass: move it out of the extension into `\(type)`",
      Self.swift5)
  }

  /// The name of the method, with its labels, or of the property that a keyword declares.
  func signature(of keyword: Int) -> String? {
    guard let name = word(keyword + 1), tokens[keyword + 1].kind == .word else { return nil }
    guard word(keyword) == "func" else { return name }
    guard let open = tokens[(keyword + 1)...].firstIndex(where: { ["(", "{"].contains($0.text) }),
      let labels = MethodCalls(bytes: bytes, tokens: tokens).labels(open, areCalled: false)?.labels
    else { return nil }
    return "\(name)(\(labels))"
  }

  /// Moves a member of an extension into the class; returns false if that is not safe.
  private mutating func moveIntoClass(_ index: Int, _ node: SyntaxClaim.Node, _ text: String) -> Bool {
    guard let extended = extensionKeyword(around: index), let close = closeOfClass(extended),
      let access = accessOfExtension(extended, around: index), let member = member(of: index)
    else { return false }
    let brace = tokens[close].range.lowerBound
    let claim = SyntaxClaim(node: node, offset: tokens[index].range.lowerBound)
    let isFirst = !proposals.contains {
      $0.moved != nil && $0.range.lowerBound <= brace && $0.range.upperBound >= brace
    }
    let spaces = bytes[..<brace].reversed().prefix { isSpace($0) }.count
    let (start, before) = (brace - spaces, bytes[..<(brace - spaces)].last)
    let opens = bytes[..<start].last { !isSpace($0) && $0 != newline } == UInt8(ascii: "{")
    let isAlone = before == newline
    let place = isAlone ? start : brace
    let note = Port.Note(line: line(of: tokens[index]), text: text, entry: Self.swift5)
    proposals.append(
      Proposal(claim: claim, range: lines(from: member.lowerBound, to: member.upperBound), text: "", note: nil))
    if access == "public", !isPublicMember(index) {
      let here = tokens[index].range.lowerBound
      proposals.append(Proposal(claim: claim, range: here..<here, text: "public ", note: nil))
    }
    proposals.append(
      Proposal(
        claim: claim, range: place..<place, text: isFirst && isAlone && opens ? "" : "\n", note: note, moved: member))
    return true
  }

  /// The keyword of the extension that contains a token.
  private func extensionKeyword(around index: Int) -> Int? {
    guard scopes.count == 1, scopes.last?.type != nil else { return nil }
    return tokens[..<index].indices.last { tokens[$0].text == "extension" && word($0 - 1) != "." }
  }

  /// The closing brace of the class of an extension; nil unless the source declares the class once, under the same
  /// conditions.
  private func closeOfClass(_ extended: Int) -> Int? {
    guard let name = scopes.last?.type else { return nil }
    let conditions = conditions(at: extended)
    var (depth, found): (Int, [Int]) = (0, [])
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "class" where word(index + 1) == name:
        guard depth == 0 else { return nil }
        if self.conditions(at: index) == conditions { found.append(index) }
      default: break
      }
    }
    guard found.count == 1, var open = found.first else { return nil }
    while open < tokens.count, tokens[open].text != "{" { open += 1 }
    return open < tokens.count ? closing(open) : nil
  }

  /// The `#if` branches around a token, each by the number of its directive.
  private func conditions(at index: Int) -> [Int] {
    var open: [Int] = []
    for directive in tokens[..<index].indices where tokens[directive].kind == .pound {
      switch tokens[directive].text {
      case "#if": open.append(directive)
      case "#elseif", "#else":
        _ = open.popLast()
        open.append(directive)
      case "#endif": _ = open.popLast()
      default: break
      }
    }
    return open
  }

  /// The access level of an extension, or an empty string; nil if it is private or has a `where` clause, or if the
  /// member is inside a condition.
  private func accessOfExtension(_ extended: Int, around index: Int) -> String? {
    let header = tokens[extended..<index].prefix { $0.text != "{" }
    guard conditions(at: extended) == conditions(at: index), !header.contains(where: { $0.text == "where" }) else {
      return nil
    }
    let before = modifiers(of: extended)
    guard !before.contains("private"), !before.contains("fileprivate") else { return nil }
    return before.contains("public") ? "public" : ""
  }

  private func isPublicMember(_ index: Int) -> Bool {
    var near = modifiers(of: firstModifier(index))
    near += tokens[firstModifier(index)..<index].map(\.text)
    near += tokens[(index + 1)...].prefix(3).map(\.text)
    return near.contains("public") || near.contains("open")
  }

  /// The first of the modifiers and attributes before `override`.
  func firstModifier(_ index: Int) -> Int {
    var first = index
    while first > 0 {
      var before = first - 1
      if tokens[before].text == ")" {
        while before > 0, tokens[before].text != "(" { before -= 1 }
        guard before > 0, tokens[before - 1].kind == .attribute else { break }
        before -= 1
      }
      let token = tokens[before]
      guard
        token.kind == .attribute
          || token.kind == .word && (Self.isModifier(token.text) || ["dynamic", "nonisolated"].contains(token.text))
      else { break }
      first = before
    }
    return first
  }

  /// Returns the lines of a member with the comments right above it; nil if they contain anything else.
  private func member(of index: Int) -> Range<Int>? {
    let first = firstModifier(index)
    var (open, depth) = (index + 1, 0)
    while open < tokens.count, !(depth == 0 && tokens[open].text == "{") {
      if ["(", "[", "{"].contains(tokens[open].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[open].text) { depth -= 1 }
      guard depth >= 0 else { return nil }
      open += 1
    }
    guard open < tokens.count, let close = closing(open) else { return nil }
    var start = tokens[first].range.lowerBound
    start -= bytes[..<start].reversed().prefix { isSpace($0) }.count
    guard start == 0 || bytes[start - 1] == newline else { return nil }
    let end = endOfComment(tokens[close].range.upperBound)
    guard bytes[end...].first(where: { !isSpace($0) }) == newline else { return nil }
    return startOfComments(above: start)..<end
  }

  /// The start of the comments that end in the line above a position; headings of sections are not included.
  func startOfComments(above place: Int) -> Int {
    var (start, isInside) = (place, false)
    while start > 0 {
      let above = bytes[..<(start - 1)].lastIndex(of: newline).map { $0 + 1 } ?? 0
      let line = String(decoding: bytes[above..<(start - 1)].drop { isSpace($0) }, as: UTF8.self)
      if isInside {
        isInside = !line.contains("/*")
      } else if line.hasPrefix("//") {
        guard !line.contains("MARK:") else { break }
      } else if line.hasSuffix("*/") {
        guard line.hasPrefix("/*") || !line.contains("/*") else { break }
        isInside = !line.hasPrefix("/*")
      } else {
        break
      }
      start = above
    }
    return start
  }
}
