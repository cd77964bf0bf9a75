import Expectations
import Testing

@testable import TouchArbiter

/// Changes between two steps affect the next step (semantics 4.9, 4.13).
@Suite struct ReentryTests {
  func two(_ edges: (String, String)...) -> Table {
    var table = Table("a", "b")
    table.touch(1, "a", "b")
    for edge in edges { table.require(edge.0, edge.1) }
    return table
  }

  @Test("4.13: a handler of a question may end the attempt of either: no exclusion, and the pass continues")
  func abandonedWhileAsked() {
    var table = two()
    table.reactions["a canPrevent b"] = { $0.arbiter.abandon($0["b"]) }
    expectEqual(table.run(("a", .ended)), ["act a ended", "settle a", "reset a"])
    var other = two()
    other.reactions["a canPrevent b"] = { $0.arbiter.abandon($0["a"]) }
    expectEqual(other.run(("a", .ended)), [])
    #expect((other.arbiter.state(of: 1), other.arbiter.isEngaged(1)) == (.possible, true))
  }

  @Test("4.13: the asked may make the candidate act on its own account")
  func failedWhileAsked() {
    var table = two()
    table.reactions["b simultaneous a"] = { $0.set("b", .failed) }
    expectEqual(table.run(("a", .ended)), ["act a ended", "settle a", "settle b", "reset a", "reset b"])
  }

  @Test("4.9: an action that takes another one away lets its dependants go in the same pass")
  func abandonedInAnAction() {
    var table = two(("a", "b"))
    table.enroll("c")
    table.touch(2, "c")
    expectEqual(table.run(("a", .ended)), ["hold a for b"])
    table.reactions["act c ended"] = { $0.arbiter.abandon($0["b"]) }
    expectEqual(
      table.run(("c", .ended)),
      ["act c ended", "settle c", "release a", "act a ended", "settle a", "reset a", "reset c"])
  }

  @Test("4.9: one that is taken away in its own action has no more steps")
  func abandonsItself() {
    var table = two()
    table.noes = ["a related b"]
    table.reactions["act a ended"] = { $0.arbiter.abandon($0["a"]) }
    expectEqual(table.run(("a", .ended)), ["act a ended"])
  }

  @Test("4.9: a removed recognizer releases those that waited, and its slot is reused by one without requirements")
  func expelled() {
    var table = two(("a", "b"))
    expectEqual(table.run(("a", .ended)), ["hold a for b"])
    table.arbiter.expel(table["b"])
    expectEqual(table.run(), ["release a", "act a ended", "settle a", "reset a"])
    expectEqual(table.arbiter.hasVacancy, true)
    table.enroll("new")
    #expect((table["new"], table.arbiter.hasVacancy) == (1, false))
    table.touch(3, "a", "new")
    expectEqual(table.run(("a", .ended)).first, "fail new preventedBy a")
  }

  @Test("4.13: one that recognizes while another acts has its turn in the same pass")
  func recognizesInAnAction() {
    var table = Table("a", "b")
    table.touch(1, "a")
    table.touch(2, "b")
    table.reactions["act a ended"] = { $0.set("b", .ended) }
    expectEqual(table.run(("a", .ended)), ["act a ended", "settle a", "act b ended", "settle b", "reset a", "reset b"])
  }

  @Test("4.13: one that is cancelled between its two actions sends only the first")
  func cancelledBetween() {
    var table = two(("a", "b"))
    _ = table.run(("a", .began))
    table.set("a", .ended)
    _ = table.run()
    table.reactions["act a began"] = { $0.arbiter.abandon($0["a"]) }
    expectEqual(table.run(("b", .failed)), ["release a", "act a began", "settle b", "reset b"])
  }

  @Test("4.6.4: after its reset a new touch opens a new attempt, while those tied to it are still in theirs")
  func newAttempt() {
    var table = two()
    _ = table.run(("a", .failed))
    table.touch(2, "a")
    expectEqual(table.arbiter.engagedMembers, [1, 0])
    expectEqual(table.run(("a", .ended)), ["act a ended", "settle a", "reset a"])
  }

  @Test("15.5: an attempt of very many touches remembers those that others share")
  func pruning() {
    var table = Table("long", "short")
    table.touch(0, "long", "short")
    for touch in 1...100 { table.touch(touch, "long") }
    expectEqual(table.arbiter.shareTouch(0, 1), true)
    #expect(table.arbiter.members[0].touches.count <= Arbiter.touchesBeforePruning)
    expectEqual(table.run(("long", .began)).first, "fail short preventedBy long")
  }

  @Test("The arbiter is at rest after every order of failures and recognitions", arguments: 0..<81)
  func atRest(code: Int) {
    var table = Table("a", "b", "c", "d")
    for name in ["a", "b", "c", "d"] { table.touch(1, name) }
    table.require("a", "b")
    table.require("b", "c")
    table.require("d", "b")
    var rest = code
    for name in ["a", "b", "c", "d"] {
      let state = [RecognizerState.ended, .failed, .began][rest % 3]
      rest /= 3
      if table.arbiter.isEngaged(table[name]) { _ = table.run((name, state)) }
    }
    for name in ["a", "b", "c", "d"] where table.arbiter.isEngaged(table[name]) { table.set(name, .failed) }
    _ = table.run()
    let isOver = (0..<4).allSatisfy { table.arbiter.state(of: $0) == .possible && !table.arbiter.isEngaged($0) }
    #expect(isOver)
    expectEqual(table.arbiter.isSettled, true)
  }
}
