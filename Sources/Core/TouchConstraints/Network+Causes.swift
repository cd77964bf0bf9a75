extension Network {
  /// Returns the rows of a core that determine a value: of the exactly satisfied rows, the first ones by precedence
  /// that together imply the value.
  func causes(of variable: Int, in core: Unit.Core) -> [Int] { causes(of: [(variable, 1)], in: core) }

  /// Returns the rows that determine a sum of values.
  func causes(of sum: [(variable: Int, coefficient: Double)], in core: Unit.Core) -> [Int] {
    let unknown = Set(core.variables)
    let exact = core.rows.enumerated().filter { abs(value($0.element)) <= tolerance }.sorted {
      (-rows[$0.element].priority, $0.offset) < (-rows[$1.element].priority, $1.offset)
    }
    // Each kept row was solved for a pivot; `parts` records the rows it is composed of.
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
    for (_, row) in exact {
      var terms: [Int: Double] = [:]
      for place in rows[row].terms {
        let term = self.terms[place]
        if unknown.contains(Int(term.variable)) { terms[Int(term.variable)] = term.coefficient }
      }
      var parts = [row: 1.0]
      reduce(&terms, &parts)
      guard let pivot = terms.keys.sorted().last else { continue }
      let factor = 1 / terms[pivot]!
      kept.append((pivot, terms.mapValues { $0 * factor }, parts.mapValues { $0 * factor }))
    }
    var (terms, parts): ([Int: Double], [Int: Double]) = ([:], [:])
    for term in sum { terms[term.variable, default: 0] += term.coefficient }
    reduce(&terms, &parts)
    return Array(parts.filter { abs($0.value) > 1e-9 }.keys)
  }

  /// Whether a variable of a core could have another value while the constraints of each priority are satisfied equally
  /// well.
  func isOpen(_ variable: Int, in core: Unit.Core) -> Bool {
    guard var reduced = reduce(core) else { return false }
    let affine = reduced.substitutions.resolve(.of(variable))
    guard !affine.terms.isEmpty, let start = tableau(reduced) else { return false }
    var (tableau, slacks) = (start.tableau, start.slacks)
    let column = start.column
    for level in levels(reduced, core) { grant(level, of: core, &tableau, column, &slacks, settlesTies: false) }
    guard !tableau.isSettled else { return false }
    let sum = Network.translated(affine, column)
    var (minimum, greatest) = (tableau, tableau)
    guard minimum.minimize(sum), greatest.minimize(Affine.zero.adding(sum, times: -1)) else { return true }
    return greatest.value(sum) - minimum.value(sum) > tolerance
  }
}
