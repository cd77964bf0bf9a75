import TouchFiles
import TouchInspector

extension Command {
  /// Lists the apps that listen for inspectors.
  static let programs = Command(
    name: "ps", synopsis: "[--json]",
    summary: "lists the running apps that an inspector can attach to",
    details: """
      Prints a line for each app of this user that was started with TOUCHSTONE_INSPECT=listen: the number of its
      process, its name, and its state: listening, inspected, or silent if it does not answer within a second. Sockets
      of processes that have ended are removed.

      --json  prints one JSON object (Docs/Formats.md)
      """,
    switches: ["--json"]
  ) { arguments throws(Failure) in
    if let extra = arguments.positional.first {
      throw .usage(localized("ps takes no arguments, but got \"%1$s\"", extra))
    }
    guard let folder = ListeningProgram.folder else {
      throw Failure(message: localized("XDG_RUNTIME_DIR is not set; apps listen in that folder"), status: .noSuchFile)
    }
    let programs = ListeningProgram.all(in: folder)
    if arguments.has("--json") {
      Answer.print(Answer.programs(programs))
      return .done
    }
    for program in programs { Output.line("\(program.process)\t\(program.name)\t\(program.state.rawValue)") }
    if programs.isEmpty { Output.line(localized("no app listens; start one with TOUCHSTONE_INSPECT=listen")) }
    return .done
  }
}
