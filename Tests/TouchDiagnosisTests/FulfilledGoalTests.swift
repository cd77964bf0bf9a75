import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Goals about what happens already: later, more often, or at all.
@MainActor @Suite struct FulfilledGoalTests {
  private let doubleTap = recognizer("d", "Tap", #","numberOfTapsRequired":2"#)

  @Test(arguments: [
    "t does not select", "k acts once", "b sends sooner", "b sends touchUpInside sooner", "q is not cancelled",
  ]) func aGoalIsReadAndWritten(_ text: String) throws {
    let views = [
      view("q", whole, with(recognizer("k", "Tap"))), view("b", of: "UIButton"),
      view("t", whole, #","sections":[{"rows":["x"]}]"#, of: "UITableView"),
    ]
    let scene = try Puzzle(views.joined(separator: ","), [.tap(10, 10)]).diagnosis.scene
    let goal = try Goal(text, in: scene)
    expectEqual(goal.words, (text == "q is not cancelled" ? "q not touchesCancelled" : text))
    try expectEqual(Goal(goal.words, in: scene), goal)
  }

  @Test func aTableDoesNotSelect() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("k", "Tap", #","cancelsTouchesInView":false"#))],"#,
      view("t", whole, #","sections":[{"rows":["x","y"]}]"#, of: "UITableView"), [.tap(100, 20)])
    try expectEqual(puzzle.cures("t does not select").first, "k.cancelsTouchesInView = true")
  }

  @Test func aTapActsOnce() throws {
    let puzzle = try Puzzle(
      view("q", whole, with(recognizer("k", "Tap"), doubleTap)), [.tap(100, 100), .tap(100, 100, at: 0.2)])
    let goal = Goal.actsOnce("k")
    for cure in puzzle.diagnosis.cures(for: goal) { #expect(cure.effect.hasPrefix("k then acts only at ")) }
    try expectEqual(Puzzle(view("q", whole, with(recognizer("k", "Tap"))), [.tap(100, 100)]).cures("k acts once"), [])
  }

  @Test func aButtonSendsSooner() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(doubleTap)],"#, view("b", "[50,50,200,40]", of: "UIButton"), [.tap(100, 70)])
    try expectEqual(puzzle.cures("b sends sooner").first, "d.delaysTouchesEnded = false")
    expectEqual(puzzle.diagnosis.guessedGoals(besides: []).map(\.words).first, "b sends sooner")
  }

  @Test func whatHappensAlreadyIsExplainedAndOffersTheOpposite() throws {
    let puzzle = try Puzzle(
      view("q", whole, with(recognizer("k", "LongPress", #","minimumPressDuration":0.3"#))), [.hold(100, 100, for: 1)])
    var question = Question(puzzle.diagnosis.scene, puzzle.diagnosis.input)
    question.goals = [.acts("k")]
    expectEqual(
      question.answer.goalRemarks,
      [
        "k acts already, at 0.300 s: the finger had stayed for 0.3 s (7.2.2). To ask for another outcome: "
          + "--want \"k acts sooner\", --want \"k acts less often\", --want \"k does not act\"."
      ])
  }

  @Test func aLeapOfTheFingerIsSaidToBeOne() throws {
    let puzzle = try Puzzle(
      view("q", whole, with(recognizer("k", "Pan"))),
      [.drag([(100, 100), (104, 100), (174, 100), (180, 100)], lasting: 0.4)])
    expectEqual(
      puzzle.diagnosis.reason(for: "k"),
      "One event earlier, at 0.100 s, the finger was only 4 pt away: it moved the rest of the way in a single event.")
  }

  @Test func aCoveringViewIsTriedAmongManyRecognizers() throws {
    let many = (0..<9).map { recognizer("r\($0)", "Pan") }
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(many.joined(separator: ","))],"#,
      view("q", "[50,50,200,200]", with(recognizer("m", "Tap"))) + "," + view("p", whole), [.tap(100, 100)])
    let space = SearchSpace(puzzle.diagnosis.baseline).changes(for: .acts("m"), .way)
    #expect(space.contains(.view("p", .isUserInteractionEnabled(false))))
  }
}
