import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// What is said where nothing lost to another recognizer, and a person expected something else.
@MainActor @Suite struct TogetherTests {
  private func answer(_ puzzle: Puzzle) -> Explanation {
    Question(puzzle.diagnosis.scene, puzzle.diagnosis.input).answer
  }

  private let lets = #","delegate":{"shouldRecognizeSimultaneouslyWith":true}"#

  @Test func twoTapsThatADelegateLets() throws {
    let inner = view("b", "[50,50,100,100]", with(recognizer("m", "Tap", lets)))
    let puzzle = try Puzzle(
      view("c", whole, with(recognizer("n", "Tap")) + #","children":[\#(inner)]"#), [.tap(80, 80)])
    let explanation = answer(puzzle)
    expectEqual(
      explanation.verdicts.map(\.text),
      [
        "n acted at 0.050 s, and so did m: the delegate of m answered true to shouldRecognizeSimultaneouslyWith (5.1.2).",
        "m acted at 0.050 s (4.5).",
      ])
    expectEqual(
      explanation.shownCures().map(\.sentence),
      [
        "n and m both acted; to let only one of them act, let the delegate of m answer false to shouldRecognizeSimultaneouslyWith (5.1.2)."
      ])
  }

  @Test func twoMovementsThatADelegateLetsAreMeant() throws {
    let inner = view("b", "[50,50,100,100]", with(recognizer("m", "Pan", lets)))
    let puzzle = try Puzzle(
      view("c", whole, with(recognizer("n", "Pan")) + #","children":[\#(inner)]"#), [.swipe(80, 80, by: 100, 0)])
    let explanation = answer(puzzle)
    #expect(explanation.verdicts[0].text.contains("and so did m: the delegate of m answered true"))
    expectEqual(explanation.shownCures().map(\.sentence), [])
  }

  @Test func aPointerThatIsNotFollowed() throws {
    let puzzle = try Puzzle(
      view("b", "[50,100,300,300]", with(recognizer("g", "Hover", #","allowedTouchTypes":["pencil"]"#))),
      [Puzzle.Stroke(lines: [InputLine(0, .hover(CGPoint(x: 100, y: 200)))])])
    expectEqual(
      answer(puzzle).unreached,
      [
        Remark(
          subject: "g",
          sentence:
            "g did not follow the pointer: a pointer is of type indirectPointer, and allowedTouchTypes has only pencil (7.8)."
        )
      ])
  }
}

/// What people expect is no loss, and what they miss is named first.
@MainActor @Suite struct ExpectedLossTests {
  private func answer(_ puzzle: Puzzle) -> Explanation {
    Question(puzzle.diagnosis.scene, puzzle.diagnosis.input, guesses: .ofLosers).answer
  }

  private let button = view("b", "[20,20,100,40]", #","events":["touchUpInside"]"#, of: "UIButton")

  @Test func aButtonThatKeepsItsTapWasMeant() throws {
    let puzzle = try Puzzle(
      view("c", whole, with(recognizer("m", "Tap")) + #","children":[\#(button)]"#), [.tap(60, 40)])
    let explanation = answer(puzzle)
    expectEqual(explanation.verdicts.map(\.text), ["b sent touchUpInside at 0.050 s."])
    expectEqual(explanation.shownCures().map(\.sentence), [])
  }

  @Test func aButtonThatSendsSeveralTimes() throws {
    let puzzle = try Puzzle(button, [.tap(60, 40), .tap(60, 40, at: 1)])
    expectEqual(answer(puzzle).verdicts.map(\.text), ["b sent touchUpInside 2 times, first at 0.050 s."])
  }

  @Test func aTapIsNotExpectedOfAFingerThatMoves() throws {
    let card = view("c", whole, with(recognizer("m", "Tap"), recognizer("n", "LongPress"), recognizer("p", "Pan")))
    let moved = answer(try Puzzle(card, [.swipe(80, 80, by: 100, 0)]))
    expectEqual(moved.verdicts.map(\.name), ["p"])
    expectEqual(moved.shownCures().map(\.sentence), [])
  }

  @Test func aTapThatActedOnceAndWasADragOnce() throws {
    let card = view("c", whole, with(recognizer("m", "Tap"), recognizer("p", "Pan")))
    let explanation = answer(try Puzzle(card, [.tap(80, 80), .swipe(80, 80, by: 100, 0, at: 1)]))
    expectEqual(explanation.verdicts.map { "\($0.name) \($0.outcome)" }, ["m won", "p won"])
  }

  @Test func aListGivesWayToItsOwnRows() throws {
    let table = view(
      "t", whole, #","sections":[{"rows":["x","y","z"]}],"delegate":{"trailingSwipeActions":[{"title":"d"}]}"#,
      of: "UITableView")
    let explanation = answer(try Puzzle(table, [.swipe(300, 20, by: -150, 0, lasting: 0.7)]))
    expectEqual(explanation.verdicts.map(\.name), ["t.swipe"])
    #expect(explanation.verdicts[0].text.hasPrefix("t.swipe, which opens the actions of a row, acted at "))
  }

  @Test func aRowWhoseTouchATapTook() throws {
    let table = view("t", whole, #","sections":[{"rows":["x","y","z"]}]"#, of: "UITableView")
    let puzzle = try Puzzle(root: #""recognizers":[\#(recognizer("m", "Tap"))],"#, table, [.tap(100, 60)])
    expectEqual(
      answer(puzzle).neverReached.map(\.sentence),
      ["t selects nothing: m took the touch at 0.050 s, before it reached content of row 2 of t (6.6)."])
  }

  @Test func aTouchThatOnlyStopsAList() throws {
    let rows = (0..<60).map { "\"\($0)\"" }.joined(separator: ",")
    let table = view("t", whole, #","sections":[{"rows":[\#(rows)]}]"#, of: "UITableView")
    let puzzle = try Puzzle(table, [.swipe(100, 500, by: 0, -300, lasting: 0.15), .tap(100, 100, at: 0.4)])
    expectEqual(
      answer(puzzle).refusals.map(\.text),
      [
        "t was still moving: the finger that came down at 0.400 s only stopped it; the next one reaches what is under it (9.14)."
      ])
  }

  @Test func rowsWithoutGrips() throws {
    let table = view(
      "t", whole, #","sections":[{"rows":["x","y","z"]}],"dataSource":{"canMove":true}"#, of: "UITableView")
    expectEqual(
      answer(try Puzzle(table, [.swipe(380, 20, by: 0, 100, lasting: 0.5)])).refusals.map(\.text),
      ["t shows no grips: its data source lets rows move, but its isEditing is false (26.27)."])
  }

  @Test func aPressThatActsTwice() throws {
    let puzzle = try Puzzle(
      view("c", whole, with(recognizer("m", "LongPress"))), [.hold(100, 100, for: 1)])
    expectEqual(
      answer(puzzle).verdicts.map(\.text),
      ["m acted twice: when it began, at 0.500 s, and when it ended, at 1.000 s (4.5.2)."])
  }

  @Test func aControlFromWhichAHitTestGivesTheTouch() throws {
    let bar = view(
      "c", "[0,0,400,100]", #","hitTest":"superview","children":[\#(button)]"#)
    let puzzle = try Puzzle(view("e", whole, heard + #","children":[\#(bar)]"#), [.tap(60, 40)])
    expectEqual(
      answer(puzzle).neverReached.map(\.sentence),
      [
        "b: never touched: c, which b is in, was skipped because its hitTest(_:with:) gives its touches to its superview (2.13)."
      ])
  }

  @Test func aControlUnderWhatCoversItInARow() throws {
    let inside = [
      view("b", "[20,20,100,40]", #","in":"0.0","events":["touchUpInside"]"#, of: "UIButton"),
      view("g", "[0,0,400,80]", #","in":"0.0""#),
    ].joined(separator: ",")
    let puzzle = try Puzzle(
      view("t", whole, #","rowHeight":80,"sections":[{"rows":["x","y"]}],"children":[\#(inside)]"#, of: "UITableView"),
      [.tap(60, 40)])
    #expect(answer(puzzle).neverReached.map(\.sentence).contains { $0.hasPrefix("b: never touched: it is covered: g") })
  }

  @Test func aPlaceThatOnlyTheOuterOfTwoViewsExcludes() throws {
    let plan = view(
      "p", "[0,0,100,100]", #","transform":[2,0,0,2,0,0],"children":[\#(view("d", "[40,40,60,60]", heard))]"#)
    let puzzle = try Puzzle(view("f", "[50,50,100,100]", #","children":[\#(plan)]"#), [.tap(170, 170)])
    let lines = answer(puzzle).lines().joined(separator: "\n")
    #expect(lines.contains("outside f") && !lines.contains("outside p"), "\(lines)")
  }
}
