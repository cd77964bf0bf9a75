import TouchScenes

extension Command {
  /// Says what a rule says.
  static let rule = Command(
    name: "rule", synopsis: "NUMBER", summary: "says what a rule says that `explain`, `lint` or a log cites",
    details: """
      A condition of a rule, 5.1.2.8, is found as the rule, 5.1.2. [apple], [doc],
      [observed], [measured] and [policy] say where a rule comes from. A number
      that is no rule's is refused with status 66.
      """
  ) { arguments throws(Failure) in
    guard let number = try arguments.only("rule") else { throw .usage("which rule?") }
    guard let text = RuleBook.text(of: number) else {
      throw Failure(message: "there is no rule \"\(number)\"", status: .noSuchFile)
    }
    Output.line("\(number)  \(text)")
    return .done
  }
}
