import Expectations
import Testing
import TouchConstraints

/// Small systems with known answers, one claim each.
struct ConstraintSystemTests {
  private var system = ConstraintSystem()

  private mutating func add(
    _ terms: [(Variable, Double)], _ constant: Double, _ relation: LinearConstraint.Relation = .equal,
    _ priority: Double = 1000, rank: Int = 0
  ) -> ConstraintID {
    system.add(
      LinearConstraint(
        terms.map { .init($0.0, $0.1) }, constant: constant, relation, priority: priority, rank: rank))
  }

  @Test mutating func aHigherPriorityHoldsExactlyHoweverManyLowerOnesThereAre() {
    let width = system.addVariable(.size)
    _ = add([(width, 1)], -100, .equal, 251)
    for rank in 1...100 { _ = add([(width, 1)], -300, .equal, 250, rank: rank) }
    _ = system.solve()
    expectEqual(system.value(width), 100)
  }

  @Test mutating func amongEqualsTheSumIsLeastAndThenTheEarlierHolds() {
    let (width, height) = (system.addVariable(.size), system.addVariable(.size))
    for (rank, length) in [10.0, 20, 60].enumerated() { _ = add([(width, 1)], -length, .equal, 500, rank: rank) }
    _ = add([(height, 1)], -70, .equal, 500, rank: 5)
    _ = add([(height, 1)], -30, .equal, 500, rank: 4)
    _ = system.solve()
    expectEqual(system.value(width), 20)
    expectEqual(system.value(height), 30)
  }

  @Test mutating func whatIsFreeHoldsAsAnEquationAndThenIsNothing() {
    let (first, second) = (system.addVariable(.size), system.addVariable(.size))
    _ = add([(first, 1)], -44, .atLeast)
    _ = add([(first, 1), (second, 1)], -200, .atMost)
    _ = system.solve()
    expectEqual([system.value(first), system.value(second)], [44, 156])
    #expect(system.isAmbiguous(first) && system.isAmbiguous(second))
  }

  @Test("A system is solved once a conflict is removed, whichever constraint is removed first", arguments: [0, 1])
  func restAfterConflict(_ goesFirst: Int) {
    var system = ConstraintSystem()
    let x = system.addVariable(.size)
    var ids = [10.0, 20.0].map { system.add(.init([.init(x, 1)], constant: -$0)) }
    _ = system.solve()
    #expect(!system.isDirty)
    system.remove(ids.remove(at: goesFirst))
    _ = system.solve()
    #expect(!system.isDirty && system.value(x) == [20, 10][goesFirst])
    system.setConstant(ids[0], -30)
    _ = system.solve()
    #expect(!system.isDirty && system.value(x) == 30)
    system.remove(ids[0])
    _ = system.solve()
    #expect(!system.isDirty && system.value(x) == 0)
  }

  @Test mutating func theLaterOfTwoThatContradictIsGivenUpAndTriedAgain() {
    let width = system.addVariable(.size)
    let first = add([(width, 1)], -100, rank: 1)
    let second = add([(width, 1)], -200, rank: 2)
    let outcome = system.solve()
    expectEqual(outcome.conflicts, [.init(constraints: [first, second], broken: second)])
    expectEqual(system.value(width), 100)
    #expect(system.solve().conflicts.isEmpty)
    system.remove(first)
    _ = system.solve()
    expectEqual(system.value(width), 200)
    #expect(!system.isBroken(second))
  }

  @Test mutating func theContradictingSetHasNobodyWhoIsNotNeeded() {
    let places = (0..<6).map { _ in system.addVariable(.place) }
    var chain: [ConstraintID] = [add([(places[0], 1)], 0, rank: 0)]
    for i in 1..<6 { chain.append(add([(places[i], 1), (places[i - 1], -1)], -10, rank: i)) }
    let third = add([(places[3], 1)], -31, rank: 9)
    expectEqual(system.solve().conflicts, [.init(constraints: Array(chain[0...3]) + [third], broken: third)])
  }

  @Test mutating func aSizeIsNeverNegative() {
    let (width, inner) = (system.addVariable(.size), system.addVariable(.size))
    system.give(width, 0)
    let inset = add([(inner, 1), (width, -1)], 40)
    expectEqual(system.solve().conflicts, [.init(constraints: [inset], broken: inset)])
    expectEqual(system.value(inner), 0)
  }

  @Test mutating func anotherConstantMovesOnlyWhatFollows() {
    let places = (0..<1000).map { _ in system.addVariable(.place) }
    var ids = [add([(places[0], 1)], 0)]
    for i in 1..<1000 { ids.append(add([(places[i], 1), (places[i - 1], -1)], -10, rank: i)) }
    _ = system.solve()
    system.setConstant(ids[990], -12)
    expectEqual(system.solve().changed.map(\.index), Array(990..<1000))
    expectEqual(system.value(places[999]), 9992)
  }

  @Test mutating func whatAValueRestsOnCanBeAsked() {
    let (width, other) = (system.addVariable(.size), system.addVariable(.size))
    let maximum = add([(width, 1)], -80, .atMost, rank: 1)
    let text = add([(width, 1)], -120, .equal, 750, rank: 2)
    let equal = add([(other, 1), (width, -1)], 0, .equal, 500, rank: 3)
    let idle = add([(other, 1)], -500, .atMost, rank: 4)
    _ = system.solve()
    expectEqual(system.determinants(of: other), [maximum, equal])
    #expect(!system.determinants(of: other).contains(text) && !system.determinants(of: other).contains(idle))
    #expect(!system.isAmbiguous(other))
  }
}
