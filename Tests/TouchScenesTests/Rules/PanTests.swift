import Expectations
import Testing
import TouchScenes

/// Pans (semantics 7.3).
@MainActor @Suite struct PanTests {
  private func panning(_ keys: String = "", input: String) throws -> [String] {
    try play(view("v", "0 0 390 640", "overrides: []", has: [pan("pan", keys)]), fingers(input))
  }

  @Test(
    "7.3.2: it begins at 10 pt along either axis, not along the diagonal",
    arguments: [
      ("60 50", true), ("59.9 50", false), ("59 59", false), ("40 50", true), ("50 60", true), ("50 40.1", false),
    ])
  func hysteresis(place: String, begins: Bool) throws {
    let log = try panning(input: "d1 50 50 0, m1 \(place) 0.1, u1 \(place) 0.2")
    expectEqual(log, (begins ? ["0.100 pan action began", "0.200 pan action ended"] : []))
  }

  @Test("7.3.2: the middle of the fingers counts", arguments: [(70.0, true), (69.0, false)])
  func centroid(x: Double, begins: Bool) throws {
    let log = try panning(input: "d1 50 50 0, d2 50 90 0, m1 \(x) 50 0.1, c1 \(x) 50 0.2")
    expectEqual(log, (begins ? ["0.100 pan action began", "0.200 pan action cancelled"] : []))
  }

  @Test("7.3.2: fingers that move apart do not move the middle")
  func apart() throws {
    try expectEqual(
      panning(input: "d1 100 50 0, d2 120 50 0, m1 50 50 0.1, m2 170 50 0.1, u1 50 50 0.2, u2 170 50 0.2"), [])
  }

  @Test("7.3.1, 15.17: with a minimum of two, travel counts while two are down")
  func minimum() throws {
    let two = "minimumNumberOfTouches: 2"
    try expectEqual(panning(two, input: "d1 50 50 0, m1 90 50 0.1, u1 90 50 0.2"), [])
    try expectEqual(
      panning(
        two,
        input:
          "d1 50 50 0, m1 90 50 0.1, d2 90 90 0.2, m1 95 50 0.3, m2 95 90 0.3, m1 100 50 0.4, m2 100 90 0.4, c1 100 50 0.5"
      ), ["0.400 pan action began", "0.500 pan action cancelled"])
  }

  @Test("7.3.4: the middle may rest: a move of its fingers is a change all the same, one of other fingers is not")
  func changes() throws {
    try expectLog(
      views(
        view("v", "0 0 200 200", "overrides: []", has: [pan("pan")]),
        view("w", "200 0 100 100", "overrides: []")),
      "d1 50 50 0, m1 70 50 0.1, d2 250 50 0.2, m2 260 50 0.3, m1 70 50 0.4, u2 260 50 0.5, u1 70 50 0.6",
      """
      0.100 pan action began
      0.400 pan action changed
      0.600 pan action ended
      """)
  }

  @Test("7.3.5: fingers beyond the maximum are ignored once it has begun, and make it fail before")
  func maximum() throws {
    let begun = try panning(
      "maximumNumberOfTouches: 1",
      input: """
        d1 50 50 0, m1 70 50 0.1, d2 60 50 0.15, m2 150 50 0.2, m1 71 50 0.3, d3 80 80 0.4
        u3 80 80 0.5, u2 150 50 0.6, u1 71 50 0.7
        """)
    expectEqual(begun, ["0.100 pan action began", "0.300 pan action changed", "0.700 pan action ended"])
    for fingers in ["d1 50 50 0, d2 60 50 0.05", "d1 50 50 0, d2 60 50 0"] {
      try expectEqual(
        panning("maximumNumberOfTouches: 1", input: "\(fingers), m1 90 50 0.1, u2 60 50 0.2, u1 90 50 0.3"), [])
    }
  }

  @Test("7.3.5: a scroll view's own pan follows as many fingers as its maximum")
  func maximumOfScrollViews() throws {
    let keys = "panGestureRecognizer: {maximumNumberOfTouches: 1, logs: true}, logs: []"
    let log = try play(
      list(keys), fingers("d1 50 300 0, d2 90 300 0, m1 50 270 0.1, m2 90 100 0.1, u1 50 270 0.9, u2 90 100 0.9"))
    expectEqual(log, ["0.100 list.pan action began", "0.900 list.pan action ended"])
  }

  @Test("7.3.6: below the minimum it continues, and ends with the last finger")
  func lifting() throws {
    let log = try panning(
      "minimumNumberOfTouches: 2",
      input: "d1 50 50 0, d2 60 50 0, m1 70 50 0.1, m2 80 50 0.1, u1 70 50 0.2, m2 90 50 0.3, u2 90 50 0.4")
    expectEqual(
      log,
      [
        "0.100 pan action began", "0.200 pan action changed", "0.300 pan action changed", "0.400 pan action ended",
      ])
  }

  @Test("7.3.6: lifted before it has begun it fails, and the waiting recognizer continues")
  func liftedEarly() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [pan("pan"), tap("tap", "requiresToFail: [pan]")]),
      "d1 50 50 0, u1 50 50 0.1", "0.100 tap action ended")
  }

  @Test("7.3.10: an interruption cancels it, or fails it silently")
  func interrupted() throws {
    try expectEqual(
      panning(input: "d1 50 50 0, m1 70 50 0.1, c1 70 50 0.2"),
      [
        "0.100 pan action began", "0.200 pan action cancelled",
      ])
    try expectEqual(panning(input: "d1 50 50 0, m1 55 50 0.1, c1 55 50 0.2"), [])
  }

  @Test("15.21: an end at a new place does not begin a pan")
  func endElsewhere() throws {
    try expectEqual(panning(input: "d1 50 50 0, u1 150 50 0.1"), [])
  }
}
