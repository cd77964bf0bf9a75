import TouchConstraints

/// Systems by a number: the same number gives the same system on every machine.
package struct RandomSystems {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  package mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 11) % max(bound, 1)
  }

  /// A row of views with constraints of all kinds: positions and sizes alternate, the first two are given.
  package mutating func system(views: Int, constraints: Int) -> SlowSolver.System {
    var system = SlowSolver.System(
      kinds: (0..<(views + 1) * 2).map { $0 % 2 == 0 ? .place : .size }, given: [0: 0, 1: Double(100 + next(300))],
      constraints: [])
    for rank in 0..<constraints { system.constraints.append(constraint(views: views, rank: rank)) }
    return system
  }

  package mutating func constraint(views: Int, rank: Int) -> LinearConstraint {
    let priorities: [Double] = [1000, 1000, 1000, 999, 750, 750, 500, 250, 250, 50]
    let relation: LinearConstraint.Relation = [.equal, .equal, .atLeast, .atMost][next(4)]
    var terms: [LinearConstraint.Term] = []
    var constant = Double(next(120) - 40)
    let (a, b) = (1 + next(views), next(views + 1))
    func variable(_ index: Int) -> Variable { SlowSolver.variables[index] }
    switch next(6) {
    case 0:  // a width
      terms = [.init(variable(a * 2 + 1), 1)]
      constant = -Double(next(150))
    case 1:  // widths in proportion
      terms = [.init(variable(a * 2 + 1), 1), .init(variable(b * 2 + 1), [-1, -1, -0.5, -2][next(4)])]
      if next(2) == 0 { constant = 0 }
    case 2:  // left edges
      terms = [.init(variable(a * 2), 1), .init(variable(b * 2), -1)]
    case 3:  // one after the other
      terms = [.init(variable(a * 2), 1), .init(variable(b * 2), -1), .init(variable(b * 2 + 1), -1)]
      constant = -8
    case 4:  // right edge to the right edge of another
      terms = [
        .init(variable(a * 2), 1), .init(variable(a * 2 + 1), 1), .init(variable(b * 2), -1),
        .init(variable(b * 2 + 1), -1),
      ]
    default:  // middles
      terms = [
        .init(variable(a * 2), 1), .init(variable(a * 2 + 1), 0.5), .init(variable(b * 2), -1),
        .init(variable(b * 2 + 1), -0.5),
      ]
      if next(2) == 0 { constant = 0 }
    }
    return LinearConstraint(
      terms, constant: constant, relation, priority: priorities[next(priorities.count)], rank: rank,
      isOwn: next(20) == 0)
  }
}

extension SlowSolver {
  /// Names of variables for systems that are not in a solver yet.
  package static let variables: [Variable] = {
    var system = ConstraintSystem()
    return (0..<1024).map { _ in system.addVariable(.place) }
  }()
}
