import SlowSolver
import Testing
import TouchConstraints

/// What the solver finds against the exact solver, and what it finds step by step against from scratch.
///
/// `make fuzz-constraints` does the same with many more.
struct RandomSystemsTests {
  private func load(_ system: SlowSolver.System) -> (ConstraintSystem, [Variable], [ConstraintID]) {
    var solver = ConstraintSystem()
    let variables = system.kinds.map { solver.addVariable($0) }
    for (index, value) in system.given { solver.give(variables[index], value) }
    let constraints = system.constraints.map { solver.add($0) }
    return (solver, variables, constraints)
  }

  @Test(arguments: [(1, 300, 3), (5001, 60, 6)])
  func theSolverFindsWhatExactNumbersSay(first: Int, count: Int, views: Int) {
    for seed in first..<(first + count) {
      var random = RandomSystems(seed: UInt64(seed))
      let width = 1 + random.next(views)
      let system = random.system(views: width, constraints: 1 + random.next(width * 6))
      var (solver, variables, constraints) = load(system)
      _ = solver.solve()
      let difference = SlowSolver.difference(system, solver, variables, constraints)
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test(arguments: 1...30)
  func changesOneByOneGiveWhatFromScratchGives(seed: Int) {
    var random = RandomSystems(seed: UInt64(seed) + 1_000_000)
    let views = 1 + random.next(8)
    var system = random.system(views: views, constraints: 1 + random.next(views * 4))
    var (solver, variables, constraints) = load(system)
    _ = solver.solve()
    for change in 0..<100 {
      let index = constraints.isEmpty ? nil : random.next(constraints.count)
      switch (random.next(6), index) {
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
      default:
        let added = random.constraint(views: views, rank: 10_000 + change)
        system.constraints.append(added)
        constraints.append(solver.add(added))
      }
      _ = solver.solve()
      var (other, others, ids) = load(system)
      _ = other.solve()
      let differing = variables.indices.filter {
        abs(solver.value(variables[$0]) - other.value(others[$0])) > 1e-6
      }
      #expect(differing.isEmpty, "seed \(seed), change \(change)")
      #expect(
        constraints.map { solver.isBroken($0) } == ids.map { other.isBroken($0) }, "seed \(seed), change \(change)")
    }
  }
}
