import Expectations
import Testing
import TouchGeometry
import TouchScenes

@Suite struct BadInputHeaderTests {
  @Test(arguments: cases) func badHeadersTimesAndKindsAreRefused(_ bad: BadFile) {
    let size = CGSize(width: 390, height: 640)
    let said = refusal { () throws(FileError) in
      try InputFile.read(bad.bytes, file: "input.jsonl", sceneSize: size)
    }
    expectEqual(said, bad.message)
  }

  static let cases: [BadFile] = [
    BadFile(
      "",
      "input.jsonl: the file is empty [65]"),
    BadFile(
      """


      """,
      "input.jsonl:1: the line is empty [65]"),
    BadFile(
      """
      []

      """,
      "input.jsonl:1: the first line is []; accepted: an object {…} [65]"),
    BadFile(
      """
      {"t":0,"id":1,"phase":"began","x":1,"y":2}

      """,
      #"input.jsonl:1: the first line lacks "format"; accepted: touchstone-input [65]"#),
    BadFile(
      """
      {"format":"touchstone-scene","version":1}

      """,
      #"input.jsonl:1: "format" in the first line is "touchstone-scene"; accepted: touchstone-input [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":2,"size":[390,640]}

      """,
      #"input.jsonl:1: "version" in the first line is 2; accepted: 1 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,641]}

      """,
      #"input.jsonl:1: "size" in the first line is [390, 641]; accepted: [390, 640], the scene's [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1}

      """,
      #"input.jsonl:1: the first line lacks "size"; accepted: [width, height], numbers from 1 to 10000 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640],"fps":60}

      """,
      #"input.jsonl:1: unknown key "fps" in the first line; accepted: format, size, version [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}


      """,
      "input.jsonl:2: the line is empty [65]"),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0

      """,
      #"input.jsonl:2: the line ends where "," or "}" is expected [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      7

      """,
      "input.jsonl:2: this line is 7; accepted: an object {…} [65]"),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0}

      """,
      """
      input.jsonl:2: this line lacks "phase"; accepted: one of acceleration, composition, hover, motion, paste, phase, \
      press, remoteControl, scroll, text, touchpad [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"phse":"began"}

      """,
      """
      input.jsonl:2: unknown key "phse" in this line; accepted: acceleration, button, buttons, composition, \
      distance, force, hover, id, key, modifiers, motion, paste, phase, press, remoteControl, roll, rotation, scale, \
      scroll, selection, t, text, tilt, touchpad, translation, type, x, y; did you mean phase? [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"phase":"wait"}

      """,
      #"input.jsonl:2: this line lacks "t"; accepted: a number from 0 to 86400 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":-1,"phase":"wait"}

      """,
      #"input.jsonl:2: "t" in this line is -1; accepted: a number from 0 to 86400 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":90000,"phase":"wait"}

      """,
      #"input.jsonl:2: "t" in this line is 90000; accepted: a number from 0 to 86400 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":"0","phase":"wait"}

      """,
      #"input.jsonl:2: "t" in this line is "0"; accepted: a number from 0 to 86400 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":1,"phase":"wait"}
      {"t":0.5,"phase":"wait"}

      """,
      #"input.jsonl:3: "t" in this line is 0.5; accepted: 1 or later, because times must not decrease [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":1,"phase":"wait","id":1}

      """,
      #"input.jsonl:2: key "id" does not suit a line that waits; accepted: phase, t [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"phase":"stationary"}

      """,
      """
      input.jsonl:2: "phase" in this line is "stationary"; accepted: began, cancelled, ended, moved, wait [65]
      """),
  ]
}
