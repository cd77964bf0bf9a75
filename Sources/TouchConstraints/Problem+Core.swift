extension Problem {
  /// What is left of a core when equations have taken out what they can.
  struct Reduced {
    var substitutions = Substitutions()
    /// The unknowns that remain, ascending.
    var unknowns: [Int] = []
    /// Sums that are never negative; with the row each comes from, or nil for a size.
    var bounds: [(affine: Affine, row: Int?)] = []
    var wishes: [(affine: Affine, row: Int)] = []
  }

  /// The part of a row that is unknown within a core.
  private func affine(_ row: Int, unknown: Set<Int>) -> Affine {
    var result = Affine(constant: rows[row].constant, terms: [])
    for term in rows[row].terms {
      if unknown.contains(term.variable) {
        result.terms.append(term)
      } else {
        result.constant += term.coefficient * values[term.variable]
      }
    }
    return result
  }

  /// Takes out of a core what its required equations say; nil when they contradict each other.
  func reduce(_ core: Plan.Core) -> Reduced? {
    let unknown = Set(core.variables)
    var result = Reduced()
    var equations: [(affine: Affine, row: Int)] = []
    var eliminatedSizes: [Int] = []
    for row in core.rows {
      var affine = affine(row, unknown: unknown)
      if rows[row].relation == .atMost { affine.negate() }
      if !rows[row].isRequired {
        result.wishes.append((affine, row))
      } else if rows[row].relation == .equal {
        equations.append((affine, row))
      } else {
        result.bounds.append((affine, row))
      }
    }
    // Short ones first: what they say keeps the others short.
    equations.sort { ($0.affine.terms.count, $0.row) < ($1.affine.terms.count, $1.row) }
    for (equation, _) in equations {
      let affine = result.substitutions.resolve(equation)
      let largest = affine.terms.reduce(0) { max($0, abs($1.coefficient)) }
      guard largest > 1e-9 else {
        if abs(affine.constant) > tolerance { return nil }
        continue
      }
      let candidates = affine.terms.filter { abs($0.coefficient) > largest * 1e-3 }
      let chosen = candidates.last { kinds[$0.variable] == .place } ?? candidates[candidates.count - 1]
      var meaning = Affine(constant: -affine.constant / chosen.coefficient, terms: [])
      for term in affine.terms where term.variable != chosen.variable {
        meaning.terms.append((term.variable, -term.coefficient / chosen.coefficient))
      }
      result.substitutions.define(chosen.variable, as: meaning)
      if kinds[chosen.variable] == .size { eliminatedSizes.append(chosen.variable) }
    }
    result.unknowns = core.variables.filter { !result.substitutions.defines($0) }
    for i in result.bounds.indices { result.bounds[i].affine = result.substitutions.resolve(result.bounds[i].affine) }
    for i in result.wishes.indices { result.wishes[i].affine = result.substitutions.resolve(result.wishes[i].affine) }
    for variable in eliminatedSizes {
      let affine = result.substitutions.resolve(.of(variable))
      let isPlain =
        affine.constant >= 0 && affine.terms.allSatisfy { $0.coefficient > 0 && kinds[$0.variable] == .size }
      if !isPlain { result.bounds.append((affine, nil)) }
    }
    var kept: [(affine: Affine, row: Int?)] = []
    for bound in result.bounds {
      if bound.affine.terms.isEmpty {
        if bound.affine.constant < -tolerance { return nil }
      } else {
        kept.append(bound)
      }
    }
    result.bounds = kept
    result.wishes.removeAll { $0.affine.terms.isEmpty }
    return result
  }

  /// Finds the numbers of a core; false when it contradicts itself.
  mutating func solve(_ core: Plan.Core) -> Bool {
    guard var reduced = reduce(core) else { return false }
    if reduced.unknowns.count == 1 {
      guard let value = solveOne(reduced, core) else { return false }
      values[reduced.unknowns[0]] = value
    } else if !reduced.unknowns.isEmpty {
      guard solveMany(reduced, core, &reduced.substitutions) else { return false }
    }
    for variable in core.variables where reduced.substitutions.defines(variable) {
      let affine = reduced.substitutions.resolve(.of(variable))
      values[variable] = affine.terms.reduce(affine.constant) { $0 + $1.coefficient * values[$1.variable] }
      if kinds[variable] == .size { values[variable] = max(values[variable], 0) }
    }
    return true
  }

  /// The wishes of each priority, from the highest, each in the order in which they count.
  func levels(_ reduced: Reduced) -> [[(affine: Affine, row: Int)]] {
    var result: [[(affine: Affine, row: Int)]] = []
    let sorted = reduced.wishes.sorted { (-rows[$0.row].priority, $0.row) < (-rows[$1.row].priority, $1.row) }
    for wish in sorted {
      if let last = result.last?.last, rows[last.row].priority == rows[wish.row].priority {
        result[result.count - 1].append(wish)
      } else {
        result.append([wish])
      }
    }
    return result
  }

  private func solveOne(_ reduced: Reduced, _ core: Plan.Core) -> Double? {
    var reduced = reduced
    let unknown = reduced.unknowns[0]
    var interval = OneUnknown(isSize: kinds[unknown] == .size)
    for (affine, _) in reduced.bounds {
      guard interval.require(affine.terms[0].coefficient, affine.constant) else { return nil }
    }
    func error(_ wish: (affine: Affine, row: Int)) -> OneUnknown.Error {
      OneUnknown.Error(
        factor: wish.affine.terms[0].coefficient, constant: wish.affine.constant,
        isOneSided: rows[wish.row].relation != .equal)
    }
    for level in levels(reduced) {
      guard !interval.isSettled else { break }
      let errors = level.map(error)
      interval.minimize(errors)
      if errors.count > 1 { for error in errors { interval.minimize([error]) } }
    }
    guard !interval.isSettled else { return interval.low }
    // Inequalities hold as equations where something is free (semantics 25.13), then sizes are 0, then places.
    let inequalities =
      (reduced.bounds.compactMap { bound in bound.row.map { (bound.affine, $0) } }
      + reduced.wishes.filter { rows[$0.row].relation != .equal }).sorted { $0.1 < $1.1 }
    for (affine, _) in inequalities {
      let (factor, constant) = (affine.terms[0].coefficient, affine.constant)
      interval.minimize([OneUnknown.Error(factor: -factor, constant: -constant, isOneSided: true)])
    }
    for kind in [Kind.size, .place] {
      for variable in core.variables where kinds[variable] == kind && !interval.isSettled {
        let affine = reduced.substitutions.resolve(.of(variable))
        guard let term = affine.terms.first else { continue }
        interval.minimize([
          OneUnknown.Error(factor: term.coefficient, constant: affine.constant, isOneSided: false)
        ])
      }
    }
    return interval.nearest(to: 0)
  }

  /// The unknowns as columns, and the bounds; nil when they contradict each other.
  func tableau(_ reduced: Reduced) -> (tableau: Tableau, column: [Int: Int], slacks: [(row: Int, variable: Int)])? {
    var tableau = Tableau()
    var column: [Int: Int] = [:]
    for variable in reduced.unknowns {
      column[variable] = tableau.addColumn(kinds[variable] == .size ? .positive : .free)
    }
    var slacks: [(row: Int, variable: Int)] = []
    for (affine, row) in reduced.bounds {
      guard let slack = tableau.require(Problem.translated(affine, column)) else { return nil }
      if let row { slacks.append((row, slack)) }
    }
    return (tableau, column, slacks)
  }

  static func translated(_ affine: Affine, _ column: [Int: Int]) -> Affine {
    Affine(constant: affine.constant, terms: affine.terms.map { (column[$0.variable]!, $0.coefficient) })
  }

  /// Lets the wishes of one priority come as near as they can.
  func grant(
    _ level: [(affine: Affine, row: Int)], _ tableau: inout Tableau, _ column: [Int: Int],
    _ slacks: inout [(row: Int, variable: Int)], settlesTies: Bool
  ) {
    var errors: [Affine] = []
    var sum = Affine.zero
    var spent: [Int] = []
    for (affine, row) in level {
      let (above, below) = tableau.split(Problem.translated(affine, column))
      var error = Affine.of(below)
      spent.append(below)
      if rows[row].relation == .equal {
        error = error.adding(.of(above), times: 1)
        spent.append(above)
      } else {
        slacks.append((row, above))
      }
      errors.append(error)
      sum = sum.adding(error, times: 1)
    }
    tableau.minimize(sum)
    if errors.count > 1, settlesTies { for error in errors { tableau.minimize(error) } }
    if settlesTies { tableau.drop(spent) }
  }

  private mutating func solveMany(_ reduced: Reduced, _ core: Plan.Core, _ substitutions: inout Substitutions) -> Bool {
    guard let start = tableau(reduced) else { return false }
    var (tableau, slacks) = (start.tableau, start.slacks)
    let column = start.column
    for level in levels(reduced) {
      if tableau.isSettled { break }
      grant(level, &tableau, column, &slacks, settlesTies: true)
    }
    // Inequalities hold as equations where something is free (semantics 25.13), then sizes are 0, then places.
    for slack in slacks.sorted(by: { $0.row < $1.row }) {
      if tableau.isSettled { break }
      tableau.minimize(.of(slack.variable))
    }
    for variable in core.variables where kinds[variable] == .size {
      if tableau.isSettled { break }
      tableau.minimize(Problem.translated(substitutions.resolve(.of(variable)), column))
    }
    for variable in core.variables where kinds[variable] == .place {
      if tableau.isSettled { break }
      let (above, below) = tableau.split(Problem.translated(substitutions.resolve(.of(variable)), column))
      tableau.minimize(Affine(constant: 0, terms: [(min(above, below), 1), (max(above, below), 1)]))
      tableau.drop([above, below])
    }
    for variable in reduced.unknowns { values[variable] = tableau.value(column[variable]!) }
    return true
  }
}
