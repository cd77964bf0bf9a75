import Testing
import TouchScenes

/// Controls (semantics 8), as scenes with whole logs.
@MainActor @Suite struct ControlTests {
  private static let events = """
    events: [touchDown, touchDownRepeat, touchDragInside, touchDragOutside, touchDragEnter, touchDragExit,
    touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered]
    """
  private static let touches = "overrides: [touchesBegan, touchesMoved, touchesEnded, touchesCancelled]"

  /// A control in the corner, 100 by 50, that logs everything.
  private func control(_ keys: String = "", class name: String = "UIControl", has recognizers: [String] = []) -> String
  {
    quoted("{name: c, class: \(name), frame: [0, 0, 100, 50], \(Self.events), logs: [tracking]")
      + quoted(keys.isEmpty ? "" : ", \(keys)") + #","recognizers":["# + recognizers.joined(separator: ",") + "]}"
  }

  @Test("8.1, 8.2: began, beginTracking, touchDown; the second of quick taps says so too")
  func began() throws {
    try expectLog(
      control(Self.touches), "d1 50 25 0, u1 50 25 0.1, d1 50 25 0.2, u1 50 25 0.3",
      """
      0.000 c touchesBegan 1
      0.000 c beginTracking
      0.000 c event touchDown
      0.100 c touchesEnded 1
      0.100 c endTracking
      0.100 c event touchUpInside
      0.200 c touchesBegan 1
      0.200 c beginTracking
      0.200 c event touchDown
      0.200 c event touchDownRepeat
      0.300 c touchesEnded 1
      0.300 c endTracking
      0.300 c event touchUpInside
      """)
  }

  @Test("8.3, 8.4: 70 points count as inside; exit and enter come before the drag, continueTracking before both")
  func drag() throws {
    try expectLog(
      control(),
      "d1 50 25 0, m1 170 25 0.1, m1 170.5 25 0.2, m1 171 25 0.3, m1 50 120 0.4, m1 50 121 0.5, u1 50 121 0.6",
      """
      0.000 c beginTracking
      0.000 c event touchDown
      0.100 c continueTracking
      0.100 c event touchDragInside
      0.200 c continueTracking
      0.200 c event touchDragExit
      0.200 c event touchDragOutside
      0.300 c continueTracking
      0.300 c event touchDragOutside
      0.400 c continueTracking
      0.400 c event touchDragEnter
      0.400 c event touchDragInside
      0.500 c continueTracking
      0.500 c event touchDragExit
      0.500 c event touchDragOutside
      0.600 c endTracking
      0.600 c event touchUpOutside
      """)
  }

  @Test("8.5: a lift that crosses the border says so before endTracking")
  func liftAcross() throws {
    try expectLog(
      control(), "d1 50 25 0, u1 50 200 0.1",
      """
      0.000 c beginTracking
      0.000 c event touchDown
      0.100 c event touchDragExit
      0.100 c endTracking
      0.100 c event touchUpOutside
      """)
  }

  @Test("8.6, 8.7: a cancelled touch is cancelled in the control, and no superview receives its touches")
  func cancel() throws {
    let parent = view("parent", "0 0 390 640", "", control())
    try expectLog(
      parent, "d1 50 25 0, m1 51 25 0.1, c1 51 25 0.2",
      """
      0.000 c beginTracking
      0.000 c event touchDown
      0.100 c continueTracking
      0.100 c event touchDragInside
      0.200 c cancelTracking
      0.200 c event touchCancel
      """)
  }

  @Test("8.8: a control follows one finger; the second is ignored")
  func secondFinger() throws {
    try expectLog(
      control(), "d1 50 25 0, d2 60 25 0.1, m2 61 25 0.2, u1 50 25 0.3, u2 61 25 0.4",
      """
      0.000 c beginTracking
      0.000 c event touchDown
      0.300 c endTracking
      0.300 c event touchUpInside
      """)
  }

  @Test("8.9, 15.11: disabling and hiding cancel with touchCancel; removal cancels the touch first")
  func interruptions() throws {
    for (change, log) in [
      (#""set":{"c":{"isEnabled":false}}"#, "0.500 c cancelTracking\n0.500 c event touchCancel"),
      (#""set":{"c":{"isHidden":true}}"#, "0.500 c cancelTracking\n0.500 c event touchCancel"),
      (#""remove":"c""#, "0.500 c touchesCancelled 1\n0.500 c cancelTracking\n0.500 c event touchCancel"),
    ] {
      let hand =
        #"{"name":"hand","class":"UIView","frame":[200,0,100,100],"recognizers":["#
        + #"{"name":"press","class":"UILongPressGestureRecognizer","on":[{"state":"began",\#(change)}]}]}"#
      try expectLog(
        views(control("overrides: [touchesCancelled]"), hand), "d1 50 25 0, d2 250 50 0, u2 250 50 0.6, u1 50 25 0.7",
        """
        0.000 c beginTracking
        0.000 c event touchDown
        0.500 press action began
        \(log)
        0.600 press action ended
        """)
    }
  }

  @Test("8.10: a button's primary action follows touchUpInside; a plain control has none")
  func primaryAction() throws {
    try expectLog(
      control(class: "UIButton"), "d1 50 25 0, u1 50 25 0.1",
      """
      0.000 c beginTracking
      0.000 c event touchDown
      0.100 c endTracking
      0.100 c event touchUpInside
      0.100 c event primaryActionTriggered
      """)
  }

  @Test("5.3.1: a tap on the control itself takes the touch, whatever the control", arguments: kinds)
  func ownTap(name: String) throws {
    try expectLog(
      control(class: name, has: [tap("t")]), "d1 10 15 0, u1 10 15 0.1",
      """
      0.000 c beginTracking
      0.000 c event touchDown
      0.100 t action ended
      0.100 c cancelTracking
      0.100 c event touchCancel
      """)
  }

  nonisolated private static let kinds = [
    "UIControl", "UIButton", "UISwitch", "UISlider", "UIStepper", "UIPageControl",
  ]

  @Test("2.11: a disabled control is not hit; what is behind it is")
  func disabled() throws {
    try expectLog(
      view("behind", "0 0 390 640", "", control("isEnabled: false")), "d1 50 25 0, u1 50 25 0.1",
      """
      0.000 behind touchesBegan 1
      0.100 behind touchesEnded 1
      """)
  }
}
