import TouchGeometry
import TouchScenes
import Touchstone

/// Finds and runs the command of a command line.
@MainActor enum Dispatcher {
  static let version = "0.1.0"

  /// Runs the command and returns the exit status.
  ///
  /// Without a command, runs `demo`.
  static func run(_ arguments: [String]) -> ExitStatus {
    let status = dispatch(arguments)
    do throws(Failure) {
      try Output.finish()
      return status
    } catch {
      return complain(error, nil)
    }
  }

  private static func dispatch(_ arguments: [String]) -> ExitStatus {
    let word = arguments.first ?? "demo"
    switch word {
    case "help", "--help", "-h": return help(arguments.dropFirst().first)
    case "version", "--version":
      Output.line("touchstone \(version)")
      return .done
    default: break
    }
    // Options without a command belong to `demo`.
    let isImplied = arguments.isEmpty || word.hasPrefix("-")
    guard let command = Command.all.first(where: { $0.name == (isImplied ? "demo" : word) }) else {
      return complain(unknown(word), nil)
    }
    let rest = Array(arguments.dropFirst(isImplied ? 0 : 1))
    if rest.contains("--help") || rest.contains("-h") { return help(command.name) }
    do throws(Failure) {
      return try command.run(Arguments(rest, options: command.options, switches: command.switches))
    } catch {
      return complain(error, command)
    }
  }

  private static func unknown(_ word: String) -> Failure {
    let names = Command.all.map(\.name).joined(separator: ", ")
    let near = Suggestion.clause(for: word, among: Command.all.map(\.name) + ["help", "version"])
    return .usage(
      localized("no command is called %1$s; there are %2$s, help, version%3$s", "\(word)", "\(names)", "\(near)"))
  }

  /// Prints the help of a command; the overview without a name, and for `help` and `version`.
  private static func help(_ name: String?) -> ExitStatus {
    if let name, name != "help", name != "version" {
      guard let command = Command.all.first(where: { $0.name == name }) else {
        return complain(unknown(name), nil)
      }
      Output.line(command.usage)
      return .done
    }
    Output.line(overview)
    return .done
  }

  static var overview: String {
    let commands = Command.all.flatMap { command in
      let head = "  touchstone \(command.name)" + (command.synopsis.isEmpty ? "" : " " + command.synopsis)
      return [head] + HelpText.wrapped(localizedHelp(command.summary), indent: 6, head: "      ")
    }
    let end = ending.translated
    let start = HelpText.wrapped(
      localizedHelp("Shows how touches find their way through views, responders and gesture recognizers."))
    return (start + [""] + commands + [""] + end.lines).joined(separator: "\n")
  }

  /// The information that applies to every command, in English.
  static let ending = HelpText(
    """
    Without a command it is demo. SCENE is the name of a built-in scene or the path of a scene file.
    touchstone help COMMAND prints details; touchstone version prints the version.

    Exit status: 0 done, 64 wrong usage, 65 bad file, 66 no such file, 69 no display, 70 internal error, 71 display
    lost, 74 output cut off.
    """)

  private static func complain(_ failure: Failure, _ command: Command?) -> ExitStatus {
    // A message is one line, whatever characters the names in it contain.
    let line = inOneLine(failure.message)
    Complaint.print("touchstone: \(line)")
    if failure.status == .wrongUsage {
      let more = command.map { "touchstone help \($0.name)" } ?? "touchstone help"
      Complaint.print(localized("see: %1$s", more))
    }
    return failure.status
  }
}
