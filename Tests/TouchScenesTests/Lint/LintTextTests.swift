import Expectations
import Testing
import TouchScenes

/// What lint says of text inputs, and whether the engine does the same.
@MainActor @Suite struct LintTextTests {
  private static let text = #""class":"UITextField","frame":[20,100,200,34],"logs":["text"]"#
  private static let tapped = "d1 100 117 0, u1 100 117 0.05"

  private func findings(_ children: String, root: String = "") throws -> [String] {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"test","size":[390,640],
       "root":{"name":"root","class":"UIView","frame":[0,0,390,640]\(root),"children":[\(children)]}}
      """
    return SceneLint.findings(in: try SceneFile.read(Array(text.utf8), file: "scene.json"))
  }

  @Test func fieldsThatCanNeverBeFirstResponder() throws {
    let off = #"{"name":"f",\#(Self.text),"isEnabled":false}"#
    let refused = #"{"name":"f",\#(Self.text),"delegate":{"shouldBeginEditing":false}}"#
    let shown = #"{"name":"v","class":"UITextView","frame":[0,0,9,9],"isEditable":false,"isSelectable":false}"#
    try expectEqual(findings(off), ["f (root > f) can never be first responder: it is not enabled (17.1)"])
    try expectEqual(
      findings(refused),
      [
        "f (root > f) can never be first responder: its delegate answers no to shouldBeginEditing (18.2)"
      ])
    try expectEqual(
      findings(shown),
      [
        "v (root > v) can never be first responder: it is neither editable nor selectable (17.1)"
      ])
    try expectEqual(findings(#"{"name":"f",\#(Self.text)}"#), [])
    try expectEqual(play(off, fingers(Self.tapped)), [])
    try expectEqual(play(refused, fingers(Self.tapped)), ["0.050 f textFieldShouldBeginEditing false"])
  }

  @Test func aTapThatEndsEditingWithTheTapThatBeginsIt() throws {
    func root(_ delegate: String) -> String {
      #","recognizers":[{"name":"tap","class":"UITapGestureRecognizer","delegate":{\#(delegate)},"on":[{"state":"ended","endEditing":"root"}]}]"#
    }
    let field = #"{"name":"f",\#(Self.text)}"#
    let both = root(#""shouldRecognizeSimultaneouslyWith":true"#)
    try expectEqual(
      findings(field, root: both),
      [
        "tap on root ends the editing of f with the tap that begins it (root > f): its delegate lets it recognize together "
          + "with the tap of the text (5.1.2, 20.10); cure: the delegate of tap answers false to shouldReceive for touches "
          + "in text inputs (1.3.4)"
      ])
    let lost = try play(field, root: String(both.dropFirst()), fingers(Self.tapped))
    expectEqual(lost.last, "0.050 f textFieldDidEndEditing")
    let cured = root(#""shouldReceiveTouch":{"notControls":true},"shouldRecognizeSimultaneouslyWith":true"#)
    #expect(try findings(field, root: cured) == [] && findings(field, root: root("")) == [])
    try expectEqual(
      play(field, root: String(cured.dropFirst()), fingers(Self.tapped)).last, "0.050 f textFieldDidBeginEditing")
  }
}
