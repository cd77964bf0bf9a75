/// Sentences of one kind: the first of them, and how many more there are.
struct LintFindings {
  /// So many sentences of a kind are told; nobody reads more.
  static let most = 100

  private var told: [String] = []
  private var untold = 0

  /// Adds a sentence, which is made only when it is told.
  mutating func add(_ sentence: () -> String) {
    if told.count < Self.most { told.append(sentence()) } else { untold += 1 }
  }

  var lines: [String] { untold == 0 ? told : told + ["… and \(untold) more of this kind"] }

  /// `row1, row2, row3`, and of many the first eight and how many more.
  static func row(_ names: [String]) -> String {
    let shown = names.count > 12 ? names.prefix(8) + ["… \(names.count - 8) more"] : names[...]
    return shown.joined(separator: ", ")
  }

  /// `row1, row2, row3 and 2 more`: at the most so many words.
  static func listed(_ names: [String], most: Int = 4) -> String {
    let shown = names.count > most ? names.prefix(most - 1) + ["\(names.count - most + 1) more"] : names[...]
    return shown.count > 1 ? shown.dropLast().joined(separator: ", ") + " and " + shown[shown.count - 1] : names[0]
  }
}
