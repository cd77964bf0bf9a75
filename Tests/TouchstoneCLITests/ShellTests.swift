import Testing
import TouchScenes

@testable import TouchstoneCLI

/// Completion, manual and new packages are made from the same table and files as everything else.
@MainActor @Suite struct ShellTests {
  @Test(arguments: Shell.allCases) func aShellIsToldOfEveryCommandAndOption(_ shell: Shell) {
    let text = CompletionScript.lines(for: shell).joined(separator: "\n")
    for command in Command.all {
      #expect(text.contains(command.name))
      for option in command.options + command.switches {
        #expect(text.contains(shell == .fish ? String(option.drop { $0 == "-" }) : option), "\(command.name) \(option)")
      }
    }
  }

  @Test func aPageOfTheManualHasTheWordsOfTheHelp() {
    for command in Command.all {
      let page = ManualPage.page(of: command)
      let lines = page.split(separator: "\n")
      #expect(lines[0].hasPrefix(".TH TOUCHSTONE"))
      for word in command.details.split(whereSeparator: \.isWhitespace) {
        let escaped = ManualPage.escaped(String(word))
        let shown = escaped.hasPrefix("\\&") ? String(escaped.dropFirst(2)) : escaped
        #expect(page.contains(shown), "\(command.name): \(word)")
      }
      for line in lines where line.hasPrefix(".") {
        #expect(
          [".TH", ".SH", ".TP", ".B", ".BR", ".PP"].contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
      }
    }
  }

  /// What `new` writes is the example, which is built and tested with everything else.
  @Test func aNewPackageIsTheExample() throws {
    let root = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/\($1)" }
    let package = NewPackage(name: "Hello", sources: "../..")
    for (path, text) in package.files where path != ".gitignore" {
      let example = String(decoding: try TextFile.read("\(root)/Examples/Hello/\(path)"), as: UTF8.self)
      #expect(text == example, "\(path)")
    }
  }

  @Test(arguments: ["", "3d", "my-tool", "a b", "UIKit", "Testing"]) func aNameThatIsNoModuleIsRefused(_ name: String) {
    #expect(Dispatcher.run(["new", name]) == .wrongUsage)
  }
}
