// Overrides in extensions, which need the runtime of Objective-C, move into their class.

extension Porter {
  /// Moves an override out of an extension into its class if that stands in the same source, and names it else.
  mutating func overrideInExtension(_ index: Int) {
    guard let close = closeOfClass(), let access = accessOfExtension(around: index), let member = member(of: index)
    else {
      return leave(tokens[index], "an override in an extension of a class: move it into the class", Self.swift5)
    }
    let brace = tokens[close].range.lowerBound
    let claim = SyntaxClaim(node: .node("override_attr"), offset: tokens[index].range.lowerBound)
    let isFirst = !proposals.contains {
      $0.moved != nil && $0.range.lowerBound <= brace && $0.range.upperBound >= brace
    }
    let spaces = bytes[..<brace].reversed().prefix { isSpace($0) }.count
    let (start, before) = (brace - spaces, bytes[..<(brace - spaces)].last)
    let opens = bytes[..<start].last { !isSpace($0) && $0 != newline } == UInt8(ascii: "{")
    let isAlone = before == newline
    let place = isAlone ? start : brace
    let note = Port.Note(
      line: line(of: tokens[index]), text: "moved an override out of an extension into its class", entry: Self.swift5)
    proposals.append(
      Proposal(claim: claim, range: lines(from: member.lowerBound, to: member.upperBound), text: "", note: nil))
    if access == "public", !isPublicMember(index) {
      let here = tokens[index].range.lowerBound
      proposals.append(Proposal(claim: claim, range: here..<here, text: "public ", note: nil))
    }
    proposals.append(
      Proposal(
        claim: claim, range: place..<place, text: isFirst && isAlone && opens ? "" : "\n", note: note, moved: member))
  }

  /// The brace that closes the class of the extension around; nil unless the source has it once, under no condition.
  private func closeOfClass() -> Int? {
    guard let name = scopes.last?.type, scopes.count == 1 else { return nil }
    var (depth, conditions, found): (Int, Int, [Int]) = (0, 0, [])
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case "#if": conditions += 1
      case "#endif": conditions -= 1
      case "class" where word(index + 1) == name:
        guard depth == 0, conditions == 0 else { return nil }
        found.append(index)
      default: break
      }
    }
    guard found.count == 1, var open = found.first else { return nil }
    while open < tokens.count, tokens[open].text != "{" { open += 1 }
    return open < tokens.count ? closing(open) : nil
  }

  /// What stands before `extension`, empty for nothing; nil for one with a `where`, or that is private or conditional.
  private func accessOfExtension(around index: Int) -> String? {
    var first = index
    var conditions = 0
    for token in tokens[..<index] where token.kind == .pound {
      if token.text == "#if" { conditions += 1 }
      if token.text == "#endif" { conditions -= 1 }
    }
    while first > 0, tokens[first].text != "extension" || tokens[first - 1].text == "." { first -= 1 }
    let header = tokens[first..<index].prefix { $0.text != "{" }
    guard conditions == 0, !header.contains(where: { $0.text == "where" }) else { return nil }
    let before = modifiers(of: first)
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
  private func firstModifier(_ index: Int) -> Int {
    var first = index
    while first > 0 {
      var before = first - 1
      if tokens[before].text == ")" {
        while before > 0, tokens[before].text != "(" { before -= 1 }
        guard before > 0, tokens[before - 1].kind == .attribute else { break }
        before -= 1
      }
      let token = tokens[before]
      guard token.kind == .attribute || token.kind == .word && Self.isModifier(token.text) else { break }
      first = before
    }
    return first
  }

  /// The lines of a member with the comments right above it; nil if something else stands in them.
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

  /// The beginning of the comments that end in the line above a place; headings of sections stay.
  private func startOfComments(above place: Int) -> Int {
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
