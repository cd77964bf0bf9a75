import Expectations
import Testing
import TouchScenes

/// Swipes beyond those that were measured (semantics 7.4).
@MainActor @Suite struct SwipeTests {
  private func swiping(_ keys: String = "", input: String) throws -> [String] {
    try play(view("v", "0 0 390 640", "overrides: []", has: [swipe("swipe", keys)]), fingers(input))
  }

  @Test(
    "7.4.2: what is required shrinks with time",
    arguments: [
      (0.1, 45.299, 0.0, false), (0.1, 45.301, 0.0, true), (0.4, 31.1, 0.0, false), (0.4, 31.3, 0.0, true),
      (0.1, 100.0, 45.05, true), (0.1, 100.0, 45.15, false), (0.5, 100.0, 25.4, true), (0.5, 100.0, 25.6, false),
    ])
  func limits(time: Double, along: Double, across: Double, isSwipe: Bool) throws {
    let log = try swiping(input: "d1 100 300 0, m1 \(100 + along) \(300 + across) \(time), u1 200 300 0.6")
    expectEqual(log.count, (isSwipe ? 1 : 0))
  }

  @Test("7.4.2: what is reached by lifting is not recognized")
  func lifted() throws {
    try expectEqual(swiping(input: "d1 100 300 0, m1 120 300 0.1, u1 300 300 0.2"), [])
  }

  @Test(
    "7.4.3: the first step against the direction or too far across fails it for good",
    arguments: [
      "m1 99.9 300 0.01", "m1 100 350.1 0.01",
    ])
  func failsAtOnce(step: String) throws {
    try expectEqual(swiping(input: "d1 100 300 0, \(step), m1 200 300 0.05, u1 200 300 0.1"), [])
  }

  @Test("7.4.3: it fails when the time is over")
  func timeOut() throws {
    try expectLog(
      view(
        "v", "0 0 200 200", "overrides: []",
        has: [swipe("swipe"), press("press", "minimumPressDuration: 0.2, requiresToFail: [swipe]")]),
      "d1 50 50 0, u1 50 50 1",
      """
      0.500 press action began
      1.000 press action ended
      """)
  }

  @Test("7.4.4, 15.16: with fewer fingers it waits, and time counts from the first")
  func waits() throws {
    let two = "numberOfTouchesRequired: 2"
    try expectEqual(
      swiping(
        two, input: "d1 100 300 0, m1 150 300 0.1, d2 100 400 0.2, m1 200 300 0.3, m2 200 400 0.3, c1 200 300 0.4"),
      ["0.300 swipe action ended"])
    try expectEqual(
      swiping(
        two, input: "d1 100 300 0, d2 100 400 0.45, m1 200 300 0.51, m2 200 400 0.51, c1 200 300 0.6"), [])
  }

  @Test("7.4.4: a finger too many fails it, and one lifted too early")
  func count() throws {
    try expectEqual(swiping(input: "d1 100 300 0, d2 100 400 0.1, m1 200 300 0.2, m2 200 400 0.2, c1 200 300 0.3"), [])
    try expectEqual(
      swiping(
        "numberOfTouchesRequired: 2",
        input: "d1 100 300 0, d2 100 400 0.1, u2 100 400 0.15, m1 200 300 0.2, c1 200 300 0.3"), [])
  }

  @Test(
    "7.4.5: of ways of both axes the horizontal one is judged",
    arguments: [
      ("[right, down]", "200 300", true), ("[right, down]", "100 400", false), ("[right, down]", "200 400", false),
      ("[right, left, up, down]", "150 350", true), ("[left, right]", "0 300", true),
      ("[left, right]", "200 300", true),
      ("[up, down]", "100 200", true), ("[up, down]", "100 400", true), ("[up, down]", "200 300", false),
    ])
  func masks(direction: String, place: String, isSwipe: Bool) throws {
    let log = try swiping("direction: \(direction)", input: "d1 100 300 0, m1 \(place) 0, u1 \(place) 0.1")
    expectEqual(log, (isSwipe ? ["0.000 swipe action ended"] : []))
  }

  @Test(
    "7.4.6: what was across before does not matter, nor going back without crossing the start",
    arguments: [
      "m1 100 320 0.02, m1 200 300 0.05", "m1 120 300 0.02, m1 110 300 0.03, m1 200 300 0.05",
    ])
  func present(moves: String) throws {
    try expectEqual(swiping(input: "d1 100 300 0, \(moves), u1 200 300 0.1"), ["0.050 swipe action ended"])
  }
}
