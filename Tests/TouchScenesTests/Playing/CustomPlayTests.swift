import Expectations
import Testing
import TouchScenes

/// App-defined recognizers, recognizers on the window, and pickers in scenes.
@MainActor @Suite struct CustomPlayTests {
  /// A view of the whole scene with a recognizer that begins with two fingers, or after 30 points.
  private func board(_ transitions: String, _ more: String = "") -> String {
    #"""
    {"name":"board","class":"UIView","frame":[0,0,390,640],"isMultipleTouchEnabled":true,
     "overrides":["touchesBegan","touchesEnded","touchesCancelled"],
     "recognizers":[{"name":"own","class":"CustomGestureRecognizer","transitions":[\#(transitions)]}\#(more)]}
    """#
  }
  private let continuous = """
    {"on":"touchesMoved","from":"possible","distance":30,"state":"began"},
    {"on":"touchesMoved","from":"began","state":"changed"},{"on":"touchesMoved","from":"changed","state":"changed"},
    {"on":"touchesEnded","from":"possible","state":"failed"},{"on":"touchesEnded","touches":0,"state":"ended"}
    """

  @Test("4.2: a table of a continuous recognizer: began after 30 points, changed, ended with the last finger")
  func aContinuousTable() throws {
    let input = fingers("d1 100 100 0, m1 100 120 0.1, m1 100 130 0.2, m1 100 150 0.3, u1 100 150 0.4")
    try expectEqual(
      play(board(continuous), input),
      [
        "0.000 board touchesBegan 1", "0.200 own action began", "0.200 board touchesCancelled 1",
        "0.300 own action changed", "0.400 own action ended",
      ])
  }

  @Test("One that fails leaves the touch to its view and the finger to others")
  func aTableThatFails() throws {
    let tap = #",{"name":"tap","class":"UITapGestureRecognizer","requiresToFail":["own"]}"#
    try expectEqual(
      play(board(continuous, tap), fingers("d1 100 100 0, u1 100 100 0.1")),
      [
        "0.000 board touchesBegan 1", "0.100 tap action ended", "0.100 board touchesCancelled 1",
      ])
  }

  @Test("A discrete table counts fingers, and begins anew with the next touches")
  func aDiscreteTable() throws {
    let pair = #"{"on":"touchesBegan","touches":2,"state":"ended"}"#
    let two = "d1 100 100 0, d2 200 100 0.1, u1 100 100 0.2, u2 200 100 0.3"
    let again = "d1 100 100 1, d2 200 100 1.1, u1 100 100 1.2, u2 200 100 1.3"
    let actions = try play(board(pair), fingers(two + "," + again)).filter { $0.contains("action") }
    expectEqual(actions, ["0.100 own action ended", "1.100 own action ended"])
  }

  @Test func whatIsReadIsWritten() throws {
    let scene = try player(board(continuous), "").stage.scene
    let own = scene.root.children[0].recognizers[0]
    #expect(own.transitions.count == 5 && own.transitions[0].distance == 30 && own.transitions[4].touches == 0)
    try expectEqual(SceneFile.read(Array(scene.text.utf8), file: "again.json"), scene)
  }

  @Test(
    "Tables that cannot be are refused, with what is accepted",
    arguments: [
      (#"{"on":"touched","state":"began"}"#, #""on" in a transition of CustomGestureRecognizer "own" is "touched""#),
      (#"{"on":"touchesBegan"}"#, #"lacks "state"; accepted: began, cancelled, changed, ended, failed"#),
      (#"{"on":"touchesBegan","state":"possible"}"#, #""state" in a transition"#),
      (#"{"on":"touchesBegan","state":"began","after":1}"#, #"unknown key "after""#),
      (#"{"on":"touchesBegan","state":"began","from":"ended"}"#, "accepted: began, changed, possible"),
    ])
  func badTables(_ row: String, _ message: String) {
    #expect(complaint(board(row)).contains(message))
  }

  @Test("A recognizer on the window gets touches of everything, and loses to none of its views' order")
  func onTheWindow() throws {
    let tap = #""recognizers":[{"name":"all","class":"UITapGestureRecognizer","addedTo":"window"}]"#
    let stage = try player(view("a", "0 0 100 100"), root: tap, fingers("d1 50 50 0, u1 50 50 0.1")).stage
    expectEqual(stage.log, ["0.000 a touchesBegan 1", "0.100 all action ended", "0.100 a touchesCancelled 1"])
    #expect(stage.recognizer(named: "all")?.view === stage.rootView.window)
    try expectEqual(SceneFile.read(Array(stage.scene.text.utf8), file: "again.json"), stage.scene)
  }

  @Test func onlyTheRootHasRecognizersOfTheWindow() {
    let inner = """
      {"name":"a","class":"UIView","frame":[0,0,9,9],
       "recognizers":[{"name":"g","class":"UITapGestureRecognizer","addedTo":"window"}]}
      """
    #expect(complaint(inner).contains(#"accepted: no "addedTo" except in the recognizers of the root"#))
    let other = #""recognizers":[{"name":"g","class":"UITapGestureRecognizer","addedTo":"root"}]"#
    #expect(complaint(view("a"), root: other).contains("accepted: window"))
  }

  private let picker = """
    {"name":"wheels","class":"UIPickerView","frame":[35,100,320,216],"logs":["rows"],
     "components":[["red","green","blue"],["1","2"]],"selectedRows":[1]}
    """

  @Test("8.14: a row that is tapped is selected, once its wheel rests")
  func picking() throws {
    // The middle of the picker is at 208, and rows are 32 points high.
    let stage = try player(picker, fingers("d1 100 240 0, u1 100 240 0.05")).stage
    let lines = stage.log.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    expectEqual(lines, ["wheels didSelectRow 0.2"])
    #expect(stage.log.allSatisfy { $0 > "0.1" }, "not before the wheel rests")
    try expectEqual(SceneFile.read(Array(stage.scene.text.utf8), file: "again.json"), stage.scene)
  }

  @Test func wheelsThatCannotBeAreRefused() {
    func bad(_ keys: String) -> String {
      complaint(#"{"name":"w","class":"UIPickerView","frame":[0,0,320,216],\#(keys)}"#)
    }
    #expect(bad(#""components":["a"]"#).contains("accepted: a list of wheels, each a list of texts"))
    #expect(bad(#""components":[["a"]],"selectedRows":[1]"#).contains("accepted: a list with a row of each wheel"))
    #expect(bad(#""components":[["a"]],"selectedRows":[0,0]"#).contains("accepted: a list with a row of each wheel"))
  }

  // MARK: Links

  private func text(_ keys: String) -> String {
    #"{"name":"t","class":"UITextView","frame":[0,0,320,100],"text":"See the page.","isEditable":false,"#
      + #""logs":["text"],\#(keys)}"#
  }

  @Test("19.9: a tap on a link opens it, a tap beside it does not; the log has the address")
  func links() throws {
    let input = "d1 60 15 0, u1 60 15 0.05, d1 250 60 1, u1 250 60 1.05"
    let stage = try player(text(#""links":[{"range":[4,8],"url":"https://a.example"}]"#), fingers(input)).stage
    let lines = stage.log.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    #expect(lines.filter { $0.hasPrefix("t openURL") } == [#"t openURL "https://a.example""#])
    try expectEqual(SceneFile.read(Array(stage.scene.text.utf8), file: "again.json"), stage.scene)
  }

  @Test func linksThatCannotBeAreRefused() {
    func bad(_ link: String) -> String { complaint(text(#""links":[\#(link)]"#)) }
    let accepted = "accepted: whole numbers [offset, length] in the 13 UTF-16 units of the text"
    #expect(bad(#"{"range":[10,4],"url":"a"}"#).contains(accepted))
    #expect(bad(#"{"range":[0.5,1],"url":"a"}"#).contains(accepted))
    #expect(bad(#"{"range":[4,0],"url":"a"}"#).contains(accepted))
    #expect(bad(#"{"range":[14,1],"url":"a"}"#).contains(accepted))
    #expect(bad(#"{"range":[0,1]}"#).contains("url"))
  }

  private func complaint(_ children: String, root: String = "") -> String {
    do {
      _ = try player(children, root: root, "")
      return ""
    } catch { return "\(error)" }
  }
}
