import TouchConstraints

/// A system that is changed step by step, and also solved from scratch after each step.
package struct RandomChanges {
  private var random: RandomSystems
  private let views: Int
  private var system: SlowSolver.System
  private var solver: ConstraintSystem
  private var variables: [Variable]
  private var constraints: [ConstraintID]
  private var changes = 0

  package init(seed: Int) {
    random = RandomSystems(seed: UInt64(seed) + 1_000_000)
    views = 1 + random.next(8)
    system = random.system(views: views, constraints: 1 + random.next(views * 4))
    (solver, variables, constraints) = RandomChanges.load(system)
    _ = solver.solve()
  }

  /// A solver with everything that a system says; not solved yet.
  package static func load(_ system: SlowSolver.System) -> (ConstraintSystem, [Variable], [ConstraintID]) {
    var solver = ConstraintSystem()
    let variables = system.kinds.map { solver.addVariable($0) }
    for (index, value) in system.given { solver.give(variables[index], value) }
    let constraints = system.constraints.map { solver.add($0) }
    return (solver, variables, constraints)
  }

  /// One change more; what differs from the solution from scratch then, or nil.
  package mutating func step() -> String? {
    changes += 1
    let index = constraints.isEmpty ? nil : random.next(constraints.count)
    switch (random.next(7), index) {
    case (0, let index?), (1, let index?):
      system.constraints[index].constant = Double(random.next(200) - 80)
      solver.setConstant(constraints[index], system.constraints[index].constant)
    case (2, let index?):
      solver.remove(constraints.remove(at: index))
      system.constraints.remove(at: index)
    case (3, let index?):
      system.constraints[index].priority = [1000, 750, 250][random.next(3)]
      solver.setPriority(constraints[index], system.constraints[index].priority)
    case (4, _):
      system.given[1] = Double(random.next(400))
      solver.give(variables[1], system.given[1])
    case (5, _):
      // A number that was found is given, or the other way round.
      let place = 2 + random.next(variables.count - 2)
      let isGiven = system.given.removeValue(forKey: place) != nil
      if !isGiven { system.given[place] = Double(random.next(100)) }
      solver.give(variables[place], system.given[place])
    default:
      let added = random.constraint(views: views, rank: 10_000 + changes)
      system.constraints.append(added)
      constraints.append(solver.add(added))
    }
    _ = solver.solve()
    var (other, others, ids) = RandomChanges.load(system)
    _ = other.solve()
    for place in variables.indices where abs(solver.value(variables[place]) - other.value(others[place])) > 1e-6 {
      return
        "change \(changes): variable \(place) is \(solver.value(variables[place])) for \(other.value(others[place]))"
    }
    let broken = [constraints.map { solver.isBroken($0) }, ids.map { other.isBroken($0) }]
    return broken[0] == broken[1] ? nil : "change \(changes): given up are others"
  }
}
