import TouchFiles
import TouchScenes

/// A server of the Model Context Protocol: answers JSON-RPC 2.0 messages, one in a line.
@MainActor final class ModelContextServer {
  private let session: MachineSession
  /// The version that was agreed on; nil before `initialize`.
  private var version: String?

  /// The supported versions of the protocol, the latest first.
  static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// The version in which a line may be an array of messages.
  private static let batchVersion = "2025-03-26"
  /// The maximum length of a line in bytes.
  static let longest = 1 << 22

  init(_ session: MachineSession) { self.session = session }

  /// An error of JSON-RPC.
  struct Fault: Error {
    let code: Int
    let message: String

    static func parse(_ message: String) -> Fault { Fault(code: -32700, message: message) }
    static func request(_ message: String) -> Fault { Fault(code: -32600, message: message) }
    static func method(_ message: String) -> Fault { Fault(code: -32601, message: message) }
    static func arguments(_ message: String) -> Fault { Fault(code: -32602, message: message) }
  }

  /// The line that answers a line; nil for a notification and for an answer of the client.
  func answer(to line: [UInt8]) -> String? {
    let message: JSONValue
    do throws(FileError) {
      try UTF8Check.check(line, file: "message")
      message = try JSONReader.read(line[...], file: "message", line: 1, whole: "message")
    } catch {
      return Self.line(Self.error(nil, .parse(error.message)))
    }
    guard case .array(let messages) = message.content else { return answer(to: message).map(Self.line) }
    guard version == Self.batchVersion, !messages.isEmpty else {
      let words = "a line is one message; only version \(Self.batchVersion) has lines with several"
      return Self.line(Self.error(nil, .request(words)))
    }
    let answers = messages.compactMap { answer(to: $0) }
    return answers.isEmpty ? nil : Self.line(.array(answers))
  }

  /// The line that answers a line that is too long.
  static var answerToLongLine: String {
    line(error(nil, .parse("the line is longer than \(longest) bytes")))
  }

  private func answer(to message: JSONValue) -> JSONValue? {
    guard case .object(let members) = message.content else {
      return Self.error(nil, .request("a message is an object"))
    }
    let id = message["id"]
    // An answer to a request, of which this server sends none.
    if message["method"] == nil, message["result"] != nil || message["error"] != nil { return nil }
    let isRequest = members.contains { $0.key == "id" }
    do throws(Fault) {
      if let id { try Self.check(id) }
      guard message["jsonrpc"]?.content == .string("2.0") else { throw .request("jsonrpc is not \"2.0\"") }
      guard case .string(let method)? = message["method"]?.content else { throw .request("method is not a text") }
      var parameters: [JSONMember] = []
      switch message["params"]?.content {
      case nil: break
      case .object(let given): parameters = given
      default: throw .arguments("params is not an object")
      }
      guard isRequest else { return nil }
      return Self.result(id, try result(of: method, JSONValue.object(parameters)))
    } catch {
      let known = id.flatMap { id in (try? Self.check(id)) == nil ? nil : id }
      return isRequest || error.code == -32600 ? Self.error(known, error) : nil
    }
  }

  private static func check(_ id: JSONValue) throws(Fault) {
    switch id.content {
    case .string, .number: break
    default: throw .request("id is neither a text nor a number")
    }
  }

  private func result(of method: String, _ parameters: JSONValue) throws(Fault) -> JSONValue {
    switch method {
    case "ping": return .object([])
    case "initialize": return try initialize(parameters)
    case "tools/list", "tools/call":
      guard version != nil else { throw .request("the first request is initialize") }
      return method == "tools/list" ? list : try call(parameters)
    default: throw .method("no method is called \(JSONWriter.cited(method))")
    }
  }

  private func initialize(_ parameters: JSONValue) throws(Fault) -> JSONValue {
    guard version == nil else { throw .request("the connection is initialized already") }
    guard case .string(let wanted)? = parameters["protocolVersion"]?.content else {
      throw .arguments("protocolVersion is not a text")
    }
    let agreed = Self.versions.contains(wanted) ? wanted : Self.versions[0]
    version = agreed
    return .object([
      JSONMember("protocolVersion", .string(agreed)),
      JSONMember("capabilities", .object([JSONMember("tools", .object([]))])),
      JSONMember(
        "serverInfo",
        .object([
          JSONMember("name", .string("touchstone")), JSONMember("version", .string(Dispatcher.version)),
        ])),
      JSONMember("instructions", .string(Self.instructions(session.subject.title))),
    ])
  }

  private static func instructions(_ title: String) -> String {
    """
    This server looks at \(inOneLine(title)) and touches it. Begin with tree for the names. To find out why something \
    did not act, press or drag it and call explain; its cures were tried. Positions are points of the surface, times \
    are seconds.
    """
  }

  private var list: JSONValue { .object([JSONMember("tools", .array(MachineTool.all.map(\.json)))]) }

  private func call(_ parameters: JSONValue) throws(Fault) -> JSONValue {
    guard case .string(let name)? = parameters["name"]?.content else { throw .arguments("name is not a text") }
    guard let tool = MachineTool.all.first(where: { $0.name == name }) else {
      let near = Suggestion.clause(for: name, among: MachineTool.all.map(\.name))
      throw .arguments("no tool is called \(JSONWriter.cited(name))\(near)")
    }
    var given: [JSONMember] = []
    switch parameters["arguments"]?.content {
    case nil: break
    case .object(let members): given = members
    default: throw .arguments("arguments is not an object")
    }
    let arguments: MachineArguments
    do throws(MachineFailure) {
      arguments = try MachineArguments(given, of: tool)
    } catch {
      throw .arguments(error.sentence)
    }
    do throws(MachineFailure) {
      return answer(try session.perform(name, arguments))
    } catch {
      return .object([
        JSONMember("content", .array([Self.text(error.sentence)])), JSONMember("isError", .bool(true)),
      ])
    }
  }

  private func answer(_ answer: MachineSession.Reply) -> JSONValue {
    var content = [Self.text(answer.text)]
    if !answer.picture.isEmpty {
      content.append(
        .object([
          JSONMember("type", .string("image")), JSONMember("data", .string(Base64.encode(answer.picture))),
          JSONMember("mimeType", .string("image/png")),
        ]))
    }
    return .object([
      JSONMember("content", .array(content)), JSONMember("structuredContent", .object(answer.members)),
    ])
  }

  private static func text(_ text: String) -> JSONValue {
    .object([JSONMember("type", .string("text")), JSONMember("text", .string(text))])
  }

  // MARK: Messages

  private static func result(_ id: JSONValue?, _ result: JSONValue) -> JSONValue {
    .object([
      JSONMember("jsonrpc", .string("2.0")), JSONMember("id", id ?? JSONValue(.null)), JSONMember("result", result),
    ])
  }

  private static func error(_ id: JSONValue?, _ fault: Fault) -> JSONValue {
    .object([
      JSONMember("jsonrpc", .string("2.0")), JSONMember("id", id ?? JSONValue(.null)),
      JSONMember(
        "error",
        .object([
          JSONMember("code", .number(Double(fault.code))), JSONMember("message", .string(fault.message)),
        ])),
    ])
  }

  private static func line(_ message: JSONValue) -> String { JSONWriter.line(message) }
}

extension JSONValue {
  /// The value of a key of an object; nil without one.
  subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}
