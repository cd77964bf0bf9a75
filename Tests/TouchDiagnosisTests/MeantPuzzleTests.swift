import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles about what is meant so, about areas larger than they look, and about what a question may be called.
@MainActor @Suite struct MeantPuzzleTests {
  private typealias Stroke = Puzzle.Stroke
  private let square = "[50,50,200,200]"

  @Test func aViewThatTakesTouchesBesideItsBounds() throws {
    let cover = view("c", "[0,400,100,100]", #","pointInside":true"# + heard)
    let puzzle = try Puzzle(view("q", square, with(recognizer("m", "Tap"))) + "," + cover, [.tap(150, 150)])
    try expectEqual(puzzle.cures("m acts").first, "class of c: no override of point(inside:with:)")
    expectEqual(
      puzzle.diagnosis.neverAsked("m"),
      "q, its view, is covered: c, which is in front of it, got the touch 255 pt outside its bounds, as its "
        + "point(inside:) takes more than them (2.1, 2.13)")
  }

  @Test func aTouchAreaThatReachesOverAnotherView() throws {
    let other = view(
      "c", "[0,300,80,80]", #","touchInsets":[-200,-200,-100,-200]"# + with(recognizer("n", "Tap")))
    let puzzle = try Puzzle(view("q", square, with(recognizer("m", "Tap"))) + "," + other, [.tap(150, 150)])
    try expectEqual(
      puzzle.cures("m acts").first, "class of c: point(inside:with:) takes no more than bounds, as without an override")
  }

  @Test(arguments: [
    "q is not cancelled", "q is never cancelled", "q not touchesCancelled", "q does not get touchesCancelled",
    "q is not told of touchesCancelled", "q isn't cancelled",
  ])
  func aTouchThatIsNotToBeCancelled(_ want: String) throws {
    let tap = recognizer("m", "Tap")
    let puzzle = try Puzzle(view("q", square, heard + with(tap)), [.tap(100, 100)])
    try expectEqual(
      puzzle.cures(want),
      [
        "m.cancelsTouchesInView = false", "class of q: gestureRecognizerShouldBegin(_:) returns false",
      ])
  }

  @Test(arguments: ["q is cancelled", "q gets touchesCancelled"]) func aTouchThatIsToBeCancelled(_ want: String) throws
  {
    let puzzle = try Puzzle(view("q", square, heard + with(recognizer("m", "Tap"))), [.tap(100, 100)])
    try expectEqual(Goal(want, in: puzzle.diagnosis.scene), .isNotified("q", .touchesCancelled))
  }

  @Test func swipesThatWentAnotherWayHaveLostNothing() throws {
    let all = with(
      recognizer("m", "Swipe", #","direction":["left"]"#), recognizer("n", "Swipe"),
      recognizer("o", "Swipe", #","direction":["up"]"#))
    let puzzle = try Puzzle(view("q", square, all), [.swipe(150, 240, by: 0, -200, lasting: 0.15)])
    #expect(puzzle.likelyGoals.isEmpty)
  }

  @Test func aDisabledRecognizerWhoseGestureWasNotMadeIsNotHelpedWhereAnotherActs() throws {
    let both = with(
      recognizer("m", "Tap", #","requiresToFail":["n"]"#),
      recognizer("n", "Tap", #","isEnabled":false,"numberOfTapsRequired":2"#))
    #expect(try Puzzle(view("q", square, both), [.tap(100, 100)]).likelyGoals.isEmpty)
    let twice = try Puzzle(view("q", square, both), [.tap(100, 100), .tap(100, 100, at: 0.2)])
    expectEqual(twice.likelyGoals, ["n acts"], "this was its gesture")
  }

  @Test func aSingleTapThatWaitedIsOutWhereThereWereThree() throws {
    let all = with(
      recognizer("m", "Tap", #","numberOfTapsRequired":2"#), recognizer("n", "Tap", #","numberOfTapsRequired":3"#),
      recognizer("o", "Tap", #","requiresToFail":["m"]"#))
    let puzzle = try Puzzle(view("q", square, all), [.tap(100, 100), .tap(100, 100, at: 0.2), .tap(100, 100, at: 0.4)])
    expectEqual(puzzle.likelyGoals, ["m acts less often"])
    try expectEqual(puzzle.cures("m acts less often").first, "m.require(toFail: n)")
  }

  @Test func aSecondFingerInOneCallIsHeardToo() throws {
    let fingers: [Stroke] = [.tap(100, 100), .tap(200, 200, id: 2)]
    let puzzle = try Puzzle(view("q", square, heard), fingers)
    expectEqual(puzzle.likelyGoals, ["q touchesBegan"])
    let cures = puzzle.diagnosis.cures(for: .isNotified("q", .touchesBegan))
    expectEqual(cures.map(\.swift), [["q.isMultipleTouchEnabled = true"]])
    expectEqual(cures.first?.effect, "q is then told touchesBegan of more touches")
  }

  @Test func nobodyIsMadeToWaitInACircle() throws {
    let inner = view("c", "[0,0,100,100]", with(recognizer("n", "Tap")))
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "Tap", #","requiresToFail":["n"]"#)), of: "UIView", inner),
      [.tap(100, 100)])
    try expectEqual(puzzle.cures("n does not act").contains("n.require(toFail: m)"), false)
  }

  @Test func aPanWaitsInVainForAPressThatTakesNoTime() throws {
    let both = with(
      recognizer("m", "Pan", #","requiresToFail":["n"]"#), recognizer("n", "LongPress", #","minimumPressDuration":0"#))
    try expectEqual(Puzzle(view("q", square, both), [.swipe(100, 100, by: 100, 0)]).likelyGoals, ["m acts"])
  }

  @Test func aTapThatOnlyStopsAList() throws {
    let page = view("c", "[0,0,400,3000]", with(recognizer("m", "Tap")))
    let list = view("k", whole, #","contentSize":[400,3000]"#, of: "UIScrollView", page)
    let puzzle = try Puzzle(list, [.swipe(200, 500, by: 0, -400, lasting: 0.12), .tap(200, 300, at: 0.4)])
    expectEqual(
      puzzle.diagnosis.instead(of: .acts("m")),
      "the finger that came down at 0.400 s only stopped k, which was still moving; one that comes later goes to m "
        + "(9.14)")
  }

  @Test func aViewBehindWhatIsPresentedOverEverything() throws {
    let page = view("p", whole, #","controller":{"name":"pc"}"#, of: "UIView", view("b", of: "UIButton"))
    let over = view("o", whole, #","controller":{"name":"oc","modalPresentationStyle":"overFullScreen"}"#)
    let puzzle = try Puzzle(root: #""controller":{"name":"r"},"#, page + "," + over, [.tap(100, 100, at: 1)])
    expectEqual(
      puzzle.neverReached([try Goal("b sends", in: puzzle.diagnosis.scene)]),
      [
        "b: never touched: it is behind oc, which is presented over it and got the touch (30.1)."
      ])
  }

  // MARK: Views without extent

  @Test func aRecognizerOnAViewWithoutExtent() throws {
    let label = view("l", "[0,0,120,40]", of: "UILabel")
    let puzzle = try Puzzle(
      view("q", "[100,200,0,0]", with(recognizer("m", "Tap")), of: "UIView", label), [.tap(160, 220)])
    expectEqual(puzzle.likelyGoals, ["m acts"])
    try expectEqual(puzzle.cures("m acts").first, "q.frame = CGRect(x: 100, y: 200, width: 120, height: 40)")
  }

  @Test func aButtonWithoutHeight() throws {
    let puzzle = try Puzzle(view("b", "[50,100,300,0]", of: "UIButton"), [.tap(200, 120)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    try expectEqual(puzzle.cures("b sends").first, "b.frame = CGRect(x: 50, y: 100, width: 300, height: 44)")
  }

  @Test func buttonsInAStackWithoutHeight() throws {
    let stack = view(
      "k", "[50,100,300,0]", #","axis":"vertical","spacing":8"#, of: "UIStackView",
      view("b", "[0,0,300,44]", of: "UIButton"), view("c", "[0,0,300,44]", of: "UIButton"))
    let puzzle = try Puzzle(stack, [.tap(200, 110)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    try expectEqual(puzzle.cures("b sends").first, "k.frame = CGRect(x: 50, y: 100, width: 300, height: 96)")
  }

  // MARK: Others

  @Test func aTapOfThreeFingersIsNotMeantByTwo() throws {
    let taps = with(
      recognizer("m", "Tap", #","numberOfTouchesRequired":2"#), recognizer("n", "Tap", #","numberOfTouchesRequired":3"#)
    )
    let puzzle = try Puzzle(view("q", square, taps), [.tap(100, 100), .tap(200, 200, id: 2)])
    #expect(puzzle.likelyGoals.isEmpty)
  }

  @Test(arguments: [0.0, 0.3]) func aPressThatTakesNoTimeKeepsAListFromScrolling(_ rest: Double) throws {
    let row = view(
      "c", "[0,0,400,300]", with(recognizer("m", "LongPress", #","minimumPressDuration":\#(rest)"#)))
    let list = view("k", whole, #","contentSize":[400,1600]"#, of: "UIScrollView", row)
    let still = Array(repeating: (200.0, 250.0), count: 8)
    let way = rest == 0 ? [] : still
    let puzzle = try Puzzle(list, [.drag([(200, 250)] + way + [(200, 200), (200, 100), (200, 50)], lasting: 0.6)])
    expectEqual(puzzle.likelyGoals, (rest == 0 ? ["k scrolls"] : []), "a finger that scrollGeometries has pressed")
    guard rest == 0 else { return }
    try expectEqual(
      puzzle.cures("k scrolls").first,
      "delegate of m: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true for k.pan")
  }

  @Test func whoNeverActsIsHelpedToActBeforeItActsSooner() throws {
    let puzzle = try Puzzle(view("q", square, with(recognizer("m", "Tap", #","isEnabled":false"#))), [.tap(100, 100)])
    try expectEqual(puzzle.cures("m acts sooner"), ["m.isEnabled = true"])
  }
}
