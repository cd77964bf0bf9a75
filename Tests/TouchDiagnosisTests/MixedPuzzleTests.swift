import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// More common puzzles: drags that begin on controls, stacked controllers, sheets, fingers outside the view.
@MainActor @Suite struct MixedPuzzleTests {
  private typealias Stroke = Puzzle.Stroke

  private func turning(_ keys: String = "") -> [Stroke] {
    [
      .swipe(150, 200, by: -40, 60, at: 0.1, lasting: 0.5), .swipe(250, 200, by: 40, -60, at: 0.1, lasting: 0.5, id: 2),
    ]
  }

  @Test func aRotationBesideAPinch() throws {
    let both = with(recognizer("m", "Pinch"), recognizer("n", "Rotation"))
    let puzzle = try Puzzle(view("q", "[20,50,360,360]", both), turning())
    #expect(puzzle.likelyGoals.contains("n acts"))
    try expectEqual(
      puzzle.cures("n acts").first,
      "delegate of n: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true for m")
  }

  @Test func aLongerPressBehindAShortOne() throws {
    let both = with(recognizer("m", "LongPress"), recognizer("n", "LongPress", #","minimumPressDuration":1.5"#))
    let puzzle = try Puzzle(view("q", "[20,50,360,360]", both), [.hold(100, 100, for: 2)])
    let cures = try puzzle.cures("n acts")
    expectEqual(
      cures.first, "delegate of n: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true for m")
    #expect(cures.contains("m.require(toFail: n)"))
  }

  @Test func aControllerWhoseViewLiesOverAnothers() throws {
    let (button, other) = (view("b", "[100,300,200,60]", of: "UIButton"), view("x", "[100,100,200,60]", of: "UIButton"))
    let puzzle = try Puzzle(
      root: #""controller":{"name":"r"},"#,
      view("p", whole, #","controller":{"name":"pc"}"#, of: "UIView", button) + ","
        + view("o", whole, #","controller":{"name":"oc"}"#, of: "UIView", other), [.tap(200, 330)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    try expectEqual(
      puzzle.cures("b sends").first,
      "class of o: hitTest(_:with:) returns nil in place of self, so that touches go through")
  }

  @Test func aPanThatIsSwitchedOnWhileTheFingerIsDown() throws {
    let press = recognizer("n", "LongPress", #","on":[{"state":"began","set":{"m":{"isEnabled":true}}}]"#)
    let still = Array(repeating: (100.0, 100.0), count: 6)
    let puzzle = try Puzzle(
      view("q", "[20,50,360,360]", with(recognizer("m", "Pan", #","isEnabled":false"#), press)),
      [.drag(still + [(150, 120), (200, 140), (240, 150)], lasting: 1.2)])
    expectEqual(puzzle.likelyGoals, ["m acts"])
    try expectEqual(
      puzzle.cures("m acts").first,
      "m.isEnabled = true and delegate of m: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true for n"
    )
  }

  @Test func aPanThatBeginsOnTheKnobOfASwitch() throws {
    let puzzle = try Puzzle(
      root: String(with(recognizer("m", "Pan")).dropFirst()) + ",", view("q", "[300,100,51,31]", of: "UISwitch"),
      [.swipe(320, 115, by: -140, 0, lasting: 0.3)])
    try expectEqual(
      puzzle.cures("m acts").prefix(2),
      [
        "class of q: gestureRecognizerShouldBegin(_:) returns true", "m.cancelsTouchesInView = false",
      ])
  }

  @Test(arguments: ["UISwitch", "UIButton", "UIControl", "UIStepper"])
  func aListThatIsDraggedByAControlHasNothingToComplainOf(_ kind: String) throws {
    let control = view("q", "[150,400,94,60]", of: kind)
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,1600]"#, of: "UIScrollView", control),
      [.swipe(170, 415, by: 0, -160, lasting: 0.3)])
    #expect(puzzle.likelyGoals.isEmpty)
  }

  @Test func aPanThatBeginsOnAButtonTakesNothingFromIt() throws {
    let puzzle = try Puzzle(
      root: String(with(recognizer("m", "Pan")).dropFirst()) + ",", view("q", "[100,100,200,60]", of: "UIButton"),
      [.swipe(120, 130, by: 160, 2, lasting: 0.3)])
    #expect(puzzle.likelyGoals.isEmpty)
    try expectEqual(puzzle.cures("q sends").first, "m.cancelsTouchesInView = false", "who asks is answered")
  }

  @Test func aSwipeOverASliderThatWouldNotHaveFollowed() throws {
    let puzzle = try Puzzle(
      root: String(with(recognizer("m", "Swipe")).dropFirst()) + ",", view("q", "[50,100,300,31]", of: "UISlider"),
      [.swipe(200, 115, by: 150, 0)])
    #expect(puzzle.likelyGoals.isEmpty)
  }

  @Test func aTapOfTwoFingersOfWhichOneIsBesideTheView() throws {
    let puzzle = try Puzzle(
      view("q", "[20,50,360,360]", with(recognizer("m", "Tap", #","numberOfTouchesRequired":2"#))),
      [.hold(100, 100, for: 0.2), .hold(200, 500, for: 0.15, at: 0.05, id: 2)])
    try expectEqual(puzzle.cures("m acts"), ["a.addGestureRecognizer(m)", "m.numberOfTouchesRequired = 1"])
  }

  @Test func aFingerForAHoverRecognizer() throws {
    let puzzle = try Puzzle(
      view("q", "[20,50,360,360]", with(recognizer("m", "Hover"))), [.swipe(100, 100, by: 100, 0)])
    #expect(try puzzle.cures("m acts").isEmpty)
    expectEqual(
      puzzle.diagnosis.instead(of: .acts("m")),
      "m follows a pointer without a button, and no finger; a UIPanGestureRecognizer follows a finger")
  }

  @Test func aButtonBehindASheet() throws {
    let sheet = view(
      "s", "[0,0,400,300]",
      #","controller":{"name":"sc","modalPresentationStyle":"pageSheet","detents":["medium"]}"#)
    let button = view("b", "[100,80,200,60]", of: "UIButton")
    let puzzle = try Puzzle(
      view("p", whole, #","controller":{"name":"pc"}"#, of: "UIView", button, sheet), [.tap(200, 110, at: 1.5)])
    #expect(puzzle.likelyGoals.isEmpty, "the tap has closed the sheet")
    try expectEqual(
      puzzle.cures("b sends").first, "sc.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium")
    expectEqual(
      puzzle.neverReached([try Goal("b sends", in: puzzle.diagnosis.scene)]),
      [
        "b: never touched: it is behind the sheet of sc, and its dimming view received the touches (30.13)."
      ])
  }

  @Test func aChildThatStandsOutOfAViewThatClips() throws {
    let puzzle = try Puzzle(
      view(
        "p", "[50,50,100,100]", #","clipsToBounds":true"#, of: "UIView", view("q", "[60,60,100,100]", of: "UIButton")),
      [.tap(190, 190)])
    try expectEqual(puzzle.cures("q sends").first, "p.frame = CGRect(x: 50, y: 50, width: 160, height: 160)")
  }

  @Test func aTapThatDismissesAKeyboardAndKeepsAControlFromBeingPressed() throws {
    let dismiss = recognizer("m", "Tap", #","on":[{"state":"ended","endEditing":"a"}]"#)
    let puzzle = try Puzzle(
      view(
        "k", whole, #","contentSize":[400,900]"# + with(dismiss), of: "UIScrollView",
        view("f", "[50,50,300,40]", of: "UITextField"), view("b", "[50,200,300,60]", of: "UIControl")),
      [.tap(200, 70), .tap(200, 230, at: 1)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    let cures = try puzzle.cures("b sends")
    expectEqual(cures.first, "m.cancelsTouchesInView = false")
    expectEqual(
      cures.dropFirst().first,
      "delegate of m: gestureRecognizer(_:shouldReceive:) returns false when touch.view is a UIControl")
  }
}
