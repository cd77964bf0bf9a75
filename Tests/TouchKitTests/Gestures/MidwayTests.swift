import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Properties, delegates and places that change between a finger's down and its up.
@MainActor @Suite struct MidwayTests {
  let stage = Stage()

  @Test("5.4.1: a delegate that takes the place of another in the middle is the one that is asked")
  func newDelegate() {
    let view = stage.view("v")
    let (first, second) = (Delegate("first", stage.log), Delegate("second", stage.log))
    second.begins = false
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    tap.delegate = first
    stage.down(50, 50)
    tap.delegate = second
    stage.up()
    expectEqual(
      stage.log.lines,
      [
        "first shouldReceiveEvent", "first shouldReceiveTouch", "v.began", "second shouldBegin in possible", "v.ended",
      ])
  }

  @Test("6.5: a tap whose cancelsTouchesInView is cleared meanwhile leaves the view its touch")
  func noLongerCancels() {
    let view = stage.view("v")
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    stage.down(50, 50)
    tap.cancelsTouchesInView = false
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "tap ended", "v.ended"])
  }

  @Test("6.3: a pan whose cancelsTouchesInView is set while it runs cancels with its next action")
  func cancelsFromNowOn() {
    let view = stage.view("v")
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.cancelsTouchesInView = false
    stage.down(50, 50)
    stage.move(70, 50)
    pan.cancelsTouchesInView = true
    stage.move(80, 50)
    stage.move(90, 50)
    stage.up()
    expectEqual(
      stage.log.lines,
      [
        "v.began", "pan began", "v.moved", "pan changed", "v.cancelled", "pan changed", "pan ended",
      ])
  }

  @Test("6.6: what is withheld goes out when delaysTouchesBegan becomes false, before the loop sleeps")
  func noLongerDelays() {
    let view = stage.view("v")
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: view)
    press.delaysTouchesBegan = true
    stage.down(50, 50)
    stage.move(55, 50)
    press.delaysTouchesBegan = false
    stage.log("set")
    stage.settle()
    stage.wait(1)
    stage.up()
    expectEqual(stage.log.lines, ["set", "v.began", "v.moved", "press began", "v.cancelled", "press ended"])
  }

  @Test("4.8: a pan that has ended reads its finger in the action, and none after it")
  func geometryAfterTheEnd() {
    let view = stage.view("v")
    var read: [String] = []
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view) { pan in
      let (middle, finger) = (pan.location(in: nil), pan.location(ofTouch: 0, in: view))
      read.append("\(pan.numberOfTouches) \(middle.x) \(middle.y) \(finger.x) \(finger.y)")
    }
    stage.down(50, 50)
    stage.move(70, 50)
    stage.up()
    expectEqual(read, ["1 70.0 50.0 70.0 50.0", "1 70.0 50.0 70.0 50.0"])
    #expect(pan.numberOfTouches == 0 && pan.location(in: nil) == .zero)
  }

  @Test("6.3, 6.6: recognized in touchesBegan, it leaves the view nothing; without cancelling, everything")
  func discreteAtOnce() {
    let view = stage.view("v")
    let probe = stage.add(Probe(), "p", to: view)
    probe.began = { probe, _, _ in probe.state = .recognized }
    stage.tap(50, 50)
    stage.log("then")
    probe.cancelsTouchesInView = false
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["p ended", "then", "p ended", "v.began", "v.ended"])
    expectEqual(probe.resets, 2)
  }

  @Test("6.6, 6.11: one that fails in touchesBegan delays nothing")
  func failsAtOnce() {
    let view = stage.view("v")
    let probe = stage.add(Probe(), "p", to: view)
    probe.delaysTouchesBegan = true
    probe.began = { probe, _, _ in probe.state = .failed }
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "v.ended"])
    expectEqual(probe.resets, 1)
  }

  @Test("1.6: a view that gets multiple touch in the middle gets the fingers that come after that")
  func multipleTouchFromNowOn() {
    let view = stage.view("v")
    stage.down(50, 50)
    stage.down(60, 60, finger: 2)
    view.isMultipleTouchEnabled = true
    stage.down(70, 70, finger: 3)
    stage.up(finger: 2)
    stage.up(finger: 3)
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "v.began 3", "v.ended 3", "v.ended"])
  }

  @Test("1.8: a view that becomes exclusive while it tracks shuts out the fingers that come after that")
  func exclusiveFromNowOn() {
    let (a, b) = (stage.view("a"), stage.view("b", CGRect(x: 200, y: 0, width: 200, height: 200)))
    stage.down(50, 50)
    stage.down(250, 50, finger: 2)
    a.isExclusiveTouch = true
    stage.down(260, 60, finger: 3)
    b.isMultipleTouchEnabled = true
    stage.down(270, 70, finger: 4)
    stage.up(finger: 2)
    stage.up()
    stage.down(280, 80, finger: 5)
    expectEqual(stage.log.lines, ["a.began", "b.began 2", "b.ended 2", "a.ended", "b.began 5"])
  }

  @Test("1.16: a view that leaves and is added again has lost its touch, and so have its recognizers")
  func comesBack() {
    let view = stage.view("v")
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    stage.down(50, 50)
    view.removeFromSuperview()
    stage.window.addSubview(view)
    stage.move(52, 50)
    stage.up()
    stage.log("again")
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "v.cancelled", "again", "v.began", "tap ended", "v.cancelled"])
    expectEqual(tap.state, .possible)
  }

  @Test("5.1.4: views that were moved within their window count with the depth that they have now")
  func reparented() {
    let outer = stage.view("outer", CGRect(x: 0, y: 0, width: 400, height: 400))
    let (a, b) = (stage.view("a", in: outer), stage.view("b", CGRect(x: 0, y: 0, width: 400, height: 400)))
    stage.window.sendSubviewToBack(b)
    for (view, name) in [(outer, "outer tap"), (a, "a tap")] { stage.add(UITapGestureRecognizer(), name, to: view) }
    let second = stage.add(UITapGestureRecognizer(), "b tap", to: b)
    stage.down(50, 50)
    // The touch is a's; what was collected stays, but b's tap has none of it.
    b.addSubview(outer)
    stage.up()
    expectEqual(stage.log.lines, ["a.began", "a tap ended", "a.cancelled"])
    expectEqual(second.state, .possible)
    stage.log.lines = []
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["a.began", "a tap ended", "a.cancelled"])
  }

  @Test("5.1.4: when one before it in the array is taken away, a later one keeps its place before those that follow")
  func placeInTheArray() {
    let view = stage.view("v")
    view.isMultipleTouchEnabled = true
    let gone = stage.add(Probe(), "gone", to: view)
    let (first, last) = (stage.add(Probe(), "first", to: view), stage.add(Probe(), "last", to: view))
    for probe in [first, last] {
      probe.ended = { probe, _, _ in probe.state = .ended }
    }
    let both = Delegate("d", Log())
    both.runsBeside = true
    first.delegate = both
    // Only the last recognizer receives the second finger, so its rank is recomputed.
    stage.down(50, 50)
    view.removeGestureRecognizer(gone)
    both.takesTouch = false
    stage.down(60, 60, finger: 2)
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "v.began 2", "first ended", "v.cancelled", "last ended", "v.cancelled 2"])
  }

  @Test("5.2.3: a requirement without a view, disabled, or in another window without a finger blocks none")
  func requirementsElsewhere() {
    let view = stage.view("v")
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    let (homeless, disabled, elsewhere) = (UITapGestureRecognizer(), UITapGestureRecognizer(), UITapGestureRecognizer())
    for other in [homeless, disabled, elsewhere] { tap.require(toFail: other) }
    view.addGestureRecognizer(disabled)
    disabled.isEnabled = false
    let front = UIWindow(windowScene: stage.scene)
    front.frame = CGRect(x: 300, y: 300, width: 100, height: 100)
    front.isHidden = false
    front.addGestureRecognizer(elsewhere)
    stage.tap(50, 50)
    expectEqual(stage.log.lines, ["v.began", "tap ended", "v.cancelled"])
  }

  @Test("5.2.3, 5.2.9: a requirement with a finger in another window is waited for until that finger is up")
  func requirementInAnotherWindow() {
    let view = stage.view("v")
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    let other = stage.front()
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: other)
    tap.require(toFail: pan)
    stage.down(50, 50)
    stage.tap(250, 50, finger: 2)
    stage.wait(2)
    stage.log("waited")
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "front.began 2", "waited", "tap ended", "front.cancelled 2", "v.ended"])
  }

  @Test("1.16: a view that goes in the first window's part of an event is not told of it in the second's")
  func goneBeforeItsWindowsPart() {
    let view = stage.view("v")
    let other = stage.front()
    stage.add(UITapGestureRecognizer(), "tap", to: other)
    let probe = stage.add(Probe(), "p", to: view) { _ in other.removeFromSuperview() }
    probe.began = { probe, _, _ in probe.state = .ended }
    stage.send([(1, .began, CGPoint(x: 50, y: 50)), (2, .began, CGPoint(x: 250, y: 50))])
    stage.up(finger: 2)
    stage.up()
    expectEqual(stage.log.lines, ["p ended"])
  }

  @Test("5.2.2: what was answered ends with the attempt of either; in its next attempt one is asked about again")
  func askedAgain() {
    let (outer, inner) = (stage.view("outer"), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    outer.addSubview(inner)
    let delegate = Delegate("d", stage.log)
    let long = stage.add(Probe(), "long", to: outer)
    long.delegate = delegate
    let short = stage.add(Probe(), "short", to: inner)
    short.ended = { probe, _, _ in probe.state = .failed }
    stage.down(150, 150)
    for _ in 0..<2 { stage.tap(50, 50, finger: 2) }
    expectEqual(
      stage.log.lines.filter { $0.hasSuffix("equireFailureOf") || $0.hasSuffix("RequiredToFailBy") }.sorted(),
      ["d beRequiredToFailBy", "d beRequiredToFailBy", "d requireFailureOf", "d requireFailureOf"])
  }

  @Test(
    "5.4.1: a view whose touch was cancelled for another recognizer is not asked about the one that withheld its end")
  func cancelledTouchesAskNobody() {
    let outer = stage.view("outer", CGRect(x: 0, y: 0, width: 400, height: 400))
    let refusing = RefusingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(refusing)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: outer)
    pan.delaysTouchesEnded = false
    let two = stage.add(UIPanGestureRecognizer(), "two", to: outer)
    two.minimumNumberOfTouches = 2
    let beside = Delegate("d", Log())
    beside.runsBeside = true
    two.delegate = beside
    // The end of the refusing view's touch is kept back by `two`, until `pan` cancels it.
    stage.down(50, 50)
    stage.down(250, 250, finger: 2)
    stage.up()
    stage.move(270, 250, finger: 2)
    stage.down(250, 350, finger: 3)
    stage.move(290, 350, finger: 3)
    expectEqual(
      stage.log.lines,
      [
        "outer.began", "outer.began 2", "pan began", "outer.cancelled", "outer.cancelled 2", "pan changed",
        "pan changed", "two began",
      ])
  }
}

/// A view that lets no recognizer begin with its touches.
private final class RefusingView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
