import Testing
import TouchCairo
import TouchGeometry
import TouchHeadless
import TouchKit
@testable import TouchInspector
import TouchScenes

@testable import TouchstoneCLI

/// What `touchstone explain` prints of the built-in scenes; `TOUCHSTONE_BLESS=1` writes the expected texts anew.
@MainActor @Suite struct ExplainTests {
  static let folder = #filePath.split(separator: "/").dropLast(2).reduce(into: "") { $0 += "/\($1)" } + "/Goldens/Why"

  private func explanation(_ name: String) throws -> Explanation {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try BuiltInScenes.library.input(of: loaded) ?? InputFile(size: loaded.scene.size)
    return ExplainedScene(scene: loaded.scene, input: input).explanation
  }

  @Test(arguments: BuiltInScenes.entries) func aSceneIsExplainedInTheseWords(_ entry: BuiltInScenes.Entry) throws {
    let text = try explanation(entry.name).lines().joined(separator: "\n") + "\n"
    let path = "\(Self.folder)/\(entry.name).txt"
    if getenv("TOUCHSTONE_BLESS") != nil { try TextFile.write(text, to: path) }
    #expect(String(decoding: try TextFile.read(path), as: UTF8.self) == text)
  }

  @Test(arguments: BuiltInScenes.entries) func twoCuresAtTheMostAreToldAndNoneThatWasSeenToFail(
    _ entry: BuiltInScenes.Entry
  ) throws {
    let explanation = try explanation(entry.name)
    #expect(explanation.lines().count { $0.hasPrefix("Cure: ") } <= 2)
    #expect(explanation.cures.allSatisfy { $0.proof?.hasWorked != false })
  }

  /// What the panel shows of the scene's own input, as a line for each cure.
  @Test(arguments: BuiltInScenes.entries) func thePanelOffersTheCuresThatAreExplained(_ entry: BuiltInScenes.Entry)
    throws
  {
    let scene = try BuiltInScenes.library.scene(entry.name).scene
    let program = HeadlessApplication(
      size: Inspector.preferredSize(forScene: scene.size), scale: 1, text: .pinned())
    let screen = DemoScreen(scene, in: program.scene, of: program.application, openedBy: entry.name)
    let session = try #require(screen.inspector?.session)
    session.playAgain()
    #expect(UIApplication.shared === program.application)
    var expected = try explanation(entry.name)
    #expect(cures(session) == expected.help())
    guard let change = expected.cures.first?.change, expected.help().first == expected.cures.first?.told else { return }
    session.perform(SceneEdit(change))
    let changed = ChangedScene.applying([SceneEdit(change)], to: scene)
    let input = try #require(try BuiltInScenes.library.input(of: BuiltInScenes.library.scene(entry.name)))
    expected = ExplainedScene(scene: changed, input: input).explanation
    #expect(cures(session) == expected.help())
    for lane in session.model.lanes where lane.kind == .recognizer {
      session.choose(lane: lane.id)
      #expect(cures(session) == expected.help(for: lane.name))
    }
  }

  private func cures(_ session: Session) -> [String] {
    WhyText(session).paragraphs.compactMap { if case .cure(let cure) = $0 { cure.told } else { nil } }
  }

  @Test func aGestureThatIsLostComesBeforeTimeThatIsLost() throws {
    #expect(
      try explanation("button-in-scroll").help() == [
        "to let list.pan scroll although the content has the finger, answer true to touchesShouldCancel(in:) (9.3). Played "
          + "again with list.touchesShouldCancel = true, list.pan acts at 1.300 s.",
        "to let play hear of touches at once, set delaysContentTouches = false on the scroll view (9.2). Played again with "
          + "list.delaysContentTouches = false, play is told at once.",
      ])
    #expect(try explanation("require-to-fail").cures.count > 2, "there are more to choose from")
  }

  /// What helps when a finger goes 30 points down on a card in the root.
  private func help(root: String, card: String) throws -> [String] {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[390,640],
       "root":{"name":"root","class":"UIView","frame":[0,0,390,640],"recognizers":[\(root)],
        "children":[{"name":"card","class":"UIView","frame":[0,0,390,640],"recognizers":[\(card)]}]}}
      """
    let input = """
      {"format":"touchstone-input","version":1,"size":[390,640]}
      {"t":0,"id":1,"phase":"began","x":60,"y":60}
      {"t":0.02,"id":1,"phase":"moved","x":60,"y":90}
      {"t":0.04,"id":1,"phase":"ended","x":60,"y":90}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    let played = try InputFile.read(Array(input.utf8), file: "a.jsonl", sceneSize: scene.size)
    return ExplainedScene(scene: scene, input: played).explanation.help()
  }

  private func pan(_ name: String, _ keys: String = "") -> String {
    #"{"name":"\#(name)","class":"UIPanGestureRecognizer"\#(keys)}"#
  }

  @Test func eachOfTwoThatLostHasItsCure() throws {
    #expect(
      try help(root: pan("drag"), card: pan("turn") + "," + pan("flick")) == [
        "to let drag act together with flick, let the delegate of drag or flick answer true to "
          + "shouldRecognizeSimultaneouslyWith (5.1.2). Played again with drag together with flick, drag acts at 0.020 s.",
        "to let turn act together with flick, let the delegate of turn or flick answer true to "
          + "shouldRecognizeSimultaneouslyWith (5.1.2). Played again with turn together with flick, turn acts at 0.020 s.",
      ])
  }

  @Test func aCircleIsCuredOnce() throws {
    #expect(
      try help(root: pan("drag", #","requiresToFail":["turn"]"#), card: pan("turn", #","requiresToFail":["drag"]"#))
        == [
          "to let drag or turn act, take away one of the requirements that make the circle (5.2.9). Played again with drag "
            + "not told to wait for turn, drag acts at 0.020 s."
        ])
  }

  @Test func whatDoesNotWorkComesLastAndGoesWhereSomethingElseIs() {
    func cure(_ sentence: String, _ hasWorked: Bool?) -> Cure {
      var cure = Cure(concerned: [], sentence: sentence)
      cure.proof = hasWorked.map { Cure.Proof(hasWorked: $0, words: "Tried.") }
      return cure
    }
    let (bad, unknown, good) = (cure("bad", false), cure("unknown", nil), cure("good", true))
    #expect(Cure.ranked([bad, unknown, good]) == [good, unknown])
    #expect(Cure.ranked([bad]) == [bad])
    #expect(bad.told == "bad Tried." && unknown.told == "unknown")
  }
}
