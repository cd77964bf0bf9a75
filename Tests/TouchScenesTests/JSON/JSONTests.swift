import Expectations
import Testing
import TouchScenes

@Suite struct JSONTests {
  private func read(_ text: String) throws -> JSONValue { try JSONReader.read(Array(text.utf8), file: "x.json") }

  @Test func everyKeyAndValueKnowsItsPlace() throws {
    let value = try read("{ \"é\": [true,\n  null], \"b\": -1.5e2 }")
    let expected = JSONValue(
      .object([
        JSONMember(
          "é",
          JSONValue(
            .array([
              JSONValue(.bool(true), at: TextPosition(line: 1, column: 9)),
              JSONValue(.null, at: TextPosition(line: 2, column: 3)),
            ]),
            at: TextPosition(line: 1, column: 8)),
          at: TextPosition(line: 1, column: 3)),
        JSONMember(
          "b", JSONValue(.number(-150), at: TextPosition(line: 2, column: 15)),
          at: TextPosition(line: 2, column: 10)),
      ]),
      at: TextPosition(line: 1, column: 1))
    expectEqual(value, expected)
  }

  @Test func escapesStandForTheirCharacters() throws {
    let value = try read(#""\" \\ \/ \b \f \n \r \t \u00e9 \ud83d\ude00""#)
    expectEqual(value.content, .string("\" \\ / \u{8} \u{c} \n \r \t é 😀"))
  }

  @Test(arguments: [
    #"[]"#, #"{}"#, #"[0, -1, 0.1, 1e-07, 1e+300, 123456.789]"#, #""tab \t, bell \u0007, quote \", é 😀""#,
    #"{"b": [true, false, null], "a": {"c": {}}}"#,
  ])
  func aWrittenLineReadsBackAsTheSameLine(_ text: String) throws {
    expectEqual(JSONWriter.line(try read(text)), text)
  }

  @Test func aPageBreaksOnlyWhatDoesNotFitOnALine() throws {
    let short = JSONValue.object([JSONMember("a", .numbers([1, 2])), JSONMember("b", .object([]))])
    let page = JSONWriter.page(
      .object([JSONMember("short", short), JSONMember("long", .array(Array(repeating: short, count: 5)))]))
    expectEqual(
      page,
      """
      {
        "short": {"a": [1, 2], "b": {}},
        "long": [
          {"a": [1, 2], "b": {}},
          {"a": [1, 2], "b": {}},
          {"a": [1, 2], "b": {}},
          {"a": [1, 2], "b": {}},
          {"a": [1, 2], "b": {}}
        ]
      }

      """)
  }

  @Test func aNestingOfTwoHundredIsReadAndAMegabyteOfBracketsIsRefused() throws {
    let deep = String(repeating: "[", count: JSONReader.deepest)
    _ = try read(deep + String(repeating: "]", count: JSONReader.deepest))
    let megabyte = [UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)
    let said = refusal { () throws(FileError) in try JSONReader.read(megabyte, file: "x.json") }
    expectEqual(said, "x.json:1: nested more than 200 levels deep [65]")
    let objects = Array(String(repeating: #"{"a":"#, count: 1 << 18).utf8)
    expectEqual(refusal { () throws(FileError) in try JSONReader.read(objects, file: "x.json") }, said)
  }

  /// A stray continuation byte, an overlong slash, a surrogate, a value beyond Unicode, a character cut off, and a byte
  /// that never occurs.
  @Test(arguments: [
    [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xFF],
  ])
  func whatIsNotUTF8IsRefusedWithItsPlace(_ bad: [UInt8]) {
    let bytes = Array("{\n \"é".utf8) + bad
    let error = #expect(throws: FileError.self) { try JSONReader.read(bytes, file: "x.json") }
    expectEqual(error, FileError(file: "x.json", at: TextPosition(line: 2, column: 4), message: "not valid UTF-8"))
  }

  @Test func aLongKeyIsCutInMessages() {
    let text = "{\"\(String(repeating: "k", count: 10_000))\" 1}"
    let said = refusal { () throws(FileError) in try JSONReader.read(Array(text.utf8), file: "x.json") }
    let key = String(repeating: "k", count: 57)
    expectEqual(said, "x.json:1: expected \":\" after the key \"\(key)…\", but found \"1\" [65]")
  }
}
