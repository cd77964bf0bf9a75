import TouchScenes

extension Command {
  /// Prints a page of the manual.
  static let man = Command(
    name: "man", synopsis: "[COMMAND]",
    summary: "prints a page of the manual, made from the same text as help",
    details: """
      COMMAND  the command that the page is about; the overview without it

      To read it: touchstone man play | man -l -

      To install it: touchstone man > ~/.local/share/man/man1/touchstone.1
      """
  ) { arguments throws(Failure) in
    let name = try arguments.only("command")
    guard let name else {
      Output.line(ManualPage.overview)
      return .done
    }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw .usage(
        localized(
          "no command is called %1$s%2$s", "\(name)", "\(Suggestion.clause(for: name, among: Command.all.map(\.name)))")
      )
    }
    Output.line(ManualPage.page(of: command))
    return .done
  }
}

/// The manual pages, in the macros of `man` and the language of the tools.
@MainActor enum ManualPage {
  static func page(of command: Command) -> String {
    let title = "touchstone-\(command.name)"
    let head = [
      heading(title), section(localized("NAME")), "\(escaped(title)) \\- \(escaped(localizedHelp(command.summary)))",
      section(localized("SYNOPSIS")),
      ".B touchstone \(escaped(command.name))", escaped(command.synopsis),
    ]
    let body = command.details.isEmpty ? [] : [description] + HelpText(command.details).translated.manual(escaped)
    let end = [section(localized("SEE ALSO")), ".BR touchstone (1)"]
    return (head + body + end).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  static var overview: String {
    let about = localizedHelp("shows how touches find their way through views, responders and gesture recognizers")
    let head = [
      heading("touchstone"), section(localized("NAME")), "touchstone \\- \(escaped(about))",
      section(localized("SYNOPSIS")), ".B touchstone", "[COMMAND] [OPTIONS]", section(localized("COMMANDS")),
    ]
    let commands = Command.all.flatMap { command in
      [".TP", ".B \(escaped("\(command.name) \(command.synopsis)"))", escaped(localizedHelp(command.summary))]
    }
    let end = [description] + Dispatcher.ending.translated.manual(escaped)
    return (head + commands + end).joined(separator: "\n")
  }

  private static func heading(_ title: String) -> String {
    let book = localized("User Commands")
    return ".TH \(escaped(title).uppercased()) 1 \"\" \"touchstone \(Dispatcher.version)\" \"\(book)\""
  }

  private static func section(_ title: String) -> String { ".SH \(title)" }

  private static var description: String { section(localized("DESCRIPTION")) }

  /// Escapes characters that have a meaning in the macros.
  static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
    // A period or a quote at the start of a line would begin a macro.
    return result.hasPrefix(".") || result.hasPrefix("'") ? "\\&" + result : result
  }
}
