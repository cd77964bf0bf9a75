extension Network {
  /// The rest of a core after elimination by its equations.
  struct Reduced {
    var substitutions = Substitutions()
    /// The remaining unknowns, ascending.
    var unknowns: [Int] = []
    /// Sums that must not be negative, with the index of the row in the core, or nil for a size.
    var bounds: [(affine: Affine, place: Int?)] = []
    var optionals: [(affine: Affine, place: Int)] = []
  }

  /// Returns a row as a sum of the open variables of its unit.
  func affine(_ row: Int) -> Affine {
    var result = Affine(constant: rows[row].constant, terms: [])
    for place in rows[row].terms {
      let (variable, coefficient) = (Int(terms[place].variable), terms[place].coefficient)
      if slots[variable].state == .open {
        result.terms.append((variable, coefficient))
      } else {
        result.constant += coefficient * slots[variable].value
      }
    }
    return result
  }

  /// Eliminates unknowns by the required equations of a core; returns nil if they contradict each other.
  func reduce(_ core: Unit.Core) -> Reduced? {
    var result = Reduced()
    var equations: [(affine: Affine, place: Int)] = []
    var eliminatedSizes: [Int] = []
    for (place, row) in core.rows.enumerated() {
      var affine = affine(row)
      if rows[row].relation == .atMost { affine.negate() }
      if !rows[row].isRequired {
        result.optionals.append((affine, place))
      } else if rows[row].relation == .equal {
        equations.append((affine, place))
      } else {
        result.bounds.append((affine, place))
      }
    }
    // Short equations first: they keep the others short.
    equations.sort { ($0.affine.terms.count, $0.place) < ($1.affine.terms.count, $1.place) }
    for (equation, _) in equations {
      let affine = result.substitutions.resolve(equation)
      let largest = affine.terms.reduce(0) { max($0, abs($1.coefficient)) }
      guard largest > 1e-9 else {
        if abs(affine.constant) > tolerance { return nil }
        continue
      }
      let candidates = affine.terms.filter { abs($0.coefficient) > largest * 1e-3 }
      let chosen = candidates.last { slots[$0.variable].kind == .place } ?? candidates[candidates.count - 1]
      var meaning = Affine(constant: -affine.constant / chosen.coefficient, terms: [])
      for term in affine.terms where term.variable != chosen.variable {
        meaning.terms.append((term.variable, -term.coefficient / chosen.coefficient))
      }
      result.substitutions.define(chosen.variable, as: meaning)
      if slots[chosen.variable].kind == .size { eliminatedSizes.append(chosen.variable) }
    }
    result.unknowns = core.variables.filter { !result.substitutions.defines($0) }
    for i in result.bounds.indices { result.bounds[i].affine = result.substitutions.resolve(result.bounds[i].affine) }
    for i in result.optionals.indices {
      result.optionals[i].affine = result.substitutions.resolve(result.optionals[i].affine)
    }
    for variable in eliminatedSizes {
      let affine = result.substitutions.resolve(.of(variable))
      let isPlain =
        affine.constant >= 0 && affine.terms.allSatisfy { $0.coefficient > 0 && slots[$0.variable].kind == .size }
      if !isPlain { result.bounds.append((affine, nil)) }
    }
    var kept: [(affine: Affine, place: Int?)] = []
    for bound in result.bounds {
      if bound.affine.terms.isEmpty {
        if bound.affine.constant < -tolerance { return nil }
      } else {
        kept.append(bound)
      }
    }
    result.bounds = kept
    result.optionals.removeAll { $0.affine.terms.isEmpty }
    return result
  }

  /// Solves a core; returns false if it contradicts itself.
  mutating func solve(_ core: Unit.Core) -> Bool {
    guard var reduced = reduce(core) else { return false }
    if reduced.unknowns.count == 1 {
      guard let value = solveOne(reduced, core) else { return false }
      put(value, in: reduced.unknowns[0])
    } else if !reduced.unknowns.isEmpty {
      guard solveMany(reduced, core, &reduced.substitutions) else { return false }
    }
    for variable in core.variables where reduced.substitutions.defines(variable) {
      let affine = reduced.substitutions.resolve(.of(variable))
      let value = affine.terms.reduce(affine.constant) { $0 + $1.coefficient * slots[$1.variable].value }
      put(slots[variable].kind == .size ? max(value, 0) : value, in: variable)
    }
    return true
  }

  /// Returns the optional constraints by descending priority, each level in order of precedence.
  func levels(_ reduced: Reduced, _ core: Unit.Core) -> [[(affine: Affine, place: Int)]] {
    var result: [[(affine: Affine, place: Int)]] = []
    func priority(_ place: Int) -> Double { rows[core.rows[place]].priority }
    let sorted = reduced.optionals.sorted { (-priority($0.place), $0.place) < (-priority($1.place), $1.place) }
    for optional in sorted {
      if let last = result.last?.last, priority(last.place) == priority(optional.place) {
        result[result.count - 1].append(optional)
      } else {
        result.append([optional])
      }
    }
    return result
  }

  private func solveOne(_ reduced: Reduced, _ core: Unit.Core) -> Double? {
    var reduced = reduced
    let unknown = reduced.unknowns[0]
    var interval = OneUnknown(isSize: slots[unknown].kind == .size)
    for (affine, _) in reduced.bounds {
      guard interval.require(affine.terms[0].coefficient, affine.constant) else { return nil }
    }
    func error(_ optional: (affine: Affine, place: Int)) -> OneUnknown.Error {
      OneUnknown.Error(
        factor: optional.affine.terms[0].coefficient, constant: optional.affine.constant,
        isOneSided: rows[core.rows[optional.place]].relation != .equal)
    }
    for level in levels(reduced, core) {
      guard !interval.isSettled else { break }
      let errors = level.map(error)
      interval.minimize(errors)
      if errors.count > 1 { for error in errors { interval.minimize([error]) } }
    }
    guard !interval.isSettled else { return interval.low }
    // Inequalities are treated as equations where something is free (semantics 25.13), then sizes are 0, then
    // positions.
    let inequalities =
      (reduced.bounds.compactMap { bound in bound.place.map { (bound.affine, $0) } }
      + reduced.optionals.filter { rows[core.rows[$0.place]].relation != .equal }).sorted { $0.1 < $1.1 }
    for (affine, _) in inequalities {
      let (factor, constant) = (affine.terms[0].coefficient, affine.constant)
      interval.minimize([OneUnknown.Error(factor: -factor, constant: -constant, isOneSided: true)])
    }
    for kind in [Variable.Kind.size, .place] {
      for variable in core.variables where slots[variable].kind == kind && !interval.isSettled {
        let affine = reduced.substitutions.resolve(.of(variable))
        guard let term = affine.terms.first else { continue }
        interval.minimize([
          OneUnknown.Error(factor: term.coefficient, constant: affine.constant, isOneSided: false)
        ])
      }
    }
    return interval.nearest(to: 0)
  }

  /// Returns a tableau with the unknowns as columns, and the bounds; nil if they contradict each other.
  func tableau(_ reduced: Reduced) -> (tableau: Tableau, column: [Int: Int], slacks: [(place: Int, variable: Int)])? {
    var tableau = Tableau()
    var column: [Int: Int] = [:]
    for variable in reduced.unknowns {
      column[variable] = tableau.addColumn(slots[variable].kind == .size ? .positive : .free)
    }
    var slacks: [(place: Int, variable: Int)] = []
    for (affine, place) in reduced.bounds {
      guard let slack = tableau.require(Network.translated(affine, column)) else { return nil }
      if let place { slacks.append((place, slack)) }
    }
    return (tableau, column, slacks)
  }

  static func translated(_ affine: Affine, _ column: [Int: Int]) -> Affine {
    Affine(constant: affine.constant, terms: affine.terms.map { (column[$0.variable]!, $0.coefficient) })
  }

  /// Satisfies the constraints of one priority as closely as possible.
  func grant(
    _ level: [(affine: Affine, place: Int)], of core: Unit.Core, _ tableau: inout Tableau, _ column: [Int: Int],
    _ slacks: inout [(place: Int, variable: Int)], settlesTies: Bool
  ) {
    var errors: [Affine] = []
    var sum = Affine.zero
    var spent: [Int] = []
    for (affine, place) in level {
      let (above, below) = tableau.split(Network.translated(affine, column))
      var error = Affine.of(below)
      spent.append(below)
      if rows[core.rows[place]].relation == .equal {
        error = error.adding(.of(above), times: 1)
        spent.append(above)
      } else {
        slacks.append((place, above))
      }
      errors.append(error)
      sum = sum.adding(error, times: 1)
    }
    tableau.minimize(sum)
    if errors.count > 1, settlesTies { for error in errors { tableau.minimize(error) } }
    if settlesTies { tableau.drop(spent) }
  }

  private mutating func solveMany(_ reduced: Reduced, _ core: Unit.Core, _ substitutions: inout Substitutions) -> Bool {
    guard let start = tableau(reduced) else { return false }
    var (tableau, slacks) = (start.tableau, start.slacks)
    let column = start.column
    for level in levels(reduced, core) {
      if tableau.isSettled { break }
      grant(level, of: core, &tableau, column, &slacks, settlesTies: true)
    }
    // Inequalities are treated as equations where something is free (semantics 25.13), then sizes are 0, then
    // positions.
    for slack in slacks.sorted(by: { $0.place < $1.place }) {
      if tableau.isSettled { break }
      tableau.minimize(.of(slack.variable))
    }
    for variable in core.variables where slots[variable].kind == .size {
      if tableau.isSettled { break }
      tableau.minimize(Network.translated(substitutions.resolve(.of(variable)), column))
    }
    for variable in core.variables where slots[variable].kind == .place {
      if tableau.isSettled { break }
      let (above, below) = tableau.split(Network.translated(substitutions.resolve(.of(variable)), column))
      tableau.minimize(Affine(constant: 0, terms: [(min(above, below), 1), (max(above, below), 1)]))
      tableau.drop([above, below])
    }
    for variable in reduced.unknowns { put(tableau.value(column[variable]!), in: variable) }
    return true
  }
}
