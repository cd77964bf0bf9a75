import Expectations
import Testing
import TouchGeometry
import TouchScenes

@Suite struct FilesTests {
  /// Calls a body with a path in the folder for temporary files that no other test uses, and removes the file.
  private func withPath(_ name: String, _ body: (String) throws -> Void) rethrows {
    let path = "/tmp/touchstone-scenes-\(getpid())-\(name)"
    defer { _ = unlink(path) }
    try body(path)
  }

  private static let size = CGSize(width: 390, height: 640)
  private static let root = SceneView(name: "root", frame: CGRect(x: 0, y: 0, width: 390, height: 640))

  private func scene(_ title: String, input: String? = nil) -> SceneFile {
    SceneFile(title: title, size: Self.size, input: input, root: Self.root)
  }

  @Test func aTextIsReadAsItWasWrittenAndReplacesWhatWasThere() throws {
    try withPath("text") { path in
      let long = String(repeating: "é\n", count: 100_000)
      try TextFile.replace(path, with: long)
      try expectEqual(TextFile.read(path), Array(long.utf8))
      try TextFile.replace(path, with: "short")
      try expectEqual(TextFile.read(path), Array("short".utf8))
    }
  }

  @Test func aMissingFileADirectoryAndAnUnwritablePlaceHaveStatus66() {
    expectEqual(
      refusal { () throws(FileError) in try TextFile.read("/no/such.json") }, "/no/such.json: no such file [66]")
    expectEqual(refusal { () throws(FileError) in try TextFile.read("/tmp") }, "/tmp: a directory, not a file [66]")
    expectEqual(
      refusal { () throws(FileError) in try TextFile.replace("/tmp", with: "") }, "/tmp: a directory, not a file [66]")
  }

  @Test func aFileWithoutEndIsRefusedBeforeMemoryRunsOut() {
    expectEqual(
      refusal { () throws(FileError) in try TextFile.read("/dev/zero") }, "/dev/zero: a device, not a file [66]")
  }

  @Test func aBuiltInSceneComesWithItsBuiltInInput() throws {
    let input = InputFile(size: Self.size, lines: [InputLine(1, .wait)])
    let assets = ["one.json": scene("One", input: "one.jsonl").text, "one.jsonl": input.text]
    let library = SceneLibrary { name in assets[name].map { Array($0.utf8) } }
    let loaded = try library.scene("one")
    expectEqual(
      loaded, SceneLibrary.LoadedScene(scene: scene("One", input: "one.jsonl"), file: "one.json", isBuiltIn: true))
    try expectEqual(library.input(of: loaded), input)
  }

  @Test func aSceneOnTheDiskFindsItsInputBesideIt() throws {
    let library = SceneLibrary { _ in nil }
    let input = InputFile(size: Self.size, lines: [InputLine(1, .wait)])
    try withPath("two.json") { path in
      try withPath("two.jsonl") { inputPath in
        let name = String(inputPath.dropFirst("/tmp/".count))
        try TextFile.replace(path, with: scene("Two", input: name).text)
        try TextFile.replace(inputPath, with: input.text)
        let loaded = try library.scene(path)
        expectEqual(loaded, SceneLibrary.LoadedScene(scene: scene("Two", input: name), file: path, isBuiltIn: false))
        try expectEqual(library.input(of: loaded), input)
      }
    }
  }

  @Test func aSceneWithoutInputHasNoneAndTakesAnyOfItsSize() throws {
    let library = SceneLibrary { name in name == "one.json" ? Array(scene("One").text.utf8) : nil }
    let loaded = try library.scene("one")
    try expectNil(library.input(of: loaded))
    try withPath("small.jsonl") { path in
      try TextFile.replace(path, with: InputFile(size: CGSize(width: 10, height: 10)).text)
      let said = refusal { () throws(FileError) in try library.input(of: loaded, at: path) }
      expectEqual(said, "\(path):1: \"size\" in the first line is [10, 10]; accepted: [390, 640], the scene's [65]")
    }
  }

  @Test func whatIsNowhereIsSaidToBeNowhere() throws {
    let missing = scene("One", input: "gone.jsonl")
    let library = SceneLibrary { name in name == "one.json" ? Array(missing.text.utf8) : nil }
    expectEqual(
      refusal { () throws(FileError) in try library.scene("two") }, "two: neither a built-in scene nor a file [66]")
    expectEqual(refusal { () throws(FileError) in try library.scene("./two.json") }, "./two.json: no such file [66]")
    let loaded = try library.scene("one")
    expectEqual(
      refusal { () throws(FileError) in try library.input(of: loaded) }, "gone.jsonl: no such file is built in [66]")
  }
}
