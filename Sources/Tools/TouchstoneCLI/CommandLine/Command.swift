/// A command of `touchstone`.
@MainActor struct Command {
  /// The word that selects the command.
  let name: String
  /// The short form of the operands, such as `[SCENE]`.
  let synopsis: String
  /// One line for the overview, in English.
  let summary: String
  /// The meaning of the options in English, in lines; may be empty.
  let details: String
  /// Options with a value.
  var options: [String] = []
  /// Options without a value.
  var switches: [String] = []
  let run: @MainActor (Arguments) throws(Failure) -> ExitStatus

  /// All commands, in the order of the overview.
  static let all: [Command] = [
    demo, list, play, explain, lint, read, rule, record, `import`, port, preview, inspect, programs, modelContext,
    capture, compare, recorder, runner, new,
    packaging, completion, man,
  ]

  /// The help for this command, in the language of the tools.
  var usage: String {
    let call = "touchstone \(synopsis.isEmpty ? name : "\(name) \(synopsis)")"
    let head = [localized("usage: %1$s", call), ""] + HelpText.wrapped(localizedHelp(summary))
    return (details.isEmpty ? head : head + [""] + HelpText(details).translated.lines).joined(separator: "\n")
  }
}
