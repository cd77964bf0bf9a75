import Expectations
import Glibc
import Testing
import TouchCapture
import TouchFiles
import TouchKit
import TouchScenes

@testable import TouchstoneCLI

/// Why does Save do nothing? A scripted client asks the server about captures of running programs, in four calls at most.
///
/// `TOUCHSTONE_BLESS=1` rewrites the expected conversations.
@MainActor @Suite(.serialized) struct SaveCaptureTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/\($1)" } + "/Goldens/Save"

  nonisolated static let names = [
    "covered", "outside-its-superview", "clipped", "outside-the-window", "disabled", "no-interaction",
    "superview-without-interaction", "transparent", "hidden", "behind-a-sheet", "behind-a-window",
    "tap-on-the-superview", "pan-on-the-superview", "scroll-view", "content-delay", "exclusive-touch", "lifted-outside",
    "moved-too-far", "recognizer-disabled", "delegate-refuses-touch", "delegate-refuses-begin",
    "requirement-that-recognizes", "requirements-in-a-circle",
  ]

  @Test func everyProgramIsAsked() { expectEqual(Self.names, SaveProgram.all.map(\.name)) }

  /// Captures the gesture of a program, in a file that the caller removes.
  private func capture(_ program: SaveProgram) throws -> String {
    let screen = SaveScreen()
    program.build(screen)
    screen.stage.settle()
    var text = ""
    let capture = Capture(program: "Editor") { text = $0.text }
    UIApplication.shared.traceSink = capture
    program.gesture(screen)
    screen.stage.wait(1)
    capture.finish()
    UIApplication.shared.traceSink = nil
    expectEqual(screen.count, 0, "it saved")
    var path = Array("/tmp/touchstone-XXXXXX".utf8CString)
    let descriptor = mkstemp(&path)
    try #require(descriptor >= 0)
    close(descriptor)
    let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    try TextFile.replace(name, with: text)
    return name
  }

  /// The client: it knows the title of a button and the protocol, and nothing of the program.
  @MainActor private struct Client {
    let conversation: Conversation
    var lines: [String] = []
    var calls = 0

    init(_ conversation: Conversation) { self.conversation = conversation }

    mutating func call(_ tool: String, _ arguments: String = "{}") throws -> JSONValue {
      let result = try conversation.call(tool, arguments)
      guard case .array(let content)? = result["content"]?.content,
        case .string(let text)? = content[0]["text"]?.content
      else { throw Failure(message: "no text", status: .badFile) }
      calls += 1
      lines.append(arguments == "{}" ? "> \(tool)" : "> \(tool) \(arguments)")
      lines.append(text)
      return result["structuredContent"] ?? JSONValue(.null)
    }

    /// The object Save of a tree: the control with this title, or the view around the title that has a recognizer.
    func goal(in tree: JSONValue) -> (name: String, isControl: Bool)? {
      guard case .array(let objects)? = tree["objects"]?.content else { return nil }
      func word(_ object: JSONValue, _ key: String) -> String? {
        if case .string(let word)? = object[key]?.content { word } else { nil }
      }
      var here = objects.first { word($0, "text") == "Save" }
      while let object = here {
        let name = word(object, "name") ?? ""
        if ["UIButton", "UIControl"].contains(word(object, "class")) { return (name, true) }
        if let one = objects.first(where: { word($0, "view") == name && word($0, "kind") == "recognizer" }) {
          return (word(one, "name") ?? "", false)
        }
        here = word(object, "superview").flatMap { above in objects.first { word($0, "name") == above } }
      }
      return nil
    }
  }

  @Test(arguments: names) func theCauseIsNamedInFourCalls(_ name: String) throws {
    let program = try #require(SaveProgram.all.first { $0.name == name })
    let path = try capture(program)
    defer { unlink(path) }
    var client = Client(try Conversation(about: path))
    client.conversation.begin()
    if let goal = client.goal(in: try client.call("tree")) {
      let want = goal.isControl ? "\(goal.name) sends \(program.event)" : "\(goal.name) acts"
      _ = try client.call("explain", #"{"want": "\#(want)"}"#)
      _ = try client.call("reachability", #"{"name": "\#(goal.name)"}"#)
    }
    _ = try client.call("explain")
    #expect(client.calls <= 4)
    let text = client.lines.joined(separator: "\n") + "\n"
    for word in program.cause { #expect(text.contains(word), "\(word) is missing in\n\(text)") }
    let golden = "\(Self.folder)/\(name).txt"
    if getenv("TOUCHSTONE_BLESS") != nil { try TextFile.replace(golden, with: text) }
    expectEqual(String(decoding: try TextFile.read(golden), as: UTF8.self), text)
  }
}
