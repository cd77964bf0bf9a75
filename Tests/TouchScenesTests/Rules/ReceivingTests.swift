import Expectations
import Testing
import TouchScenes

/// Which recognizers get a touch, and what (semantics 1.3, 1.4).
@MainActor @Suite struct ReceivingTests {
  @Test("1.3.1: every recognizer from the hit view up to the root gets the touch, and none outside that path")
  func walk() throws {
    let log = try play(
      views(
        view(
          "outer", "0 0 200 200", "overrides: []", has: [tap("o", "logs: true")],
          view("inner", "0 0 100 100", "overrides: []", has: [tap("a", "logs: true"), tap("b", "logs: true")]),
          view("sibling", "100 0 100 100", has: [tap("s", "logs: true")])),
        view("other", "200 0 100 100", has: [tap("x", "logs: true")])),
      root: #""recognizers":[\#(tap("r", "logs: true"))]"#, fingers("d1 50 50 0, c1 50 50 0.1"))
    // The order between recognizers is not specified (1.4.1).
    expectEqual(log.prefix(4).sorted(), ["a", "b", "o", "r"].map { "0.000 \($0) touchesBegan 1" })
    expectEqual(log.dropFirst(4).sorted(), ["a", "b", "o", "r"].map { "0.100 \($0) touchesCancelled 1" })
  }

  @Test("1.3.4: a recognizer takes no touch of another type than its first one")
  func exclusiveType() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [pan("pan", "logs: true")]),
      "d1 50 50 0, d2 60 60 0.1 pencil, d3 70 70 0.2, u1 50 50 0.3, u2 60 60 0.3, u3 70 70 0.3",
      """
      0.000 pan touchesBegan 1
      0.200 pan touchesBegan 3
      0.300 pan touchesEnded 1 3
      """)
  }

  @Test("1.3.4: without requiresExclusiveTouchType it takes all types at once")
  func mixedTypes() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [pan("pan", "logs: true, requiresExclusiveTouchType: false")]),
      "d1 50 50 0, d2 60 60 0.1 pencil, u1 50 50 0.3, u2 60 60 0.3",
      """
      0.000 pan touchesBegan 1
      0.100 pan touchesBegan 2
      0.300 pan touchesEnded 1 2
      """)
  }

  @Test("1.3.4: the type counts within one attempt only")
  func typeOfTheNextAttempt() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [tap("tap")]),
      "d1 50 50 0, u1 50 50 0.1, d2 50 50 1 pencil, u2 50 50 1.1",
      """
      0.100 tap action ended
      1.100 tap action ended
      """)
  }

  @Test("1.3.4: touches of types that are not allowed go to the view alone")
  func allowedTypes() throws {
    try expectLog(
      view("v", has: [tap("tap", "allowedTouchTypes: [pencil]")]),
      "d1 50 50 0, u1 50 50 0.1, d2 50 50 1 pencil, u2 50 50 1.1",
      """
      0.000 v touchesBegan 1
      0.100 v touchesEnded 1
      1.000 v touchesBegan 2
      1.100 tap action ended
      1.100 v touchesCancelled 2
      """)
  }

  @Test("1.3.4: a disabled recognizer sees nothing")
  func disabled() throws {
    try expectLog(
      view("v", has: [tap("tap", "isEnabled: false, logs: true")]), "d1 50 50 0, u1 50 50 0.1",
      """
      0.000 v touchesBegan 1
      0.100 v touchesEnded 1
      """)
  }

  @Test("1.3.4: one that has failed and is not reset yet takes no new touch")
  func failedAndNotReset() throws {
    try expectLog(
      view(
        "v", "0 0 300 300", "overrides: []",
        has: [press("press", "allowableMovement: 1000"), tap("tap", "logs: true, requiresToFail: [press]")]),
      "d1 50 50 0, m1 150 50 0.1, d2 60 60 0.2, u2 60 60 0.3, u1 150 50 0.4",
      """
      0.000 tap touchesBegan 1
      0.100 tap touchesMoved 1
      """)
  }

  @Test("4.6.4: one that has failed and was reset takes new touches while the old ones are still down")
  func failedAndReset() throws {
    try expectLog(
      view("v", "0 0 300 300", "overrides: []", has: [tap("tap", "logs: true")]),
      "d1 50 50 0, m1 150 50 0.1, d2 60 60 0.2, m1 151 50 0.25, u2 60 60 0.3, u1 150 50 0.4",
      """
      0.000 tap touchesBegan 1
      0.100 tap touchesMoved 1
      0.200 tap touchesBegan 2
      0.300 tap touchesEnded 2
      0.300 tap action ended
      """)
  }

  @Test("1.3.4, 1.3.5: a touch that the delegate refuses is never seen, and the view gets it")
  func delegateRefuses() throws {
    try expectLog(
      views(
        view("a", "0 0 100 100"), view("b", "100 0 100 100")),
      root: [tap("tap", "logs: true, delegate: {shouldReceiveTouch: {onlyViews: [b]}}")],
      "d1 50 50 0, m1 150 50 0.1, u1 150 50 0.2, d2 150 50 1, u2 150 50 1.1",
      """
      0.000 a touchesBegan 1
      0.100 a touchesMoved 1
      0.200 a touchesEnded 1
      1.000 tap touchesBegan 2
      1.000 b touchesBegan 2
      1.100 tap touchesEnded 2
      1.100 tap action ended
      1.100 b touchesCancelled 2
      """)
  }

  @Test("1.3.4: the delegate is asked for every finger, and refuses one while it takes another")
  func delegateTakesOneFinger() throws {
    try expectLog(
      views(view("a", "0 0 100 100", "overrides: []"), view("b", "100 0 100 100", "overrides: []")),
      root: [pan("pan", "logs: true, delegate: {shouldReceiveTouch: {onlyViews: [a]}}")],
      "d1 50 50 0, d2 150 50 0, m2 190 50 0.1, u2 190 50 0.2, u1 50 50 0.3",
      """
      0.000 pan touchesBegan 1
      0.300 pan touchesEnded 1
      """)
  }

  @Test("1.3.7: recognizers of a view that takes no interaction are dead, those below it are not")
  func nonInteractive() throws {
    try expectLog(
      view(
        "v", "0 0 200 200", "", has: [tap("below")],
        view(
          "dead", "0 0 200 200", "isUserInteractionEnabled: false", has: [tap("above")], view("child", has: [tap("c")]))
      ),
      "d1 50 50 0, u1 50 50 0.1",
      """
      0.000 v touchesBegan 1
      0.100 below action ended
      0.100 v touchesCancelled 1
      """)
  }

  @Test("1.4.2: one call per phase and event, began, moved, ended, cancelled, and none for fingers that rest")
  func phaseOrder() throws {
    try expectLog(
      view("v", "0 0 200 200", "overrides: []", has: [pan("pan", "logs: true, delegate: {shouldBegin: false}")]),
      """
      d1 50 50 0, d2 60 60 0, d3 70 70 0, d4 80 80 0
      u2 60 60 0.1, m1 51 50 0.1, m3 71 70 0.1, d5 90 90 0.1
      c4 80 80 0.2
      """,
      """
      0.000 pan touchesBegan 1 2 3 4
      0.100 pan touchesBegan 5
      0.100 pan touchesMoved 1 3
      0.100 pan touchesEnded 2
      0.200 pan touchesCancelled 4
      """)
  }

  @Test("1.4.4: a failed recognizer receives no more of its touches")
  func nothingAfterFailure() throws {
    try expectLog(
      view("v", "0 0 300 300", "overrides: []", has: [swipe("swipe", "logs: true")]),
      "d1 50 50 0, m1 40 50 0.1, m1 30 50 0.2, u1 30 50 0.3",
      """
      0.000 swipe touchesBegan 1
      0.100 swipe touchesMoved 1
      """)
  }

  @Test("1.4.5: isMultipleTouchEnabled keeps fingers from the view, not from its recognizers")
  func multipleTouch() throws {
    try expectLog(
      view("v", has: [tap("tap", "numberOfTouchesRequired: 2, logs: true")]),
      "d1 50 50 0, d2 60 60 0.05, u1 50 50 0.1, u2 60 60 0.15",
      """
      0.000 tap touchesBegan 1
      0.000 v touchesBegan 1
      0.050 tap touchesBegan 2
      0.100 tap touchesEnded 1
      0.150 tap touchesEnded 2
      0.150 tap action ended
      0.150 v touchesCancelled 1
      """)
  }
}
