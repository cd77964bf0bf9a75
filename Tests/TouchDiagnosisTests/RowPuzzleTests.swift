import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// Rows that do not open and rows that do not move.
@MainActor @Suite struct RowPuzzleTests {
  /// A table of twelve rows.
  private func table(_ keys: String) -> String {
    let rows = (1...12).map { "\"row \($0)\"" }.joined(separator: ",")
    return view("t", whole, #","sections":[{"rows":[\#(rows)]}],"rowHeight":56\#(keys)"#, of: "UITableView")
  }

  @Test("26.21: a data source that lets no row be edited keeps the actions of rows away", arguments: [true, false])
  func editing(_ isTrailing: Bool) throws {
    let side = isTrailing ? "trailing" : "leading"
    let puzzle = try Puzzle(
      table(#","dataSource":{"canEdit":false},"delegate":{"\#(side)SwipeActions":[{"title":"A"}]}"#),
      [.swipe(200, 200, by: isTrailing ? -150 : 150, 0, lasting: 0.3)])
    try expectEqual(
      puzzle.cures("t.swipe acts").first, "data source of t: tableView(_:canEditRowAt:) returns true")
    #expect(puzzle.diagnosis.guessedGoals(besides: []).contains(.acts("t.swipe")))
  }

  @Test("26.21: rows without actions on the side of the finger are no loss")
  func otherSide() throws {
    let puzzle = try Puzzle(
      table(#","dataSource":{"canEdit":false},"delegate":{"trailingSwipeActions":[{"title":"A"}]}"#),
      [.swipe(200, 200, by: 150, 0, lasting: 0.3)])
    #expect(!puzzle.diagnosis.guessedGoals(besides: []).contains(.acts("t.swipe")))
  }

  @Test("26.28: rows have grips only in editing mode")
  func grips() throws {
    let puzzle = try Puzzle(
      table(#","dataSource":{"canMove":true}"#), [.swipe(380, 28, by: 0, 140, at: 0.2, lasting: 0.8)])
    #expect(puzzle.diagnosis.guessedGoals(besides: []).contains(.movesRow("t")))
    let cure = try #require(puzzle.diagnosis.cures(for: .movesRow("t")).first)
    expectEqual(cure.swift, ["t.isEditing = true"])
    #expect(cure.effect.hasPrefix("t then moves a row at 1.000 s"), "\(cure.effect)")
    expectEqual(try Goal("t moves a row", in: puzzle.diagnosis.scene).words, "t moves a row")
  }

  @Test("26.28: without an answer of the data source, rows need it too")
  func movingAnswer() throws {
    let puzzle = try Puzzle(table(""), [.swipe(380, 28, by: 0, 140, at: 0.2, lasting: 0.8)])
    #expect(!puzzle.diagnosis.guessedGoals(besides: []).contains(.movesRow("t")))
    try expectEqual(
      puzzle.cures("t moves a row"),
      ["data source of t: tableView(_:canMoveRowAt:) returns true and t.isEditing = true"])
    let editing = try Puzzle(table(#","isEditing":true"#), [.swipe(380, 28, by: 0, 140, at: 0.2, lasting: 0.8)])
    try expectEqual(
      editing.cures("t moves a row"), ["data source of t: tableView(_:canMoveRowAt:) returns true"])
  }
}
