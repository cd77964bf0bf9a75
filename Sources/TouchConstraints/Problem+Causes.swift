extension Problem {
  /// The rows of a core that a value rests on: of those that hold exactly, the first ones in the order in which they
  /// count that say the value together.
  func causes(of variable: Int, in core: Plan.Core) -> [Int] { causes(of: [(variable, 1)], in: core) }

  /// The same for a sum of values.
  func causes(of sum: [(variable: Int, coefficient: Double)], in core: Plan.Core) -> [Int] {
    let unknown = Set(core.variables)
    let exact = core.rows.filter { abs(value($0)) <= tolerance }.sorted {
      (-rows[$0].priority, $0) < (-rows[$1].priority, $1)
    }
    // Each kept row was solved for a pivot; beside it, which rows it is made of.
    var kept: [(pivot: Int, terms: [Int: Double], parts: [Int: Double])] = []
    func reduce(_ terms: inout [Int: Double], _ parts: inout [Int: Double]) {
      for row in kept {
        guard let share = terms[row.pivot], share != 0 else { continue }
        for (variable, coefficient) in row.terms { terms[variable, default: 0] -= share * coefficient }
        for (part, coefficient) in row.parts { parts[part, default: 0] -= share * coefficient }
        terms[row.pivot] = nil
      }
      terms = terms.filter { abs($0.value) > 1e-9 }
    }
    for row in exact {
      var terms: [Int: Double] = [:]
      for term in rows[row].terms where unknown.contains(term.variable) { terms[term.variable] = term.coefficient }
      var parts = [row: 1.0]
      reduce(&terms, &parts)
      guard let pivot = terms.keys.sorted().last else { continue }
      let factor = 1 / terms[pivot]!
      kept.append((pivot, terms.mapValues { $0 * factor }, parts.mapValues { $0 * factor }))
    }
    var (terms, parts): ([Int: Double], [Int: Double]) = ([:], [:])
    for term in sum { terms[term.variable, default: 0] += term.coefficient }
    reduce(&terms, &parts)
    return parts.filter { abs($0.value) > 1e-9 }.keys.sorted()
  }

  /// Whether a variable of a core could have another value while the wishes of each priority come as near together.
  func isOpen(_ variable: Int, in core: Plan.Core) -> Bool {
    guard var reduced = reduce(core) else { return false }
    let affine = reduced.substitutions.resolve(.of(variable))
    guard !affine.terms.isEmpty, let start = tableau(reduced) else { return false }
    var (tableau, slacks) = (start.tableau, start.slacks)
    let column = start.column
    for level in levels(reduced) { grant(level, &tableau, column, &slacks, settlesTies: false) }
    guard !tableau.isSettled else { return false }
    let sum = Problem.translated(affine, column)
    var (least, greatest) = (tableau, tableau)
    guard least.minimize(sum), greatest.minimize(Affine.zero.adding(sum, times: -1)) else { return true }
    return greatest.value(sum) - least.value(sum) > tolerance
  }
}
