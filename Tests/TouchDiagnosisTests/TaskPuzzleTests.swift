import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Cures that would work against what the input was evidently for.
@MainActor @Suite struct TaskPuzzleTests {
  private typealias Stroke = Puzzle.Stroke

  @Test("A gesture begins after a pause that is longer than that between two taps")
  func gestures() throws {
    let puzzle = try Puzzle(
      view("q"), [.tap(10, 10), .tap(10, 10, at: 0.2), .swipe(10, 10, by: 50, 0, at: 1), .tap(20, 20, at: 1.1, id: 2)])
    expectEqual(puzzle.diagnosis.before.gestures, [0, 1])
  }

  @Test("A cure that spoils another gesture of the input is not shown where one exists that does not")
  func otherGesture() throws {
    let list = view(
      "k", whole, #","contentSize":[400,1600]"#, of: "UIScrollView",
      view("s", "[50,100,300,31]", #","value":0.5"#, of: "UISlider"))
    let puzzle = try Puzzle(
      list,
      [
        .swipe(200, 500, by: 0, -20, lasting: 0.2), .swipe(60, 480, by: 0, 60, at: 1.2),
        .swipe(200, 110, by: 100, 40, at: 3),
      ])
    let goal = try Goal("s sends", in: puzzle.diagnosis.scene)
    let cures = puzzle.diagnosis.cures(for: goal)
    #expect(!cures.contains { $0.changes == [.view("k", .isScrollEnabled(false))] })
  }

  @Test("A tap of the background does not turn off the button that was pressed")
  func pressedView() throws {
    let puzzle = try Puzzle(
      root: String(with(recognizer("m", "Tap")).dropFirst()) + ",",
      view("p", "[50,50,300,300]", "", of: "UIView", view("b", "[50,50,200,60]", of: "UIButton")), [.tap(120, 120)])
    let cures = try puzzle.cures("m acts")
    #expect(!cures.isEmpty)
    #expect(!cures.contains { $0.contains("isUserInteractionEnabled") || $0.contains("isEnabled") })
  }

  @Test("Turning off what contains the pressed view is as bad as turning off the view")
  func containerOfPressedView() throws {
    let puzzle = try Puzzle(
      root: String(with(recognizer("m", "Tap")).dropFirst()) + ",",
      view("p", "[50,50,300,300]", "", of: "UIView", view("q", "[50,50,200,200]", heard)), [.tap(120, 120)])
    let before = puzzle.diagnosis.before
    let goal = Goal.acts("m")
    func disablesInput(_ change: Change) -> Bool { change.disablesInput(before, besides: goal) }
    #expect(disablesInput(.view("p", .isUserInteractionEnabled(false))))
    #expect(disablesInput(.view("q", .isUserInteractionEnabled(false))))
    #expect(!disablesInput(.view("q", .isMultipleTouchEnabled(true))))
  }

  @Test("A relation leaves the winner its gesture; another number of fingers does not")
  func prevention() throws {
    let both = with(recognizer("m", "Swipe"), recognizer("n", "Pan"))
    let puzzle = try Puzzle(view("q", "[20,50,360,360]", both), [.swipe(60, 100, by: 200, 5)])
    let cures = puzzle.diagnosis.cures(for: .acts("m")).map(\.changes)
    let fingers = cures.firstIndex { $0 == [.recognizer("n", .minimumNumberOfTouches(2))] } ?? cures.count
    let relation = try #require(cures.firstIndex { $0 == [.require("n", toFail: "m", true)] })
    #expect(relation < fingers)
  }
}
