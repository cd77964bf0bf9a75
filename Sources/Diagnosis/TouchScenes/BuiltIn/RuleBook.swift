/// The rules of the semantics as Docs/Semantics.md and its chapters say them: sentences and logs cite them by number.
package enum RuleBook {
  /// What a rule says, in one line, without the file in which its number stands; nil where there is no such rule.
  ///
  /// A condition of a rule counts as the rule: `5.1.2.8` is found as `5.1.2`. The chapters are searched with every call.
  package static func text(of number: String) -> String? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { return nil }
    for name in chapters {
      guard let bytes = BuiltInScenes.file(name) else { continue }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if let found = text(under: "### \(number)", in: lines) { return found }
    }
    return parts.count > 2 ? text(of: parts.dropLast().joined(separator: ".")) : nil
  }

  private static var chapters: [String] { BuiltInScenes.files.filter { $0.hasPrefix("Semantics") } }

  private static func text(under heading: String, in lines: [ArraySlice<UInt8>]) -> String? {
    guard let start = lines.firstIndex(where: { $0.elementsEqual(heading.utf8) }) else { return nil }
    let body = lines[(start + 1)...].prefix { $0.first != UInt8(ascii: "#") }
    let words = body.flatMap { $0.split(separator: UInt8(ascii: " ")) }.map { String(decoding: $0, as: UTF8.self) }
    return words.filter { !$0.hasPrefix("Sources/") }.joined(separator: " ")
  }
}
