import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Stories of buttons and keys: several responders, recognizers and devices at once (semantics 48).
@MainActor @Suite struct PressStoryTests: PressSuite {
  let stage = Stage()
  let outer: UIView
  let card: PressView

  init() {
    outer = stage.outerView()
    card = stage.card(in: outer)
  }

  private func cancel(_ types: UIPress.PressType...) {
    stage.application.receive(.buttonsCancelled(types.map(\.rawValue), timestamp: stage.now), in: stage.scene)
  }

  // MARK: Where presses start

  @Test("48.10: a press stays with its responder, also if the first responder or the key window changes")
  func staysWithResponder() {
    let other = PressView("other", stage.log)
    outer.addSubview(other)
    stage.down(.select)
    other.becomeFirstResponder()
    stage.up(.select)
    stage.down(.menu)
    let second = UIWindow(windowScene: stage.scene)
    second.makeKeyAndVisible()
    stage.up(.menu)
    expectEqual(
      stage.received(), ["card.began 4 1.0", "card.ended 4 0.0", "other.began 5 1.0", "other.ended 5 0.0"])
  }

  @Test("48.9: a button starts at the focused view before the first responder")
  func focusBeforeFirstResponder() {
    final class Spot: UIView {
      var log: Log?
      override var canBecomeFocused: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("spot.began") }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("spot.ended") }
    }
    let spot = Spot(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    spot.log = stage.log
    stage.window.addSubview(spot)
    stage.press()
    stage.scene.focusSystem.moveNearest(.down, in: stage.window)
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0", "spot.began", "spot.ended"])
  }

  @Test("48.9, 48.19: without a responder a button starts at the key window, whose recognizers receive it")
  func windowWithoutResponder() {
    final class Window: UIWindow {
      var log: Log?
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("window.began") }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log?("window.cancelled") }
    }
    let window = Window(windowScene: stage.scene)
    window.log = stage.log
    window.makeKeyAndVisible()
    stage.add(UITapGestureRecognizer(), "tap", to: window)
    tap()
    stage.press()
    expectEqual(stage.received(), ["window.began", "tap ended", "window.cancelled"])
  }

  @Test("48.9: without a window a button starts at the application")
  func applicationWithoutWindow() {
    final class Application: UIApplication {
      var lines: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("began") }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { lines.append("ended") }
    }
    let stage = Stage(application: Application.self)
    stage.window.isHidden = true
    stage.press()
    expectEqual((stage.application as? Application)?.lines, ["began", "ended"])
  }

  // MARK: Recognizers before responders

  @Test("48.26, 3.4: the cancellation goes up the responder chain, as the beginning did")
  func cancellationGoesUp() {
    final class Plain: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let plain = Plain()
    card.addSubview(plain)
    plain.becomeFirstResponder()
    tap()
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.cancelled 4 0.0"])
  }

  @Test("48.26: presses are cancelled in the order in which they began, not in that of their ends")
  func orderOfCancellation() {
    let probe = stage.add(PressProbe(), "probe", to: outer)
    probe.allowedPressTypes = [4, 5]
    var ends = 0
    probe.onCall = { what, _, _ in
      ends += what == "ended" ? 1 : 0
      if ends == 2 { probe.state = .ended }
    }
    stage.down(.menu)
    stage.down(.select)
    stage.up(.select)
    stage.up(.menu)
    expectEqual(
      stage.received(),
      ["card.began 5 1.0", "card.began 4 1.0", "probe ended", "card.cancelled 5 0.0", "card.cancelled 4 0.0"])
  }

  @Test("48.20: the list, then the subclass, then the delegate about the event, then about the press")
  func gates() {
    final class Asking: UITapGestureRecognizer {
      var log: Log?
      override func shouldReceive(_ event: UIEvent) -> Bool {
        log?("subclass?")
        return super.shouldReceive(event)
      }
    }
    let tap = Asking()
    tap.log = stage.log
    tap.numberOfTapsRequired = 2
    tap.allowedPressTypes = [4, 5]
    let delegate = PressDelegate(stage.log)
    tap.delegate = delegate
    stage.add(tap, "tap", to: outer)
    stage.press(.playPause)
    expectEqual(stage.received(), ["card.began 6 1.0", "card.ended 6 0.0"])
    stage.press(.select)
    stage.press(.menu)
    expectEqual(
      stage.received(),
      [
        "subclass?", "event?", "press 4?", "card.began 4 1.0", "press 5?", "card.ended 4 0.0", "card.began 5 1.0",
        "card.ended 5 0.0",
      ])
    tap.isEnabled = false
    stage.press(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.5: a recognizer that has failed is no longer one of the press")
  func recognizersOfPress() {
    let (tap, hold) = (tap(), hold(after: 2))
    tap.cancelsTouchesInView = false
    stage.down(.select)
    let press = stage.application.presses[0]
    expectEqual(press.gestureRecognizers, [tap, hold])
    stage.wait(0.76)
    expectEqual(press.gestureRecognizers, [hold])
    stage.up(.select)
    expectEqual(press.gestureRecognizers, [])
  }

  @Test("48.6, 48.8: presses of two types are two objects, and each event has those that are down and those that ended")
  func twoTypes() {
    var lines: [String] = []
    var objects: [UIPress] = []
    let probe = stage.add(PressProbe(), "probe", to: outer)
    probe.allowedPressTypes = [5]
    card.onPress = { phase, press in if phase == .began { objects.append(press) } }
    probe.onCall = { what, presses, event in
      lines.append("\(what) \(presses.map(\.type.rawValue)) of \(event.allPresses.map(\.type.rawValue).sorted())")
    }
    stage.down(.select)
    stage.down(.menu)
    stage.up(.select)
    stage.up(.menu)
    stage.press(.menu)
    expectEqual(lines, ["began [5] of [4, 5]", "ended [5] of [5]", "began [5] of [5]", "ended [5] of [5]"])
    expectEqual(objects.map(\.type.rawValue), [4, 5, 5])
    expectEqual(Set(objects).count, 3)
  }

  // MARK: Taps and long presses

  @Test("48.24, 7.2.2: a long press after one press begins by the second, and takes both")
  func pressThenHold() {
    hold().numberOfTapsRequired = 1
    stage.press()
    stage.wait(0.2)
    stage.down(.select)
    stage.wait(0.49)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.began 4 1.0"])
    stage.wait(0.02)
    stage.up(.select)
    expectEqual(stage.received(), ["hold began", "card.cancelled 4 0.0", "card.cancelled 4 0.0", "hold ended"])
  }

  @Test("48.24: a long press after one press fails at another type, and after 0.35 s")
  func pressThenOther() {
    hold([4, 5]).numberOfTapsRequired = 1
    stage.press(.select)
    stage.down(.menu)
    stage.wait(1)
    stage.up(.menu)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0", "card.began 5 1.0", "card.ended 5 0.0"])
    stage.press(.select)
    stage.wait(0.36)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
    stage.down(.select)
    stage.wait(0.6)
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0"])
    stage.wait(1)
    expectEqual(stage.received(), ["card.ended 4 0.0"])
  }

  @Test("48.24: with 0.001 s a long press has both ends of a button")
  func bothEnds() {
    hold(after: 0.001)
    stage.down(.select)
    stage.wait(0.01)
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "hold began", "card.cancelled 4 0.0", "hold ended"])
  }

  @Test("48.23, 48.24, 48.32: a tap and a long press of one button: a short press is the tap, a long one the other")
  func shortOrLong() {
    tap()
    hold()
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.cancelled 4 0.0"])
    stage.down(.select)
    stage.wait(0.6)
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "hold began", "card.cancelled 4 0.0", "hold ended"])
  }

  @Test("48.32, 48.26: two taps that may run together both act, and the press is cancelled once")
  func together() {
    let delegate = Delegate("d", Log())
    delegate.runsBeside = true
    tap([4], "one").delegate = delegate
    stage.add(UITapGestureRecognizer(), "two", to: card)
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "two ended", "card.cancelled 4 0.0", "one ended"])
  }

  @Test("48.31, 48.19, 5.4.1: a controller that is first responder: its view is asked, then the delegate")
  func controllerView() {
    final class Page: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let page = Page()
    let view = PressView("page", stage.log)
    page.view = view
    stage.window.rootViewController = page
    page.becomeFirstResponder()
    let tap = UITapGestureRecognizer()
    let delegate = Delegate("d", stage.log)
    tap.delegate = delegate
    stage.add(tap, "tap", to: view)
    stage.press()
    expectEqual(stage.received(), ["d shouldReceiveEvent", "d shouldBegin in possible", "tap ended"])
    view.answersBegin = false
    stage.press()
    expectEqual(stage.received(), ["d shouldReceiveEvent"])
  }

  // MARK: Withheld and cancelled

  @Test("48.11, 48.29: a press that is cancelled while its beginning is withheld is never delivered")
  func cancelledWhileWithheld() {
    let tap = tap()
    tap.delaysTouchesBegan = true
    stage.down(.select)
    cancel(.select)
    stage.wait(1)
    expectEqual(stage.received(), [])
    stage.down(.select)
    stage.application.receive(.focus(false), in: stage.scene)
    stage.application.receive(.focus(true), in: stage.scene)
    stage.up(.select)
    stage.wait(1)
    expectEqual(stage.received(), [])
    stage.press()
    expectEqual(stage.received(), ["tap ended"])
  }

  @Test("48.23, 48.11, 6.9: the second press of a double tap is cancelled: the withheld end comes first")
  func secondCancelled() {
    tap(taps: 2)
    stage.press()
    stage.down(.select)
    cancel(.select)
    expectEqual(
      stage.received(), ["card.began 4 1.0", "card.began 4 1.0", "card.ended 4 0.0", "card.cancelled 4 0.0"])
    stage.up(.select)
    expectEqual(stage.received(), [])
  }

  @Test("48.11: a begun long press is cancelled with the keyboard, and the button counts again after it was up")
  func lostWhileHeld() {
    hold()
    stage.down(.select)
    stage.wait(0.6)
    _ = stage.received()
    stage.application.receive(.focus(false), in: stage.scene)
    stage.application.receive(.focus(true), in: stage.scene)
    expectEqual(stage.received(), ["hold cancelled"])
    stage.up(.select)
    expectEqual(stage.received(), [])
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.34, 48.29: a recognizer that is removed delivers what it withheld")
  func removedWhileWithholding() {
    let tap = tap()
    tap.delaysTouchesBegan = true
    stage.down(.select)
    expectEqual(stage.received(), [])
    outer.removeGestureRecognizer(tap)
    stage.settle()
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.34, 48.11: a view leaves with recognizer and responder: first the recognizer, then the responder")
  func bothLeave() {
    let probe = stage.add(PressProbe(), "probe", to: outer)
    probe.log = stage.log
    stage.down(.select)
    outer.removeFromSuperview()
    stage.up(.select)
    expectEqual(stage.received(), ["probe began", "card.began 4 1.0", "probe cancelled", "card.cancelled 4 0.0"])
  }

  @Test("48.34, 4.9: a begun long press whose view moves to another window is cancelled")
  func movesToOtherWindow() {
    hold()
    stage.down(.select)
    stage.wait(0.6)
    let second = UIWindow(windowScene: stage.scene)
    second.isHidden = false
    second.addSubview(outer)
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "hold began", "card.cancelled 4 0.0", "hold cancelled"])
  }

  @Test("48.35: a window that swallows the end of a withheld press: the recognizer fails, nobody is notified")
  func windowSwallows() {
    final class Window: UIWindow {
      var swallows = false
      override func sendEvent(_ event: UIEvent) { if !swallows { super.sendEvent(event) } }
    }
    let window = Window(windowScene: stage.scene)
    window.makeKeyAndVisible()
    let card = stage.card(in: window)
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: window)
    stage.down(.select)
    window.swallows = true
    stage.up(.select)
    window.swallows = false
    stage.wait(1)
    #expect(stage.received() == ["card.began 4 1.0"] && !tap.isForPresses)
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.cancelled 4 0.0"])
    withExtendedLifetime(card) {}
  }

  @Test("48.35, 1.12: presses arrive while interaction events are ignored")
  func ignoredInteraction() {
    tap()
    stage.application.beginIgnoringInteractionEvents()
    stage.press()
    stage.application.endIgnoringInteractionEvents()
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.cancelled 4 0.0"])
  }

  // MARK: Arrows

  @Test("49.3, 48.24: an arrow that is held repeats for the responder until a long press takes it")
  func heldArrow() {
    hold([0])
    stage.down(.upArrow)
    stage.wait(0.7)
    stage.up(.upArrow)
    expectEqual(
      stage.received(),
      [
        "card.began 0 1.0", "card.changed 0 1.0", "card.changed 0 1.0", "hold began", "card.cancelled 0 0.0",
        "hold ended",
      ])
  }

  @Test("49.3, 48.29: repetitions of a withheld arrow are delivered as one")
  func withheldArrow() {
    tap([0]).delaysTouchesBegan = true
    stage.down(.upArrow)
    stage.wait(0.74)
    expectEqual(stage.received(), [])
    stage.wait(0.02)
    expectEqual(stage.received(), ["card.began 0 1.0", "card.changed 0 1.0"])
    stage.wait(0.05)
    stage.up(.upArrow)
    expectEqual(stage.received(), ["card.changed 0 1.0", "card.ended 0 0.0"])
  }
}
