import CTouchSystem
import TouchGeometry
import TouchScenes

extension Command {
  /// Runs a program of the kit and takes down what fingers do to it.
  static let capture = Command(
    name: "capture", synopsis: "[-o FOLDER] PROGRAM [-- ARGUMENT...]",
    summary: "runs a program of the kit and writes each gesture as a scene and an input that play it again",
    details: """
      PROGRAM      any program of the kit, unchanged
      -o FOLDER    where to; capture without it
      ARGUMENT...  what the program gets

      The same as TOUCHSTONE_CAPTURE=FOLDER PROGRAM. Each gesture, from the first finger until every recognizer is at
      rest, is a numbered file, 1.touchstone and so on: play, explain, lint and demo open it as they open a scene, and
      compare plays it against what was seen. What a scene cannot say of the program stands in its about.
      """,
    options: ["-o"]
  ) { arguments throws(Failure) in
    guard let program = arguments.positional.first else { throw .usage("which program?") }
    guard setenv("TOUCHSTONE_CAPTURE", arguments.value(of: "-o") ?? "capture", 1) == 0 else {
      throw Failure(message: "there is no room for TOUCHSTONE_CAPTURE", status: .bug)
    }
    for argument in arguments.positional { touch_execute_argument(argument) }
    let number = touch_execute()
    throw Failure(message: "\(program): \(String(cString: strerror(number)))", status: .noSuchFile)
  }

  /// Plays a capture and says where it parts from what was recorded.
  static let compare = Command(
    name: "compare", synopsis: "CAPTURE",
    summary: "plays a captured gesture and shows the first difference from what was seen, with the rule",
    details: """
      CAPTURE  a file of touchstone capture, or of TouchRecorder.swift

      Times may differ by 20 ms, as a living program's timers fire in the turn after they are due. Of a capture by
      TouchRecorder.swift those states are compared that public means show: each action, in its recognizer's order, and
      who failed or was cancelled; times may differ by 50 ms there. UIKit does not tell who waits for whom: where one or
      more requirements make such a capture play as it was seen, and it does not without them, they are named and taken
      as given. The status is 0 when there is no difference, and 1 when there is one.
      """
  ) { arguments throws(Failure) in
    guard let path = try arguments.only("capture") else { throw .usage("which capture?") }
    let loaded = try Scenes.load(path)
    guard let capture = loaded.capture else {
      throw Failure(message: "\(loaded.file): a scene and no capture: nothing was seen", status: .badFile)
    }
    guard let difference = CaptureReplay(capture).difference else {
      for line in capture.conclusions { Output.line(line) }
      Output.line("\(loaded.file): no difference in \(capture.log.count) lines")
      return .done
    }
    for line in difference { Output.line(line) }
    return .differs
  }
}
