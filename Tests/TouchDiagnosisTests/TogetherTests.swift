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

  @Test func aRowWithoutActions() throws {
    let table = view("t", whole, #","sections":[{"rows":["x","y","z"]}]"#, of: "UITableView")
    let left = try Puzzle(table, [.swipe(300, 20, by: -150, 0, lasting: 0.7)])
    expectEqual(
      answer(left).refusals.map(\.text),
      ["t opens no row: its delegate has no tableView(_:trailingSwipeActionsConfigurationForRowAt:) (26.21)."])
    let right = try Puzzle(table, [.swipe(100, 20, by: 150, 0, lasting: 0.7)])
    expectEqual(
      answer(right).refusals.map(\.text),
      ["t opens no row: its delegate has no tableView(_:leadingSwipeActionsConfigurationForRowAt:) (26.21)."])
    expectEqual(answer(try Puzzle(table, [.tap(300, 20)])).refusals.map(\.text), [])
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
