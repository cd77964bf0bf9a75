import TouchScenes

extension Command {
  /// Prints the script with which a shell completes the command's words.
  static let completion = Command(
    name: "completion", synopsis: "bash | zsh | fish",
    summary: "prints a script with which a shell completes commands, options and scenes",
    details: """
      bash  for ~/.bashrc: eval "$(touchstone completion bash)"
      zsh   for ~/.zshrc, after compinit: eval "$(touchstone completion zsh)"
      fish  for ~/.config/fish/config.fish: touchstone completion fish | source
      """
  ) { arguments throws(Failure) in
    guard let word = try arguments.only("shell") else { throw .usage(localized("name a shell: bash, zsh or fish")) }
    guard let shell = Shell(rawValue: word) else {
      let near = Suggestion.clause(for: word, among: Shell.allCases.map(\.rawValue))
      throw .usage(localized("no completion for %1$s; there are bash, zsh, fish%2$s", "\(word)", "\(near)"))
    }
    for line in CompletionScript.lines(for: shell) { Output.line(line) }
    return .done
  }

  /// The kind of operand of a command.
  enum Operand { case none, scene, file, command, shell }

  /// The kind of operand, for completion.
  var operand: Operand {
    switch name {
    case "demo", "play", "explain", "lint", "read", "record": .scene
    case "completion": .shell
    case "man": .command
    case "list", "ps", "recorder", "runner": .none
    default: .file
    }
  }
}

enum Shell: String, CaseIterable { case bash, zsh, fish }

/// The completion scripts, made from the same table of commands as the help.
@MainActor enum CompletionScript {
  static func lines(for shell: Shell) -> [String] {
    switch shell {
    case .bash: bash
    case .zsh: ["autoload -Uz bashcompinit && bashcompinit"] + bash
    case .fish: fish
    }
  }

  private static var words: [String] { Command.all.map(\.name) + ["help", "version"] }

  private static func options(of command: Command) -> [String] { command.options + command.switches + ["--help"] }

  /// The words of a choice, where the help lists them as `--log callbacks`.
  private static func choices(of option: String, _ command: Command) -> [String] {
    command.details.split(separator: "\n").flatMap { line -> [String] in
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1, words[0] == option else { return [] }
      return words[1].split(separator: "|").map(String.init).filter { $0.allSatisfy(\.isLowercase) }
    }
  }

  private static var bash: [String] {
    var lines = [
      "_touchstone() {",
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}",
      "  local scenes",
      "  COMPREPLY=()",
      "  if [ \"$COMP_CWORD\" = 1 ]; then",
      "    COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))",
      "    return",
      "  fi",
      "  case $command in",
    ]
    for command in Command.all {
      lines.append("  \(command.name))")
      let chosen = command.options.map { ($0, choices(of: $0, command)) }.filter { !$0.1.isEmpty }
      let files = command.options.filter { choices(of: $0, command).isEmpty }
      if !command.options.isEmpty {
        lines.append("    case $before in")
        for (option, words) in chosen {
          let list = words.joined(separator: " ")
          lines.append("    \(option)) COMPREPLY=($(compgen -W \"\(list)\" -- \"$word\")); return ;;")
        }
        if !files.isEmpty {
          lines.append("    \(files.joined(separator: "|"))) COMPREPLY=($(compgen -f -- \"$word\")); return ;;")
        }
        lines.append("    esac")
      }
      let all = options(of: command).joined(separator: " ")
      lines.append("    if [[ $word == -* ]]; then COMPREPLY=($(compgen -W \"\(all)\" -- \"$word\")); return; fi")
      switch command.operand {
      case .none: break
      case .scene:
        lines.append("    scenes=$(touchstone list 2>/dev/null | cut -f1)")
        lines.append("    COMPREPLY=($(compgen -W \"$scenes\" -- \"$word\") $(compgen -f -- \"$word\"))")
      case .file: lines.append("    COMPREPLY=($(compgen -f -- \"$word\"))")
      case .command:
        lines.append("    COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))")
      case .shell: lines.append("    COMPREPLY=($(compgen -W \"bash zsh fish\" -- \"$word\"))")
      }
      lines.append("    ;;")
    }
    let list = words.joined(separator: " ")
    lines += [
      "  help) COMPREPLY=($(compgen -W \"\(list)\" -- \"$word\")) ;;", "  esac", "}",
      "complete -o filenames -F _touchstone touchstone",
    ]
    return lines
  }

  private static var fish: [String] {
    func quoted(_ text: String) -> String {
      "'" + text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] }.map(String.init).joined() + "'"
    }
    var lines = ["complete -c touchstone -e", "complete -c touchstone -n __fish_use_subcommand -f"]
    for command in Command.all {
      lines.append(
        "complete -c touchstone -n __fish_use_subcommand -f -a \(command.name) -d \(quoted(localizedHelp(command.summary)))"
      )
      let here = "-n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.options + command.switches {
        let isLong = option.hasPrefix("--")
        let flag = isLong ? "-l \(option.dropFirst(2))" : "-s \(option.dropFirst())"
        let words = choices(of: option, command)
        let value =
          !command.options.contains(option)
          ? " -f" : words.isEmpty ? " -r -F" : " -x -a \(quoted(words.joined(separator: " ")))"
        lines.append("complete -c touchstone \(here) \(flag)\(value)")
      }
      switch command.operand {
      case .none: lines.append("complete -c touchstone \(here) -f")
      case .scene: lines.append("complete -c touchstone \(here) -a '(touchstone list 2>/dev/null)'")
      case .file: break
      case .command: lines.append("complete -c touchstone \(here) -f -a \(quoted(words.joined(separator: " ")))")
      case .shell: lines.append("complete -c touchstone \(here) -f -a 'bash zsh fish'")
      }
    }
    lines.append("complete -c touchstone -n __fish_use_subcommand -f -a 'help version'")
    let names = quoted(Command.all.map(\.name).joined(separator: " "))
    lines.append("complete -c touchstone -n '__fish_seen_subcommand_from help' -f -a \(names)")
    return lines
  }
}
