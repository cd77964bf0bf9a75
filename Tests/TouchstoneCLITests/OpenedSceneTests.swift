import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchstoneCLI

/// What commands say of scenes that were opened from files.
@MainActor @Suite struct OpenedSceneTests {
  @Test func aSceneOfAFileHasALineOfItsOwnAndABuiltInOneHasNot() throws {
    let scene = try Scenes.load("one-tap").scene
    let entry = try #require(StageDelegate.entry(of: "/a/one-tap.json", scene))
    #expect(entry.name == "/a/one-tap.json" && entry.title == scene.title && entry.cure == nil)
    expectNil(StageDelegate.entry(of: "one-tap", scene))
    expectNil(StageDelegate.entry(of: "tap-outside-cured", scene))
  }

  /// The status and the words of `touchstone lint` for a scene that names `input`, which says `text`; nil where it is
  /// sound.
  private func refusal(input: String?, _ text: String?) throws -> String? {
    let folder = "/tmp/touchstone-\(getpid())"
    mkdir(folder, 0o700)
    var scene = try Scenes.load("one-tap").scene
    scene.input = input
    try TextFile.replace(folder + "/a.json", with: scene.text)
    if let input, let text { try TextFile.replace("\(folder)/\(input)", with: text) }
    defer {
      for name in ["a.json", input ?? "a.json"] { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    do throws(Failure) {
      _ = try Command.lint.run(Arguments([folder + "/a.json"], options: [], switches: []))
      return nil
    } catch {
      return "\(error.status.rawValue) \(error.message)".split(separator: folder + "/").joined()
    }
  }

  @Test func lintRefusesASceneWhoseInputIsMissingOrBad() throws {
    try expectNil(refusal(input: nil, nil))
    try expectEqual(refusal(input: "a.jsonl", nil), "66 a.jsonl: no such file; a.json names it as its input")
    try expectEqual(refusal(input: "a.jsonl", "{}")?.hasPrefix("65 a.jsonl:1: "), true)
    let sound = String(decoding: try #require(BuiltInScenes.file("one-tap.jsonl")), as: UTF8.self)
    try expectNil(refusal(input: "a.jsonl", sound))
  }
}
