import Glibc
import TouchFiles
import TouchInspector
import TouchScenes

extension Command {
  /// Serves the Model Context Protocol.
  static let modelContext = Command(
    name: "mcp", synopsis: "SCENE | --attach PID [-o FILE]",
    summary: "a server of the Model Context Protocol, with which assistants look at a scene or an app and touch it",
    details: """
      SCENE         a scene or a capture, on a clock that only the tools advance
      --attach PID  a running app that was started with TOUCHSTONE_INSPECT=listen; touchstone ps lists them
      -o FILE       writes everything that was touched as an input file, after each gesture

      Reads JSON-RPC 2.0 messages from standard input and answers on standard output, one message in a line. The tools
      are tree, picture, press, drag, pinch, type, wait, explain, reachability, set_flag, undo, capture and input. Ends
      with its input, or when the app ends. Docs/Machines.md shows how to connect it.
      """,
    options: ["--attach", "-o"]
  ) { arguments throws(Failure) in
    let subject: any MachineSubject
    var program: ProgramSubject?
    let target = arguments.value(of: "-o")
    if let target { try Scenes.checkWritable(target) }
    if let word = arguments.value(of: "--attach") {
      guard arguments.positional.isEmpty else { throw .usage(localized("either a scene or --attach")) }
      let connection = try listening(word)
      do throws(MachineFailure) {
        let attached = try ProgramSubject(connection)
        (subject, program) = (attached, attached)
      } catch {
        throw Failure(message: localized("--attach %1$s: %2$s", "\(word)", "\(error.sentence)"), status: .noSuchFile)
      }
    } else {
      guard let name = try arguments.only("scene") else { throw .usage(localized("which scene? or --attach PID")) }
      subject = try SceneSubject(Scenes.load(name))
    }
    let session = MachineSession(subject)
    var failure: Failure?
    session.onInput = { input in
      guard let target else { return }
      do throws(Failure) { try Scenes.write(input.text, to: target) } catch { failure = error }
    }
    let server = ModelContextServer(session)
    var lines = LineReader(STDIN_FILENO, longest: ModelContextServer.longest)
    while let line = lines.next(besides: program?.descriptor, { program?.drain() }) {
      let answer = line.isTooLong ? ModelContextServer.answerToLongLine : server.answer(to: line.bytes)
      if let answer { Output.send(answer) }
      if let failure { throw failure }
    }
    return .done
  }
}
