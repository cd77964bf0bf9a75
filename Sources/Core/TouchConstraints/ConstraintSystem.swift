/// Variables related by linear constraints, with an incremental solver.
///
/// It is a value: it has no references to views, makes no calls, and gives the same solution for the same constraints,
/// regardless of earlier states. Required constraints are satisfied; optional ones are satisfied from the highest
/// priority down, as closely as the higher ones permit; remaining freedom is resolved by the ranks, and then by 0
/// (semantics 25.10 to 25.13).
///
/// The cost of a change depends on what it affects: for another constant, the variables that move; for an added or
/// removed constraint, the variables determined by it and the open variables connected to it. Given variables (`give`)
/// connect nothing, and neither do variables that follow from them by required equations.
package struct ConstraintSystem: Sendable {
  @usableFromInline var network = Network()
  /// The number of constraints that contain each variable, including broken ones.
  private var useCounts: [Int32] = []
  private var freeSlots: [Int] = []
  private var freeRows: [Int] = []

  /// A broken constraint, and its conflict.
  private struct Broken: Sendable {
    var row: Int
    var conflict: Int32
  }
  private var broken: [Broken] = []
  /// The variables in each conflict.
  private var conflicts: [Int32: [Int]] = [:]
  private var lastConflict: Int32 = 0

  package init() {}

  /// Whether anything changed since the last solution.
  package var isDirty: Bool { network.isDirty || !network.touchedConflicts.isEmpty }

  // MARK: Variables

  /// Adds a variable, which is 0 while no constraint contains it.
  package mutating func addVariable(_ kind: Variable.Kind) -> Variable {
    if let index = freeSlots.popLast() {
      network.slots[index] = Network.Slot(kind: kind)
      return Variable(index: index)
    }
    network.slots.append(Network.Slot(kind: kind))
    useCounts.append(0)
    return Variable(index: network.slots.count - 1)
  }

  /// Removes a variable that no constraint contains.
  package mutating func remove(_ variable: Variable) {
    precondition(useCounts[variable.index] == 0, "a constraint still contains the variable")
    freeSlots.append(variable.index)
  }

  /// Sets a variable to a given value, or with nil makes it an unknown.
  package mutating func give(_ variable: Variable, _ value: Double?) {
    let slot = network.slots[variable.index]
    guard slot.state == .given ? slot.value != value : value != nil else { return }
    for one in broken where network.rows[one.row].terms.contains(where: { contains($0, of: variable) }) {
      network.touchedConflicts.insert(one.conflict)
    }
    network.give(variable.index, value)
  }

  private func contains(_ place: Int, of variable: Variable) -> Bool {
    Int(network.terms[place].variable) == variable.index
  }

  @inlinable package func value(_ variable: Variable) -> Double { network.slots[variable.index].value }

  /// Returns the value, for a system stored in a class's property: Swift copies the struct with all its arrays before a
  /// nonmutating call, but not before a mutating one.
  package mutating func valueInPlace(_ variable: Variable) -> Double { network.slots[variable.index].value }

  /// Removes a variable, unless a constraint contains it.
  package mutating func removeUnlessConstrained(_ variable: Variable) {
    if !isConstrained(variable) { remove(variable) }
  }

  /// Whether a constraint contains the variable.
  package func isConstrained(_ variable: Variable) -> Bool { useCounts[variable.index] > 0 }

  // MARK: Constraints

  /// Adds a constraint, which applies from the next solution.
  package mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    let row = freeRows.popLast() ?? network.rows.count
    network.write(constraint, as: row)
    return attach(row)
  }

  /// Adds a comparison of one variable with a length, which applies from the next solution.
  package mutating func add(_ bound: LengthBound) -> ConstraintID {
    let row = freeRows.popLast() ?? network.rows.count
    network.write(bound, as: row)
    return attach(row)
  }

  private mutating func attach(_ row: Int) -> ConstraintID {
    for place in network.rows[row].terms { useCounts[Int(network.terms[place].variable)] += 1 }
    network.attach(row)
    return ConstraintID(index: row)
  }

  /// Removes a constraint.
  package mutating func remove(_ id: ConstraintID) {
    network.detach(id.index)
    for place in network.rows[id.index].terms { useCounts[Int(network.terms[place].variable)] -= 1 }
    network.erase(id.index)
    freeRows.append(id.index)
    if let place = broken.firstIndex(where: { $0.row == id.index }) { broken.remove(at: place) }
  }

  package mutating func setConstant(_ id: ConstraintID, _ constant: Double) {
    guard network.rows[id.index].constant != constant else { return }
    noteIfBroken(id.index)
    network.setConstant(id.index, constant)
  }

  package mutating func setPriority(_ id: ConstraintID, _ priority: Double) {
    guard network.rows[id.index].priority != priority else { return }
    noteIfBroken(id.index)
    network.setPriority(id.index, priority)
  }

  private mutating func noteIfBroken(_ row: Int) {
    for one in broken where one.row == row { network.touchedConflicts.insert(one.conflict) }
  }

  /// Whether a constraint is broken, because it contradicts others (25.38).
  package func isBroken(_ id: ConstraintID) -> Bool { broken.contains { $0.row == id.index } }

  // MARK: Solving

  /// A set of contradictory constraints, and the broken one.
  package struct Conflict: Sendable, Equatable {
    package var constraints: [ConstraintID]
    package var broken: ConstraintID

    package init(constraints: [ConstraintID], broken: ConstraintID) {
      (self.constraints, self.broken) = (constraints, broken)
    }
  }

  package struct Outcome: Sendable {
    /// The variables whose values changed, in no particular order.
    package var changed: [Variable] = []
    /// The conflicts whose broken constraint was satisfied, or did not exist, before.
    package var conflicts: [Conflict] = []
  }

  /// The maximum number of conflicts in a call of `solve()` whose constraints are searched; for others only the broken
  /// one is reported.
  private static let maximumExplained = 32

  /// Solves for the variables that changes have left open.
  package mutating func solve() -> Outcome {
    var outcome = Outcome()
    let former = retryBroken()
    network.settle()
    if !network.failures.isEmpty { breakConflicts() }
    for one in broken where !former.contains(one.row) {
      // The search costs as much as solving the part several times.
      let isExplained = outcome.conflicts.count < Self.maximumExplained
      let rows = isExplained ? network.contradiction(of: one.row) : [one.row]
      outcome.conflicts.append(
        Conflict(constraints: rows.map { ConstraintID(index: $0) }, broken: ConstraintID(index: one.row)))
    }
    for (variable, old) in network.touched {
      let index = Int(variable)
      network.slots[index].isTouched = false
      if network.slots[index].state != .given, abs(network.slots[index].value - old) > 1e-9 {
        outcome.changed.append(Variable(index: index))
      }
    }
    network.touched.removeAll(keepingCapacity: true)
    return outcome
  }

  /// Restores broken constraints after a change around them; returns all constraints that were broken.
  ///
  /// It also removes conflicts without a broken constraint.
  private mutating func retryBroken() -> Set<Int> {
    guard !broken.isEmpty || !network.touchedConflicts.isEmpty else { return [] }
    let former = Set(broken.map(\.row))
    let isTouched = network.touchedConflicts
    network.touchedConflicts = []
    for one in broken where isTouched.contains(one.conflict) { network.attach(one.row) }
    broken.removeAll { isTouched.contains($0.conflict) }
    network.touchedConflicts = []
    for conflict in isTouched { forget(conflict) }
    return former
  }

  private mutating func forget(_ conflict: Int32) {
    for variable in conflicts[conflict] ?? [] where network.slots[variable].conflict == conflict {
      network.slots[variable].conflict = 0
    }
    conflicts[conflict] = nil
    network.hasConflicts = !conflicts.isEmpty
  }

  /// Breaks required constraints until the others can be satisfied (semantics 25.37, 25.38).
  private mutating func breakConflicts() {
    var rounds = 0
    while !network.failures.isEmpty, rounds < 4 {
      rounds += 1
      var seen: Set<Int> = []
      let failures = network.failures
      network.failures = []
      for failing in failures.map({ Int($0) }) where network.rows[failing].role != .absent {
        guard !seen.contains(failing) else { continue }
        let part = network.part(around: failing)
        seen.formUnion(part.rows)
        let chosen = network.constraintsToBreak(among: part.rows)
        lastConflict += 1
        conflicts[lastConflict] = part.variables
        network.hasConflicts = true
        network.reset(part.variables)
        for row in chosen {
          network.detach(row)
          broken.append(Broken(row: row, conflict: lastConflict))
        }
        for variable in part.variables { network.slots[variable].conflict = lastConflict }
      }
      network.touchedConflicts = []
      network.settle()
    }
    network.failures = []
    broken.sort { network.precedes(Int32($0.row), Int32($1.row)) }
  }

  // MARK: Queries

  /// Returns the constraints that determine a variable, in order of precedence; empty for a given or free one.
  ///
  /// It costs as much as solving its part again; for explanations.
  package func determinants(of variable: Variable) -> [ConstraintID] {
    network.determinants(of: variable.index).map { ConstraintID(index: $0) }
  }

  /// Returns the constraints that determine a sum of variables, such as a far edge; possibly fewer than determine its
  /// terms.
  ///
  /// In order of precedence. It costs as much as solving the part again; for explanations.
  package func determinants(of sum: [LinearConstraint.Term]) -> [ConstraintID] {
    let terms = sum.filter { network.slots[$0.variable.index].state != .given }
    return network.determinants(of: terms.map { ($0.variable.index, $0.coefficient) }).map { ConstraintID(index: $0) }
  }

  /// Whether the constraints leave a variable ambiguous (semantics 25.13); false for a given one.
  ///
  /// It costs as much as solving the part again; for explanations.
  package func isAmbiguous(_ variable: Variable) -> Bool { network.isAmbiguous(variable.index) }

  /// Returns the constraints that contradict a broken one, and that constraint.
  package func contradiction(of id: ConstraintID) -> [ConstraintID] {
    guard isBroken(id) else { return [] }
    return network.contradiction(of: id.index).map { ConstraintID(index: $0) }
  }
}
