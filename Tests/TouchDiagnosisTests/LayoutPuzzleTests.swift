import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles of views that lie elsewhere than a finger expects them: by constraints, by bounds, by transforms.
@MainActor @Suite struct LayoutPuzzleTests {
  private typealias Stroke = Puzzle.Stroke

  /// A view that constraints lay out.
  private func bound(_ name: String, _ keys: String = "", of kind: String = "UIView", _ child: String? = nil) -> String
  {
    let inside = child.map { #","children":[\#($0)]"# } ?? ""
    return view(name, "[0,0,0,0]", #","translatesAutoresizingMaskIntoConstraints":false"# + keys + inside, of: kind)
  }

  private let tapped = with(recognizer("m", "Tap"))

  @Test func aHeightThatNoConstraintSays() throws {
    let puzzle = try Puzzle(
      constraints: ["q.leading == a.leading", "q.trailing == a.trailing", "q.top == a.top"], bound("q", tapped),
      [.tap(150, 50)])
    expectEqual(puzzle.likelyGoals, ["m acts"])
    try expectEqual(puzzle.cures("m acts").first, "q.heightAnchor.constraint(equalToConstant: 51).isActive = true")
  }

  @Test func aHeightOfNothingAroundAButton() throws {
    let puzzle = try Puzzle(
      constraints: [
        "p.leading == a.leading", "p.width == 200", "p.top == a.top + 100", "p.height == 0", "b.leading == p.leading",
        "b.trailing == p.trailing", "b.top == p.top", "b.height == 44",
      ], bound("p", "", of: "UIView", bound("b", of: "UIButton")), [.tap(150, 120)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    let cure = try #require(puzzle.diagnosis.cures(for: .sends("b", nil)).first)
    expectEqual(cure.swift, ["p.heightAnchor.constraint(equalToConstant: 44), in place of 0"])
    expectEqual(cure.sceneKeys, [#""p.height == 44" in "constraints", in place of "p.height == 0""#])
  }

  @Test func aFactorOfNothing() throws {
    let puzzle = try Puzzle(
      constraints: ["b.centerX == a.centerX", "b.top == a.top + 100", "b.width == 0 * a.width", "b.height == 60"],
      bound("b", of: "UIButton"), [.tap(200, 130)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    try expectEqual(
      puzzle.cures("b sends").first, "b.widthAnchor.constraint(equalTo: a.widthAnchor), in place of multiplier: 0")
  }

  @Test func aWeakerConstraintBehindOneThatCollapses() throws {
    let puzzle = try Puzzle(
      constraints: [
        "q.leading == a.leading", "q.width == 200", "q.top == a.top + 100", "q.height == 44 @500", "q.height == 0 @750",
      ], bound("q", tapped), [.tap(150, 120)])
    try expectEqual(
      puzzle.cures("m acts").first, "no q.heightAnchor.constraint(equalToConstant: 0), or its isActive = false")
  }

  @Test func aConstantThatPutsAButtonOutsideOfWhatItIsIn() throws {
    let puzzle = try Puzzle(
      constraints: ["b.leading == p.leading", "b.top == p.top + 300", "b.width == 200", "b.height == 60"],
      view("p", "[50,50,300,200]", "", of: "UIView", bound("b", of: "UIButton")), [.tap(150, 380)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    try expectEqual(puzzle.cures("b sends").first, "p.frame = CGRect(x: 50, y: 50, width: 300, height: 360)")
    expectEqual(
      puzzle.neverReached([.sends("b", nil)]),
      [
        "b: never touched: it was not asked, as the finger was 130 pt outside its ancestor p, where b.top == p.top + 300 "
          + "puts b (2.5)."
      ])
  }

  @Test func theHeightOfWhatAButtonStandsOutOf() throws {
    let puzzle = try Puzzle(
      constraints: [
        "p.leading == a.leading", "p.trailing == a.trailing", "p.top == a.top + 100", "p.height == 100",
        "b.top == p.top + 120", "b.leading == p.leading", "b.trailing == p.trailing", "b.height == 44",
      ], bound("p", "", of: "UIView", bound("b", of: "UIButton")), [.tap(200, 240)])
    try expectEqual(puzzle.cures("b sends").first, "p.heightAnchor.constraint(equalToConstant: 164), in place of 100")
  }

  @Test func aPlaceThatNoConstraintSays() throws {
    let puzzle = try Puzzle(
      constraints: ["b.centerX == p.centerX", "b.width == 200", "b.height == 60"],
      view("p", "[0,100,400,300]", "", of: "UIView", bound("b", of: "UIButton")), [.tap(200, 250)])
    try expectEqual(
      puzzle.cures("b sends").first, "b.centerYAnchor.constraint(equalTo: p.centerYAnchor).isActive = true")
  }

  @Test func contentWithoutAnEnd() throws {
    let puzzle = try Puzzle(
      constraints: [
        "c.top == s.contentLayoutGuide.top", "c.leading == s.contentLayoutGuide.leading",
        "c.trailing == s.contentLayoutGuide.trailing", "c.width == s.frameLayoutGuide.width", "c.height == 1200",
      ], view("s", whole, "", of: "UIScrollView", bound("c")), [.swipe(200, 400, by: 0, -200)])
    expectEqual(puzzle.likelyGoals, ["s scrolls"])
    try expectEqual(
      puzzle.cures("s scrolls").first,
      "c.bottomAnchor.constraint(equalTo: s.contentLayoutGuide.bottomAnchor).isActive = true")
    expectEqual(puzzle.diagnosis.reason(for: "s.pan"), "The content of s is 0 pt high, and s is 600 pt (9.8).")
  }

  @Test func boundsThatBeginElsewhere() throws {
    let puzzle = try Puzzle(
      view(
        "p", "[50,50,300,300]", #","bounds":[0,200,300,300]"#, of: "UIView",
        view("b", "[20,20,200,60]", of: "UIButton")), [.tap(150, 100)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    try expectEqual(puzzle.cures("b sends"), ["p.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)"])
    expectEqual(
      puzzle.neverReached([.sends("b", nil)]),
      [
        "b: never touched: the nearest touch came down 170 pt outside b, which the origin of the bounds of p moves "
          + "200 pt up, and p got it (2.3)."
      ])
  }

  @Test func contentThatWasScrolledAway() throws {
    let puzzle = try Puzzle(
      view(
        "s", whole, #","contentSize":[400,1800],"contentOffset":[0,500]"#, of: "UIScrollView",
        view("b", "[20,20,200,60]", of: "UIButton")), [.tap(150, 50)])
    #expect(puzzle.likelyGoals.isEmpty, "nobody sees it there")
    try expectEqual(puzzle.cures("b sends"), ["s.contentOffset = CGPoint(x: 0, y: 0)"])
  }

  @Test func aTransformThatLeavesNothingOfWhatIsAroundAButton() throws {
    let puzzle = try Puzzle(
      view(
        "p", whole, #","transform":[0,0,0,0,0,0]"#, of: "UIView", view("b", "[100,100,200,60]", of: "UIButton")),
      [.tap(200, 130)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    try expectEqual(puzzle.cures("b sends"), ["p.transform = .identity"])
  }
}
