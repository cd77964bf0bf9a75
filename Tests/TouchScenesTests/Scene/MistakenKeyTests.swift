import Expectations
import Testing
import TouchScenes

/// Mistakes of people who know UIKit: the message has the path and the intended key.
@Suite struct MistakenKeyTests {
  /// What is said of a view on one line with the rest of its file.
  private func message(_ root: String) -> String {
    let text =
      #"{"format":"touchstone-scene","version":1,"title":"t","size":[10,10],"root":{"name":"a","class":"UIView","#
      + #""frame":[0,0,10,10],\#(root)}}"#
    return refusal { () throws(FileError) in try SceneFile.read(Array(text.utf8), file: "s.json") }
  }

  @Test func onOneLineThePathIsTold() {
    let start = message(#""children":[{"name":"b","class":"UIView","frame":[0,0,1,1],"recognizers":[{"name":"k"}]}]"#)
      .prefix(83)
    expectEqual(start, #"s.json:1: root.children[0].recognizers[0]: recognizer "k" lacks "class"; accepted: "#)
    #expect(message(#""alpha":true"#).hasPrefix(#"s.json:1: root: "alpha" in UIView "a" is true; accepted: "#))
  }

  @Test func onSeveralLinesTheLineIsEnough() {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[10,10],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10],"alpha":true}}
      """
    let said = refusal { () throws(FileError) in try SceneFile.read(Array(text.utf8), file: "s.json") }
    #expect(said.hasPrefix(#"s.json:2: "alpha" in UIView "a""#))
  }

  @Test(arguments: [
    (#""gestureRecognizers":[]"#, "recognizers"), (#""subviews":[]"#, "children"), (#""hidden":true"#, "isHidden"),
    (#""recognizers":[{"name":"k","class":"Tap"}]"#, "UITapGestureRecognizer"),
    (#""recognizers":[{"name":"k","class":"PanGestureRecognizer"}]"#, "UIPanGestureRecognizer"),
    (
      #""recognizers":[{"name":"k","class":"UITapGestureRecognizer","delegate":{"shouldReceive":true}}]"#,
      "shouldReceiveTouch"
    ), (#""children":[{"name":"b","class":"Button","frame":[0,0,1,1]}]"#, "UIButton"),
  ]) func theKeyThatWasMeantIsNamed(_ root: String, _ meant: String) {
    #expect(message(root).hasSuffix("; did you mean \(meant)? [65]"))
  }

  @Test func aRecognizerAloneCanNameNoOther() {
    let own = #"{"name":"k","class":"UITapGestureRecognizer","requiresToFail":["j"]}"#
    expectEqual(
      message(#""recognizers":[\#(own)]"#),
      #"s.json:1: root.recognizers[0]: "requiresToFail" in UITapGestureRecognizer "k" is ["j"]; "#
        + "accepted: no name, as the scene has no other recognizer [65]")
  }
}
