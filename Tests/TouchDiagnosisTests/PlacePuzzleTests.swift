import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// What was under the finger, the pointer or the wheel, where no recognizer decided anything.
@MainActor @Suite struct PlacePuzzleTests {
  /// A diagnosis of an input in lines of its file.
  private func diagnosis(_ children: String, _ lines: String...) throws -> Diagnosis {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[400,600],
       "root":{"name":"a","class":"UIView","frame":[0,0,400,600],"children":[\(children)]}}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    let input = #"{"format":"touchstone-input","version":1,"size":[400,600]}"# + lines.map { "\n{\($0)}" }.joined()
    return Diagnosis(scene, try InputFile.read(Array(input.utf8), file: "a.jsonl", sceneSize: scene.size))
  }

  @Test("A view that had acted, and that its action made smaller, missed the next touch by so much")
  func smaller() throws {
    let tap = recognizer("g", "Tap", #","on":[{"state":"ended","set":{"b":{"transform":[0.5,0,0,0.5,0,0]}}}]"#)
    let puzzle = try Puzzle(view("b", "[100,100,200,200]", with(tap)), [.tap(130, 130), .tap(130, 140, at: 0.8)])
    expectEqual(
      puzzle.diagnosis.remarks,
      [
        Remark(
          subject: "b",
          sentence: "b missed the touch at 0.800 s: it came down 22 pt outside, as the action of g had set its "
            + "transform (2.3).")
      ])
  }

  @Test("A touch nearby that nothing took is one that missed; one far away, and one of a control, is not")
  func nearby() throws {
    let scene = view("b", "[100,100,100,100]", with(recognizer("g", "Tap")))
    func remarks(_ x: Double, _ more: String = "") throws -> [String] {
      try Puzzle(scene + more, [.tap(150, 150), .tap(x, 150, at: 0.8)]).diagnosis.remarks.map(\.sentence)
    }
    try expectEqual(remarks(230), ["b missed the touch at 0.800 s: it came down 30 pt outside (2.3)."])
    try expectEqual(remarks(260), [])
    try expectEqual(remarks(230, "," + view("k", "[210,100,100,100]", of: "UIButton")), [])
  }

  @Test("A view that an action had hidden let the touch through")
  func hidden() throws {
    let below = view("b", whole, with(recognizer("g", "Tap")))
    let tap = recognizer("h", "Tap", #","on":[{"state":"ended","set":{"c":{"isHidden":true}}}]"#)
    let puzzle = try Puzzle(
      below + "," + view("c", whole, with(tap)), [.tap(100, 100), .tap(100, 100, at: 0.8)])
    expectEqual(
      puzzle.diagnosis.reason(for: "g"),
      "The action of h had set isHidden of c, which is in front; so the touch at 0.800 s went to b (2.4).")
    expectEqual(puzzle.diagnosis.reason(for: "h"), nil)
  }

  @Test("The hit test takes the corners that cornerRadius leaves empty")
  func corner() throws {
    let scene = view("b", "[100,100,200,200]", #","cornerRadius":100"# + with(recognizer("g", "Tap")))
    expectEqual(
      try Puzzle(scene, [.tap(110, 110)]).diagnosis.reason(for: "g"),
      "The touch was in a corner of b that its cornerRadius of 100 leaves empty; the hit test takes all of its bounds "
        + "(2.3).")
    expectEqual(try Puzzle(scene, [.tap(200, 200)]).diagnosis.reason(for: "g"), nil)
  }

  @Test("Turns of the wheel that come to another view, because the view has moved away, are counted")
  func wheel() throws {
    let pan = recognizer("g", "Pan", #","apply":"translate","allowedScrollTypesMask":["all"]"#)
    func reason(_ turns: Int) throws -> String? {
      let lines = (0..<4).prefix(turns).map { #""t":\#(Double($0) * 0.08),"scroll":[0,-30],"x":200,"y":240"# }
      let scene = view("b", "[40,200,310,90]", with(pan))
      let text = lines.joined(separator: "}\n{")
      return try diagnosis(scene, text).reason(for: "g")
    }
    try expectEqual(reason(2), nil)
    try expectEqual(
      reason(3), "A further turn of the wheel came to a, because b was no longer under the pointer (7.3.12).")
    try expectEqual(
      reason(4), "2 further turns of the wheel came to a, because b was no longer under the pointer (7.3.12).")
  }

  @Test("The finger that a pinch lacks came down outside its view; another time it says nothing")
  func pinch() throws {
    let scene = view("b", "[100,100,200,200]", with(recognizer("g", "Pinch")))
    let both = try Puzzle(scene, [.hold(150, 150, for: 0.3), .hold(320, 150, for: 0.3, at: 0.05, id: 2)]).diagnosis
    expectEqual(both.reason(for: "g"), "Another finger came down 20 pt outside b, and a got it (2.3).")
    expectEqual(Verdict.gestureAdvice(for: "g", in: both.before.story), "put 2 fingers on b")
    let alone = try Puzzle(
      scene,
      [.hold(150, 150, for: 0.3), .hold(320, 150, for: 0.3, at: 1), .hold(330, 170, for: 0.3, at: 1, id: 2)]
    ).diagnosis
    expectEqual(alone.reason(for: "g"), nil)
    expectEqual(Verdict.gestureAdvice(for: "g", in: alone.before.story), "use 2 fingers")
  }

  @Test("The button that a recognizer takes is named where another one was pressed")
  func button() throws {
    let scene = view("b", whole, with(recognizer("g", "Tap", #","buttonMaskRequired":["secondary"]"#)))
    func touch(_ time: Double, _ phase: String) -> String {
      #""t":\#(time),"id":0,"phase":"\#(phase)","x":60,"y":60,"type":"indirectPointer","buttons":["primary"]"#
    }
    expectEqual(
      try diagnosis(scene, touch(0, "began"), touch(0.05, "ended")).reason(for: "g"),
      "It takes the secondary button only.")
  }

  @Test("The condition on which a delegate lets a pan begin is named, with the velocity when it was asked")
  func condition() throws {
    func reason(_ rule: String, _ dx: Double, _ dy: Double) throws -> String? {
      let pan = recognizer("g", "Pan", #","delegate":{"shouldBegin":"\#(rule)"}"#)
      return try Puzzle(view("b", whole, with(pan)), [.swipe(200, 200, by: dx, dy)]).diagnosis.reason(for: "g")
    }
    try expectEqual(
      reason("horizontal", 12, 80),
      "It answers yes where the velocity is greater along x. When it was asked, the velocity was 66 pt/s across and "
        + "440 pt/s up or down; the finger had gone 2.4 pt across and 16 pt up or down.")
    try expectEqual(
      reason("vertical", 80, -12),
      "It answers yes where the velocity is greater along y. When it was asked, the velocity was 440 pt/s across and "
        + "66 pt/s up or down; the finger had gone 16 pt across and 2.4 pt up or down.")
    try expectEqual(reason("vertical", 12, 80), nil)
  }

  @Test("A tap that leaves its touch to a button acts together with it")
  func together() throws {
    func senders(_ flag: Bool) throws -> [Verdict] {
      let tap = recognizer("g", "Tap", #","cancelsTouchesInView":\#(flag)"#)
      return try Puzzle(view("k", "[50,50,200,200]", with(tap), of: "UIButton"), [.tap(100, 100)]).diagnosis.senders
    }
    try expectEqual(
      senders(false).map(\.sentences),
      [
        [
          "k sent touchUpInside at 0.050 s.",
          "g acted too, on the same touch: its cancelsTouchesInView is false, so it left the touch to k (6.2).",
        ]
      ])
    try expectEqual(senders(false).map(\.isNotable), [true])
    try expectEqual(senders(true).flatMap(\.sentences).filter { $0.contains("acted too") }, [])
  }
}
