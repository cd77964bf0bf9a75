import Expectations
import Testing
import TouchScenes

/// Views and delegates that are asked whether a recognizer may begin (semantics 5.3.5, 5.4).
@MainActor @Suite struct GateTests {
  private let quickTap = "d1 50 50 0, u1 50 50 0.06"

  @Test("5.4.1: the hit view's no fails the recognizer of an ancestor")
  func hitView() throws {
    try expectLog(
      view("v", "0 0 200 200", "gestureRecognizerShouldBegin: false"), root: [tap("tap")], quickTap,
      """
      0.000 v touchesBegan 1
      0.060 v touchesEnded 1
      """)
  }

  @Test("5.4.1: views between the hit view and the recognizer's are not asked, nor its own")
  func onlyHitViews() throws {
    try expectLog(
      view(
        "own", "0 0 300 300", "gestureRecognizerShouldBegin: false, overrides: []", has: [tap("tap")],
        view("between", "0 0 200 200", "gestureRecognizerShouldBegin: false, overrides: []", view("v", "0 0 100 100"))),
      quickTap,
      """
      0.000 v touchesBegan 1
      0.060 tap action ended
      0.060 v touchesCancelled 1
      """)
  }

  @Test("5.4.1: with fingers on several views one no is enough")
  func severalViews() throws {
    try expectLog(
      views(
        view("a", "0 0 100 100", "overrides: []"),
        view("b", "100 0 100 100", "overrides: [], gestureRecognizerShouldBegin: false")),
      root: [tap("one"), tap("two", "numberOfTouchesRequired: 2")],
      "d1 50 50 0, d2 150 50 0.01, u1 50 50 0.1, u2 150 50 0.1, d1 50 50 1, u1 50 50 1.06",
      "1.060 one action ended")
  }

  @Test("5.3.5: a recognizer that does not cancel touches asks no view, and both get the tap")
  func notAsked() throws {
    try expectLog(
      view("v", "0 0 200 200", "gestureRecognizerShouldBegin: false"),
      root: [tap("tap", "cancelsTouchesInView: false")], quickTap,
      """
      0.000 v touchesBegan 1
      0.060 tap action ended
      0.060 v touchesEnded 1
      """)
  }

  @Test("5.4.1: the delegate's no fails it and leaves the way to others")
  func delegateSaysNo() throws {
    try expectLog(
      view("v", has: [tap("inner", "delegate: {shouldBegin: false}")]), root: [tap("outer")], quickTap,
      """
      0.000 v touchesBegan 1
      0.060 outer action ended
      0.060 v touchesCancelled 1
      """)
  }

  @Test(
    "5.4.1: a delegate that looks at the direction of a pan",
    arguments: [("m1 62 51 0.1", true), ("m1 51 62 0.1", false)])
  func direction(move: String, isHorizontal: Bool) throws {
    let log = try play(
      view(
        "box", "0 0 200 200", "overrides: []",
        has: [pan("h", "delegate: {shouldBegin: horizontal}"), pan("v", "delegate: {shouldBegin: vertical}")]),
      fingers("d1 50 50 0, \(move), c1 62 62 0.2"))
    let name = isHorizontal ? "h" : "v"
    expectEqual(log, ["0.100 \(name) action began", "0.200 \(name) action cancelled"])
  }

  @Test("5.4.3: the gate is asked before holding: a refused single tap fails at once, not when the double tap does")
  func gateBeforeHolding() throws {
    try expectLog(
      view(
        "v",
        has: [
          tap("D", "numberOfTapsRequired: 2, delaysTouchesEnded: false"),
          tap("S", "requiresToFail: [D], delegate: {shouldBegin: false}"),
        ]), quickTap,
      """
      0.000 v touchesBegan 1
      0.060 v touchesEnded 1
      """)
  }

  @Test("4.4: a refused pan does not begin later in the attempt, however far it goes")
  func refusedForTheAttempt() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [pan("pan", "delegate: {shouldBegin: horizontal}, logs: true")]),
      "d1 50 50 0, m1 50 70 0.1, m1 150 70 0.2, u1 150 70 0.3",
      """
      0.000 pan touchesBegan 1
      0.100 pan touchesMoved 1
      """)
  }
}
