import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles about touches and keys that responders do not receive, and about pointers, with names that give no hint.
@MainActor @Suite struct RespondingPuzzleTests {
  // MARK: The responder chain

  @Test func aParentThatIsNotToldOfTouches() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,300,300]", heard, of: "UIView", view("c", "[20,20,100,100]", heard)), [.tap(100, 100)])
    #expect(puzzle.likelyGoals.isEmpty, "the finger was meant for the innermost")
    try expectEqual(
      puzzle.cures("b touchesBegan").first, "class of c: each override calls super, which passes it on to next")
  }

  @Test func aControllerThatIsNotToldOfTouches() throws {
    let puzzle = try Puzzle(
      root: #""controller":{"name":"r","overrides":["touchesEnded"]},"#, view("b", "[50,50,300,300]", heard),
      [.tap(100, 100)])
    try expectEqual(
      puzzle.cures("r touchesEnded").first, "class of b: each override calls super, which passes it on to next")
  }

  @Test func aControllerThatIsToldAlready() throws {
    let puzzle = try Puzzle(
      root: #""controller":{"name":"r","overrides":["touchesEnded"]},"#, view("b", "[50,50,300,300]"), [.tap(100, 100)])
    let goal = try Goal("r touchesEnded", in: puzzle.diagnosis.scene)
    #expect(
      puzzle.diagnosis.isFulfilled(goal) && puzzle.diagnosis.already(goal) == "r touchesEnded already, at 0.050 s.")
    try expectEqual(puzzle.cures("r touchesEnded"), [])
  }

  @Test func aTapThatTakesAnotherKey() throws {
    let tap = recognizer("m", "Tap", #","allowedPressTypes":["key.space"]"#)
    let puzzle = try Puzzle(view("b", whole, #","isFirstResponder":true"# + with(tap)), [.key("return", at: 0)])
    expectEqual(puzzle.likelyGoals.first, "m acts")
    try expectEqual(puzzle.cures("m acts").first?.hasPrefix("m.allowedPressTypes = ["), true)
  }

  private func keys(_ names: String...) -> Puzzle.Stroke {
    let known = names.compactMap { name in InputKey.all.first { $0.name == name } }
    return Puzzle.Stroke(lines: known.enumerated().map { InputLine(Double($0), .press(.began, $1)) })
  }

  @Test func aFirstResponderThatKeepsKeys() throws {
    let inner = view("c", "[20,20,100,100]", #","isFirstResponder":true,"overrides":["pressesBegan"]"#)
    let puzzle = try Puzzle(view("b", whole, #","overrides":["pressesBegan"]"#, of: "UIView", inner), [keys("space")])
    try expectEqual(
      puzzle.cures("b pressesBegan").first, "class of c: each override calls super, which passes it on to next")
  }

  @Test func keysThatComeToASibling() throws {
    let puzzle = try Puzzle(
      view("b", "[0,0,100,100]", #","overrides":["pressesBegan"]"#) + ","
        + view("c", "[200,0,100,100]", #","isFirstResponder":true"#), [keys("a")])
    expectEqual(puzzle.likelyGoals, ["b pressesBegan"])
    try expectEqual(
      puzzle.cures("b pressesBegan"), ["class of b: canBecomeFirstResponder is true; b.becomeFirstResponder()"])
  }

  @Test func aShakeThatNobodyHears() throws {
    let puzzle = try Puzzle(
      view("b", whole, #","overrides":["motionEnded"]"#), [Puzzle.Stroke(lines: [InputLine(0, .motion(.shake))])])
    try expectEqual(
      puzzle.cures("b motionEnded"), ["class of b: canBecomeFirstResponder is true; b.becomeFirstResponder()"])
  }

  // MARK: Pointers

  private func click(_ x: Double, _ y: Double, _ button: ButtonName) -> Puzzle.Stroke {
    let place = CGPoint(x: CGFloat(x), y: CGFloat(y))
    func line(_ time: Double, _ phase: TouchPhaseName, _ buttons: [ButtonName]) -> InputLine {
      InputLine(
        time, .touch(InputTouch(id: 1, phase: phase, location: place, type: .indirectPointer, buttons: buttons)))
    }
    return Puzzle.Stroke(lines: [line(0, .began, [button]), line(0.05, .ended, [])])
  }

  @Test func aTapForTheOtherButton() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,200,200]", with(recognizer("g", "Tap", #","buttonMaskRequired":["secondary"]"#))),
      [click(100, 100, .primary)])
    expectEqual(puzzle.likelyGoals, ["g acts"])
    try expectEqual(puzzle.cures("g acts"), ["g.buttonMaskRequired = .primary"])
  }

  @Test func aRightClickOnATap() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,200,200]", with(recognizer("g", "Tap"))), [click(100, 100, .secondary)])
    try expectEqual(puzzle.cures("g acts"), ["g.buttonMaskRequired = .secondary"])
  }

  @Test func aRecognizerForThePointerOnly() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,200,200]", with(recognizer("g", "LongPress", #","allowedTouchTypes":["indirectPointer"]"#))),
      [.hold(100, 100, for: 0.8)])
    expectEqual(puzzle.likelyGoals, ["g acts"])
    try expectEqual(
      puzzle.cures("g acts"),
      [
        "g.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue), NSNumber(value: UITouch.TouchType.direct.rawValue)]"
      ])
  }

  @Test func aPanUnderTheWheel() throws {
    let lines = (0..<5).map {
      InputLine(Double($0) / 20, .scroll(CGVector(dx: 0, dy: -20), at: CGPoint(x: 100, y: 100)))
    }
    let puzzle = try Puzzle(view("b", "[50,50,200,200]", with(recognizer("g", "Pan"))), [Puzzle.Stroke(lines: lines)])
    try expectEqual(puzzle.cures("g acts"), ["g.allowedScrollTypesMask = .all"])
    expectEqual(
      puzzle.diagnosis.neverAsked("g"),
      "it does not follow the wheel or a touchpad, as its allowedScrollTypesMask is empty (7.3.12), and no finger came down"
    )
  }

  @Test func aListUnderTheWheelThatIsSwitchedOff() throws {
    let lines = (0..<5).map {
      InputLine(Double($0) / 20, .scroll(CGVector(dx: 0, dy: -20), at: CGPoint(x: 100, y: 100)))
    }
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,1600],"isScrollEnabled":false"#, of: "UIScrollView"),
      [Puzzle.Stroke(lines: lines)])
    try expectEqual(puzzle.cures("k scrolls").first, "k.isScrollEnabled = true")
  }

  // MARK: Goals

  @Test func eachFormOfAWish() throws {
    let puzzle = try Puzzle(
      view("b", whole, heard + with(recognizer("g", "Tap")), of: "UIView", view("s", "[10,10,80,40]", of: "UIButton"))
        + "," + view("k", whole, of: "UIScrollView") + "," + view("t", whole, of: "UITableView"), [.tap(200, 200)])
    let forms = [
      "g acts", "g does not act", "g acts less often", "b touchesBegan", "b touchesMoved", "b touchesEnded",
      "b touchesCancelled", "b not touchesEnded", "b touchesEnded sooner", "b pressesBegan", "b motionBegan",
      "b remoteControlReceived", "k scrolls", "k does not scroll", "k zooms", "t selects", "s sends",
      "s sends touchUpInside", "s does not send", "s does not send touchUpInside",
    ]
    for form in forms { try expectEqual(Goal(form, in: puzzle.diagnosis.scene).words, form) }
    for (form, words) in [
      ("g doesn't act", "g does not act"), ("g never acts", "g does not act"), ("s acts", "s sends"),
      ("b is told touchesEnded", "b touchesEnded"), ("b is not told touchesEnded", "b not touchesEnded"),
    ] { try expectEqual(Goal(form, in: puzzle.diagnosis.scene).words, words) }
  }

  @Test func wishesThatCannotBe() throws {
    let puzzle = try Puzzle(view("b", whole, with(recognizer("g", "Tap"))), [.tap(200, 200)])
    func mistake(_ text: String) -> Goal.Mistake? {
      do throws(Goal.Mistake) {
        _ = try Goal(text, in: puzzle.diagnosis.scene)
        return nil
      } catch {
        return error
      }
    }
    #expect(mistake("") == .form && mistake("g") == .form && mistake("g jumps") == .form)
    #expect(mistake("g acts now") == .form && mistake("g acts less") == .form)
    expectEqual(mistake("gg acts"), .unknownName("gg", known: ["a", "b", "g"]))
    expectEqual(mistake("b acts"), .cannot("b", "b is no recognizer, so it does not act"))
    expectEqual(mistake("g touchesBegan"), .cannot("g", "g is no view, so it receives no touches"))
    expectEqual(mistake("b scrolls"), .cannot("b", "b is no scroll view"))
    expectEqual(mistake("b sends"), .cannot("b", "b is no control"))
    expectEqual(mistake("b selects"), .cannot("b", "b is no table and no collection"))
  }
}
