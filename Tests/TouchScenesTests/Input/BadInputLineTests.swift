import Expectations
import Testing
import TouchGeometry
import TouchScenes

@Suite struct BadInputLineTests {
  @Test(arguments: cases) func otherLinesThatMakeNoSenseAreRefused(_ bad: BadFile) {
    let size = CGSize(width: 390, height: 640)
    let said = refusal { () throws(FileError) in
      try InputFile.read(bad.bytes, file: "input.jsonl", sceneSize: size)
    }
    expectEqual(said, bad.message)
  }

  @Test("Keys, texts, compositions and pastes of an input have at most 100,000 bytes together")
  func textsTogether() throws {
    let long = String(repeating: "m", count: 20_000)
    let head = #"{"format":"touchstone-input","version":1,"size":[390,640]}"#
    let full =
      [head] + (0..<3).map { _ in #"{"t":0,"paste":"\#(long)"}"# } + [
        #"{"t":0,"text":"\#(long)"}"#, #"{"t":0,"composition":"\#(long.dropLast())"}"#,
        #"{"t":0,"press":"began","key":"a"}"#, #"{"t":0,"press":"ended","key":"a"}"#,
      ]
    func read(_ more: String) throws(FileError) -> InputFile {
      try InputFile.read(Array((full + [more]).joined(separator: "\n").utf8), file: "input.jsonl")
    }
    try expectEqual(read(#"{"t":0,"press":"began","key":"up"}"#).lines.count, 8)
    for (key, line) in [
      ("key", #"{"t":0,"press":"began","key":"b"}"#), ("text", #"{"t":0,"text":"b"}"#),
      ("composition", #"{"t":0,"composition":"b"}"#), ("paste", #"{"t":0,"paste":"b"}"#),
    ] {
      expectEqual(
        refusal { () throws(FileError) in try read(line) },
        #"input.jsonl:9: with "\#(key)" the texts of the input have 100001 bytes; "#
          + "accepted: at most 100000 in all lines together [65]")
    }
  }

  static let cases: [BadFile] = [
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
      #"input.jsonl:2: key "scroll" does not suit a line with "hover"; accepted: distance, hover, t [65]"#),
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
      #"input.jsonl:2: "motion" in this line is "tilt"; accepted: shake, shakeBegan, shakeCancelled, shakeEnded [65]"#),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"acceleration":[0,9.8]}

      """,
      """
      input.jsonl:2: "acceleration" in this line is [0, 9.8]; accepted: [x, y, z], numbers from -1000000 to 1000000 [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"touchpad":"changed","x":1,"y":1}

      """,
      """
      input.jsonl:2: "touchpad" is "changed", but a gesture is not in progress; accepted: began, hold [65]
      """),
    BadFile(
      """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"touchpad":"began","x":1,"y":1,"scale":0}

      """,
      """
      input.jsonl:2: "scale" in a line with "touchpad" is 0; accepted: a number from 0.001 to 1000 [65]
      """),
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
