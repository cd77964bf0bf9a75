import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles of controls that do not send their event, and of changes that must not be suggested.
@MainActor @Suite struct SendingPuzzleTests {
  private typealias Stroke = Puzzle.Stroke

  private func field(_ name: String, _ keys: String, y: Int = 50) -> String {
    view(name, "[50,\(y),200,40]", keys, of: "UITextField")
  }

  private let typed = Stroke(lines: [InputLine(0, .text("x"))])
  private let focused = #","isFirstResponder":true"#

  // MARK: Text

  @Test func aDelegateRefusesWhatIsTyped() throws {
    let puzzle = try Puzzle(field("b", focused + #","delegate":{"shouldChange":false}"#), [typed])
    try expectEqual(puzzle.cures("b sends editingChanged"), ["delegate of b: its shouldChange… returns true"])
  }

  @Test func aDelegateRefusesToClear() throws {
    let keys = focused + #","text":"abc","clearButtonMode":"always","delegate":{"shouldClear":false}"#
    let puzzle = try Puzzle(field("b", keys), [.tap(238, 70)])
    try expectEqual(
      puzzle.cures("b sends editingChanged").first, "delegate of b: textFieldShouldClear(_:) returns true")
  }

  @Test func editingDoesNotEndElsewhere() throws {
    let puzzle = try Puzzle(
      field("b", focused + #","delegate":{"shouldEndEditing":false}"#) + "," + field("c", "", y: 150), [.tap(100, 170)])
    try expectEqual(puzzle.cures("c sends editingDidBegin").first, "delegate of b: its shouldEndEditing returns true")
    try expectEqual(puzzle.cures("b sends editingDidEnd").first, "delegate of b: its shouldEndEditing returns true")
  }

  @Test func nobodyHasTheKeyboard() throws {
    let puzzle = try Puzzle(field("b", ""), [typed])
    try expectEqual(puzzle.cures("b sends editingChanged"), ["b.becomeFirstResponder()"])
  }

  @Test func aTapThatEndsEditingLosesToAButton() throws {
    let tap = recognizer("g", "Tap", #","on":[{"state":"ended","endEditing":"a"}]"#)
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(tap)],"#,
      field("b", focused) + "," + view("c", "[50,150,200,40]", of: "UIButton"), [.tap(100, 170)])
    try expectEqual(puzzle.cures("b sends editingDidEnd").first, "g.cancelsTouchesInView = false")
  }

  // MARK: Values

  @Test("A stepper at its end", arguments: [(0, 70, "b.minimumValue = -100"), (100, 120, "b.maximumValue = 200")])
  func aStepperAtItsEnd(value: Int, x: Double, cure: String) throws {
    let stepper = view("b", "[50,100,94,32]", #","value":\#(value)"#, of: "UIStepper")
    let puzzle = try Puzzle(stepper, [.tap(x, 116)])
    try expectEqual(puzzle.cures("b sends valueChanged"), ["b.wraps = true", cure])
  }

  @Test func theChosenSegment() throws {
    let keys = #","items":["x","y"],"selectedSegmentIndex":0"#
    let puzzle = try Puzzle(view("b", "[50,100,200,32]", keys, of: "UISegmentedControl"), [.tap(100, 116)])
    try expectEqual(puzzle.cures("b sends valueChanged"), ["b.isMomentary = true"])
  }

  @Test func twoButtonsAtOnce() throws {
    let buttons = view("b", "[50,100,100,40]", of: "UIButton") + "," + view("c", "[200,100,100,40]", of: "UIButton")
    let puzzle = try Puzzle(buttons, [.hold(100, 120, for: 0.3), .hold(250, 120, for: 0.1, at: 0.1, id: 2)])
    try expectEqual(puzzle.cures("c does not send"), ["b.isExclusiveTouch = true", "c.isExclusiveTouch = true"])
  }

  @Test("An event that a control never sends is no goal", arguments: ["editingChanged", "valueChanged"])
  func anEventOfAnotherClass(event: String) throws {
    let puzzle = try Puzzle(view("b", "[50,100,100,40]", of: "UIButton"), [.tap(100, 120)])
    #expect(throws: Goal.Mistake.cannot("b", "b is a UIButton, which sends no \(event)")) {
      try puzzle.cures("b sends \(event)")
    }
  }

  // MARK: Changes that are not cures

  @Test func pagesAreNotPutIntoAnotherOrder() throws {
    let pages = ["one", "two"].map {
      view(
        "page\($0)", whole, #","controller":{"name":"\#($0)","title":"\#($0)"}"#, of: "UIView",
        view("button\($0)", "[100,200,100,40]", of: "UIButton"))
    }
    let tabs = view(
      "t", whole, #","controller":{"name":"tabs","class":"UITabBarController"}"#, of: "UIView",
      pages.joined(separator: ","))
    let puzzle = try Puzzle(tabs, [.tap(150, 320)])
    let cures = try puzzle.cures("buttontwo sends touchUpInside")
    #expect(!cures.contains { $0.holds("bringSubviewToFront") || $0.holds("sendSubviewToBack") }, "\(cures)")
  }

  @Test func numbersAreRoundInCures() throws {
    let puzzle = try Puzzle(
      view("b", whole, with(recognizer("g", "Tap"), recognizer("h", "LongPress", #","minimumPressDuration":0.05"#))),
      [.hold(100, 100, for: 0.1)])
    let all = try puzzle.cures("g acts") + puzzle.cures("h does not act")
    #expect(!all.contains { $0.holds("0000") || $0.holds("9999") }, "\(all)")
  }

  @Test func whatIsOfAnotherTypeAndTooFew() throws {
    let keys = #","minimumNumberOfTouches":2,"allowedTouchTypes":["pencil"]"#
    let puzzle = try Puzzle(view("b", whole, with(recognizer("g", "Pan", keys))), [.swipe(100, 100, by: 100, 0)])
    let cures = try puzzle.cures("g acts")
    expectEqual(cures.first?.holds("g.minimumNumberOfTouches = 1"), true, "\(cures)")
    expectEqual(cures.first?.holds("UITouch.TouchType.direct"), true, "\(cures)")
  }

  @Test func aListAtItsEndGrowsInItsOwnDirection() throws {
    let keys = #","contentSize":[400,1200],"contentOffset":[0,600],"bounces":false"#
    let puzzle = try Puzzle(view("b", whole, keys, of: "UIScrollView"), [.swipe(200, 400, by: 0, -200)])
    #expect(
      try puzzle.cures("b scrolls").contains("b.contentSize = CGSize(width: 400, height: 2400)"))
    #expect(try !puzzle.cures("b scrolls").contains { $0.holds("width: 800") })
  }

  @Test func theBackGestureIsNotLetBeginOnTheFirstPage() throws {
    let scene = try BuiltInScenes.library.scene("back-delegate").scene
    expectEqual(
      Change.shouldBegin("stack.pop", .always(true)).swift(in: scene),
      "delegate of stack.pop: gestureRecognizerShouldBegin(_:) returns viewControllers.count > 1")
  }

  @Test func whoWouldHaveFailedAnywayIsTold() throws {
    let puzzle = try Puzzle(
      view("b", whole, with(recognizer("g", "Pinch"), recognizer("h", "Pan"))),
      [.swipe(100, 100, by: 100, 0), .swipe(100, 200, by: 100, 0, id: 2)])
    try expectEqual(puzzle.cures("g acts"), [])
    #expect(
      puzzle.diagnosis.storyWithoutObstacles(.acts("g")) != nil,
      "the pan excludes it, but its fingers stayed as far apart")
    let alone = try Puzzle(view("b", whole, with(recognizer("g", "Tap"))), [.swipe(100, 100, by: 100, 0)])
    expectNil(alone.diagnosis.storyWithoutObstacles(.acts("g")), "nobody was in its way")
  }
}
