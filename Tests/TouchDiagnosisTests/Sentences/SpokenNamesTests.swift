import Expectations
import Testing
import TouchScenes
import TouchTrace

@testable import TouchDiagnosis

/// The names of rows and items in texts that people read.
@Suite struct SpokenNamesTests {
  private let names = SpokenNames([
    .init(name: "inbox", isCollection: false), .init(name: "grid", isCollection: true),
    .init(name: "inbox.old", isCollection: false),
  ])

  @Test(
    "Cells are counted from one, within their section",
    arguments: [
      ("inbox.0.0", "row 1 of inbox"), ("inbox.0.0.content", "content of row 1 of inbox"),
      ("inbox.2.11.grip", "grip of row 12 of section 3 of inbox"), ("grid.0.4.content", "content of item 5 of grid"),
      ("inbox.old.0.1", "row 2 of inbox.old"), ("see inbox.0.0.", "see row 1 of inbox."),
      ("inbox.0.0, grid.1.0: 0.1 s", "row 1 of inbox, item 1 of section 2 of grid: 0.1 s"),
      ("(inbox.0.3)", "(row 4 of inbox)"),
    ])
  func cells(text: String, expected: String) {
    expectEqual(names.text(text), expected)
    expectEqual(names.text(expected), expected, "what is spoken stays")
  }

  @Test(
    "Other names and numbers stay",
    arguments: [
      "inbox", "inbox.pan", "inbox.0", "inbox.0.1x", "myinbox.0.1", "a.inbox.0.1", "list.0.1", "inbox.0.1contents", "",
      "row 26.21 of inbox", "inbox.header.0", "1.2.3",
    ])
  func others(text: String) { expectEqual(names.text(text), text) }

  @Test("An explanation speaks of rows in every sentence; logs and facts keep the names of the scene") @MainActor
  func explanation() throws {
    let rows = #","sections":[{"rows":["Ada","Grace"]}],"rowHeight":50"#
    let dismiss = recognizer("m", "LongPress", #","minimumPressDuration":0.1"#)
    let puzzle = try Puzzle(
      root: String(with(dismiss).dropFirst()) + ",", view("inbox", whole, rows, of: "UITableView"),
      [.hold(100, 75, for: 0.3)])
    let answer = Question(puzzle.diagnosis.scene, puzzle.diagnosis.input).answer
    let text = (answer.lines() + answer.summary + answer.help() + answer.verdicts.map(\.text)).joined(
      separator: "\n")
    #expect(
      text.contains("inbox selects nothing: m took the touch at 0.100 s, before it reached content of row 2 of inbox"))
    #expect(!text.contains("inbox.0.1"))
    #expect(puzzle.diagnosis.before.log.isEmpty || !puzzle.diagnosis.before.log.joined().contains("row 2"))
  }
}
