import SlowSolver
import TouchConstraints

// Compares the solver with the exact one over many random systems; `make fuzz-constraints` runs it optimized.
//
// Arguments: how many systems, of how many views at most, the first number.

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let count = numbers.first ?? 100_000
let views = numbers.count > 1 ? numbers[1] : 8
let first = numbers.count > 2 ? numbers[2] : 1
var (wrong, compared) = (0, 0)
for seed in first..<(first + count) {
  var random = RandomSystems(seed: UInt64(seed))
  let width = 1 + random.next(views)
  let system = random.system(views: width, constraints: 1 + random.next(width * 6))
  var solver = ConstraintSystem()
  let variables = system.kinds.map { solver.addVariable($0) }
  for (index, value) in system.given { solver.give(variables[index], value) }
  let constraints = system.constraints.map { solver.add($0) }
  _ = solver.solve()
  compared += 1
  if let difference = SlowSolver.difference(system, solver, variables, constraints) {
    wrong += 1
    print("seed \(seed): \(difference)")
  }
}
print("\(compared) systems of up to \(views) views, \(wrong) wrong")
if wrong > 0 { fatalError("the solvers differ") }
