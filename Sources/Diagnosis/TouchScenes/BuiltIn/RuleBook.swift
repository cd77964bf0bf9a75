/// The rules of the semantics, as Docs/Semantics.md and its chapters state them.
///
/// Sentences and logs cite rules by number.
package enum RuleBook {
  /// The title of a rule, such as `Exclusion between recognizers`, or nil if the rule does not exist.
  ///
  /// A condition of a rule has the title of the rule. The chapters are searched with every call.
  package static func title(of number: String) -> String? { section(of: number)?.title }

  /// The title and the text of a rule in one line, without the file that the rule names, or nil if the rule does not
  /// exist.
  ///
  /// A condition of a rule has the text of the rule: `5.1.2.8` that of `5.1.2`. The chapters are searched with every
  /// call.
  package static func text(of number: String) -> String? {
    section(of: number).map { $0.body.isEmpty ? $0.title : "\($0.title). \($0.body)" }
  }

  /// The text of a rule without its title, or nil if the rule does not exist.
  package static func body(of number: String) -> String? { section(of: number)?.body }

  private static func section(of number: String) -> (title: String, body: String)? {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isNumber) }) else { return nil }
    for name in chapters {
      guard let bytes = BuiltInScenes.file(name) else { continue }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if let found = section(under: "### \(number) ", in: lines) { return found }
    }
    return parts.count > 2 ? section(of: parts.dropLast().joined(separator: ".")) : nil
  }

  private static var chapters: [String] { BuiltInScenes.files.filter { $0.hasPrefix("Semantics") } }

  private static func section(
    under heading: String, in lines: [ArraySlice<UInt8>]
  ) -> (title: String, body: String)? {
    guard let start = lines.firstIndex(where: { $0.starts(with: heading.utf8) }) else { return nil }
    let body = lines[(start + 1)...].prefix { $0.first != UInt8(ascii: "#") }
    let words = body.flatMap { $0.split(separator: UInt8(ascii: " ")) }.map { String(decoding: $0, as: UTF8.self) }
    return (
      String(decoding: lines[start].dropFirst(heading.utf8.count), as: UTF8.self),
      words.filter { !$0.hasPrefix("Sources/") }.joined(separator: " ")
    )
  }
}
