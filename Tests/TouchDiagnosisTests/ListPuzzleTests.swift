import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles about scroll views, tables and controls, with names that give no hint.
@MainActor @Suite struct ListPuzzleTests {
  // MARK: In scroll views

  @Test(arguments: [("left", -200.0, 0.0), ("up", 0, -200)])
  func aSwipeInAScrollView(_ way: String, _ dx: Double, _ dy: Double) throws {
    let inner = view("b", "[0,0,800,1200]", with(recognizer("g", "Swipe", #","direction":["\#(way)"]"#)))
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[800,1200]"#, of: "UIScrollView", inner), [.swipe(250, 400, by: dx, dy)])
    expectEqual(puzzle.likelyGoals, ["g acts"])
    let cures = try puzzle.cures("g acts")
    #expect(cures.contains { $0.contains("gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true") })
    #expect(cures.contains("k.panGestureRecognizer.require(toFail: g)"))
  }

  @Test func aPanInAScrollView() throws {
    let inner = view("b", "[0,0,400,300]", with(recognizer("g", "Pan")))
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,1200]"#, of: "UIScrollView", inner), [.swipe(200, 200, by: 0, -120)])
    expectEqual(puzzle.likelyGoals, ["k scrolls"], "the inner pan begins first")
    let cures = try puzzle.cures("k scrolls")
    #expect(
      cures.contains("delegate of g: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true for k.pan"))
    #expect(
      cures.contains(
        "delegate of g: gestureRecognizerShouldBegin(_:) returns true only when the velocity is greater along x"))
  }

  @Test func aSliderInAPager() throws {
    let puzzle = try Puzzle(
      view(
        "k", whole, #","contentSize":[1200,600],"isPagingEnabled":true"#, of: "UIScrollView",
        view("s", "[50,100,300,31]", #","value":0.5"#, of: "UISlider")), [.swipe(200, 115, by: 100, 0)])
    try expectEqual(puzzle.cures("s sends valueChanged").first, "k.delaysContentTouches = false")
  }

  @Test func aLongPressThatKeepsAListFromScrolling() throws {
    let inner = view("b", "[0,0,400,1600]", with(recognizer("g", "LongPress", #","minimumPressDuration":0.1"#)))
    let still = (0...6).map { _ in (200.0, 400.0) }
    let moves = (1...6).map { (200.0, 400.0 - Double($0) * 25) }
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,1600]"#, of: "UIScrollView", inner), [.drag(still + moves, lasting: 0.8)])
    #expect(puzzle.likelyGoals.isEmpty, "the press may be what was meant")
    #expect(
      try puzzle.cures("k scrolls").contains(
        "delegate of g: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true for k.pan"))
  }

  @Test func aListThatWantsTwoFingers() throws {
    let puzzle = try Puzzle(
      view(
        "k", whole, #","contentSize":[400,1600],"panGestureRecognizer":{"minimumNumberOfTouches":2}"#,
        of: "UIScrollView"),
      [.swipe(200, 400, by: 0, -200)])
    try expectEqual(puzzle.cures("k scrolls"), ["k.panGestureRecognizer.minimumNumberOfTouches = 1"])
  }

  @Test func aPanThatIsSwitchedOff() throws {
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,1600],"panGestureRecognizer":{"isEnabled":false}"#, of: "UIScrollView"),
      [.swipe(200, 400, by: 0, -200)])
    expectEqual(puzzle.likelyGoals, ["k scrolls"])
    try expectEqual(puzzle.cures("k scrolls").first, "k.panGestureRecognizer.isEnabled = true")
  }

  @Test func aShortListIsNotMadeToScrollByABounce() throws {
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,0]"#, of: "UIScrollView"), [.swipe(200, 200, by: 0, 150)])
    #expect(try !puzzle.cures("k scrolls").contains { $0.hasSuffix("alwaysBounceVertical = true") })
  }

  @Test func aButtonThatIsToldLate() throws {
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,1600]"#, of: "UIScrollView", view("b", "[50,50,100,40]", of: "UIButton")),
      [.hold(100, 70, for: 0.4)])
    expectEqual(puzzle.likelyGoals, ["b touchesBegan sooner"])
    try expectEqual(puzzle.cures("b touchesBegan sooner"), ["k.delaysContentTouches = false"])
  }

  // MARK: Tables

  private func table(_ keys: String = "") -> String {
    view("t", whole, #","rowHeight":44,"sections":[{"rows":["1","2","3"]}]"# + keys, of: "UITableView")
  }

  @Test func aTapOfTheScreenThatTakesRows() throws {
    let puzzle = try Puzzle(root: #""recognizers":[\#(recognizer("g", "Tap"))],"#, table(), [.tap(200, 60)])
    expectEqual(puzzle.likelyGoals, ["t selects"])
    try expectEqual(puzzle.cures("t selects").first, "g.cancelsTouchesInView = false")
  }

  @Test(arguments: [
    (#","allowsSelection":false"#, "t.allowsSelection = true"),
    (#","delegate":{"shouldHighlight":false}"#, "delegate of t: tableView(_:shouldHighlightRowAt:) returns true"),
    (#","delegate":{"willSelect":false}"#, "delegate of t: tableView(_:willSelectRowAt:) returns the index path"),
    (#","isEditing":true"#, "t.allowsSelectionDuringEditing = true"),
    (#","isUserInteractionEnabled":false"#, "t.isUserInteractionEnabled = true"),
  ]) func aTableWhoseRowsAreNotSelected(_ keys: String, _ cure: String) throws {
    let puzzle = try Puzzle(table(keys), [.tap(200, 60)])
    try expectEqual(puzzle.cures("t selects").first, cure)
  }

  // MARK: Controls

  @Test(arguments: [
    (#","isEnabled":false"#, "f.isEnabled = true"),
    (#","isUserInteractionEnabled":false"#, "f.isUserInteractionEnabled = true"),
    (#","delegate":{"shouldBeginEditing":false}"#, "delegate of f: its shouldBeginEditing returns true"),
  ]) func aFieldThatIsNotEdited(_ keys: String, _ cure: String) throws {
    let puzzle = try Puzzle(view("f", "[50,50,200,40]", keys, of: "UITextField"), [.tap(100, 70)])
    expectEqual(puzzle.likelyGoals, ["f sends editingDidBegin"])
    try expectEqual(puzzle.cures("f sends editingDidBegin").first, cure)
  }

  @Test(arguments: ["Pan", "LongPress"]) func aRecognizerOfTheScreenThatTakesAButton(_ kind: String) throws {
    let stroke: Puzzle.Stroke = kind == "Pan" ? .swipe(80, 70, by: 30, 0) : .hold(80, 70, for: 0.8)
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("g", kind))],"#, view("b", "[50,50,200,40]", of: "UIButton"), [stroke])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    let cures = try puzzle.cures("b sends")
    #expect(
      cures.contains("delegate of g: gestureRecognizer(_:shouldReceive:) returns false when touch.view is a UIControl"))
    #expect(cures.contains("g.cancelsTouchesInView = false"))
  }

  @Test func aTapOfTwoFingersOverTwoButtons() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("g", "Tap", #","numberOfTouchesRequired":2"#))],"#,
      view("b", "[0,50,200,200]", of: "UIButton") + "," + view("c", "[200,50,200,200]", of: "UIButton"),
      [.tap(100, 100), .tap(300, 100, id: 2)])
    expectEqual(Set(puzzle.likelyGoals), ["b sends", "c sends"])
    #expect(try puzzle.cures("b sends").contains("g.cancelsTouchesInView = false"))
  }

  @Test func aSwitchThatIsCoveredByItsLabelsTouchArea() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,51,31]", of: "UISwitch") + ","
        + view("c", "[110,50,100,31]", #","touchInsets":[-10,-80,-10,-10]"#),
      [.tap(75, 65)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    try expectEqual(
      puzzle.cures("b sends").first, "class of c: point(inside:with:) takes no more than bounds, as without an override"
    )
  }
}
