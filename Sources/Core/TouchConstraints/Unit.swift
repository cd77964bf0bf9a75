/// Open numbers that rows connect, and how they are found: each step needs only what steps before it found.
struct Unit: Sendable {
  enum Step: Sendable {
    /// Numbers that depend on each other, by their core.
    case core(Int)
    /// A number of a core that only its own wishes speak of, as long as the others can follow it.
    case wish(variable: Int32, core: Int)
    /// A number of a core that a required equation says.
    case derive(row: Int32, variable: Int32, core: Int)
    /// A row of a core that must hold without any doing.
    case check(row: Int32, core: Int)
    /// Nothing speaks about the number.
    case free(variable: Int32)
    /// A place of which only this row speaks; found last, so that it follows the others.
    case follow(row: Int32, variable: Int32)
    /// What was found by steps before the core was taken as a whole.
    case nothing
  }

  /// Numbers that depend on each other, and the rows that say how.
  struct Core: Sendable {
    var variables: [Int]
    /// In the order in which they count.
    var rows: [Int]
    /// The steps of the unit that stand for the core.
    var steps = 0..<0
    /// How often it was solved as a whole since the shorter way was tried.
    var solutions = 0
  }

  /// Ascending.
  var variables: [Int32] = []
  var rows: [Int32] = []
  var steps: [Step] = []
  var cores: [Core] = []
}

extension Network {
  /// Makes a unit's plan, looking at who speaks of whom, not at numbers.
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
    let followers = peel(unit.variables)

    // What is left falls into cores that know nothing of each other. A mark of -1 is a number that has its step.
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
        // As slices they are copied, each into a list of its length.
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

  /// Takes away places of which one row speaks, with that row, as long as there are any.
  private mutating func peel(_ variables: [Int32]) -> [(row: Int32, variable: Int32)] {
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
