import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchstoneCLI

/// What becomes of files that are dropped on the window.
@MainActor @Suite struct DroppedFileTests {
  private let size = CGSize(width: 390, height: 640)

  /// Writes a temporary file, reads it as a dropped one, and deletes it.
  private func read(_ name: String, _ text: String) throws -> Result<DroppedFile, FileError> {
    let path = "/tmp/touchstone-\(getpid())-\(name)"
    try TextFile.replace(path, with: text)
    defer { unlink(path) }
    do throws(FileError) {
      return .success(try DroppedFile.read(path, sceneSize: size))
    } catch {
      return .failure(error)
    }
  }

  @Test func aSceneIsAScene() throws {
    let text = String(decoding: try #require(BuiltInScenes.file("one-tap.json")), as: UTF8.self)
    guard case .scene(let loaded) = try read("s.json", text).get() else {
      Issue.record("no scene")
      return
    }
    expectEqual(loaded.scene, (try BuiltInScenes.library.scene("one-tap").scene))
    #expect(!loaded.isBuiltIn)
  }

  @Test func anInputIsAnInput() throws {
    let text = String(decoding: try #require(BuiltInScenes.file("one-tap.jsonl")), as: UTF8.self)
    guard case .input(let input) = try read("i.txt", text).get() else {
      Issue.record("no input")
      return
    }
    #expect(!input.lines.isEmpty)
  }

  @Test func whatIsNeitherIsRefusedWithFileLineAndKey() throws {
    let bad = """
      {"format":"touchstone-scene","version":1,"title":"x","size":[10,10],
      "root":{"name":"r","class":"UIView","frame":[0,0,10,10],
      "isHiden":true}}
      """
    guard case .failure(let error) = try read("bad.json", bad) else {
      Issue.record("accepted")
      return
    }
    #expect(error.line == 3 && error.key == "isHiden")
    let header = #"{"format":"touchstone-input","version":1,"size":[1,1]}"#
    guard case .failure(let small) = try read("small.jsonl", header + "\n") else {
      Issue.record("accepted")
      return
    }
    #expect(small.line == 1 && small.key == "size")
    #expect(throws: FileError.self) { try DroppedFile.read("/tmp/no-such-file.json", sceneSize: size) }
  }
}
