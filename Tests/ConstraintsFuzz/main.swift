import SlowSolver
import TouchConstraints

// Compares the solver with the exact one over many random systems, and its steps with solutions from scratch; `make fuzz-constraints` runs it optimized.
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
  var (solver, variables, constraints) = RandomChanges.load(system)
  _ = solver.solve()
  compared += 1
  if let difference = SlowSolver.difference(system, solver, variables, constraints) {
    wrong += 1
    print("seed \(seed): \(difference)")
  }
}
var changed = 0
for seed in first..<(first + count / 100) {
  var changes = RandomChanges(seed: seed)
  for _ in 0..<100 {
    changed += 1
    guard let difference = changes.step() else { continue }
    wrong += 1
    print("seed \(seed), \(difference)")
    break
  }
}
print("\(changed) changes, each solved from scratch besides")
print("\(compared) systems of up to \(views) views, \(wrong) wrong")
if wrong > 0 { fatalError("the solvers differ") }
