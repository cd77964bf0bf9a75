import Expectations
import Testing
import TouchFiles
import TouchScenes

@testable import TouchstoneCLI

/// Messages of the Model Context Protocol: what is answered, and what is refused.
@MainActor @Suite(.serialized) struct ModelContextProtocolTests {
  @Test func aConversationBeginsWithAVersionThatBothKnow() throws {
    for (wanted, agreed) in [
      ("2025-11-25", "2025-11-25"), ("2025-06-18", "2025-06-18"), ("2025-03-26", "2025-03-26"),
      ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"), ("", "2025-11-25"),
    ] {
      let answer = try Conversation(about: "one-tap").begin(wanted)
      #expect(answer.hasPrefix(#"{"jsonrpc": "2.0", "id": 0, "result": {"protocolVersion": "\#(agreed)", "#))
    }
  }

  @Test func aWholeBeginningIsAnswered() throws {
    let conversation = try Conversation(about: "one-tap")
    let answers = conversation.say([
      #"{"jsonrpc": "2.0", "id": "a", "method": "ping"}"#,
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}"#,
      #"{"jsonrpc": "2.0", "id": 2, "method": "initialize", "params": {"protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
      #"{"jsonrpc": "2.0", "id": 3, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}}"#,
      #"{"jsonrpc": "2.0", "id": 4, "method": "resources/list"}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 2}}"#,
      #"{"jsonrpc": "2.0", "id": 9, "result": {}}"#,
      #"{"jsonrpc": "2.0", "id": 5.5, "method": "ping", "params": {}}"#,
    ])
    expectEqual(
      answers,
      [
        #"{"jsonrpc": "2.0", "id": "a", "result": {}}"#,
        #"{"jsonrpc": "2.0", "id": 1, "error": {"code": -32600, "message": "the first request is initialize"}}"#,
        #"{"jsonrpc": "2.0", "id": 2, "result": {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "touchstone", "version": "0.1.0"}, "instructions": "This server looks at One tap: began, action, cancelled and touches it. Begin with tree for the names. To find out why something did not act, press or drag it and call explain; its cures were tried. Positions are points of the surface, times are seconds."}}"#,
        #"{"jsonrpc": "2.0", "id": 3, "error": {"code": -32600, "message": "the connection is initialized already"}}"#,
        #"{"jsonrpc": "2.0", "id": 4, "error": {"code": -32601, "message": "no method is called \"resources/list\""}}"#,
        #"{"jsonrpc": "2.0", "id": 5.5, "result": {}}"#,
      ])
  }

  @Test func everyToolIsListedWithItsArguments() throws {
    let conversation = try Conversation(about: "one-tap")
    conversation.begin()
    let answer = try #require(conversation.say([#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}"#]).first)
    let result = try #require(try JSONReader.read(Array(answer.utf8), file: "answer")["result"])
    guard case .array(let tools)? = result["tools"]?.content else { return }
    expectEqual(
      tools.map { $0["name"].map(JSONWriter.line) ?? "" },
      [
        "tree", "picture", "press", "drag", "pinch", "type", "wait", "explain", "reachability", "set_flag", "undo",
        "capture", "input",
      ].map(JSONWriter.quoted))
    expectEqual(
      tools.first.map(JSONWriter.line)?.hasSuffix(
        #""inputSchema": {"type": "object", "properties": {}, "additionalProperties": false}, "annotations": {"readOnlyHint": true}}"#
      ), true)
    for tool in tools {
      expectEqual(tool["inputSchema"]?["type"].map(JSONWriter.line), "\"object\"")
      #expect(tool["description"] != nil)
    }
  }

  @Test func whatIsNoRequestIsAnsweredWithAnErrorOfJSONRPC() throws {
    let conversation = try Conversation(about: "one-tap")
    conversation.begin()
    func error(_ id: String, _ code: Int, _ message: String) -> String {
      #"{"jsonrpc": "2.0", "id": \#(id), "error": {"code": \#(code), "message": \#(JSONWriter.quoted(message))}}"#
    }
    let batch = "a line is one message; only version 2025-03-26 has lines with several"
    let cases = [
      ("{", error("null", -32700, "the message ends where a key in double quotes is expected")),
      ("\u{1}", error("null", -32700, "expected a value, but found \"\\u0001\"")),
      (String(repeating: "[", count: 300), error("null", -32700, "nested more than 200 levels deep")),
      ("[]", error("null", -32600, batch)),
      (#"[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]"#, error("null", -32600, batch)),
      ("3", error("null", -32600, "a message is an object")),
      (#"{"id": 1, "method": "ping"}"#, error("1", -32600, "jsonrpc is not \"2.0\"")),
      (#"{"jsonrpc": "1.0", "id": 1, "method": "ping"}"#, error("1", -32600, "jsonrpc is not \"2.0\"")),
      (
        #"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#, error("null", -32600, "id is neither a text nor a number")
      ),
      (#"{"jsonrpc": "2.0", "id": [1], "method": "ping"}"#, error("null", -32600, "id is neither a text nor a number")),
      (#"{"jsonrpc": "2.0", "id": 1, "method": 7}"#, error("1", -32600, "method is not a text")),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}"#, error("1", -32602, "params is not an object")),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/call"}"#, error("1", -32602, "name is not a text")),
    ]
    for (line, answer) in cases { expectEqual(conversation.say([line]), [answer]) }
    // The server continues.
    try expectEqual(conversation.text("wait", #"{"seconds": 1}"#), "Nothing was decided.")
  }

  @Test func argumentsThatAToolDoesNotTakeAreErrors() throws {
    let conversation = try Conversation(about: "one-tap")
    conversation.begin()
    let cases = [
      ("pres", "{}", "no tool is called \"pres\"; did you mean press?"),
      ("tree", #"{"depth": 1}"#, "tree has no argument \"depth\"; it takes none"),
      ("wait", "{}", "wait: seconds is missing"),
      ("wait", #"{"seconds": "1"}"#, "wait: seconds is not a number from 0 to 60"),
      ("wait", #"{"seconds": -1}"#, "wait: seconds is not a number from 0 to 60"),
      ("wait", #"{"seconds": 1e9}"#, "wait: seconds is not a number from 0 to 60"),
      ("press", #"{"x": 1}"#, "press: it takes either name, or x and y"),
      ("press", #"{"x": 1, "y": 1, "name": "root"}"#, "press: it takes either name, or x and y"),
      ("press", #"{"name": "root", "count": 1.5}"#, "press: count is not a whole number from 1 to 10"),
      ("pinch", #"{"name": "root"}"#, "pinch: scale is missing"),
      (
        "set_flag", #"{"name": "root", "flag": "alpha", "value": "no"}"#,
        "set_flag: value is neither a Boolean value nor a number"
      ),
      ("undo", #"{"all": 1}"#, "undo: all is not a Boolean value"),
      ("explain", "[]", "arguments is not an object"),
    ]
    for (tool, arguments, message) in cases {
      let line =
        #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
      let error = #"{"jsonrpc": "2.0", "id": 1, "error": {"code": -32602, "message": \#(JSONWriter.quoted(message))}}"#
      expectEqual(conversation.say([line]), [error])
    }
  }

  @Test func aLineHasSeveralMessagesInTheOneVersionThatAllowsIt() throws {
    let conversation = try Conversation(about: "one-tap")
    conversation.begin("2025-03-26")
    let line =
      #"[{"jsonrpc": "2.0", "id": 1, "method": "ping"}, {"jsonrpc": "2.0", "method": "x"}, {"jsonrpc": "2.0", "id": 2, "method": "x"}]"#
    expectEqual(
      conversation.say([line, #"[{"jsonrpc": "2.0", "method": "x"}]"#]),
      [
        #"[{"jsonrpc": "2.0", "id": 1, "result": {}}, {"jsonrpc": "2.0", "id": 2, "error": {"code": -32601, "message": "no method is called \"x\""}}]"#
      ])
  }
}
