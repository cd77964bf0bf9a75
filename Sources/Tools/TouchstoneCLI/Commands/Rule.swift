import TouchScenes

extension Command {
  /// Prints the title and the text of a rule.
  static let rule = Command(
    name: "rule", synopsis: "NUMBER [--json]", summary: "prints a rule that `explain`, `lint` or a log cites",
    details: """
      Prints the number, the title and the text. For a condition of a rule, such
      as 5.1.2.8, it prints the rule, 5.1.2. [doc], [observed], [measured] and
      [policy] state the source of the rule. An unknown number ends with
      status 66.

      --json  prints one JSON object (Docs/Formats.md)
      """,
    switches: ["--json"]
  ) { arguments throws(Failure) in
    guard let number = try arguments.only("rule") else { throw .usage(localized("rule needs a number, such as 5.1.2")) }
    guard let title = RuleBook.title(of: number), let body = RuleBook.body(of: number) else {
      throw Failure(message: localized("there is no rule \"%1$s\"", "\(number)"), status: .noSuchFile)
    }
    if arguments.has("--json") {
      Answer.print(Answer.rule(number, title: title, text: body))
      return .done
    }
    Output.line("\(number)  \(title)")
    if !body.isEmpty { Output.line(body) }
    return .done
  }
}
