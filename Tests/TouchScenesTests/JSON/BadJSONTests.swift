import Expectations
import Testing
import TouchScenes

@Suite struct BadJSONTests {
  @Test(arguments: cases) func badSyntaxIsRefusedWithItsLine(_ bad: BadFile) {
    expectEqual(refusal { () throws(FileError) in try JSONReader.read(bad.bytes, file: "x.json") }, bad.message)
  }

  static let cases: [BadFile] = [
    BadFile(
      "",
      "x.json:1: the file is empty [65]"),
    BadFile(
      """
        
       
      """,
      "x.json:2: the file is empty [65]"),
    BadFile(
      """
      {"format":"touchstone-scene",
      "version":1
      """,
      #"x.json:2: the file ends where "," or "}" is expected [65]"#),
    BadFile(
      #"{"format"#,
      "x.json:1: the file ends where the closing quote of a string is expected [65]"),
    BadFile(
      #"{"format":"#,
      "x.json:1: the file ends where a value is expected [65]"),
    BadFile(
      #"{"format" "x"}"#,
      #"x.json:1: expected ":" after the key "format", but found "\"" [65]"#),
    BadFile(
      "{format:1}",
      #"x.json:1: expected a key in double quotes, but found "f" [65]"#),
    BadFile(
      #"{"format":"a",}"#,
      #"x.json:1: expected a key in double quotes, but found "}" [65]"#),
    BadFile(
      "[1 2]",
      #"x.json:1: expected "," or "]", but found "2" [65]"#),
    BadFile(
      "[1,]",
      #"x.json:1: expected a value, but found "]" [65]"#),
    BadFile(
      """
      {"a":1,
      "a":2}
      """,
      #"x.json:2: key "a" is repeated [65]"#),
    BadFile(
      #"{"a":NaN}"#,
      "x.json:1: expected a value, but found NaN [65]"),
    BadFile(
      #"{"a":Infinity}"#,
      "x.json:1: expected a value, but found Infinity [65]"),
    BadFile(
      #"{"a":-Infinity}"#,
      #"x.json:1: expected a digit, but found "I" [65]"#),
    BadFile(
      #"{"a":1e999}"#,
      "x.json:1: the number 1e999 is out of range [65]"),
    BadFile(
      #"{"a":01}"#,
      #"x.json:1: expected no digit after a leading zero, but found "1" [65]"#),
    BadFile(
      #"{"a":.5}"#,
      #"x.json:1: expected a value, but found "." [65]"#),
    BadFile(
      #"{"a":1.}"#,
      #"x.json:1: expected a digit, but found "}" [65]"#),
    BadFile(
      #"{"a":+1}"#,
      #"x.json:1: expected a value, but found "+" [65]"#),
    BadFile(
      "{} {}",
      #"x.json:1: expected the end of the file, but found "{" [65]"#),
    BadFile(
      """
      {"a":"x
      y"}
      """,
      "x.json:1: a string must not contain a line break or another control character [65]"),
    BadFile(
      #"{"a":"\x"}"#,
      #"x.json:1: unknown escape in a string; accepted: \", \\, \/, \b, \f, \n, \r, \t, \u [65]"#),
    BadFile(
      #"{"a":"\ud800"}"#,
      #"x.json:1: a \u escape with half a character [65]"#),
    BadFile(
      #"{"a":"\u12g4"}"#,
      #"x.json:1: expected four hexadecimal digits after \u, but found "g" [65]"#),
    BadFile(
      #"{"a":tru}"#,
      "x.json:1: expected a value, but found tru [65]"),
    BadFile(
      """
      // scene
      {}
      """,
      #"x.json:1: expected a value, but found "/" [65]"#),
  ]
}
