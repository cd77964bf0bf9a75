/// Sentences of one kind: the first ones, and the number of further ones.
struct LintFindings {
  /// The maximum number of sentences of a kind.
  static let maximum = 100

  private var kept: [String] = []
  private var omitted = 0

  /// Adds a sentence; evaluates it only if it is kept.
  mutating func add(_ sentence: () -> String) {
    if kept.count < Self.maximum { kept.append(sentence()) } else { omitted += 1 }
  }

  var lines: [String] { omitted == 0 ? kept : kept + ["… and \(omitted) more of this kind"] }

  /// The names as `row1, row2, row3`; of more than twelve the first eight and a count.
  static func row(_ names: [String]) -> String {
    let shown = names.count > 12 ? names.prefix(8) + ["… \(names.count - 8) more"] : names[...]
    return shown.joined(separator: ", ")
  }

  /// The names as `row1, row2, row3 and 2 more`, with at most `maximum` parts.
  static func listed(_ names: [String], maximum: Int = 4) -> String {
    let shown = names.count > maximum ? names.prefix(maximum - 1) + ["\(names.count - maximum + 1) more"] : names[...]
    return shown.count > 1 ? shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1] : names[0]
  }
}
