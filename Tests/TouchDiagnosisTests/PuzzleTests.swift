import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles that people have, under names that tell nothing: the offered cure is the expected one.
@MainActor @Suite struct PuzzleTests {
  @Test func aTapOnALabel() throws {
    let puzzle = try Puzzle(view("q", "[50,50,200,200]", with(recognizer("m", "Tap")), of: "UILabel"), [.tap(100, 100)])
    try expectEqual(puzzle.cures("m acts").first, "q.isUserInteractionEnabled = true")
    expectEqual(puzzle.likelyGoals, ["m acts"])
    expectEqual(
      puzzle.diagnosis.neverAsked("m"),
      "q, its view, was skipped because its isUserInteractionEnabled is false, the default of a label (2.14)")
  }

  @Test func aTapOnAnImage() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "Tap")), of: "UIImageView"), [.tap(100, 100)])
    try expectEqual(puzzle.cures("m acts").first, "q.isUserInteractionEnabled = true")
  }

  @Test func aViewOutsideItsParent() throws {
    let inner = view("q", "[80,20,60,40]", with(recognizer("m", "Tap")))
    let puzzle = try Puzzle(view("p", "[50,50,100,100]", #","children":[\#(inner)]"#), [.tap(180, 90)])
    let cures = try puzzle.cures("m acts")
    #expect(cures.contains("p.frame = CGRect(x: 50, y: 50, width: 140, height: 100)"))
    #expect(cures.contains { $0.hasPrefix("class of p: point(inside:with:) returns bounds.insetBy(dx: -31") })
    expectEqual(
      puzzle.diagnosis.neverAsked("m"),
      "q, its view, was not asked, as the finger was 30 pt outside its ancestor p (2.5)")
  }

  @Test func aFingerBesideASmallView() throws {
    let puzzle = try Puzzle(view("q", "[50,50,20,20]", with(recognizer("m", "Tap"))), [.tap(78, 60)])
    try expectEqual(
      puzzle.cures("m acts").first,
      "class of q: point(inside:with:) returns bounds.insetBy(dx: -9, dy: -9).contains(point)")
  }

  @Test func aPencilOnlyRecognizer() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "Tap", #","allowedTouchTypes":["pencil"]"#))), [.tap(100, 100)])
    try expectEqual(
      puzzle.cures("m acts"),
      [
        "m.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue), NSNumber(value: UITouch.TouchType.direct.rawValue)]"
      ])
  }

  @Test func aLongPressThatMoves13Points() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "LongPress"))),
      [.drag([(100, 100), (113, 100), (113, 100), (113, 100)], lasting: 0.9)])
    try expectEqual(puzzle.cures("m acts").first, "m.allowableMovement = 15")
    expectEqual(puzzle.likelyGoals, ["m acts"])
  }

  @Test func aLongPressThatIsTooShort() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "LongPress"))), [.hold(100, 100, for: 0.4)])
    try expectEqual(puzzle.cures("m acts"), ["m.minimumPressDuration = 0.3"])
  }

  @Test func aTwoFingerPanWithOneFinger() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "Pan", #","minimumNumberOfTouches":2"#))),
      [.swipe(100, 100, by: 80, 0)])
    try expectEqual(puzzle.cures("m acts"), ["m.minimumNumberOfTouches = 1"])
  }

  @Test func aTapWithTwoFingersAndOne() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "Tap", #","numberOfTouchesRequired":2"#))), [.tap(100, 100)])
    try expectEqual(puzzle.cures("m acts"), ["m.numberOfTouchesRequired = 1"])
  }

  @Test func aDoubleTapThatIsTappedOnce() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "Tap", #","numberOfTapsRequired":2"#))), [.tap(100, 100)])
    try expectEqual(puzzle.cures("m acts"), ["m.numberOfTapsRequired = 1"])
  }

  @Test func aSwipeTheOtherWay() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,300,200]", with(recognizer("m", "Swipe"))), [.swipe(280, 100, by: -150, 0)])
    try expectEqual(puzzle.cures("m acts").first, "m.direction = .left")
  }

  @Test func aViewUnderATransparentSibling() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "Tap"))) + "," + view("p", "[0,0,400,600]"), [.tap(100, 100)])
    try expectEqual(puzzle.cures("m acts").first, "p.isUserInteractionEnabled = false")
    expectEqual(
      puzzle.diagnosis.neverAsked("m"), "q, its view, is covered: p, which is in front of it, got the touch (2.1)")
    expectEqual(puzzle.likelyGoals, ["m acts"])
  }

  @Test func aButtonUnderAnOverlayWithAButtonOfItsOwn() throws {
    let other = view("x", "[200,400,80,40]", of: "UIButton")
    let puzzle = try Puzzle(
      view("q", "[50,50,100,40]", of: "UIButton") + "," + view("p", "[0,0,400,600]", #","children":[\#(other)]"#),
      [.tap(100, 70), .tap(240, 420, at: 1)])
    try expectEqual(
      puzzle.cures("q sends touchUpInside").first,
      "class of p: hitTest(_:with:) returns nil in place of self, so that touches go through")
  }

  @Test(arguments: [
    (#","isHidden":true"#, "p.isHidden = false"), (#","alpha":0"#, "p.alpha = 1"),
    (#","isUserInteractionEnabled":false"#, "p.isUserInteractionEnabled = true"),
    (#","pointInside":false"#, "class of p: no override of point(inside:with:)"),
    (#","hitTest":"passThrough""#, nil),
    (#","transform":[0,0,0,0,0,0]"#, "p.transform = .identity"),
  ]) func whatIsAroundItIsInTheWay(_ keys: String, _ cure: String?) throws {
    let inner = view("q", "[0,0,150,150]", with(recognizer("m", "Tap")))
    let puzzle = try Puzzle(view("p", "[50,50,200,200]", keys + #","children":[\#(inner)]"#), [.tap(100, 100)])
    guard let cure else { return #expect(puzzle.likelyGoals.isEmpty, "it acts") }
    try expectEqual(puzzle.cures("m acts").first, cure)
  }

  @Test func aControlThatIsNotEnabled() throws {
    let puzzle = try Puzzle(view("q", "[50,50,100,40]", #","isEnabled":false"#, of: "UIButton"), [.tap(100, 70)])
    try expectEqual(puzzle.cures("q sends touchUpInside"), ["q.isEnabled = true"])
    expectEqual(puzzle.likelyGoals, ["q sends"])
  }

  @Test(arguments: [
    (#","delegate":{"shouldReceiveTouch":false}"#, "delegate of m: gestureRecognizer(_:shouldReceive:) returns true"),
    (#","delegate":{"shouldBegin":false}"#, "delegate of m: gestureRecognizerShouldBegin(_:) returns true"),
    (#","isEnabled":false"#, "m.isEnabled = true"),
  ]) func whatRefusesIt(_ keys: String, _ cure: String) throws {
    let puzzle = try Puzzle(view("q", "[50,50,200,200]", with(recognizer("m", "Tap", keys))), [.tap(100, 100)])
    try expectEqual(puzzle.cures("m acts").first, cure)
    expectEqual(puzzle.likelyGoals, ["m acts"])
  }

  @Test func aViewThatRefusesRecognizersAround() throws {
    let inner = view("q", "[0,0,150,150]", #","gestureRecognizerShouldBegin":false"#)
    let puzzle = try Puzzle(
      view("p", "[50,50,200,200]", with(recognizer("m", "Tap")) + #","children":[\#(inner)]"#), [.tap(100, 100)])
    try expectEqual(puzzle.cures("m acts").first, "class of q: gestureRecognizerShouldBegin(_:) returns true")
  }

  @Test func aSingleTapBeforeADoubleTap() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "Tap"), recognizer("n", "Tap", #","numberOfTapsRequired":2"#))),
      [.tap(100, 100), .tap(100, 100, at: 0.15)])
    try expectEqual(puzzle.cures("m does not act").first, "m.require(toFail: n)")
    expectEqual(puzzle.likelyGoals, ["m acts less often"])
  }

  @Test func twoThatWaitForEachOther() throws {
    let puzzle = try Puzzle(
      view(
        "q", "[0,0,400,400]",
        with(
          recognizer("m", "Pan", #","requiresToFail":["n"]"#), recognizer("n", "Pan", #","requiresToFail":["m"]"#))),
      [.swipe(100, 200, by: 120, 0)])
    try expectEqual(puzzle.cures("m acts").first, "remove m.require(toFail: n)")
  }

  @Test func aTapThatCancelsRows() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("m", "Tap"))],"#, view("q", "[0,50,400,60]", heard), [.tap(100, 80)])
    let cures = try puzzle.cures("q touchesEnded")
    expectEqual(cures.first, "m.cancelsTouchesInView = false")
    #expect(cures.contains("delegate of m: gestureRecognizer(_:shouldReceive:) returns true only when touch.view is a"))
    expectEqual(puzzle.likelyGoals, ["q touchesEnded"])
  }

  @Test func aTapThatCancelsInItsOwnViewIsNoComplaint() throws {
    let puzzle = try Puzzle(view("q", "[0,50,400,60]", heard + with(recognizer("m", "Tap"))), [.tap(100, 80)])
    expectEqual(puzzle.likelyGoals, [])
  }

  @Test func contentThatDoesNotExceedItsScrollView() throws {
    let puzzle = try Puzzle(
      view("q", "[0,0,300,400]", #","contentSize":[300,300]"#, of: "UIScrollView"), [.swipe(100, 300, by: 0, -150)])
    let cures = try puzzle.cures("q scrolls")
    #expect(cures.contains("q.contentSize = CGSize(width: 300, height: 800)"))
    #expect(!cures.contains("q.alwaysBounceVertical = true"), "a bounce is no scrolling")
    expectEqual(puzzle.likelyGoals, ["q scrolls"])
  }

  @Test func aScrollViewThatIsSwitchedOff() throws {
    let puzzle = try Puzzle(
      view("q", "[0,0,300,400]", #","contentSize":[300,900],"isScrollEnabled":false"#, of: "UIScrollView"),
      [.swipe(100, 300, by: 0, -150)])
    try expectEqual(puzzle.cures("q scrolls").first, "q.isScrollEnabled = true")
  }

  @Test func oneFingerAtATime() throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", heard), [.hold(100, 100, for: 0.5), .hold(200, 200, for: 0.3, at: 0.1, id: 2)])
    try expectEqual(puzzle.cures("q touchesBegan"), ["q.isMultipleTouchEnabled = true"])
    expectEqual(puzzle.likelyGoals, ["q touchesBegan"])
  }

  @Test func exclusiveTouch() throws {
    let puzzle = try Puzzle(
      view("q", "[0,50,100,100]", heard + #","isExclusiveTouch":true"#) + "," + view("p", "[200,50,100,100]", heard),
      [.hold(50, 100, for: 0.5), .hold(250, 100, for: 0.3, at: 0.1, id: 2)])
    try expectEqual(puzzle.cures("p touchesBegan"), ["q.isExclusiveTouch = false"])
  }

  @Test func aPinchAndAPan() throws {
    let puzzle = try Puzzle(
      view("q", "[0,0,400,400]", with(recognizer("m", "Pinch"), recognizer("n", "Pan"))),
      [.swipe(150, 200, by: -100, -60), .swipe(250, 200, by: 100, -60, id: 2)])
    let loser = puzzle.diagnosis.before.times(of: .acts("m")).isEmpty ? "m" : "n"
    let cures = try puzzle.cures("\(loser) acts")
    #expect(cures.contains { $0.contains("shouldRecognizeSimultaneouslyWith") }, "\(cures)")
  }

  @Test func anEdgePanAndAScrollView() throws {
    let list = view("q", "[0,0,400,600]", #","contentSize":[1200,600]"#, of: "UIScrollView")
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("m", "ScreenEdgePan", #","edges":["left"]"#))],"#, list,
      [.swipe(2, 300, by: 200, 0)])
    let cures = try puzzle.cures("m acts")
    #expect(cures.contains("q.panGestureRecognizer.require(toFail: m)") || puzzle.likelyGoals.isEmpty)
  }

  @Test func aSwipeAndAPan() throws {
    let puzzle = try Puzzle(
      view("q", "[0,0,400,400]", with(recognizer("m", "Swipe"), recognizer("n", "Pan"))), [.swipe(100, 200, by: 120, 0)]
    )
    let cures = try puzzle.cures("m acts")
    #expect(cures.contains("n.require(toFail: m)"))
    #expect(cures.contains { $0.contains("shouldRecognizeSimultaneouslyWith") })
  }

  @Test func delaysTouchesBeganOfADrag() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("m", "Pan", #","delaysTouchesBegan":true"#))],"#,
      view("q", "[0,0,400,400]", heard), [.swipe(100, 200, by: 120, 0)])
    // Without the delay alone, the view would have a touch that is cancelled at once.
    let cures = try puzzle.cures("q touchesBegan")
    #expect(cures.contains("m.cancelsTouchesInView = false") && !cures.contains("m.delaysTouchesBegan = false"))
  }

  @Test func aButtonUnderATapOfItsContainer() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("m", "Tap"))],"#, view("q", "[50,50,100,40]", of: "UIControl"),
      [.tap(100, 70)])
    #expect(
      try puzzle.cures("q sends").first
        == "delegate of m: gestureRecognizer(_:shouldReceive:) returns false when touch.view is a UIControl"
        || (try puzzle.cures("q sends").first == "m.cancelsTouchesInView = false"))
    expectEqual(puzzle.likelyGoals, ["q sends"])
  }

  @Test func twoThingsInTheWay() throws {
    let inner = view("q", "[0,0,150,150]", with(recognizer("m", "Tap")), of: "UILabel")
    let puzzle = try Puzzle(view("p", "[50,50,200,200]", #","isHidden":true,"children":[\#(inner)]"#), [.tap(100, 100)])
    try expectEqual(puzzle.cures("m acts").first, "p.isHidden = false and q.isUserInteractionEnabled = true")
  }

  @Test func nothingHelpsWhereNobodyTouches() throws {
    let puzzle = try Puzzle(view("q", "[50,50,100,100]", with(recognizer("m", "Pinch"))), [.tap(390, 590)])
    try expectEqual(puzzle.cures("m acts"), [])
    expectEqual(puzzle.likelyGoals, [])
  }

  @Test func aControlBesideAnExclusiveOneIsHelped() throws {
    let puzzle = try Puzzle(
      view("q", "[0,50,100,100]", #","isExclusiveTouch":true"#, of: "UIButton") + ","
        + view("p", "[200,50,100,100]", of: "UIButton"),
      [.hold(50, 100, for: 1), .hold(250, 100, for: 0.1, at: 0.3, id: 2)])
    expectEqual(puzzle.likelyGoals, ["p sends"])
    try expectEqual(puzzle.cures("p sends touchUpInside").first, "q.isExclusiveTouch = false")
  }

  @Test func aViewThatNeverHearsOfADragIsHelpedToHearOfItsBeginning() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("m", "Pan", #","delaysTouchesBegan":true"#))],"#,
      view("q", "[0,0,400,400]", heard), [.swipe(100, 200, by: 120, 0)])
    expectEqual(puzzle.likelyGoals, ["q touchesBegan"])
  }

  @Test(arguments: [
    ("UIView", ["q.canCancelContentTouches = true", "q.delaysContentTouches = true"])
  ]) func contentThatKeepsItsTouches(_ kind: String, _ cures: [String]) throws {
    let inner = view("k", "[50,50,200,400]", of: kind)
    let keys = #","contentSize":[300,1200],"canCancelContentTouches":false,"delaysContentTouches":false"#
    let puzzle = try Puzzle(
      view("q", "[0,0,300,500]", keys + #","children":[\#(inner)]"#, of: "UIScrollView"),
      [.swipe(150, 350, by: 0, -150)])
    expectEqual(puzzle.likelyGoals, ["q scrolls"])
    try expectEqual(puzzle.cures("q scrolls"), cures)
  }

  @Test func whatIsAroundAViewIsNamedWithIt() throws {
    let inner = view("q", "[0,0,150,150]", with(recognizer("m", "Tap")))
    let puzzle = try Puzzle(view("p", "[50,50,200,200]", #","isHidden":true,"children":[\#(inner)]"#), [.tap(100, 100)])
    expectEqual(puzzle.diagnosis.neverAsked("m"), "p, which q is in, was skipped because it is hidden (2.4)")
  }

  @Test func whereNothingHelpsAnotherClassIsNamed() throws {
    let pinch = try Puzzle(view("q", "[50,50,200,200]", with(recognizer("m", "Pinch"))), [.swipe(100, 100, by: 60, 60)])
    expectEqual(
      pinch.diagnosis.instead(of: .acts("m")), "m takes two fingers, and never more than one was down at a time")
    let tap = try Puzzle(view("q", "[50,50,200,200]", with(recognizer("m", "Tap"))), [.hold(100, 100, for: 3)])
    expectEqual(
      tap.diagnosis.instead(of: .acts("m")),
      "a tap is over sooner; a UILongPressGestureRecognizer waits for a finger that stays")
    try expectEqual(tap.cures("m acts"), [])
  }

  // MARK: Requirements, exclusion, distance

  @Test(arguments: [
    ("Tap", #","numberOfTapsRequired":2"#, "Tap", true), ("Swipe", "", "Pan", true), ("Pan", "", "Pan", true),
    // These require more than the recognizer that waits for them.
    ("Pan", "", "Swipe", false), ("LongPress", "", "Tap", false),
  ])
  func whoWaitsForOneThatNeverFails(_ kind: String, _ keys: String, _ other: String, _ isWithoutEffect: Bool) throws {
    let waits = recognizer("m", kind, keys + #","requiresToFail":["n"]"#)
    let strokes: [Puzzle.Stroke] =
      other == "Tap" ? [.tap(100, 100), .tap(100, 100, at: 0.2)] : [.swipe(60, 100, by: 150, 0)]
    let puzzle = try Puzzle(view("q", "[50,50,200,200]", with(waits, recognizer("n", other))), strokes)
    expectEqual(puzzle.likelyGoals, (isWithoutEffect ? ["m acts"] : []))
    if isWithoutEffect { #expect(try !puzzle.cures("m acts").isEmpty) }
  }

  @Test func whoWaitsForAParentsTapIsSafeBesideIt() throws {
    let inner = view("p", "[20,20,50,50]", with(recognizer("n", "Tap")))
    let waits = recognizer("m", "Tap", #","requiresToFail":["n"]"#)
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(waits) + #","children":[\#(inner)]"#), [.tap(90, 90)])
    #expect(puzzle.likelyGoals.isEmpty, "a tap beside p is m's")
  }

  @Test(arguments: [(42.0, ["m acts"]), (60.0, [])])
  func aTapThatASwipeTook(_ way: Double, _ likelyGoals: [String]) throws {
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", with(recognizer("m", "Tap"), recognizer("n", "Swipe"))),
      [.tap(100, 100), .swipe(60, 100, by: way, 0, at: 1, lasting: 0.25)])
    expectEqual(puzzle.likelyGoals, likelyGoals, "a tap wanders 45 points at the most (7.1.3)")
  }

  @Test(arguments: [true, false]) func aFingerBesideAnExclusiveButton(_ isOwn: Bool) throws {
    let own = isOwn ? #","isExclusiveTouch":true"# : ""
    let puzzle = try Puzzle(
      view("q", "[20,50,100,100]", #","isExclusiveTouch":true"#, of: "UIButton") + ","
        + view("p", "[200,50,100,100]", own, of: "UIButton"),
      [.hold(60, 100, for: 0.2), .tap(250, 100, at: 0.1, id: 2)])
    expectEqual(puzzle.likelyGoals, (isOwn ? [] : ["p sends"]))
  }

  @Test func aButtonInAListThatTakesNothingBack() throws {
    let button = view("q", "[20,20,200,200]", of: "UIButton")
    let puzzle = try Puzzle(
      view(
        "l", "[0,0,400,600]",
        #","contentSize":[400,2000],"canCancelContentTouches":false,"delaysContentTouches":false,"children":[\#(button)]"#,
        of: "UIScrollView"), [.swipe(100, 100, by: 0, -90)])
    try expectEqual(puzzle.cures("l scrolls"), ["l.delaysContentTouches = true"])
  }
}
