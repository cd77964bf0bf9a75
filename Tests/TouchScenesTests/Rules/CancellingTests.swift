import Testing
import TouchScenes

/// What recognition does to touches in views (semantics 6.2 to 6.5, 6.13, 6.14).
@MainActor @Suite struct CancellingTests {
  @Test("6.2: the view receives nothing of a cancelled touch any more")
  func cancelledForGood() throws {
    try expectLog(
      view("v", has: [pan("pan")]), "d1 50 50 0, m1 70 50 0.1, m1 80 50 0.2, u1 80 50 0.3",
      """
      0.000 v touchesBegan 1
      0.100 pan action began
      0.100 v touchesCancelled 1
      0.200 pan action changed
      0.300 pan action ended
      """)
  }

  @Test("6.3: all touches of the recognizer are cancelled, in whatever views")
  func allTouches() throws {
    try expectLog(
      views(view("a", "0 0 100 100", "isMultipleTouchEnabled: true"), view("b", "100 0 100 100")), root: [pan("pan")],
      """
      d1 50 50 0, d2 150 50 0, d3 60 50 0.05, m1 80 50 0.1, m2 180 50 0.1, m3 90 50 0.1
      c1 80 50 0.2, c2 180 50 0.2, c3 90 50 0.2
      """,
      """
      0.000 a touchesBegan 1
      0.000 b touchesBegan 2
      0.050 a touchesBegan 3
      0.100 pan action began
      0.100 a touchesCancelled 1 3
      0.100 b touchesCancelled 2
      0.200 pan action cancelled
      """)
  }

  @Test("6.3: and no other fingers")
  func noOthers() throws {
    try expectLog(
      views(view("a", "0 0 100 100"), view("b", "100 0 100 100")),
      root: [pan("pan", "delegate: {shouldReceiveTouch: {onlyViews: [a]}}")],
      "d1 50 50 0, d2 150 50 0.05, m1 80 50 0.1, m2 160 50 0.1, u2 160 50 0.2, u1 80 50 0.3",
      """
      0.000 a touchesBegan 1
      0.050 b touchesBegan 2
      0.100 pan action began
      0.100 a touchesCancelled 1
      0.100 b touchesMoved 2
      0.200 b touchesEnded 2
      0.300 pan action ended
      """)
  }

  @Test("6.3: a finger that joins a running recognizer belongs to it at once, and the view never receives it")
  func joiningFinger() throws {
    try expectLog(
      view("v", "0 0 200 200", "isMultipleTouchEnabled: true", has: [pan("pan")]),
      "d1 50 50 0, m1 70 50 0.1, d2 60 60 0.2, m2 61 60 0.3, u2 61 60 0.4, u1 70 50 0.5",
      """
      0.000 v touchesBegan 1
      0.100 pan action began
      0.100 v touchesCancelled 1
      0.200 pan action changed
      0.300 pan action changed
      0.400 pan action changed
      0.500 pan action ended
      """)
  }

  @Test("6.4: a second recognizer that cancels the same touch has no effect on the view")
  func onceOnly() throws {
    try expectLog(
      view("v", has: [pan("inner")]), root: [pan("outer", "delegate: {shouldRecognizeSimultaneouslyWith: true}")],
      "d1 50 50 0, m1 70 50 0.1, c1 70 50 0.2",
      """
      0.000 v touchesBegan 1
      0.100 inner action began
      0.100 v touchesCancelled 1
      0.100 outer action began
      0.200 inner action cancelled
      0.200 outer action cancelled
      """)
  }

  @Test("6.8: one that cancels is enough next to one that does not")
  func mixed() throws {
    try expectLog(
      view("v", has: [pan("inner", "cancelsTouchesInView: false")]),
      root: [pan("outer", "delegate: {shouldRecognizeSimultaneouslyWith: true}")],
      "d1 50 50 0, m1 70 50 0.1, u1 70 50 0.2",
      """
      0.000 v touchesBegan 1
      0.100 inner action began
      0.100 outer action began
      0.100 v touchesCancelled 1
      0.200 inner action ended
      0.200 outer action ended
      """)
  }

  @Test("6.5: without cancelsTouchesInView the view gets everything, after the action of the same event")
  func doesNotCancel() throws {
    try expectLog(
      view("v", has: [pan("pan", "logs: true, cancelsTouchesInView: false")]),
      "d1 50 50 0, m1 70 50 0.1, m1 80 50 0.2, u1 80 50 0.3",
      """
      0.000 pan touchesBegan 1
      0.000 v touchesBegan 1
      0.100 pan touchesMoved 1
      0.100 pan action began
      0.100 v touchesMoved 1
      0.200 pan touchesMoved 1
      0.200 pan action changed
      0.200 v touchesMoved 1
      0.300 pan touchesEnded 1
      0.300 pan action ended
      0.300 v touchesEnded 1
      """)
  }

  @Test("6.13: touchesCancelled goes up the responder chain where it is not overridden")
  func chain() throws {
    try expectLog(
      view("outer", "0 0 300 300", "", view("inner", "0 0 100 100", "overrides: [touchesBegan]", has: [tap("tap")])),
      "d1 50 50 0, u1 50 50 0.1",
      """
      0.000 inner touchesBegan 1
      0.100 tap action ended
      0.100 outer touchesCancelled 1
      """)
  }

  @Test("6.14: a recognizer several levels up cancels like the view's own")
  func ancestor() throws {
    try expectLog(
      view("a", "0 0 300 300", "overrides: []", view("b", "0 0 200 200", "", view("c", "0 0 100 100"))),
      root: [press("press")], "d1 50 50 0, u1 50 50 0.6, d2 150 50 1, u2 150 50 1.6",
      """
      0.000 c touchesBegan 1
      0.500 press action began
      0.500 c touchesCancelled 1
      0.600 press action ended
      1.000 b touchesBegan 2
      1.500 press action began
      1.500 b touchesCancelled 2
      1.600 press action ended
      """)
  }

  @Test("15.6: touches that were down together are cancelled in one call, those of successive taps in separate ones")
  func calls() throws {
    try expectLog(
      view(
        "v", "0 0 200 200", "isMultipleTouchEnabled: true",
        has: [tap("tap", "numberOfTapsRequired: 2, numberOfTouchesRequired: 2")]),
      """
      d1 50 50 0, d2 60 50 0.01, u1 50 50 0.06, u2 60 50 0.07
      d3 50 50 0.2, d4 60 50 0.2, u3 50 50 0.26, u4 60 50 0.26
      """,
      """
      0.000 v touchesBegan 1
      0.010 v touchesBegan 2
      0.200 v touchesBegan 3 4
      0.260 tap action ended
      0.260 v touchesCancelled 1 2
      0.260 v touchesCancelled 3 4
      """)
  }
}
