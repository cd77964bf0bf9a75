extension Network {
  /// Returns the part connected to a row by variables that are not given: its rows in order of precedence, and its
  /// variables ascending.
  func part(around row: Int) -> (rows: [Int], variables: [Int]) {
    var (seenRows, seenVariables): (Set<Int>, Set<Int>) = ([row], [])
    var rows = [row]
    var head = 0
    while head < rows.count {
      let row = rows[head]
      head += 1
      for place in self.rows[row].terms {
        let variable = Int(terms[place].variable)
        guard slots[variable].state != .given, seenVariables.insert(variable).inserted else { continue }
        var use = slots[variable].use
        while use >= 0 {
          let other = Int(terms[Int(use)].row)
          use = terms[Int(use)].next
          if seenRows.insert(other).inserted { rows.append(other) }
        }
      }
    }
    return (rows.sorted { precedes(Int32($0), Int32($1)) }, seenVariables.sorted())
  }

  /// Whether rows, and the bounds of sizes, can be satisfied together.
  private func isPossible(_ chosen: some Sequence<Int>) -> Bool {
    var trial = Network()
    var places: [Int32: Int] = [:]
    var count = 0
    for row in chosen {
      let wanted = rows[row]
      var constraint = LinearConstraint(
        [], constant: wanted.constant, wanted.relation, priority: wanted.priority, rank: count, isOwn: false)
      for place in wanted.terms {
        let term = terms[place]
        let variable = places[term.variable] ?? trial.slots.count
        if variable == trial.slots.count {
          places[term.variable] = variable
          trial.slots.append(Slot(kind: slots[Int(term.variable)].kind))
          if slots[Int(term.variable)].state == .given { trial.give(variable, slots[Int(term.variable)].value) }
        }
        constraint.terms.append(.init(Variable(index: variable), term.coefficient))
      }
      trial.write(constraint, as: count)
      trial.attach(count)
      count += 1
    }
    trial.settle()
    return trial.failures.isEmpty
  }

  /// Returns the rows of a part that must be broken: each is the first that contradicts the preceding satisfied ones.
  func constraintsToBreak(among part: [Int]) -> [Int] {
    var required = part.filter { rows[$0].isRequired }
    var result: [Int] = []
    while !isPossible(required) {
      var (possible, impossible) = (0, required.count)
      while impossible - possible > 1 {
        let middle = (possible + impossible) / 2
        if isPossible(required[..<middle]) { possible = middle } else { impossible = middle }
      }
      guard impossible > 0 else { break }
      result.append(required.remove(at: impossible - 1))
    }
    return result
  }

  /// Returns a smallest set of contradictory rows that contains a broken row; in order of precedence.
  func contradiction(of broken: Int) -> [Int] {
    let candidates = part(around: broken).rows.filter {
      $0 != broken && rows[$0].isRequired && precedes(Int32($0), Int32(broken))
    }
    func contradicts(_ chosen: [Int]) -> Bool { !isPossible(chosen + [broken]) }
    var needed: [Int] = []
    var rest = candidates[...]
    // The shortest contradictory prefix ends with a necessary row; necessary rows are moved to the front.
    while !contradicts(needed), contradicts(needed + rest) {
      var (possible, impossible) = (0, rest.count)
      while impossible - possible > 1 {
        let middle = (possible + impossible) / 2
        if contradicts(needed + rest.prefix(middle)) { impossible = middle } else { possible = middle }
      }
      needed.append(rest[rest.startIndex + impossible - 1])
      rest = rest.prefix(impossible - 1)
    }
    return needed.sorted { precedes(Int32($0), Int32($1)) } + [broken]
  }

  /// Makes all variables of a part unknowns again.
  mutating func reset(_ variables: [Int]) {
    for variable in variables {
      if slots[variable].state == .found { reopen(variable) }
      if slots[variable].unit >= 0 { dissolve(slots[variable].unit) }
    }
  }

  // MARK: Queries

  /// How a variable is determined within its unit.
  private enum Way {
    case free
    case follow(row: Int)
    case core(Int)
  }

  private func way(of variable: Int) -> Way {
    guard slots[variable].unit >= 0 else { return .free }
    let unit = units[Int(slots[variable].unit)]
    if let core = unit.cores.firstIndex(where: { $0.variables.contains(variable) }) { return .core(core) }
    for step in unit.steps {
      if case .follow(let row, let other) = step, Int(other) == variable { return .follow(row: Int(row)) }
    }
    return .free
  }

  private func others(in row: Int, than variable: Int) -> [Int] {
    rows[row].terms.map { Int(terms[$0].variable) }.filter { $0 != variable && slots[$0].state != .given }
  }

  /// Returns the rows that determine a variable, in order of precedence.
  func determinants(of variable: Int) -> [Int] {
    var (seen, found): (Set<Int>, Set<Int>) = ([variable], [])
    var open = [variable]
    while let next = open.popLast() {
      var inputs: [Int] = []
      switch slots[next].state {
      case .given: break
      case .found:
        found.insert(Int(slots[next].finder))
        inputs = others(in: Int(slots[next].finder), than: next)
      case .open:
        switch way(of: next) {
        case .free: break
        case .follow(let row):
          found.insert(row)
          inputs = others(in: row, than: next)
        case .core(let index):
          let core = units[Int(slots[next].unit)].cores[index]
          let causes = causes(of: next, in: core)
          found.formUnion(causes)
          let own = Set(core.variables)
          inputs = causes.flatMap { others(in: $0, than: next) }.filter { !own.contains($0) }
        }
      }
      for input in inputs where seen.insert(input).inserted { open.append(input) }
    }
    return found.sorted { precedes(Int32($0), Int32($1)) }
  }

  /// Returns the rows that determine a sum, in order of precedence.
  func determinants(of sum: [(variable: Int, coefficient: Double)]) -> [Int] {
    let found = Set(sum.flatMap { determinants(of: $0.variable) }).sorted { precedes(Int32($0), Int32($1)) }
    guard sum.count > 1 else { return found }
    let unknown = Set(found.flatMap { others(in: $0, than: -1) })
    return causes(of: sum, in: Unit.Core(variables: unknown.sorted(), rows: found)).sorted {
      precedes(Int32($0), Int32($1))
    }
  }

  /// Whether a variable could have another value while everything is satisfied equally well.
  func isAmbiguous(_ variable: Int) -> Bool {
    var (seen, open): (Set<Int>, [Int]) = ([variable], [variable])
    while let next = open.popLast() {
      guard slots[next].state == .open else { continue }
      switch way(of: next) {
      case .free: return true
      case .core(let index): if isOpen(next, in: units[Int(slots[next].unit)].cores[index]) { return true }
      case .follow(let row):
        if rows[row].relation != .equal { return true }
        for input in others(in: row, than: next) where seen.insert(input).inserted { open.append(input) }
      }
    }
    return false
  }
}
