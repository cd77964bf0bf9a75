import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Handlers that let the run loop run (semantics 4.13): what comes in meanwhile comes inside, after what was under way.
@MainActor @Suite struct NestedRunTests {
  let stage = Stage()

  /// What is sent when the handler lets the loop run, each at its time.
  private func run(for seconds: TimeInterval, _ events: [(TimeInterval, () -> Void)] = []) {
    for (delay, body) in events { _ = stage.loop.schedule(at: stage.now + delay) { body() } }
    stage.log("runs")
    stage.loop.run(until: stage.now + seconds)
    stage.log("ran")
  }

  @Test("4.13: an event from inside an action comes after all other actions and views of the outer one")
  func eventInAnAction() {
    let view = stage.view("v")
    view.isMultipleTouchEnabled = true
    let first = stage.add(Probe(), "first", to: view) { _ in
      self.run(for: 1, [(0.5, { self.stage.down(60, 60, finger: 2) })])
    }
    let second = stage.add(Probe(), "second", to: view)
    for probe in [first, second] {
      probe.cancelsTouchesInView = false
      probe.ended = { probe, _, _ in if probe.numberOfTouches == 1 { probe.state = .ended } }
    }
    let both = Delegate("d", Log())
    both.runsBeside = true
    second.delegate = both
    stage.tap(50, 50)
    stage.log("returned")
    expectEqual(
      stage.log.lines,
      [
        "v.began", "first ended", "runs", "second ended", "v.ended", "v.began 2", "ran", "returned",
      ])
    #expect(first.resets == 1 && second.resets == 1)
  }

  @Test("4.13: when nothing comes in, the rest of the event follows the handler")
  func nothingComes() {
    let view = stage.view("v")
    stage.add(UITapGestureRecognizer(), "tap", to: view) { _ in self.run(for: 1) }
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "tap ended", "runs", "ran", "v.cancelled"])
    expectEqual(stage.now, 1)
  }

  @Test("4.13: a timer from inside an action comes after the outer event, and its own gesture begins there")
  func timerInAnAction() {
    let view = stage.view("v")
    view.isMultipleTouchEnabled = true
    let beside = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 200))
    stage.window.addSubview(beside)
    stage.add(UILongPressGestureRecognizer(), "press", to: beside)
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view) { _ in self.run(for: 1) }
    tap.cancelsTouchesInView = false
    stage.down(250, 50, finger: 2)
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "tap ended", "runs", "v.ended", "press began", "ran"])
  }

  @Test("4.13: events that come in while the handler of a nested event runs keep their order")
  func twoLevels() {
    let view = stage.view("v")
    view.isMultipleTouchEnabled = true
    var isDeep = false
    view.onTouch = { what, touches, _ in
      guard what == "began", !isDeep else { return }
      isDeep = true
      self.run(
        for: 1,
        [(0.25, { self.stage.down(60, 60, finger: 2) }), (0.5, { self.stage.up(finger: 2) })])
    }
    stage.down(50, 50)
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "runs", "v.began 2", "v.ended 2", "ran", "v.ended"])
  }

  @Test("1.1, 4.13: the other windows of an event have their part before an event from inside")
  func twoWindows() {
    let view = stage.view("v")
    _ = stage.front()
    view.onTouch = { what, _, _ in
      if what == "began" { self.run(for: 1, [(0.5, { self.stage.up(finger: 2) })]) }
    }
    stage.send([(1, .began, CGPoint(x: 50, y: 50)), (2, .began, CGPoint(x: 250, y: 50))])
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "runs", "front.began 2", "front.ended 2", "ran", "v.ended"])
  }

  @Test("1.9, 4.13: a finger that comes down inside the action of the first tap makes the second")
  func tapCount() {
    let view = stage.view("v")
    var counts: [Int] = []
    view.onTouch = { what, touches, _ in if what == "began" { counts.append(touches.first?.tapCount ?? 0) } }
    var isFirst = true
    stage.add(UITapGestureRecognizer(), "tap", to: view) { _ in
      guard isFirst else { return }
      isFirst = false
      self.run(for: 0.2, [(0.1, { self.stage.tap(50, 50) })])
    }
    stage.tap(50, 50)
    expectEqual(counts, [1, 2])
    expectEqual(
      stage.log.lines, ["v.began", "tap ended", "runs", "v.cancelled", "v.began", "tap ended", "v.cancelled", "ran"])
  }

  @Test("4.9, 4.13: a recognizer that is removed after the loop ran releases what it withheld from a view")
  func removedAfterwards() {
    let (a, b) = (stage.view("a"), stage.view("b", CGRect(x: 200, y: 0, width: 200, height: 200)))
    let keeper = stage.add(Probe(), "keeper", to: b)
    keeper.delaysTouchesBegan = true
    stage.add(UITapGestureRecognizer(), "tap", to: a) { _ in
      self.run(for: 0.2, [(0.1, { self.stage.move(252, 50, finger: 2) })])
      b.removeGestureRecognizer(keeper)
    }
    stage.down(50, 50)
    stage.send([(1, .ended, CGPoint(x: 50, y: 50)), (2, .began, CGPoint(x: 250, y: 50))])
    stage.up(finger: 2)
    expectEqual(
      stage.log.lines,
      [
        "a.began", "tap ended", "runs", "a.cancelled", "ran", "b.began 2", "b.moved 2", "b.ended 2",
      ])
  }

  @Test("4.6.5, 4.13: one that stays undecided starts over with a finger that comes inside an action of the last lift")
  func undecidedBeforeTheNextFinger() {
    let view = stage.view("v")
    let undecided = stage.add(Probe(), "undecided", to: view)
    undecided.onReset = { [log = stage.log] in log("reset") }
    let both = Delegate("d", Log())
    both.runsBeside = true
    undecided.delegate = both
    stage.add(UITapGestureRecognizer(), "tap", to: view) { _ in
      self.run(for: 0.2, [(0.1, { self.stage.down(50, 50) })])
    }
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "tap ended", "runs", "v.cancelled", "reset", "v.began", "ran"])
  }

  @Test("5.2.9, 4.13: two that wait for each other fail before a finger that comes inside an action of the last lift")
  func deadlockBeforeTheNextFinger() {
    let view = stage.view("v")
    let one = stage.add(UITapGestureRecognizer(), "one", to: view)
    let other = stage.add(UITapGestureRecognizer(), "other", to: view)
    one.require(toFail: other)
    other.require(toFail: one)
    let probe = stage.add(Probe(), "probe", to: view) { _ in
      self.run(for: 0.2, [(0.1, { self.stage.down(50, 50) })])
    }
    probe.cancelsTouchesInView = false
    probe.ended = { probe, _, _ in probe.state = .ended }
    let both = Delegate("d", Log())
    both.runsBeside = true
    probe.delegate = both
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "probe ended", "runs", "v.ended", "v.began", "ran"])
  }
}
