import Expectations
import Testing

@testable import TouchArbiter

@Suite struct ActingTests {
  @Test("4.2, 4.6.2: a discrete recognizer acts once, settles and is reset in one pass")
  func discrete() {
    var table = Table("a")
    table.touch(1, "a")
    expectEqual(table.run(("a", .ended)), ["act a ended", "settle a", "reset a"])
    expectEqual(table.arbiter.state(of: 0), .possible)
    #expect((table.arbiter.isSettled, table.arbiter.isEngaged(0)) == (true, false))
  }

  @Test("4.5.2: a failure settles and resets without an action")
  func failure() {
    var table = Table("a")
    table.touch(1, "a")
    expectEqual(table.run(("a", .failed)), ["settle a", "reset a"])
  }

  @Test("4.5.5: left in began, it advances to changed with the next event; each event acts once")
  func advance() {
    var table = Table("a")
    table.touch(1, "a")
    expectEqual(table.run(("a", .began)), ["act a began", "settle a"])
    table.arbiter.update(0)
    expectEqual(table.run(), ["act a changed", "settle a"])
    table.set("a", .changed)
    table.set("a", .changed)
    table.arbiter.update(0)
    expectEqual(table.run(), ["act a changed", "settle a"])
    expectEqual(table.run(), [])
    expectEqual(table.run(("a", .cancelled)), ["act a cancelled", "settle a", "reset a"])
  }

  @Test("4.5.7: begun and ended before anything was sent, it says both")
  func both() {
    var table = Table("a")
    table.touch(1, "a")
    expectEqual(table.run(("a", .began), ("a", .ended)), ["act a began", "act a ended", "settle a", "reset a"])
  }

  @Test("15.8: begun and changed, it says began alone; changed comes with the next event")
  func beganAlone() {
    var table = Table("a")
    table.touch(1, "a")
    expectEqual(table.run(("a", .began), ("a", .changed)), ["act a began", "settle a"])
    table.arbiter.update(0)
    expectEqual(table.run(), ["act a changed", "settle a"])
  }

  @Test("4.5.3: begun and cancelled before anything was sent, it is silent")
  func silent() {
    var table = Table("a")
    table.touch(1, "a")
    expectEqual(table.run(("a", .began), ("a", .cancelled)), ["settle a", "reset a"])
  }

  @Test("5.1.4, 15.19: deeper first, then the earlier branch, then the lower index")
  func order() {
    var table = Table("a", "b", "c", "d", "e")
    let places = [(1, 1, 0), (3, 2, 0), (3, 1, 1), (3, 1, 0), (2, 1, 0)]
    for (id, place) in places.enumerated() {
      table.arbiter.receive(id + 1, by: id, at: Rank(depth: place.0, branch: place.1, index: place.2))
    }
    for name in ["a", "b", "c", "d", "e"] { table.set(name, .began) }
    expectEqual(table.run().filter { $0.hasPrefix("act") }, ["d", "c", "b", "e", "a"].map { "act \($0) began" })
  }

  @Test("5.1.4: places are ordered totally")
  func places() {
    let places = [
      Rank(depth: 2, branch: 1, index: 0), Rank(depth: 2, branch: 1, index: 1), Rank(depth: 2, branch: 2, index: 0),
      Rank(depth: 1, branch: 1, index: 0),
    ]
    for (one, first) in places.enumerated() {
      for (other, second) in places.enumerated() { expectEqual(first.precedes(second), (one < other)) }
    }
  }
}
