import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace

@testable import TouchDiagnosis

/// Causes whose numbers were measured at the decision, and goals that follow from what a finger was over.
@MainActor @Suite struct MeasuredCauseTests {
  private typealias Stroke = Puzzle.Stroke

  private func answer(_ children: String, _ strokes: [Puzzle.Stroke], further: [InputLine] = []) throws -> Explanation {
    let puzzle = try Puzzle(children, strokes)
    var input = puzzle.diagnosis.input
    input.lines += further
    var question = Question(puzzle.diagnosis.scene, input)
    question.guesses = .all
    return question.answer
  }

  /// The line of the summary about a name.
  private func line(_ name: String, _ answer: Explanation) -> String? {
    answer.summary.first { $0.hasPrefix("\(name): ") }
  }

  private func swift(_ answer: Explanation) -> [String] { answer.cures.map { $0.swift.joined(separator: " and ") } }

  // MARK: Places

  @Test func aTurnedViewIsNotScaled() throws {
    let turned = view(
      "q", "[100,190,200,20]",
      #","transform":[0.70710678,0.70710678,-0.70710678,0.70710678,0,0]"# + with(recognizer("m", "Pan")))
    let answer = try answer(turned, [.swipe(250, 230, by: 60, 0)])
    let words = try #require(line("m", answer))
    #expect(words.contains("outside q, which transforms turn by 45°"), "\(words)")
    #expect(!words.contains("scale"))
  }

  @Test func aDisabledControlIsMeantAlthoughAnotherViewActed() throws {
    let answer = try answer(
      view(
        "q", "[50,50,300,200]", with(recognizer("m", "Tap")),
        view("v", "[20,20,100,44]", #","isEnabled":false"#, of: "UIButton")), [.tap(100, 90)])
    expectEqual(
      line("v", answer), "v: never touched: it was skipped because it is a control that is not enabled (2.11).")
    expectEqual(swift(answer).first, "v.isEnabled = true")
  }

  @Test func aControlBehindAnOpaqueViewWasNotMeant() throws {
    func over(_ color: String) throws -> Explanation {
      try answer(
        view("v", "[50,50,100,44]", of: "UIButton") + ","
          + view("k", "[40,40,200,200]", #","backgroundColor":"\#(color)""# + with(recognizer("m", "Tap"))),
        [.tap(80, 70)])
    }
    try expectEqual(line("v", over("#FFFFFF")), nil)
    try expectEqual(
      line("v", over("#FFFFFF10")), "v: never touched: it is covered: k, which is in front of it, got the touch (2.1).")
  }

  @Test func aViewThatCanHardlyBeSeenCovers() throws {
    let answer = try answer(
      view("v", "[50,50,100,44]", of: "UIButton") + "," + view("k", "[40,40,200,200]", #","alpha":0.02"#),
      [.tap(80, 70)])
    expectEqual(
      line("v", answer),
      "v: never touched: it is covered: k, which is in front of it, got the touch (2.1); it can hardly be seen, at an alpha of 0.02, and from 0.01 on a view is hit (2.4)."
    )
  }

  @Test func theFingerThatAViewInFrontGotIsNamed() throws {
    let answer = try answer(
      view("q", "[50,50,300,300]", with(recognizer("m", "Tap", #","numberOfTouchesRequired":2"#))) + ","
        + view("k", "[60,60,60,60]"), [.tap(200, 200), .tap(80, 80, id: 2)])
    let words = try #require(line("m", answer))
    #expect(
      words.hasSuffix("Another finger came down on k, which is in front of q and got it (2.1)."), "\(words)")
    expectEqual(swift(answer).first, "k.isUserInteractionEnabled = false")
  }

  // MARK: Touches that never arrive

  @Test func whatNeverArrivesIsNoDelay() throws {
    let slider = { view($0, $1, #","isExclusiveTouch":true"#, of: "UISlider") }
    let answer = try answer(
      slider("v", "[50,50,300,31]") + "," + slider("w", "[50,150,300,31]"),
      [.swipe(66, 65, by: 100, 0, lasting: 0.5), .swipe(66, 165, by: 100, 0, at: 0.1, id: 2)])
    expectEqual(
      line("w", answer),
      "w: lost: w was not notified of touch 2 at 0.100 s: isExclusiveTouch lets only one view have touches, and v had one (1.8)."
    )
    expectEqual(swift(answer).first, "w.isExclusiveTouch = false and v.isExclusiveTouch = false")
    #expect(!answer.lines().contains { $0.contains("told at ;") })
  }

  @Test func contentThatMayNotBeginIsNoDelay() throws {
    let answer = try answer(
      view(
        "k", whole, #","contentSize":[400,900],"touchesShouldBegin":false"#, of: "UIScrollView",
        view("v", "[50,50,100,44]", of: "UIButton")), [.hold(80, 70, for: 0.3)])
    expectEqual(
      line("v", answer),
      "v: lost: v was not notified of touch 1 at 0.150 s: k answered no to touchesShouldBegin (9.2).")
    expectEqual(swift(answer).first, "class of k: touchesShouldBegin(_:with:in:) returns true")
  }

  @Test func aLateControlHasALine() throws {
    let answer = try answer(
      view(
        "k", whole, #","contentSize":[400,900]"#, of: "UIScrollView", view("v", "[50,50,100,44]", of: "UIButton")),
      [.hold(80, 70, for: 0.3)])
    expectEqual(
      line("v", answer), "v: late: v was notified of touch 1 0.15 s late: delaysContentTouches of k is true (9.2).")
  }

  // MARK: Recognizers

  @Test func aRefusedPencilIsToldAndMayBeTheOneThatWasMeant() throws {
    let answer = try answer(
      view("q", whole, with(recognizer("m", "Pan"))),
      [.hold(300, 500, for: 1), .drag([(100, 100), (120, 100), (160, 100), (200, 100)], at: 0.3, id: 2, .pencil)])
    let words = try #require(line("m", answer))
    #expect(words.contains("m did not get touch 2 at 0.300 s"), "\(words)")
    #expect(!words.contains("different ways"))
    #expect(!answer.lines().contains { $0.hasPrefix("Without a change") })
    expectEqual(
      swift(answer).first, "m.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]")
  }

  @Test func aHoldAfterATapThatCameLate() throws {
    let answer = try answer(
      view("q", whole, with(recognizer("m", "LongPress", #","numberOfTapsRequired":1"#))),
      [.tap(100, 100), .hold(100, 100, for: 1, at: 0.45)])
    expectEqual(
      line("m", answer),
      "m: lost: m failed at 0.400 s: the finger did not come down again within 0.35 s of the tap (7.2.2). It came down again after 0.4 s."
    )
    #expect(answer.lines().contains("Without a change: come down again within 0.35 s."))
  }

  @Test func twoAttemptsOfOneGestureAreOne() throws {
    let answer = try answer(
      view(
        "k", whole, #","contentSize":[400,1200]"#, of: "UIScrollView",
        view("q", "[0,0,400,1200]", with(recognizer("m", "Pinch")))),
      [.swipe(100, 500, by: 0, -200, lasting: 0.4), .swipe(200, 500, by: 0, 60, at: 0.1, id: 2)])
    let words = try #require(line("m", answer))
    #expect(!words.contains("attempts"), "\(words)")
  }

  @Test func aRotationWhoseFingersMoveApartTakesMore() throws {
    // The line turns by 7° while the fingers move apart.
    let answer = try answer(
      view("q", whole, with(recognizer("m", "Rotation"))),
      [.drag([(200, 300), (200, 300)], lasting: 0.3), .drag([(250, 300), (280, 310)], lasting: 0.3, id: 2)])
    let words = try #require(line("m", answer))
    #expect(words.contains("It takes more than 5° while the distance of the fingers stays, and more if it changes"))
    #expect(
      answer.lines().contains(
        "Without a change: keep the distance of the fingers, and turn by more than 5°."))
  }

  @Test func aDelegateThatComparesTheAxesIsToldWithTheVelocity() throws {
    let keys = #","delegate":{"shouldBegin":"horizontal"}"#
    let answer = try answer(
      view("q", whole, with(recognizer("m", "Pan", keys))),
      [.drag([(200, 200), (196, 206), (192, 212), (150, 220), (100, 220)], lasting: 0.1)])
    let words = try #require(line("m", answer))
    #expect(words.contains("When it was asked, the velocity was 200 pt/s across and 300 pt/s up or down"), "\(words)")
    #expect(answer.lines().contains("Without a change: begin more across than up or down."))
  }

  @Test func aSwipeOfTwoFingersIsTimedFromTheFirst() throws {
    let keys = #","numberOfTouchesRequired":2"#
    let answer = try answer(
      view("q", whole, with(recognizer("m", "Swipe", keys))),
      [.swipe(100, 200, by: 20, 0, lasting: 0.7), .swipe(100, 300, by: 20, 0, at: 0.3, lasting: 0.4, id: 2)])
    let words = try #require(line("m", answer))
    #expect(
      words.hasSuffix("The time runs from the first finger, and the last one came down 0.3 s after it (7.4.2)."),
      "\(words)")
    #expect(answer.lines().contains("Without a change: put the fingers down together."))
  }

  @Test(arguments: [
    ((0.0, 30.0), "Without a change: move to the left in a straighter line."),
    ((5.0, 0.0), "Without a change: move to the left, and never behind where the finger came down."),
  ]) func whatASwipeShouldHaveDone(_ start: (Double, Double), _ advice: String) throws {
    let places = start.0 > 0 ? [(300.0, 200.0), (305, 200), (100, 200)] : [(300.0, 200.0), (270, 260), (100, 260)]
    let answer = try answer(
      view("q", whole, with(recognizer("m", "Swipe", #","direction":["left"]"#))), [.drag(places)])
    #expect(answer.lines().contains(advice), "\(answer.lines())")
  }

  // MARK: Scroll views

  @Test func theAxisOfADragIsThatOfItsBeginning() throws {
    let answer = try answer(
      view("k", "[0,0,400,400]", #","contentSize":[400,1200]"#, of: "UIScrollView"),
      [.drag([(200, 200), (200, 215), (260, 225), (360, 225)])])
    let words = try #require(line("k.pan", answer))
    #expect(words.contains("its content was at its upper end, contentOffset.y 0 of 0 to 800"), "\(words)")
  }

  @Test func aWaitIsNoScroll() throws {
    let puzzle = try Puzzle(
      view("k", "[0,0,400,400]", #","contentSize":[400,3000]"#, of: "UIScrollView"), [.swipe(200, 380, by: 0, -300)])
    var input = puzzle.diagnosis.input
    input.lines.append(InputLine(1.2, .wait))
    expectEqual(Replay(input, into: puzzle.diagnosis.scene).times(of: .scrolls("k")).count, 1)
    expectEqual(QuickReplay(of: .scrolls("k"), input, into: puzzle.diagnosis.scene)?.times.count, 1)
  }

  @Test func theDirectionalLockIsTold() throws {
    let answer = try answer(
      view(
        "k", "[0,0,400,400]", #","contentSize":[1200,1200],"contentOffset":[200,200],"isDirectionalLockEnabled":true"#,
        of: "UIScrollView"), [.drag([(300, 300), (288, 296), (286, 240), (284, 120)])])
    let words = try #require(line("k.pan", answer))
    #expect(
      words.contains(
        """
        k moved along the horizontal axis only: when the drag began, the finger had gone 12 pt across and 4 pt up or down
        """),
      "\(words)")
    let cure = answer.cures.first { $0.swift == ["k.isDirectionalLockEnabled = false"] }
    expectEqual(cure?.heading, "let k scroll up and down too")
    #expect(cure?.outcome.hasPrefix("k then ends at contentOffset.y ") == true)
  }

  @Test func contentGrowsToWhatIsInIt() throws {
    let puzzle = try Puzzle(
      view(
        "k", "[0,0,400,400]", #","contentSize":[400,400]"#, of: "UIScrollView", view("q", "[0,0,400,460]")),
      [.swipe(200, 380, by: 0, -200)])
    try expectEqual(puzzle.cures("k scrolls").first, "k.contentSize = CGSize(width: 400, height: 460)")
  }

  // MARK: Keys and the wheel

  @Test func thePressThatCameHasAnotherType() throws {
    let keys = #","allowedPressTypes":["select"]"#
    let answer = try answer(
      view("q", whole, #","isFirstResponder":true"# + with(recognizer("m", "Tap", keys))), [.key("return", at: 0.1)])
    expectEqual(
      line("m", answer),
      "m: never asked: key return has the type key.return, and allowedPressTypes has only select (48.3, 48.20).")
    expectEqual(answer.cures.first?.keys, [#""m": {"allowedPressTypes": ["select", "key.return"]}"#])
  }

  @Test func pressesStartAtAnotherView() throws {
    let keys = #","allowedPressTypes":["key.return"]"#
    let answer = try answer(
      view("p", "[0,0,100,100]", #","isFirstResponder":true"#) + ","
        + view("q", "[0,200,100,100]", with(recognizer("m", "Tap", keys))), [.key("return", at: 0.1)])
    expectEqual(line("m", answer), "m: never asked: no press came to q: the presses started at p (3.4).")
    #expect(swift(answer).first?.contains("q.becomeFirstResponder()") == true, "\(swift(answer))")
  }

  @Test func theTypeOfScrollingIsNamed() throws {
    let keys = #","allowedScrollTypesMask":["continuous"]"#
    let wheel = [0.1, 0.2].map { InputLine($0, .scroll(CGVector(dx: 0, dy: 48), at: CGPoint(x: 100, y: 100))) }
    let answer = try answer(view("q", whole, with(recognizer("m", "Pan", keys))), [], further: wheel)
    expectEqual(
      line("m", answer),
      "m: never asked: it follows continuous scrolling only, by its allowedScrollTypesMask, and the wheel turned by whole notches of 48 pt, which is discrete (52.12)."
    )
  }
}
