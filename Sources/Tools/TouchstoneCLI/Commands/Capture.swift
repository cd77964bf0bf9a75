import CTouchSystem
import TouchGeometry
import TouchScenes

extension Command {
  /// Runs an app of the kit and writes each gesture as a capture.
  static let capture = Command(
    name: "capture", synopsis: "[-o FOLDER] PROGRAM [-- ARGUMENT...]",
    summary: "runs an app of the kit and writes each gesture as a scene and an input that play it again",
    details: """
      PROGRAM      any app of the kit, unchanged
      -o FOLDER    the folder of the captures; capture by default
      ARGUMENT...  arguments of the app

      The same as TOUCHSTONE_CAPTURE=FOLDER PROGRAM. Each gesture, from the first finger until every recognizer is
      reset, is a numbered file, 1.touchstone and so on: play, explain, lint and demo open it like a scene, and
      compare plays it and compares the logs. Facts that a scene cannot express are in its about.
      """,
    options: ["-o"]
  ) { arguments throws(Failure) in
    guard let program = arguments.positional.first else { throw .usage(localized("which program?")) }
    guard setenv("TOUCHSTONE_CAPTURE", arguments.value(of: "-o") ?? "capture", 1) == 0 else {
      throw Failure(message: localized("cannot set the variable TOUCHSTONE_CAPTURE"), status: .bug)
    }
    for argument in arguments.positional { touch_execute_argument(argument) }
    let number = touch_execute()
    throw Failure(message: "\(program): \(String(cString: strerror(number)))", status: .noSuchFile)
  }

  /// Plays a capture and prints the first difference from its log.
  static let compare = Command(
    name: "compare", synopsis: "CAPTURE [--json]",
    summary: "plays a captured gesture and prints the first difference from its log, with the rule",
    details: """
      CAPTURE  a file of touchstone capture, or of TouchRecorder.swift
      --json   prints one JSON object (Docs/Formats.md)

      Times may differ by 20 ms, because timers of a running app fire in the turn after their time. For a capture by
      TouchRecorder.swift the states that public interfaces show are compared: each action, in its recognizer's order,
      and failures and cancellations; times may differ by 50 ms there. UIKit does not report failure requirements: if
      such a capture plays like its log only with one or more requirements, they are printed and assumed. The status
      is 0 without a difference, and 1 with one.
      """,
    switches: ["--json"]
  ) { arguments throws(Failure) in
    guard let path = try arguments.only("capture") else { throw .usage(localized("which capture?")) }
    let loaded = try Scenes.load(path)
    guard let capture = loaded.capture else {
      throw Failure(
        message: localized("%1$s: a scene and not a capture: it has no log to compare", "\(loaded.file)"),
        status: .badFile)
    }
    let firstDifference = CaptureReplay(capture).firstDifference
    if arguments.has("--json") {
      Answer.print(Answer.compare(path, capture, firstDifference))
      return firstDifference == nil ? .done : .differs
    }
    guard let difference = firstDifference?.sentences else {
      for line in capture.conclusions { Output.line(line) }
      Output.line(localized("%1$s: no difference in %2$s lines", loaded.file, "\(capture.log.count)"))
      return .done
    }
    for line in difference { Output.line(line) }
    return .differs
  }
}
