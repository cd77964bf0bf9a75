import Expectations
import Glibc
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchInspector

/// Which command opens a source, and that no shell reads any of it.
@MainActor @Suite(.serialized) struct EditorTests {
  private let place = SourcePlace(path: "/home/me/My Code/a;b$(c).swift", line: 12)

  private func command(
    _ variables: [String: String], installed: Set<String> = ["code", "vim", "xterm", "xdg-open", "edit", "emacs"]
  ) throws(EditorCommand.Failure) -> [String] {
    try EditorCommand.command(for: place, variable: { variables[$0] }, isInstalled: { installed.contains($0) }).words
  }

  @Test("TOUCHSTONE_EDITOR is before VISUAL, VISUAL before EDITOR, EDITOR before the desktop")
  func order() throws {
    var variables = ["TOUCHSTONE_EDITOR": "edit -x", "VISUAL": "code", "EDITOR": "emacs"]
    try expectEqual(command(variables), ["edit", "-x", place.path])
    variables["TOUCHSTONE_EDITOR"] = " "
    try expectEqual(command(variables), ["code", "--goto", "\(place.path):12"])
    variables["VISUAL"] = nil
    try expectEqual(command(variables), ["emacs", "+12", place.path])
    variables["EDITOR"] = nil
    try expectEqual(command(variables), ["xdg-open", place.path])
    try expectEqual(command([:], installed: ["gio"]), ["gio", "open", place.path])
    #expect(throws: EditorCommand.Failure.nothing) { try command([:], installed: []) }
  }

  @Test("Placeholders stand for the path and the line; a path without one is the last argument")
  func placeholders() throws {
    try expectEqual(command(["TOUCHSTONE_EDITOR": "code -g %f:%l"]), ["code", "-g", "\(place.path):12"])
    try expectEqual(
      command(["TOUCHSTONE_EDITOR": "edit --at=%l '100%% sure' \"two words\" %x %"]),
      ["edit", "--at=12", "100% sure", "two words", "%x", "%", place.path])
    #expect(throws: EditorCommand.Failure.unclosed(variable: "VISUAL")) { try command(["VISUAL": "code 'x"]) }
    #expect(throws: EditorCommand.Failure.notInstalled(variable: "EDITOR", program: "ed")) {
      try command(["EDITOR": "ed"])
    }
  }

  @Test("An editor of the terminal gets one, and without one the desktop opens the file")
  func terminals() throws {
    let variables = ["EDITOR": "vim", "TERMINAL": "xterm -fa Mono"]
    try expectEqual(command(variables), ["xterm", "-fa", "Mono", "-e", "vim", "+12", place.path])
    try expectEqual(command(["EDITOR": "vim"]), ["xdg-open", place.path])
    try expectEqual(
      command(["EDITOR": "emacs -nw"], installed: ["emacs", "x-terminal-emulator"]),
      ["x-terminal-emulator", "-e", "emacs", "-nw", "+12", place.path])
  }

  @Test("The arguments reach the program as they are, and a program that cannot be started is named")
  func starting() throws {
    var template = Array("/tmp/touchstone-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let (script, source, fifo) = ("\(folder)/edit", "\(folder)/a b;$(c).swift", "\(folder)/out")
    defer { for path in [script, source, fifo, folder] { _ = remove(path) } }
    for (path, text) in [(script, "#!/bin/sh\nprintf '%s|' \"$@\" > '\(fifo)'\n"), (source, "\n")] {
      try TextFile.replace(path, with: text)
    }
    chmod(script, 0o700)
    try #require(mkfifo(fifo, 0o600) == 0)
    setenv("TOUCHSTONE_EDITOR", "\(script) --line=%l %f", 1)
    defer { unsetenv("TOUCHSTONE_EDITOR") }
    let said = EditorCommand.open(SourcePlace(path: source, line: 7))
    expectEqual(said, "Opened \(source) at line 7 with \(script).")
    // Opening waits until the script writes.
    let pipe = try #require(fopen(fifo, "r"))
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = fread(&bytes, 1, bytes.count, pipe)
    fclose(pipe)
    expectEqual(String(decoding: bytes[..<count], as: UTF8.self), "--line=7|\(source)|")
    chmod(script, 0o600)
    expectEqual(
      EditorCommand.open(SourcePlace(path: source, line: 7)),
      "TOUCHSTONE_EDITOR names \(script), which is not installed. Set it to an editor that is.")
    expectEqual(
      EditorCommand.open(SourcePlace(path: "\(folder)/none.swift", line: 3)),
      "\(folder)/none.swift, line 3, cannot be read on this machine.")
  }

  @Test("E opens the chosen object, without one the scene, and the sentence is in the panel until the next choice")
  func theKey() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    var opened: [SourcePlace] = []
    shown.session.source = { object in
      object.map { .place(SourcePlace(path: shown.stage.name(of: $0) ?? "", line: 4)) } ?? .unknown("No file.")
    }
    shown.session.edit = {
      opened.append($0)
      return "Opened."
    }
    shown.key(.keyboardE, "e")
    #expect(opened == [] && shown.session.sourceNote == "No file.")
    shown.session.choose(shown.stage.recognizer(named: "pan"))
    expectEqual(shown.session.sourceNote, "")
    shown.key(.keyboardE, "e")
    #expect(opened == [SourcePlace(path: "pan", line: 4)] && shown.session.sourceNote == "Opened.")
  }

  @Test("Where a class is defined, or why that is not known")
  func classes() {
    let sources = ClassSources()
    expectEqual(
      sources.answer(for: "UIButton", isOfTheKit: true), .unknown("UIButton is a class of the kit, not of the program.")
    )
    expectEqual(
      sources.answer(for: "Row", isOfTheKit: false),
      .unknown("The program runs on another machine, so its sources are not known here."))
    sources.begin(getpid())
    expectEqual(
      sources.answer(for: "Row", isOfTheKit: false),
      .unknown("Where Row is defined is not known: the program's debug information does not contain it."))
  }
}
