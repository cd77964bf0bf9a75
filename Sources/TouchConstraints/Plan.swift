/// The order in which the numbers of a problem are found: each step needs only what steps before it found.
struct Plan: Sendable {
  enum Step: Sendable {
    /// The one unknown of a required equation.
    case derive(row: Int, variable: Int)
    /// Every number of the row is found: it holds, or the problem contradicts itself.
    case check(row: Int)
    /// Nothing speaks about the number.
    case free(variable: Int)
    /// Numbers that depend on each other.
    case core(Core)
    /// A place of which only this row speaks; found last, so that it follows the others.
    case follow(row: Int, variable: Int)
  }

  var steps: [Step] = []
  /// The step that a row takes part in; -1 for a wish about numbers that were found without it.
  var stepOf: [Int32]

  struct Core: Sendable {
    var variables: [Int]
    var rows: [Int]
  }

  /// Looks at who speaks of whom, not at numbers.
  ///
  /// - Parameter onlyRequired: whether wishes are left out.
  init(_ problem: Problem, onlyRequired: Bool = false) {
    let rows = problem.rows
    stepOf = Array(repeating: -1, count: rows.count)
    var isFound = problem.kinds.map { $0 == .known }
    let isLive = rows.map { !$0.isBroken && (!onlyRequired || $0.isRequired) }
    var unknown = rows.map { row in row.terms.count { !isFound[$0.variable] } }

    // Forward: equations with one unknown.
    var isUsed = Array(repeating: false, count: rows.count)
    var queue: [Int] = []
    func isReady(_ row: Int) -> Bool {
      isLive[row] && unknown[row] == 1 && rows[row].isRequired && rows[row].relation == .equal
    }
    for row in rows.indices where isReady(row) { queue.append(row) }
    var head = 0
    while head < queue.count {
      let row = queue[head]
      head += 1
      guard unknown[row] == 1, let term = rows[row].terms.first(where: { !isFound[$0.variable] }) else { continue }
      isFound[term.variable] = true
      isUsed[row] = true
      stepOf[row] = Int32(steps.count)
      steps.append(.derive(row: row, variable: term.variable))
      for use in problem.uses[term.variable] {
        unknown[Int(use)] -= 1
        if isReady(Int(use)) { queue.append(Int(use)) }
      }
    }
    for row in rows.indices where isLive[row] && unknown[row] == 0 && !isUsed[row] {
      isUsed[row] = true
      guard rows[row].isRequired else { continue }
      stepOf[row] = Int32(steps.count)
      steps.append(.check(row: row))
    }

    // Backward: places of which one row speaks.
    var speakers = problem.uses.map { uses in uses.count { isLive[Int($0)] && !isUsed[Int($0)] } }
    var followers: [Step] = []
    var peeled: [Int] = []
    var next = problem.kinds.indices.filter { !isFound[$0] && problem.kinds[$0] == .place && speakers[$0] == 1 }
    while let variable = next.popLast() {
      guard !isFound[variable], speakers[variable] == 1,
        let use = problem.uses[variable].first(where: { isLive[Int($0)] && !isUsed[Int($0)] })
      else { continue }
      let row = Int(use)
      isFound[variable] = true
      isUsed[row] = true
      peeled.append(row)
      followers.append(.follow(row: row, variable: variable))
      for term in rows[row].terms where !isFound[term.variable] {
        speakers[term.variable] -= 1
        if speakers[term.variable] == 1, problem.kinds[term.variable] == .place { next.append(term.variable) }
      }
    }

    // What is left falls into parts that know nothing of each other.
    var isVisited = isFound
    for start in problem.kinds.indices where !isVisited[start] {
      isVisited[start] = true
      var core = Core(variables: [start], rows: [])
      var place = 0
      while place < core.variables.count {
        let variable = core.variables[place]
        place += 1
        for use in problem.uses[variable] where isLive[Int(use)] && !isUsed[Int(use)] {
          let row = Int(use)
          isUsed[row] = true
          core.rows.append(row)
          for term in rows[row].terms where !isVisited[term.variable] {
            isVisited[term.variable] = true
            core.variables.append(term.variable)
          }
        }
      }
      if core.rows.isEmpty {
        steps.append(.free(variable: start))
      } else {
        core.rows.sort()
        core.variables.sort()
        for row in core.rows { stepOf[row] = Int32(steps.count) }
        steps.append(.core(core))
      }
    }
    for (row, step) in zip(peeled, followers).reversed() {
      stepOf[row] = Int32(steps.count)
      steps.append(step)
    }
  }
}

extension Problem {
  /// Does a step; false when the problem contradicts itself there.
  mutating func perform(_ step: Plan.Step) -> Bool {
    switch step {
    case .derive(let row, let variable):
      let value = value(of: variable, from: row)
      guard kinds[variable] != .size || value >= -tolerance else { return false }
      values[variable] = kinds[variable] == .size ? max(value, 0) : value
      return true
    case .check(let row): return holds(row)
    case .free(let variable):
      values[variable] = 0
      return true
    case .core(let core): return solve(core)
    case .follow(let row, let variable):
      values[variable] = value(of: variable, from: row)
      return true
    }
  }

  /// What a variable is when a row is exactly 0.
  private func value(of variable: Int, from row: Int) -> Double {
    var (sum, coefficient) = (rows[row].constant, 1.0)
    for term in rows[row].terms {
      if term.variable == variable {
        coefficient = term.coefficient
      } else {
        sum += term.coefficient * values[term.variable]
      }
    }
    return -sum / coefficient
  }

  /// What a step finds.
  static func results(of step: Plan.Step) -> [Int] {
    switch step {
    case .derive(_, let variable), .free(let variable), .follow(_, let variable): [variable]
    case .check: []
    case .core(let core): core.variables
    }
  }
}
