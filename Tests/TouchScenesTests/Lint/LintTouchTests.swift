import Expectations
import Testing
import TouchScenes

/// The findings of lint about recognizers that take touches from views inside, compared with the engine.
@MainActor @Suite struct LintTouchTests {
  /// The drag on the views of these scenes: 20 points to the right in 20 ms, and farther.
  private static let drag = "d1 190 116 0, m1 210 116 0.02, m1 260 116 0.04, u1 260 116 0.06"
  private static let lift = "d1 60 116 0, u1 60 116 0.06"
  private static let quick = "d1 60 116 0, u1 60 116 0.06, d1 60 116 0.2, u1 60 116 0.26"

  private func findings(_ children: String, root: [String] = []) throws -> [String] {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"test","size":[390,640],
       "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"recognizers":[\(root.joined(separator: ","))],
       "children":[\(children)]}}
      """
    return SceneLint.findings(in: try SceneFile.read(Array(text.utf8), file: "scene.json"))
  }

  private func log(_ children: String, root: [String], _ input: String) throws -> [String] {
    try play(children, root: #""recognizers":[\#(root.joined(separator: ","))]"#, fingers(input))
  }

  private func control(_ kind: String, _ keys: String = "", has recognizers: [String] = []) -> String {
    quoted(
      "{name: it, class: \(kind), frame: [40,100,300,32], events: [valueChanged, touchUpInside, touchCancel]\(keys), "
        + "recognizers: [") + recognizers.joined(separator: ",") + "]}"
  }

  @Test(
    "5.1.4, 5.1.6: a pan on a scroll view, or on content as large as it, keeps it from scrolling, unless it wants two fingers",
    arguments: [true, false])
  func pansOverScrolls(_ isOwn: Bool) throws {
    func scene(_ keys: String) -> String {
      let pan = #""recognizers":[{"name":"p","class":"UIPanGestureRecognizer"\#(keys)}]"#
      let rest = isOwn ? pan : #""children":[{"name":"page","class":"UIView","frame":[0,0,300,900],\#(pan)}]"#
      return
        #"{"name":"list","class":"UIScrollView","frame":[0,0,300,300],"contentSize":[300,900],\#(rest)}"#
    }
    let why =
      isOwn ? "the one that was added later wins (5.1.6)" : "the inner one wins (5.1.4), and page is as large as list"
    try expectEqual(
      findings(scene("")),
      [
        "p on \(isOwn ? "list" : "page") takes every drag from list.pan: both begin after 10 pt, and \(why), so list does "
          + "not scroll; cure: the delegate of p answers true to shouldRecognizeSimultaneouslyWith, or "
          + "p.minimumNumberOfTouches = 2"
      ])
    try expectEqual(findings(scene(#","minimumNumberOfTouches":2"#)), [])
  }

  // MARK: Drags

  @Test func aPanAroundASliderTakesItsDrags() throws {
    let slider = control("UISlider", ", value: 0.5")
    try expectEqual(
      findings(slider, root: [pan("drag")]),
      [
        "drag on root takes every drag from it (root > it): it begins after 10 pt, and the touch is cancelled in it, which "
          + "refuses swipes but no pan (7.3.2, 6.3, 5.3.2); cure: the delegate of drag answers false to shouldReceive for "
          + "touches in controls (1.3.4)"
      ])
    let lost = try log(slider, root: [pan("drag")], Self.drag)
    #expect(lost.contains("0.020 it event touchCancel") && !lost.contains { $0.contains("valueChanged") })
    let cured = [pan("drag", "delegate: {shouldReceiveTouch: {notControls: true}}")]
    try expectEqual(findings(slider, root: cured), [])
    #expect(try log(slider, root: cured, Self.drag).contains("0.020 it event valueChanged"))
  }

  @Test func aPanAroundASegmentedControlTakesTheFingerBeforeItLifts() throws {
    let tabs = control("UISegmentedControl", ", items: [Day, Week, Month], selectedSegmentIndex: 0")
    try expectEqual(
      findings(tabs, root: [pan("drag")]),
      [
        "drag on root takes every drag from it (root > it): it begins after 10 pt, and the touch is cancelled in it, which "
          + "refuses taps but no pan (7.3.2, 6.3, 5.3.2); cure: the delegate of drag answers false to shouldReceive for "
          + "touches in controls (1.3.4)"
      ])
    let lost = try log(tabs, root: [pan("drag")], Self.drag)
    #expect(lost.contains("0.020 it event touchCancel") && !lost.contains { $0.contains("valueChanged") })
    let cured = [pan("drag", "delegate: {shouldReceiveTouch: {notControls: true}}")]
    try expectEqual(findings(tabs, root: cured), [])
    #expect(try log(tabs, root: cured, Self.drag).contains("0.060 it event valueChanged"))
  }

  @Test func aPanOnAControlItselfTakesItsDrags() throws {
    for kind in ["UISlider", "UISwitch"] {
      try expectEqual(
        findings(control(kind, has: [pan("drag")])),
        [
          "drag on it takes every drag from it (root > it): it begins after 10 pt, and the touch is cancelled in it "
            + "(7.3.2, 5.3.1); cure: drag.cancelsTouchesInView = false, and both follow the finger (6.5)"
        ])
    }
    let slider = { (keys: String) in control("UISlider", ", value: 0.5", has: [pan("drag", keys)]) }
    #expect(try log(slider(""), root: [], Self.drag).contains("0.020 it event touchCancel"))
    try expectEqual(findings(slider("cancelsTouchesInView: false")), [])
    #expect(try log(slider("cancelsTouchesInView: false"), root: [], Self.drag).contains("0.020 it event valueChanged"))
  }

  /// A switch refuses a pan around it that drags its knob (5.3.2); up and down a slider needs nothing.
  @Test(arguments: [
    ("UISwitch", ""), ("UISlider", "delegate: {shouldBegin: vertical}"), ("UISlider", "isEnabled: false"),
    ("UISegmentedControl", "delegate: {shouldBegin: vertical}"), ("UISlider", "minimumNumberOfTouches: 2"),
    ("UISlider", "delegate: {shouldReceiveTouch: {onlyViews: [root]}}"),
    ("UIButton", ""),
  ])
  func noDragIsLostHere(_ kind: String, _ keys: String) throws {
    try expectEqual(findings(control(kind), root: [pan("drag", keys)]), [])
    let onKnob = kind == "UISwitch" ? "d1 56 116 0, m1 76 116 0.02, u1 76 116 0.06" : Self.drag
    if kind == "UISwitch" {
      #expect(try log(control(kind), root: [pan("drag", keys)], onKnob).contains("0.060 it event valueChanged"))
    }
  }

  @Test func aScrollViewThatScrollsSidewaysTakesTheQuickDragsOfItsSliders() throws {
    let slider = control("UISlider", ", value: 0.5")
    try expectEqual(
      findings(list("contentSize: [900, 600]", slider)),
      [
        "list.pan takes quick drags from it (root > list > it): it scrolls sideways too, and delays a touch by 0.15 s "
          + "to detect a drag (9.2); cure: it answers false to gestureRecognizerShouldBegin for list.pan (5.4.1)"
      ])
    try expectEqual(findings(list("", slider)), [], "it scrolls up and down")
    try expectEqual(findings(list("contentSize: [900, 600], delaysContentTouches: false", slider)), [])
    let refusing = control("UISlider", ", value: 0.5, gestureRecognizerShouldBegin: false")
    try expectEqual(findings(list("contentSize: [900, 600]", refusing)), [])
  }

  // MARK: Scroll views in each other

  @Test func aScrollViewThatTransfersNothingKeepsItsDragsAtTheEdge() throws {
    let outer = { (inner: String) in list("contentSize: [390, 900]", name: "outer", inner) }
    let kept = "transfersVerticalScrollingToParent: false, bounces: false"
    try expectEqual(
      findings(outer(list(kept, frame: "0 0 390 400"))),
      [
        "list keeps drags up and down from outer, also at its edge (root > outer > list): its "
          + "transfersVerticalScrollingToParent is false (9.20); cure: list.transfersVerticalScrollingToParent = true"
      ])
    try expectEqual(findings(outer(list("bounces: false", frame: "0 0 390 400"))), [])
    try expectEqual(
      findings(outer(list("isScrollEnabled: false", name: "between", list("", frame: "0 0 390 400")))),
      [
        "list keeps drags up and down from outer, also at its edge (root > outer > between > list): between is between "
          + "them, and a disabled scroll view ends the search for an outer one (9.20); cure: between.isScrollEnabled = "
          + "true"
      ])
    // The inner one is at its end, and the finger goes up.
    let end = "contentOffset: [0, 5600], "
    let drag = "d1 100 300 0, m1 100 240 0.02, u1 100 240 0.7"
    let moves = { (keys: String) in
      try log(outer(list(end + keys, frame: "0 0 390 400")), root: [], drag).contains { $0.contains("outer scroll") }
    }
    #expect(try !moves(kept) && moves("bounces: false"))
  }

  // MARK: Taps

  @Test func aTapAroundRowsKeepsThemFromActing() throws {
    let row = view("row", "40 100 300 40")
    try expectEqual(
      findings(row, root: [tap("dismiss")]),
      [
        "dismiss on root keeps row from acting (root > row): it recognizes when the finger lifts, and the touch is then "
          + "cancelled in the view that it hit, not ended (6.7, 6.14); cure: dismiss.cancelsTouchesInView = false (6.5)"
      ])
    try expectEqual(
      log(row, root: [tap("dismiss")], Self.lift),
      [
        "0.000 row touchesBegan 1", "0.060 dismiss action ended", "0.060 row touchesCancelled 1",
      ])
    let sparing = [tap("dismiss", "cancelsTouchesInView: false")]
    try expectEqual(findings(row, root: sparing), [])
    try expectEqual(log(row, root: sparing, Self.lift).last, "0.060 row touchesEnded 1")
  }

  @Test func aRowWithATapOfItsOwnWins() throws {
    let row = view("row", "40 100 300 40", has: [tap("own")])
    try expectEqual(findings(row, root: [tap("dismiss")]), [])
    #expect(try log(row, root: [tap("dismiss")], Self.lift).contains("0.060 own action ended"))
  }

  /// Of the kit's own controls none loses to a single tap around it, as it says itself (5.3.2); a plain one does (5.3.3).
  @Test(arguments: ["UIButton", "UISwitch", "UIStepper", "UIPageControl", "UIControl"])
  func lintSaysOfTapsAroundControlsWhatThePlayShows(_ kind: String) throws {
    let isLost = try !log(control(kind), root: [tap("tap")], Self.lift).contains("0.060 it event touchUpInside")
    expectEqual(isLost, (kind == "UIControl"))
    let found = try findings(control(kind, ", isSelected: false"), root: [tap("tap")])
    #expect(found.isEmpty != isLost)
    #expect(found.allSatisfy { $0.hasPrefix("tap on root keeps it from acting (root > it): ") })
  }

  @Test func aDoubleTapAroundAButtonTakesTwoQuickPressesAndDelaysOne() throws {
    let double = [tap("double", "numberOfTapsRequired: 2")]
    try expectEqual(
      findings(control("UIButton"), root: double),
      [
        "double on root keeps two quick presses from it (root > it): they are cancelled, and the end of a single press is "
          + "kept back for 0.35 s (5.3.4, 6.7); cure: the delegate of double answers false to shouldReceive for touches in "
          + "controls (1.3.4)"
      ])
    try expectEqual(log(control("UIButton"), root: double, Self.lift), ["0.410 it event touchUpInside"])
    #expect(try !log(control("UIButton"), root: double, Self.quick).contains { $0.contains("touchUpInside") })
  }

  @Test func aDoubleTapThatDelaysNoEndTakesOnlyTheSecondOfTwoPresses() throws {
    let double = [tap("double", "numberOfTapsRequired: 2, delaysTouchesEnded: false")]
    try expectEqual(
      findings(control("UIButton"), root: double),
      [
        "double on root keeps the second of two quick presses from it (root > it): it is cancelled (5.3.4, 6.14); cure: "
          + "the delegate of double answers false to shouldReceive for touches in controls (1.3.4)"
      ])
    try expectEqual(
      log(control("UIButton"), root: double, Self.quick),
      [
        "0.060 it event touchUpInside", "0.260 double action ended", "0.260 it event touchCancel",
      ])
  }

  @Test func aDoubleTapAroundRowsMakesThemLate() throws {
    let rows = view("row1", "40 100 300 40") + "," + view("row2", "40 150 300 40")
    let double = { (keys: String) in [tap("zoom", "numberOfTapsRequired: 2" + keys)] }
    try expectEqual(
      findings(rows, root: double("")),
      [
        "zoom on root keeps the end of every tap from row1 and row2 (root > row1, …): it waits 0.35 s for another tap "
          + "and withholds the end of the touch meanwhile (6.7, 7.1.3); cure: zoom.delaysTouchesEnded = false"
      ])
    try expectEqual(log(rows, root: double(""), Self.lift).last, "0.410 row1 touchesEnded 1")
    let cured = double(", delaysTouchesEnded: false")
    try expectEqual(findings(rows, root: cured), [])
    try expectEqual(log(rows, root: cured, Self.lift).last, "0.060 row1 touchesEnded 1")
    // Also one that takes nothing keeps the end back.
    let sparing = double(", cancelsTouchesInView: false")
    try expectEqual(findings(rows, root: sparing).count, 1)
    try expectEqual(log(rows, root: sparing, Self.lift).last, "0.410 row1 touchesEnded 1")
  }

  @Test func rowsWithTapsActOnTheWayToADoubleTapAroundThem() throws {
    let rows = { (keys: String) in
      view("row1", "40 100 300 40", has: [tap("open1", keys)]) + ","
        + view("row2", "40 150 300 40", has: [tap("open2", keys)])
    }
    let double = [tap("zoom", "numberOfTapsRequired: 2")]
    try expectEqual(
      findings(rows(""), root: double),
      [
        "open1 and open2 act at tap 1 of the 2 that zoom on root takes (5.1.7, 5.1.8); cure: each requires zoom to fail, "
          + "and acts 0.35 s late"
      ])
    let actions = { (keys: String, input: String) in
      try log(rows(keys), root: double, input).filter { $0.contains("action") }
    }
    try expectEqual(actions("", Self.quick), ["0.060 open1 action ended", "0.260 zoom action ended"])
    try expectEqual(actions("requiresToFail: [zoom]", Self.quick), ["0.260 zoom action ended"])
    try expectEqual(actions("requiresToFail: [zoom]", Self.lift), ["0.410 open1 action ended"])
    try expectEqual(
      findings(rows("requiresToFail: [zoom]"), root: double),
      ["open1", "open2"].map {
        "\($0) waits for zoom: after a tap it acts 0.35 s late, when zoom has failed for lack of another tap (5.2.11)"
      })
  }

  /// A double tap of the row's own wins over that around it; one of two fingers, or for other views, is no rival.
  @Test(arguments: [
    ("numberOfTapsRequired: 2", "numberOfTapsRequired: 2"),
    ("", "numberOfTapsRequired: 2, numberOfTouchesRequired: 2"),
    ("", "numberOfTapsRequired: 2, isEnabled: false"),
    ("", "numberOfTapsRequired: 2, delegate: {shouldReceiveTouch: {onlyViews: [root]}}"),
  ])
  func thisRowHasItsTapsToItself(_ own: String, _ around: String) throws {
    let row = view("row", "40 100 300 40", has: [tap("open", own)])
    try expectEqual(findings(row, root: [tap("zoom", around)]), [])
    let actions = try log(row, root: [tap("zoom", around)], Self.quick).filter { $0.contains("action") }
    #expect(!actions.isEmpty && actions.allSatisfy { $0.contains("open") })
  }
}
