// Names of Swift 2 to 4.1 that became members of types, which are replaced by tables.

extension Porter {
  /// Replaces a name that had another form before Swift 4.2.
  mutating func oldName(_ index: Int) {
    let (token, name) = (tokens[index], tokens[index].text)
    age(index)
    oldMethod(index)
    if word(index - 1) == "." { return oldMember(index) }
    if word(index + 1) == ".", let new = OldNames.accessors["\(name).\(word(index + 2) ?? "")"], isFree(index),
      word(index + 3) == "(", word(index + 4) == ")"
    {
      let range = token.range.lowerBound..<tokens[index + 4].range.upperBound
      replaceOldName(range, "\(name).\(word(index + 2) ?? "")()", new, at: index)
      isOfSwift2 = true
    } else if let new = OldNames.types[name] {
      guard isFree(index) else { return }
      replaceOldName(token.range, name, new, at: index)
      lowercaseMember(after: index)
    } else if let new = OldNames.constants[name] {
      guard isFree(index), !traits(index) else { return }
      let isNumber = name.hasPrefix("UIScrollViewDecelerationRate") && !isDecelerationRate(index)
      replaceOldName(token.range, name, isNumber ? new + ".rawValue" : new, at: index)
    } else if let function = OldNames.functions[name], word(index + 1) == "(", isFree(index) {
      oldCall(index, function)
    } else if let new = OldNames.values[name], word(index + 1) == "(", word(index + 2) == ")", isFree(index) {
      replaceOldName(token.range.lowerBound..<tokens[index + 2].range.upperBound, "\(name)()", new, at: index)
    } else if name == "UIColor", word(index + 1) == "(", word(index + 2) == "colorLiteralRed" {
      replaceOldName(tokens[index + 2].range, "colorLiteralRed", "_colorLiteralRed", at: index + 2)
    } else if name.hasSuffix("AttributedString") {
      emptyText(index)
    }
  }

  /// Gives `NSMutableAttributedString()` a text: Foundation on Linux has no initializer without one.
  private mutating func emptyText(_ index: Int) {
    guard ["NSAttributedString", "NSMutableAttributedString"].contains(tokens[index].text), isFree(index) else {
      return
    }
    let open = word(index + 1) == "." && word(index + 2) == "init" ? index + 3 : index + 1
    guard word(open) == "(", word(open + 1) == ")" else { return }
    change(
      tokens[open].range.lowerBound..<tokens[open + 1].range.upperBound, to: "(string: \"\")", tokens[index],
      "`\(tokens[index].text)` needs a text", Self.foundation, where: .tokens)
  }

  /// Replaces `UIColor.redColor()`, `.redColor()` and `Notification.Name.UIKeyboardWillShow`.
  private mutating func oldMember(_ index: Int) {
    let (token, name) = (tokens[index], tokens[index].text)
    if let new = OldNames.colors[name], word(index + 1) == "(", word(index + 2) == ")", isFree(index),
      word(index - 2) == "UIColor" || isImplicit(index - 1)
    {
      replaceOldName(
        token.range.lowerBound..<tokens[index + 2].range.upperBound, "\(name)()", new, at: index)
      isOfSwift2 = true
    } else if let new = OldNames.notifications[name], isFree(index) {
      var first = index - 1
      if word(first - 1) == "Name", word(first - 2) == ".",
        ["NSNotification", "Notification"].contains(word(first - 3) ?? "")
      {
        first -= 3
      } else if !isImplicit(first) {
        return
      }
      replaceOldName(tokens[first].range.lowerBound..<token.range.upperBound, name, new, at: index)
    }
  }

  /// Whether a point has no receiver, so that the type is inferred.
  func isImplicit(_ point: Int) -> Bool {
    guard point > 0, tokens[point - 1].range.upperBound == tokens[point].range.lowerBound else { return true }
    return tokens[point - 1].kind != .word && ![")", "]", "}", "?", "!"].contains(tokens[point - 1].text)
  }

  /// Whether a name is used and not declared, and is not a label.
  func isFree(_ index: Int) -> Bool {
    let name = tokens[index].text
    // A pattern may begin with a type: `case UITouchPhase.Began`.
    let isPattern = word(index - 1) == "case" && word(index + 1) == "."
    guard
      isPattern
        || !["func", "var", "let", "case", "class", "struct", "enum", "protocol", "typealias", "import"]
          .contains(word(index - 1) ?? "")
    else { return false }
    if word(index + 1) == ":", ["(", ","].contains(word(index - 1) ?? ""), !isKey(index) { return false }
    return module?.declared.contains(name) != true && module?.variables.contains(name) != true
  }

  /// Whether a name before a colon is the key of a dictionary.
  private func isKey(_ index: Int) -> Bool {
    var depth = 0
    for before in tokens[..<index].indices.reversed() where tokens[before].kind == .mark {
      if [")", "]", "}"].contains(tokens[before].text) { depth += 1 }
      if ["(", "[", "{"].contains(tokens[before].text) {
        if depth == 0 { return tokens[before].text == "[" }
        depth -= 1
      }
    }
    return false
  }

  mutating func replaceOldName(
    _ range: Range<Int>, _ old: String, _ new: String, at index: Int, writing text: String? = nil
  ) {
    change(range, to: text ?? new, tokens[index], "`\(old)` is `\(new)`", Self.swift5, where: .tokens)
  }

  /// Replaces a case that began with a capital letter in Swift 2: `UIControlState.Normal`.
  private mutating func lowercaseMember(after index: Int) {
    guard word(index + 1) == ".", let member = word(index + 2), let first = member.first, first.isUppercase,
      !["Key", "Name", "Type", "RawValue"].contains(member)
    else { return }
    let new = first.lowercased() + member.dropFirst()
    change(tokens[index + 2].range, to: new, tokens[index + 2], "`\(member)` is `\(new)`", Self.swift5, where: .tokens)
  }

  // MARK: Functions

  /// Rewrites a call of a C function as a call of an initializer or a method, or as a property.
  private mutating func oldCall(_ index: Int, _ function: OldNames.Function) {
    guard let arguments = arguments(index + 1), arguments.count == function.labels.count, let close = closing(index + 1)
    else { return }
    let (token, name) = (tokens[index], tokens[index].text)
    let note = "`\(name)` is `\(function.name)`"
    if function.isMember {
      let first = tokens[arguments[0]]
      let isPlain = first.allSatisfy { $0.kind == .word || $0.text == "." }
      let call = function.isProperty ? ".\(function.name)" : ".\(function.name)()"
      let (open, end) = (isPlain ? "" : "(", isPlain ? "" : ")")
      // A parenthesis at the start of a line would be a call of the expression before it.
      guard isPlain || !isNewLine(before: index) else { return }
      change(
        token.range.lowerBound..<first[first.startIndex].range.lowerBound, to: open, token, note, Self.swift5,
        where: .tokens)
      let after = tokens[arguments[0].upperBound - 1].range.upperBound
      if arguments.count == 1 {
        insertSilently(end + call, after..<tokens[close].range.upperBound)
      } else {
        let second = tokens[arguments[1].lowerBound].range.lowerBound
        let label = function.labels[1].isEmpty ? "" : function.labels[1] + ": "
        insertSilently("\(end).\(function.name)(\(label)", after..<second)
      }
    } else {
      change(token.range, to: function.name, token, note, Self.swift5, where: .tokens)
    }
    for (number, argument) in arguments.enumerated() where number >= (function.isMember ? 2 : 0) {
      let start = tokens[argument.lowerBound].range.lowerBound
      insertSilently("\(function.labels[number]): ", start..<start)
    }
  }

  mutating func insertSilently(_ text: String, _ range: Range<Int>) {
    proposals.append(
      Proposal(claim: SyntaxClaim(node: .tokens, offset: range.lowerBound), range: range, text: text, note: nil))
  }

  /// The tokens of each argument in parentheses; nil if one has a label, is empty or contains a comment.
  private func arguments(_ open: Int) -> [Range<Int>]? {
    guard let close = closing(open) else { return nil }
    var (found, depth, start): ([Range<Int>], Int, Int) = ([], 0, open + 1)
    for index in open + 1...close {
      let text = tokens[index].text
      if index == close || depth == 0 && text == "," {
        guard start < index, word(start + 1) != ":" || tokens[start].kind != .word else { return nil }
        found.append(start..<index)
        start = index + 1
      }
      if tokens[index].kind == .mark {
        if ["(", "[", "{"].contains(text) { depth += 1 }
        if [")", "]", "}"].contains(text) { depth -= 1 }
      }
    }
    return found
  }
}
