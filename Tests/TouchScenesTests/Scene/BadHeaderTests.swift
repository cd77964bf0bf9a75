import Expectations
import Testing
import TouchScenes

@Suite struct BadHeaderTests {
  @Test(arguments: cases) func aBadHeaderIsRefusedWithTheKeyAndWhatWouldDo(_ bad: BadFile) {
    expectEqual(refusal { () throws(FileError) in try SceneFile.read(bad.bytes, file: "scene.json") }, bad.message)
  }

  static let cases: [BadFile] = [
    BadFile(
      "[]",
      "scene.json:1: the scene is []; accepted: an object {…} [65]"),
    BadFile(
      "{}",
      #"scene.json:1: the scene lacks "format"; accepted: touchstone-scene [65]"#),
    BadFile(
      #"{"format":"touchstone-input","version":1}"#,
      #"scene.json:1: "format" in the scene is "touchstone-input"; accepted: touchstone-scene [65]"#),
    BadFile(
      #"{"format":"touchstone-scene"}"#,
      #"scene.json:1: the scene lacks "version"; accepted: 1 [65]"#),
    BadFile(
      #"{"format":"touchstone-scene","version":2,"layers":[]}"#,
      #"scene.json:1: "version" in the scene is 2; accepted: 1 [65]"#),
    BadFile(
      #"{"format":"touchstone-scene","version":"1"}"#,
      #"scene.json:1: "version" in the scene is "1"; accepted: 1 [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],"colour":1,
      "root":{}}
      """,
      """
      scene.json:1: unknown key "colour" in the scene; accepted: about, constraints, format, input, root, \
      size, title, userInterfaceStyle, version [65]
      """),
    BadFile(
      #"{"format":"touchstone-scene","version":1,"title":"t","size":[390,640]}"#,
      #"scene.json:1: the scene lacks "root"; accepted: a view, as an object {…} [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10]}}
      """,
      #"scene.json:1: the scene lacks "title"; accepted: a text of one line, of at most 20000 bytes [65]"#),
    BadFile(
      #"""
      {"format":"touchstone-scene","version":1,"title":"two\nlines","size":[390,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10]}}
      """#,
      #"scene.json:1: "title" in the scene is "two\nlines"; accepted: a text of one line, of at most 20000 bytes [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[0,640],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10]}}
      """,
      """
      scene.json:1: "size" in the scene is [0, 640]; accepted: [width, height], numbers from 1 to 10000 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10]}}
      """,
      #"scene.json:1: "size" in the scene is [390]; accepted: [width, height], numbers from 1 to 10000 [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],"input":"/etc/passwd",
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10]}}
      """,
      """
      scene.json:1: "input" in the scene is "/etc/passwd"; accepted: a path relative to the scene file [65]
      """),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],"about":null,
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10]}}
      """,
      #"scene.json:1: "about" in the scene is null; accepted: a text of at most 20000 bytes [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],"userInterfaceStyle":"night",
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10]}}
      """,
      #"scene.json:1: "userInterfaceStyle" in the scene is "night"; accepted: dark, light, unspecified; did you mean light? [65]"#
    ),
    BadFile(
      """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
      "root":[]}
      """,
      #"scene.json:2: "root" in the scene is []; accepted: an object {…} [65]"#),
  ]
}
