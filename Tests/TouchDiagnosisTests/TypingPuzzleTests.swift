import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles of text that is typed and not written.
@MainActor @Suite struct TypingPuzzleTests {
  private let typed = Puzzle.Stroke(lines: [InputLine(1, .text("x"))])

  private func text(_ keys: String, y: Int = 50, name: String = "b") -> String {
    view(name, "[50,\(y),200,100]", keys, of: "UITextView")
  }

  @Test func aTextViewThatCannotBeEdited() throws {
    let puzzle = try Puzzle(text(#","text":"abc","isEditable":false"#), [.tap(100, 100), typed])
    expectEqual(puzzle.likelyGoals, ["b takes text"])
    let cure = try #require(puzzle.diagnosis.cures(for: .takesText("b")).first)
    expectEqual(cure.swift, ["b.isEditable = true"])
    expectEqual(cure.outcome, "b then takes text at 1.000 s; nothing else changes.")
    expectEqual(
      puzzle.diagnosis.unwritten,
      [
        #""x" at 1.000 s went to b, which had the keyboard and wrote nothing: its isEditable is false (19.2)"#
      ])
  }

  @Test(arguments: [
    (#","delegate":{"shouldBeginEditing":false}"#, "delegate of b: its shouldBeginEditing returns true"),
    (#","delegate":{"shouldChange":false}"#, "delegate of b: its shouldChange… returns true"),
    (#","isUserInteractionEnabled":false"#, "b.becomeFirstResponder()"),
  ]) func aTextViewThatDoesNotTakeWhatIsTyped(_ keys: String, _ cure: String) throws {
    let puzzle = try Puzzle(text(keys), [.tap(100, 100), typed])
    expectEqual(puzzle.likelyGoals, ["b takes text"])
    try expectEqual(puzzle.cures("b takes text").first, cure)
  }

  @Test func anotherFieldHasTheKeyboard() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,200,40]", #","isFirstResponder":true"#, of: "UITextField") + ","
        + view("c", "[50,150,200,40]", #","delegate":{"shouldBeginEditing":false}"#, of: "UITextField"),
      [.tap(100, 170), typed])
    expectEqual(
      puzzle.diagnosis.unwritten,
      [
        #""x" at 1.000 s went to b, which had the keyboard, and not to c, which was touched last and did not take it (18.2)"#
      ])
    try expectEqual(puzzle.cures("c takes text"), ["delegate of c: its shouldBeginEditing returns true"])
  }

  @Test func whatIsPastedForNobody() throws {
    let paste = Puzzle.Stroke(lines: [InputLine(1, .paste("x"))])
    let puzzle = try Puzzle(
      view("b", "[50,50,200,40]", #","delegate":{"shouldBeginEditing":false}"#, of: "UITextField"),
      [.tap(100, 70), paste])
    expectEqual(
      puzzle.diagnosis.unwritten, [#"pasted "x" at 1.000 s went to no view, as there was no first responder (3.10)"#])
  }

  @Test func whatIsWrittenIsNotToldOf() throws {
    let puzzle = try Puzzle(text(""), [.tap(100, 100), typed])
    #expect(puzzle.likelyGoals.isEmpty && puzzle.diagnosis.unwritten.isEmpty)
    #expect(puzzle.diagnosis.isFulfilled(.takesText("b")))
  }

  @Test func onlyTextInputsTakeText() throws {
    let puzzle = try Puzzle(view("q"), [.tap(100, 100)])
    #expect(throws: Goal.Mistake.cannot("q", "q is no text field and no text view")) {
      try puzzle.cures("q takes text")
    }
  }
}
