import Expectations
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
    let package = NewPackage(name: "Hello", sources: .folder("../.."), year: 2026)
    for file in package.files where file.path != ".gitignore" {
      let example = String(decoding: try TextFile.read("\(root)/Examples/Hello/\(file.path)"), as: UTF8.self)
      expectEqual(file.text, example, "\(file.path)")
    }
  }

  @Test func aNewSceneIsTheBuiltInOneWithItsInput() throws {
    let files = try NewScene(name: "Mine").files()
    expectEqual(files.map(\.path), ["Mine.scene.json", "Mine.input.jsonl"])
    #expect(files[0].text.contains(#""input": "Mine.input.jsonl""#))
    let model = try #require(BuiltInScenes.file("\(NewScene.model).jsonl"))
    expectEqual(files[1].text, String(decoding: model, as: UTF8.self))
  }

  @Test func aFolderWithoutDesktopFilesIsNoToolToPackage() {
    expectEqual(Dispatcher.run(["package", "/nowhere"]), .noSuchFile)
    expectEqual(Dispatcher.run(["new", "Both", "--scene", "--host-c"]), .wrongUsage)
    expectEqual(Dispatcher.run(["new", "Mine", "--scene", "--touchstone", "x"]), .wrongUsage)
  }

  @Test func aToolGetsTheKitFromAFolderOrFromATagOfARepository() {
    func manifest(_ sources: String) -> [String] {
      guard let sources = KitSources(sources, version: "0.3.1") else { return [] }
      let files = NewPackage(name: "Tool", sources: sources, year: 2026).files
      let lines = files[0].text.split(separator: "\n").map { $0.drop { $0 == " " } }
      return [lines[4], lines[6], lines[8]].map(String.init)
    }
    let path = manifest("kit")
    expectEqual(path[0], #"dependencies: [.package(name: "Touchstone", path: "../kit")],"#)
    expectEqual(manifest("/a b/kit")[0], #"dependencies: [.package(name: "Touchstone", path: "/a b/kit")],"#)
    #expect(path[1].hasSuffix(#"[.product(name: "UIKit", package: "Touchstone")]),"#))
    for (url, name) in [
      ("https://host/Kit.git", "Kit"), ("git@host:x/touchstone", "touchstone"), ("file:///a/kit/", "kit"),
    ] {
      let lines = manifest(url)
      expectEqual(lines[0], "dependencies: [.package(url: \"\(url)\", .upToNextMinor(from: \"0.3.1\"))],")
      #expect(lines[1].hasSuffix("[.product(name: \"UIKit\", package: \"\(name)\")]),"))
      #expect(lines[2].hasSuffix(".product(name: \"TouchTesting\", package: \"\(name)\")]),"))
    }
    for text in ["", "a\"b", "a\\b", "a\nb"] { expectNil(KitSources(text, version: "1"), "\(text)") }
  }

  @Test(arguments: ["", "3d", "my-tool", "a b", "UIKit", "Testing", "TouchKit", "oslog", "Class", "Foundation"])
  func aNameThatIsNoModuleIsRefused(_ name: String) {
    expectEqual(Dispatcher.run(["new", name]), .wrongUsage)
  }
}
