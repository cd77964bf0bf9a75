import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Touches that came late, and recognizers that acted late: the goal is to have them sooner.
@MainActor @Suite struct LatePuzzleTests {
  private typealias Stroke = Puzzle.Stroke

  /// A view that handles touches in a scroll view.
  private func tile(_ keys: String = "", in list: String = "") -> String {
    view(
      "k", whole, #","contentSize":[400,900]"# + list, of: "UIScrollView", view("q", "[50,50,200,200]", heard + keys))
  }

  @Test("A view in a scroll view that is touched briefly has its touch only when it is over")
  func contentDelay() throws {
    let puzzle = try Puzzle(tile(), [.hold(100, 100, for: 0.12)])
    expectEqual(puzzle.likelyGoals, ["q touchesBegan sooner"])
    try expectEqual(puzzle.cures("q touchesBegan sooner").first, "k.delaysContentTouches = false")
  }

  @Test("A view that holds the finger long enough has its touch after the content delay")
  func longHold() throws {
    let puzzle = try Puzzle(tile(), [.hold(100, 100, for: 0.6)])
    expectEqual(puzzle.likelyGoals, ["q touchesBegan sooner"])
  }

  @Test("A drag that scrolls shows what the delay is for")
  func scrolled() throws {
    let puzzle = try Puzzle(tile(), [.swipe(100, 300, by: 0, -150)])
    #expect(puzzle.likelyGoals.isEmpty)
    let rested = try Puzzle(
      tile(), [.drag([(100, 300), (100, 300), (100, 300), (100, 200), (100, 100)], lasting: 0.6)])
    #expect(!rested.likelyGoals.contains("q touchesBegan sooner"))
  }

  @Test("A scroll view without the delay is no reason to complain")
  func noDelay() throws {
    let puzzle = try Puzzle(tile(in: #","delaysContentTouches":false"#), [.hold(100, 100, for: 0.12)])
    #expect(puzzle.likelyGoals.isEmpty)
  }

  @Test("A recognizer that delays beginnings and never acts")
  func delaysBegan() throws {
    let pan = with(recognizer("m", "Pan", #","delaysTouchesBegan":true"#))
    let puzzle = try Puzzle(
      view("p", whole, pan, of: "UIView", view("q", "[50,50,200,200]", heard)), [.hold(100, 100, for: 0.3)])
    expectEqual(puzzle.likelyGoals, ["q touchesBegan sooner"])
    try expectEqual(puzzle.cures("q touchesBegan sooner").first, "m.delaysTouchesBegan = false")
  }

  @Test("A double tap that nobody makes holds the end of every touch back")
  func delaysEnded() throws {
    let double = with(recognizer("m", "Tap", #","numberOfTapsRequired":2"#))
    let puzzle = try Puzzle(
      view("p", whole, double, of: "UIView", view("q", "[50,50,200,200]", heard)), [.tap(100, 100)])
    expectEqual(puzzle.likelyGoals.first, "q touchesEnded sooner")
    try expectEqual(puzzle.cures("q touchesEnded sooner").first, "m.delaysTouchesEnded = false")
  }

  @Test("A button below a double tap that nobody makes sends late")
  func lateButton() throws {
    let double = with(recognizer("m", "Tap", #","numberOfTapsRequired":2"#))
    let puzzle = try Puzzle(
      view("p", whole, double, of: "UIView", view("b", "[50,50,200,60]", of: "UIControl")), [.tap(100, 80)])
    expectEqual(puzzle.likelyGoals, ["b sends sooner"])
    try expectEqual(puzzle.cures("b sends sooner").first, "m.delaysTouchesEnded = false")
  }

  @Test("A tap that waits for a double tap that nobody makes")
  func waitsByRequirement() throws {
    let both = with(
      recognizer("n", "Tap", #","requiresToFail":["m"]"#), recognizer("m", "Tap", #","numberOfTapsRequired":2"#))
    let puzzle = try Puzzle(view("q", "[50,50,200,200]", both), [.tap(100, 100)])
    expectEqual(puzzle.likelyGoals, ["n acts sooner"])
    try expectEqual(puzzle.cures("n acts sooner").first, "remove n.require(toFail: m)")
  }

  @Test("A double tap in the same input shows what the waiting is for")
  func neededWait() throws {
    let both = with(
      recognizer("n", "Tap", #","requiresToFail":["m"]"#), recognizer("m", "Tap", #","numberOfTapsRequired":2"#))
    let puzzle = try Puzzle(
      view("q", "[50,50,200,200]", both), [.tap(100, 100), .tap(100, 100, at: 1), .tap(100, 100, at: 1.15)])
    #expect(puzzle.likelyGoals.isEmpty)
  }
}
