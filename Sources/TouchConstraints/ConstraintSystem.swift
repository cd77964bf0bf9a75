/// Numbers that hold together by constraints, solved again where something changed.
///
/// A value: it knows no views, calls nobody, and gives the same numbers for the same constraints, whatever was there in
/// between. Required constraints hold; wished ones are granted from the highest priority down, as near as those above
/// let them; what is still open the ranks settle, and then 0 (semantics 25.10 to 25.13).
///
/// A change costs by the connected part that it lies in: another constant by the steps whose numbers move, an added or
/// removed constraint by the part. What is given from outside (`give`) connects nothing, so the content of a view whose
/// size is known is a part of its own.
package struct ConstraintSystem: Sendable {
  private struct Slot: Sendable {
    var kind: Variable.Kind
    var given: Double?
    var value = 0.0
    var uses: [Int] = []
    var component = -1
    var local = -1
    var isFree = false
  }

  private struct Entry: Sendable {
    var constraint: LinearConstraint
    var component = -1
    var row = -1
    var isLive = true
    var isBroken = false
  }

  private var slots: [Slot] = []
  private var entries: [Entry] = []
  private var freeSlots: [Int] = []
  private var freeEntries: [Int] = []
  private var components: [Component?] = []
  private var freeComponents: [Int] = []

  /// What is to be looked at anew, in the order of the calls.
  private var tornVariables: [Int] = []
  private var tornEntries: [Int] = []
  private var editedEntries: [Int] = []
  private var editedVariables: [Int] = []

  package init() {}

  /// Whether something changed since the last solving.
  package var isDirty: Bool {
    !(tornVariables.isEmpty && tornEntries.isEmpty && editedEntries.isEmpty && editedVariables.isEmpty)
  }

  // MARK: Variables

  /// A new number, 0 as long as nobody speaks of it.
  package mutating func addVariable(_ kind: Variable.Kind) -> Variable {
    if let index = freeSlots.popLast() {
      slots[index] = Slot(kind: kind)
      return Variable(index: index)
    }
    slots.append(Slot(kind: kind))
    return Variable(index: slots.count - 1)
  }

  /// Takes away a number of which no constraint speaks any more.
  package mutating func remove(_ variable: Variable) {
    precondition(slots[variable.index].uses.isEmpty, "a constraint still speaks of the variable")
    let index = variable.index
    if slots[index].component >= 0 { dissolve(slots[index].component) }
    tornVariables.removeAll { $0 == index }
    editedVariables.removeAll { $0 == index }
    slots[index].isFree = true
    freeSlots.append(index)
  }

  /// Says what a number is, or with nil that it is to be found.
  package mutating func give(_ variable: Variable, _ value: Double?) {
    let index = variable.index
    let old = slots[index].given
    guard old != value else { return }
    slots[index].given = value
    if let value {
      slots[index].value = value
      if old != nil { editedVariables.append(index) } else { tear(index) }
    } else {
      tear(index)
    }
  }

  private mutating func tear(_ variable: Int) {
    tornVariables.append(variable)
    tornEntries.append(contentsOf: slots[variable].uses)
  }

  package func value(_ variable: Variable) -> Double { slots[variable.index].value }

  /// Whether a constraint speaks of the number.
  package func isConstrained(_ variable: Variable) -> Bool { !slots[variable.index].uses.isEmpty }

  // MARK: Constraints

  /// Adds a constraint, which counts from the next solving on.
  package mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    var constraint = constraint
    var merged: [LinearConstraint.Term] = []
    for term in constraint.terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    constraint.terms = merged.filter { $0.coefficient != 0 }
    let index: Int
    if let free = freeEntries.popLast() {
      index = free
      entries[index] = Entry(constraint: constraint)
    } else {
      index = entries.count
      entries.append(Entry(constraint: constraint))
    }
    for term in constraint.terms { slots[term.variable.index].uses.append(index) }
    tornEntries.append(index)
    return ConstraintID(index: index)
  }

  /// Takes a constraint away.
  package mutating func remove(_ id: ConstraintID) {
    let index = id.index
    for term in entries[index].constraint.terms {
      slots[term.variable.index].uses.removeAll { $0 == index }
      tornVariables.append(term.variable.index)
    }
    if entries[index].component >= 0 { dissolve(entries[index].component) }
    entries[index].isLive = false
    tornEntries.removeAll { $0 == index }
    editedEntries.removeAll { $0 == index }
    freeEntries.append(index)
  }

  package mutating func setConstant(_ id: ConstraintID, _ constant: Double) {
    guard entries[id.index].constraint.constant != constant else { return }
    entries[id.index].constraint.constant = constant
    editedEntries.append(id.index)
  }

  package mutating func setPriority(_ id: ConstraintID, _ priority: Double) {
    guard entries[id.index].constraint.priority != priority else { return }
    entries[id.index].constraint.priority = priority
    tornEntries.append(id.index)
  }

  /// What a constraint says.
  package func constraint(_ id: ConstraintID) -> LinearConstraint { entries[id.index].constraint }

  /// Whether a constraint was given up because it contradicts others.
  package func isBroken(_ id: ConstraintID) -> Bool { entries[id.index].isBroken }

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
    var touched: [Int] = []
    // Parts that changed their shape fall apart; their members are found together again.
    for entry in tornEntries where entries[entry].isLive {
      if entries[entry].component >= 0 { dissolve(entries[entry].component) }
    }
    for variable in tornVariables where slots[variable].component >= 0 { dissolve(slots[variable].component) }
    // A constraint may join parts.
    var seeds = tornEntries
    for variable in tornVariables where !slots[variable].isFree { seeds.append(contentsOf: slots[variable].uses) }
    for entry in seeds where entries[entry].isLive && entries[entry].component < 0 {
      touched.append(assemble(from: entry))
    }
    for variable in tornVariables {
      let slot = slots[variable]
      if !slot.isFree, slot.given == nil, slot.component < 0, slot.value != 0 {
        slots[variable].value = 0
        outcome.changed.append(Variable(index: variable))
      }
    }
    for index in touched { solveWhole(index, &outcome) }

    var edits: [Int: (rows: [(row: Int, constant: Double)], known: [(variable: Int, value: Double)])] = [:]
    var order: [Int] = []
    func note(_ component: Int) {
      if edits[component] == nil {
        edits[component] = ([], [])
        order.append(component)
      }
    }
    for entry in editedEntries where entries[entry].isLive && entries[entry].component >= 0 {
      note(entries[entry].component)
      edits[entries[entry].component]!.rows.append((entries[entry].row, entries[entry].constraint.constant))
    }
    for variable in editedVariables {
      guard let given = slots[variable].given else { continue }
      var told: Set<Int> = []
      for use in slots[variable].uses {
        let component = entries[use].component
        guard component >= 0, told.insert(component).inserted, let part = components[component] else { continue }
        note(component)
        guard let local = part.variables.firstIndex(of: variable) else { continue }
        edits[component]!.known.append((local, given))
      }
    }
    for component in order {
      let edit = edits[component]!
      components[component]!.update(rows: edit.rows, known: edit.known)
      publish(component, &outcome)
    }
    tornVariables = []
    tornEntries = []
    editedEntries = []
    editedVariables = []
    return outcome
  }

  private mutating func dissolve(_ index: Int) {
    guard index >= 0, let part = components[index] else { return }
    components[index] = nil
    freeComponents.append(index)
    for variable in part.variables where slots[variable].component == index {
      slots[variable].component = -1
      tornVariables.append(variable)
    }
    for constraint in part.constraints where entries[constraint].component == index {
      entries[constraint].component = -1
      if entries[constraint].isLive { tornEntries.append(constraint) }
    }
  }

  /// Gathers all that hangs together with a constraint.
  private mutating func assemble(from seed: Int) -> Int {
    let index = freeComponents.popLast() ?? components.count
    if index == components.count { components.append(nil) }
    var (constraints, variables): ([Int], [Int]) = ([seed], [])
    var known: Set<Int> = []
    entries[seed].component = index
    var head = 0
    while head < constraints.count {
      let entry = constraints[head]
      head += 1
      for term in entries[entry].constraint.terms {
        let variable = term.variable.index
        if slots[variable].given != nil {
          known.insert(variable)
          continue
        }
        guard slots[variable].component != index else { continue }
        if slots[variable].component >= 0 { dissolve(slots[variable].component) }
        slots[variable].component = index
        variables.append(variable)
        for use in slots[variable].uses where entries[use].component != index {
          if entries[use].component >= 0 { dissolve(entries[use].component) }
          entries[use].component = index
          constraints.append(use)
        }
      }
    }
    constraints.sort { precedes($0, $1) }
    variables.append(contentsOf: known)
    variables.sort()
    for (local, variable) in variables.enumerated() where slots[variable].given == nil { slots[variable].local = local }
    var localOf: [Int: Int] = [:]
    for variable in known { localOf[variable] = variables.firstIndex(of: variable) }
    var rows: [Problem.Row] = []
    rows.reserveCapacity(constraints.count)
    for (row, entry) in constraints.enumerated() {
      entries[entry].row = row
      let constraint = entries[entry].constraint
      rows.append(
        Problem.Row(
          terms: constraint.terms.map {
            (localOf[$0.variable.index] ?? slots[$0.variable.index].local, $0.coefficient)
          },
          constant: constraint.constant, relation: constraint.relation, priority: constraint.priority))
    }
    let problem = Problem(
      kinds: variables.map { slots[$0].given != nil ? .known : slots[$0].kind == .size ? .size : .place },
      values: variables.map { slots[$0].value }, rows: rows)
    components[index] = Component(problem, variables: variables, constraints: constraints)
    return index
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (entries[left].constraint, entries[right].constraint)
    if a.isOwn != b.isOwn { return a.isOwn }
    return (a.rank, left) < (b.rank, right)
  }

  private mutating func solveWhole(_ index: Int, _ outcome: inout Outcome) {
    guard components[index] != nil else { return }
    components[index]!.solve()
    publish(index, &outcome)
  }

  private mutating func publish(_ index: Int, _ outcome: inout Outcome) {
    guard let part = components[index] else { return }
    for local in part.changed where part.problem.kinds[local] != .known {
      let variable = part.variables[local]
      slots[variable].value = part.problem.values[local]
      outcome.changed.append(Variable(index: variable))
    }
    let broken = Set(part.broken)
    for (row, entry) in part.constraints.enumerated() {
      if broken.contains(row) {
        guard !entries[entry].isBroken else { continue }
        entries[entry].isBroken = true
        outcome.conflicts.append(
          Conflict(
            constraints: part.contradiction(of: row).map { ConstraintID(index: part.constraints[$0]) },
            victim: ConstraintID(index: entry)))
      } else {
        entries[entry].isBroken = false
      }
    }
  }

  // MARK: Questions

  /// The constraints that a number rests on, in the order in which they count; none for one that is given or free.
  ///
  /// Costs as much as solving the part anew; for explanations.
  package func determinants(of variable: Variable) -> [ConstraintID] {
    let slot = slots[variable.index]
    guard slot.component >= 0, slot.given == nil, let part = components[slot.component] else { return [] }
    return part.determinants(of: slot.local).map { ConstraintID(index: part.constraints[$0]) }
  }

  /// The constraints that a sum of numbers rests on, like the far edge of something: fewer, perhaps, than its parts rest on.
  ///
  /// In the order in which they count. Costs as much as solving the part anew; for explanations.
  package func determinants(of sum: [LinearConstraint.Term]) -> [ConstraintID] {
    var found: [Int: (part: Int, terms: [LinearConstraint.Term])] = [:]
    for term in sum {
      let slot = slots[term.variable.index]
      guard slot.component >= 0, slot.given == nil else { continue }
      found[slot.component, default: (slot.component, [])].terms.append(term)
    }
    return found.keys.sorted().flatMap { index -> [ConstraintID] in
      guard let part = components[index], let terms = found[index]?.terms else { return [] }
      let local = terms.map { (variable: slots[$0.variable.index].local, coefficient: $0.coefficient) }
      return part.determinants(of: local).map { ConstraintID(index: part.constraints[$0]) }
    }
  }

  /// Whether the constraints leave a number open (semantics 25.13); false for one that is given.
  ///
  /// Costs as much as solving the part anew; for explanations.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let slot = slots[variable.index]
    guard slot.given == nil else { return false }
    guard slot.component >= 0, let part = components[slot.component] else { return true }
    return part.isAmbiguous(slot.local)
  }

  /// The constraints that contradict the given one, which was given up, and itself.
  package func contradiction(of id: ConstraintID) -> [ConstraintID] {
    let entry = entries[id.index]
    guard entry.isBroken, entry.component >= 0, let part = components[entry.component] else { return [] }
    return part.contradiction(of: entry.row).map { ConstraintID(index: part.constraints[$0]) }
  }
}
