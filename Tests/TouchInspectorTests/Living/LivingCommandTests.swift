import Expectations
import Testing
import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchProbe
import TouchScenes
import TouchTrace

@testable import TouchInspector

/// What the inspector has a living program do.
@MainActor @Suite(.serialized) struct LivingCommandTests {
  private func wire(_ name: String) throws -> Wire { Wire(try BuiltInScenes.library.scene(name).scene) }

  private func touch(_ wire: Wire, _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    guard let scene = wire.player.window.windowScene else { return }
    wire.player.application.loop.advance(to: time)
    let sample = InputSample(finger: 0, phase: phase, location: CGPoint(x: x, y: y), timestamp: time)
    wire.player.application.receive(.touches([sample]), in: scene)
  }

  /// The calls of the scene's views and recognizers, without times.
  private func log(_ wire: Wire) -> [String] {
    wire.player.stage.log.map { $0.drop { $0 != " " }.dropFirst() }.map(String.init)
  }

  @Test("A gesture that is to be tried is sent once it is at rest, under the names that the inspector knows")
  func gesturesAreTakenDown() throws {
    let wire = try wire("swipe-and-pan")
    wire.say("try", "1")
    touch(wire, .began, 80, 250, at: 1)
    for step in 1...4 { touch(wire, .moved, 80 + 30 * CGFloat(step), 250, at: 1 + 0.05 * Double(step)) }
    touch(wire, .ended, 200, 250, at: 1.25)
    wire.read()
    #expect(!wire.others.contains { $0.first == "gesture" })
    wire.player.application.loop.advance(to: 2)
    wire.read()
    let line = try #require(wire.others.first { $0.first == "gesture" })
    let played = ScenePlayer(try CaptureFile.read(Array(line[1].utf8), file: "gesture").scene)
    let pan = try #require(wire.player.stage.recognizer(named: "pan"))
    let name = try #require(wire.probe.name(of: pan))
    #expect(played.stage.recognizer(named: name) is UIPanGestureRecognizer)
    wire.say("try", "0")
    touch(wire, .began, 80, 250, at: 3)
    touch(wire, .ended, 80, 250, at: 3.1)
    wire.player.application.loop.advance(to: 5)
    wire.read()
    #expect(!wire.others.contains { $0.first == "gesture" })
  }

  @Test func aFlagIsSetOnTheLivingObject() throws {
    let wire = try wire("swipe-and-pan")
    let pan = try #require(wire.player.stage.recognizer(named: "pan") as? UIPanGestureRecognizer)
    let named = try #require(wire.probe.name(of: pan))
    wire.say("set", wire.number(named), "isEnabled", "no")
    wire.say("set", wire.number(named), "minimumNumberOfTouches", "2.0")
    #expect(!pan.isEnabled)
    expectEqual(pan.minimumNumberOfTouches, 2)
    wire.player.application.loop.advance(to: wire.player.application.now + 1)
    wire.read()
    let replica = try #require(wire.tree.object(named: named) as? UIPanGestureRecognizer)
    #expect(!replica.isEnabled)
    expectEqual(replica.minimumNumberOfTouches, 2)
  }

  @Test func placesAreNumbersThatCanBeSet() throws {
    let wire = try wire("swipe-and-pan")
    let view = try #require(wire.player.window.subviews.first)
    let named = try #require(wire.probe.name(of: view))
    wire.say("set", wire.number(named), "frame.x", "12.5")
    expectEqual(view.frame.origin.x, 12.5)
  }

  @Test func aRequirementIsMadeAndTakenBack() throws {
    let wire = try wire("swipe-and-pan")
    let pan = try #require(wire.player.stage.recognizer(named: "pan"))
    let swipe = try #require(wire.player.stage.recognizer(named: "swipe"))
    let (one, two) = (wire.number(wire.probe.name(of: pan) ?? ""), wire.number(wire.probe.name(of: swipe) ?? ""))
    wire.say("require", one, two, "1")
    #expect(pan.mustWait(for: swipe))
    wire.player.application.loop.advance(to: wire.player.application.now + 1)
    wire.read()
    let replicas = [pan, swipe].map { wire.probe.name(of: $0).flatMap { wire.tree.object(named: $0) } }
    let replica = try #require(replicas[0] as? UIGestureRecognizer)
    #expect(replica.mustWait(for: try #require(replicas[1] as? UIGestureRecognizer)))
    wire.say("require", one, two, "0")
    #expect(!pan.mustWait(for: swipe))
  }

  @Test func aViewIsPickedAndTheProgramDoesNotHearOfIt() throws {
    let wire = try wire("one-tap")
    let before = log(wire)
    wire.read()
    wire.say("pick", "1")
    touch(wire, .began, 195, 300, at: 1)
    touch(wire, .ended, 195, 300, at: 1.05)
    expectEqual(log(wire), before)
    wire.read()
    let picked = wire.others.filter { $0[0] == "picked" }
    expectEqual(picked.count, 1)
    let number = try #require(picked.first.flatMap { Int($0[1]) })
    #expect(wire.tree.object(number) is UIView)
    wire.say("pick", "0")
    touch(wire, .began, 195, 300, at: 2)
    touch(wire, .ended, 195, 300, at: 2.05)
    #expect(log(wire).contains { $0.contains("action ended") })
  }

  @Test func whileTheTimeStandsStillInputWaitsAndComesInItsOrder() throws {
    let wire = try wire("one-tap")
    let before = log(wire)
    wire.say("hold", "1")
    touch(wire, .began, 195, 300, at: 1)
    touch(wire, .ended, 195, 300, at: 1.05)
    expectEqual(log(wire), before)
    wire.say("step", "0.0166")
    expectEqual(log(wire).count { $0.contains("touchesBegan") }, before.count { $0.contains("touchesBegan") } + 1)
    #expect(!log(wire).contains { $0.contains("action ended") })
    wire.say("hold", "0")
    #expect(log(wire).contains { $0.contains("action ended") })
  }

  @Test func theTimeStandsStillWhenARecognizerFails() throws {
    let wire = try wire("swipe-and-pan")
    let swipe = try #require(wire.player.stage.recognizer(named: "swipe"))
    let number = wire.number(wire.probe.name(of: swipe) ?? "")
    wire.say("stop", number, "\(UIGestureRecognizer.State.failed.rawValue)")
    touch(wire, .began, 80, 250, at: 1)
    var time = 1.0
    for x in stride(from: CGFloat(94), through: 300, by: 20) {
      time += 0.02
      touch(wire, .moved, x, 250, at: time)
    }
    wire.read()
    expectEqual(wire.others.filter { $0[0] == "held" }, [["held", number, "5"]])
    let received = wire.received.contains {
      if case .transition(_, .failed) = $0.entry.kind { $0.entry.recognizer is UISwipeGestureRecognizer } else { false }
    }
    #expect(received)
    let held = log(wire)
    touch(wire, .moved, 320, 250, at: time + 1)
    expectEqual(log(wire), held)
  }

  @Test func changesAreTakenBackInTheirOrder() throws {
    let shown = try Shown(builtIn: "swipe-and-pan")
    let pan = try #require(shown.stage.recognizer(named: "pan"))
    shown.session.perform(.recognizer("pan", .isEnabled(false)))
    shown.session.perform(.recognizer("pan", .cancelsTouchesInView(false)))
    shown.session.perform(.require("pan", toFail: "swipe", true))
    shown.session.undo()
    #expect(!shown.session.scene.isWaiting("pan", for: "swipe"))
    #expect(!pan.isEnabled && !pan.cancelsTouchesInView)
    expectEqual(shown.session.scene.changes.count, 2)
    shown.session.undoAll()
    #expect(pan.isEnabled && pan.cancelsTouchesInView)
    #expect(shown.session.scene.changes.isEmpty)
  }
}
