import Expectations
import Glibc
import Testing
import TouchFiles
import TouchInspector
import TouchScenes

@testable import TouchstoneCLI

/// The line of a scene's file at which an object is defined.
@MainActor @Suite struct SceneSourceTests {
  private static let text = """
    {"format":"touchstone-scene","version":1,"title":"card","size":[400,400],
      "root":{
        "name":"root","class":"UIView","frame":[0,0,400,400],
        "menu":["card"],
        "children":[
          {"class":"UIScrollView","frame":[0,0,100,100],
           "name":"list",
           "recognizers":[{"name":"hold","class":"UILongPressGestureRecognizer"}]},
          {"name":"card","class":"UIView","frame":[0,0,100,100]}]}}
    """

  @Test("It is the line of the name; parts of a control are found at the control")
  func lines() throws {
    let path = "/tmp/touchstone-source-\(getpid()).json"
    defer { unlink(path) }
    try TextFile.replace(path, with: Self.text)
    func line(_ name: String?) -> Int? {
      guard case .place(let place) = SceneSource.answer(for: name, in: path), place.path == path else { return nil }
      return place.line
    }
    expectEqual(["root", "list", "hold", "card", "list.pan"].map(line), [3, 7, 8, 9, 7])
    expectEqual(line(nil), 1)
    expectEqual(SceneSource.answer(for: "note", in: path), .unknown("\(path) does not contain note."))
  }

  @Test("A built-in scene has no file, and a file that is gone says so")
  func withoutAFile() {
    expectEqual(
      SceneSource.answer(for: "pan", in: "one-tap"),
      .unknown("one-tap is a built-in scene and has no file. W writes it to one when it is changed."))
    guard case .unknown(let sentence) = SceneSource.answer(for: "pan", in: "/nowhere/a.json") else {
      Issue.record("a file that does not exist has a line")
      return
    }
    #expect(sentence.hasPrefix("/nowhere/a.json"))
  }
}
