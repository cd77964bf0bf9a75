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

/// The manual pages, in the macros of `man`.
@MainActor enum ManualPage {
  static func page(of command: Command) -> String {
    let title = "touchstone-\(command.name)"
    let head = [
      heading(title), ".SH NAME", "\(escaped(title)) \\- \(escaped(command.summary))", ".SH SYNOPSIS",
      ".B touchstone \(escaped(command.name))", escaped(command.synopsis),
    ]
    let body = command.details.isEmpty ? [] : [".SH DESCRIPTION"] + HelpText(command.details).manual(escaped)
    let end = [".SH SEE ALSO", ".BR touchstone (1)"]
    return (head + body + end).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  static var overview: String {
    let head = [
      heading("touchstone"), ".SH NAME",
      "touchstone \\- \(escaped("shows how touches find their way through views, responders and gesture recognizers"))",
      ".SH SYNOPSIS", ".B touchstone", "[COMMAND] [OPTIONS]", ".SH COMMANDS",
    ]
    let commands = Command.all.flatMap { command in
      [".TP", ".B \(escaped("\(command.name) \(command.synopsis)"))", escaped(command.summary)]
    }
    let end = [".SH DESCRIPTION"] + HelpText(Dispatcher.ending).manual(escaped)
    return (head + commands + end).joined(separator: "\n")
  }

  private static func heading(_ title: String) -> String {
    ".TH \(escaped(title).uppercased()) 1 \"\" \"touchstone \(Dispatcher.version)\" \"User Commands\""
  }

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
