import Expectations
import Glibc
import Testing
import TouchGeometry
import TouchKit
import TouchProbe
import TouchScenes
import TouchWidgets

@testable import TouchInspector

/// What an inspector that has left an app leaves behind: nothing.
@MainActor @Suite(.serialized) struct AttachTests {
  /// A thousand inspectors in all.
  @Test(arguments: ["swipe-and-pan", "bottom-sheet", "cell-swipe", "button-in-scroll"])
  func inspectorsThatComeAndGoDoNotChangeTheLog(_ name: String) throws {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    let alone = ScenePlayer(loaded.scene)
    alone.play(input)
    let listening = try #require(Listening(loaded.scene))
    var attached = 0
    listening.player.load(input)
    while listening.player.next != nil {
      for _ in 0..<max(1, 250 / input.events.count) {
        let peer = listening.attach()
        attached += peer.read().contains("tree") ? 1 : 0
        peer.leave()
        listening.turn()
      }
      let peer = listening.attach()
      attached += peer.read().contains("tree") ? 1 : 0
      listening.player.playNext()
      peer.leave()
      listening.turn()
    }
    listening.player.finish(after: input.lines.last?.time ?? 0)
    #expect(attached >= 250)
    expectEqual(listening.player.stage.log, alone.stage.log)
    #expect(!listening.listener.isBusy)
  }

  @Test func changesAreRevertedWhenTheInspectorLeaves() throws {
    let listening = try #require(try Listening(builtIn: "swipe-and-pan"))
    let stage = listening.player.stage
    let pan = try #require(stage.recognizer(named: "pan") as? UIPanGestureRecognizer)
    let swipe = try #require(stage.recognizer(named: "swipe"))
    let view = try #require(pan.view)
    view.frame.origin.x = 12.34567
    let place = view.frame.origin.x
    let delegate = pan.delegate
    let peer = listening.attach()
    peer.read()
    let (one, two) = (peer.number("pan"), peer.number("swipe"))
    let shown = try #require(peer.lines.first { $0[0] == "recognizer" && $0[1] == one }?[3])
    for line in [
      "set\t\(one)\tisEnabled\tno", "set\t\(one)\tmaximumNumberOfTouches\t1", "set\t\(one)\tcancelsTouchesInView\tno",
      "set\t\(shown)\tframe.x\t77", "set\t\(shown)\talpha\t0.5", "require\t\(one)\t\(two)\t1",
      "together\t\(one)\t\(two)\t1", "rate\t0.25", "hold\t1",
    ] { peer.write(line + "\n") }
    listening.turn()
    #expect(!pan.isEnabled && !pan.cancelsTouchesInView && pan.maximumNumberOfTouches == 1)
    #expect(view.frame.origin.x == 77 && view.alpha == 0.5 && pan.mustWait(for: swipe))
    #expect(pan.delegate is TogetherDelegate)
    // The app changes one of them too, which stays.
    pan.cancelsTouchesInView = true
    view.alpha = 0.75
    peer.leave()
    listening.turn()
    #expect(pan.isEnabled && pan.cancelsTouchesInView && pan.maximumNumberOfTouches == .max)
    #expect(abs(view.frame.origin.x - place) < 1e-9 && view.alpha == 0.75 && !pan.mustWait(for: swipe))
    #expect(pan.delegate === delegate)
    expectEqual(listening.player.application.timeRate, 1)
  }

  @Test func theGateAndTheObserverOfTheAppAreKept() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    let application = listening.player.application
    let sink = Sink()
    var passed = 0
    application.traceSink = sink
    application.inputGate = { event, _ in
      passed += 1
      return [event]
    }
    let peer = listening.attach()
    let scene = try #require(listening.player.window.windowScene)
    func touch(_ phase: InputSample.Phase, _ time: Double) {
      application.loop.advance(to: time)
      let place = CGPoint(x: 195, y: 300)
      application.receive(.touches([InputSample(finger: 0, phase: phase, location: place, timestamp: time)]), in: scene)
    }
    touch(.began, 1)
    peer.write("hold\t1\n")
    listening.turn()
    touch(.ended, 1.05)
    expectEqual(passed, 1)
    peer.leave()
    listening.turn()
    expectEqual(passed, 2)
    #expect(application.traceSink === sink)
    #expect(sink.count > 4)
    touch(.began, 2)
    expectEqual(passed, 3)
  }

  @MainActor private final class Sink: TraceSink {
    var count = 0
    func record(_ entry: TraceEntry) { count += 1 }
  }

  @Test func whileNobodyIsAttachedNoTimerIsPending() throws {
    let listening = try #require(try Listening(builtIn: "one-tap"))
    listening.wait(1)
    #expect(!listening.player.application.loop.hasPendingTimers)
    let peer = listening.attach()
    peer.leave()
    listening.turn()
    #expect(!listening.player.application.loop.hasPendingTimers)
  }
}
