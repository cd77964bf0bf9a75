import Expectations
import Testing
import TouchScenes

/// Controls with a value (semantics 5.3.2, 8.10, 15.22), as scenes with whole logs.
@MainActor @Suite struct ValueControlTests {
  /// A control at the corner that logs its tracking and what it sends at the end of a touch.
  private func control(_ name: String, _ width: Int, _ keys: String = "") -> String {
    quoted(
      """
      {name: c, class: \(name), frame: [0, 0, \(width), 32], logs: [tracking],
      events: [touchUpInside, touchUpOutside, touchCancel, valueChanged, primaryActionTriggered]
      \(keys.isEmpty ? "" : ", " + keys)}
      """)
  }

  // MARK: Switch

  @Test("8.10: a tap switches; valueChanged comes between endTracking and touchUpInside")
  func switchTap() throws {
    try expectLog(
      control("UISwitch", 51), "d1 10 15 0, u1 10 15 0.1, d1 10 15 1, u1 10 200 1.1",
      """
      0.000 c beginTracking
      0.100 c endTracking
      0.100 c event valueChanged
      0.100 c event primaryActionTriggered
      0.100 c event touchUpInside
      1.000 c beginTracking
      1.100 c endTracking
      1.100 c event touchUpOutside
      """)
  }

  @Test("8.10: the knob can be dragged to the other side, and back, which changes nothing")
  func switchDrag() throws {
    try expectLog(
      control("UISwitch", 51), "d1 15 15 0, m1 30 15 0.1, u1 35 15 0.2, d1 35 15 1, m1 10 15 1.1, u1 35 15 1.2",
      """
      0.000 c beginTracking
      0.100 c continueTracking
      0.200 c endTracking
      0.200 c event valueChanged
      0.200 c event primaryActionTriggered
      0.200 c event touchUpInside
      1.000 c beginTracking
      1.100 c continueTracking
      1.200 c endTracking
      1.200 c event touchUpInside
      """)
  }

  @Test("5.3.2: a pan along the knob of a switch does not take it, one across and one with two fingers do")
  func switchPan() throws {
    let log = { (input: String) in
      try play(
        #"{"name":"box","class":"UIView","frame":[0,0,390,640],"recognizers":["# + pan("pan") + #"],"children":["#
          + self.control("UISwitch", 51) + "]}", fingers(input))
    }
    try expectEqual(
      log("d1 15 15 0, m1 30 18 0.1, u1 40 18 0.2"),
      [
        "0.000 c beginTracking", "0.100 c continueTracking", "0.200 c endTracking", "0.200 c event valueChanged",
        "0.200 c event primaryActionTriggered", "0.200 c event touchUpInside",
      ])
    try expectEqual(
      log("d1 15 15 0, m1 18 30 0.1, u1 18 30 0.2"),
      [
        "0.000 c beginTracking", "0.100 pan action began", "0.100 c cancelTracking", "0.100 c event touchCancel",
        "0.200 pan action ended",
      ])
  }

  // MARK: Slider

  @Test("15.22: a slider follows a finger that comes down on the knob, and leaves another alone")
  func sliderKnob() throws {
    try expectLog(
      control("UISlider", 220, "value: 0.5"),
      "d1 110 16 0, m1 130 16 0.1, u1 150 16 0.2, d1 20 16 1, m1 60 16 1.1, u1 60 16 1.2",
      """
      0.000 c beginTracking
      0.100 c continueTracking
      0.100 c event valueChanged
      0.100 c event primaryActionTriggered
      0.200 c endTracking
      0.200 c event valueChanged
      0.200 c event primaryActionTriggered
      0.200 c event touchUpInside
      1.000 c beginTracking
      """)
  }

  @Test(
    "15.22: the knob counts as 44 points wide, half of it on either side",
    arguments: [(88, true), (87, false), (131, true), (132, false)])
  func sliderReach(x: Int, tracks: Bool) throws {
    let log = try play(control("UISlider", 220, "value: 0.5"), fingers("d1 \(x) 16 0, u1 \(x) 16 0.1"))
    expectEqual(
      log, ["0.000 c beginTracking"] + (tracks ? ["0.100 c endTracking", "0.100 c event touchUpInside"] : []))
  }

  @Test("15.22: one that is not continuous reports the change at the end, and reverts when cancelled")
  func sliderAtTheEnd() throws {
    try expectLog(
      control("UISlider", 220, "value: 0.5, isContinuous: false"),
      "d1 110 16 0, m1 130 16 0.1, u1 130 16 0.2, d1 130 16 1, m1 160 16 1.1, c1 160 16 1.2, d1 130 16 2, u1 130 16 2.1",
      """
      0.000 c beginTracking
      0.100 c continueTracking
      0.200 c endTracking
      0.200 c event valueChanged
      0.200 c event primaryActionTriggered
      0.200 c event touchUpInside
      1.000 c beginTracking
      1.100 c continueTracking
      1.200 c cancelTracking
      1.200 c event touchCancel
      2.000 c beginTracking
      2.100 c endTracking
      2.100 c event touchUpInside
      """)
  }

  @Test("5.3.2: an ancestor's swipe along the knob of a slider fails; one across, or outside the knob, does not")
  func sliderSwipe() throws {
    let box = { (direction: String) in
      #"{"name":"box","class":"UIView","frame":[0,0,390,640],"recognizers":["#
        + swipe("swipe", "direction: [\(direction)]") + #"],"children":["# + self.control("UISlider", 220, "value: 0.5")
        + "]}"
    }
    try expectEqual(
      play(box("right"), fingers("d1 110 16 0, m1 170 16 0.05, u1 170 16 0.1")),
      [
        "0.000 c beginTracking", "0.050 c continueTracking", "0.050 c event valueChanged",
        "0.050 c event primaryActionTriggered", "0.100 c endTracking", "0.100 c event touchUpInside",
      ])
    try expectEqual(
      play(box("down"), fingers("d1 110 16 0, m1 110 76 0.05, u1 110 76 0.1")),
      [
        "0.000 c beginTracking", "0.050 swipe action ended", "0.050 c cancelTracking", "0.050 c event touchCancel",
      ])
    try expectEqual(
      play(box("right"), fingers("d1 20 16 0, m1 80 16 0.05, u1 80 16 0.1")),
      [
        "0.000 c beginTracking", "0.050 swipe action ended",
      ])
  }

  // MARK: Stepper

  @Test("8.10: a stepper steps when the finger is lifted on the half where it came down")
  func stepperTap() throws {
    try expectLog(
      control("UIStepper", 94, "maximumValue: 1"),
      "d1 70 16 0, u1 70 16 0.1, d1 70 16 1, u1 70 16 1.1, d1 20 16 2, u1 60 16 2.1, d1 20 16 3, u1 20 16 3.1",
      """
      0.000 c beginTracking
      0.100 c endTracking
      0.100 c event valueChanged
      0.100 c event primaryActionTriggered
      0.100 c event touchUpInside
      1.000 c beginTracking
      1.100 c endTracking
      1.100 c event touchUpInside
      2.000 c beginTracking
      2.100 c endTracking
      2.100 c event touchUpInside
      3.000 c beginTracking
      3.100 c endTracking
      3.100 c event valueChanged
      3.100 c event primaryActionTriggered
      3.100 c event touchUpInside
      """)
  }

  @Test("8.10: a finger that stays makes a stepper count, from half a second on; the lift adds nothing")
  func stepperRepeats() throws {
    let log = try play(control("UIStepper", 94), fingers("d1 70 16 0, u1 70 16 0.75"))
    let step = { (time: String) in ["\(time) c event valueChanged", "\(time) c event primaryActionTriggered"] }
    expectEqual(
      log,
      ["0.000 c beginTracking"] + step("0.500") + step("0.600") + step("0.700") + [
        "0.750 c endTracking", "0.750 c event touchUpInside",
      ])
  }

  @Test("8.10: without autorepeat it does not count, and one that is not continuous reports the count at the end")
  func stepperQuiet() throws {
    let end = [
      "0.750 c endTracking", "0.750 c event valueChanged", "0.750 c event primaryActionTriggered",
      "0.750 c event touchUpInside",
    ]
    for key in ["autorepeat: false", "isContinuous: false"] {
      let log = try play(control("UIStepper", 94, key), fingers("d1 70 16 0, u1 70 16 0.75"))
      expectEqual(log, ["0.000 c beginTracking"] + end)
    }
  }

  // MARK: Segments and pages

  @Test("8.10: the segment that the finger is lifted on is chosen, unless it is already")
  func segments() throws {
    try expectLog(
      control("UISegmentedControl", 300, "items: [One, Two, Three], selectedSegmentIndex: 0"),
      "d1 50 16 0, m1 150 16 0.1, u1 250 16 0.2, d1 250 16 1, u1 250 16 1.1, d1 50 16 2, u1 50 200 2.1",
      """
      0.000 c beginTracking
      0.100 c continueTracking
      0.200 c endTracking
      0.200 c event valueChanged
      0.200 c event primaryActionTriggered
      0.200 c event touchUpInside
      1.000 c beginTracking
      1.100 c endTracking
      1.100 c event touchUpInside
      2.000 c beginTracking
      2.100 c endTracking
      2.100 c event touchUpOutside
      """)
  }

  @Test("8.10: a momentary control reports every tap")
  func momentary() throws {
    let log = try play(
      control("UISegmentedControl", 200, "items: [One, Two], isMomentary: true"),
      fingers("d1 50 16 0, u1 50 16 0.1, d1 50 16 1, u1 50 16 1.1"))
    expectEqual(
      log.filter { $0.hasSuffix("valueChanged") }, ["0.100 c event valueChanged", "1.100 c event valueChanged"])
  }

  @Test("8.10: a tap right of the middle turns to the next page, and there is none after the last")
  func pages() throws {
    try expectLog(
      control("UIPageControl", 100, "numberOfPages: 2"),
      "d1 80 16 0, u1 80 16 0.1, d1 80 16 1, u1 80 16 1.1, d1 20 16 2, u1 20 16 2.1",
      """
      0.000 c beginTracking
      0.100 c endTracking
      0.100 c event valueChanged
      0.100 c event primaryActionTriggered
      0.100 c event touchUpInside
      1.000 c beginTracking
      1.100 c endTracking
      1.100 c event touchUpInside
      2.000 c beginTracking
      2.100 c endTracking
      2.100 c event valueChanged
      2.100 c event primaryActionTriggered
      2.100 c event touchUpInside
      """)
  }

  @Test(
    "5.3.2: an ancestor's single tap with one finger loses against these, a double tap does not",
    arguments: ["UIButton", "UISwitch", "UIStepper", "UIPageControl"])
  func ancestorTaps(name: String) throws {
    let box = { (keys: String) in
      #"{"name":"box","class":"UIView","frame":[0,0,390,640],"recognizers":["# + tap("t", keys) + #"],"children":["#
        + self.control(name, 94, name == "UIPageControl" ? "numberOfPages: 3" : "") + "]}"
    }
    let input = fingers("d1 40 15 0, u1 40 15 0.05, d1 40 15 0.1, u1 40 15 0.15")
    #expect(try !play(box(""), input).contains { $0.contains("action") })
    #expect(try play(box("numberOfTapsRequired: 2"), input).contains("0.150 t action ended"))
    #expect(try play(box("cancelsTouchesInView: false"), input).contains("0.050 t action ended"))
  }

  @Test("5.3.2, 5.3.3: sliders and custom controls do not refuse an ancestor's tap")
  func ancestorTapWins() throws {
    for name in ["UISlider", "UIControl"] {
      let log = try play(
        #"{"name":"box","class":"UIView","frame":[0,0,390,640],"recognizers":["# + tap("t") + #"],"children":["#
          + control(name, 100) + "]}", fingers("d1 10 15 0, u1 10 15 0.05"))
      expectEqual(
        log,
        [
          "0.000 c beginTracking", "0.050 t action ended", "0.050 c cancelTracking", "0.050 c event touchCancel",
        ])
    }
  }
}
