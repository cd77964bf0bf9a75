import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles about views that fingers do not reach, with names that give no hint.
@MainActor @Suite struct ViewPuzzleTests {
  // MARK: What is around it

  @Test func aButtonInAnImageView() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,200,200]", "", of: "UIImageView", view("c", "[20,20,80,40]", of: "UIButton")), [.tap(100, 90)])
    expectEqual(puzzle.likelyGoals, ["c sends"])
    try expectEqual(puzzle.cures("c sends"), ["b.isUserInteractionEnabled = true"])
    expectEqual(
      puzzle.neverReached([.sends("c", nil)]),
      [
        "c: never touched: b, which c is in, was skipped because its isUserInteractionEnabled is false, the default of an image view (2.14)."
      ])
  }

  @Test func aLabelInAStackView() throws {
    let puzzle = try Puzzle(
      view(
        "b", "[50,50,200,100]", "", of: "UIStackView",
        view("c", "[0,0,200,100]", with(recognizer("g", "Tap")), of: "UILabel")),
      [.tap(100, 90)])
    expectEqual(puzzle.likelyGoals, ["g acts"])
    try expectEqual(puzzle.cures("g acts"), ["c.isUserInteractionEnabled = true"])
  }

  @Test func aButtonThatSticksOutOfItsParent() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,100,100]", "", of: "UIView", view("c", "[80,-20,60,40]", of: "UIButton")), [.tap(180, 40)])
    expectEqual(puzzle.likelyGoals, ["c sends"])
    let cures = try puzzle.cures("c sends")
    expectEqual(
      cures.first,
      "b.frame = CGRect(x: 50, y: 30, width: 140, height: 120); b.bounds = CGRect(x: 0, y: -20, width: 140, height: 120)"
    )
    #expect(cures.contains { $0.hasPrefix("class of b: point(inside:with:) returns") })
  }

  @Test func aParentWithoutSize() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,0,0]", "", of: "UIView", view("c", "[0,0,100,40]", with(recognizer("g", "Tap")))),
      [.tap(90, 70)])
    expectEqual(puzzle.likelyGoals, ["g acts"])
    try expectEqual(puzzle.cures("g acts").first, "b.frame = CGRect(x: 50, y: 50, width: 100, height: 40)")
    expectEqual(
      puzzle.diagnosis.neverAsked("g"),
      "c, its view, was not asked, as the finger was 45 pt outside its ancestor b, which is 0 by 0 pt large (2.5)"
    )
  }

  @Test(arguments: [
    (#","isHidden":true"#, "b.isHidden = false"), (#","alpha":0.005"#, "b.alpha = 1"),
    (#","isUserInteractionEnabled":false"#, "b.isUserInteractionEnabled = true"),
  ]) func aGrandparentThatRefuses(_ keys: String, _ cure: String) throws {
    let inner = view("d", "[10,10,80,80]", with(recognizer("g", "LongPress")))
    let puzzle = try Puzzle(
      view("b", whole, keys, of: "UIView", view("c", "[50,50,200,200]", "", of: "UIView", inner)),
      [.hold(100, 100, for: 0.8)])
    expectEqual(puzzle.likelyGoals, ["g acts"])
    try expectEqual(puzzle.cures("g acts"), [cure])
  }

  @Test func aParentThatGivesItsTouchesToAnother() throws {
    let (inner, other) = (view("c", "[0,0,80,80]", with(recognizer("g", "Tap"))), view("d", "[300,500,50,50]"))
    let puzzle = try Puzzle(
      view("b", "[50,50,200,200]", #","hitTest":"d""#, of: "UIView", inner) + "," + other, [.tap(80, 80)])
    try expectEqual(puzzle.cures("g acts").first, "class of b: no override of hitTest(_:with:)")
  }

  @Test func aTouchAreaThatIsSmallerThanTheView() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,200,200]", #","touchInsets":[60,60,60,60]"# + with(recognizer("g", "Tap"))), [.tap(70, 70)])
    expectEqual(puzzle.likelyGoals, ["g acts"])
    try expectEqual(
      puzzle.cures("g acts").first, "class of b: point(inside:with:) takes all of bounds, as without an override")
    expectEqual(
      puzzle.diagnosis.neverAsked("g"),
      "b, its view, was skipped because its point(inside:) says no there, though it is inside its bounds (2.13)")
  }

  @Test func aButtonOfASwitchedOffCard() throws {
    let puzzle = try Puzzle(
      view(
        "b", "[50,50,200,200]", #","isUserInteractionEnabled":false"#, of: "UIView",
        view("c", "[20,20,80,40]", #","isEnabled":false"#, of: "UIButton")), [.tap(100, 90)])
    try expectEqual(puzzle.cures("c sends").first, "b.isUserInteractionEnabled = true and c.isEnabled = true")
  }

  // MARK: Covering views

  @Test func twoCardsThatLieOverEachOther() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,200,200]", with(recognizer("g", "Tap"))) + ","
        + view("c", "[100,100,200,200]", with(recognizer("h", "Tap"))), [.tap(150, 150)])
    let cures = try puzzle.cures("g acts")
    #expect(
      cures.first == "class of c: hitTest(_:with:) returns nil in place of self, so that touches go through"
        || cures.first == "c.superview?.sendSubviewToBack(c)")
    expectEqual(puzzle.likelyGoals, ["g acts"])
  }

  @Test func aCoverInAnotherBranch() throws {
    let puzzle = try Puzzle(
      view("b", whole, "", of: "UIView", view("c", "[50,50,100,40]", of: "UIButton")) + ","
        + view("d", whole, "", of: "UIView", view("k", "[0,0,400,300]")), [.tap(100, 70)])
    expectEqual(puzzle.likelyGoals, ["c sends"])
    try expectEqual(puzzle.cures("c sends").first?.hasPrefix("d.isUserInteractionEnabled = false"), true)
    expectEqual(
      puzzle.neverReached([.sends("c", nil)]),
      [
        "c: never touched: it is covered: k in d, which is in front of it, got the touch (2.1)."
      ])
  }

  @Test func aLabelInFrontIsNotInTheWay() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,200,200]", with(recognizer("g", "Tap"))) + "," + view("c", whole, of: "UILabel"),
      [.tap(100, 100)])
    #expect(puzzle.likelyGoals.isEmpty)
    #expect(puzzle.diagnosis.isFulfilled(try Goal("g acts", in: puzzle.diagnosis.scene)))
  }

  @Test func aScrollViewThatIsCovered() throws {
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,1600]"#, of: "UIScrollView") + "," + view("b", whole),
      [.swipe(200, 400, by: 0, -200)])
    try expectEqual(puzzle.cures("k scrolls").first, "b.isUserInteractionEnabled = false")
  }

  // MARK: The wrong view

  @Test func aRecognizerThatWasGivenToAnotherViewToo() throws {
    let puzzle = try Puzzle(
      view("b", "[20,50,150,150]") + "," + view("c", "[220,50,150,150]", with(recognizer("g", "Tap"))), [.tap(80, 100)])
    try expectEqual(puzzle.cures("g acts"), ["b.addGestureRecognizer(g)"])
    expectEqual(puzzle.diagnosis.neverAsked("g"), "the nearest touch came down 140 pt outside c, and b got it (2.3)")
  }

  @Test func aPinchOfWhichOneFingerIsOnANeighbor() throws {
    let puzzle = try Puzzle(
      view("b", "[0,0,200,600]", with(recognizer("g", "Pinch"))) + "," + view("c", "[200,0,200,600]"),
      [.swipe(180, 300, by: -100, 0), .swipe(220, 300, by: 100, 0, id: 2)])
    try expectEqual(puzzle.cures("g acts"), ["a.addGestureRecognizer(g)"])
    expectEqual(
      puzzle.diagnosis.instead(of: .acts("g")), "g takes two fingers in b, and not all that were down came to it")
  }

  @Test func fingersThatMissEverything() throws {
    let puzzle = try Puzzle(
      root: #""isUserInteractionEnabled":false,"#, view("b", "[50,50,100,100]", with(recognizer("g", "Tap"))),
      [.tap(390, 590)])
    #expect(puzzle.likelyGoals.isEmpty)
    try expectEqual(puzzle.cures("g acts"), [])
  }
}
