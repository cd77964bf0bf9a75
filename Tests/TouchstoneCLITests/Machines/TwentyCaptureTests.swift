import Expectations
import Glibc
import Testing
import TouchFiles
import TouchScenes

@testable import TouchstoneCLI

/// Why does Save do nothing? Captures in which a finger pressed the button Save, or where it is, and nothing happened.
@MainActor @Suite(.serialized) struct TwentyCaptureTests {
  /// What is in the way: the members of the scene around it, and the words that the answer must contain.
  struct Obstacle: Sendable, CustomTestStringConvertible {
    let name: String
    /// Further members of the button, of its panel, and further views in front of both.
    var save = ""
    var panel = ""
    var front = ""
    /// Views between the panel and the button: the class and members of one.
    var inner: String?
    let words: [String]
    /// A gesture instead of a tap.
    var gesture = "press"
    var arguments = ""

    var testDescription: String { name }
  }

  nonisolated static let obstacles = [
    Obstacle(name: "a banner in front", front: view("banner"), words: ["banner"]),
    Obstacle(name: "an invisible view in front", front: view("veil", #", "alpha": 0.02"#), words: ["veil"]),
    Obstacle(name: "a label that takes touches", front: label("note", true), words: ["note"]),
    Obstacle(name: "a scroll view in front", front: scroll("shelf"), words: ["shelf"]),
    Obstacle(name: "the button is disabled", save: #", "isEnabled": false"#, words: ["save", "not enabled"]),
    Obstacle(
      name: "the button takes no touches", save: #", "isUserInteractionEnabled": false"#,
      words: ["isUserInteractionEnabled"]),
    Obstacle(
      name: "the panel takes no touches", panel: #", "isUserInteractionEnabled": false"#,
      words: ["panel", "isUserInteractionEnabled"]),
    Obstacle(name: "the button is hidden", save: #", "isHidden": true"#, words: ["save", "hidden"]),
    Obstacle(name: "the panel is hidden", panel: #", "isHidden": true"#, words: ["panel", "hidden"]),
    Obstacle(name: "the button is transparent", save: #", "alpha": 0.005"#, words: ["alpha"]),
    Obstacle(name: "the panel is transparent", panel: #", "alpha": 0"#, words: ["alpha"]),
    Obstacle(
      name: "the button is outside of the view around it",
      inner: #""class": "UIView", "frame": [0, 0, 100, 20]"#, words: ["outside", "inner"]),
    Obstacle(
      name: "the view around it takes no touches",
      inner: #""class": "UIView", "frame": [0, 0, 300, 200], "isUserInteractionEnabled": false"#,
      words: ["isUserInteractionEnabled", "inner"]),
    Obstacle(
      name: "the view around it is hidden", inner: #""class": "UIView", "frame": [0, 0, 300, 200], "isHidden": true"#,
      words: ["inner", "hidden"]),
    Obstacle(
      name: "a double tap takes its touch",
      panel: recognizer("twice", "UITapGestureRecognizer", #", "numberOfTapsRequired": 2, "delaysTouchesBegan": true"#),
      words: ["twice"], arguments: #", "count": 2"#),
    Obstacle(
      name: "a pan takes its touch", panel: recognizer("slide", "UIPanGestureRecognizer"), words: ["slide"],
      gesture: "drag", arguments: #", "dx": 30"#),
    Obstacle(
      name: "a long press takes its touch",
      panel: recognizer("hold", "UILongPressGestureRecognizer", #", "minimumPressDuration": 0.2"#), words: ["hold"],
      arguments: #", "duration": 0.6"#),
    Obstacle(
      name: "a swipe takes its touch", panel: recognizer("flick", "UISwipeGestureRecognizer"), words: ["flick"],
      gesture: "drag", arguments: #", "dx": 60, "duration": 0.1"#),
    Obstacle(
      name: "another control in front",
      front: #", {"name": "cover", "class": "UIControl", "frame": [0, 0, 390, 640]}"#, words: ["cover"]),
    Obstacle(
      name: "a view in front that only dims",
      front: ##", {"name": "dimming", "class": "UIView", "frame": [0, 0, 390, 640], "backgroundColor": "#00000066"}"##,
      words: ["dimming"]),
  ]

  private nonisolated static func view(_ name: String, _ more: String = "") -> String {
    #", {"name": "\#(name)", "class": "UIView", "frame": [0, 80, 390, 200]\#(more)}"#
  }

  private nonisolated static func label(_ name: String, _ takesTouches: Bool) -> String {
    #", {"name": "\#(name)", "class": "UILabel", "frame": [0, 80, 390, 200], "isUserInteractionEnabled": \#(takesTouches)}"#
  }

  private nonisolated static func scroll(_ name: String) -> String {
    #", {"name": "\#(name)", "class": "UIScrollView", "frame": [0, 80, 390, 200], "contentSize": [390, 400]}"#
  }

  private nonisolated static func recognizer(_ name: String, _ kind: String, _ more: String = "") -> String {
    #", "recognizers": [{"name": "\#(name)", "class": "\#(kind)"\#(more)}]"#
  }

  private func scene(_ obstacle: Obstacle) -> String {
    let save =
      #"{"name": "save", "class": "UIButton", "frame": [50, 60, 200, 50], "title": "Save", "events": ["touchUpInside"]\#(obstacle.save)}"#
    let content = obstacle.inner.map { #"{"name": "inner", \#($0), "children": [\#(save)]}"# } ?? save
    return #"""
      {"format": "touchstone-scene", "version": 1, "title": "Save", "size": [390, 640], "root": {"name": "root",
      "class": "UIView", "frame": [0, 0, 390, 640], "children": [{"name": "panel", "class": "UIView",
      "frame": [40, 100, 300, 200]\#(obstacle.panel), "children": [\#(content)]}\#(obstacle.front)]}}
      """#
  }

  /// The capture of the gesture, in a file that the caller removes.
  private func capture(_ obstacle: Obstacle) throws -> String {
    let file = try SceneFile.read(Array(scene(obstacle).utf8), file: "scene")
    let loaded = SceneLibrary.LoadedScene(scene: file, file: "scene", isBuiltIn: false)
    let user = Conversation(try SceneSubject(loaded))
    user.begin()
    // The middle of the button, wherever a finger on it arrives.
    _ = try user.text(obstacle.gesture, #"{"x": 190, "y": 185\#(obstacle.arguments)}"#)
    var path = Array("/tmp/touchstone-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    try #require(descriptor >= 0)
    close(descriptor)
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try TextFile.replace(name, with: try user.text("capture"))
    return name
  }

  @Test(arguments: obstacles) func whySaveDoesNothingIsOneCall(_ obstacle: Obstacle) throws {
    let path = try capture(obstacle)
    defer { unlink(path) }
    let client = try Conversation(about: path)
    client.begin()
    let answer = try client.text("explain", #"{"want": "save sends touchUpInside"}"#)
    for word in obstacle.words { #expect(answer.contains(word), "\(answer)") }
  }

  @Test func thereAreTwenty() { expectEqual(Self.obstacles.count, 20) }
}
