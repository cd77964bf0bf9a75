import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct PressTests {
  let stage = Stage()
  let outer: UIView
  let card: PressView

  init() {
    outer = stage.outerView()
    card = stage.card(in: outer)
  }

  @discardableResult
  private func tap(_ taps: Int = 1, _ name: String = "tap") -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = taps
    return stage.add(tap, name, to: outer)
  }

  @Test("48.2: types have UIKit's numbers, and each integer is one")
  func types() {
    let named: [UIPress.PressType] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown,
      .tvRemoteOneTwoThree, .tvRemoteFourColors,
    ]
    expectEqual(named.map(\.rawValue), [0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33])
    expectEqual(named.map { UIPress.PressType(rawValue: $0.rawValue)! }, named)
    expectEqual(UIPress.PressType(rawValue: 2079)!.rawValue, 2079)
    expectEqual(UITapGestureRecognizer().allowedPressTypes.map(\.intValue), [4])
  }

  @Test("48.3, 48.4: a key has the type 2000 and its usage, and a button has no key")
  func keys() {
    var seen: [UIPress] = []
    card.onPress = { _, press in seen.append(press) }
    stage.key(.keyboardReturnOrEnter, isDown: true)
    stage.key(.keyboardReturnOrEnter, isDown: false)
    stage.press(.menu)
    expectEqual(
      stage.received(), ["card.began 2040 1.0", "card.ended 2040 0.0", "card.began 5 1.0", "card.ended 5 0.0"])
    expectEqual(seen.map { $0.key?.keyCode }, [.keyboardReturnOrEnter, .keyboardReturnOrEnter, nil, nil])
    #expect(seen[0] === seen[1] && seen[1] !== seen[2] && seen[2].gestureRecognizers == [])
  }

  @Test("48.30: a tap on an ancestor takes the button that the responder has begun")
  func tapTakes() {
    tap()
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.cancelled 4 0.0"])
  }

  @Test("48.30: a double tap holds up one press for 0.35 s, and takes two")
  func doubleTap() {
    tap(2)
    stage.press()
    stage.wait(0.36)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
    stage.press()
    stage.press()
    expectEqual(
      stage.received(),
      [
        "card.began 4 1.0", "card.began 4 1.0", "tap ended", "card.cancelled 4 0.0", "card.cancelled 4 0.0",
      ])
  }

  @Test("48.3, 48.17: the default list has no key, a list with one takes it, and an empty one takes nothing")
  func lists() {
    let tap = tap()
    stage.key(.keyboardReturnOrEnter, isDown: true)
    stage.key(.keyboardReturnOrEnter, isDown: false)
    expectEqual(stage.received(), ["card.began 2040 1.0", "card.ended 2040 0.0"])
    tap.allowedPressTypes = [2040, 2040, 5]
    stage.key(.keyboardReturnOrEnter, isDown: true)
    stage.key(.keyboardReturnOrEnter, isDown: false)
    stage.press()
    expectEqual(
      stage.received(),
      [
        "card.began 2040 1.0", "tap ended", "card.cancelled 2040 0.0", "card.began 4 1.0", "card.ended 4 0.0",
      ])
    tap.allowedPressTypes = []
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.16: a pan takes no presses, a class that overrides a press method does")
  func classes() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: outer)
    let probe = stage.add(PressProbe(), "probe", to: outer)
    probe.log = stage.log
    stage.down(.select)
    expectEqual(stage.application.presses[0].gestureRecognizers, [probe])
    stage.up(.select)
    expectEqual(pan.attempt.number, 0)
    expectEqual(stage.received(), ["probe began", "card.began 4 1.0", "probe ended", "card.ended 4 0.0"])
  }

  @Test("48.8: the event has the recognizer's presses")
  func event() {
    let probe = stage.add(PressProbe(), "probe", to: outer)
    probe.allowedPressTypes = [4, 5]
    var counts: [String] = []
    probe.onCall = { what, presses, event in
      counts.append("\(what) \(presses.count) \(event.presses(for: probe).count) \(event.allPresses.count)")
      #expect(event.presses(for: UITapGestureRecognizer()).isEmpty)
    }
    stage.down(.menu)
    stage.down(.playPause)
    stage.down(.select)
    stage.up(.menu)
    expectEqual(counts, ["began 1 1 1", "began 1 2 3", "ended 1 2 3"])
  }

  @Test("48.7: the same button of a second device is ignored while the first is down")
  func twoDevices() {
    stage.down(.select)
    stage.down(.select)
    stage.up(.select)
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.11: losing the keyboard cancels all presses in one event")
  func lostKeyboard() {
    let probe = stage.add(PressProbe(), "probe", to: outer)
    probe.log = stage.log
    probe.allowedPressTypes = [4, 5]
    stage.down(.select)
    stage.down(.menu)
    _ = stage.received()
    stage.application.receive(.focus(false), in: stage.scene)
    expectEqual(stage.received(), ["probe cancelled", "card.cancelled 4 0.0", "card.cancelled 5 0.0"])
    expectEqual(stage.application.presses, [])
  }

  @Test("48.11: a press whose view leaves the window is cancelled and over until it was up")
  func lostView() {
    let tap = tap()
    stage.down(.select)
    card.removeFromSuperview()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.cancelled 4 0.0"])
    stage.settle()
    #expect(tap.state == .possible && !tap.isForPresses)
    let next = stage.card(in: outer)
    stage.up(.select)
    expectEqual(stage.received(), [])
    stage.down(.select)
    expectEqual(stage.received(), ["card.began 4 1.0"])
    withExtendedLifetime(next) {}
  }

  @Test("48.7: a handler of the end of a press may let the same button begin another one")
  func nestedPress() {
    let tap = tap()
    var isFirst = true
    tap.addAction(
      UIAction { [stage] _ in
        guard isFirst else { return }
        isFirst = false
        stage.down(.select)
        expectEqual(stage.application.presses.map(\.phase), [.began])
      })
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.cancelled 4 0.0", "card.began 4 1.0"])
    stage.up(.select)
    expectEqual(stage.received(), ["tap ended", "card.cancelled 4 0.0"])
    expectEqual(stage.application.presses, [])
  }

  @Test("48.11: a responder that leaves the window in an action about the end of its press gets pressesCancelled")
  func viewLeavesAtTheEnd() {
    let tap = tap()
    tap.addAction(UIAction { [card] _ in card.removeFromSuperview() })
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.cancelled 4 0.0"])
    expectNil(card.window)
  }

  @Test("48.11: a responder that leaves the window while the end of its press is withheld gets pressesCancelled")
  func viewLeavesWhileWithheld() {
    tap(2)
    stage.press()
    card.removeFromSuperview()
    stage.wait(0.36)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.cancelled 4 0.0"])
  }

  @Test("48.12, 48.24: a repeated key is changed, and changes nothing in a long press")
  func repeats() {
    let hold = stage.add(UILongPressGestureRecognizer(), "hold", to: outer)
    hold.allowedPressTypes = [2044]
    hold.cancelsTouchesInView = false
    stage.key(.keyboardSpacebar, isDown: true)
    stage.wait(0.51)
    stage.key(.keyboardSpacebar, isDown: true)
    stage.key(.keyboardSpacebar, isDown: false)
    expectEqual(
      stage.received(),
      [
        "card.began 2044 1.0", "hold began", "card.changed 2044 1.0", "hold ended", "card.ended 2044 0.0",
      ])
  }

  @Test("48.20: the event is asked about once an attempt, each press once")
  func questions() {
    let tap = tap(2)
    let delegate = PressDelegate(stage.log)
    tap.delegate = delegate
    stage.press()
    stage.press()
    expectEqual(
      stage.received(),
      [
        "event?", "press 4?", "card.began 4 1.0", "press 4?", "card.began 4 1.0", "tap ended", "card.cancelled 4 0.0",
        "card.cancelled 4 0.0",
      ])
    delegate.takesPress = false
    stage.press()
    expectEqual(stage.received(), ["event?", "press 4?", "card.began 4 1.0", "card.ended 4 0.0"])
    delegate.takesEvent = false
    stage.press()
    expectEqual(stage.received(), ["event?", "card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.20, 48.21: a recognizer takes no press in an attempt with touches, and no touch in one with presses")
  func apart() {
    let tap = tap(2)
    stage.down(150, 150)
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
    stage.up()
    stage.wait(0.4)
    stage.down(.select)
    stage.down(150, 150)
    expectEqual(tap.numberOfTouches, 0)
    stage.up(.select)
    stage.up()
    stage.press()
    expectEqual(
      stage.received(),
      [
        "card.began 4 1.0", "card.began 4 1.0", "tap ended", "card.cancelled 4 0.0", "card.cancelled 4 0.0",
      ])
  }

  @Test("48.18: a tap takes indirect touches only with an empty list")
  func indirect() {
    let tap = tap()
    func touch() {
      for phase in [InputSample.Phase.began, .ended] {
        let sample = InputSample(
          finger: 1, phase: phase, location: CGPoint(x: 150, y: 150), timestamp: stage.now, type: .indirect)
        stage.application.receive(.touches([sample]), in: stage.scene)
      }
    }
    touch()
    expectEqual(stage.received(), [])
    tap.allowedPressTypes = []
    touch()
    expectEqual(stage.received(), ["tap ended"])
  }

  @Test("48.23: a tap fails at another button, at a second press and after 0.75 s")
  func tapFails() {
    let tap = tap(2)
    tap.allowedPressTypes = [4, 5]
    stage.press(.select)
    stage.press(.menu)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0", "card.began 5 1.0", "card.ended 5 0.0"])
    stage.wait(1)
    tap.numberOfTapsRequired = 1
    stage.down(.select)
    stage.down(.menu)
    #expect(tap.state == .possible && !tap.isForPresses)
    stage.up(.select)
    stage.up(.menu)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.began 5 1.0", "card.ended 4 0.0", "card.ended 5 0.0"])
    stage.down(.select)
    stage.wait(0.76)
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.24: a long press begins by its timer, ends with the press, and ignores others after it has begun")
  func longPress() {
    let hold = stage.add(UILongPressGestureRecognizer(), "hold", to: outer)
    hold.allowedPressTypes = [4, 5]
    stage.down(.select)
    stage.wait(0.51)
    stage.down(.menu)
    stage.up(.menu)
    stage.up(.select)
    expectEqual(
      stage.received(),
      [
        "card.began 4 1.0", "hold began", "card.cancelled 4 0.0", "card.began 5 1.0", "card.ended 5 0.0", "hold ended",
      ])
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
    stage.down(.select)
    stage.down(.menu)
    stage.wait(0.6)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.began 5 1.0"])
  }

  @Test("48.26: a long press of no duration keeps the press from the responder")
  func immediate() {
    let hold = stage.add(UILongPressGestureRecognizer(), "hold", to: outer)
    hold.minimumPressDuration = 0
    stage.press()
    expectEqual(stage.received(), ["hold began", "hold ended"])
  }

  @Test("48.25: there are no touches, and the location is the middle of the responder's view")
  func location() {
    card.frame.origin = CGPoint(x: 20, y: 30)
    var place = CGPoint.zero
    let tap = UITapGestureRecognizer()
    stage.add(tap, "tap", to: outer) { place = $0.location(in: self.outer) }
    stage.press()
    #expect(place == CGPoint(x: 70, y: 60) && tap.numberOfTouches == 0)
  }

  @Test("48.27: without cancelling both act")
  func both() {
    tap().cancelsTouchesInView = false
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.ended 4 0.0"])
  }

  @Test("48.28: an end that is not delayed comes at once")
  func promptEnd() {
    tap(2).delaysTouchesEnded = false
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.29: a delayed beginning comes when the recognizer fails, with its time, and never if it recognizes")
  func delayedBegan() {
    tap().delaysTouchesBegan = true
    var times: [Double] = []
    card.onPress = { _, press in times.append(press.timestamp) }
    stage.wait(1)
    stage.down(.select)
    stage.wait(0.76)
    expectEqual(stage.received(), ["card.began 4 1.0"])
    stage.up(.select)
    expectEqual(stage.received(), ["card.ended 4 0.0"])
    expectEqual(times, [1, 1.76])
    stage.press()
    expectEqual(stage.received(), ["tap ended"])
  }

  @Test("48.29, 6.8: two recognizers delay, and the press comes when the second has failed")
  func twoDelay() {
    let (one, two) = (tap(1, "one"), tap(2, "two"))
    one.delaysTouchesBegan = true
    two.delaysTouchesBegan = true
    one.require(toFail: two)
    stage.press()
    expectEqual(stage.received(), [])
    stage.wait(0.36)
    expectEqual(stage.received(), ["one ended"])
    stage.down(.select)
    stage.wait(0.8)
    expectEqual(stage.received(), ["card.began 4 1.0"])
  }

  @Test("48.32: a requirement among presses, and exclusion of the outer one")
  func relations() {
    let single = tap(1, "single")
    let double = tap(2, "double")
    single.require(toFail: double)
    stage.press()
    stage.press()
    stage.wait(1)
    _ = stage.received()
    stage.press()
    stage.wait(1)
    expectEqual(stage.received(), ["card.began 4 1.0", "single ended", "card.cancelled 4 0.0"])
    stage.add(UITapGestureRecognizer(), "inner", to: card)
    double.isEnabled = false
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "inner ended", "card.cancelled 4 0.0"])
  }

  @Test("48.31: the responder's view is asked whether the gesture may begin")
  func shouldBegin() {
    tap()
    card.answersBegin = false
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.33: an ignored press is not cancelled, and what was withheld is delivered")
  func ignoring() {
    let probe = stage.add(PressProbe(), "probe", to: outer)
    probe.delaysTouchesBegan = true
    probe.onCall = { what, presses, event in
      if what == "began" { for press in presses { probe.ignore(press, for: event) } }
    }
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.34: disabling cancels the recognizer's presses")
  func disabling() {
    let hold = stage.add(UILongPressGestureRecognizer(), "hold", to: outer)
    let probe = stage.add(PressProbe(), "probe", to: card)
    probe.log = stage.log
    stage.down(.select)
    stage.wait(0.51)
    _ = stage.received()
    hold.isEnabled = false
    probe.isEnabled = false
    expectEqual(stage.received(), ["hold cancelled"])
    stage.up(.select)
    stage.down(.select)
    probe.isEnabled = true
    stage.up(.select)
    stage.down(.select)
    _ = stage.received()
    probe.isEnabled = false
    expectEqual(stage.received(), ["probe cancelled"])
  }

  @Test("48.35: a dropped beginning is never delivered, a dropped end is forgotten")
  func swallowed() {
    let stage = Stage(application: SwallowingApplication.self)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.window.addSubview(outer)
    let card = stage.card(in: outer)
    let hold = stage.add(UILongPressGestureRecognizer(), "hold", to: outer)
    let application = stage.application as! SwallowingApplication
    application.drops = true
    stage.down(.select)
    application.drops = false
    stage.up(.select)
    expectEqual(stage.received(), [])
    stage.down(.select)
    stage.wait(0.51)
    application.drops = true
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "hold began", "card.cancelled 4 0.0", "hold cancelled"])
    stage.settle()
    expectEqual(hold.state, .possible)
    application.drops = false
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
    withExtendedLifetime(card) {}
  }

  @Test("48.36: presses reach a hidden responder and the recognizers above it")
  func hidden() {
    tap()
    outer.isHidden = true
    outer.isUserInteractionEnabled = false
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.cancelled 4 0.0"])
  }

  @Test("4.13: a press that arrives in a handler waits for the delivery in progress")
  func nested() {
    let probe = stage.add(PressProbe(), "probe", to: outer)
    probe.log = stage.log
    probe.onCall = { what, _, _ in if what == "began" { self.stage.up(.select) } }
    stage.down(.select)
    expectEqual(stage.received(), ["probe began", "card.began 4 1.0", "probe ended", "card.ended 4 0.0"])
  }

  @Test("1.17, 53.3, 53.4: only a pen has a force of more than 0")
  func force() {
    let forces = UITouch.TouchType.allCases.map { type in
      UITouch(
        InputSample(finger: 1, phase: .began, location: .zero, timestamp: 0, type: type), window: nil, view: nil
      ).maximumPossibleForce
    }
    expectEqual(forces, [0, 0, 4, 0])
  }
}

/// An application that drops presses while `drops` is true.
private final class SwallowingApplication: UIApplication {
  var drops = false
  override func sendEvent(_ event: UIEvent) {
    if !drops || event.type != .presses { super.sendEvent(event) }
  }
}
