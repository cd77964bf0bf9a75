import Expectations
import Testing
import TouchDiagnosis
import TouchFiles
import TouchScenes

@testable import TouchstoneCLI

/// Whole conversations about scenes.
@MainActor @Suite(.serialized) struct SceneConversationTests {
  private func ask(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
  }

  @Test func aControlThatLosesItsTouchIsPressedExplainedAndCured() throws {
    let conversation = try Conversation(about: "button-under-tap")
    conversation.begin()
    let answers = conversation.say([
      ask(1, "press", #"{"name": "custom"}"#),
      ask(2, "reachability", #"{"name": "custom"}"#),
      ask(3, "set_flag", #"{"name": "tap", "flag": "cancelsTouchesInView", "value": false}"#),
      ask(4, "press", #"{"name": "custom"}"#),
      ask(5, "undo"),
      ask(6, "undo"),
      ask(7, "press", #"{"name": "kustom"}"#),
      ask(8, "input"),
    ])
    func answer(_ id: Int, _ text: String, _ structure: String) -> String {
      #"{"jsonrpc": "2.0", "id": \#(id), "result": {"content": [{"type": "text", "text": \#(JSONWriter.quoted(text))}], "structuredContent": \#(structure)}}"#
    }
    func failure(_ id: Int, _ text: String) -> String {
      #"{"jsonrpc": "2.0", "id": \#(id), "result": {"content": [{"type": "text", "text": \#(JSONWriter.quoted(text))}], "isError": true}}"#
    }
    expectEqual(
      answers,
      [
        answer(
          1,
          """
          0.000 s: A touch reaches custom.
          0.050 s: tap acts.
          0.050 s: The touch in custom is cancelled by tap (recognized, 6.2).
          """,
          #"{"events": [{"t": 0, "kind": "reached", "name": "custom"}, {"t": 0.05, "kind": "acted", "name": "tap"}, {"t": 0.05, "kind": "touchCancelled", "name": "custom", "rule": "6.2", "reason": "recognized", "by": "tap"}]}"#
        ),
        answer(
          2,
          """
          A finger at (195, 292) reaches custom.
          Recognizers whose delegate or class decides: tap.
          It could be cancelled by: tap.
          """,
          #"{"place": [195, 292], "view": "custom", "isReached": true, "receiving": [], "deciding": ["tap"], "refusing": [], "delaying": [], "cancelling": ["tap"]}"#
        ),
        answer(
          3, "tap.cancelsTouchesInView is false; it was true.",
          #"{"name": "tap", "flag": "cancelsTouchesInView", "value": false, "before": true}"#),
        answer(
          4,
          """
          0.550 s: A touch reaches custom.
          0.600 s: tap acts.
          """,
          #"{"events": [{"t": 0.55, "kind": "reached", "name": "custom"}, {"t": 0.6, "kind": "acted", "name": "tap"}]}"#
        ),
        answer(
          5, "tap.cancelsTouchesInView is true; it was false.",
          #"{"name": "tap", "flag": "cancelsTouchesInView", "value": true, "before": false}"#),
        failure(6, "No flag is set."),
        failure(7, "No object is called kustom; the tool tree lists the names; did you mean custom?"),
        answer(
          8,
          """
          {"format": "touchstone-input", "version": 1, "size": [390, 640]}
          {"t": 0, "id": 1, "phase": "began", "x": 195, "y": 292}
          {"t": 0.05, "id": 1, "phase": "ended", "x": 195, "y": 292}
          {"t": 0.55, "phase": "wait"}
          {"t": 0.55, "id": 1, "phase": "began", "x": 195, "y": 292}
          {"t": 0.6, "id": 1, "phase": "ended", "x": 195, "y": 292}
          {"t": 1.1, "phase": "wait"}

          """,
          #"{"lines": [{"format": "touchstone-input", "version": 1, "size": [390, 640]}, {"t": 0, "id": 1, "phase": "began", "x": 195, "y": 292}, {"t": 0.05, "id": 1, "phase": "ended", "x": 195, "y": 292}, {"t": 0.55, "phase": "wait"}, {"t": 0.55, "id": 1, "phase": "began", "x": 195, "y": 292}, {"t": 0.6, "id": 1, "phase": "ended", "x": 195, "y": 292}, {"t": 1.1, "phase": "wait"}]}"#
        ),
      ])
  }

  /// The log of a scene in which a conversation took place is that of its input.
  @Test(arguments: ["swipe-and-pan", "button-in-scroll", "bottom-sheet", "double-press", "long-press"])
  func whatWasTouchedPlaysAgainAsItWas(_ name: String) throws {
    let loaded = try BuiltInScenes.library.scene(name)
    let subject = try SceneSubject(loaded)
    let conversation = Conversation(subject)
    conversation.begin()
    let size = loaded.scene.size
    _ = try conversation.text("drag", #"{"x": \#(size.width / 2), "y": \#(size.height / 2), "dx": -120, "dy": 10}"#)
    _ = try conversation.text("press", #"{"x": \#(size.width / 3), "y": \#(size.height / 3), "duration": 0.7}"#)
    _ = try conversation.text("pinch", #"{"x": \#(size.width / 2), "y": \#(size.height / 2), "scale": 2}"#)
    _ = try conversation.text("press", #"{"x": \#(size.width / 2), "y": \#(size.height / 2), "count": 2}"#)
    _ = try conversation.text("type", #"{"text": "ab"}"#)
    _ = try conversation.text("type", #"{"key": "backspace"}"#)
    _ = try conversation.text("drag", #"{"x": \#(size.width / 2), "y": \#(size.height / 2), "dy": -150, "hold": 0.3}"#)
    _ = try conversation.text("wait", #"{"seconds": 12}"#)
    let text = try conversation.text("input")
    let player = ScenePlayer(loaded.scene)
    player.play(try InputFile.read(Array(text.utf8), file: "input"))
    expectEqual(player.stage.log, subject.log)
    #expect(subject.log.count > 3)
  }

  @Test func aPictureIsAPNGFile() throws {
    let conversation = try Conversation(about: "one-tap")
    conversation.begin()
    let result = try conversation.call("picture", #"{"scale": 0.5}"#)
    guard case .array(let content)? = result["content"]?.content, content.count == 2,
      case .string(let data)? = content[1]["data"]?.content
    else {
      Issue.record("no picture")
      return
    }
    expectEqual(content[1]["mimeType"].map(JSONWriter.line), "\"image/png\"")
    let bytes = Base64.decode(data) ?? []
    expectEqual(Array(bytes.prefix(8)), [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // The width and the height follow in the first chunk.
    expectEqual(Array(bytes[16..<24]), [0, 0, 0, 195, 0, 0, 1, 64])
  }

  @Test func aSceneThatWasNotTouchedIsExplainedByItsOwnInput() throws {
    let conversation = try Conversation(about: "swipe-and-pan")
    conversation.begin()
    let text = try conversation.text("explain", #"{"name": "swipe"}"#)
    let (scene, input) = try Scenes.loadWithInput("swipe-and-pan", nil)
    var question = Question(scene, input)
    question.guesses = .all
    expectEqual(text, question.answer.lines(of: "swipe").joined(separator: "\n"))
    #expect(try conversation.text("explain", #"{"name": "swype"}"#).hasSuffix("did you mean swipe?"))
    try expectEqual(conversation.text("capture"), "No gesture was made yet: press, drag or pinch first.")
  }
}
