/// A connected part of a system with its plan: what has to be looked at together, and nothing more.
struct Component: Sendable {
  var problem: Problem
  private var plan: Plan
  /// The variable of the system behind each local one, ascending.
  let variables: [Int]
  /// The constraint of the system behind each row.
  let constraints: [Int]
  /// Rows that were given up, in the order in which they were.
  private(set) var broken: [Int] = []
  /// Local variables that have another value than before the last solving.
  private(set) var changed: [Int] = []

  init(_ problem: Problem, variables: [Int], constraints: [Int]) {
    self.problem = problem
    self.variables = variables
    self.constraints = constraints
    plan = Plan(problem)
  }

  /// Finds all values anew.
  mutating func solve() {
    let before = problem.values
    broken = []
    for row in problem.rows.indices { problem.rows[row].isBroken = false }
    plan = Plan(problem)
    while !perform(&problem, plan) {
      guard let victim = firstContradiction() else { break }
      problem.rows[victim].isBroken = true
      broken.append(victim)
      plan = Plan(problem)
    }
    changed = problem.values.indices.filter { abs(problem.values[$0] - before[$0]) > 1e-9 }
  }

  private func perform(_ problem: inout Problem, _ plan: Plan) -> Bool {
    for step in plan.steps where !problem.perform(step) { return false }
    return true
  }

  /// Takes other constants and known values and finds what depends on them; everything, if something was given up or
  /// has to be.
  mutating func update(rows: [(row: Int, constant: Double)], known: [(variable: Int, value: Double)]) {
    var due: Set<Int> = []
    var queue = Heap()
    func mark(_ step: Int32) {
      if step >= 0, due.insert(Int(step)).inserted { queue.push(Int(step)) }
    }
    for (row, constant) in rows where problem.rows[row].constant != constant {
      problem.rows[row].constant = constant
      mark(plan.stepOf[row])
    }
    var moved: [Int] = []
    for (variable, value) in known where problem.values[variable] != value {
      problem.values[variable] = value
      moved.append(variable)
      for use in problem.uses[variable] { mark(plan.stepOf[Int(use)]) }
    }
    guard broken.isEmpty else { return solve() }
    while let step = queue.pop() {
      due.remove(step)
      let results = Problem.results(of: plan.steps[step])
      let before = results.map { problem.values[$0] }
      guard problem.perform(plan.steps[step]) else {
        solve()
        // The steps so far have left traces that the comparison does not see.
        changed = Array(problem.values.indices)
        return
      }
      for (variable, old) in zip(results, before) where problem.values[variable] != old {
        if abs(problem.values[variable] - old) > 1e-9 { moved.append(variable) }
        for use in problem.uses[variable] where plan.stepOf[Int(use)] > step { mark(plan.stepOf[Int(use)]) }
      }
    }
    changed = moved
  }

  // MARK: Contradictions

  /// Whether the required rows that are not broken, of the first ones in their order, can hold together.
  private func isPossible(_ keeps: (Int) -> Bool) -> Bool {
    var trial = problem
    for row in trial.rows.indices where !trial.rows[row].isRequired || !keeps(row) { trial.rows[row].isBroken = true }
    let plan = Plan(trial, onlyRequired: true)
    return perform(&trial, plan)
  }

  /// The first required row that contradicts those before it.
  private func firstContradiction() -> Int? {
    let required = problem.rows.indices.filter { problem.rows[$0].isRequired && !problem.rows[$0].isBroken }
    var (possible, impossible) = (0, required.count)
    guard !isPossible({ _ in true }) else { return nil }
    while impossible - possible > 1 {
      let middle = (possible + impossible) / 2
      if isPossible({ $0 <= required[middle - 1] }) { possible = middle } else { impossible = middle }
    }
    return required[impossible - 1]
  }

  /// A smallest set of rows that contradict each other and that a broken row is one of; ascending.
  func contradiction(of victim: Int) -> [Int] {
    let candidates = problem.rows.indices.filter {
      $0 < victim && problem.rows[$0].isRequired && !problem.rows[$0].isBroken
    }
    var without = problem
    for row in without.rows.indices { without.rows[row].isBroken = true }
    func contradicts(_ rows: ArraySlice<Int>) -> Bool {
      var trial = without
      for row in rows { trial.rows[row].isBroken = false }
      trial.rows[victim].isBroken = false
      return !perform(&trial, Plan(trial, onlyRequired: true))
    }
    var needed: [Int] = []
    var rest = candidates[...]
    // The shortest beginning that contradicts ends with one that is needed; what is needed goes to the front.
    while !contradicts(ArraySlice(needed)), contradicts(ArraySlice(needed) + rest) {
      var (possible, impossible) = (0, rest.count)
      while impossible - possible > 1 {
        let middle = (possible + impossible) / 2
        if contradicts(ArraySlice(needed) + rest.prefix(middle)) { impossible = middle } else { possible = middle }
      }
      needed.append(rest[rest.startIndex + impossible - 1])
      rest = rest.prefix(impossible - 1)
    }
    return needed.sorted() + [victim]
  }

  // MARK: Questions

  /// The rows that determine a variable, ascending.
  func determinants(of variable: Int) -> [Int] {
    var (seen, rows): (Set<Int>, Set<Int>) = ([variable], [])
    var open = [variable]
    while let next = open.popLast() {
      var inputs: [Int] = []
      for step in plan.steps where Problem.results(of: step).contains(next) {
        switch step {
        case .derive(let row, let variable), .follow(let row, let variable):
          rows.insert(row)
          inputs = problem.rows[row].terms.map(\.variable).filter { $0 != variable }
        case .core(let core):
          let causes = problem.causes(of: next, in: core)
          rows.formUnion(causes)
          let own = Set(core.variables)
          inputs = causes.flatMap { problem.rows[$0].terms.map(\.variable) }.filter { !own.contains($0) }
        case .check, .free: break
        }
      }
      for input in inputs where problem.kinds[input] != .known && seen.insert(input).inserted { open.append(input) }
    }
    return rows.sorted()
  }

  /// The rows that determine a sum, ascending.
  func determinants(of sum: [(variable: Int, coefficient: Double)]) -> [Int] {
    let rows = Set(sum.flatMap { determinants(of: $0.variable) })
    guard sum.count > 1 else { return rows.sorted() }
    let unknown = Set(rows.flatMap { problem.rows[$0].terms.map(\.variable) }.filter { problem.kinds[$0] != .known })
    return problem.causes(of: sum, in: Plan.Core(variables: unknown.sorted(), rows: rows.sorted()))
  }

  /// Whether a variable could have another value and everything hold as well as it does.
  func isAmbiguous(_ variable: Int) -> Bool {
    for step in plan.steps where Problem.results(of: step).contains(variable) {
      switch step {
      case .free: return true
      case .check: return false
      case .derive(let row, _): return inputs(row, of: variable).contains { isAmbiguous($0) }
      case .follow(let row, _):
        return problem.rows[row].relation != .equal || inputs(row, of: variable).contains { isAmbiguous($0) }
      case .core(let core): return problem.isOpen(variable, in: core)
      }
    }
    return false
  }

  private func inputs(_ row: Int, of variable: Int) -> [Int] {
    problem.rows[row].terms.map(\.variable).filter { $0 != variable && problem.kinds[$0] != .known }
  }
}

/// Numbers of which the least comes out first.
private struct Heap {
  private var items: [Int] = []

  mutating func push(_ item: Int) {
    items.append(item)
    var index = items.count - 1
    while index > 0, items[(index - 1) / 2] > items[index] {
      items.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> Int? {
    guard let least = items.first else { return nil }
    let last = items.removeLast()
    guard !items.isEmpty else { return least }
    items[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < items.count else { return least }
      if child + 1 < items.count, items[child + 1] < items[child] { child += 1 }
      guard items[child] < items[index] else { return least }
      items.swapAt(index, child)
      index = child
    }
  }
}
