import Expectations
import Testing
import TouchScenes

/// Long presses (semantics 7.2).
@MainActor @Suite struct LongPressTests {
  private func pressing(_ keys: String = "", input: String) throws -> [String] {
    try play(view("v", "0 0 390 640", "overrides: []", has: [press("press", keys)]), fingers(input))
  }

  @Test(
    "7.2.1: without keys it takes half a second, 10 pt and one finger",
    arguments: [
      ("u1 50 50 0.49", false), ("u1 50 50 0.51", true), ("m1 60 50 0.1", true), ("m1 60.1 50 0.1", false),
      ("m1 58 58 0.1", false), ("m1 57 57 0.1", true),
    ])
  func defaults(line: String, begins: Bool) throws {
    let log = try pressing(input: "d1 50 50 0, \(line)" + (line.hasPrefix("u") ? "" : ", c1 50 50 2"))
    expectEqual(log.first, (begins ? "0.500 press action began" : nil))
  }

  @Test("7.2.2: time counts from the moment the last finger required is down")
  func severalFingers() throws {
    let log = try pressing(
      "numberOfTouchesRequired: 2", input: "d1 50 50 0, d2 60 50 0.3, u1 50 50 1, u2 60 50 1.1")
    expectEqual(log, ["0.800 press action began", "1.000 press action ended"])
  }

  @Test("7.2.2: taps that must come before it are at most 0.35 s apart", arguments: [(0.45, true), (0.46, false)])
  func tapsBefore(time: Double, begins: Bool) throws {
    let log = try pressing(
      "numberOfTapsRequired: 1", input: "d1 50 50 0, u1 50 50 0.1, d1 50 50 \(time), u1 50 50 2")
    expectEqual(log, (begins ? ["0.950 press action began", "2.000 press action ended"] : []))
  }

  @Test("7.2.2, 15.18: each of them lasts at most 0.75 s", arguments: [(0.75, true), (0.76, false)])
  func durationOfTaps(time: Double, begins: Bool) throws {
    let log = try pressing(
      "numberOfTapsRequired: 1", input: "d1 50 50 0, u1 50 50 \(time), d1 50 50 1, u1 50 50 2")
    expectEqual(log, (begins ? ["1.500 press action began", "2.000 press action ended"] : []))
  }

  @Test(
    "7.2.3: too far, lifted, or a finger too many before it has begun fails it",
    arguments: [
      "m1 70 50 0.1, m1 50 50 0.2, u1 50 50 1", "u1 50 50 0.2", "d2 60 50 0.2, u2 60 50 0.3, u1 50 50 1",
      "c1 50 50 0.2",
    ])
  func fails(rest: String) throws {
    try expectEqual(pressing(input: "d1 50 50 0, \(rest)"), [])
  }

  @Test(
    "7.2.3: with two fingers, either that wanders or is lifted fails it",
    arguments: [
      "m2 75 50 0.1, u1 50 50 1, u2 75 50 1", "u2 60 50 0.2, u1 50 50 1",
    ])
  func eitherFinger(rest: String) throws {
    try expectEqual(pressing("numberOfTouchesRequired: 2", input: "d1 50 50 0, d2 60 50 0, \(rest)"), [])
  }

  @Test("7.2.4, 7.2.6: once begun every move is a change however far, and a resting finger is not")
  func afterBegan() throws {
    try expectEqual(
      pressing(input: "d1 50 50 0, m1 300 50 0.7, m1 300 500 0.8, u1 300 500 3"),
      [
        "0.500 press action began", "0.700 press action changed", "0.800 press action changed",
        "3.000 press action ended",
      ])
  }

  @Test("7.2.4: once begun another finger is ignored altogether")
  func anotherFinger() throws {
    try expectEqual(
      pressing(input: "d1 50 50 0, d2 60 50 0.6, m2 90 50 0.7, u2 90 50 0.8, m1 51 50 0.9, u1 51 50 1"),
      [
        "0.500 press action began", "0.900 press action changed", "1.000 press action ended",
      ])
  }

  @Test("7.2.4: the first of its fingers that is lifted ends it, and the other is dead")
  func anyFinger() throws {
    let log = try pressing(
      "numberOfTouchesRequired: 2", input: "d1 50 50 0, d2 60 50 0, u2 60 50 1, m1 55 50 1.1, u1 55 50 2")
    expectEqual(log, ["0.500 press action began", "1.000 press action ended"])
  }

  @Test("7.2.4, 7.9.2: an interruption of any finger cancels it")
  func interrupted() throws {
    let log = try pressing("numberOfTouchesRequired: 2", input: "d1 50 50 0, d2 60 50 0, c2 60 50 1, u1 55 50 2")
    expectEqual(log, ["0.500 press action began", "1.000 press action cancelled"])
  }

  @Test(
    "7.2.5, 6.2: with no duration it begins when the finger comes down, and the view never hears of it",
    arguments: ["0", "-1"])
  func immediate(duration: String) throws {
    try expectLog(
      view("v", has: [press("press", "minimumPressDuration: \(duration), logs: true")]), "d1 50 50 0, u1 50 50 0.1",
      """
      0.000 press touchesBegan 1
      0.000 press action began
      0.100 press touchesEnded 1
      0.100 press action ended
      """)
  }

  @Test("7.2.2: a press whose time is that of an event begins after it")
  func dueAtAnEvent() throws {
    try expectEqual(
      pressing(input: "d1 50 50 0, m1 55 50 0.5, u1 55 50 0.6"),
      [
        "0.500 press action began", "0.600 press action ended",
      ])
    try expectEqual(pressing(input: "d1 50 50 0, u1 50 50 0.5"), [])
  }
}
