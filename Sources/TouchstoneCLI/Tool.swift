import TouchGeometry
import TouchScenes

/// The command `touchstone`: finds the command named first, runs it, and says with which status to end.
///
/// The statuses are those of Docs/Formats.md: 0 done, 64 wrong usage, 65 a bad file, 66 no such file, 69 no display,
/// 70 a fault of ours.
@MainActor enum Tool {
  static let badUsage: Int32 = 64
  static let noDisplay: Int32 = 69

  /// A command: its name, how it is called, and what it does with the words that follow its name.
  private struct Command {
    let name: String
    let usage: String
    let run: @MainActor ([String]) throws -> Void
  }

  private static let commands: [Command] = [
    Command(name: "demo", usage: DemoCommand.usage) { try DemoCommand($0).run(.standard) },
    Command(name: "play", usage: PlayCommand.usage) { try PlayCommand($0).run(.standard) },
    Command(name: "lint", usage: LintCommand.usage) { try LintCommand($0).run(.standard) },
  ]

  /// Runs the command line without the program's own name.
  ///
  /// A line without a command is one for `demo`.
  static func run(_ line: [String]) -> Int32 {
    if ["help", "--help", "-h"].contains(line.first) {
      print(usage)
      return 0
    }
    let line = line.first.map { $0.hasPrefix("-") } ?? true ? ["demo"] + line : line
    let name = line[0]
    guard let command = commands.first(where: { $0.name == name }) else {
      complain("unknown command \(name)\n\n\(usage)")
      return badUsage
    }
    do {
      try command.run(Array(line.dropFirst()))
      return 0
    } catch let error as UsageError {
      complain("\(name): \(error.message)\nusage: \(command.usage)")
      return badUsage
    } catch let error as FileError {
      complain("\(error)")
      return error.exitStatus
    } catch {
      complain("\(error)")
      return 70
    }
  }

  private static var usage: String {
    "usage: touchstone COMMAND …\n\n" + commands.map(\.usage).joined(separator: "\n")
      + "\n\nSCENE is the name of a built-in scene (touchstone list) or the path of a scene file."
  }

  private static func complain(_ message: String) {
    let line = "touchstone: \(message)\n"
    _ = write(2, line, line.utf8.count)
  }
}
