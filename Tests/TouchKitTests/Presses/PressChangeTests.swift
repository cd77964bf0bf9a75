import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Handlers and delegates that change recognizers, views and responders during a press (semantics 48, 4.13).
@MainActor @Suite struct PressChangeTests {
  let stage = Stage()
  let outer: UIView
  let card: PressView

  init() {
    outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.window.addSubview(outer)
    card = stage.card(in: outer)
  }

  private func tap(_ name: String = "tap", then: ((UITapGestureRecognizer) -> Void)? = nil) -> UITapGestureRecognizer {
    stage.add(UITapGestureRecognizer(), name, to: outer, then: then)
  }

  @Test("48.23, 48.20: a press whose type is not in the list does not disturb a tap")
  func otherType() {
    _ = tap()
    stage.down(.select)
    stage.press(.menu)
    stage.up(.select)
    expectEqual(
      stage.received(),
      ["card.began 4 1.0", "card.began 5 1.0", "card.ended 5 0.0", "tap ended", "card.cancelled 4 0.0"])
  }

  @Test("48.19, 1.3.6: a recognizer that is added during a press does not receive it, and a removed one no more")
  func added() {
    let first = tap("first")
    stage.down(.select)
    let second = tap("second")
    outer.removeGestureRecognizer(first)
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "second ended", "card.cancelled 4 0.0"])
    withExtendedLifetime(second) {}
  }

  @Test("48.32, 5.2.3: a tap by a button waits for a pan of a finger that it requires to fail")
  func waitsForFinger() {
    let (tap, pan) = (tap(), UIPanGestureRecognizer())
    stage.add(pan, "pan", to: stage.window)
    tap.require(toFail: pan)
    stage.down(300, 300)
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0"])
    stage.up()
    expectEqual(stage.received(), ["tap ended", "card.cancelled 4 0.0"])
    stage.down(300, 300)
    stage.press()
    stage.move(300, 340)
    expectEqual(stage.received(), ["card.began 4 1.0", "pan began", "card.ended 4 0.0"])
  }

  @Test("48.26, 15.10: a long press that its own action disables leaves the press to its responder")
  func disablesItself() {
    let hold = UILongPressGestureRecognizer()
    stage.add(hold, "hold", to: outer) { if $0.state == .began { $0.isEnabled = false } }
    stage.down(.select)
    stage.wait(0.6)
    stage.up(.select)
    expectEqual(stage.received(), ["card.began 4 1.0", "hold began", "hold cancelled", "card.ended 4 0.0"])
  }

  @Test("48.20: a delegate that disables the recognizer when it is asked keeps the press from it")
  func delegateDisables() {
    final class Disabling: UIGestureRecognizerDelegate {
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        gestureRecognizer.isEnabled = false
        return true
      }
    }
    let (tap, delegate) = (tap(), Disabling())
    tap.delegate = delegate
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "card.ended 4 0.0"])
  }

  @Test("48.10: an action that moves the first responder: its press is cancelled where it began")
  func movesResponder() {
    let other = PressView("other", stage.log)
    outer.addSubview(other)
    let tap = tap { _ in other.becomeFirstResponder() }
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0", "tap ended", "card.cancelled 4 0.0"])
    tap.isEnabled = false
    stage.press()
    expectEqual(stage.received(), ["other.began 4 1.0", "other.ended 4 0.0"])
  }

  @Test("48.28, 6.6.1: a withheld end is delivered when the recognizer no longer delays it")
  func stopsDelaying() {
    let tap = tap()
    tap.numberOfTapsRequired = 2
    stage.press()
    expectEqual(stage.received(), ["card.began 4 1.0"])
    tap.delaysTouchesEnded = false
    stage.settle()
    expectEqual(stage.received(), ["card.ended 4 0.0"])
  }

  @Test("48.12, 48.29: the repetitions of a withheld key are delivered as one, after its beginning")
  func withheldRepeats() {
    let tap = tap()
    tap.allowedPressTypes = [2044]
    tap.delaysTouchesBegan = true
    stage.key(.keyboardSpacebar, isDown: true)
    for _ in 0..<3 {
      stage.wait(0.1)
      stage.key(.keyboardSpacebar, isDown: true)
    }
    expectEqual(stage.received(), [])
    stage.wait(0.5)
    stage.key(.keyboardSpacebar, isDown: false)
    expectEqual(stage.received(), ["card.began 2044 1.0", "card.changed 2044 1.0", "card.ended 2044 0.0"])
  }

  @Test("48.22, 1.4.4: a custom recognizer that ends in pressesBegan receives no end of that press")
  func endsAtOnce() {
    let probe = stage.add(PressProbe(), "probe", to: outer)
    probe.log = stage.log
    probe.onCall = { what, _, _ in if what == "began" { probe.state = .ended } }
    stage.press()
    expectEqual(stage.received(), ["probe began", "probe ended"])
    stage.press(.menu)
    expectEqual(stage.received(), ["card.began 5 1.0", "card.ended 5 0.0"])
  }

  @Test("48.34, 4.13: an action that removes the view of another recognizer of the press cancels that one")
  func removesOther() {
    let inner = UIView()
    outer.addSubview(inner)
    let innermost = PressView("innermost", stage.log)
    inner.addSubview(innermost)
    innermost.becomeFirstResponder()
    let probe = stage.add(PressProbe(), "probe", to: inner)
    probe.log = stage.log
    let hold = UILongPressGestureRecognizer()
    stage.add(hold, "hold", to: outer) { if $0.state == .began { inner.removeFromSuperview() } }
    let delegate = Delegate("d", Log())
    delegate.runsBeside = true
    hold.delegate = delegate
    stage.down(.select)
    stage.wait(0.6)
    stage.up(.select)
    expectEqual(
      stage.received(),
      [
        "probe began", "innermost.began 4 1.0", "hold began", "probe cancelled", "innermost.cancelled 4 0.0",
        "hold cancelled",
      ])
  }

  @Test("7.3.12, 1.12: while interaction events are ignored the wheel does nothing, and its pan comes to rest")
  func ignoredWheel() {
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: outer)
    pan.allowedScrollTypesMask = .all
    func turn() {
      stage.application.receive(
        .scroll(CGVector(dx: 0, dy: 48), at: CGPoint(x: 150, y: 150), timestamp: stage.now), in: stage.scene)
    }
    turn()
    stage.application.beginIgnoringInteractionEvents()
    stage.wait(0.1)
    turn()
    stage.wait(0.06)
    expectEqual(stage.received(), ["pan began", "pan ended"])
    stage.application.endIgnoringInteractionEvents()
  }
}
