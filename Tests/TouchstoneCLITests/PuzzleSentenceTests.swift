import Expectations
import Testing
import TouchDiagnosis
import TouchScenes

@testable import TouchstoneCLI

/// The output of `explain` for puzzles with neutral names: it names every object, event and goal.
@MainActor @Suite struct PuzzleSentenceTests {
  private func lines(_ views: String, _ moves: [(Double, Double, Double)], type: String = "direct") throws -> [String] {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[400,600],
       "root":{"name":"a","class":"UIView","frame":[0,0,400,600],"children":[\(views)]}}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    let phases = ["began"] + Array(repeating: "moved", count: moves.count - 2) + ["ended"]
    let fingers = zip(moves, phases).map { move, phase in
      #"{"t":\#(move.0),"id":1,"phase":"\#(phase)","x":\#(move.1),"y":\#(move.2),"type":"\#(type)"}"#
    }
    let input = ([#"{"format":"touchstone-input","version":1,"size":[400,600]}"#] + fingers).joined(separator: "\n")
    let file = try InputFile.read(Array(input.utf8), file: "a.jsonl", sceneSize: scene.size)
    return Question(scene, file).answer.lines()
  }

  private func view(_ recognizer: String) -> String {
    #"{"name":"q","class":"UIView","frame":[0,0,400,400],"recognizers":[\#(recognizer)]}"#
  }

  private let right = [(0.0, 100.0, 100.0), (0.02, 112, 100), (0.04, 160, 100), (0.06, 240, 100), (0.08, 240, 100)]

  @Test func theTypesThatCameAndThatAreTakenAreNamed() throws {
    let recognizer = #"{"name":"m","class":"UIPanGestureRecognizer","allowedTouchTypes":["pencil"]}"#
    try expectEqual(
      lines(view(recognizer), right).first,
      "m: lost: m did not get touch 1 at 0.000 s: the touch is of type direct, and allowedTouchTypes has only pencil (1.3.4)."
    )
    let other = #"{"name":"m","class":"UIPanGestureRecognizer","allowedTouchTypes":["direct","indirectPointer"]}"#
    try expectEqual(
      lines(view(other), right, type: "pencil").first,
      "m: lost: m did not get touch 1 at 0.000 s: the touch is of type pencil, and allowedTouchTypes has only direct and indirectPointer (1.3.4)."
    )
  }

  @Test func theDirectionsThatCameAndThatAreAskedForAreNamed() throws {
    let recognizer = #"{"name":"m","class":"UISwipeGestureRecognizer","direction":["left"]}"#
    try expectEqual(
      lines(view(recognizer), right).first,
      "m: lost: m failed at 0.020 s: the finger moved 12 pt to the right, and its direction is left (7.4.3).")
  }

  @Test func theEdgeThatIsAskedForIsNamed() throws {
    let recognizer = #"{"name":"m","class":"UIScreenEdgePanGestureRecognizer","edges":["left"]}"#
    try expectEqual(
      lines(view(recognizer), right).first,
      "m: lost: m failed at 0.000 s: the finger came down 100 pt from the left edge of the window, and at most 13 pt is allowed (7.7.1)."
    )
  }

  @Test(arguments: [
    (#","canCancelContentTouches":false"#, "as canCancelContentTouches of q is false"),
    (#","touchesShouldCancel":false"#, "as q answered no to touchesShouldCancel(in:)"),
  ]) func whichOfTwoKeepsATouchIsNamed(_ keys: String, _ words: String) throws {
    let list = #"""
      {"name":"q","class":"UIScrollView","frame":[0,0,400,400],"contentSize":[1200,400],"delaysContentTouches":false
       \#(keys),"children":[{"name":"k","class":"UIView","frame":[50,50,200,200]}]}
      """#
    try expectEqual(
      lines(list, right).first,
      "q.pan: lost: q.pan failed at 0.020 s: the view that has the touch may keep it, \(words) (9.3).")
  }

  @Test func whereNothingHelpsItIsSaidWhatDoes() throws {
    let explained = try lines(view(#"{"name":"m","class":"UIPinchGestureRecognizer"}"#), right)
    expectEqual(
      explained.last,
      "No change that was tried helps to make m act: m takes two fingers, and never more than one was down at a time.")
  }
}
