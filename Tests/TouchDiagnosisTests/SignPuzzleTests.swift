import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles of constants whose sign moves a view outside, and of views that are displayed at another position.
@MainActor @Suite struct SignPuzzleTests {
  private func bound(_ name: String, _ keys: String = "", of kind: String = "UIButton") -> String {
    view(name, "[0,0,0,0]", #","translatesAutoresizingMaskIntoConstraints":false"# + keys, of: kind)
  }

  @Test(arguments: [
    (
      "b.trailing == p.trailing + 120", ["b.top == p.top + 10"], 140.0, 130.0,
      "b.trailingAnchor.constraint(equalTo: p.trailingAnchor, constant: -120), in place of constant: 120"
    ),
    (
      "b.leading == p.leading - 200", ["b.top == p.top + 10"], 250, 130,
      "b.leadingAnchor.constraint(equalTo: p.leadingAnchor, constant: 200), in place of constant: -200"
    ),
    (
      "b.bottom == p.bottom + 60", ["b.leading == p.leading + 10"], 60, 220,
      "b.bottomAnchor.constraint(equalTo: p.bottomAnchor, constant: -60), in place of constant: 60"
    ),
    (
      "b.centerY == p.centerY - 140", ["b.leading == p.leading + 10"], 60, 440,
      "b.centerYAnchor.constraint(equalTo: p.centerYAnchor, constant: 140), in place of constant: -140"
    ),
  ]) func aSignThatPutsAButtonOutside(_ wrong: String, _ rest: [String], _ x: Double, _ y: Double, _ cure: String)
    throws
  {
    let puzzle = try Puzzle(
      constraints: [wrong, "b.width == 100", "b.height == 44"] + rest,
      view("p", wrong.holds("centerY") ? "[0,100,300,400]" : "[0,100,300,200]", "", of: "UIView", bound("b")),
      [.tap(x, y)])
    guard !wrong.holds("centerY") else { return try expectEqual(puzzle.cures("b sends").first, cure) }
    expectEqual(puzzle.likelyGoals, ["b sends"])
    try expectEqual(puzzle.cures("b sends").first, cure)
  }

  @Test func aSignThatPutsAViewOutsideTheWindow() throws {
    let puzzle = try Puzzle(
      constraints: ["q.leading == a.leading", "q.width == 200", "q.height == 50", "q.bottom == a.bottom + 66"],
      bound("q", with(recognizer("g", "Tap")), of: "UIView"), [.tap(100, 510)])
    expectEqual(puzzle.likelyGoals, ["g acts"])
    let cure = try #require(puzzle.diagnosis.cures(for: .acts("g")).first)
    expectEqual(
      cure.sceneKeys, [#""q.bottom == a.bottom - 66" in "constraints", in place of "q.bottom == a.bottom + 66""#])
    expectEqual(
      puzzle.diagnosis.neverAsked("g"),
      "the nearest touch came down 106 pt outside q, and is outside the window, where no touch reaches it, where "
        + "q.bottom == a.bottom + 66 puts q, and a got it (2.3)")
  }

  @Test func theSignOfASiblingThatAViewIsTiedTo() throws {
    let puzzle = try Puzzle(
      constraints: [
        "b.trailing == p.trailing + 80", "b.top == p.top + 10", "b.width == 60", "b.height == 44",
        "c.trailing == b.leading - 10", "c.top == b.top", "c.width == 60", "c.height == 44",
      ], view("p", "[0,100,300,100]", "", of: "UIView", bound("b") + "," + bound("c")), [.tap(120, 130)])
    try expectEqual(
      puzzle.cures("c sends").first,
      "b.trailingAnchor.constraint(equalTo: p.trailingAnchor, constant: -80), in place of constant: 80")
  }

  @Test func aLengthIsNotTurnedToBeLongerThanWhatItIsIn() throws {
    let puzzle = try Puzzle(
      constraints: ["b.centerX == p.centerX", "b.width == p.width - 300", "b.top == p.top + 10", "b.height == 44"],
      view("p", "[0,100,300,200]", "", of: "UIView", bound("b")), [.tap(150, 130)])
    #expect(try !puzzle.cures("b sends").contains { $0.holds("constant: 300)") })
  }

  @Test func aFactorIsNotTakenFromAViewThatCanBeHit() throws {
    let puzzle = try Puzzle(
      constraints: [
        "b.leading == a.leading", "b.trailing == a.trailing", "b.top == a.top", "b.height == 0.1 * a.height",
      ],
      bound("b"), [.tap(200, 100)])
    try expectEqual(
      puzzle.cures("b sends").first,
      "b.heightAnchor.constraint(equalTo: a.heightAnchor, multiplier: 0.1, constant: 41), in place of constant: 0")
  }

  // MARK: Displayed positions

  @Test func whatIsCutOffIsNotMeant() throws {
    let puzzle = try Puzzle(
      view(
        "s", "[0,0,400,300]", #","contentSize":[400,900]"#, of: "UIScrollView",
        view("b", "[50,350,200,44]", of: "UIButton")), [.tap(100, 370)])
    #expect(puzzle.likelyGoals.isEmpty, "nobody sees it there")
  }

  @Test func aViewThatIsShownSmallerIsMissedInPointsOfTheWindow() throws {
    let puzzle = try Puzzle(
      view("q", "[100,100,200,200]", #","transform":[0.5,0,0,0.5,0,0]"# + with(recognizer("g", "Tap"))),
      [.tap(120, 120)])
    expectEqual(puzzle.likelyGoals, ["g acts"])
    #expect(try puzzle.cures("g acts").contains("q.transform = .identity"))
  }

  @Test func contentWithoutAnyWayHasNoOther() throws {
    let puzzle = try Puzzle(
      view("l", whole, #","sections":[{"rows":["x","y"]}]"#, of: "UITableView"), [.swipe(200, 200, by: 0, 200)])
    expectEqual(
      puzzle.diagnosis.instead(of: .scrolls("l")),
      "l only bounced: its content is no larger than l, contentOffset.y 0 of 0 to 0 (9.11)")
  }

  @Test func aViewToZoomWithOneScaleOnly() throws {
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,600],"viewForZooming":"c""#, of: "UIScrollView", view("c", whole)),
      [.swipe(180, 300, by: -100, 0), .swipe(220, 300, by: 100, 0, id: 2)])
    expectEqual(puzzle.likelyGoals, ["k zooms"])
    try expectEqual(puzzle.cures("k zooms").first, "k.maximumZoomScale = 4")
  }
}
