/// The variables, the rows that contain them, and the order of their computation.
///
/// Everything is stored in a few flat arrays. A variable is given, found (by a required equation whose other variables
/// are known), or open; open variables connected by rows form a `Unit` with its own plan. So the cost of a change
/// depends on the variables computed from it, and on the units that contain it.
@usableFromInline struct Network: Sendable {
  enum State: UInt8, Sendable { case open, found, given }

  @usableFromInline struct Slot: Sendable {
    @usableFromInline var value = 0.0
    var kind: Variable.Kind
    var state = State.open
    /// Whether the value was written since the last settling began.
    var isTouched = false
    /// The last of the terms that contain the variable; -1 for none.
    var use: Int32 = -1
    /// The row that determines the variable; -1 for none.
    var finder: Int32 = -1
    /// The unit in which the variable is open; -1 for none.
    var unit: Int32 = -1
    /// A lower bound of the number of equations before a found variable.
    var level: Int32 = 0
    /// The conflict that contains the variable; 0 for none.
    var conflict: Int32 = 0
    /// Temporary for planning: the number of rows that contain the variable, or a mark.
    var mark: Int32 = 0
  }

  enum Role: UInt8, Sendable {
    /// Absent: removed or broken.
    case absent
    /// Present, without a role yet.
    case pending
    /// Determines its last unknown variable.
    case finds
    /// Required, with all variables determined by other rows.
    case checks
    /// Optional, with all variables determined by other rows.
    case idle
    /// Part of a unit.
    case member
  }

  struct Row: Sendable {
    var constant: Double
    var priority: Double
    var rank: Int
    var first: Int32
    var count: Int32
    /// The number of open variables.
    var unknown: Int32 = 0
    /// The step of its unit, -1 for none; or the variable that it determines.
    var step: Int32 = -1
    var unit: Int32 = -1
    var relation: LinearConstraint.Relation
    var isOwn: Bool
    var role = Role.absent
    /// Temporary for planning: whether the row is assigned, and the number of its unassigned variables.
    var isMarked = false
    var mark: Int32 = 0

    var isRequired: Bool { priority >= 1000 }
    var terms: Range<Int> { Int(first)..<Int(first + count) }
  }

  /// A term, in the linked list of terms with the same variable.
  struct Term: Sendable {
    var coefficient: Double
    var variable: Int32
    var row: Int32
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  @usableFromInline var slots: [Slot] = []
  var rows: [Row] = []
  var terms: [Term] = []
  /// The free term ranges, by their length.
  private var freeTerms: [[Int32]] = []
  var units: [Unit] = []
  var freeUnits: [Int32] = []

  // The pending work of the next settling.
  var pending: [Int32] = []
  var orphans: [Int32] = []
  var editedRows: [Int32] = []
  var editedVariables: [Int32] = []
  var hasConflicts = false
  var touchedConflicts: Set<Int32> = []

  // The results of the settling.
  var touched: [(variable: Int32, old: Double)] = []
  var failures: [Int32] = []
  /// The units whose shortcut must be tried again.
  var retries: [Int32] = []
  var queue = Heap()
  /// Temporary arrays for planning, which keep their storage.
  var spare: (queue: [Int], variables: [Int], rows: [Int]) = ([], [], [])

  var isDirty: Bool {
    !(pending.isEmpty && orphans.isEmpty && editedRows.isEmpty && editedVariables.isEmpty)
  }

  // MARK: Rows

  /// Writes a constraint to an unused row; it applies after `attach`.
  mutating func write(_ constraint: LinearConstraint, as row: Int) {
    let first = terms.count
    for term in constraint.terms {
      let variable = Int32(term.variable.index)
      var place = terms.count
      while place > first, terms[place - 1].variable > variable { place -= 1 }
      if place > first, terms[place - 1].variable == variable {
        terms[place - 1].coefficient += term.coefficient
      } else {
        terms.append(Term(coefficient: term.coefficient, variable: variable, row: Int32(row)))
        var last = terms.count - 1
        while last > place {
          terms.swapAt(last, last - 1)
          last -= 1
        }
      }
    }
    var count = 0
    for place in first..<terms.count where terms[place].coefficient != 0 {
      if place != first + count { terms[first + count] = terms[place] }
      count += 1
    }
    terms.removeLast(terms.count - first - count)
    var start = first
    if let free = takeFreeTerms(count) {
      start = free
      for place in 0..<count { terms[start + place] = terms[first + place] }
      terms.removeLast(count)
    }
    let made = Row(
      constant: constraint.constant, priority: constraint.priority, rank: constraint.rank, first: Int32(start),
      count: Int32(count), relation: constraint.relation, isOwn: constraint.isOwn)
    if row == rows.count { rows.append(made) } else { rows[row] = made }
  }

  /// Writes a row that compares one variable with a length.
  mutating func write(_ bound: LengthBound, as row: Int) {
    let term = Term(coefficient: 1, variable: Int32(bound.variable.index), row: Int32(row))
    var start = terms.count
    if let free = takeFreeTerms(1) {
      start = free
      terms[start] = term
    } else {
      terms.append(term)
    }
    let made = Row(
      constant: -bound.length, priority: bound.priority, rank: bound.rank, first: Int32(start), count: 1,
      relation: bound.relation, isOwn: false)
    if row == rows.count { rows.append(made) } else { rows[row] = made }
  }

  private mutating func takeFreeTerms(_ count: Int) -> Int? {
    guard count < freeTerms.count, let free = freeTerms[count].popLast() else { return nil }
    return Int(free)
  }

  /// Clears an unused row.
  mutating func erase(_ row: Int) {
    let count = Int(rows[row].count)
    guard count > 0 else { return }
    while freeTerms.count <= count { freeTerms.append([]) }
    freeTerms[count].append(rows[row].first)
  }

  /// Makes a row apply from the next settling.
  mutating func attach(_ row: Int) {
    var unknown: Int32 = 0
    for place in rows[row].terms {
      let variable = Int(terms[place].variable)
      let head = slots[variable].use
      terms[place].next = head
      terms[place].previous = -1
      if head >= 0 { terms[Int(head)].previous = Int32(place) }
      slots[variable].use = Int32(place)
      if slots[variable].state == .open {
        unknown += 1
        if slots[variable].unit >= 0 { dissolve(slots[variable].unit) }
      }
      noteConflict(variable)
    }
    rows[row].unknown = unknown
    wait(row)
  }

  /// Makes a row no longer apply.
  mutating func detach(_ row: Int) {
    switch rows[row].role {
    case .absent: return
    case .finds: reopen(Int(rows[row].step))
    case .member: dissolve(rows[row].unit)
    case .pending, .checks, .idle: break
    }
    rows[row].role = .absent
    for place in rows[row].terms {
      let term = terms[place], variable = Int(term.variable)
      if term.previous >= 0 { terms[Int(term.previous)].next = term.next } else { slots[variable].use = term.next }
      if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
      noteConflict(variable)
      if slots[variable].use < 0, slots[variable].state == .open { orphans.append(Int32(variable)) }
    }
  }

  private mutating func noteConflict(_ variable: Int) {
    if slots[variable].conflict != 0 { touchedConflicts.insert(slots[variable].conflict) }
  }

  private mutating func wait(_ row: Int) {
    rows[row].role = .pending
    pending.append(Int32(row))
  }

  mutating func setConstant(_ row: Int, _ constant: Double) {
    rows[row].constant = constant
    editedRows.append(Int32(row))
    noteConflicts(ofRow: row)
  }

  private mutating func noteConflicts(ofRow row: Int) {
    guard hasConflicts else { return }
    for place in rows[row].terms { noteConflict(Int(terms[place].variable)) }
  }

  mutating func setPriority(_ row: Int, _ priority: Double) {
    let wasThere = rows[row].role != .absent
    if wasThere { detach(row) }
    rows[row].priority = priority
    if wasThere {
      attach(row)
    } else {
      noteConflicts(ofRow: row)
      editedRows.append(Int32(row))
    }
  }

  /// Whether a row has precedence over another.
  func precedes(_ left: Int32, _ right: Int32) -> Bool {
    let (a, b) = (rows[Int(left)], rows[Int(right)])
    if a.isOwn != b.isOwn { return a.isOwn }
    return a.rank == b.rank ? left < right : a.rank < b.rank
  }

  // MARK: Variables

  mutating func give(_ variable: Int, _ value: Double?) {
    if hasConflicts { forEachUse(of: variable) { network, row in network.noteConflicts(ofRow: row) } }
    guard let value else {
      if slots[variable].state == .given { reopen(variable) }
      return
    }
    switch slots[variable].state {
    case .given: editedVariables.append(Int32(variable))
    case .found:
      let finder = Int(slots[variable].finder)
      slots[variable].finder = -1
      slots[variable].level = 0
      if finder >= 0 { wait(finder) }
      editedVariables.append(Int32(variable))
    case .open:
      if slots[variable].unit >= 0 { dissolve(slots[variable].unit) }
      forEachUse(of: variable) { network, row in network.rows[row].unknown -= 1 }
    }
    slots[variable].state = .given
    slots[variable].level = 0
    slots[variable].value = value
  }

  /// Calls a closure with each row that contains a variable.
  mutating func forEachUse(of variable: Int, _ body: (inout Network, Int) -> Void) {
    var place = slots[variable].use
    while place >= 0 {
      let term = terms[Int(place)]
      place = term.next
      body(&self, Int(term.row))
    }
  }

  /// Makes a known variable an unknown, and all variables determined by it.
  mutating func reopen(_ variable: Int) {
    var stack = [Int32(variable)]
    while let next = stack.popLast() {
      let variable = Int(next)
      guard slots[variable].state != .open else { continue }
      let finder = Int(slots[variable].finder)
      slots[variable].state = .open
      slots[variable].finder = -1
      slots[variable].level = 0
      if finder >= 0 { wait(finder) }
      orphans.append(next)
      var place = slots[variable].use
      while place >= 0 {
        let row = Int(terms[Int(place)].row)
        place = terms[Int(place)].next
        rows[row].unknown += 1
        switch rows[row].role {
        case .finds: stack.append(rows[row].step)
        case .checks, .idle: wait(row)
        case .member: dissolve(rows[row].unit)
        case .pending, .absent: break
        }
      }
    }
  }

  /// Dissolves a unit: its rows and variables must be assigned again.
  mutating func dissolve(_ unit: Int32) {
    let index = Int(unit)
    let (members, variables) = (units[index].rows, units[index].variables)
    units[index] = Unit()
    freeUnits.append(unit)
    for row in members where rows[Int(row)].role == .member && rows[Int(row)].unit == unit {
      rows[Int(row)].unit = -1
      wait(Int(row))
    }
    for variable in variables {
      slots[Int(variable)].unit = -1
      orphans.append(variable)
    }
  }

  /// Writes a value and records the old one.
  mutating func put(_ value: Double, in variable: Int) {
    if !slots[variable].isTouched {
      slots[variable].isTouched = true
      touched.append((Int32(variable), slots[variable].value))
    }
    slots[variable].value = value
  }
}
