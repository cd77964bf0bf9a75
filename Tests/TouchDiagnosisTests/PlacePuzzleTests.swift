import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// Puzzles whose cure is in one of several places: it is named, and the keys are the scene's.
@MainActor @Suite struct PlacePuzzleTests {
  // MARK: Collections

  @Test func aCollectionThatIsDraggedAcrossItsDirection() throws {
    let items = (1...20).map { "\"\($0)\"" }.joined(separator: ",")
    let puzzle = try Puzzle(
      view(
        "t", "[0,0,400,300]", #","itemSize":[90,90],"scrollDirection":"horizontal","sections":[{"items":[\#(items)]}]"#,
        of: "UICollectionView"),
      [.swipe(100, 250, by: 2, -160)])
    try expectEqual(
      puzzle.cures("t scrolls").first,
      "(t.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .vertical")
  }

  @Test func pagesThatGoBack() throws {
    let puzzle = try Puzzle(
      view("p", "[0,0,400,300]", #","isPagingEnabled":true,"contentSize":[1200,300]"#, of: "UIScrollView"),
      [.swipe(300, 100, by: -110, 0, lasting: 1.2)])
    expectEqual(
      puzzle.diagnosis.turnedBack,
      [
        Remark(
          subject: "p",
          sentence:
            "p went back to its page: it was 100 pt off it when the finger lifted, and turns at half of 400 pt, or if the finger is faster than 200 pt/s (9.13)."
        )
      ])
  }

  private func collection(_ keys: String = "") -> String {
    view("t", whole, #","itemSize":[90,90],"sections":[{"items":["1","2","3"]}]"# + keys, of: "UICollectionView")
  }

  @Test func aTapOfTheScreenThatTakesItems() throws {
    let puzzle = try Puzzle(root: #""recognizers":[\#(recognizer("g", "Tap"))],"#, collection(), [.tap(40, 40)])
    expectEqual(puzzle.likelyGoals, ["t selects"])
    try expectEqual(puzzle.cures("t selects").first, "g.cancelsTouchesInView = false")
  }

  @Test(arguments: [
    (#"{"shouldHighlight":false}"#, "delegate of t: collectionView(_:shouldHighlightItemAt:) returns true"),
    (#"{"shouldSelect":false}"#, "delegate of t: collectionView(_:shouldSelectItemAt:) returns true"),
    (
      #"{"shouldHighlight":false,"shouldSelect":false}"#,
      "delegate of t: collectionView(_:shouldHighlightItemAt:) returns true and delegate of t: "
        + "collectionView(_:shouldSelectItemAt:) returns true"
    ),
  ]) func aCollectionWhoseItemsAreNotSelected(_ delegate: String, _ cure: String) throws {
    let puzzle = try Puzzle(collection(#","delegate":"# + delegate), [.tap(40, 40)])
    try expectEqual(puzzle.cures("t selects"), [cure])
  }

  @Test func aTouchCameToTheContentOfAnItem() throws {
    let puzzle = try Puzzle(collection(), [.tap(40, 40)])
    expectEqual(puzzle.diagnosis.before.story.touches.map(\.view), ["t.0.0.content"])
  }

  // MARK: Requirements

  @Test(arguments: [
    (
      #","requiresToFail":["h"]"#, "", "remove g.require(toFail: h)", #"without "h" in "requiresToFail" of g"#
    ),
    (
      #","delegate":{"shouldRequireFailureOf":["h"]}"#, "",
      "delegate of g: gestureRecognizer(_:shouldRequireFailureOf:) returns false for h",
      #"without "h" in "shouldRequireFailureOf" of the delegate of g"#
    ),
    (
      #","subclass":{"shouldRequireFailureOf":["h"]}"#, "",
      "subclass of g: shouldRequireFailure(of:) returns false for h",
      #"without "h" in "shouldRequireFailureOf" of the subclass of g"#
    ),
    (
      "", #","delegate":{"shouldBeRequiredToFailBy":["g"]}"#,
      "delegate of h: gestureRecognizer(_:shouldBeRequiredToFailBy:) returns false for g",
      #"without "g" in "shouldBeRequiredToFailBy" of the delegate of h"#
    ),
    (
      "", #","subclass":{"shouldBeRequiredToFailBy":["g"]}"#,
      "subclass of h: shouldBeRequiredToFail(by:) returns false for g",
      #"without "g" in "shouldBeRequiredToFailBy" of the subclass of h"#
    ),
  ]) func theRequirementIsNamedWhereItStands(_ own: String, _ other: String, _ swift: String, _ key: String) throws {
    let puzzle = try Puzzle(
      view("b", whole, with(recognizer("g", "Pan", own), recognizer("h", "Pan", other))), [.swipe(100, 200, by: 150, 0)]
    )
    let cures = puzzle.diagnosis.cures(for: .acts("g"))
    expectEqual(cures.first?.swift.first, swift)
    expectEqual(cures.first?.sceneKeys.first, key)
    expectEqual(cures.first?.outcome.hasSuffix("nothing else changes."), true, "both may go on")
  }

  @Test func aTapIsNeverToldToWaitForOneWithFewerTaps() throws {
    let puzzle = try Puzzle(
      view(
        "b", whole,
        with(
          recognizer("g", "Tap"), recognizer("h", "Tap", #","numberOfTapsRequired":2"#),
          recognizer("k", "Tap", #","numberOfTapsRequired":3"#))),
      [.tap(100, 100), .tap(100, 100, at: 0.15), .tap(100, 100, at: 0.3)])
    try expectEqual(puzzle.cures("h acts less often").first, "h.require(toFail: k)")
    for name in ["g", "h", "k"] {
      for goal in ["acts", "acts less often", "does not act"] {
        let cures = try puzzle.cures("\(name) \(goal)")
        #expect(cures.allSatisfy { !$0.contains("h.require(toFail: g)") && !$0.contains("k.require(toFail: ") })
      }
    }
  }

  @Test func aPressThatATapWaitsForIsOverTooSoon() throws {
    let recognizers = with(
      recognizer("g", "Tap", #","requiresToFail":["h"]"#), recognizer("h", "LongPress", #","minimumPressDuration":0.3"#)
    )
    let puzzle = try Puzzle(view("b", whole, recognizers), [.hold(100, 100, for: 0.5)])
    #expect(try puzzle.cures("g acts").contains("h.minimumPressDuration = 0.7"))
  }

  // MARK: Others

  @Test(arguments: ["UIButton", "UIControl"])
  func aControlWhoseOverridesDoNotCallSuper(_ kind: String) throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,200,40]", heard + #","callsSuper":"never""#, of: kind), [.tap(80, 70)])
    expectEqual(puzzle.likelyGoals, ["b sends"])
    try expectEqual(puzzle.cures("b sends"), ["class of b: each override calls super, which passes it on to next"])
  }

  @Test func aTouchAreaThatWasMadeSmallerIsNamedByItsKey() throws {
    let puzzle = try Puzzle(
      view("b", "[50,50,200,200]", #","touchInsets":[60,60,60,60]"# + with(recognizer("g", "Tap"))), [.tap(70, 70)])
    expectEqual(puzzle.diagnosis.cures(for: .acts("g")).first?.sceneKeys, [#"without "touchInsets" of b"#])
  }

  @Test func aTapAroundATextView() throws {
    let puzzle = try Puzzle(
      root: #""recognizers":[\#(recognizer("g", "Tap"))],"#, view("b", "[50,50,200,200]", of: "UITextView"),
      [.tap(100, 100)])
    let cure = try #require(puzzle.diagnosis.cures(for: .acts("g")).first)
    expectEqual(cure.swift, ["delegate of g: gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) returns true"])
    expectEqual(cure.sceneKeys, [#""g": {"delegate": {"shouldRecognizeSimultaneouslyWith": true}}"#])
    expectEqual(cure.outcome, "g then acts at 0.050 s; nothing else changes.")
  }
}
