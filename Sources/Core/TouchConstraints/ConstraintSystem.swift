/// Numbers that hold together by constraints, solved again where something changed.
///
/// A value: it knows no views, calls nobody, and gives the same numbers for the same constraints, whatever was there in
/// between. Required constraints hold; wished ones are granted from the highest priority down, as near as those above
/// let them; what is still open the ranks settle, and then 0 (semantics 25.10 to 25.13).
///
/// A change costs what hangs on it: another constant by the numbers that move; a constraint that comes or goes by the
/// numbers that are found by it, and by the open numbers that hang together with it. What is given from outside (`give`)
/// connects nothing, and neither does what required equations say from there on.
package struct ConstraintSystem: Sendable {
  @usableFromInline var network = Network()
  /// How many constraints speak of each number, those that were given up included.
  private var speakers: [Int32] = []
  private var freeSlots: [Int] = []
  private var freeRows: [Int] = []

  /// A constraint that was given up, and the conflict that it is part of.
  private struct Broken: Sendable {
    var row: Int
    var conflict: Int32
  }
  private var broken: [Broken] = []
  /// The numbers that have a part in each conflict.
  private var conflicts: [Int32: [Int]] = [:]
  private var lastConflict: Int32 = 0

  package init() {}

  /// Whether something changed since the last solving.
  package var isDirty: Bool { network.isDirty || !network.touchedConflicts.isEmpty }

  // MARK: Variables

  /// A new number, 0 as long as nobody speaks of it.
  package mutating func addVariable(_ kind: Variable.Kind) -> Variable {
    if let index = freeSlots.popLast() {
      network.slots[index] = Network.Slot(kind: kind)
      return Variable(index: index)
    }
    network.slots.append(Network.Slot(kind: kind))
    speakers.append(0)
    return Variable(index: network.slots.count - 1)
  }

  /// Takes away a number of which no constraint speaks any more.
  package mutating func remove(_ variable: Variable) {
    precondition(speakers[variable.index] == 0, "a constraint still speaks of the variable")
    freeSlots.append(variable.index)
  }

  /// Says what a number is, or with nil that it is to be found.
  package mutating func give(_ variable: Variable, _ value: Double?) {
    let slot = network.slots[variable.index]
    guard slot.state == .given ? slot.value != value : value != nil else { return }
    for one in broken where network.rows[one.row].terms.contains(where: { speaks($0, of: variable) }) {
      network.touchedConflicts.insert(one.conflict)
    }
    network.give(variable.index, value)
  }

  private func speaks(_ place: Int, of variable: Variable) -> Bool {
    Int(network.terms[place].variable) == variable.index
  }

  @inlinable package func value(_ variable: Variable) -> Double { network.slots[variable.index].value }

  /// The same, for a system in a class's property: Swift copies that with all its arrays before it asks something that
  /// changes nothing, and does not where something may change.
  package mutating func valueInPlace(_ variable: Variable) -> Double { network.slots[variable.index].value }

  /// Takes away a number, unless a constraint speaks of it.
  package mutating func removeUnlessConstrained(_ variable: Variable) {
    if !isConstrained(variable) { remove(variable) }
  }

  /// Whether a constraint was given up, because others contradict it.
  package func isGivenUp(_ id: ConstraintID) -> Bool { broken.contains { $0.row == id.index } }

  /// Whether a constraint speaks of the number.
  package func isConstrained(_ variable: Variable) -> Bool { speakers[variable.index] > 0 }

  // MARK: Constraints

  /// Adds a constraint, which counts from the next solving on.
  package mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    let row = freeRows.popLast() ?? network.rows.count
    network.write(constraint, as: row)
    return attach(row)
  }

  /// Adds a comparison of one number with a length, which counts from the next solving on.
  package mutating func add(_ bound: LengthBound) -> ConstraintID {
    let row = freeRows.popLast() ?? network.rows.count
    network.write(bound, as: row)
    return attach(row)
  }

  private mutating func attach(_ row: Int) -> ConstraintID {
    for place in network.rows[row].terms { speakers[Int(network.terms[place].variable)] += 1 }
    network.attach(row)
    return ConstraintID(index: row)
  }

  /// Takes a constraint away.
  package mutating func remove(_ id: ConstraintID) {
    network.detach(id.index)
    for place in network.rows[id.index].terms { speakers[Int(network.terms[place].variable)] -= 1 }
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

  /// Whether a constraint was given up because it contradicts others (25.38).
  package func isBroken(_ id: ConstraintID) -> Bool { broken.contains { $0.row == id.index } }

  // MARK: Solving

  /// Constraints that contradict each other, and the one of them that was given up.
  package struct Conflict: Sendable, Equatable {
    package var constraints: [ConstraintID]
    package var victim: ConstraintID

    package init(constraints: [ConstraintID], victim: ConstraintID) {
      (self.constraints, self.victim) = (constraints, victim)
    }
  }

  package struct Outcome: Sendable {
    /// The numbers that are others than before, without order.
    package var changed: [Variable] = []
    /// What was given up now and held, or was not there, before.
    package var conflicts: [Conflict] = []
  }

  /// Finds the numbers that changes have left open.
  package mutating func solve() -> Outcome {
    var outcome = Outcome()
    let former = retryBroken()
    network.settle()
    if !network.failures.isEmpty { giveUp() }
    for one in broken where !former.contains(one.row) {
      outcome.conflicts.append(
        Conflict(
          constraints: network.contradiction(of: one.row).map { ConstraintID(index: $0) },
          victim: ConstraintID(index: one.row)))
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

  /// Lets constraints that were given up count again where something around them changed; returns all that were given up.
  ///
  /// Also conflicts are forgotten of which nothing is left that was given up.
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

  /// Gives up required constraints until the others can hold (semantics 25.37, 25.38).
  private mutating func giveUp() {
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
        let victims = network.victims(among: part.rows)
        lastConflict += 1
        conflicts[lastConflict] = part.variables
        network.hasConflicts = true
        network.reset(part.variables)
        for row in victims {
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

  // MARK: Questions

  /// The constraints that a number rests on, in the order in which they count; none for one that is given or free.
  ///
  /// Costs as much as solving its part anew; for explanations.
  package func determinants(of variable: Variable) -> [ConstraintID] {
    network.determinants(of: variable.index).map { ConstraintID(index: $0) }
  }

  /// The constraints that a sum of numbers rests on, like the far edge of something: fewer, perhaps, than its parts rest on.
  ///
  /// In the order in which they count. Costs as much as solving the part anew; for explanations.
  package func determinants(of sum: [LinearConstraint.Term]) -> [ConstraintID] {
    let terms = sum.filter { network.slots[$0.variable.index].state != .given }
    return network.determinants(of: terms.map { ($0.variable.index, $0.coefficient) }).map { ConstraintID(index: $0) }
  }

  /// Whether the constraints leave a number open (semantics 25.13); false for one that is given.
  ///
  /// Costs as much as solving the part anew; for explanations.
  package func isAmbiguous(_ variable: Variable) -> Bool { network.isAmbiguous(variable.index) }

  /// The constraints that contradict the given one, which was given up, and itself.
  package func contradiction(of id: ConstraintID) -> [ConstraintID] {
    guard isBroken(id) else { return [] }
    return network.contradiction(of: id.index).map { ConstraintID(index: $0) }
  }
}
