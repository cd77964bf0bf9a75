// Previews, which need Xcode: they are removed.

extension Porter {
  /// Removes a `#Preview` with its arguments, its closure and its attributes.
  mutating func preview(_ index: Int) {
    guard scopes.isEmpty else { return }
    var last = index
    if word(last + 1) == "(" { last = closing(last + 1) ?? last }
    if word(last + 1) == "{" { last = closing(last + 1) ?? last }
    guard last > index else { return }
    removeDeclaration(index, last, "removed a `#Preview`, which needs Xcode", where: .tokens)
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
