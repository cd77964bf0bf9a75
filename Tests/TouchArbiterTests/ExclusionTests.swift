import Expectations
import Testing

@testable import TouchArbiter

@Suite struct ExclusionTests {
  func two() -> Table {
    var table = Table("a", "b")
    table.touch(1, "a", "b")
    return table
  }

  @Test("5.1.1, 5.1.3: the other fails before the action, and is settled in the next round")
  func excludes() {
    var table = two()
    expectEqual(
      table.run(("a", .ended)), ["fail b preventedBy a", "act a ended", "settle a", "settle b", "reset a", "reset b"])
  }

  @Test("5.1.4: both recognized, the deeper one wins", arguments: [["a", "b"], ["b", "a"]])
  func deeperWins(order: [String]) {
    var table = two()
    for name in order { table.set(name, .ended) }
    expectEqual(table.run().prefix(2), ["fail b preventedBy a", "act a ended"])
  }

  @Test(
    "5.1.2: each answer that speaks against exclusion ends it",
    arguments: ["a related b", "a canPrevent b", "b canBePrevented a"])
  func noes(question: String) {
    var table = two()
    table.noes = [question]
    expectEqual(table.run(("a", .began)), ["act a began", "settle a"])
  }

  @Test("5.1.2: either delegate's yes ends it", arguments: ["a simultaneous b", "b simultaneous a"])
  func yeses(question: String) {
    var table = two()
    table.yeses = [question]
    expectEqual(table.run(("a", .began)), ["act a began", "settle a"])
  }

  @Test("5.1.2: questions come in the order of the rule, and none after the one that decides")
  func questions() {
    var arbiter = Arbiter()
    for id in 0..<2 {
      _ = arbiter.enroll()
      arbiter.receive(1, by: id, at: Rank(depth: 1, branch: 0, index: id))
    }
    arbiter.note(0, .began, Cause(.setBySubclass))
    var asked: [Arbiter.Question] = []
    let answers = [true, true, true, false, true]
    loop: while true {
      switch arbiter.next() {
      case .ask(let question):
        asked.append(question)
        arbiter.answer(answers[asked.count - 1])
      case .done: break loop
      case .fail, .hold, .release, .act, .settle, .reset: continue
      }
    }
    expectEqual(
      asked,
      [
        .related(0, 1), .canPrevent(0, 1), .canBePrevented(1, by: 0), .simultaneous(1, with: 0),
        .simultaneous(0, with: 1),
      ])
    expectEqual(arbiter.state(of: 1), .possible)
  }

  @Test("5.1.2: without a common touch no recognizer is asked or excluded")
  func noTouchInCommon() {
    var table = Table("a", "b")
    table.touch(1, "a")
    table.touch(2, "b")
    table.reactions["a related b"] = { _ in Issue.record("asked about two that share no touch") }
    expectEqual(table.run(("a", .ended)), ["act a ended", "settle a", "reset a"])
  }

  @Test("15.5: a touch of the present attempt counts for good, one of the attempt before does not")
  func touchesOfAttempts() {
    var table = Table("a", "b")
    table.touch(1, "a", "b")
    _ = table.run(("a", .failed))
    table.touch(2, "a")
    expectEqual(table.run(("a", .ended)), ["act a ended", "settle a", "reset a"])
    table.touch(3, "a")
    table.touch(3, "b")
    expectEqual(table.run(("a", .ended)).first, "fail b preventedBy a")
  }

  @Test("5.1.2: one that has acted is safe, one that is held is not")
  func acted() {
    var table = Table("a", "b", "c")
    table.touch(1, "a", "b", "c")
    table.yeses = ["b simultaneous c"]
    table.require("c", "b")
    table.noes = ["a canPrevent b"]
    _ = table.run(("a", .began))
    expectEqual(table.run(("b", .began)).filter { $0.hasPrefix("fail a") }, [])
    var other = Table("a", "b", "c")
    other.touch(1, "a", "b", "c")
    other.require("c", "b")
    expectEqual(other.run(("c", .began)), ["hold c for b"])
    expectEqual(other.run(("a", .began)).prefix(2), ["fail b preventedBy a", "fail c preventedBy a"])
  }

  @Test("5.1.4: an excluded recognizer excludes none")
  func excludedExcludesNobody() {
    var table = Table("a", "b", "c")
    table.touch(1, "a", "b", "c")
    table.yeses = ["a simultaneous c"]
    let log = table.run(("a", .ended), ("b", .ended), ("c", .ended))
    expectEqual(
      log.filter { !$0.hasPrefix("reset") },
      [
        "fail b preventedBy a", "act a ended", "settle a", "settle b", "act c ended", "settle c",
      ])
  }

  @Test("5.1.2: a question whose answer never came counts as no exclusion")
  func unanswered() {
    var arbiter = Arbiter()
    for id in 0..<2 {
      _ = arbiter.enroll()
      arbiter.receive(1, by: id, at: Rank(depth: 1, branch: 0, index: id))
    }
    arbiter.note(0, .ended, Cause(.setBySubclass))
    expectEqual(arbiter.next(), .ask(.related(0, 1)))
    expectEqual(arbiter.next(), .act(0, .ended))
    expectEqual(arbiter.state(of: 1), .possible)
  }
}
