import Testing
import TouchScenes

/// The touches that views receive along with recognizers: bound views, multiple and exclusive touch, interruptions,
/// removal (semantics 1.5 to 1.8, 1.13, 1.16).
@MainActor @Suite struct RoutingTests {
  @Test("1.5.1, 2.8: a touch stays with its view and its recognizers wherever the finger goes")
  func bound() throws {
    try expectLog(
      views(view("a", "0 0 100 100", has: [pan("pa")]), view("b", "100 0 100 100", has: [pan("pb")])),
      "d1 95 50 0, m1 101 50 0.1, m1 150 50 0.2, u1 150 50 0.3",
      """
      0.000 a touchesBegan 1
      0.100 a touchesMoved 1
      0.200 pa action began
      0.200 a touchesCancelled 1
      0.300 pa action ended
      """)
  }

  @Test("1.5.2, 1.5.3: one event gives each bound view its own call")
  func callPerView() throws {
    try expectLog(
      views(view("a", "0 0 100 100", "isMultipleTouchEnabled: true"), view("b", "100 0 100 100")),
      "d1 50 50 0, d2 150 50 0, d3 60 50 0, u1 50 50 0.1, u2 150 50 0.1, u3 60 50 0.1",
      """
      0.000 a touchesBegan 1 3
      0.000 b touchesBegan 2
      0.100 a touchesEnded 1 3
      0.100 b touchesEnded 2
      """)
  }

  @Test("1.6: a second finger is never delivered to a view without multiple touch, and is not cancelled there")
  func singleTouch() throws {
    try expectLog(
      view("v"), root: [pan("pan", "delaysTouchesEnded: false")],
      "d1 50 50 0, d2 60 60 0.1, u1 50 50 0.2, m2 61 60 0.3, m2 90 60 0.4, u2 90 60 0.5",
      """
      0.000 v touchesBegan 1
      0.200 v touchesEnded 1
      0.400 pan action began
      0.500 pan action ended
      """)
  }

  @Test("1.6, 15.12: a finger that was cancelled by a recognizer still counts as the first")
  func deadTouchesCount() throws {
    try expectLog(
      view("v", has: [pan("pan", "maximumNumberOfTouches: 1")]),
      "d1 50 50 0, m1 70 50 0.1, d2 60 60 0.2, u2 60 60 0.3, u1 70 50 0.4",
      """
      0.000 v touchesBegan 1
      0.100 pan action began
      0.100 v touchesCancelled 1
      0.400 pan action ended
      """)
  }

  @Test("1.8: while an exclusive view tracks, other views get nothing and only recognizers above it take part")
  func exclusive() throws {
    try expectLog(
      views(
        view("exclusive", "0 0 100 100", "isExclusiveTouch: true"), view("b", "100 0 100 100", has: [tap("tb")])),
      root: [tap("tr", "numberOfTouchesRequired: 2")],
      "d1 50 50 0, d2 150 50 0.1, u2 150 50 0.2, u1 50 50 0.3, d3 150 50 1, u3 150 50 1.1",
      """
      0.000 exclusive touchesBegan 1
      0.300 tr action ended
      0.300 exclusive touchesCancelled 1
      1.000 b touchesBegan 3
      1.100 tb action ended
      1.100 b touchesCancelled 3
      """)
  }

  @Test("1.8: an exclusive view gets no touch while another view tracks one, for that touch's whole life")
  func exclusiveRefused() throws {
    try expectLog(
      views(view("exclusive", "0 0 100 100", "isExclusiveTouch: true", has: [tap("te")]), view("b", "100 0 100 100")),
      "d1 150 50 0, d2 50 50 0.1, u1 150 50 0.2, m2 51 50 0.3, u2 51 50 0.4, d3 50 50 1, u3 50 50 1.1",
      """
      0.000 b touchesBegan 1
      0.200 b touchesEnded 1
      0.400 te action ended
      1.000 exclusive touchesBegan 3
      1.100 te action ended
      1.100 exclusive touchesCancelled 3
      """)
  }

  @Test("1.8, 15.12: once its touch was cancelled, an exclusive view tracks no longer")
  func exclusiveDead() throws {
    try expectLog(
      views(
        view("exclusive", "0 0 100 100", "isExclusiveTouch: true", has: [pan("pan")]), view("b", "100 0 100 100")),
      "d1 50 50 0, m1 80 50 0.1, d2 150 50 0.2, u2 150 50 0.3, u1 80 50 0.4",
      """
      0.000 exclusive touchesBegan 1
      0.100 pan action began
      0.100 exclusive touchesCancelled 1
      0.200 b touchesBegan 2
      0.300 b touchesEnded 2
      0.400 pan action ended
      """)
  }

  @Test("1.13: an interruption fails what has not begun and cancels the touch in its view")
  func interruptedTap() throws {
    try expectLog(
      view("v", has: [tap("tap", "logs: true"), pan("pan")]), "d1 50 50 0, c1 50 50 0.1",
      """
      0.000 tap touchesBegan 1
      0.000 v touchesBegan 1
      0.100 tap touchesCancelled 1
      0.100 v touchesCancelled 1
      """)
  }

  @Test("1.13, 7.9.2: an interruption cancels begun gestures before the view is notified")
  func interruptedPan() throws {
    try expectLog(
      view("v", has: [pan("pan", "logs: true, cancelsTouchesInView: false")]),
      "d1 50 50 0, m1 70 50 0.1, c1 70 50 0.2",
      """
      0.000 pan touchesBegan 1
      0.000 v touchesBegan 1
      0.100 pan touchesMoved 1
      0.100 pan action began
      0.100 v touchesMoved 1
      0.200 pan touchesCancelled 1
      0.200 pan action cancelled
      0.200 v touchesCancelled 1
      """)
  }

  @Test("1.16: the removed view is cancelled, its recognizers too, and those of remaining views continue")
  func removal() throws {
    try expectLog(
      view("v", "0 0 200 200", "", has: [pan("pan", "cancelsTouchesInView: false")]),
      root: [
        press(
          "press",
          """
          allowableMovement: 1000, on: [{state: began, remove: v}],
          delegate: {shouldRecognizeSimultaneouslyWith: [pan]}
          """)
      ],
      "d1 50 50 0, m1 70 50 0.1, m1 80 50 0.6, u1 80 50 0.7",
      """
      0.000 v touchesBegan 1
      0.100 pan action began
      0.100 v touchesMoved 1
      0.500 press action began
      0.500 pan action cancelled
      0.500 v touchesCancelled 1
      0.600 press action changed
      0.700 press action ended
      """)
  }

  @Test("1.16: removing a view around the bound one does the same")
  func removalOfAncestor() throws {
    try expectLog(
      view("box", "0 0 200 200", "", view("v", "0 0 100 100")),
      root: [press("press", "cancelsTouchesInView: false, on: [{state: began, remove: box}]")],
      "d1 50 50 0, m1 52 50 0.6, u1 52 50 0.7",
      """
      0.000 v touchesBegan 1
      0.500 press action began
      0.500 v touchesCancelled 1
      0.600 press action changed
      0.700 press action ended
      """)
  }

  @Test(
    "1.16: hiding or disabling the bound view changes nothing",
    arguments: [
      "isHidden: true", "alpha: 0",
      "isUserInteractionEnabled: false",
    ])
  func hiding(property: String) throws {
    try expectLog(
      view("v"),
      root: [press("press", "cancelsTouchesInView: false, on: [{state: began, set: {v: {\(property)}}}]")],
      "d1 50 50 0, m1 52 50 0.6, u1 52 50 0.7",
      """
      0.000 v touchesBegan 1
      0.500 press action began
      0.600 press action changed
      0.600 v touchesMoved 1
      0.700 press action ended
      0.700 v touchesEnded 1
      """)
  }
}
