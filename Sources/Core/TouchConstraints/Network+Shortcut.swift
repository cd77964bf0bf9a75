extension Network {
  /// The marks of a variable whose step in the shortcut is unknown, and of one whose step is known.
  private static let isOpen: Int32 = -2
  private static let isFound: Int32 = -3

  /// Adds the steps of a core: the shortcut if there is one.
  ///
  /// The shortcut sets each variable that has separate constraints to its preferred value, independently, and
  /// computes the others by required equations. If all other rows are then satisfied, no constraint of any priority can
  /// be satisfied more closely and no freedom remains, so this is the solution. Otherwise the core is solved as a
  /// whole.
  mutating func append(_ core: Unit.Core, to unit: inout Unit) {
    var core = core
    let (index, start) = (unit.cores.count, unit.steps.count)
    for variable in core.variables { slots[variable].mark = Network.isOpen }
    for row in core.rows {
      rows[row].isMarked = false
      rows[row].mark = rows[row].unknown
    }
    var (found, queue, head): (Int, [Int], Int) = (0, [], 0)
    swap(&queue, &spare.queue)
    queue.removeAll(keepingCapacity: true)
    for candidate in core.rows where rows[candidate].unknown == 1 && !rows[candidate].isRequired {
      guard let variable = openNumber(of: candidate) else { continue }
      settle(variable, &queue, preference: Int32(unit.steps.count))
      unit.steps.append(.settle(variable: Int32(variable), core: index))
      found += 1
      while head < queue.count {
        let row = queue[head]
        head += 1
        guard let variable = openNumber(of: row) else { continue }
        rows[row].isMarked = true
        rows[row].step = Int32(unit.steps.count)
        unit.steps.append(.derive(row: Int32(row), variable: Int32(variable), core: index))
        settle(variable, &queue, preference: nil)
        found += 1
      }
    }
    swap(&queue, &spare.queue)
    if found == core.variables.count {
      for row in core.rows where !rows[row].isMarked {
        rows[row].step = Int32(unit.steps.count)
        unit.steps.append(.check(row: Int32(row), core: index))
      }
    } else {
      unit.steps.removeLast(unit.steps.count - start)
      for row in core.rows { rows[row].step = Int32(start) }
      unit.steps.append(.core(index))
    }
    core.steps = start..<unit.steps.count
    unit.cores.append(core)
  }

  private func openNumber(of row: Int) -> Int? {
    for place in rows[row].terms {
      let variable = Int(terms[place].variable)
      // Known variables have marks from earlier plans.
      if slots[variable].state == .open, slots[variable].mark == Network.isOpen { return variable }
    }
    return nil
  }

  /// Records that a variable has its step, and which equations have one unknown left.
  private mutating func settle(_ variable: Int, _ queue: inout [Int], preference step: Int32?) {
    slots[variable].mark = Network.isFound
    var place = slots[variable].use
    while place >= 0 {
      let row = Int(terms[Int(place)].row)
      place = terms[Int(place)].next
      guard !rows[row].isMarked else { continue }
      if let step, rows[row].unknown == 1 {
        rows[row].isMarked = true
        rows[row].step = step
      }
      rows[row].mark -= 1
      if rows[row].mark == 1, rows[row].isRequired, rows[row].relation == .equal { queue.append(row) }
    }
  }

  /// Solves a core as a whole from the next time.
  mutating func solveAsWhole(_ core: Int, of unit: Int) {
    let steps = units[unit].cores[core].steps
    for step in steps { units[unit].steps[step] = .nothing }
    units[unit].steps[steps.lowerBound] = .core(core)
    for row in units[unit].cores[core].rows { rows[row].step = Int32(steps.lowerBound) }
  }

  /// Returns the value of a variable by the rows with no other unknown; nil if they leave a choice or contradict each
  /// other.
  func ownValue(_ variable: Int) -> Double? {
    var (low, high) = (slots[variable].kind == .size ? 0 : -Double.infinity, Double.infinity)
    // The common case: an upper and a lower bound are equal.
    var isPlain = true
    var place = slots[variable].use
    while place >= 0 {
      let term = terms[Int(place)]
      place = term.next
      let row = Int(term.row)
      guard hasOneUnknown(row) else { continue }
      let corner = corner(of: variable, in: row)
      switch rows[row].relation {
      case .equal: (low, high) = (max(low, corner), min(high, corner))
      case .atLeast, .atMost:
        if (rows[row].relation == .atLeast) == (term.coefficient > 0) {
          low = max(low, corner)
        } else {
          high = min(high, corner)
        }
      }
      if low > high { isPlain = false }
    }
    if isPlain { return low == high ? low : nil }
    var alone: [Int] = []
    place = slots[variable].use
    while place >= 0 {
      let term = terms[Int(place)]
      place = term.next
      if hasOneUnknown(Int(term.row)) { alone.append(Int(term.row)) }
    }
    alone.sort { precedes(Int32($0), Int32($1)) }
    return settled(variable, alone)
  }

  /// Whether a row of a unit has exactly one open variable.
  private func hasOneUnknown(_ row: Int) -> Bool { rows[row].role == .member && rows[row].unknown == 1 }

  /// Returns the value if the rows do not agree.
  private func settled(_ variable: Int, _ alone: [Int]) -> Double? {
    var interval = OneUnknown(isSize: slots[variable].kind == .size)
    var optionals: [(priority: Double, place: Int, error: OneUnknown.Error)] = []
    for (place, row) in alone.enumerated() {
      let (factor, constant) = share(of: variable, in: row)
      let sign = rows[row].relation == .atMost ? -1.0 : 1
      if rows[row].isRequired {
        guard rows[row].relation != .equal, interval.require(sign * factor, sign * constant) else { return nil }
      } else {
        let isOneSided = rows[row].relation != .equal
        optionals.append(
          (
            rows[row].priority, place,
            .init(factor: sign * factor, constant: sign * constant, isOneSided: isOneSided)
          ))
      }
    }
    optionals.sort { (-$0.priority, $0.place) < (-$1.priority, $1.place) }
    var start = 0
    while start < optionals.count, !interval.isSettled {
      var end = start
      while end < optionals.count, optionals[end].priority == optionals[start].priority { end += 1 }
      let errors = optionals[start..<end].map(\.error)
      interval.minimize(errors)
      if errors.count > 1 { for error in errors { interval.minimize([error]) } }
      start = end
    }
    return interval.isSettled ? interval.low : nil
  }

  /// Returns the coefficient of a variable in a row, and the value of the rest.
  private func share(of variable: Int, in row: Int) -> (factor: Double, constant: Double) {
    var (factor, constant) = (1.0, rows[row].constant)
    for place in rows[row].terms {
      let term = terms[place]
      if Int(term.variable) == variable {
        factor = term.coefficient
      } else {
        constant += term.coefficient * slots[Int(term.variable)].value
      }
    }
    return (factor, constant)
  }

  /// Returns the value of a variable for which a row is exactly 0.
  func corner(of variable: Int, in row: Int) -> Double {
    let (factor, constant) = share(of: variable, in: row)
    return -constant / factor
  }
}
