import Expectations
import Testing
import TouchGeometry
import TouchScenes

@Suite struct BadInputTouchTests {
  @Test(arguments: cases) func fingersThatMakeNoSenseAreRefused(_ bad: BadFile) {
    let size = CGSize(width: 390, height: 640)
    let said = refusal { () throws(FileError) in
      try InputFile.read(bad.bytes, file: "input.jsonl", sceneSize: size)
    }
    expectEqual(said, bad.message)
  }

  static let cases: [BadFile] = [
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"phase":"began","x":1,"y":2}

      """,
      #"input.jsonl:2: a line of a finger lacks "id"; accepted: a whole number from 0 to 1000000 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1.5,"phase":"began","x":1,"y":2}

      """,
      #"input.jsonl:2: "id" in a line of a finger is 1.5; accepted: a whole number from 0 to 1000000 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1}

      """,
      #"input.jsonl:2: a line of a finger lacks "y"; accepted: a number from -1000000 to 1000000 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1e7,"y":2}

      """,
      """
      input.jsonl:2: "x" in a line of a finger is 10000000; accepted: a number from -1000000 to 1000000 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2,"pressure":1}

      """,
      """
      input.jsonl:2: unknown key "pressure" in a line of a finger; accepted: buttons, force, id, modifiers, \
      phase, t, type, x, y [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2,"key":"a"}

      """,
      """
      input.jsonl:2: key "key" does not suit a line of a finger; accepted: buttons, force, id, modifiers, \
      phase, t, type, x, y [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2,"type":"mouse"}

      """,
      """
      input.jsonl:2: "type" in a line of a finger is "mouse"; accepted: direct, indirectPointer, pencil [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2,"force":-1}

      """,
      #"input.jsonl:2: "force" in a line of a finger is -1; accepted: a number from 0 to 1000 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2,"tilt":[0,0]}

      """,
      """
      input.jsonl:2: key "tilt" does not suit a line of a finger; accepted: buttons, force, id, modifiers, \
      phase, t, type, x, y [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2,"type":"pencil","tilt":[0,2]}

      """,
      """
      input.jsonl:2: "tilt" in a line of a finger is [0, 2]; accepted: [x, y], two numbers from -1.5708 to 1.5708 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"hover":[1,2],"roll":1}

      """,
      #"input.jsonl:2: key "roll" does not suit a line with "hover"; accepted: distance, hover, t [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2,"buttons":["middle"]}

      """,
      """
      input.jsonl:2: "buttons" in a line of a finger is ["middle"]; accepted: a list of primary, secondary \
      (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2,"modifiers":["option"]}

      """,
      """
      input.jsonl:2: "modifiers" in a line of a finger is ["option"]; accepted: a list of alphaShift, \
      alternate, command, control, numericPad, shift (each once) [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"moved","x":1,"y":2}

      """,
      #"input.jsonl:2: "phase" is "moved", but finger 1 is not down; accepted: began [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"ended","x":1,"y":2}

      """,
      #"input.jsonl:2: "phase" is "ended", but finger 1 is not down; accepted: began [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2}
      {"t":0,"id":1,"phase":"began","x":1,"y":2}

      """,
      """
      input.jsonl:3: "phase" is "began", but finger 1 is down already; accepted: moved, ended, cancelled [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2}
      {"t":1,"id":1,"phase":"cancelled","x":1,"y":2}
      {"t":2,"id":1,"phase":"ended","x":1,"y":2}

      """,
      #"input.jsonl:4: "phase" is "ended", but finger 1 is not down; accepted: began [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":1,"y":2}
      {"t":1,"id":1,"phase":"moved","x":1,"y":2,"type":"pencil"}

      """,
      #"input.jsonl:3: "type" of finger 1 is "pencil"; accepted: direct, as it began [65]"#),
  ]
}
