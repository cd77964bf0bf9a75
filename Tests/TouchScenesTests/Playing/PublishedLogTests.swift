import Testing
import TouchScenes

/// The logs of views, controllers and one recognizer that were published, each compared whole.
@MainActor @Suite struct PublishedLogTests {
  @Test func L1_anOverrideThatDoesNotCallSuperEndsTheChain() throws {
    try expectLog(
      view(
        "outer", "0 0 300 300", "overrides: [touchesBegan]", view("inner", "0 0 100 100", "overrides: [touchesBegan]")),
      rootKeys: "controller: {name: vc, overrides: [touchesBegan]}", "d1 50 50 0, u1 50 50 0.06",
      "0.000 inner touchesBegan 1")
  }

  @Test func L2_superFirstPrintsTheParentFirst() throws {
    try expectLog(
      view(
        "outer", "0 0 300 300", "overrides: [touchesBegan]",
        view("inner", "0 0 100 100", "overrides: [touchesBegan], callsSuper: before")),
      rootKeys: "controller: {name: vc, overrides: [touchesBegan]}", "d1 50 50 0, u1 50 50 0.06",
      """
      0.000 outer touchesBegan 1
      0.000 inner touchesBegan 1
      """)
  }

  @Test func L7_hitTestAsksLastToFirstAndStopsAtTheFirstHit() throws {
    let logs = "logs: [hitTest], overrides: []"
    try expectLog(
      view(
        "A", "0 0 300 300", logs,
        view("B", "0 0 100 100", logs, view("D", "0 0 50 50", logs)),
        view(
          "C", "0 100 300 200", logs, view("E", "0 0 100 100", "logs: [hitTest], overrides: [touchesBegan]"),
          view("F", "100 0 100 100", logs))),
      "d1 50 150 0, u1 50 150 0.06",
      """
      0.000 A hitTest
      0.000 A point(inside:) true
      0.000 C hitTest
      0.000 C point(inside:) true
      0.000 F hitTest
      0.000 F point(inside:) false
      0.000 E hitTest
      0.000 E point(inside:) true
      0.000 E touchesBegan 1
      """)
  }

  @Test(arguments: [1, 3, 10])
  func L3_theControllerIsToldBeforeTheTapActs(taps: Int) throws {
    let starts = (0..<taps).map { Double($0) }
    let expected = starts.map { "\($0)00 vc touchesBegan 1\n\($0)60 tap action ended" }
    try expectLog(
      "", root: [tap("tap")], rootKeys: "controller: {name: vc, overrides: [touchesBegan]}",
      starts.map { "d1 50 50 \($0), u1 50 50 \($0 + 0.06)" }.joined(separator: ","),
      expected.joined(separator: "\n"))
  }

  @Test func L5_aTapActsThenTheViewIsCancelled() throws {
    try expectLog(
      view("red", has: [tap("tap")]), "d1 100 100 0, m1 102 100 0.02, m1 102 101 0.04, u1 102 101 0.06",
      """
      0.000 red touchesBegan 1
      0.020 red touchesMoved 1
      0.040 red touchesMoved 1
      0.060 tap action ended
      0.060 red touchesCancelled 1
      """)
  }

  @Test func L6_aLongPressBeginsByTimerAndTheViewIsCancelled() throws {
    try expectLog(
      view("red", has: [press("press")]),
      "d1 100 100 0, m1 102 100 0.1, m1 150 150 0.7, m1 151 150 0.72, u1 151 150 0.8",
      """
      0.000 red touchesBegan 1
      0.100 red touchesMoved 1
      0.500 press action began
      0.500 red touchesCancelled 1
      0.700 press action changed
      0.720 press action changed
      0.800 press action ended
      """)
  }

  @Test func L13_aTapOfAnAncestorCancelsTheTouchInTheDescendant() throws {
    try expectLog(
      view("yellow"), root: [tap("tap")], "d1 100 100 0, u1 100 100 0.06",
      """
      0.000 yellow touchesBegan 1
      0.060 tap action ended
      0.060 yellow touchesCancelled 1
      """)
  }

  @Test func L14_recognizersAreToldBeforeViews() throws {
    try expectLog(
      view("yellow"), root: [tap("tap", "logs: true")], "d1 100 100 0, u1 100 100 0.06",
      """
      0.000 tap touchesBegan 1
      0.000 yellow touchesBegan 1
      0.060 tap touchesEnded 1
      0.060 tap action ended
      0.060 yellow touchesCancelled 1
      """)
  }

  private let drag = """
    d1 100 100 0, m1 103 100 0.02, m1 106 100 0.04, m1 109 100 0.05, m1 112 100 0.06, m1 120 100 0.08, u1 120 100 0.1
    """

  @Test func L15_aPanCancelsTheViewWhenItBegins() throws {
    try expectLog(
      view("yellow"), root: [pan("pan")], drag,
      """
      0.000 yellow touchesBegan 1
      0.020 yellow touchesMoved 1
      0.040 yellow touchesMoved 1
      0.050 yellow touchesMoved 1
      0.060 pan action began
      0.060 yellow touchesCancelled 1
      0.080 pan action changed
      0.100 pan action ended
      """)
  }

  @Test func L17_aPanThatDelaysBeganLeavesTheViewNothing() throws {
    try expectLog(
      view("yellow"), root: [pan("pan", "delaysTouchesBegan: true")], drag,
      """
      0.060 pan action began
      0.080 pan action changed
      0.100 pan action ended
      """)
  }

  @Test func L25_aTapThatDoesNotCancelActsBeforeTheViewHearsOfTheEnd() throws {
    try expectLog(
      view("Y", has: [tap("G", "logs: true, cancelsTouchesInView: false")]), "d1 100 100 0, u1 100 100 0.06",
      """
      0.000 G touchesBegan 1
      0.000 Y touchesBegan 1
      0.060 G touchesEnded 1
      0.060 G action ended
      0.060 Y touchesEnded 1
      """)
  }

  @Test func L26_aLoggingPanThatDelaysBegan() throws {
    try expectLog(
      view("Y", has: [pan("G", "logs: true, delaysTouchesBegan: true")]),
      "d1 100 100 0, m1 106 100 0.02, m1 112 100 0.04, m1 118 100 0.06, m1 124 100 0.08, u1 124 100 0.1",
      """
      0.000 G touchesBegan 1
      0.020 G touchesMoved 1
      0.040 G touchesMoved 1
      0.040 G action began
      0.060 G touchesMoved 1
      0.060 G action changed
      0.080 G touchesMoved 1
      0.080 G action changed
      0.100 G touchesEnded 1
      0.100 G action ended
      """)
  }
}
