import TouchFiles
import TouchScenes

@testable import TouchstoneCLI

/// A client of the server, which speaks in lines.
@MainActor struct Conversation {
  let session: MachineSession
  let server: ModelContextServer

  init(_ subject: any MachineSubject) {
    session = MachineSession(subject)
    server = ModelContextServer(session)
  }

  /// About a built-in scene or a file.
  init(about name: String) throws { self.init(try SceneSubject(Scenes.load(name))) }

  /// The answers to lines; a line without an answer has none.
  func say(_ lines: [String]) -> [String] { lines.compactMap { server.answer(to: Array($0.utf8)) } }

  /// Begins a conversation, and returns the answer.
  @discardableResult func begin(_ version: String = "2025-06-18") -> String {
    say([
      """
      {"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "\(version)"}}
      """,
      #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
    ]).joined(separator: "\n")
  }

  /// The result of a tool.
  func call(_ tool: String, _ arguments: String = "{}") throws -> JSONValue {
    let line =
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
    let answer = say([line]).first ?? ""
    return try JSONReader.read(Array(answer.utf8), file: "the answer")["result"] ?? JSONValue(.null)
  }

  /// The text of the answer of a tool.
  func text(_ tool: String, _ arguments: String = "{}") throws -> String {
    guard case .array(let content)? = try call(tool, arguments)["content"]?.content,
      case .string(let text)? = content.first?["text"]?.content
    else { return "" }
    return text
  }
}
