import TouchConstraints

/// The rules 25.10 to 25.13 and 25.38 once more: simple, exact, slow, and without a line of the solver's.
package struct SlowSolver {
  /// What is solved; variables count from 0.
  package struct System: Sendable {
    package var kinds: [Variable.Kind]
    package var given: [Int: Double]
    /// Sums of variables by index, with the constraint's constant, relation, priority and order.
    package var constraints: [LinearConstraint]

    package init(kinds: [Variable.Kind], given: [Int: Double], constraints: [LinearConstraint]) {
      (self.kinds, self.given, self.constraints) = (kinds, given, constraints)
    }
  }

  package struct Solution: Equatable {
    package var values: [Double]
    /// The indices of broken constraints.
    package var broken: Set<Int>
  }

  private var program = ExactProgram()
  private var parts: [(plus: Int, minus: Int?)] = []

  /// The solution; nil when the exact numbers get too large.
  package static func solve(_ system: System) -> Solution? {
    do {
      let order = system.constraints.indices.sorted { a, b in
        let (x, y) = (system.constraints[a], system.constraints[b])
        return x.isOwn != y.isOwn ? x.isOwn : (x.rank, a) < (y.rank, b)
      }
      var solver = SlowSolver()
      for (index, kind) in system.kinds.enumerated() {
        let isNegative = kind == .place || (system.given[index] ?? 0) < 0
        solver.parts.append((solver.program.addVariable(), isNegative ? solver.program.addVariable() : nil))
        if let value = system.given[index] {
          _ = try solver.program.add(solver.terms([(index, 1)]), equals: Fraction(value))
        }
      }
      var broken: Set<Int> = []
      var slacks: [(order: Int, variable: Int)] = []
      for (place, index) in order.enumerated() where system.constraints[index].priority >= 1000 {
        var trial = solver
        let slack = try trial.require(system.constraints[index])
        if let slack {
          solver = trial
          if slack >= 0 { slacks.append((place, slack)) }
        } else {
          broken.insert(index)
        }
      }
      let preferences = order.enumerated().filter { system.constraints[$0.element].priority < 1000 }
      for priority in Set(preferences.map { system.constraints[$0.element].priority }).sorted(by: >) {
        var errors: [[Int]] = []
        for (place, index) in preferences where system.constraints[index].priority == priority {
          let (error, slack) = try solver.addPreference(system.constraints[index])
          errors.append(error)
          if let slack { slacks.append((place, slack)) }
        }
        try solver.minimize(errors.flatMap { $0 })
        for error in errors { try solver.minimize(error) }
      }
      for slack in slacks.sorted(by: { $0.order < $1.order }) { try solver.minimize([slack.variable]) }
      for kind in [Variable.Kind.size, .place] {
        for (index, part) in solver.parts.enumerated() where system.kinds[index] == kind {
          try solver.minimize([part.plus] + (part.minus.map { [$0] } ?? []))
        }
      }
      let values = try solver.parts.map { part in
        try solver.program.value(part.plus).plus(-(part.minus.map { solver.program.value($0) } ?? .zero)).double
      }
      return Solution(values: values, broken: broken)
    } catch {
      return nil
    }
  }

  private func terms(_ sum: [(Int, Double)]) -> [(Int, Fraction)] {
    sum.flatMap { index, coefficient in
      [(parts[index].plus, Fraction(coefficient))] + (parts[index].minus.map { [($0, -Fraction(coefficient))] } ?? [])
    }
  }

  private func terms(_ constraint: LinearConstraint) -> [(Int, Fraction)] {
    terms(constraint.terms.map { ($0.variable.index, $0.coefficient) })
  }

  /// The slack, -1 for an equation, nil when it cannot hold.
  private mutating func require(_ constraint: LinearConstraint) throws -> Int? {
    var terms = terms(constraint)
    var slack = -1
    if constraint.relation != .equal {
      slack = program.addVariable()
      terms.append((slack, constraint.relation == .atLeast ? -.one : .one))
    }
    return try program.add(terms, equals: -Fraction(constraint.constant)) ? slack : nil
  }

  private mutating func addPreference(_ constraint: LinearConstraint) throws -> (error: [Int], slack: Int?) {
    let (above, below) = (program.addVariable(), program.addVariable())
    let all = terms(constraint) + [(above, -Fraction.one), (below, .one)]
    _ = try program.add(all, equals: -Fraction(constraint.constant))
    switch constraint.relation {
    case .equal: return ([above, below], nil)
    case .atLeast: return ([below], above)
    case .atMost: return ([above], below)
    }
  }

  private mutating func minimize(_ variables: [Int]) throws {
    var cost = [Fraction](repeating: .zero, count: program.width)
    for variable in variables { cost[variable] = .one }
    try program.minimize(cost)
  }
}
