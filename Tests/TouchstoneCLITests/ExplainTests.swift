import Expectations
import Testing
import TouchDiagnosis
import TouchCairo
import TouchGeometry
import TouchHeadless
import TouchKit
@testable import TouchInspector
import TouchProbe
import TouchScenes

@testable import TouchstoneCLI

/// The output of `touchstone explain` for the built-in scenes; `TOUCHSTONE_BLESS=1` rewrites the expected texts.
@MainActor @Suite struct ExplainTests {
  static let folder = #filePath.split(separator: "/").dropLast(2).reduce(into: "") { $0 += "/\($1)" } + "/Goldens/Why"

  @Test(arguments: BuiltInScenes.entries) func aSceneIsExplainedInTheseWords(_ entry: BuiltInScenes.Entry) throws {
    let text = try Explanations.of(entry.name).lines().joined(separator: "\n") + "\n"
    let path = "\(Self.folder)/\(entry.name).txt"
    if getenv("TOUCHSTONE_BLESS") != nil { try TextFile.replace(path, with: text) }
    expectEqual(String(decoding: try TextFile.read(path), as: UTF8.self), text)
  }

  @Test func threeChangesAtTheMostAreToldForOneGoal() throws {
    let explanation = try Explanations.of("swipe-and-pan")
    expectEqual(explanation.cures.map(\.heading), ["make swipe act", "make swipe act"])
    #expect(explanation.cures.contains { $0.swift == ["pan.require(toFail: swipe)"] })
    #expect(explanation.cures.allSatisfy { $0.isConfirmed })
  }

  @Test(arguments: [
    ("own-back-button", "letterC.navigationItem.leftItemsSupplementBackButton = true"),
    ("back-delegate", "delegate of stack.pop: gestureRecognizerShouldBegin(_:) returns viewControllers.count > 1"),
    ("drawer-at-back", "drawer.require(toFail: stack.interactivePopGestureRecognizer!)"),
    (
      "sheet-and-list",
      "placesC.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false"
    ),
    ("menu-and-drag", "lift.minimumPressDuration = 0.25"),
  ]) func theCureOfAConflictOfContainersIsAmongTheFirstThree(_ scene: String, _ cure: String) throws {
    #expect(try Explanations.of(scene).cures.prefix(3).contains { $0.swift == [cure] && $0.isConfirmed })
    // What was cured needs nothing.
    try expectEqual(Explanations.of(scene + "-cured").cures.filter { $0.isConfirmed }, [])
  }

  /// What the panel shows of the scene's own input, as a line for each cure.
  @Test(arguments: ["swipe-and-pan", "tap-kills-rows", "button-in-scroll", "two-buttons", "one-tap"])
  func thePanelOffersTheCuresThatAreExplained(_ name: String) throws {
    let scene = try BuiltInScenes.library.scene(name).scene
    let program = HeadlessApplication(
      size: Inspector.preferredSize(forScene: scene.size), scale: 1, text: .pinned())
    let screen = DemoScreen(scene, in: program.scene, of: program.application, openedBy: name)
    let session = try #require(screen.inspector?.session)
    session.playAgain()
    #expect(UIApplication.shared === program.application)
    var expected = try Explanations.of(name)
    expectEqual(cures(session), expected.help())
    guard let first = expected.cures.first, first.isSwitchable, let change = first.changes.first else { return }
    session.perform(change)
    let changed = ChangedScene.applying([change], to: scene)
    let input = try #require(try BuiltInScenes.library.input(of: BuiltInScenes.library.scene(name)))
    expected = Question(changed, input).answer
    expectEqual(cures(session), expected.help())
    for lane in session.model.lanes where lane.kind == .recognizer {
      session.choose(lane: lane.id)
      expectEqual(cures(session), expected.help(for: lane.name))
    }
  }

  private func cures(_ session: Session) -> [String] {
    WhyText(session).paragraphs.compactMap { if case .cure(let cure) = $0 { cure.text } else { nil } }
  }

  @Test func aSignIsTurnedByASwitch() throws {
    let text = """
      {"format":"touchstone-scene","version":1,"title":"t","size":[400,600],
       "constraints":["b.leading == a.leading - 100","b.top == a.top","b.width == 80","b.height == 44"],
       "root":{"name":"a","class":"UIView","frame":[0,0,400,600],"children":[
         {"name":"b","class":"UIButton","frame":[0,0,0,0],"translatesAutoresizingMaskIntoConstraints":false}]}}
      """
    let scene = try SceneFile.read(Array(text.utf8), file: "a.json")
    let touches = [TouchPhaseName.began, .ended].enumerated().map { order, phase in
      InputLine(Double(order) * 0.05, .touch(InputTouch(id: 1, phase: phase, location: CGPoint(x: 140, y: 20))))
    }
    let input = InputFile(size: scene.size, lines: touches)
    let cure = try #require(Question(scene, input).answer.cures.first)
    let setting = try #require(cure.switchedChange?.setting)
    #expect(
      setting.name == "b.leading == a.leading - 100" && setting.key == "constant" && setting.value == .number(100))
    let changed = ChangedScene.applying(cure.changes, to: scene)
    expectEqual(changed.constraints.map(\.text).first, "b.leading == a.leading + 100")
    #expect(Question(changed, input).answer.cures.isEmpty)
    let player = ScenePlayer(scene)
    let inspected = InspectedScene(player.stage, of: player.stage.scene, in: player.window, openedBy: nil)
    let living = try #require(inspected.find("b.leading == a.leading - 100") as? NSLayoutConstraint)
    let isSet = Flag.set("constant", .number(100), on: living)
    #expect(isSet && living.constant == 100)
  }

  @Test func aGestureThatIsLostComesBeforeTimeThatIsLost() throws {
    let cures = try Explanations.of("button-in-scroll").cures
    #expect(cures.first?.heading == "make list scroll" && cures.last?.heading == "tell play of touches at once")
    expectEqual(cures.last?.swift, ["list.delaysContentTouches = false"])
  }

  /// What helps when a finger goes 30 points down on a card in the root.
  private func help(root: String, card: String) throws -> [Cure] {
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
    return Question(scene, played).answer.cures
  }

  private func pan(_ name: String, _ keys: String = "") -> String {
    #"{"name":"\#(name)","class":"UIPanGestureRecognizer"\#(keys)}"#
  }

  @Test func eachOfTwoThatLostHasItsCure() throws {
    let cures = try help(root: pan("drag"), card: pan("turn") + "," + pan("flick"))
    let goals = cures.map(\.heading).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    #expect(goals.count == 2 && goals.contains("make drag act"))
    expectEqual(cures.filter { $0.swift[0].contains("shouldRecognizeSimultaneouslyWith") }.count, 2)
  }

  @Test func aCircleIsCuredByTakingOneRequirementAway() throws {
    let cures = try help(
      root: pan("drag", #","requiresToFail":["turn"]"#), card: pan("turn", #","requiresToFail":["drag"]"#))
    #expect(cures.contains { $0.swift == ["remove drag.require(toFail: turn)"] })
  }
}
