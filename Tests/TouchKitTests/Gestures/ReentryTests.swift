import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Handlers that change the world around them (semantics 1.2, 1.3.6, 4.7, 4.13, 5.2.1).
@MainActor @Suite struct ReentryTests {
  let stage = Stage()

  @Test("1.3.6: a recognizer added while a finger is down gets later fingers, not this one")
  func addedLate() {
    let view = stage.view("v")
    stage.down(50, 50)
    stage.add(UITapGestureRecognizer(), "tap", to: view)
    stage.up()
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "v.ended", "v.began", "tap ended", "v.cancelled"])
  }

  @Test("1.3.2, 3.1: overriding next changes the responder chain, not which recognizers receive touches")
  func overriddenNext() {
    @MainActor final class Detour: UIView {
      weak var detour: UIResponder?
      override var next: UIResponder? { detour ?? super.next }
    }
    let parent = stage.view("parent")
    let elsewhere = stage.view("elsewhere", CGRect(x: 200, y: 0, width: 100, height: 100))
    let detour = Detour(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(detour)
    detour.detour = elsewhere
    stage.add(UITapGestureRecognizer(), "parent tap", to: parent)
    stage.add(UITapGestureRecognizer(), "elsewhere tap", to: elsewhere)
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["elsewhere.began", "parent tap ended", "elsewhere.cancelled"])
  }

  @Test("1.3.8: touch.gestureRecognizers are those that collected it, without those that finished or ignored it")
  func ofTheTouch() {
    let view = stage.view("v")
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    let swipe = stage.add(UISwipeGestureRecognizer(), "swipe", to: stage.window)
    let probe = stage.add(Probe(), "probe", to: stage.window)
    probe.moved = { probe, touches, event in for touch in touches { probe.ignore(touch, for: event) } }
    stage.down(50, 50)
    let touch = stage.application.touchesEvent.touches[0]
    expectEqual(touch.gestureRecognizers, [tap, swipe, probe])
    stage.move(40, 50)
    expectEqual(touch.gestureRecognizers, [tap])
    stage.move(140, 50)
    expectEqual(touch.gestureRecognizers, [])
  }

  @Test("1.4.3: the event gives a recognizer's own touches")
  func touchesOfARecognizer() {
    let view = stage.view("v")
    let probe = stage.add(Probe(), "p", to: view)
    var counts: [Int?] = []
    probe.began = { probe, _, event in counts.append(event.touches(for: probe)?.count) }
    stage.down(50, 50)
    stage.down(300, 300, finger: 2)
    stage.down(60, 60, finger: 3)
    expectEqual(counts, [1, 2])
  }

  @Test("1.12: touches in flight are cancelled when events are ignored, and new ones are dropped while they are")
  func ignoring() {
    let view = stage.view("v")
    let probe = stage.add(Probe(), "p", to: view)
    probe.began = { probe, _, _ in probe.state = .began }
    probe.cancelled = { probe, _, _ in probe.state = .cancelled }
    probe.cancelsTouchesInView = false
    stage.down(50, 50)
    stage.application.beginIgnoringInteractionEvents()
    stage.application.beginIgnoringInteractionEvents()
    stage.tap(60, 60, finger: 2)
    stage.application.endIgnoringInteractionEvents()
    stage.tap(60, 60, finger: 2)
    stage.application.endIgnoringInteractionEvents()
    stage.down(60, 60, finger: 2)
    expectEqual(stage.log.lines, ["p began", "v.began", "p cancelled", "v.cancelled", "p began", "v.began 2"])
  }

  @Test("4.7: an ignored touch no longer counts, is released to the view at once, and is not cancelled there")
  func ignoredTouch() {
    let view = stage.view("v")
    view.isMultipleTouchEnabled = true
    let probe = stage.add(Probe(), "p", to: view)
    probe.delaysTouchesBegan = true
    var counts: [Int] = []
    probe.began = { probe, touches, event in
      if let second = touches.first(where: { $0.identifier == 2 }) { probe.ignore(second, for: event) }
      counts.append(probe.numberOfTouches)
    }
    probe.moved = { probe, _, _ in probe.state = .began }
    stage.down(50, 50)
    stage.down(60, 60, finger: 2)
    stage.move(70, 50)
    stage.up(finger: 2)
    expectEqual(counts, [1, 1])
    expectEqual(stage.log.lines, ["v.began 2", "p began", "v.ended 2"])
  }

  @Test("4.13: an action may remove the view, add recognizers, and hide others; the pass continues")
  func actionChangesEverything() {
    let view = stage.view("v")
    let beside = Delegate("d", Log())
    beside.runsBeside = true
    let outer = stage.add(UITapGestureRecognizer(), "outer", to: stage.window)
    outer.delegate = beside
    stage.add(UITapGestureRecognizer(), "inner", to: view) { [stage] _ in
      view.removeFromSuperview()
      stage.add(UITapGestureRecognizer(), "new", to: stage.window)
    }
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "inner ended", "v.cancelled", "outer ended"])
  }

  @Test("4.13: an action may send another event; the views of the outer one are notified first")
  func nestedEvent() {
    let (a, b) = (stage.view("a"), stage.view("b", CGRect(x: 200, y: 0, width: 100, height: 100)))
    stage.add(UITapGestureRecognizer(), "tap", to: a) { [stage] _ in
      stage.tap(250, 50, finger: 2)
      stage.log("back")
    }.cancelsTouchesInView = false
    stage.tap(50, 50)
    #expect(b.window != nil)
    expectEqual(stage.log.lines, ["a.began", "tap ended", "a.ended", "b.began 2", "b.ended 2", "back"])
  }

  @Test("4.13, 1.14: an action may open another window on top; the touch stays, new ones go there")
  func newWindow() {
    let view = stage.view("v")
    var window: UIWindow?
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: view) { [stage] press in
      guard press.state == .began else { return }
      let made = UIWindow(windowScene: stage.scene)
      made.addSubview(LogView("top", stage.log, CGRect(x: 0, y: 0, width: 400, height: 400)))
      made.makeKeyAndVisible()
      window = made
    }
    press.cancelsTouchesInView = false
    stage.down(50, 50)
    stage.wait(0.6)
    stage.down(60, 60, finger: 2)
    stage.up()
    #expect(window != nil)
    expectEqual(stage.log.lines, ["v.began", "press began", "top.began 2", "press ended", "v.ended"])
  }

  @Test("5.2.1: a recognizer that is to wait for itself does not")
  func itself() {
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: stage.view("v"))
    tap.require(toFail: tap)
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "tap ended", "v.cancelled"])
  }

  @Test("5.2.1: a removed requirement blocks none")
  func goneRequirement() {
    let view = stage.view("v")
    let single = stage.add(UITapGestureRecognizer(), "single", to: view)
    var double: UITapGestureRecognizer? = UITapGestureRecognizer()
    double?.numberOfTapsRequired = 2
    if let double { single.require(toFail: double) }
    weak let gone = double
    double = nil
    expectNil(gone)
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "single ended", "v.cancelled"])
  }

  @Test("15.19: timers that are due together fire in the order in which they were set")
  func timers() {
    let places: [CGFloat] = [50, 150, 250]
    for x in places {
      let view = UIView(frame: CGRect(x: x - 40, y: 0, width: 80, height: 80))
      stage.window.addSubview(view)
      stage.add(UILongPressGestureRecognizer(), "press \(Int(x))", to: view)
    }
    for (finger, x) in places.reversed().enumerated() { stage.down(x, 50, finger: finger + 1) }
    stage.wait(0.6)
    expectEqual(stage.log.lines, ["press 250 began", "press 150 began", "press 50 began"])
  }

  @Test(
    "15.19: timers that mean the same time fire in the order in which they were set, however their sums are rounded")
  func timersDueTogether() {
    let view = stage.view("v", CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = stage.view("other", CGRect(x: 100, y: 0, width: 100, height: 100))
    for (recognizer, place) in [(UITapGestureRecognizer(), view), (UISwipeGestureRecognizer(), other)] {
      recognizer.delaysTouchesBegan = true
      place.addGestureRecognizer(recognizer)
    }
    // 0.93 + 0.75 is a little more than 1.18 + 0.5.
    stage.loop.advance(to: 0.93)
    stage.down(50, 50)
    stage.loop.advance(to: 1.18)
    stage.down(150, 50, finger: 2)
    stage.loop.advance(to: 2)
    expectEqual(stage.log.lines, ["v.began", "other.began 2"])
  }
}
