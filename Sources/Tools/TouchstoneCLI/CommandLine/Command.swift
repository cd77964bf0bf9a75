/// A command of `touchstone`.
@MainActor struct Command {
  /// The word that selects the command.
  let name: String
  /// The short form of the operands, such as `[SCENE]`.
  let synopsis: String
  /// One line for the overview.
  let summary: String
  /// The meaning of the options, in lines; may be empty.
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

  /// The help for this command.
  var usage: String {
    let head = ["usage: touchstone \(synopsis.isEmpty ? name : "\(name) \(synopsis)")", ""] + HelpText.wrapped(summary)
    return (details.isEmpty ? head : head + [""] + HelpText(details).lines).joined(separator: "\n")
  }
}
