/// Open variables connected by rows, and the plan of their computation: each step only needs the results of earlier
/// steps.
struct Unit: Sendable {
  enum Step: Sendable {
    /// Solves interdependent variables: a core.
    case core(Int)
    /// Computes a variable of a core from rows that contain only this variable, if the other variables can follow it.
    case settle(variable: Int32, core: Int)
    /// Computes a variable of a core by a required equation.
    case derive(row: Int32, variable: Int32, core: Int)
    /// Checks that a row of a core is already satisfied.
    case check(row: Int32, core: Int)
    /// A variable in no row.
    case free(variable: Int32)
    /// A position in only one row; computed last, so that it follows the others.
    case follow(row: Int32, variable: Int32)
    /// A step that became unnecessary because the core is solved as a whole.
    case nothing
  }

  /// Interdependent variables and their rows.
  struct Core: Sendable {
    var variables: [Int]
    /// In order of precedence.
    var rows: [Int]
    /// The unit's steps of the core.
    var steps = 0..<0
    /// How often it was solved as a whole since the shortcut was tried.
    var solutions = 0
  }

  /// In ascending order.
  var variables: [Int32] = []
  var rows: [Int32] = []
  var steps: [Step] = []
  var cores: [Core] = []
}

extension Network {
  /// Creates the plan of a unit from the structure of its rows, without their values.
  mutating func plan(_ index: Int) {
    var unit = Unit()
    swap(&unit, &units[index])
    unit.variables.sort()
    unit.steps = []
    unit.cores = []
    for row in unit.rows { rows[Int(row)].isMarked = false }
    for variable in unit.variables {
      var (count, place): (Int32, Int32) = (0, slots[Int(variable)].use)
      while place >= 0 {
        count += 1
        place = terms[Int(place)].next
      }
      slots[Int(variable)].mark = count
    }
    let followers = removeColumnSingletons(unit.variables)

    // The rest forms independent cores. A mark of -1 means that a variable has its step.
    var variables: [Int] = [], members: [Int] = []
    swap(&variables, &spare.variables)
    swap(&members, &spare.rows)
    for start in unit.variables where slots[Int(start)].mark >= 0 {
      variables.removeAll(keepingCapacity: true)
      members.removeAll(keepingCapacity: true)
      variables.append(Int(start))
      slots[Int(start)].mark = -1
      var head = 0
      while head < variables.count {
        var place = slots[variables[head]].use
        head += 1
        while place >= 0 {
          let row = Int(terms[Int(place)].row)
          place = terms[Int(place)].next
          guard !rows[row].isMarked else { continue }
          rows[row].isMarked = true
          members.append(row)
          for other in rows[row].terms {
            let variable = Int(terms[other].variable)
            guard slots[variable].state == .open, slots[variable].mark >= 0 else { continue }
            slots[variable].mark = -1
            variables.append(variable)
          }
        }
      }
      if members.isEmpty {
        unit.steps.append(.free(variable: start))
      } else {
        members.sort { precedes(Int32($0), Int32($1)) }
        variables.sort()
        // Slices are copied into arrays of exact length.
        append(Unit.Core(variables: Array(variables[...]), rows: Array(members[...])), to: &unit)
      }
    }
    swap(&variables, &spare.variables)
    swap(&members, &spare.rows)
    for (row, variable) in followers.reversed() {
      rows[Int(row)].step = Int32(unit.steps.count)
      unit.steps.append(.follow(row: row, variable: variable))
    }
    swap(&unit, &units[index])
  }

  /// Repeatedly removes positions in only one row, together with that row.
  private mutating func removeColumnSingletons(_ variables: [Int32]) -> [(row: Int32, variable: Int32)] {
    var followers: [(row: Int32, variable: Int32)] = []
    var next = variables.filter { slots[Int($0)].kind == .place && slots[Int($0)].mark == 1 }
    while let variable = next.popLast() {
      guard slots[Int(variable)].mark == 1 else { continue }
      var place = slots[Int(variable)].use
      while place >= 0, rows[Int(terms[Int(place)].row)].isMarked { place = terms[Int(place)].next }
      guard place >= 0 else { continue }
      let row = terms[Int(place)].row
      slots[Int(variable)].mark = -1
      rows[Int(row)].isMarked = true
      followers.append((row, variable))
      for other in rows[Int(row)].terms {
        let variable = Int(terms[other].variable)
        guard slots[variable].state == .open, slots[variable].mark > 0 else { continue }
        slots[variable].mark -= 1
        if slots[variable].mark == 1, slots[variable].kind == .place { next.append(Int32(variable)) }
      }
    }
    return followers
  }
}
