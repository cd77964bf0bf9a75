import Expectations
import Testing
import TouchScenes

/// The swipes that were measured on a device: displacement and time against recognized or not.
@MainActor @Suite struct PublishedSwipeTests {
  /// Whether a swipe is recognized, and when: the whole log, with the view left out.
  private func swiping(_ keys: String, _ input: String) throws -> [String] {
    try play(view("v", "0 0 390 640", "overrides: []", has: [swipe("swipe", keys)]), fingers(input))
  }

  private func swiping(_ input: String) throws -> [String] { try swiping("", input) }

  @Test func L37_recognizedByTheMoveThatGoesFarEnough() throws {
    let input = """
      d1 100 300 0, m1 102 300 0.01, m1 105 300 0.02, m1 110 300 0.03, m1 120 300 0.04, m1 130 300 0.05
      m1 140 300 0.06, m1 150 300 0.07, m1 160 300 0.08, u1 160 300 0.1
      """
    try expectEqual(swiping(input), ["0.070 swipe action ended"])
  }

  @Test(arguments: [("left", "100 300"), ("up", "200 200"), ("down", "200 400"), ("right", "300 300")])
  func L38_everyDirection(direction: String, end: String) throws {
    let log = try swiping("direction: [\(direction)]", "d1 200 300 0, m1 \(end) 0.1, u1 \(end) 0.11")
    expectEqual(log, ["0.100 swipe action ended"])
  }

  @Test(arguments: ["100 300", "200 200", "200 400", "300 400"])
  func L39_otherDirectionsAreNot(end: String) throws {
    try expectEqual(swiping("d1 200 300 0, m1 \(end) 0.1, u1 \(end) 0.11"), [])
  }

  @Test(arguments: [(0.5, ["0.500 swipe action ended"]), (0.501, [])])
  func L40_halfASecondAtMost(time: Double, log: [String]) throws {
    try expectEqual(swiping("d1 100 300 0, m1 200 300 \(time), u1 200 300 0.6"), log)
  }

  @Test(arguments: [(49.999, []), (50.001, ["0.000 swipe action ended"])])
  func L41_fiftyPointsAtTimeZero(distance: Double, log: [String]) throws {
    try expectEqual(swiping("d1 100 300 0, m1 \(100 + distance) 300 0, u1 \(100 + distance) 300 0.01"), log)
  }

  @Test(arguments: [(49.999, ["0.000 swipe action ended"]), (50.001, [])])
  func L43_lessThanFiftyPointsAcrossAtTimeZero(drift: Double, log: [String]) throws {
    try expectEqual(swiping("d1 100 300 0, m1 200 \(300 + drift) 0, u1 200 \(300 + drift) 0.01"), log)
  }

  @Test func L44_nothingBackwards() throws {
    try expectEqual(swiping("d1 100 300 0, m1 99.9 300 0.01, m1 200 300 0.05, u1 200 300 0.06"), [])
  }

  @Test(arguments: [(50.0, ["0.100 swipe action ended"]), (0.0, []), (-100.0, [])])
  func L47_everyFingerGoesFarEnough(second: Double, log: [String]) throws {
    let input = """
      d1 150 300 0, d2 150 400 0, m1 250 300 0.1, m2 \(150 + second) 400 0.1
      u1 250 300 0.2, u2 \(150 + second) 400 0.2
      """
    try expectEqual(swiping("numberOfTouchesRequired: 2", input), log)
  }
}
