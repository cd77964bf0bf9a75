import TouchConstraints

extension SlowSolver.System {
  /// How far a constraint is from holding with some values.
  func error(_ constraint: LinearConstraint, _ values: [Double]) -> Double {
    let value = constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * values[$1.variable.index] }
    switch constraint.relation {
    case .equal: return abs(value)
    case .atLeast: return max(-value, 0)
    case .atMost: return max(value, 0)
    }
  }
}

extension SlowSolver {
  /// What differs between a solver's numbers and the exact ones; nil when nothing does, or no exact ones can be had.
  ///
  /// Where the constraints leave a place open, which one of several is at the corner is no rule: such a place may be
  /// another as long as every constraint is as near as in the exact solution.
  package static func difference(
    _ system: System, _ solver: ConstraintSystem, _ variables: [Variable], _ constraints: [ConstraintID]
  ) -> String? {
    guard let exact = solve(system) else { return nil }
    let broken = Set(constraints.indices.filter { solver.isBroken(constraints[$0]) })
    if broken != exact.broken { return "given up: \(broken.sorted()) for \(exact.broken.sorted())" }
    let values = variables.map { solver.value($0) }
    for (index, constraint) in system.constraints.enumerated() where !broken.contains(index) {
      let (mine, other) = (system.error(constraint, values), system.error(constraint, exact.values))
      if abs(mine - other) > 1e-6 { return "constraint \(index) is off by \(mine) for \(other)" }
    }
    for index in variables.indices where abs(values[index] - exact.values[index]) > 1e-6 {
      if system.kinds[index] == .place, solver.isAmbiguous(variables[index]) { continue }
      return "variable \(index) is \(values[index]) for \(exact.values[index])"
    }
    return nil
  }
}
