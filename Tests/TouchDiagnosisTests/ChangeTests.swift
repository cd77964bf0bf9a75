import Expectations
import Testing
import TouchGeometry
import TouchScenes

@testable import TouchDiagnosis

/// Changes of scenes, and the same changes as switches.
@Suite struct ChangeTests {
  private func scene(_ name: String) throws -> SceneFile { try BuiltInScenes.library.scene(name).scene }

  private func changed(_ scene: SceneFile, _ changes: Change...) -> SceneFile? {
    changes.reduce(Optional(scene)) { scene, change in scene.flatMap { change.applied(to: $0) } }
  }

  @Test func aChangedSceneIsReadAgainAsItWasWritten() throws {
    let changed = try #require(
      try changed(
        scene("swipe-and-pan"), .require("pan", toFail: "swipe", true), .eachTogether("pan", "swipe", true),
        .recognizer("pan", .cancelsTouchesInView(false)), .view("card", .alpha(0.5))))
    let again = try SceneFile.read(Array(changed.text.utf8), file: "again")
    expectEqual(again, changed)
    #expect(try again != scene("swipe-and-pan"))
  }

  @Test func theCureOfASwipeIsTheCuredScene() throws {
    let cured = try scene("swipe-and-pan-cured")
    let changed = try #require(try changed(scene("swipe-and-pan"), .require("pan", toFail: "swipe", true)))
    func pan(_ view: SceneView) -> SceneRecognizer? {
      view.recognizers.first { $0.name == "pan" } ?? view.children.lazy.compactMap(pan).first
    }
    expectEqual(pan(changed.root)?.requiresToFail, pan(cured.root)?.requiresToFail)
  }

  @Test func aReversedRelationRestoresTheScene() throws {
    let original = try scene("transform")
    let relations = [Change.eachTogether("pan", "pinch", true), .require("pan", toFail: "pinch", true)]
    for relation in relations {
      let back = try #require(relation.reversed)
      expectEqual(changed(original, relation, back), original)
      expectEqual(back.reversed, relation)
    }
  }

  @Test func anUnknownNameChangesNothing() throws {
    let original = try scene("transform")
    expectNil(changed(original, .recognizer("nobody", .isEnabled(true))))
    expectNil(changed(original, .number("nobody", key: "constant", 1)))
    expectNil(changed(original, .number("pan", key: "frame.x", 1)))
  }

  @Test func aSettingReplacesTheSettingBefore() throws {
    let original = try scene("transform")
    let once = changed(original, .recognizer("pan", .isEnabled(false)))
    let twice = changed(
      original, .recognizer("pan", .isEnabled(false)), .recognizer("pan", .isEnabled(true)),
      .recognizer("pan", .isEnabled(false)))
    expectEqual(once, twice)
  }

  @Test func aSettingBecomesThePropertyOfItsKey() {
    func change(_ key: String, _ value: Change.Setting, isRecognizer: Bool = false) -> Change? {
      Change(setting: key, to: value, of: "a", isRecognizer: isRecognizer)
    }
    expectEqual(change("isHidden", .bool(true)), .view("a", .isHidden(true)))
    expectEqual(change("isEnabled", .bool(false)), .view("a", .isEnabled(false)))
    expectEqual(change("isEnabled", .bool(false), isRecognizer: true), .recognizer("a", .isEnabled(false)))
    expectEqual(
      change("numberOfTapsRequired", .number(2), isRecognizer: true), .recognizer("a", .numberOfTapsRequired(2)))
    expectEqual(change("frame.x", .number(3)), .number("a", key: "frame.x", 3))
    expectEqual(change("alpha", .number(7)), .number("a", key: "alpha", 7))
    expectEqual(change("isHidden", .number(1)), .number("a", key: "isHidden", 1))
    expectNil(change("isSilly", .bool(true)))
  }

  @Test func theShortTextsAreThoseOfTheList() {
    let texts = [
      Change.recognizer("m", .isEnabled(false)), .recognizer("m", .minimumPressDuration(0.25)),
      .number("a.top == b.top", key: "constant", 8), .number("a", key: "frame.x", 1.5),
      .require("m", toFail: "n", true), .require("m", toFail: "n", false), .eachTogether("m", "n", true),
      .together("m", with: "n", false),
    ].map(\.shortText)
    expectEqual(
      texts,
      [
        "m.isEnabled = false", "m.minimumPressDuration = 0.25", "a.top == b.top: constant = 8", "a.frame.x = 1.5",
        "m.require(toFail: n)", "m does not wait for n", "m together with n", "m not together with n",
      ])
  }

  @Test func laterChangesReplaceEarlierOnes() {
    var changes: [Change] = []
    changes.replace(with: .recognizer("a", .isEnabled(false)))
    changes.replace(with: .eachTogether("a", "b", true))
    changes.replace(with: .recognizer("a", .isEnabled(true)))
    changes.replace(with: .eachTogether("b", "a", false))
    expectEqual(changes, [.recognizer("a", .isEnabled(true)), .eachTogether("b", "a", false)])
  }
}
