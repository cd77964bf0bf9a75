import Expectations
import Testing
import TouchScenes

@testable import TouchDiagnosis

/// The sentences about the end of a touch, by input device and outcome.
@MainActor @Suite struct ToolTests {
  /// The sentences about the recognizer of a card; each line of the input without its braces.
  private func explained(_ class: String, _ lines: String...) throws -> [String] {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
       "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"children":[
        {"name":"card","class":"UIView","frame":[0,0,390,640],"recognizers":[{"name":"it","class":"\(`class`)"}]}]}}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    let input = #"{"format":"touchstone-input","version":1,"size":[390,640]}"# + lines.map { "\n{\($0)}" }.joined()
    let played = try InputFile.read(Array(input.utf8), file: "a.jsonl", sceneSize: scene.size)
    return ExplainedScene(scene, played).lines(of: "it").dropFirst().map { String($0.dropFirst(2)) }
  }

  private func touch(_ time: Double, _ phase: String, _ type: String, id: Int = 1) -> String {
    #""t":\#(time),"id":\#(id),"phase":"\#(phase)","x":60,"y":60,"type":"\#(type)""#
  }

  @Test(arguments: [
    ("direct", 1, "the finger lifted"), ("indirectPointer", 1, "the button was released"),
    ("direct", 0, "the button was released"), ("pencil", 1, "the pencil lifted"),
  ])
  func whatEndedIsCalledByItsName(_ type: String, _ id: Int, _ words: String) throws {
    try expectEqual(
      explained("UILongPressGestureRecognizer", touch(0, "began", type, id: id), touch(0.2, "ended", type, id: id))
        .last { $0.hasPrefix("it ") }, "it failed at 0.200 s: \(words) after 0.2 s, and it takes 0.5 s (7.2.3).")
  }

  @Test(arguments: [
    ("UITapGestureRecognizer", "7.9.2"), ("UILongPressGestureRecognizer", "7.9.2"),
    ("UIPanGestureRecognizer", "7.3.10"),
  ])
  func aTouchThatWasTakenAwayDidNotLift(_ kind: String, _ rule: String) throws {
    try expectEqual(
      explained(kind, touch(0, "began", "direct"), touch(0.2, "cancelled", "direct")).last,
      "it failed at 0.200 s: the system took the touch away (\(rule)).")
    let pinch = try explained(
      "UIPinchGestureRecognizer", touch(0, "began", "direct"), touch(0, "began", "direct", id: 2),
      touch(0.2, "cancelled", "direct"), touch(0.2, "ended", "direct", id: 2))
    expectEqual(pinch.last, "it failed at 0.200 s: the system took the touch away (7.9.2).")
  }
}
