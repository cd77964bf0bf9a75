import Expectations
import Testing
import TouchScenes

/// Taps (semantics 7.1).
@MainActor @Suite struct TapTests {
  private func tapping(_ keys: String = "", input: String) throws -> [String] {
    try play(view("v", "0 0 390 640", "overrides: []", has: [tap("tap", keys)]), fingers(input))
  }

  @Test("7.1.2, 7.1.4: recognized when the last of the fingers is lifted, however they came and went")
  func lastFinger() throws {
    let log = try tapping(
      "numberOfTouchesRequired: 3",
      input: "d1 50 50 0, d2 60 50 0.1, d3 70 50 0.3, u2 60 50 0.4, u1 50 50 0.5, u3 70 50 0.7")
    expectEqual(log, ["0.700 tap action ended"])
  }

  @Test(
    "7.1.3: a finger may wander 45 pt, in any direction",
    arguments: [
      ("95 50", true), ("95.1 50", false), ("82 82", false), ("80 80", true), ("50 5", true), ("50 4", false),
    ])
  func movement(place: String, isTap: Bool) throws {
    try expectEqual(
      tapping(input: "d1 50 50 0, m1 \(place) 0.1, u1 \(place) 0.2"), (isTap ? ["0.200 tap action ended"] : []))
  }

  @Test("7.1.3: farther and back again is too far")
  func movementAndBack() throws {
    try expectEqual(tapping(input: "d1 50 50 0, m1 100 50 0.1, m1 50 50 0.2, u1 50 50 0.3"), [])
  }

  @Test("7.1.3: a tap may last 0.75 s", arguments: [(0.75, ["0.750 tap action ended"]), (0.751, [])])
  func duration(time: Double, log: [String]) throws {
    try expectEqual(tapping(input: "d1 50 50 0, u1 50 50 \(time)"), log)
  }

  @Test("7.1.3: the next tap begins within 0.35 s", arguments: [(0.45, ["0.500 tap action ended"]), (0.451, [])])
  func interval(time: Double, log: [String]) throws {
    try expectEqual(
      tapping("numberOfTapsRequired: 2", input: "d1 50 50 0, u1 50 50 0.1, d1 50 50 \(time), u1 50 50 0.5"), log)
  }

  @Test("7.1.3: each tap has its own 0.75 s", arguments: [(1.55, ["1.550 tap action ended"]), (1.56, [])])
  func durationOfTheSecond(time: Double, log: [String]) throws {
    try expectEqual(
      tapping("numberOfTapsRequired: 2", input: "d1 50 50 0, u1 50 50 0.7, d1 50 50 0.8, u1 50 50 \(time)"), log)
  }

  @Test(
    "7.1.3: the next tap lies within 45 pt of the first", arguments: [(95.0, ["0.300 tap action ended"]), (96.0, [])])
  func separation(x: Double, log: [String]) throws {
    try expectEqual(
      tapping("numberOfTapsRequired: 2", input: "d1 50 50 0, u1 50 50 0.1, d1 \(x) 50 0.2, u1 \(x) 50 0.3"), log)
  }

  @Test("7.1.3: a third tap is measured from the first, not from the second")
  func separationFromTheFirst() throws {
    let input = "d1 50 50 0, u1 50 50 0.1, d1 80 50 0.2, u1 80 50 0.3, d1 110 50 0.4, u1 110 50 0.5"
    try expectEqual(tapping("numberOfTapsRequired: 3", input: input), [])
  }

  @Test("7.1.3: more fingers than required fail it")
  func tooMany() throws {
    try expectEqual(tapping(input: "d1 50 50 0, d2 60 50 0.1, u1 50 50 0.2, u2 60 50 0.3"), [])
  }

  @Test("7.1.3, 15.18: a finger lifted before all are down fails it, one that lands again too")
  func tooFew() throws {
    let two = "numberOfTouchesRequired: 2"
    try expectEqual(tapping(two, input: "d1 50 50 0, u1 50 50 0.1, d2 60 50 0.2, u2 60 50 0.3"), [])
    try expectEqual(
      tapping(two, input: "d1 50 50 0, d2 60 50 0.1, u1 50 50 0.2, d1 50 50 0.3, u1 50 50 0.4, u2 60 50 0.5"), [])
  }

  @Test("7.1.3: an interruption fails it, and the next tap counts from one")
  func interrupted() throws {
    let input = "d1 50 50 0, u1 50 50 0.1, d1 50 50 0.2, c1 50 50 0.25, d1 50 50 0.3, u1 50 50 0.35"
    try expectEqual(tapping("numberOfTapsRequired: 2", input: input), [])
    try expectEqual(
      tapping("numberOfTapsRequired: 2", input: input + ", d1 50 50 0.4, u1 50 50 0.45"),
      [
        "0.450 tap action ended"
      ])
  }

  @Test("7.1.7: a tap that leaves the view without going far is a tap")
  func leavesTheView() throws {
    try expectLog(
      view("v", "0 0 100 100", "overrides: []", has: [tap("tap")]), "d1 95 50 0, m1 120 50 0.1, u1 120 50 0.2",
      "0.200 tap action ended")
  }

  @Test("7.1.8, 4.2: several taps of several fingers send one action")
  func oneAction() throws {
    let log = try tapping(
      "numberOfTapsRequired: 2, numberOfTouchesRequired: 2",
      input:
        "d1 50 50 0, d2 60 50 0, u1 50 50 0.1, u2 60 50 0.1, d1 50 50 0.2, d2 60 50 0.2, u2 60 50 0.3, u1 50 50 0.35")
    expectEqual(log, ["0.350 tap action ended"])
  }

  @Test(
    "15.18: the travel of several fingers is their mean",
    arguments: [("110 50", "0 50", true), ("110 50", "100 50", false)])
  func meanTravel(one: String, other: String, isTap: Bool) throws {
    let log = try tapping(
      "numberOfTouchesRequired: 2",
      input: "d1 50 50 0, d2 60 50 0, m1 \(one) 0.1, m2 \(other) 0.1, u1 \(one) 0.2, u2 \(other) 0.2")
    expectEqual(log, (isTap ? ["0.200 tap action ended"] : []))
  }

  @Test("15.21: an end at a new place counts as movement")
  func endElsewhere() throws {
    try expectEqual(tapping(input: "d1 50 50 0, u1 96 50 0.1"), [])
    try expectEqual(tapping(input: "d1 50 50 0, u1 95 50 0.1"), ["0.100 tap action ended"])
  }
}
