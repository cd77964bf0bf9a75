import Expectations
import Testing
import TouchScenes

/// Cycles, requirements that recognize, begin or reset at the edge of things (semantics 5.2.9, 5.2.10, 15.2 to 15.4).
@MainActor @Suite struct RequirementEdgeTests {
  private let quickTap = "d1 50 50 0, u1 50 50 0.06"
  private func plain(_ recognizers: String...) -> String {
    view("v", "0 0 300 300", "overrides: []", has: recognizers)
  }

  @Test("5.2.9: two that wait for each other fail when the fingers are up, and start over")
  func cycle() throws {
    try expectLog(
      view("v", has: [tap("a", "requiresToFail: [b]"), tap("b", "requiresToFail: [a]")]),
      "d1 50 50 0, u1 50 50 0.06, d1 50 50 1, u1 50 50 1.06",
      """
      0.000 v touchesBegan 1
      0.060 v touchesEnded 1
      1.000 v touchesBegan 1
      1.060 v touchesEnded 1
      """)
  }

  @Test("5.2.9: in a cycle one acts when the other fails")
  func cycleWithFailure() throws {
    try expectLog(
      view("v", has: [tap("tap", "requiresToFail: [swipe]"), swipe("swipe", "requiresToFail: [tap]")]), quickTap,
      """
      0.000 v touchesBegan 1
      0.060 tap action ended
      0.060 v touchesCancelled 1
      """)
    try expectLog(
      view(
        "v", "0 0 300 300", "overrides: []",
        has: [tap("tap", "requiresToFail: [swipe]"), swipe("swipe", "requiresToFail: [tap]")]),
      "d1 50 50 0, m1 110 50 0.05, u1 110 50 0.1", "0.050 swipe action ended")
  }

  @Test("5.2.9: a cycle that one of them may still leave by a timer is not broken before")
  func cycleWithTimer() throws {
    try expectLog(
      view(
        "v", "0 0 300 300", "overrides: []",
        has: [
          tap("one", "requiresToFail: [two]"), tap("two", "numberOfTapsRequired: 2, requiresToFail: [one]"),
        ]), quickTap, "0.410 one action ended")
  }

  @Test("5.2.10: of two that recognize in one event the required one wins, whatever depth or order", arguments: 0..<4)
  func sameEvent(which: Int) throws {
    let (required, waiting) = (tap("R"), tap("D", "requiresToFail: [R]"))
    let inner = [[waiting], [required], [waiting, required], [required, waiting]][which]
    let outer = [[required], [waiting], [], []][which]
    try expectLog(
      view("v", "0 0 300 300", "overrides: []", has: inner), root: outer, quickTap, "0.060 R action ended")
  }

  @Test("5.2.6, 15.3: one that has begun fails a dependent at the dependent's first touch, and releases it after that")
  func begunElsewhere() throws {
    try expectLog(
      views(
        view("a", "0 0 100 100", "overrides: []", has: [pan("R")]),
        view("b", "100 0 100 100", "overrides: []", has: [tap("D", "requiresToFail: [R], logs: true")])),
      """
      d1 50 50 0, m1 70 50 0.1, d2 150 50 0.2, u2 150 50 0.3, u1 70 50 0.4
      d2 150 50 1, u2 150 50 1.1
      """,
      """
      0.100 R action began
      0.200 D touchesBegan 2
      0.400 R action ended
      1.000 D touchesBegan 2
      1.100 D touchesEnded 2
      1.100 D action ended
      """)
  }

  @Test("15.4: requirements concern a recognizer only until its first action")
  func afterTheFirstAction() throws {
    try expectLog(
      views(
        view("a", "0 0 100 100", "overrides: []", has: [tap("R")]),
        view("b", "100 0 100 100", "overrides: []", has: [pan("D", "requiresToFail: [R]")])),
      "d1 150 50 0, m1 170 50 0.1, d2 50 50 0.2, m1 175 50 0.3, u2 50 50 0.4, m1 180 50 0.5, u1 180 50 0.6",
      """
      0.100 D action began
      0.300 D action changed
      0.400 R action ended
      0.500 D action changed
      0.600 D action ended
      """)
  }

  @Test("15.2: one that recognized and has not said so keeps others waiting though its fingers are up")
  func heldBlocks() throws {
    try expectLog(
      plain(
        press("late", "minimumPressDuration: 0.02, requiresToFail: [single]"),
        tap("single", "requiresToFail: [double]"),
        tap("double", "numberOfTapsRequired: 2")),
      quickTap, "0.410 single action ended")
  }

  @Test("4.6.1: until what it is tied to has finished, a recognizer takes no new touches")
  func resetsTogether() throws {
    try expectLog(
      plain(tap("one", "logs: true, requiresToFail: [two]"), tap("two", "numberOfTapsRequired: 2")),
      "d1 50 50 0, u1 50 50 0.06, d1 250 50 0.2, u1 250 50 0.26, d1 50 50 1, u1 50 50 1.06",
      """
      0.000 one touchesBegan 1
      0.060 one touchesEnded 1
      0.200 one action ended
      1.000 one touchesBegan 1
      1.060 one touchesEnded 1
      1.410 one action ended
      """)
  }

  @Test("15.20: a subclass's canPrevent replaces the rule of the class")
  func canPreventOfASubclass() throws {
    try expectLog(
      plain(tap("S", "subclass: {canPrevent: true}"), tap("D", "numberOfTapsRequired: 2")),
      "d1 50 50 0, u1 50 50 0.06, d1 50 50 0.2, u1 50 50 0.26",
      """
      0.060 S action ended
      0.260 S action ended
      """)
  }

  @Test("7.9.3: pan and pinch are simultaneous only when a delegate allows it", arguments: [true, false])
  func panAndPinch(isBeside: Bool) throws {
    let log = try play(
      plain(pan("pan"), recognizer("Pinch", "pinch", "delegate: {shouldRecognizeSimultaneouslyWith: \(isBeside)}")),
      fingers("d1 50 50 0, d2 150 50 0, m2 190 50 0.1, c1 50 50 0.2, c2 190 50 0.2"))
    let names = isBeside ? ["pan", "pinch"] : ["pinch"]
    expectEqual(log, names.map { "0.100 \($0) action began" } + names.map { "0.200 \($0) action cancelled" })
  }
}
