import CTouchSystem
import Glibc

/// The command that opens a source file, as a list of arguments.
///
/// No shell is involved.
///
/// The first of these that is set and can be started is used: the environment variables `TOUCHSTONE_EDITOR`, `VISUAL`
/// and `EDITOR`, then the desktop's handler of the file, which opens no particular line.
struct EditorCommand: Equatable {
  /// The program and its arguments.
  let words: [String]
  /// Whether the line is among the arguments.
  let hasLine: Bool

  /// Why there is no command.
  enum Failure: Error, Equatable {
    /// A variable names no program, or one that is not installed.
    case notInstalled(variable: String, program: String)
    /// A variable has an opening quotation mark and no closing one.
    case unclosed(variable: String)
    /// Neither a variable nor a handler of the desktop can be used.
    case nothing
  }

  /// The variables that name an editor, in their order.
  static let variables = ["TOUCHSTONE_EDITOR", "VISUAL", "EDITOR"]
  /// Editors that run in a terminal.
  private static let inTerminal: Set<String> = [
    "vi", "vim", "nvim", "nano", "pico", "micro", "hx", "helix", "kak", "joe", "mg", "ne",
  ]
  /// Editors that take `+LINE` before the file.
  private static let takesPlus: Set<String> = [
    "vi", "vim", "nvim", "gvim", "nano", "pico", "micro", "kak", "joe", "mg", "ne", "emacs", "emacsclient", "gedit",
  ]
  /// Editors that take `--line LINE` before the file.
  private static let takesLine: Set<String> = ["kate", "kwrite"]
  /// Editors that take `--goto FILE:LINE`.
  private static let takesGoto: Set<String> = ["code", "code-insiders", "code-oss", "codium", "vscodium"]
  /// Editors that take `FILE:LINE`.
  private static let takesColon: Set<String> = ["subl", "sublime_text", "zed", "zeditor", "hx", "helix"]

  /// Returns the command for a place.
  ///
  /// - Parameters:
  ///   - place: the file and the line.
  ///   - variable: returns the value of an environment variable; nil if it is not set.
  ///   - isInstalled: returns whether a program can be started: a path, or a name in the search path.
  static func command(
    for place: SourcePlace, variable: (String) -> String?, isInstalled: (String) -> Bool
  ) throws(Failure) -> EditorCommand {
    for name in variables {
      guard let value = variable(name), !value.allSatisfy({ $0 == " " }) else { continue }
      guard let words = split(value) else { throw .unclosed(variable: name) }
      guard let program = words.first, isInstalled(program) else {
        throw .notInstalled(variable: name, program: words.first ?? "")
      }
      if words.contains(where: { $0.contains("%f") || $0.contains("%l") }) { return filled(words, place) }
      let command = known(words, place)
      guard needsTerminal(words) else { return command }
      // Without a terminal the editor would have nothing to draw on; the next choice is tried.
      guard let terminal = terminal(variable, isInstalled) else { continue }
      return EditorCommand(words: terminal + command.words, hasLine: command.hasLine)
    }
    if isInstalled("xdg-open") { return EditorCommand(words: ["xdg-open", place.path], hasLine: false) }
    if isInstalled("gio") { return EditorCommand(words: ["gio", "open", place.path], hasLine: false) }
    throw .nothing
  }

  /// Splits a command at spaces; quotation marks, single or double, keep spaces.
  ///
  /// Nil if one is not closed.
  static func split(_ text: String) -> [String]? {
    var words: [String] = []
    var (word, isWord): (String, Bool) = ("", false)
    var quote: Character?
    for letter in text {
      if let open = quote {
        if letter == open { quote = nil } else { word.append(letter) }
      } else if letter == "\"" || letter == "'" {
        (quote, isWord) = (letter, true)
      } else if letter == " " || letter == "\t" {
        if isWord { words.append(word) }
        (word, isWord) = ("", false)
      } else {
        word.append(letter)
        isWord = true
      }
    }
    guard quote == nil else { return nil }
    return isWord ? words + [word] : words
  }

  /// Replaces the placeholders: `%f` by the path, `%l` by the line, `%%` by a percent sign.
  ///
  /// The path is the last argument if no argument has `%f`.
  private static func filled(_ words: [String], _ place: SourcePlace) -> EditorCommand {
    var (hasFile, hasLine) = (false, false)
    var result = words.map { word -> String in
      var (text, isEscaped) = ("", false)
      for letter in word {
        switch (isEscaped, letter) {
        case (false, "%"):
          isEscaped = true
          continue
        case (true, "f"):
          text += place.path
          hasFile = true
        case (true, "l"):
          text += "\(place.line)"
          hasLine = true
        case (true, "%"): text.append("%")
        case (true, _): text += "%\(letter)"
        case (false, _): text.append(letter)
        }
        isEscaped = false
      }
      return isEscaped ? text + "%" : text
    }
    if !hasFile { result.append(place.path) }
    return EditorCommand(words: result, hasLine: hasLine)
  }

  /// Adds the place as the editor takes it; of an unknown editor only the file.
  private static func known(_ words: [String], _ place: SourcePlace) -> EditorCommand {
    let name = name(words)
    let more: [String]? =
      takesPlus.contains(name)
      ? ["+\(place.line)", place.path]
      : takesLine.contains(name)
        ? ["--line", "\(place.line)", place.path]
        : takesGoto.contains(name)
          ? ["--goto", "\(place.path):\(place.line)"]
          : takesColon.contains(name) ? ["\(place.path):\(place.line)"] : nil
    return EditorCommand(words: words + (more ?? [place.path]), hasLine: more != nil)
  }

  private static func name(_ words: [String]) -> String {
    words.first?.split(separator: "/").last.map(String.init) ?? ""
  }

  private static func needsTerminal(_ words: [String]) -> Bool {
    let name = name(words)
    if inTerminal.contains(name) { return true }
    guard name.hasPrefix("emacs") else { return false }
    return words.dropFirst().contains { ["-nw", "-t", "-tty", "--tty", "--no-window-system"].contains($0) }
  }

  /// The words that start a command in a terminal; nil if none is installed.
  private static func terminal(_ variable: (String) -> String?, _ isInstalled: (String) -> Bool) -> [String]? {
    if let own = variable("TERMINAL"), let words = split(own), let program = words.first, isInstalled(program) {
      return words + ["-e"]
    }
    if isInstalled("xdg-terminal-exec") { return ["xdg-terminal-exec"] }
    return isInstalled("x-terminal-emulator") ? ["x-terminal-emulator", "-e"] : nil
  }
}

extension EditorCommand {
  /// Opens a place in the user's editor, and returns a sentence about it.
  ///
  /// The editor is not a child of this process, and has none of its standard streams.
  static func open(_ place: SourcePlace) -> String {
    guard access(place.path, R_OK) == 0 else {
      return localized("%1$s, line %2$s, cannot be read on this machine.", place.path, "\(place.line)")
    }
    do throws(Failure) {
      let command = try command(for: place, variable: environment, isInstalled: isInstalled)
      for word in command.words { touch_execute_argument(word) }
      let failed = touch_execute_detached()
      let program = command.words[0]
      if failed != 0 { return localized("%1$s cannot be started: %2$s.", program, String(cString: strerror(failed))) }
      return command.hasLine
        ? localized("Opened %1$s at line %2$s with %3$s.", place.path, "\(place.line)", program)
        : localized("Opened %1$s with %2$s; the line is %3$s.", place.path, program, "\(place.line)")
    } catch {
      return error.sentence(place)
    }
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  private static func isInstalled(_ program: String) -> Bool {
    if program.contains("/") { return access(program, X_OK) == 0 }
    return (environment("PATH") ?? "/usr/bin:/bin").split(separator: ":").contains {
      access("\($0)/\(program)", X_OK) == 0
    }
  }
}

extension EditorCommand.Failure {
  func sentence(_ place: SourcePlace) -> String {
    switch self {
    case .notInstalled(let variable, let program):
      localized("%1$s names %2$s, which is not installed. Set it to an editor that is.", variable, program)
    case .unclosed(let variable): localized("%1$s has a quotation mark that is not closed.", variable)
    case .nothing:
      localized(
        "Set TOUCHSTONE_EDITOR to a command that opens %1$s, line %2$s: no editor was found.", place.path,
        "\(place.line)")
    }
  }
}
