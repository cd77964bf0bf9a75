// Previews: those of UIKit are left for Xcode and `touchstone preview`, those of SwiftUI are removed.

extension Porter {
  /// The condition under which a compiler knows `#Preview`: Xcode's, and that of `touchstone preview`.
  static let previewCondition = "#if canImport(DeveloperToolsSupport) || TOUCHSTONE_PREVIEW"

  /// Puts a `#Preview`, with its arguments, its closure and its attributes, under a condition.
  mutating func preview(_ index: Int) {
    guard scopes.isEmpty, !isUnderPreviewCondition(index) else { return }
    var last = index
    if word(last + 1) == "(" { last = closing(last + 1) ?? last }
    if word(last + 1) == "{" { last = closing(last + 1) ?? last }
    guard last > index else { return }
    var start = tokens[firstModifier(index)].range.lowerBound
    let isSeparated = word(last + 1) == ";" && !isNewLine(before: last + 1)
    var end = endOfComment(tokens[isSeparated ? last + 1 : last].range.upperBound)
    while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isSpace(bytes[end]) { end += 1 }
    let startsLine = start == 0 || bytes[start - 1] == newline
    let endsLine = end < bytes.count && bytes[end] == newline
    if endsLine { end += 1 }
    let note = Port.Note(
      line: line(of: tokens[index]), text: "put a `#Preview` under a condition; `touchstone preview` shows it",
      entry: Self.absent)
    let claim = SyntaxClaim(node: .tokens, offset: tokens[index].range.lowerBound)
    proposals.append(
      Proposal(
        claim: claim, range: start..<start, text: (startsLine ? "" : "\n") + Self.previewCondition + "\n", note: note))
    proposals.append(
      Proposal(claim: claim, range: end..<end, text: (endsLine ? "" : "\n") + "#endif\n", note: nil))
  }

  /// Whether a condition that `#Preview` needs is around a token.
  private func isUnderPreviewCondition(_ index: Int) -> Bool {
    var depth = 0
    for place in tokens[..<index].indices.reversed() where tokens[place].kind == .pound {
      switch tokens[place].text {
      case "#endif": depth += 1
      case "#if" where depth > 0: depth -= 1
      case "#if":
        let line = tokens[(place + 1)...].prefix { self.line(of: $0) == self.line(of: tokens[place]) }
        if line.contains(where: { $0.text == "TOUCHSTONE_PREVIEW" }) { return true }
      default: break
      }
    }
    return false
  }

  /// Removes a `PreviewProvider`.
  mutating func previewProvider(_ index: Int) {
    guard scopes.isEmpty, let open = tokens[index...].firstIndex(where: { $0.text == "{" }), let last = closing(open)
    else { return }
    removeDeclaration(
      index, last, "removed a `PreviewProvider`, which needs Xcode", where: .node("\(tokens[index].text)_decl"))
  }

  /// Whether the inherited types of a type include `PreviewProvider`.
  func inheritsPreviewProvider(_ index: Int) -> Bool {
    let header = tokens[index...].prefix { $0.text != "{" }
    return tokens[index].text != "extension" && header.contains { $0.text == "PreviewProvider" }
  }

  private mutating func removeDeclaration(_ index: Int, _ last: Int, _ text: String, where node: SyntaxClaim.Node) {
    let start = tokens[firstModifier(index)].range.lowerBound
    let claim = SyntaxClaim(node: node, offset: tokens[index].range.lowerBound)
    let note = Port.Note(line: line(of: tokens[index]), text: text, entry: Self.absent)
    var range = lines(from: start, to: endOfComment(tokens[last].range.upperBound))
    // Also removes the empty line before the last declaration.
    if range.upperBound == bytes.count, range.lowerBound > 1,
      bytes[(range.lowerBound - 2)..<range.lowerBound] == [newline, newline]
    {
      range = range.lowerBound - 1..<range.upperBound
    }
    proposals.append(Proposal(claim: claim, range: range, text: "", note: note, removesDeclaration: true))
  }
}
