import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Continuing gestures take a fast path through the environment; events during it must have the same effects as on the
/// full path.
@MainActor @Suite struct ContinuingGestureTests {
  let stage = Stage()

  /// Returns a recognizer that begins with the first move and changes with each further one; `then` is called in
  /// `touchesMoved`.
  private func goesOn(_ name: String, on view: UIView, then: ((Probe, Int, UITouch, UIEvent) -> Void)? = nil) -> Probe {
    let probe = stage.add(Probe(), name, to: view)
    var moves = 0
    probe.moved = { probe, touches, event in
      moves += 1
      probe.state = probe.state == .possible ? .began : .changed
      if let touch = touches.first { then?(probe, moves, touch, event) }
    }
    return probe
  }

  private func move(_ count: Int) {
    for step in 1...count { stage.move(50 + CGFloat(step), 50) }
  }

  @Test("4.5.1, 4.13: a change that was said in touchesMoved is acted upon by an event that is sent from there")
  func nestedEvent() {
    let view = stage.view("v")
    let other = stage.view("b", CGRect(x: 200, y: 0, width: 100, height: 100))
    _ = goesOn("p", on: view) { [stage] _, moves, _, _ in
      guard moves == 2 else { return }
      stage.tap(250, 50, finger: 2)
      stage.log("back")
    }
    stage.down(50, 50)
    move(3)
    #expect(other.window != nil)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "p began", "v.cancelled", "p changed", "b.began 2", "b.ended 2", "back", "p changed", "p changed",
      ])
  }

  @Test("4.7: a change applies although the recognizer ignores the touch in the same call; then it receives no more")
  func ignoring() {
    let view = stage.view("v")
    _ = goesOn("p", on: view) { probe, moves, touch, event in
      if moves == 2 { probe.ignore(touch, for: event) }
    }
    stage.down(50, 50)
    move(4)
    expectEqual(stage.log.lines, ["v.began", "p began", "v.cancelled", "p changed"])
  }

  @Test("4.9: one that is disabled after it continued is cancelled at once, and changes no more")
  func disabling() {
    let view = stage.view("v")
    _ = goesOn("p", on: view) { [stage] probe, moves, _, _ in
      guard moves == 2 else { return }
      probe.isEnabled = false
      stage.log("back")
    }
    stage.down(50, 50)
    move(4)
    expectEqual(stage.log.lines, ["v.began", "p began", "v.cancelled", "p cancelled", "back"])
  }

  @Test("4.3: one that sets changed and then ended, ends")
  func ending() {
    let view = stage.view("v")
    _ = goesOn("p", on: view) { probe, moves, _, _ in
      if moves == 2 { probe.state = .ended }
    }
    stage.down(50, 50)
    move(4)
    expectEqual(stage.log.lines, ["v.began", "p began", "v.cancelled", "p ended"])
  }

  @Test("6.3: a finger that joins a continuing gesture is cancelled in its view as well")
  func joining() {
    let view = stage.view("v")
    view.isMultipleTouchEnabled = true
    _ = goesOn("p", on: view)
    stage.down(50, 50)
    move(3)
    stage.down(90, 90, finger: 2)
    stage.move(91, 91, finger: 2)
    stage.up(finger: 2)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "p began", "v.cancelled", "p changed", "p changed", "p changed", "p changed", "p changed",
      ])
  }

  @Test(
    "6.3: a recognizer that begins to cancel touches in the middle of its gesture cancels them with its next action")
  func cancellingLate() {
    let view = stage.view("v")
    let probe = goesOn("p", on: view)
    probe.cancelsTouchesInView = false
    stage.down(50, 50)
    move(2)
    probe.cancelsTouchesInView = true
    move(2)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "p began", "v.moved", "p changed", "v.moved", "p changed", "v.cancelled", "p changed",
      ])
  }

  @Test("5.1.2: an undecided recognizer is asked about with every event of the continuing one")
  func askedEachTime() {
    let view = stage.view("v")
    let delegate = Delegate("d", stage.log)
    delegate.runsBeside = true
    _ = goesOn("p", on: view)
    let other = stage.add(Probe(), "q", to: view)
    stage.down(50, 50)
    other.delegate = delegate
    move(2)
    delegate.runsBeside = false
    move(2)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "d simultaneous", "p began", "v.cancelled", "d simultaneous", "p changed", "d simultaneous",
        "p changed", "p changed",
      ])
    expectEqual(other.resets, 1)
  }

  @Test("5.1.2.4: views that come to lie apart in the middle of a gesture are related no longer")
  func apart() {
    let outer = stage.view("o")
    let inner = stage.view("v", in: outer)
    let delegate = Delegate("d", stage.log)
    delegate.runsBeside = true
    _ = goesOn("p", on: inner)
    let other = stage.add(Probe(), "q", to: outer)
    stage.down(50, 50)
    other.delegate = delegate
    move(2)
    stage.window.addSubview(inner)
    delegate.runsBeside = false
    move(2)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "d simultaneous", "p began", "v.cancelled", "d simultaneous", "p changed", "p changed", "p changed",
      ])
    expectEqual(other.resets, 0)
  }

  @Test("5.1.2.4: views that stay one in the other are related though others come and go")
  func stillTogether() {
    let outer = stage.view("o")
    let inner = stage.view("v", in: outer)
    let delegate = Delegate("d", stage.log)
    delegate.runsBeside = true
    _ = goesOn("p", on: inner)
    let other = stage.add(Probe(), "q", to: outer)
    stage.down(50, 50)
    other.delegate = delegate
    move(1)
    stage.window.addSubview(UIView())
    delegate.runsBeside = false
    move(2)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "d simultaneous", "p began", "v.cancelled", "d simultaneous", "p changed", "p changed",
      ])
    expectEqual(other.resets, 1)
  }

  @Test("4.5.4: an action that removes another recognizer keeps that one from acting in the same event")
  func removing() {
    let view = stage.view("v")
    let beside = Delegate("d", Log())
    beside.runsBeside = true
    var second: Probe?
    var changes = 0
    let first = goesOn("p", on: view)
    first.delegate = beside
    first.addAction(
      UIAction { _ in
        changes += 1
        if changes == 3, let second { view.removeGestureRecognizer(second) }
      })
    second = goesOn("q", on: view)
    second?.delegate = beside
    stage.down(50, 50)
    move(4)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "p began", "v.cancelled", "q began", "p changed", "q changed", "p changed", "q cancelled",
        "p changed",
      ])
  }
}
