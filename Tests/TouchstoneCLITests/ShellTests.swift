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
    for file in package.files where file.path != ".gitignore" {
      let example = String(decoding: try TextFile.read("\(root)/Examples/Hello/\(file.path)"), as: UTF8.self)
      #expect(file.text == example, "\(file.path)")
    }
  }

  @Test func aNewSceneIsTheBuiltInOneWithItsInput() throws {
    let files = try NewScene(name: "Mine").files()
    #expect(files.map(\.path) == ["Mine.scene.json", "Mine.input.jsonl"])
    #expect(files.allSatisfy { !$0.text.isEmpty })
  }

  @Test func aFolderWithoutDesktopFilesIsNoToolToPackage() {
    #expect(Dispatcher.run(["package", "/nowhere"]) == .noSuchFile)
    #expect(Dispatcher.run(["new", "Both", "--scene", "--host-c"]) == .wrongUsage)
    #expect(Dispatcher.run(["new", "Mine", "--scene", "--touchstone", "x"]) == .wrongUsage)
  }

  @Test(arguments: ["", "3d", "my-tool", "a b", "UIKit", "Testing"]) func aNameThatIsNoModuleIsRefused(_ name: String) {
    #expect(Dispatcher.run(["new", name]) == .wrongUsage)
  }
}
