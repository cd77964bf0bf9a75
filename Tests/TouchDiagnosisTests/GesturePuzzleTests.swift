import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// Gesture problems that are common on iOS, with the usual cure; the names give no hint.
@MainActor @Suite struct GesturePuzzleTests {
  // MARK: Scroll views

  @Test func twoScrollViewsInEachOtherScrollTogether() throws {
    let inner = view("i", "[0,100,400,300]", #","contentSize":[400,900]"#, of: "UIScrollView")
    let puzzle = try Puzzle(
      view("o", whole, #","contentSize":[400,1600]"#, of: "UIScrollView", inner), [.swipe(200, 300, by: 0, -150)])
    let cures = puzzle.diagnosis.cures(for: .scrolls("o"))
    expectEqual(
      cures.first?.swift,
      [
        "class of o: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true for i.pan"
      ])
    expectEqual(cures.first?.sceneKeys, [#""o.pan": {"delegate": {"shouldRecognizeSimultaneouslyWith": ["i.pan"]}}"#])
    #expect(!cures.contains { $0.swift.contains { $0.hasPrefix("subclass of") } }, "nobody derives a list's pan")
  }

  @Test func thePansOfBothScrollViewsThenRun() throws {
    func scene(_ keys: String) throws -> SceneFile {
      let inner = view(
        "i", "[0,100,400,300]", #","contentSize":[400,900],"transfersVerticalScrollingToParent":false"#,
        of: "UIScrollView")
      let outer = view("o", whole, #","contentSize":[400,1600]\#(keys)"#, of: "UIScrollView", inner)
      let text =
        #"{"format":"touchstone-scene","version":1,"title":"t","size":[400,600],"root":\#(outer)}"#
      return try SceneFile.read(Array(text.utf8), file: "a.json")
    }
    let keys = #","panGestureRecognizer":{"delegate":{"shouldRecognizeSimultaneouslyWith":["i.pan"]}}"#
    let changed = try scene(keys)
    #expect(SceneLint.findings(in: changed).isEmpty, "both scroll, and none never wins")
    try expectEqual(SceneLint.findings(in: scene("")).count, 1)
    try expectEqual(SceneFile.read(Array(changed.text.utf8), file: "a.json"), changed, "it is written as it was read")
  }

  @Test func contentThatIsToZoom() throws {
    let content = view("c", whole)
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,600],"maximumZoomScale":4"#, of: "UIScrollView", content),
      [.swipe(180, 300, by: -100, 0), .swipe(220, 300, by: 100, 0, id: 2)])
    expectEqual(puzzle.likelyGoals, ["k zooms"])
    try expectEqual(puzzle.cures("k zooms"), ["delegate of k: viewForZooming(in:) returns c"])
    expectEqual(
      SceneLint.findings(in: puzzle.diagnosis.scene),
      [
        "k never zooms: it has a range of zoom scales, but its delegate returns no view (9.15); cure: "
          + "viewForZooming(in:) returns its content view"
      ])
  }

  @Test func contentThatIsToZoomWithoutAnythingSaid() throws {
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,600]"#, of: "UIScrollView", view("c", whole)),
      [.swipe(180, 300, by: -100, 0), .swipe(220, 300, by: 100, 0, id: 2)])
    try expectEqual(
      puzzle.cures("k zooms"),
      [
        "delegate of k: viewForZooming(in:) returns c and k.maximumZoomScale = 4"
      ])
  }

  @Test func theOwnPinchOfAScrollViewCanBeAskedFor() throws {
    let puzzle = try Puzzle(view("k", whole, of: "UIScrollView"), [.tap(100, 100)])
    try expectEqual(puzzle.cures("k.pinch acts"), [])
  }

  // MARK: Requirements

  @Test func aRequirementTheWrongWayRound() throws {
    let recognizers =
      #","recognizers":[\#(recognizer("g", "Swipe", #","direction":["left"],"requiresToFail":["h"]"#)),\#(recognizer("h", "Pan"))]"#
    let puzzle = try Puzzle(view("b", whole, recognizers), [.swipe(300, 200, by: -150, 0)])
    try expectEqual(puzzle.cures("g acts").first, "remove g.require(toFail: h) and h.require(toFail: g)")
  }

  @Test func whatActsAlreadyIsNotMadeToActByTwoChanges() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("h", "Tap", #","numberOfTapsRequired":2"#))],"#,
      view("b", "[50,100,300,300]", with(recognizer("g", "Tap"))), [.tap(100, 200), .tap(101, 201, at: 0.2)])
    try expectEqual(puzzle.cures("h acts"), [])
    expectEqual(puzzle.diagnosis.moments(of: .acts("h")), ", at 0.250 s")
  }

  // MARK: Late calls

  @Test(arguments: [
    ("touchesBegan", #","delaysTouchesBegan":true"#, "g.delaysTouchesBegan = false"),
    ("touchesEnded", "", "g.delaysTouchesEnded = false"),
  ]) func aCallThatAnotherTapKeepsBack(_ method: String, _ keys: String, _ cure: String) throws {
    let puzzle = try Puzzle(
      view("b", whole, heard + with(recognizer("g", "Tap", #","numberOfTapsRequired":2"# + keys))), [.tap(60, 140)])
    let goal = try Goal("b \(method)", in: puzzle.diagnosis.scene)
    #expect(puzzle.diagnosis.cures(for: goal).isEmpty, "it comes already")
    let sooner = try #require(puzzle.diagnosis.sooner(than: goal))
    try expectEqual(sooner, Goal("b \(method) sooner", in: puzzle.diagnosis.scene))
    expectEqual(puzzle.diagnosis.cures(for: sooner).map(\.swift), [[cure]])
  }

  @Test func aCallThatNobodyKeepsBack() throws {
    let puzzle = try Puzzle(view("b", whole, heard), [.tap(60, 140)])
    let goal = Goal.isNotifiedSooner("b", .touchesEnded)
    #expect(puzzle.diagnosis.isFulfilled(goal) && puzzle.diagnosis.cures(for: goal).isEmpty)
    expectEqual(puzzle.diagnosis.already(goal), "Nothing delays touchesEnded of b.")
    #expect(!puzzle.diagnosis.isFulfilled(.isNotifiedSooner("a", .touchesEnded)), "it never comes")
  }

  // MARK: Where the finger was

  @Test func aViewThatIsShownSmaller() throws {
    let puzzle = try Puzzle(
      view("b", "[100,100,200,200]", #","transform":[0.5,0,0,0.5,0,0]"#, of: "UIButton"), [.tap(115, 115)])
    try expectEqual(puzzle.cures("b sends"), ["b.transform = .identity"])
  }

  @Test func aFingerThatIsLiftedFarFromItsButton() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,100,40]", of: "UIButton"), [.drag([(100, 70), (100, 120), (100, 190), (100, 190)])])
    try expectEqual(puzzle.cures("b sends"), [])
    expectEqual(
      puzzle.diagnosis.instead(of: .sends("b", nil)),
      "b sent touchUpOutside at 0.200 s, as the finger was lifted 100 pt outside it; up to 70 pt counts as inside (8.5)"
    )
  }

  @Test func anEdgePanThatBeginsAwayFromItsEdge() throws {
    let puzzle = try Puzzle(
      view("b", whole, with(recognizer("g", "ScreenEdgePan", #","edges":["left"]"#))), [.swipe(40, 300, by: 150, 0)])
    expectEqual(
      puzzle.diagnosis.instead(of: .acts("g")),
      "g takes only fingers that come down at its edge; a UIPanGestureRecognizer takes them anywhere")
  }

  @Test func aSecondTapThatComesTooLate() throws {
    let puzzle = try Puzzle(
      view("b", whole, with(recognizer("g", "Tap", #","numberOfTapsRequired":3"#))),
      [.tap(60, 140), .tap(60, 140, at: 0.55)])
    expectEqual(
      puzzle.diagnosis.instead(of: .acts("g")), "the next finger came down 0.5 s after the one before was lifted")
  }

  @Test func aViewWithoutExtent() throws {
    let free = #","translatesAutoresizingMaskIntoConstraints":false"#
    let puzzle = try Puzzle(
      constraints: ["b.top == a.top + 100", "b.leading == a.leading", "b.width == 0", "b.height == 0"],
      view("b", "[0,0,100,100]", free, view("c", "[10,10,80,40]", of: "UIButton")), [.tap(50, 130)])
    expectEqual(
      puzzle.neverReached([.sends("c", nil)]),
      [
        "c: never touched: it was not asked, as the finger was 58 pt outside its ancestor b, which is 0 by 0 pt large by its constraints (2.5)."
      ])
  }

  @Test func aTextFieldThatIsCovered() throws {
    let field = view("b", "[50,100,300,40]", #","text":"hi""#, of: "UITextField")
    let puzzle = try Puzzle("\(field),\(view("c", "[0,0,400,300]"))", [.tap(100, 120)])
    expectEqual(puzzle.likelyGoals, ["b sends editingDidBegin"])
    try expectEqual(puzzle.cures("b sends editingDidBegin").first, "c.isUserInteractionEnabled = false")
    expectEqual(
      puzzle.neverReached([.sends("b", .editingDidBegin)]),
      [
        "b: never touched: it is covered: c, which is in front of it, got the touch (2.1)."
      ])
  }

  @Test func aTextFieldThatIsEditedHasNothingToComplainOf() throws {
    let puzzle = try Puzzle(view("b", "[50,100,300,40]", of: "UITextField"), [.tap(100, 120)])
    #expect(puzzle.likelyGoals.isEmpty)
  }

  @Test func aSwitchInAControlThatIsNotEnabled() throws {
    let puzzle = try Puzzle(
      view("b", "[20,20,300,200]", #","isEnabled":false"#, of: "UIControl", view("c", "[20,20,51,31]", of: "UISwitch")),
      [.tap(60, 55)])
    expectEqual(puzzle.likelyGoals, ["c sends"], "the finger was meant for the innermost")
    try expectEqual(puzzle.cures("c sends"), ["b.isEnabled = true"])
  }

  // MARK: Pointer and keys

  private func hover(_ places: [(Double, Double)]) -> Puzzle.Stroke {
    Puzzle.Stroke(
      lines: places.enumerated().map { index, place in
        InputLine(Double(index) / 10, .hover(CGPoint(x: CGFloat(place.0), y: CGFloat(place.1))))
      })
  }

  @Test func aPointerOverWhatIsCovered() throws {
    let puzzle = try Puzzle(
      "\(view("b", "[50,100,300,300]", with(recognizer("g", "Hover")))),\(view("c", whole))",
      [hover([(100, 200), (150, 220)])])
    expectEqual(puzzle.likelyGoals, ["g acts"])
    try expectEqual(puzzle.cures("g acts").first, "c.isUserInteractionEnabled = false")
    expectEqual(
      puzzle.diagnosis.neverAsked("g"), "b, its view, is covered: c, which is in front of it, got the pointer (2.1)")
  }

  @Test func aPointerForPencilsOnly() throws {
    let puzzle = try Puzzle(
      view("b", "[50,100,300,300]", with(recognizer("g", "Hover", #","allowedTouchTypes":["pencil"]"#))),
      [hover([(100, 200), (150, 220)])])
    expectEqual(
      puzzle.diagnosis.neverAsked("g"),
      "a pointer is of type indirectPointer, and allowedTouchTypes has only pencil (7.8)")
    try expectEqual(
      puzzle.cures("g acts").first,
      "g.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue), NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]"
    )
  }

  @Test func keysWithoutAFirstResponder() throws {
    let known = InputKey.all.filter { ["space", "a"].contains($0.name) }
    let keys = known.enumerated().map { InputLine(Double($0), .press(.began, $1)) }
    let puzzle = try Puzzle(view("b", whole, #","overrides":["pressesBegan"]"#), [Puzzle.Stroke(lines: keys)])
    expectEqual(puzzle.likelyGoals, ["b pressesBegan"])
    try expectEqual(
      puzzle.cures("b pressesBegan"), ["class of b: canBecomeFirstResponder is true; b.becomeFirstResponder()"])
    expectEqual(
      puzzle.neverReached([.hears("b", .pressesBegan)]),
      [
        "b: never told of keys: they started at the window, as b is not first responder, and did not come by it on their way up (3.4, 3.10)."
      ])
  }
}
