import Expectations
import TouchDiagnosis
import Testing
import TouchGeometry
import TouchKit
import TouchProbe
import TouchScenes

@testable import TouchInspector

/// Switches that act on the living scene: what the scene logs before and after.
@MainActor @Suite(.serialized) struct ToggleTests {
  /// Plays the scene's input into the living scene; returns the log without times and moves.
  private func played(_ shown: Shown) -> [String] {
    let (origin, start, before) = (shown.window.frame.origin, shown.program.now, shown.stage.log.count)
    for event in shown.input.events {
      shown.program.advance(to: start + event.time)
      for one in event.inputs(from: start, on: ScenePlace(frame: CGRect(origin: origin, size: .zero))) {
        shown.program.send(one)
      }
    }
    shown.program.advance(by: 2)
    return shown.stage.log[before...].map { $0.drop { $0 != " " }.dropFirst() }.map(String.init)
      .filter { !$0.contains("touchesMoved") && !$0.contains("changed") }
  }

  @Test func theCureOfASwipeTakenAndGivenBack() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    let ill = played(shown)
    let cure = Change.require("pan", toFail: "swipe", true)
    shown.session.perform(cure)
    #expect(shown.session.scene.isInEffect(cure))
    let cured = played(shown)
    shown.session.perform(.require("pan", toFail: "swipe", false))
    #expect(!shown.session.scene.isInEffect(cure))
    expectEqual(played(shown), ill)
    expectEqual(
      ill.filter { $0.contains("action") },
      [
        "pan action began", "pan action ended", "pan action began", "pan action ended",
      ])
    expectEqual(cured.filter { $0.contains("action") }, ["swipe action ended", "pan action began", "pan action ended"])
  }

  @Test func theSwitchOfACureThatWasTakenStaysUntilItIsGivenBack() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    shown.letTheInputBeTheUsers()
    shown.play()
    func cures() -> [Cure] {
      WhyText(shown.session).paragraphs.compactMap { if case .cure(let cure) = $0 { cure } else { nil } }
    }
    let cure = try #require(cures().first { $0.switchedChange != nil })
    let change = try #require(cure.switchedChange)
    shown.session.toggle(cure)
    #expect(shown.session.scene.isInEffect(change) && cures().filter { $0.switchedChange == change } == [cure])
    shown.session.choose(shown.stage.view(named: "card"))
    #expect(!cures().contains { $0.switchedChange == change })
    shown.session.choose(lane: nil)
    shown.session.toggle(cure)
    #expect(!shown.session.scene.isInEffect(change) && shown.session.takenCures.isEmpty)
    let before = cures()
    shown.session.toggle(cure)
    shown.session.undo()
    expectEqual(cures(), before)
  }

  @Test func gesturesThatMayActTogetherDo() throws {
    let shown = try Shown(builtIn: "transform")
    let alone = played(shown).filter { $0.hasSuffix("action began") }
    shown.session.perform(.eachTogether("pan", "pinch", true))
    shown.session.perform(.eachTogether("pinch", "rotation", true))
    shown.session.perform(.eachTogether("pan", "rotation", true))
    let together = played(shown).filter { $0.hasSuffix("action began") }
    expectEqual(alone, ["pinch action began"])
    expectEqual(together.sorted(), ["pan action began", "pinch action began", "rotation action began"])
  }

  @Test func aFlagThatIsSetActsAtOnce() throws {
    let shown = try Shown(builtIn: "one-tap")
    let name = try #require(shown.session.scene.recognizers.first.flatMap { shown.session.scene.name(of: $0) })
    let before = played(shown)
    shown.session.set("cancelsTouchesInView", to: .bool(false), of: name)
    let after = played(shown)
    func count(_ what: String, _ log: [String]) -> Int { log.count { $0.hasSuffix(what) } }
    #expect(count("touchesCancelled 1", before) > 0)
    expectEqual(count("touchesCancelled 1", after), 0)
    expectEqual(count("touchesEnded 1", after), count("touchesBegan 1", after))
  }

  @Test func everyFlagThatIsListedCanBeSet() throws {
    for scene in ["long-press", "transform", "swipe-and-pan", "button-under-tap", "one-tap"] {
      let shown = try Shown(builtIn: scene)
      let living = shown.session.scene
      let objects = living.recognizers as [AnyObject] + [shown.stage.rootView as AnyObject]
      for object in objects {
        let name = try #require(living.name(of: object))
        for flag in Flag.flags(of: object) {
          switch flag.value {
          case .bool(let isOn):
            let change = try #require(living.change(flag.key, to: .bool(!isOn), of: name))
            #expect(living.perform(change), "\(name).\(flag.key)")
          case .number(let value, let step, _, _):
            let next = value >= 1 && flag.key == "alpha" ? value - step : value + step
            let change = try #require(living.change(flag.key, to: .number(next), of: name))
            #expect(living.perform(change), "\(name).\(flag.key)")
          }
          #expect(Flag.flags(of: object).first { $0.key == flag.key } != flag, "\(name).\(flag.key)")
        }
      }
    }
  }

  @Test func relationsAreThoseOfTheLivingScene() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    let living = shown.session.scene
    func edges() -> [RelationModel.Edge] { RelationModel(living, findings: shown.session.findings).edges }
    expectEqual(RelationModel(living, findings: shown.session.findings).nodes.map(\.name), ["swipe", "pan"])
    expectEqual(edges(), [RelationModel.Edge(from: 0, to: 1, kind: .prevents)])
    living.perform(.require("pan", toFail: "swipe", true))
    expectEqual(edges(), [RelationModel.Edge(from: 1, to: 0, kind: .requires)])
    living.perform(.require("swipe", toFail: "pan", true))
    expectEqual(edges(), [RelationModel.Edge(from: 0, to: 1, kind: .circle)])
    living.perform(.require("pan", toFail: "swipe", false))
    living.perform(.require("swipe", toFail: "pan", false))
    living.perform(.eachTogether("pan", "swipe", true))
    expectEqual(edges(), [RelationModel.Edge(from: 0, to: 1, kind: .together)])
  }
}
