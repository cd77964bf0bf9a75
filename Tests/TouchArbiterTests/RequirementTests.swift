import Expectations
import Testing

@testable import TouchArbiter

@Suite struct RequirementTests {
  /// Recognizers that share a touch; in each pair the first requires the second to fail, and none exclude each other.
  func table(_ names: [String], _ edges: [(String, String)]) -> Table {
    var table = Table()
    for name in names {
      table.enroll(name)
      table.touch(1, name)
    }
    for one in names { for other in names { table.yeses.insert("\(one) simultaneous \(other)") } }
    for edge in edges { table.require(edge.0, edge.1) }
    return table
  }

  @Test("5.2.4, 5.2.5: held while the other may still recognize, released by its failure")
  func heldAndReleased() {
    var table = table(["d", "r"], [("d", "r")])
    expectEqual(table.run(("d", .ended)), ["hold d for r"])
    expectEqual(table.run(), [])
    expectEqual(table.run(("r", .failed)), ["release d", "settle r", "act d ended", "settle d", "reset d", "reset r"])
  }

  @Test("5.2.6: the other's recognition fails it")
  func lost() {
    var table = table(["d", "r"], [("d", "r")])
    _ = table.run(("d", .ended))
    expectEqual(
      table.run(("r", .ended)),
      [
        "fail d requirementRecognized r", "act r ended", "settle r", "settle d", "reset d", "reset r",
      ])
  }

  @Test("5.2.10: in one round the required one wins", arguments: [["d", "r"], ["r", "d"]])
  func sameRound(names: [String]) {
    var table = table(names, [("d", "r")])
    let log = table.run(("d", .began), ("r", .began))
    expectEqual(
      log.filter { $0.hasPrefix("act") || $0.hasPrefix("fail") }, ["fail d requirementRecognized r", "act r began"])
  }

  @Test("5.2.5: freed in the round in which it is looked at, it excludes before it acts")
  func freedWithinTheRound() {
    var table = Table("d", "x", "r", "y")
    table.touch(1, "d", "x", "r", "y")
    table.require("d", "r")
    table.yeses = ["d simultaneous x", "x simultaneous y"]
    expectEqual(
      table.run(("d", .began), ("x", .began)),
      [
        "hold d for r", "fail r preventedBy x", "act x began", "settle x", "settle r", "release d",
        "fail y preventedBy d", "act d began", "settle d", "settle y", "reset y",
      ])
  }

  @Test("5.2.3: without a touch, failed, reset or removed it blocks none")
  func whoDoesNotBlock() {
    var table = Table("d", "r")
    table.touch(1, "d")
    table.require("d", "r")
    expectEqual(table.run(("d", .ended)), ["act d ended", "settle d", "reset d"])
    table.touch(2, "d", "r")
    _ = table.run(("r", .failed))
    expectEqual(table.run(("d", .ended)), ["act d ended", "settle d", "reset d", "reset r"])
  }

  @Test("5.2.8: held ones block; the chain comes free from its end")
  func transitive() {
    var table = table(["a", "b", "c"], [("a", "b"), ("b", "c")])
    expectEqual(table.run(("a", .ended)), ["hold a for b"])
    expectEqual(table.run(("b", .ended)), ["hold b for c"])
    expectEqual(
      table.run(("c", .failed)),
      [
        "release b", "fail a requirementRecognized b", "settle c", "act b ended", "settle b", "settle a", "reset a",
        "reset b", "reset c",
      ])
  }

  @Test("5.2.8: all fail one after the other, and the first of the chain acts in that very pass")
  func transitiveFailure() {
    var table = table(["a", "b", "c"], [("a", "b"), ("b", "c")])
    _ = table.run(("a", .ended))
    expectEqual(
      table.run(("b", .failed), ("c", .failed)),
      [
        "release a", "settle b", "act a ended", "settle a", "settle c", "reset a", "reset b", "reset c",
      ])
  }

  @Test("5.2.1: requirements may be many; all must fail", arguments: [["b", "c"], ["c", "b"]])
  func several(order: [String]) {
    var table = table(["a", "b", "c"], [("a", "b"), ("a", "c")])
    expectEqual(table.run(("a", .ended)), ["hold a for b c"])
    #expect(!table.run((order[0], .failed)).contains("release a"))
    #expect(table.run((order[1], .failed)).contains("act a ended"))
  }

  @Test("5.2.2: a requirement of the attempt is forgotten with the attempt of either")
  func ofTheAttempt() {
    var table = table(["d", "r"], [])
    table.arbiter.requireInAttempt(table["d"], table["r"])
    expectEqual(table.run(("d", .ended)), ["hold d for r"])
    _ = table.run(("r", .failed))
    table.touch(2, "d", "r")
    expectEqual(table.run(("d", .ended)).first, "act d ended")
  }

  @Test("15.3: a fresh touch fails the dependant of one that has begun; without one it is let be")
  func begun() {
    var table = Table("d", "r")
    table.require("d", "r")
    table.touch(1, "r")
    _ = table.run(("r", .began))
    table.touch(2, "d")
    expectEqual(table.run(), ["fail d requirementRecognized r", "settle d"])
  }

  @Test("15.4: one that has acted is neither held nor failed by a requirement that begins later")
  func afterActing() {
    var table = Table("d", "r")
    table.require("d", "r")
    table.touch(1, "d")
    _ = table.run(("d", .began))
    table.touch(2, "r")
    table.arbiter.update(0)
    expectEqual(table.run(), ["act d changed", "settle d"])
    expectEqual(table.run(("r", .ended)), ["act r ended", "settle r"])
    expectEqual(table.run(("d", .ended)), ["act d ended", "settle d", "reset d", "reset r"])
  }

  @Test("4.6.1: all recognizers connected by requirements are reset together, in either direction")
  func components() {
    var table = table(["a", "b", "c", "alone"], [("a", "b"), ("c", "b")])
    expectEqual(table.run(("a", .failed)), ["settle a"])
    expectEqual(table.run(("c", .failed)), ["settle c"])
    expectEqual(table.run(("alone", .failed)), ["settle alone", "reset alone"])
    expectEqual(table.run(("b", .failed)), ["settle b", "reset a", "reset b", "reset c"])
  }
}
