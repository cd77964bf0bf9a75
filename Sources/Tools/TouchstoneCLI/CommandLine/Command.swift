/// One of the things that `touchstone` can do.
@MainActor struct Command {
  /// The word that calls it.
  let name: String
  /// The operands after the command, in short: `[SCENE]`.
  let synopsis: String
  /// One line for the list.
  let summary: String
  /// What the options mean, in lines; may be empty.
  let details: String
  /// Options that take a value.
  var options: [String] = []
  /// Options that take none.
  var switches: [String] = []
  let run: @MainActor (Arguments) throws(Failure) -> ExitStatus

  /// Every command, in the order of the list.
  static let all: [Command] = [
    demo, list, play, explain, lint, read, rule, record, `import`, port, inspect, capture, compare, recorder, new,
    packaging, completion, man,
  ]

  /// The help for this command.
  var usage: String {
    let head = ["usage: touchstone \(synopsis.isEmpty ? name : "\(name) \(synopsis)")", ""] + HelpText.wrapped(summary)
    return (details.isEmpty ? head : head + [""] + HelpText(details).lines).joined(separator: "\n")
  }
}
