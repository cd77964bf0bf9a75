import Expectations
import Testing

@testable import TouchArbiter

@Suite struct CycleTests {
  func circle(_ count: Int) -> Table {
    var table = Table()
    let names = (0..<count).map { String(UnicodeScalar(UInt8(97 + $0))) }
    for name in names {
      table.enroll(name)
      table.touch(1, name)
    }
    for index in names.indices { table.require(names[index], names[(index + 1) % count]) }
    return table
  }

  @Test("5.2.9: in a circle of any size all are held, and breaking it fails all", arguments: 2...5)
  func deadlock(count: Int) {
    var table = circle(count)
    for id in 0..<count { table.arbiter.note(id, .ended, Cause(.setBySubclass)) }
    expectEqual(table.run().filter { !$0.hasPrefix("hold") }, [])
    let lost = table.arbiter.breakDeadlocks(among: Array(0..<count)) { _ in false }
    expectEqual(lost, Array(0..<count))
    expectEqual(lost.map { table.arbiter.cause(of: $0)?.reason }, lost.map { _ in .requirementCycle })
    expectEqual(table.run().filter { $0.hasPrefix("reset") }.count, count)
    expectEqual(table.arbiter.isSettled, true)
  }

  @Test("5.2.9: one that is not held and may still finish keeps the circle as it is")
  func openEnd() {
    var table = circle(3)
    expectEqual(table.run(("a", .ended)), ["hold a for b"])
    expectEqual(table.arbiter.breakDeadlocks(among: [0, 1, 2]) { $0 == 1 }, [])
    expectEqual(table.arbiter.breakDeadlocks(among: [0, 1, 2]) { _ in false }, [0])
  }

  @Test("5.2.9: one that waits for the circle from outside is lost with it")
  func outside() {
    var table = circle(2)
    table.enroll("x")
    table.touch(1, "x")
    table.require("x", "a")
    for name in ["x", "a", "b"] { table.set(name, .ended) }
    _ = table.run()
    expectEqual(table.arbiter.breakDeadlocks(among: [0, 1, 2]) { _ in false }, [0, 1, 2])
  }

  @Test("5.2.9: a failure breaks the cycle")
  func failure() {
    var table = circle(3)
    expectEqual(table.run(("a", .ended), ("c", .ended)).filter { $0.hasPrefix("hold") }.count, 2)
    let log = table.run(("b", .failed))
    expectEqual(log.filter { $0.hasPrefix("act") || $0.hasPrefix("fail") }, ["fail c preventedBy a", "act a ended"])
  }

  @Test("5.2.1: a recognizer does not wait for itself")
  func itself() {
    var table = Table("a")
    table.touch(1, "a")
    table.require("a", "a")
    expectEqual(table.run(("a", .ended)).first, "act a ended")
  }

  @Test("4.6.1: all of a component are reset together, and a touch that one receives meanwhile keeps the others")
  func resets() {
    func finished() -> Table {
      var table = Table("a", "b", "c", "d")
      table.touch(1, "a", "b", "c", "d")
      table.require("b", "a")
      table.require("c", "b")
      for name in ["a", "b", "c", "d"] { table.set(name, .failed) }
      return table
    }
    var alone = finished()
    expectEqual(alone.run().filter { $0.hasPrefix("reset") }, ["reset a", "reset b", "reset c", "reset d"])
    var touched = finished()
    touched.reactions["reset a"] = { $0.touch(2, "a") }
    expectEqual(touched.run().filter { $0.hasPrefix("reset") }, ["reset a", "reset d"])
    touched.reactions = [:]
    expectEqual(touched.run(("a", .failed)).filter { $0.hasPrefix("reset") }, ["reset b", "reset c", "reset a"])
  }
}
