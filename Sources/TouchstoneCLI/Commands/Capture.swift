import CTouchProcess
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
      rest, is a numbered folder with scene.json, input.jsonl and log.txt: play, explain and demo open the scene, and compare
      plays it against the log. What a scene cannot say of the program stands in its about.
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
    name: "compare", synopsis: "FOLDER",
    summary: "plays a captured gesture and shows the first difference from its log, with the rule",
    details: """
      FOLDER  one gesture of a capture, with scene.json, input.jsonl and log.txt

      Times may differ by 20 ms, as a living program's timers fire in the turn after they are due. The status is 0 when
      there is no difference, and 1 when there is one.
      """
  ) { arguments throws(Failure) in
    guard let folder = try arguments.only("folder") else { throw .usage("which folder?") }
    let (scene, input) = try Scenes.loadWithInput("\(folder)/scene.json", nil)
    let recorded: [String]
    do throws(FileError) {
      recorded = String(decoding: try TextFile.read("\(folder)/log.txt"), as: UTF8.self).split(separator: "\n")
        .map(String.init)
    } catch {
      throw Failure(error)
    }
    guard let difference = CaptureReplay(scene, input).firstDifference(from: recorded) else {
      Output.line("\(folder): no difference in \(recorded.count) lines")
      return .done
    }
    for line in difference { Output.line(line) }
    return .differs
  }
}
