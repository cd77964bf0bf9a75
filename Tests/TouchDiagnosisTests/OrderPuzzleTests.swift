import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// The order of the cures, and which are left out because a better one exists.
@MainActor @Suite struct OrderPuzzleTests {
  private typealias Stroke = Puzzle.Stroke

  /// Two fingers on a view, which move by `way` points each, apart or together.
  private func pinch(_ way: Double) -> [Stroke] {
    let near = way < 0 ? -way + 20 : 20
    return [.swipe(200 - near, 300, by: -way, 0), .swipe(200 + near, 300, by: way, 0, id: 2)]
  }

  // MARK: Of scroll views

  @Test("Only the limit toward which the fingers moved lets content zoom", arguments: [true, false])
  func zoomLimits(_ isSpread: Bool) throws {
    let list = view(
      "k", whole, #","contentSize":[400,600],"viewForZooming":"c","minimumZoomScale":1,"maximumZoomScale":1"#,
      of: "UIScrollView", view("c", whole))
    let puzzle = try Puzzle(list, pinch(isSpread ? 100 : -100))
    try expectEqual(puzzle.cures("k zooms"), [isSpread ? "k.maximumZoomScale = 4" : "k.minimumZoomScale = 0.25"])
  }

  @Test("A larger content is no cure for content that is short, where a bounce is one")
  func shortContent() throws {
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,300]"#, of: "UIScrollView"), [.swipe(200, 300, by: 0, 150)])
    try expectEqual(puzzle.cures("k.pan acts"), ["k.alwaysBounceVertical = true"])
  }

  @Test("A scroll view is not turned off where another change helps")
  func turnedOff() throws {
    let pager = view("k", "[0,100,400,400]", #","contentSize":[1200,400],"contentOffset":[400,0]"#, of: "UIScrollView")
    let edge = recognizer("m", "ScreenEdgePan", #","edges":["left"]"#)
    let puzzle = try Puzzle(
      root: String(with(edge).dropFirst()) + ",", pager, [.swipe(3, 300, by: 200, 0)])
    let cures = try puzzle.cures("m acts")
    #expect(cures.contains("k.panGestureRecognizer.require(toFail: m)"))
    #expect(!cures.contains("k.isScrollEnabled = false"))
    #expect(try puzzle.cures("k does not scroll").contains("k.isScrollEnabled = false"), "that is the goal")
  }

  @Test("A row does not move while its list scrolls: the axis of its pan comes first, then what lets only one act")
  func rowsThatMove() throws {
    let row = view("r", "[10,200,380,80]", with(recognizer("m", "Pan", #","apply":"translate""#)))
    let puzzle = try Puzzle(
      view("k", whole, #","contentSize":[400,1400]"#, of: "UIScrollView", row), [.swipe(200, 240, by: 0, -120)])
    let cures = try puzzle.cures("k scrolls")
    expectEqual(
      cures.first,
      "delegate of m: gestureRecognizerShouldBegin(_:) returns true only when the velocity is greater along x")
    #expect(!(cures.first ?? "").contains("shouldRecognizeSimultaneouslyWith"))
  }

  @Test("A view in front that scrolls itself goes to the back before its empty parts let touches through")
  func coveringScrollView() throws {
    let puzzle = try Puzzle(
      view("b", "[100,300,200,60]", of: "UIButton") + ","
        + view("k", whole, #","contentSize":[1600,600]"#, of: "UIScrollView"), [.tap(200, 330)])
    try expectEqual(
      puzzle.cures("b sends").prefix(2),
      [
        "k.superview?.sendSubviewToBack(k)",
        "class of k: hitTest(_:with:) returns nil in place of self, so that touches go through",
      ])
  }

  // MARK: Of recognizers

  @Test(
    "A delegate that asks for the other axis asks for that of the finger, not for nothing", arguments: [true, false])
  func otherAxis(_ isAcross: Bool) throws {
    let rule = isAcross ? "vertical" : "horizontal"
    let puzzle = try Puzzle(
      view("q", whole, with(recognizer("m", "Pan", #","delegate":{"shouldBegin":"\#(rule)"}"#))),
      [isAcross ? .swipe(100, 300, by: 150, 10) : .swipe(100, 300, by: 10, -150)])
    try expectEqual(
      puzzle.cures("m acts").first,
      "delegate of m: gestureRecognizerShouldBegin(_:) returns true only when the velocity is greater along "
        + (isAcross ? "x" : "y"))
  }

  @Test("A press that begins with any touch is no cure that keeps a drag from acting")
  func instantPress() throws {
    let both = with(recognizer("m", "LongPress"), recognizer("n", "Pan"))
    let puzzle = try Puzzle(view("q", whole, both), [.swipe(60, 100, by: 200, 5)])
    let (diagnosis, goal) = (puzzle.diagnosis, Goal.acts("m"))
    func takesEveryTouch(_ duration: Double) throws -> Bool {
      let change = Change.recognizer("m", .minimumPressDuration(duration))
      let after = Replay(diagnosis.input, into: try #require(change.applied(to: diagnosis.scene)))
      return EvidentTask.takesEveryTouch([change], goal, diagnosis.before, after)
    }
    #expect(try takesEveryTouch(0))
    #expect(try !takesEveryTouch(0.3), "the finger moves at once")
  }

  @Test("Of the presses only the last one is allowed in addition")
  func lastPress() throws {
    let tap = recognizer("m", "Tap", #","allowedPressTypes":["key.space"]"#)
    let puzzle = try Puzzle(
      view("b", whole, #","isFirstResponder":true"# + with(tap)), [.key("tab", at: 0), .key("return", at: 1)])
    let cures = puzzle.diagnosis.cures(for: .acts("m"))
    expectEqual(cures.first?.changes, [.recognizer("m", .allowedPressTypes([.keySpace, .keyReturn]))])
    expectEqual(cures.first?.swift, ["m.allowedPressTypes = [2044 /* space */, 2040 /* return */]"])
  }

  @Test("A tap without types of its own takes only the press that came last")
  func onlyTheLastPress() throws {
    let puzzle = try Puzzle(
      view("b", whole, #","isFirstResponder":true"# + with(recognizer("m", "Tap"))),
      [.key("tab", at: 0), .key("return", at: 1)])
    expectEqual(
      puzzle.diagnosis.cures(for: .acts("m")).first?.changes, [.recognizer("m", .allowedPressTypes([.keyReturn]))])
    expectEqual(
      Change.recognizer("m", .allowedPressTypes([.playPause])).swift,
      "m.allowedPressTypes = [NSNumber(value: UIPress.PressType.playPause.rawValue)]")
  }

  @Test("A shorter press gives way to the context menu in it, and does not begin together with it")
  func contextMenu() throws {
    let inner = view("q", "[50,50,150,150]", #","menu":["Share"]"#)
    let puzzle = try Puzzle(
      root: String(with(recognizer("m", "LongPress", #","minimumPressDuration":0.3"#)).dropFirst()) + ",", inner,
      [.hold(100, 100, for: 1)])
    let cures = try puzzle.cures("q.menu acts")
    #expect(cures.contains("m.minimumPressDuration = 0.6"), "\(cures)")
    #expect(!(cures.first ?? "").contains("shouldRecognizeSimultaneouslyWith"), "\(cures)")
  }

  @Test("A beginning that is followed by a cancellation, or comes only with the end, is left out")
  func interruptedTouch() throws {
    let puzzle = try Puzzle(
      root: String(with(recognizer("m", "Pan", #","delaysTouchesBegan":true"#)).dropFirst()) + ",",
      view("q", "[20,50,360,400]", heard), [.swipe(100, 300, by: 150, 0)])
    let cures = try puzzle.cures("q touchesBegan")
    #expect(cures.contains("m.cancelsTouchesInView = false"))
    #expect(!cures.contains("m.delaysTouchesBegan = false"))
    #expect(!cures.contains("m.minimumNumberOfTouches = 2"))
  }

  // MARK: Of requirements

  @Test("A removed requirement states what it was for: the gesture is played")
  func prices() throws {
    let taps = with(
      recognizer("m", "Tap", #","numberOfTapsRequired":2"#), recognizer("n", "Tap", #","requiresToFail":["m"]"#))
    let puzzle = try Puzzle(view("q", whole, taps), [.tap(100, 100)])
    let cure = try #require(puzzle.diagnosis.cures(for: .actsSooner("n")).first)
    expectEqual(cure.changes, [.require("n", toFail: "m", false)])
    #expect(cure.outcome.hasSuffix("At a double tap, n then acts too."), "\(cure.outcome)")
  }

  @Test("Without its requirement a pan takes the place of a swipe")
  func priceOfASwipe() throws {
    let both = with(recognizer("m", "Swipe"), recognizer("n", "Pan", #","requiresToFail":["m"]"#))
    let puzzle = try Puzzle(view("q", whole, both), [.swipe(60, 300, by: 0, 150, lasting: 0.8)])
    let cure = puzzle.diagnosis.cures(for: .actsSooner("n")).first { $0.changes == [.require("n", toFail: "m", false)] }
    let outcome = try #require(cure).outcome
    #expect(outcome.hasSuffix("At a swipe, n then acts in place of m."), "\(outcome)")
  }

  @Test("Of a pan and a swipe that wait for each other only the swipe has lost")
  func circle() throws {
    let both = with(
      recognizer("m", "Swipe", #","requiresToFail":["n"]"#), recognizer("n", "Pan", #","requiresToFail":["m"]"#))
    let puzzle = try Puzzle(view("q", whole, both), [.swipe(60, 300, by: 170, 0, lasting: 0.14)])
    expectEqual(puzzle.likelyGoals, ["m acts"])
    try expectEqual(puzzle.cures("m acts").first, "remove m.require(toFail: n)")
  }

  // MARK: Of views

  @Test("An invisible view with a color stays invisible")
  func transparentView() throws {
    func cures(_ keys: String, _ children: String...) throws -> [String] {
      let inside = children.isEmpty ? "" : #","children":[\#(children.joined())]"#
      return try Puzzle(
        view("q", "[50,50,200,200]", keys + inside + with(recognizer("m", "Tap"))), [.tap(100, 100)]
      ).cures("m acts")
    }
    try expectEqual(
      cures(##","alpha":0.005,"backgroundColor":"#FFFFFF""##), ["q.alpha = 1; q.backgroundColor = .clear"])
    try expectEqual(cures(#","alpha":0.005"#), ["q.alpha = 1"])
    try expectEqual(cures(##","alpha":0.005,"backgroundColor":"#FFFFFF""##, view("r", "[0,0,9,9]")), ["q.alpha = 1"])
  }

  @Test("A view around a scaled view is made as large as the scaled view is seen")
  func scaledView() throws {
    let button = view("b", "[140,20,56,34]", of: "UIButton")
    let scaled = view("s", "[0,0,200,240]", #","transform":[1.5,0,0,1.5,0,0]"#, of: "UIView", button)
    let puzzle = try Puzzle(view("p", "[100,180,200,240]", "", of: "UIView", scaled), [.tap(325, 165)])
    let cures = try puzzle.cures("b sends")
    expectEqual(
      cures.first,
      "p.frame = CGRect(x: 50, y: 120, width: 300, height: 360); p.bounds = CGRect(x: -50, y: -60, width: 300, height: 360)"
    )
  }
}
