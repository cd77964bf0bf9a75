import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// The end of a sequence without fingers: undecided recognizers are reset, deadlocked ones fail (semantics 4.6.5,
/// 5.2.9).
@MainActor @Suite struct SequenceEndTests {
  let stage = Stage()

  /// Two recognizers in two windows wait for each other; the finger of the first window is up again.
  private func deadlock() {
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.view("v"))
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.front())
    tap.require(toFail: pan)
    pan.require(toFail: tap)
    stage.down(50, 50)
    stage.down(250, 50, finger: 2)
    stage.up()
  }

  @Test(
    "5.2.9: two in different windows that come to wait for each other act as soon as one of them has no finger left")
  func deadlockAcrossWindows() {
    deadlock()
    stage.log("up")
    stage.move(280, 50, finger: 2)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "front.began 2", "up", "front.moved 2", "pan began", "front.cancelled 2", "v.ended",
      ])
  }

  @Test(
    "4.6.5: one that stays undecided is reset also when its last finger comes and goes inside what its reset set free")
  func fingerInsideTheEnd() {
    let view = stage.view("v")
    let probe = stage.add(Probe(), "probe", to: view)
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view) { [stage] _ in
      if stage.log.lines.last == "tap ended", probe.resets == 1 { stage.tap(60, 60, finger: 2) }
    }
    tap.require(toFail: probe)
    probe.began = { [stage] probe, _, _ in
      if probe.resets == 0 { probe.startTimer(at: stage.now + 0.3) { _ in } }
    }
    stage.tap(50, 50)
    stage.wait(1)
    #expect(stage.log.lines.contains("tap ended"))
    expectEqual(probe.resets, 2)
  }

  @Test("5.2.9, 0.3: a finger that comes down in the event that would break a deadlock in its window keeps it waiting")
  func fingerArrives() {
    deadlock()
    stage.send([(2, .moved, CGPoint(x: 280, y: 50)), (3, .began, CGPoint(x: 50, y: 300))])
    expectEqual(stage.log.lines, ["v.began", "front.began 2", "front.moved 2"])
    stage.up(finger: 3)
    expectEqual(
      stage.log.lines, ["v.began", "front.began 2", "front.moved 2", "pan began", "front.cancelled 2", "v.ended"])
  }
}
