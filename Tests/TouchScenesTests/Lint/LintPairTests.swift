import Expectations
import Testing
import TouchScenes

/// What lint says of pairs of which one never acts, and of answers without effect.
@MainActor @Suite struct LintPairTests {
  private func scene(_ children: String, root: String = "", _ constraints: String = "") throws -> SceneFile {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[400,600],"constraints":[\(constraints)],
       "root":{"name":"a","class":"UIView","frame":[0,0,400,600]\(root),"children":[\(children)]}}
      """
    return try SceneFile.read(Array(text.utf8), file: "a.json")
  }

  private func findings(_ children: String, root: String = "") throws -> [String] {
    SceneLint.findings(in: try scene(children, root: root))
  }

  private func view(
    _ name: String, _ keys: String = "", of kind: String = "UIView", _ frame: String = "[0,0,300,300]",
    _ children: String...
  ) -> String {
    #"{"name":"\#(name)","class":"\#(kind)","frame":\#(frame)\#(keys),"children":[\#(children.joined(separator: ","))]}"#
  }

  private func recognizers(_ all: String...) -> String { #","recognizers":[\#(all.joined(separator: ","))]"# }

  private func recognizer(_ name: String, _ kind: String, _ keys: String = "") -> String {
    #"{"name":"\#(name)","class":"UI\#(kind)GestureRecognizer"\#(keys)}"#
  }

  // MARK: Touches that never come

  @Test("2.1: a view in a row can be covered by another in the same row")
  func coveredInARow() throws {
    func table(_ row: String) -> String {
      view(
        "t", #","sections":[{"rows":["1","2"]}],"rowHeight":72"#, of: "UITableView", "[0,0,400,600]",
        view("b", #","in":"0.0""#, of: "UIButton", "[250,16,110,40]"), view("c", #","in":"\#(row)""#, "[0,0,400,72]"))
    }
    try expectEqual(
      findings(table("0.0")), ["b can never get a touch: c is in front of b and covers all of it (2.1)"])
    try expectEqual(findings(table("0.1")), [])
  }

  @Test("2.13: a hit test that returns the superview keeps touches from all subviews")
  func redirectedTouches() throws {
    func bar(_ rule: String) -> String {
      view("p", #","hitTest":"\#(rule)""#, "[0,0,300,60]", view("b", of: "UIButton", "[0,0,90,44]"))
    }
    try expectEqual(
      findings(bar("superview")),
      ["b can never get a touch: hitTest(_:with:) of p returns a in place of its subviews (2.13)"])
    try expectEqual(findings(bar("passThrough")), [])
  }

  @Test("2.5: a view that constraints leave without a height hides what is in it from touches")
  func outsideByConstraints() throws {
    func account(_ height: Int) throws -> [String] {
      let edges = ["leading", "trailing", "top"].map { "\"f.\($0) == a.\($0)\"" } + ["\"f.height == \(height)\""]
      let footer = view(
        "f", #","translatesAutoresizingMaskIntoConstraints":false"#, "[0,0,0,0]",
        view("b", of: "UIButton", "[20,8,300,50]"))
      return LayoutAccount(of: try scene(footer, edges.joined(separator: ","))).findings
    }
    try expectEqual(
      account(0),
      [
        "b can never get a touch: all of b is outside f, which is 400 by 0 pt by its constraints (2.5); cure: constrain "
          + "the size of f to its content"
      ])
    try expectEqual(account(60), [])
  }

  // MARK: Answers without effect

  @Test("26.21: actions of rows that cannot be edited never appear", arguments: ["leading", "trailing"])
  func actions(_ side: String) throws {
    func table(_ canEdit: Bool) -> String {
      view(
        "t",
        #","sections":[{"rows":["1"]}],"dataSource":{"canEdit":\#(canEdit)},"delegate":{"\#(side)SwipeActions":[{"title":"A"}]}"#,
        of: "UITableView")
    }
    try expectEqual(
      findings(table(false)),
      [
        "the \(side) actions of the rows of t never appear: its data source answers false to canEditRowAt (26.21); cure: it "
          + "answers true"
      ])
    try expectEqual(findings(table(true)), [])
  }

  @Test("26.28: rows that can move have no grips outside of editing mode")
  func grips() throws {
    func table(_ keys: String) -> String {
      view("t", #","sections":[{"rows":["1"]}],"dataSource":{"canMove":true}\#(keys)"#, of: "UITableView")
    }
    try expectEqual(
      findings(table("")),
      [
        "no row of t can be moved by a finger: its data source answers true to canMoveRowAt, but only editing mode shows "
          + "grips (26.27, 26.28); cure: t.isEditing = true"
      ])
    try expectEqual(findings(table(#","isEditing":true"#)), [])
    let edit = recognizer("m", "Tap", #","on":[{"state":"ended","set":{"t":{"isEditing":true}}}]"#)
    try expectEqual(findings(table("") + "," + view("q", recognizers(edit), "[0,400,90,90]")), [])
  }

  @Test("9.15: a view to zoom does not zoom between equal scales")
  func equalScales() throws {
    func list(_ maximum: Int) -> String {
      view(
        "k", #","contentSize":[300,300],"viewForZooming":"c","minimumZoomScale":1,"maximumZoomScale":\#(maximum)"#,
        of: "UIScrollView", "[0,0,300,300]", view("c"))
    }
    try expectEqual(
      findings(list(1)),
      [
        "k never zooms: its delegate returns a view to zoom, but minimumZoomScale and maximumZoomScale are both 1 (9.15); "
          + "cure: k.maximumZoomScale = 4"
      ])
    try expectEqual(findings(list(2)), [])
  }

  // MARK: Recognizers

  @Test("5.1.2: taps of a view and of one around it both act where a delegate lets them")
  func tapsTogether() throws {
    func scene(_ keys: String) -> String {
      view(
        "p", recognizers(recognizer("m", "Tap", keys)), "[0,0,300,300]", view("q", recognizers(recognizer("n", "Tap"))))
    }
    try expectEqual(
      findings(scene(#","delegate":{"shouldRecognizeSimultaneouslyWith":true}"#)),
      [
        "n and m both act with each tap in q (a > p > q): the delegate of m lets them recognize together (5.1.2); cure: it "
          + "answers false for n"
      ])
    try expectEqual(findings(scene(#","delegate":{"shouldRecognizeSimultaneouslyWith":false}"#)), [])
  }

  @Test("5.1.4: pans of rows keep a list from scrolling, unless they begin across it only")
  func rowsWithPans() throws {
    func list(_ keys: String, width: Int = 280) -> String {
      let rows = (0...1).map { row in
        view("r\(row)", recognizers(recognizer("m\(row)", "Pan", keys)), "[10,\(row * 80),\(width),72]")
      }
      return view(
        "k", #","contentSize":[300,900]"#, of: "UIScrollView", "[0,0,300,300]", rows.joined(separator: ","))
    }
    try expectEqual(
      findings(list("")),
      [
        "m0 and m1 keep k from scrolling where the finger is in their views: they and k.pan begin after 10 pt, and the "
          + "inner one wins (5.1.4); cure: the delegate of each answers true to gestureRecognizerShouldBegin only when the "
          + "velocity is greater along x (5.4.1)"
      ])
    try expectEqual(findings(list(#","delegate":{"shouldBegin":"horizontal"}"#)), [])
    try expectEqual(findings(list("", width: 80)), [], "a small view is there to be dragged")
  }

  @Test("5.1.3, 31.4: a shorter press around a view keeps its context menu from opening")
  func menus() throws {
    func scene(_ keys: String) -> String {
      view(
        "p", recognizers(recognizer("m", "LongPress", keys)), "[0,0,300,300]",
        view("q", #","menu":["Share"]"#, "[0,0,90,90]"))
    }
    try expectEqual(
      findings(scene(#","minimumPressDuration":0.3"#)),
      [
        "the context menu of q never opens by a finger: m on p begins after 0.3 s, and the menu takes 0.5 s (5.1.3, 31.4); "
          + "cure: m requires q.menu to fail, or its minimumPressDuration is above 0.5"
      ])
    try expectEqual(findings(scene(#","minimumPressDuration":0.6"#)), [])
    try expectEqual(findings(scene(#","minimumPressDuration":0.3,"requiresToFail":["q.menu"]"#)), [])
  }

  @Test("5.2.1: a swipe that waits for a pan of its view never wins")
  func swipesAfterPans() throws {
    let (swipe, pan) = (recognizer("m", "Swipe", #","requiresToFail":["n"]"#), recognizer("n", "Pan"))
    try expectEqual(
      findings(view("q", recognizers(pan, swipe))),
      [
        "m can never win: it waits for n, which begins after 10 pt, and a swipe takes 26.5 to 50 pt (5.2.1, 7.4.2); cure: "
          + "reverse the requirement, n requires m to fail"
      ])
    let two = recognizer("n", "Pan", #","minimumNumberOfTouches":2"#)
    try expectEqual(findings(view("q", recognizers(two, swipe))), [])
  }
}
