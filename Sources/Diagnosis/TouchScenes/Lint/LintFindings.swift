/// A conflict that exists before any touch.
package struct LintFinding {
  /// The recognizer or view, and the reason with its rule.
  package let problem: String
  /// The change that cures it; nil if there is not only one.
  package let cure: String?
  /// What happens to the recognizers and controls in `names`.
  package var effect = Effect.other
  /// The names of the losers; empty for other effects.
  package var names: [String] = []

  /// What a conflict does to those that lose.
  package enum Effect: Sendable {
    /// They never win, or hardly ever.
    case loses
    /// No touch reaches them.
    case isUnreachable
    case other
  }

  /// The line of `touchstone lint`.
  package var sentence: String { cure.map { localized("%1$s; cure: %2$s", problem, $0) } ?? problem }
}

/// Findings of one kind: the first ones, and the number of further ones.
struct LintFindings {
  /// The maximum number of findings of a kind.
  static let maximum = 100

  private var kept: [LintFinding] = []
  private var omitted = 0

  /// Adds a finding without a cure; evaluates its text only if it is kept.
  mutating func add(_ effect: LintFinding.Effect = .other, of names: [String] = [], _ problem: () -> String) {
    guard kept.count < Self.maximum else { return omitted += 1 }
    kept.append(LintFinding(problem: problem(), cure: nil, effect: effect, names: names))
  }

  /// Adds a finding; evaluates its texts only if it is kept.
  mutating func add(
    _ effect: LintFinding.Effect = .other, of names: [String] = [], _ problem: () -> String, cure: () -> String
  ) {
    guard kept.count < Self.maximum else { return omitted += 1 }
    kept.append(LintFinding(problem: problem(), cure: cure(), effect: effect, names: names))
  }

  var lines: [LintFinding] {
    omitted == 0
      ? kept : kept + [LintFinding(problem: localized("… and %1$s more of this kind", "\(omitted)"), cure: nil)]
  }

  /// The names as `row1, row2, row3`; of more than twelve the first eight and a count.
  static func row(_ names: [String]) -> String {
    joined(names.count > 12 ? names.prefix(8) + [localized("… %1$s more", "\(names.count - 8)")] : names)
  }

  /// The names as `row1, row2, row3 and 2 more`, with at most `maximum` parts.
  static func listed(_ names: [String], maximum: Int = 4) -> String {
    let more = localized("%1$s more", "\(names.count - maximum + 1)")
    let shown = names.count > maximum ? names.prefix(maximum - 1) + [more] : names
    return shown.count > 1 ? localized("%1$s and %2$s", joined(shown.dropLast()), shown[shown.count - 1]) : names[0]
  }

  /// The names with the comma of the language between them.
  static func joined(_ names: [String]) -> String { names.joined(separator: localized(", ")) }
}
