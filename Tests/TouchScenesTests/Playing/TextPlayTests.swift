import Expectations
import Testing
import TouchScenes

/// What text fields and text views of a scene log, and the lines of inputs that write into them.
@MainActor @Suite struct TextPlayTests {
  private static func field(_ name: String, _ keys: String = "", y: Int = 100) -> String {
    #"{"name":"\#(name)","class":"UITextField","frame":[20,\#(y),200,34],"logs":["text"]\#(keys)}"#
  }

  @Test func aTapBeginsAndKeysCompositionsAndPastesAreLogged() throws {
    let log = try play(
      Self.field("f"),
      fingers("d1 100 117 0, u1 100 117 0.05") + #"""
        {"t":1,"press":"began","key":"a"}
        {"t":1.1,"press":"ended","key":"a"}
        {"t":2,"composition":"k","selection":[0,1]}
        {"t":2.1,"text":"か"}
        {"t":3,"paste":"x\ny"}
        """#)
    expectEqual(
      log,
      [
        "0.050 f textFieldShouldBeginEditing true", "0.050 f textFieldDidBeginEditing",
        "1.000 f shouldChangeCharactersIn 0 0 \"a\" true", "1.000 f selection 1 0", "1.000 f text \"a\"",
        "2.000 f selection 1 1", "2.000 f text \"ak\"", "2.100 f shouldChangeCharactersIn 1 1 \"か\" true",
        "2.100 f selection 2 0", "2.100 f text \"aか\"", "3.000 f shouldChangeCharactersIn 2 0 \"x y\" true",
        "3.000 f selection 5 0", "3.000 f text \"aかx y\"",
      ])
  }

  @Test func theAnswersOfADelegateDecideAndAreRemarkedOn() throws {
    let first = Self.field("f", #","isFirstResponder":true,"delegate":{"shouldEndEditing":false,"shouldChange":false}"#)
    let player = try player(
      first + "," + Self.field("g", y: 200),
      #"{"t":0,"text":"a"}"# + "\n" + fingers("d1 100 217 1, u1 100 217 1.05"))
    expectEqual(
      player.stage.log,
      [
        "0.000 f textFieldShouldBeginEditing true", "0.000 f textFieldDidBeginEditing",
        "0.000 f shouldChangeCharactersIn 0 0 \"a\" false", "1.050 g textFieldShouldBeginEditing true",
        "1.050 f textFieldShouldEndEditing false",
      ])
    expectEqual(
      player.stage.remarks.map(\.sentence),
      [
        "f took no edit: its delegate answered no to shouldChange (18.4, 19.3)",
        "f kept editing: its delegate answered no to shouldEndEditing (18.7)",
      ])
  }

  @Test func aSecureFieldTellsNoText() throws {
    let log = try play(Self.field("f", #","isFirstResponder":true,"isSecureTextEntry":true"#), #"{"t":1,"text":"ab"}"#)
    expectEqual(log.dropFirst(2), ["1.000 f shouldChangeCharactersIn 0 0 \"••\" true", "1.000 f selection 2 0"])
  }

  @Test func aTextViewLogsItsDelegateAndScrolls() throws {
    let log = try play(
      #"""
      {"name":"v","class":"UITextView","frame":[20,100,200,100],"text":"one\ntwo","isFirstResponder":true,
       "logs":["text","scroll"]}
      """#, #"{"t":1,"press":"began","key":"return"}"#)
    expectEqual(
      log,
      [
        "0.000 v textViewShouldBeginEditing true", "0.000 v textViewDidBeginEditing",
        "1.000 v shouldChangeTextIn 7 0 \"\\n\" true", "1.000 v selection 8 0", "1.000 v textViewDidChange",
        "1.000 v text \"one\\ntwo\\n\"",
      ])
  }

  @Test func aTapThatEndsEditingDoesNotActInAField() throws {
    let tap =
      #""recognizers":[{"name":"tap","class":"UITapGestureRecognizer","on":[{"state":"ended","endEditing":"root"}]}]"#
    let log = try play(
      Self.field("f") + "," + Self.field("g", y: 200), root: tap,
      fingers("d1 100 117 0, u1 100 117 0.05, d1 100 217 1, u1 100 217 1.05, d1 100 500 2, u1 100 500 2.05"))
    expectEqual(
      log,
      [
        "0.050 f textFieldShouldBeginEditing true", "0.050 f textFieldDidBeginEditing",
        "1.050 g textFieldShouldBeginEditing true", "1.050 f textFieldShouldEndEditing true",
        "1.050 f textFieldDidEndEditing", "1.050 g textFieldDidBeginEditing", "2.050 tap action ended",
        "2.050 g textFieldShouldEndEditing true", "2.050 g textFieldDidEndEditing",
      ])
  }

  @Test func theEventsOfAField() throws {
    let log = try play(
      #"{"name":"f","class":"UITextField","frame":[20,100,200,34],"isFirstResponder":true,"events":["editingChanged","editingDidEnd","editingDidEndOnExit"]}"#,
      #"{"t":1,"text":"a"}"# + "\n" + #"{"t":2,"press":"began","key":"return"}"#)
    expectEqual(
      log, ["1.000 f event editingChanged", "2.000 f event editingDidEndOnExit", "2.000 f event editingDidEnd"])
  }

  @Test func whatWasReadIsWritten() throws {
    let scene = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],"root":{"name":"root","class":"UIView",
       "frame":[0,0,390,640],"recognizers":[{"name":"tap","class":"UITapGestureRecognizer","on":[{"state":"ended",
       "endEditing":"root"}]}],"children":[{"name":"f","class":"UITextField","frame":[0,0,100,34],"text":"a","placeholder":"b",
       "borderStyle":"line","clearButtonMode":"always","isSecureTextEntry":true,"clearsOnBeginEditing":true,
       "delegate":{"shouldClear":false,"shouldReturn":true},"events":["editingDidBegin"],"logs":["text"]},
       {"name":"v","class":"UITextView","frame":[0,40,100,80],"isEditable":false,"isSelectable":true,
       "delegate":{"shouldChange":false}}]}}
      """
    let file = try SceneFile.read(Array(scene.utf8), file: "a")
    try expectEqual(SceneFile.read(Array(file.text.utf8), file: "b"), file)
    let lines = """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"text":"a"}
      {"t":1,"composition":"kk","selection":[0,1]}
      {"t":2,"composition":"k"}
      {"t":3,"composition":""}
      {"t":4,"paste":"b"}

      """
    let input = try InputFile.read(Array(lines.utf8), file: "c")
    try expectEqual(InputFile.read(Array(input.text.utf8), file: "d"), input)
    expectEqual(
      input.text.split(separator: "\n").map { $0.filter { $0 != " " } }, lines.split(separator: "\n").map(String.init))
  }

  @Test func whatIsNotAsItShouldBeIsRefused() {
    func complaint(_ line: String) -> String {
      let text = #"{"format":"touchstone-input","version":1,"size":[390,640]}"# + "\n" + line
      do {
        _ = try InputFile.read(Array(text.utf8), file: "i")
        return ""
      } catch { return error.description }
    }
    #expect(complaint(#"{"t":0,"composition":"ab","selection":[2,1]}"#).contains("two offsets from 0 to 2"))
    #expect(complaint(#"{"t":0,"text":3}"#).contains("a text of at most 20000 bytes"))
    #expect(complaint(#"{"t":0,"paste":"a","x":1}"#).contains(#"does not suit a line with "paste""#))
    do {
      _ = try play(#"{"name":"v","class":"UITextView","frame":[0,0,9,9],"delegate":{"shouldClear":true}}"#, "")
      Issue.record("a text view has no shouldClear")
    } catch { #expect("\(error)".contains("shouldClear")) }
  }
}
