import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// What decisions leave open, said in the words of the scene.
@MainActor @Suite struct ReasonTests {
  private let list = #","contentSize":[400,2000]"#

  @Test func everythingInTheWayIsNamedAndTakenAwayAtOnce() throws {
    let puzzle = try Puzzle(
      view(
        "b", "[50,50,200,200]",
        #","alpha":0,"isUserInteractionEnabled":false"# + with(recognizer("g", "Tap", #","isEnabled":false"#))),
      [.tap(100, 100)])
    expectEqual(
      puzzle.diagnosis.neverAsked("g"),
      "b, its view, was skipped because its isUserInteractionEnabled is false (2.4) and its alpha is 0, below 0.01 (2.4); "
        + "its isEnabled is false (1.3.4)")
    try expectEqual(
      puzzle.cures("g acts"), ["g.isEnabled = true and b.isUserInteractionEnabled = true and b.alpha = 1"])
  }

  @Test func theOtherScrollViewIsNotSwitchedOff() throws {
    let inner = view("k", "[0,100,400,300]", #","contentSize":[400,900]"#, of: "UIScrollView")
    let puzzle = try Puzzle(view("l", whole, list, of: "UIScrollView", inner), [.swipe(200, 300, by: 0, -150)])
    let cures = try puzzle.cures("l scrolls")
    #expect(!cures.isEmpty && !cures.contains("k.isScrollEnabled = false"))
  }

  @Test func aPressCanBeMadeToTakeLonger() throws {
    let puzzle = try Puzzle(
      view("b", whole, with(recognizer("g", "Tap"), recognizer("h", "LongPress", #","minimumPressDuration":0.2"#))),
      [.hold(100, 100, for: 0.3)])
    #expect(try puzzle.cures("g acts").contains("h.minimumPressDuration = 0.5"))
  }

  @Test func whatSilencesAControlComesAfterTwoChangesThatDoNot() throws {
    let puzzle = try Puzzle(
      root: String(
        with(recognizer("g", "Tap", #","delegate":{"shouldReceiveTouch":{"notControls":true}}"#)).dropFirst())
        + ",",
      view("b", of: "UIButton"), [.tap(100, 100)])
    try expectEqual(
      puzzle.cures("g acts"),
      ["delegate of g: gestureRecognizer(_:shouldReceive:) returns true and g.cancelsTouchesInView = false"])
  }

  @Test func aBounceIsNoScrolling() throws {
    let puzzle = try Puzzle(
      view("l", whole, list + #","contentOffset":[0,1400]"#, of: "UIScrollView"), [.swipe(200, 300, by: 0, -150)])
    #expect(!puzzle.diagnosis.isFulfilled(.scrolls("l")))
    expectEqual(
      puzzle.diagnosis.reason(for: "l.pan"),
      "l only bounced: its content was at its lower end, contentOffset.y 1400 of 0 to 1400 (9.11).")
  }

  @Test func contentAtItsEndCanOnlyBounce() throws {
    let puzzle = try Puzzle(
      view("l", whole, #","contentSize":[400,200]"#, of: "UIScrollView"), [.swipe(100, 100, by: 150, 10)])
    let bounce = try #require(puzzle.diagnosis.bounce(insteadOf: .scrolls("l")))
    expectEqual(bounce.goal, .acts("l.pan"))
    expectEqual(
      bounce.words,
      "l can only bounce that way: its content was at its left end, contentOffset.x 0, and the finger went right (9.11)."
    )
    #expect(try puzzle.cures("l.pan acts").contains("l.alwaysBounceHorizontal = true"))
    let other = try Puzzle(
      view("l", whole, #","contentSize":[400,200]"#, of: "UIScrollView"), [.swipe(300, 100, by: -150, 10)])
    expectNil(other.diagnosis.bounce(insteadOf: .scrolls("l")), "larger content scrolls that way")
  }

  @Test func contentAtItsEndDoesNotMove() throws {
    let puzzle = try Puzzle(
      view("l", whole, list + #","bounces":false"#, of: "UIScrollView"), [.swipe(200, 300, by: 0, 150)])
    expectEqual(
      puzzle.diagnosis.reason(for: "l.pan"),
      "l did not move: its content was at its upper end, contentOffset.y 0 of 0 to 1400, and bounces is false (9.11).")
  }

  @Test func aSliderIsDraggedByItsKnob() throws {
    let puzzle = try Puzzle(
      view("b", "[50,100,300,40]", #","value":0.5"#, of: "UISlider"), [.swipe(80, 120, by: 200, 0)])
    expectEqual(
      puzzle.neverReached([.sends("b", nil)]),
      [
        "b: sent nothing: the finger came down at x 30 in b, and the knob takes fingers from 128 to 172; a slider is dragged "
          + "by its knob (15.23)."
      ])
    let onKnob = try Puzzle(
      view("b", "[50,100,300,40]", #","value":0.5"#, of: "UISlider"), [.swipe(200, 120, by: 100, 0)])
    expectNil(onKnob.diagnosis.besideKnob("b"))
  }

  @Test func aPanOfOneFingerSaysThatTwoAreTooMany() throws {
    let puzzle = try Puzzle(
      view("b", whole, with(recognizer("g", "Pan", #","maximumNumberOfTouches":1"#))),
      [.hold(100, 100, for: 0.2), .swipe(200, 100, by: 80, 0, id: 2)])
    expectEqual(puzzle.diagnosis.reason(for: "g"), "Its maximumNumberOfTouches is 1 (7.3.5).")
  }

  @Test func theViewOfATouchIsNamedWhereADelegateRefusesIt() throws {
    let puzzle = try Puzzle(
      view(
        "b", whole, with(recognizer("g", "Tap", #","delegate":{"shouldReceiveTouch":{"onlyViews":["k"]}}"#)),
        of: "UIView",
        view("k", "[0,0,200,200]", of: "UILabel")), [.tap(100, 100)])
    expectEqual(
      puzzle.diagnosis.reason(for: "g"),
      "Its delegate takes touches whose view is k, and the view of the touch was b: k was skipped because its "
        + "isUserInteractionEnabled is false, the default of a label (2.14).")
    #expect(try puzzle.cures("g acts").contains("k.isUserInteractionEnabled = true"))
  }

  @Test func whoActsLateCanBeWantedSooner() throws {
    let puzzle = try Puzzle(
      view(
        "b", whole,
        with(recognizer("g", "Tap", #","requiresToFail":["h"]"#), recognizer("h", "Tap", #","numberOfTapsRequired":2"#))
      ),
      [.tap(100, 100)])
    try expectEqual(puzzle.cures("g acts sooner").first, "remove g.require(toFail: h)")
  }

  @Test(arguments: [
    ("g Acts", "g acts"), ("g acst", "g acts"), ("card scrols", nil), ("list scrols", "list scrolls"),
    ("lits scrolls", "list scrolls"), ("something else", nil),
  ]) func aWishThatCannotBeReadIsGuessed(_ text: String, _ meant: String?) throws {
    let puzzle = try Puzzle(
      view("card", with: "g") + "," + view("list", "[0,300,400,300]", list, of: "UIScrollView"), [.tap(100, 100)])
    expectEqual(Goal.nearest(to: text, in: puzzle.diagnosis.scene), meant)
  }

  @Test func whatIsInAControlStandsForIt() throws {
    let puzzle = try Puzzle(view("b", of: "UIButton", view("k", "[0,0,40,40]")), [.tap(100, 100)])
    expectEqual(Goal.meant(by: "k", in: puzzle.diagnosis.scene), "b sends")
  }

  @Test func whatDidNothingAndMayBeMeantSoCanBeAskedFor() throws {
    let puzzle = try Puzzle(
      view(
        "l", whole, list, of: "UIScrollView",
        view("k", "[0,0,400,200]", with(recognizer("h", "LongPress", #","minimumPressDuration":0.1"#)))),
      [.drag([(200, 100), (200, 100), (200, 60), (200, 20)], lasting: 0.6)])
    expectEqual(puzzle.likelyGoals, [])
    expectEqual(puzzle.diagnosis.furtherGoals(besides: []).map(\.words), ["l scrolls"])
  }
}

/// A view with one tap.
private func view(_ name: String, with tap: String) -> String {
  view(name, "[0,0,200,200]", with(recognizer(tap, "Tap")))
}
