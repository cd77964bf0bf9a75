import Expectations
import SlowSolver
import Testing
import TouchConstraints

/// What the solver finds against the exact solver, and what it finds step by step against from scratch.
///
/// `make fuzz-constraints` does the same with many more.
struct RandomSystemsTests {
  @Test(arguments: [(1, 300, 3), (5001, 60, 6)])
  func theSolverFindsWhatExactNumbersSay(first: Int, count: Int, views: Int) {
    for seed in first..<(first + count) {
      var random = RandomSystems(seed: UInt64(seed))
      let width = 1 + random.next(views)
      let system = random.system(views: width, constraints: 1 + random.next(width * 6))
      var (solver, variables, constraints) = RandomChanges.load(system)
      _ = solver.solve()
      let difference = SlowSolver.difference(system, solver, variables, constraints)
      expectNil(difference, "seed \(seed)")
    }
  }

  @Test(arguments: 1...30)
  func changesOneByOneGiveWhatFromScratchGives(seed: Int) {
    var changes = RandomChanges(seed: seed)
    for _ in 0..<100 {
      let difference = changes.step()
      expectNil(difference, "seed \(seed)")
    }
  }
}
