import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// The answers without a goal, where nothing was lost and a person expected something else.
@MainActor @Suite struct GuessTests {
  private func explanation(_ puzzle: Puzzle) -> Explanation {
    var question = Question(puzzle.diagnosis.scene, puzzle.diagnosis.input)
    question.guesses = .all
    return question.answer
  }

  /// The Swift of the first three cures.
  private func cures(_ puzzle: Puzzle) -> [String] {
    explanation(puzzle).shownCures().prefix(3).map { $0.swift.joined(separator: " and ") }
  }

  private let sheet = #""controller":{"name":"o"},"#
  private func inSheet(_ control: String) -> String {
    view("m", whole, #","controller":{"name":"n","modalPresentationStyle":"pageSheet"},"children":[\#(control)]"#)
  }

  @Test func aControlThatTheSheetCancelled() throws {
    let puzzle = try Puzzle(
      root: sheet, inSheet(view("c", "[40,200,300,200]", #","events":["touchUpInside"]"#, of: "UIControl")),
      [.swipe(190, 300, by: 0, 100, at: 1)])
    expectEqual(puzzle.likelyGoals, [])
    expectEqual(puzzle.diagnosis.guessedGoals(besides: []).map(\.words), ["c not touchesCancelled"])
    expectEqual(
      cures(puzzle),
      [
        "class of c: gestureRecognizerShouldBegin(_:) returns false", "n.modalPresentationStyle = .fullScreen",
      ])
    #expect(explanation(puzzle).summary.contains { $0.hasPrefix("c: lost: c had touch 1 taken away by n.drag at ") })
  }

  @Test func aSilencedControlIsNoCure() throws {
    let puzzle = try Puzzle(
      root: sheet, inSheet(view("c", "[40,200,300,200]", #","events":["touchCancel"]"#, of: "UIControl")),
      [.swipe(190, 300, by: 0, 100, at: 1)])
    let found = try puzzle.cures("c is not cancelled")
    #expect(!found.contains { $0.contains("isEnabled") || $0.contains("isUserInteractionEnabled") })
    expectEqual(found.first, "class of c: gestureRecognizerShouldBegin(_:) returns false")
  }

  @Test func otherEventsOfTheSubjectAreTold() throws {
    let puzzle = try Puzzle(
      root: sheet, inSheet(view("c", "[40,200,300,200]", #","events":["touchCancel"]"#, of: "UIControl")),
      [.swipe(190, 300, by: 0, 100, at: 1)])
    let cure = try #require(puzzle.diagnosis.cures(for: .isNotNotified("c", .touchesCancelled)).first)
    #expect(cure.sides.contains("c no longer sends touchCancel"))
    #expect(cure.sides.contains("c also sends touchUpInside at 1.200 s"))
  }

  @Test func aDrawingViewInAScrollView() throws {
    let page = view("q", "[0,0,400,1600]", heard.replacing("touchesBegan\"", with: "touchesBegan\",\"touchesMoved\""))
    let puzzle = try Puzzle(
      view("l", whole, #","contentSize":[400,1600],"children":[\#(page)]"#, of: "UIScrollView"),
      [.swipe(150, 500, by: 0, -200, lasting: 2)])
    expectEqual(puzzle.diagnosis.guessedGoals(besides: []).map(\.words).first, "q touchesEnded")
    #expect(cures(puzzle).contains("l.panGestureRecognizer.minimumNumberOfTouches = 2"))
    try expectEqual(puzzle.cures("l does not scroll").first, "l.panGestureRecognizer.minimumNumberOfTouches = 2")
  }

  private func table(_ keys: String) -> String {
    view("t", whole, #","sections":[{"rows":["x","y","z"]}]\#(keys)"#, of: "UITableView")
  }

  @Test func aRowThatDidNotOpen() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("k", "Pan"))],"#,
      table(#","delegate":{"trailingSwipeActions":[{"title":"x"}]}"#), [.swipe(300, 20, by: -150, 0, lasting: 0.7)])
    expectEqual(puzzle.diagnosis.guessedGoals(besides: []).map(\.words).first, "t.swipe acts")
    #expect(
      cures(puzzle).contains(
        "delegate of k: gestureRecognizerShouldBegin(_:) returns true only when the velocity is greater along y"))
    // Of the kit's recognizers only the one that the answer is about is shown.
    expectEqual(explanation(puzzle).names, ["k", "t.pan", "t.swipe"])
    #expect(
      explanation(puzzle).lines().contains(
        "t.swipe (the kit's UIPanGestureRecognizer on t, which opens the actions of a row)"))
  }

  @Test func aRowThatALongPressKept() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("k", "LongPress", #","minimumPressDuration":0.2"#))],"#, table(""),
      [.hold(100, 20, for: 0.4)])
    expectEqual(puzzle.diagnosis.guessedGoals(besides: []).map(\.words), ["t selects"])
    let found = try puzzle.cures("t selects")
    #expect(found.contains("k.cancelsTouchesInView = false"))
    #expect(try puzzle.diagnosis.fulfills("t selects", "k.minimumPressDuration = 0.6"))
  }

  @Test func aControlAroundAScrollView() throws {
    let list = view("s", "[20,20,200,200]", #","contentSize":[200,900]"#, of: "UIScrollView")
    let puzzle = try Puzzle(
      view("c", "[40,100,300,300]", #","events":["touchUpInside"],"children":[\#(list)]"#, of: "UIControl"),
      [.tap(150, 200)])
    let explained = explanation(puzzle).lines()
    #expect(
      explained.contains("c: never touched: s, which is in it, got the touch, and a scroll view passes none on (9.21).")
    )
    expectEqual(
      cures(puzzle).first, "class of s: hitTest(_:with:) returns nil in place of self, so that touches go through")
    #expect(
      explained.contains { $0.hasPrefix("To keep s scrolling, derive its class: override the four touch methods") })
  }

  @Test func whatATouchWasPassedOnToIsNotCalledUntouched() throws {
    let inner = view("q", "[0,0,100,100]")
    let puzzle = try Puzzle(view("p", "[50,50,200,200]", heard + #","children":[\#(inner)]"#), [.tap(100, 100)])
    expectEqual(puzzle.neverReached([.isNotified("p", .touchesCancelled)]), [])
  }

  @Test func theActionThatSwitchedItOffIsNamed() throws {
    let pan = recognizer(
      "k", "Pan",
      #","delegate":{"shouldRecognizeSimultaneouslyWith":true},"on":[{"state":"began","set":{"l":{"isScrollEnabled":false}}}]"#
    )
    let puzzle = try Puzzle(
      view(
        "l", whole, #","contentSize":[400,1600],"children":[\#(view("q", "[0,100,400,400]", with(pan)))]"#,
        of: "UIScrollView"), [.swipe(200, 400, by: 0, -150)])
    expectEqual(puzzle.diagnosis.reason(for: "l.pan"), "The action of k had set isScrollEnabled of l to false.")
    expectEqual(cures(puzzle).first, "action of k: does not set l.isScrollEnabled")
  }

  @Test func theResponderThatKeptAKeyIsNamed() throws {
    let puzzle = try Puzzle(
      root: #""controller":{"name":"o","overrides":["pressesBegan"],"callsSuper":"never"},"#,
      view("f", "[40,100,300,40]", #","isFirstResponder":true"#, of: "UITextField"), [.key("a", at: 0.2)])
    expectEqual(puzzle.likelyGoals, ["f takes text"])
    expectEqual(
      puzzle.neverReached([.takesText("f")]),
      [
        "f: took no text: o kept the key, as its pressesBegan does not call super, and only a key that no responder keeps "
          + "becomes text (21.1)."
      ])
    expectEqual(cures(puzzle), ["class of o: each override calls super, which passes it on to next"])
  }

  @Test func aDragThatWasHandedOnIsNoLoss() throws {
    let inner = view("s", whole, #","contentSize":[800,600],"contentOffset":[400,0]"#, of: "UIScrollView")
    let puzzle = try Puzzle(
      view("l", whole, #","contentSize":[800,600],"children":[\#(inner)]"#, of: "UIScrollView"),
      [.swipe(300, 300, by: -200, 0)])
    expectEqual(puzzle.likelyGoals, [])
    #expect(try puzzle.cures("l does not scroll").contains("s.transfersHorizontalScrollingToParent = false"))
  }

  @Test func theAnswerEndsWithTheLineThatAsksFurther() throws {
    let puzzle = try Puzzle(view("q", whole, with(recognizer("k", "Pan"))), [.swipe(100, 100, by: 80, 0)])
    var answer = explanation(puzzle)
    answer.command = "touchstone explain a.json"
    expectEqual(answer.lines().last, "To ask for something else: touchstone explain a.json --want \"k does not act\".")
  }
}

extension Diagnosis {
  /// Whether the search tries a change for a goal, and the change reaches it.
  fileprivate func fulfills(_ want: String, _ swift: String) throws -> Bool {
    let goal = try Goal(want, in: scene)
    let space = SearchSpace(baseline)
    let all = SearchSpace.Ring.allCases.flatMap { space.changes(for: goal, $0) }
    guard let change = all.first(where: { $0.swift(in: scene) == swift }), let changed = change.applied(to: scene)
    else {
      return false
    }
    return fulfilling([change], changed, goal) != nil
  }
}
