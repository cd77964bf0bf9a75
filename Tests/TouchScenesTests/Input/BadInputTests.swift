import Testing
import TouchGeometry
import TouchScenes

@Suite struct BadInputTests {
  @Test(arguments: cases) func badInputsAreRefusedWithTheLineAndWhatWouldDo(_ bad: BadFile) {
    let size = CGSize(width: 390, height: 640)
    let said = refusal { () throws(FileError) in
      try InputFile.read(bad.bytes, file: "input.jsonl", sceneSize: size)
    }
    #expect(said == bad.message)
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
      input.jsonl:2: this line lacks "phase"; accepted: one of hover, motion, phase, press, remoteControl, \
      scroll [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"pase":"began"}

      """,
      """
      input.jsonl:2: unknown key "pase" in this line; accepted: buttons, force, hover, id, key, modifiers, \
      motion, phase, press, remoteControl, scroll, t, type, x, y [65]
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
      #"input.jsonl:3: "t" in this line is 0.5; accepted: 1 or later, as time never runs back [65]"#),
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
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"hover":[1]}

      """,
      #"input.jsonl:2: "hover" in this line is [1]; accepted: [x, y], numbers from -1000000 to 1000000 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"hover":[1,2],"scroll":[0,1]}

      """,
      #"input.jsonl:2: key "scroll" does not suit a line with "hover"; accepted: hover, t [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"scroll":[0,1]}

      """,
      #"input.jsonl:2: this line lacks "x"; accepted: a number from -1000000 to 1000000 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"scroll":5,"x":1,"y":2}

      """,
      #"input.jsonl:2: "scroll" in this line is 5; accepted: [dx, dy], numbers from -1000000 to 1000000 [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"press":"began"}

      """,
      """
      input.jsonl:2: this line lacks "key"; accepted: a letter, a digit, backspace, delete, down, end, escape, \
      home, left, pageDown, pageUp, return, right, space, tab, up [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"press":"held","key":"a"}

      """,
      #"input.jsonl:2: "press" in this line is "held"; accepted: began, cancelled, ended [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"press":"began","key":"any"}

      """,
      """
      input.jsonl:2: "key" in this line is "any"; accepted: a letter, a digit, backspace, delete, down, end, \
      escape, home, left, pageDown, pageUp, return, right, space, tab, up [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"motion":"tilt"}

      """,
      #"input.jsonl:2: "motion" in this line is "tilt"; accepted: shake [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"remoteControl":"rewind"}

      """,
      """
      input.jsonl:2: "remoteControl" in this line is "rewind"; accepted: beginSeekingBackward, \
      beginSeekingForward, endSeekingBackward, endSeekingForward, nextTrack, pause, play, previousTrack, stop, \
      togglePlayPause [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"remoteControl":"play","x":1}

      """,
      #"input.jsonl:2: key "x" does not suit a line with "remoteControl"; accepted: remoteControl, t [65]"#),
  ]
}
