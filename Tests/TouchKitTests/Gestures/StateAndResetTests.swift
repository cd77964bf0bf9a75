import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct StateAndResetTests {
  let stage = Stage()

  @Test("4.4: after a no of shouldBegin the assigning subclass reads failed at once")
  func failedAtOnce() {
    let delegate = Delegate("d", stage.log)
    delegate.begins = false
    let probe = stage.add(Probe(), "p", to: stage.view("v"))
    probe.delegate = delegate
    var states: [UIGestureRecognizer.State] = []
    probe.ended = { probe, _, _ in
      states.append(probe.state)
      probe.state = .ended
      states.append(probe.state)
    }
    stage.tap(50, 50)
    expectEqual(states, [.possible, .failed])
    expectEqual(
      stage.log.lines,
      [
        "d shouldReceiveEvent", "d shouldReceiveTouch", "v.began", "d shouldBegin in possible", "v.ended",
      ])
  }

  @Test("4.5.1: assigning calls no action; the action comes when all recognizers have had the event")
  func notFromTheSetter() {
    let view = stage.view("v")
    let probe = stage.add(Probe(), "p", to: view)
    let other = stage.add(Probe(), "q", to: stage.window)
    probe.began = { [log = stage.log] probe, _, _ in
      probe.state = .began
      log("assigned")
    }
    other.began = { [log = stage.log] _, _, _ in log("other told") }
    stage.down(50, 50)
    expectEqual(stage.log.lines, ["assigned", "other told", "p began"])
  }

  @Test("4.6: nothing keeps a recognizer that has acted and was taken from its view")
  func goes() {
    let view = stage.view("v")
    weak var gone: UITapGestureRecognizer?
    do {
      let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
      gone = tap
      stage.tap(50, 50)
      view.removeGestureRecognizer(tap)
    }
    // The turn of the last event retains its recognizers until the next event.
    stage.tap(350, 350)
    expectEqual(stage.log.lines, ["v.began", "tap ended", "v.cancelled"])
    expectNil(gone)
  }

  @Test("4.6: the touches of an attempt that is over are none of the next one's")
  func ownTouches() {
    let probe = stage.add(Probe(), "p", to: stage.view("v"))
    probe.began = { probe, _, _ in probe.state = .failed }
    stage.down(50, 50)
    #expect(probe.attempt.touches.isEmpty && probe.numberOfTouches == 0)
    stage.up()
    probe.began = { _, _, _ in }
    stage.down(60, 60)
    #expect(probe.attempt.touches.count == 1 && probe.numberOfTouches == 1)
  }

  @Test("4.5.4: targets are called in the order of adding, the same pair once")
  func targets() {
    @MainActor final class Target {
      let log: Log
      init(_ log: Log) { self.log = log }
      func plain() { log("plain") }
      func with(_ tap: UITapGestureRecognizer) { log("with \(tap.state)") }
    }
    let target = Target(stage.log)
    let tap = UITapGestureRecognizer()
    let plain = Selector(Target.plain)
    tap.addTarget(target, action: Target.with)
    tap.addTarget(target, action: plain)
    tap.addTarget(target, action: plain)
    stage.window.addGestureRecognizer(tap)
    stage.tap(50, 50)
    tap.removeTarget(target, action: plain)
    stage.tap(350, 350)
    expectEqual(stage.log.lines, ["with ended", "plain", "with ended"])
  }

  @Test("4.5.4: a report calls the targets that existed when it began, also one that an earlier action removes")
  func targetsOfAReport() {
    let tap = UITapGestureRecognizer()
    let log = stage.log
    let added = UIAction { _ in log("added") }
    let removed = UIAction { _ in log("removed") }
    tap.addAction(
      UIAction { [unowned tap] _ in
        log("first")
        tap.removeAction(removed)
        tap.addAction(added)
      })
    tap.addAction(removed)
    stage.window.addGestureRecognizer(tap)
    stage.tap(50, 50)
    expectEqual(log.lines, ["first", "removed"])
    stage.tap(350, 350)
    expectEqual(log.lines, ["first", "removed", "first", "added"])
  }

  @Test("4.5.6, 4.5.7: several assignments within one event: began comes first, then the last one if it is the end")
  func collapse() {
    let probe = stage.add(Probe(), "p", to: stage.view("v"))
    probe.moved = { probe, _, _ in
      probe.state = .began
      probe.state = .changed
      probe.state = .changed
    }
    probe.ended = { probe, _, _ in
      probe.state = .changed
      probe.state = .ended
      probe.state = .failed
    }
    stage.down(50, 50)
    stage.move(60, 50)
    stage.move(70, 50)
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "p began", "v.cancelled", "p changed", "p ended"])
  }

  @Test("4.5.8, 4.6.2: the action reads what is reported; after the event the state is possible and reset was called")
  func afterTheEvent() {
    let probe = stage.add(Probe(), "p", to: stage.view("v"))
    probe.ended = { probe, _, _ in probe.state = .recognized }
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "p ended", "v.cancelled"])
    #expect(probe.state == .possible && probe.resets == 1)
  }

  @Test("4.6.5: left possible, it is reset once when the last finger of the window is up")
  func leftPossible() {
    let probe = stage.add(Probe(), "p", to: stage.view("v"))
    stage.down(50, 50)
    stage.down(300, 300, finger: 2)
    stage.up()
    expectEqual(probe.resets, 0)
    stage.up(finger: 2)
    expectEqual(probe.resets, 1)
    stage.tap(50, 50)
    expectEqual(probe.resets, 2)
  }

  @Test("4.6: reset comes once per attempt, whatever the end", arguments: 0..<4)
  func oncePerAttempt(end: Int) {
    let probe = stage.add(Probe(), "p", to: stage.view("v"))
    let states: [UIGestureRecognizer.State] = [.failed, .ended, .began, .possible]
    probe.began = { probe, _, _ in probe.state = states[end] }
    probe.ended = { probe, _, _ in if end == 2 { probe.state = .ended } }
    for _ in 0..<3 { stage.tap(50, 50) }
    #expect(probe.resets == 3 && probe.state == .possible)
  }

  @Test("4.5.1: assigned from outside any event, the action is sent before the loop sleeps")
  func fromOutside() {
    let probe = stage.add(Probe(), "p", to: stage.view("v"))
    stage.down(50, 50)
    probe.state = .began
    expectEqual(stage.log.lines, ["v.began"])
    stage.settle()
    expectEqual(stage.log.lines, ["v.began", "p began", "v.cancelled"])
    for _ in 1...2 {
      probe.state = .changed
      stage.settle()
    }
    expectEqual(stage.log.lines.suffix(2), ["p changed", "p changed"])
  }

  @Test("4.9: disabled in the middle, the subclass hears touchesCancelled, its targets cancelled, at once")
  func disabled() {
    let probe = stage.add(Probe(), "p", to: stage.view("v"))
    probe.began = { probe, _, _ in probe.state = .began }
    probe.cancelled = { [log = stage.log] _, touches, _ in
      log("told \(touches.map(\.phase))")
    }
    stage.down(50, 50)
    probe.isEnabled = false
    stage.log("after")
    probe.isEnabled = true
    stage.move(60, 50)
    stage.up()
    expectEqual(stage.log.lines, ["p began", "told [TouchKit.UITouch.Phase.cancelled]", "p cancelled", "after"])
    expectEqual(probe.resets, 1)
  }

  @Test("4.9, 4.10: moved to another view in the middle, it is cancelled there and works here")
  func moved() {
    let view = stage.view("v")
    let other = stage.view("w", CGRect(x: 200, y: 0, width: 100, height: 100))
    let probe = stage.add(Probe(), "p", to: view)
    probe.began = { probe, _, _ in probe.state = .began }
    stage.down(50, 50)
    other.addGestureRecognizer(probe)
    #expect(probe.view === other && view.gestureRecognizers == [])
    stage.up()
    stage.down(250, 50)
    expectEqual(stage.log.lines, ["p began", "p cancelled", "p began"])
  }

  @Test("4.11: delegate and targets are held weakly")
  func weak() {
    @MainActor final class Target { func act() {} }
    let tap = UITapGestureRecognizer()
    weak var delegate: Delegate?
    weak var target: Target?
    do {
      let (keptDelegate, keptTarget) = (Delegate("d", stage.log), Target())
      (delegate, target) = (keptDelegate, keptTarget)
      tap.delegate = keptDelegate
      tap.addTarget(keptTarget, action: Target.act)
    }
    #expect(delegate == nil && target == nil && tap.delegate == nil)
    stage.window.addGestureRecognizer(tap)
    stage.tap(50, 50)
  }

  @Test("15.1, 0.4: resets come after all actions, and kept touches go out after the resets")
  func resetsAfterActions() {
    let view = stage.view("v")
    let beside = Delegate("d", Log())
    beside.runsBeside = true
    for (name, attached) in [("a", view as UIView), ("b", stage.window)] {
      let probe = stage.add(Probe(), name, to: attached)
      probe.delegate = beside
      probe.cancelsTouchesInView = false
      probe.delaysTouchesBegan = true
      probe.moved = { probe, _, _ in probe.state = .ended }
      probe.onReset = { [log = stage.log] in log("\(name) reset") }
    }
    stage.down(50, 50)
    stage.move(60, 50)
    expectEqual(stage.log.lines, ["a ended", "b ended", "a reset", "b reset", "v.began", "v.moved"])
  }
}
