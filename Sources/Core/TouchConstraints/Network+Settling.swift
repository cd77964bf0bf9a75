extension Network {
  /// Solves for the variables that changes have left open; `touched` receives the written variables, `failures` the
  /// rows that cannot be satisfied.
  ///
  /// It continues after such a row, so that unrelated parts are solved.
  mutating func settle() {
    for unit in retries where !units[Int(unit)].rows.isEmpty { dissolve(unit) }
    retries.removeAll(keepingCapacity: true)
    follow()
    propagate()
    let made = group()
    for unit in made { perform(Int(unit)) }
    for variable in orphans {
      let slot = slots[Int(variable)]
      if slot.state == .open, slot.use < 0, slot.value != 0 { put(0, in: Int(variable)) }
    }
    orphans.removeAll(keepingCapacity: true)
  }

  // MARK: Updates in the known order

  private static let checks = 1 << 61
  private static let steps = 1 << 62

  /// Schedules the evaluation of a row.
  private mutating func schedule(_ row: Int) {
    switch rows[row].role {
    case .finds: queue.push(Int(slots[Int(rows[row].step)].level) << 32 | row)
    case .checks: queue.push(Network.checks | row)
    case .member: queue.push(Network.steps | Int(rows[row].unit) << 31 | Int(rows[row].step))
    case .absent, .pending, .idle: break
    }
  }

  private mutating func scheduleUses(of variable: Int) {
    var place = slots[variable].use
    while place >= 0 {
      let row = Int(terms[Int(place)].row)
      place = terms[Int(place)].next
      schedule(row)
    }
  }

  /// Applies changed constants and given variables, and computes what depends on them.
  private mutating func follow() {
    for row in editedRows { schedule(Int(row)) }
    for variable in editedVariables { scheduleUses(of: Int(variable)) }
    editedRows.removeAll(keepingCapacity: true)
    editedVariables.removeAll(keepingCapacity: true)
    var last = -1
    while let next = queue.pop() {
      guard next != last else { continue }
      last = next
      if next < Network.checks {
        let row = next & 0xFFFF_FFFF
        guard rows[row].role == .finds else { continue }
        let variable = Int(rows[row].step)
        let before = slots[variable].value
        derive(variable, from: row)
        if slots[variable].value != before { scheduleUses(of: variable) }
      } else if next < Network.steps {
        let row = next & 0xFFFF_FFFF
        if rows[row].role == .checks, !isSatisfied(row) { failures.append(Int32(row)) }
      } else {
        let (unit, step) = ((next & ~Network.steps) >> 31, next & 0x7FFF_FFFF)
        perform(step, of: unit) { network, variable in
          var place = network.slots[variable].use
          while place >= 0 {
            let row = Int(network.terms[Int(place)].row)
            place = network.terms[Int(place)].next
            if network.rows[row].role == .member, Int(network.rows[row].step) > step { network.schedule(row) }
          }
        }
      }
    }
  }

  // MARK: Changes of the order

  /// Solves required equations with one unknown.
  private mutating func propagate() {
    var ready: [Int32] = []
    for row in pending where isReady(Int(row)) { ready.append(row) }
    var head = 0
    while head < ready.count {
      let row = Int(ready[head])
      head += 1
      guard isReady(row) else { continue }
      var (level, variable): (Int32, Int) = (0, -1)
      for place in rows[row].terms {
        let other = Int(terms[place].variable)
        if slots[other].state == .open { variable = other } else { level = max(level, slots[other].level) }
      }
      rows[row].role = .finds
      rows[row].step = Int32(variable)
      slots[variable].finder = Int32(row)
      slots[variable].level = level + 1
      slots[variable].state = .found
      derive(variable, from: row)
      var place = slots[variable].use
      while place >= 0 {
        let use = Int(terms[Int(place)].row)
        place = terms[Int(place)].next
        rows[use].unknown -= 1
        if isReady(use) { ready.append(Int32(use)) }
      }
    }
  }

  private func isReady(_ row: Int) -> Bool {
    rows[row].role == .pending && rows[row].unknown == 1 && rows[row].isRequired && rows[row].relation == .equal
  }

  /// Assigns roles to the other rows; returns the units that were created.
  private mutating func group() -> [Int32] {
    var made: [Int32] = []
    for next in pending where rows[Int(next)].role == .pending {
      let row = Int(next)
      if rows[row].unknown == 0 {
        rows[row].role = rows[row].isRequired ? .checks : .idle
        if rows[row].isRequired, !isSatisfied(row) { failures.append(next) }
      } else {
        made.append(gather(from: row))
      }
    }
    pending.removeAll(keepingCapacity: true)
    for unit in made { plan(Int(unit)) }
    return made
  }

  /// Creates a unit of all open variables and rows connected to a row.
  private mutating func gather(from seed: Int) -> Int32 {
    let index = freeUnits.popLast() ?? Int32(units.count)
    var unit = Unit()
    rows[seed].role = .member
    rows[seed].unit = index
    unit.rows.append(Int32(seed))
    var head = 0
    while head < unit.rows.count {
      let row = Int(unit.rows[head])
      head += 1
      for place in rows[row].terms {
        let variable = Int(terms[place].variable)
        guard slots[variable].state == .open, slots[variable].unit != index else { continue }
        slots[variable].unit = index
        unit.variables.append(Int32(variable))
        var use = slots[variable].use
        while use >= 0 {
          let other = Int(terms[Int(use)].row)
          use = terms[Int(use)].next
          guard rows[other].role == .pending else { continue }
          rows[other].role = .member
          rows[other].unit = index
          unit.rows.append(Int32(other))
        }
      }
    }
    if Int(index) == units.count { units.append(unit) } else { units[Int(index)] = unit }
    return index
  }
}
