extension Network {
  /// How often a core is solved as a whole before the shortcut is tried again.
  private static let maximumSolutions = 8

  func value(_ row: Int) -> Double {
    var sum = rows[row].constant
    for place in rows[row].terms { sum += terms[place].coefficient * slots[Int(terms[place].variable)].value }
    return sum
  }

  /// Whether the values satisfy a row.
  func isSatisfied(_ row: Int) -> Bool {
    let value = value(row)
    switch rows[row].relation {
    case .equal: return abs(value) <= tolerance
    case .atLeast: return value >= -tolerance
    case .atMost: return value <= tolerance
    }
  }

  /// Computes a variable from its equation.
  mutating func derive(_ variable: Int, from row: Int) {
    let value = corner(of: variable, in: row)
    guard slots[variable].kind == .size else { return put(value, in: variable) }
    if value < -tolerance { failures.append(Int32(row)) }
    put(max(value, 0), in: variable)
  }

  /// Computes all variables of a unit.
  mutating func perform(_ unit: Int) {
    var step = 0
    while step < units[unit].steps.count {
      perform(step, of: unit) { _, _ in }
      step += 1
    }
  }

  /// Executes a step and reports which values changed.
  mutating func perform(_ step: Int, of unit: Int, _ changed: (inout Network, Int) -> Void) {
    switch units[unit].steps[step] {
    case .nothing: break
    case .free(let variable): write(0, Int(variable), changed)
    case .follow(let row, let variable): write(corner(of: Int(variable), in: Int(row)), Int(variable), changed)
    case .settle(let variable, let core):
      guard let value = ownValue(Int(variable)) else { return performWhole(core, of: unit, changed) }
      write(value, Int(variable), changed)
    case .derive(let row, let variable, let core):
      let value = corner(of: Int(variable), in: Int(row))
      if slots[Int(variable)].kind == .size, value < 0 {
        guard value >= -1e-9 else { return performWhole(core, of: unit, changed) }
        return write(0, Int(variable), changed)
      }
      write(value, Int(variable), changed)
    case .check(let row, let core):
      if !isSatisfied(Int(row)) { performWhole(core, of: unit, changed) }
    case .core(let core): performCore(core, of: unit, changed)
    }
  }

  private mutating func write(_ value: Double, _ variable: Int, _ changed: (inout Network, Int) -> Void) {
    guard slots[variable].value != value else { return }
    put(value, in: variable)
    changed(&self, variable)
  }

  private mutating func performWhole(_ core: Int, of unit: Int, _ changed: (inout Network, Int) -> Void) {
    solveAsWhole(core, of: unit)
    performCore(core, of: unit, changed)
  }

  private mutating func performCore(_ index: Int, of unit: Int, _ changed: (inout Network, Int) -> Void) {
    var core = Unit.Core(variables: [], rows: [])
    swap(&core, &units[unit].cores[index])
    let before = core.variables.map { slots[$0].value }
    if !solve(core) { failures.append(Int32(core.rows[0])) }
    for (variable, old) in zip(core.variables, before) where slots[variable].value != old { changed(&self, variable) }
    if core.steps.count > 1 {
      core.solutions += 1
      if core.solutions > Network.maximumSolutions { retries.append(Int32(unit)) }
    }
    swap(&core, &units[unit].cores[index])
  }
}
