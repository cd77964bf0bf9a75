import Testing
import TouchGeometry

@testable import TouchScenes

@Suite struct ChangedSceneTests {
  private func scene(_ name: String) throws -> SceneFile { try BuiltInScenes.library.scene(name).scene }

  @Test func aChangedSceneIsReadAgainAsItWasWritten() throws {
    let changed = try scene("swipe-and-pan").requiring("pan", toFail: "swipe", true)
      .recognizingTogether("pan", "swipe", true).setting("cancelsTouchesInView", .bool(false), of: "pan")
      .setting("alpha", .number(0.5), of: "card")
    let again = try SceneFile.read(Array(changed.text.utf8), file: "again")
    #expect(again == changed)
    #expect(try again != scene("swipe-and-pan"))
  }

  @Test func theCureOfASwipeIsTheCuredScene() throws {
    let cured = try scene("swipe-and-pan-cured")
    let changed = try scene("swipe-and-pan").requiring("pan", toFail: "swipe", true)
    func pan(_ view: SceneView) -> SceneRecognizer? {
      view.recognizers.first { $0.name == "pan" } ?? view.children.lazy.compactMap(pan).first
    }
    #expect(pan(changed.root)?.requiresToFail == pan(cured.root)?.requiresToFail)
  }

  @Test func whatIsTakenBackLeavesTheSceneAsItWas() throws {
    let original = try scene("transform")
    #expect(
      original.recognizingTogether("pan", "pinch", true).recognizingTogether("pinch", "pan", false) == original)
    #expect(
      original.requiring("pan", toFail: "pinch", true).requiring("pan", toFail: "pinch", false) == original)
  }

  @Test func anUnknownPropertyOrNameIsRefused() throws {
    let original = try scene("transform")
    #expect(throws: FileError.self) { try original.setting("isSilly", .bool(true), of: "pan") }
    #expect(throws: FileError.self) { try original.setting("isEnabled", .bool(true), of: "nobody") }
    #expect(throws: FileError.self) { try original.setting("isEnabled", .number(1), of: "pan") }
  }

  @Test func aSettingReplacesTheOneBefore() throws {
    let original = try scene("transform")
    let once = try original.setting("isEnabled", .bool(false), of: "pan")
    #expect(try once.setting("isEnabled", .bool(true), of: "pan").setting("isEnabled", .bool(false), of: "pan") == once)
  }
}
