import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles of idle controls and scroll views, and of gestures that were meant for another view.
@MainActor @Suite struct IdlePuzzleTests {
  private typealias Stroke = Puzzle.Stroke

  @Test(arguments: [
    (
      view("v", "[50,100,300,31]", #","minimumValue":1,"maximumValue":1,"value":1"#, of: "UISlider"),
      Puzzle.Stroke.swipe(65, 115, by: 150, 0),
      "its minimumValue and its maximumValue are both 1, so it has one value only", "v.maximumValue = 2"
    ),
    (
      view("v", "[50,100,300,40]", #","numberOfPages":1"#, of: "UIPageControl"), .tap(300, 120),
      "its numberOfPages is 1, and there is no other page to go to", "v.numberOfPages = 2"
    ),
    (
      view("v", "[50,100,300,40]", #","numberOfPages":3,"currentPage":2"#, of: "UIPageControl"), .tap(300, 120),
      "its currentPage was 2, the last of 3, and the finger came down in its right half", "v.numberOfPages = 4"
    ),
    (
      view("v", "[50,100,94,32]", #","value":100"#, of: "UIStepper"), .tap(120, 115),
      "its value was 100, its maximumValue, and its wraps is false", "v.wraps = true"
    ),
    (
      view("v", "[50,100,94,32]", #","maximumValue":0"#, of: "UIStepper"), .tap(120, 115),
      "its minimumValue and its maximumValue are both 0, so it has one value only", "v.maximumValue = 1"
    ),
    (
      view("v", "[50,100,300,32]", #","items":["A"],"selectedSegmentIndex":0"#, of: "UISegmentedControl"),
      .tap(120, 115), "its only segment was chosen already, and its isMomentary is false",
      "v.selectedSegmentIndex = UISegmentedControl.noSegment"
    ),
    (
      view("v", "[50,100,300,32]", #","items":[]"#, of: "UISegmentedControl"), .tap(120, 115), "it has no segments",
      #"v.insertSegment(withTitle: "1", at: 0, animated: false); "#
        + #"v.insertSegment(withTitle: "2", at: 1, animated: false)"#
    ),
  ]) func aControlThatHasNothingToSend(_ control: String, _ stroke: Puzzle.Stroke, _ why: String, _ cure: String) throws
  {
    let puzzle = try Puzzle(control, [stroke])
    expectEqual(puzzle.likelyGoals, ["v sends"])
    expectEqual(puzzle.neverReached([.sends("v", nil)]), ["v: sent nothing: \(why)."])
    try expectEqual(puzzle.cures("v sends").first, cure)
  }

  @Test func aSwipeThatIsTooShort() throws {
    let puzzle = try Puzzle(
      view("q", whole, with(recognizer("m", "Swipe"))), [.swipe(100, 100, by: 25, 0, lasting: 0.1)])
    #expect(try puzzle.cures("m acts").isEmpty)
    expectEqual(
      puzzle.diagnosis.instead(of: .acts("m")),
      "the finger moved 25 pt in the direction of m, and a swipe needs 45.3 pt by then; a UIPanGestureRecognizer needs "
        + "10 pt at any speed (7.4.2)")
  }

  @Test func aFingerThatStaysIsNoPan() throws {
    let puzzle = try Puzzle(
      view("q", whole, heard + with(recognizer("m", "Pan", #","delaysTouchesBegan":true"#))),
      [.hold(100, 100, for: 0.6)])
    expectEqual(puzzle.likelyGoals, ["q touchesBegan sooner"])
    try expectEqual(puzzle.cures("q touchesBegan sooner"), ["m.delaysTouchesBegan = false"])
    expectEqual(puzzle.diagnosis.instead(of: .acts("m"))?.hasPrefix("the finger stayed where it came down; "), true)
  }

  @Test func aTapBelowTheLastRow() throws {
    let puzzle = try Puzzle(
      view("t", whole, #","sections":[{"rows":["1","2"]}]"#, of: "UITableView"), [.tap(100, 400)])
    #expect(try puzzle.cures("t selects").isEmpty)
    expectEqual(
      puzzle.diagnosis.instead(of: .selects("t")),
      "the finger came down at x 100, y 400 in it, where it has no row; its content is 90 pt high")
  }

  @Test func aTableDoesNotScrollAcross() throws {
    let table = view(
      "t", whole, #","sections":[{"rows":["1","2","3","4","5","6","7","8","9","10","11","12","13","14","15"]}]"#,
      of: "UITableView")
    let puzzle = try Puzzle(
      view("s", whole, #","contentSize":[800,600],"isPagingEnabled":true"#, of: "UIScrollView", table),
      [.swipe(300, 300, by: -200, 5)])
    #expect(puzzle.likelyGoals.isEmpty)
    expectEqual(
      puzzle.diagnosis.instead(of: .scrolls("t")),
      "the finger went across, and t scrolls up and down only: the content of t is 400 pt wide, and t is 400 pt")
  }

  @Test(arguments: ["", #","numberOfTapsRequired":2,"delaysTouchesBegan":true"#])
  func aRowThatIsSelectedWithoutASecondTap(_ keys: String) throws {
    let double = recognizer("m", "Tap", keys.isEmpty ? #","numberOfTapsRequired":2"# : keys)
    let puzzle = try Puzzle(
      view("t", whole, #","sections":[{"rows":["1","2"]}]"# + with(double), of: "UITableView"), [.tap(100, 30)])
    #expect(puzzle.likelyGoals.isEmpty)
  }

  @Test func twoFingersAreNoDragOfAList() throws {
    let pan = with(recognizer("m", "Pan", #","minimumNumberOfTouches":2"#))
    let puzzle = try Puzzle(
      view("s", whole, #","contentSize":[400,1600]"#, of: "UIScrollView", view("q", "[0,0,400,1600]", pan)),
      [.swipe(100, 400, by: 0, -150), .swipe(250, 400, by: 0, -150, id: 2)])
    #expect(puzzle.likelyGoals.isEmpty)
  }

  @Test func aPencilDrawsWhereFingersScroll() throws {
    let pan = with(recognizer("m", "Pan", #","allowedTouchTypes":["pencil"]"#))
    let puzzle = try Puzzle(
      view("s", whole, #","contentSize":[400,1600]"#, of: "UIScrollView", view("q", "[0,0,400,1600]", pan)),
      [.drag([(100, 400), (100, 380), (100, 300)], lasting: 0.2, .pencil)])
    #expect(puzzle.likelyGoals.isEmpty)
  }

  // MARK: The wheel

  private func turned(_ children: String) throws -> Puzzle {
    try Puzzle(children, [Stroke(lines: [InputLine(0, .scroll(.init(dx: 0, dy: -50), at: .init(x: 200, y: 300)))])])
  }

  private func list(_ keys: String = "") -> String {
    view("t", whole, #","contentSize":[400,1600]"# + keys, of: "UIScrollView")
  }

  @Test func theWheelOverAListThatIsCovered() throws {
    let puzzle = try turned(list() + "," + view("o", whole))
    expectEqual(puzzle.likelyGoals, ["t scrolls"])
    expectEqual(
      puzzle.diagnosis.neverAsked("t.pan"), "t, its view, is covered: o, which is in front of it, got the wheel (2.1)")
    try expectEqual(puzzle.cures("t scrolls").first, "o.isUserInteractionEnabled = false")
  }

  @Test func theWheelOverAListThatIsSwitchedOff() throws {
    let puzzle = try turned(list(#","isScrollEnabled":false"#))
    expectEqual(puzzle.likelyGoals, ["t scrolls"])
    expectEqual(puzzle.diagnosis.neverAsked("t.pan"), "its isScrollEnabled is false (9.5)")
    try expectEqual(puzzle.cures("t scrolls"), ["t.isScrollEnabled = true"])
  }

  // MARK: Pages that go back

  private func pages(_ inside: String, _ keys: String = "") -> String {
    view(
      "N", whole, #","controller":{"name":"n","class":"UINavigationController"}"#, of: "UIView",
      view("A", whole, #","controller":{"name":"ac"}"#),
      view("B", whole, #","controller":{"name":"bc"}"# + keys, of: "UIView", inside))
  }

  @Test func aPanOfThePageWaitsForTheOneThatGoesBack() throws {
    let puzzle = try Puzzle(pages(view("x"), with(recognizer("m", "Pan"))), [.swipe(2, 300, by: 250, 0, lasting: 0.4)])
    expectEqual(puzzle.likelyGoals, ["n.pop acts"])
    try expectEqual(puzzle.cures("n.pop acts").first, "m.require(toFail: n.interactivePopGestureRecognizer!)")
  }

  @Test func aSliderAtTheEdgeOfAPage() throws {
    let puzzle = try Puzzle(
      pages(view("v", "[0,300,300,31]", of: "UISlider")), [.swipe(12, 315, by: 200, 0, lasting: 0.4)])
    let cures = try puzzle.cures("v sends")
    expectEqual(
      cures,
      [
        "delegate of n.pop: gestureRecognizer(_:shouldReceive:) returns false when touch.view is a UIControl",
        "class of v: gestureRecognizerShouldBegin(_:) returns false", "n.pop.cancelsTouchesInView = false",
      ])
  }

  @Test func aControllerThatHearsOfAShakesEnd() throws {
    let shake = Stroke(lines: [InputLine(0.1, .motion(.shake))])
    let puzzle = try Puzzle(
      view("A", whole, #","controller":{"name":"ac","overrides":["motionEnded"]}"#), [shake])
    expectEqual(puzzle.likelyGoals, ["ac motionEnded"])
  }
}
