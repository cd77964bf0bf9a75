import Expectations
import Testing
import TouchScenes

/// Each scene that the program brings along, held against its own log, and the list of them.
@MainActor @Suite struct BuiltInScenesTests {
  @Test(arguments: BuiltInScenes.entries) func aSceneAndItsInputLeadToExactlyItsLog(_ entry: BuiltInScenes.Entry) throws
  {
    let loaded = try BuiltInScenes.library.scene(entry.name)
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    let player = ScenePlayer(loaded.scene)
    player.play(input)
    expectEqual(player.stage.log, lines(of: try #require(BuiltInScenes.file(entry.logFile))))
  }

  @Test(arguments: BuiltInScenes.entries) func aSceneFileIsAsItsSceneIsWritten(_ entry: BuiltInScenes.Entry) throws {
    let loaded = try BuiltInScenes.library.scene(entry.name)
    #expect(loaded.isBuiltIn)
    let file = try #require(BuiltInScenes.file(entry.name + ".json"))
    expectEqual(loaded.scene.text, String(decoding: file, as: UTF8.self))
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    let name = try #require(loaded.scene.input)
    expectEqual(input.text, String(decoding: try #require(BuiltInScenes.file(name)), as: UTF8.self))
  }

  @Test(arguments: BuiltInScenes.entries) func aSceneSaysWhatToTry(_ entry: BuiltInScenes.Entry) throws {
    let scene = try BuiltInScenes.library.scene(entry.name).scene
    try expectEqual(BuiltInScenes.title(of: entry), scene.title)
    let sentences = scene.about.split(separator: " ").filter { $0.hasSuffix(".") }
    #expect((2...3).contains(sentences.count), "\(scene.about)")
  }

  @Test func everyFileBelongsToAListedSceneAndEachSceneHasItsFiles() throws {
    var expected: Set<String> = []
    for entry in BuiltInScenes.entries {
      let input = try #require(try BuiltInScenes.library.scene(entry.name).scene.input)
      expected.formUnion([entry.name + ".json", entry.logFile, input])
    }
    let rules = BuiltInScenes.files.filter { $0.hasPrefix("Semantics") }
    expectEqual(BuiltInScenes.files, expected.sorted() + rules.sorted())
  }

  @Test func namesAndTitlesAreUnique() throws {
    let names = BuiltInScenes.entries.map(\.name)
    expectEqual(Set(names).count, names.count)
    let titles = try BuiltInScenes.entries.map { entry in try BuiltInScenes.title(of: entry) }
    expectEqual(Set(titles).count, titles.count)
  }

  @Test func foundationsComeBeforeConflictsAndACureComesAfterItsConflict() throws {
    let entries = BuiltInScenes.entries
    expectEqual(entries.first?.name, "hit-test-order")
    let firstConflict = try #require(entries.firstIndex { $0.group == .conflicts })
    #expect(entries[..<firstConflict].allSatisfy { $0.group == .foundations })
    #expect(entries[firstConflict...].allSatisfy { $0.group == .conflicts })
    for (before, cure) in zip(entries, entries.dropFirst()) {
      if let conflict = cure.curedConflict { expectEqual(conflict, before.name) }
    }
  }

  @Test func whatIsNotEmbeddedIsNotFound() {
    expectNil(BuiltInScenes.file("no-such-scene.json"))
  }

  private func lines(of file: [UInt8]) -> [String] {
    String(decoding: file, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
