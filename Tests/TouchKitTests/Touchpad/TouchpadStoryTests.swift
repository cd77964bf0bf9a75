import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Stories of gestures on a touchpad: nested views, windows, changes meanwhile, other input (semantics 52).
@MainActor @Suite struct TouchpadStoryTests {
  let stage = Stage()
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    stage.window.addSubview(outer)
    outer.addSubview(inner)
  }

  /// A pinch that logs its actions only.
  @discardableResult
  private func pinch(_ name: String, on view: UIView) -> UIPinchGestureRecognizer {
    stage.add(UIPinchGestureRecognizer(), name, to: view)
  }

  @Test("52.4: the hit test is made once: a view that moves away keeps the gesture, and new recognizers do not join")
  func once() {
    pinch("inner", on: inner)
    stage.touchpad(.began)
    inner.frame.origin = CGPoint(x: 300, y: 300)
    pinch("late", on: inner)
    pinch("outer", on: outer)
    stage.change(scale: 1.3)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["inner began", "inner ended"])
  }

  @Test("52.6, 5.1.4: of pinches of two views the deeper one wins; if it may not begin, the outer one does")
  func deeper() {
    let delegate = Delegate("d", Log())
    pinch("outer", on: outer)
    pinch("inner", on: inner).delegate = delegate
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["inner began", "inner ended"])
    delegate.begins = false
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["outer began", "outer ended"])
  }

  @Test("52.6, 5.4.1: no view is asked whether a gesture of a touchpad may begin; the delegate is, after the event")
  func noViewIsAsked() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let view = Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(view)
    let delegate = Delegate("d", stage.log)
    pinch("pinch", on: outer).delegate = delegate
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    expectEqual(stage.taken(), ["d shouldReceiveEvent", "d shouldBegin in possible", "pinch began"])
  }

  @Test("52.9, 52.6: fingers pinch one view while a touchpad pinches another")
  func besideFingers() {
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 200))
    stage.window.addSubview(other)
    pinch("fingers", on: other)
    pinch("pad", on: outer)
    stage.touchpad(.began)
    stage.down(220, 20)
    stage.down(260, 20, finger: 2)
    stage.move(300, 20, finger: 2)
    stage.change(scale: 1.3)
    stage.up()
    stage.up(finger: 2)
    stage.touchpad(.ended)
    expectEqual(
      stage.taken(), ["fingers began", "pad began", "fingers changed", "fingers ended", "pad ended"])
  }

  @Test("52.8, 1.16: a gesture over a window that is hidden is cancelled; the next one is over the window behind it")
  func windows() {
    let front = UIWindow(windowScene: stage.scene)
    front.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    front.isHidden = false
    pinch("front", on: front)
    pinch("back", on: outer)
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    front.isHidden = true
    expectEqual(stage.taken(), ["front began", "front cancelled"])
    stage.touchpad(.ended)
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["back began", "back ended"])
  }

  @Test("52.4, 4.13: a change that arrives in an action is handled after it")
  func nested() {
    var count = 0
    stage.add(UIPinchGestureRecognizer(), "pinch", to: outer) { _ in
      count += 1
      if count == 1 { self.stage.touchpad(.ended, scale: 1.3) }
      self.stage.log("  after \(count)")
    }
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    expectEqual(stage.taken(), ["pinch began", "pinch ended", "  after 2", "  after 2"])
  }

  @Test("52.9, 48.20: a subclass that takes presses follows the button or the touchpad, whichever came first")
  func presses() {
    final class Both: UIPinchGestureRecognizer {
      var log: Log?
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { log?("both press") }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .failed }
    }
    let both = stage.add(Both(), "both", to: outer)
    both.log = stage.log
    let card = PressView("card", Log())
    outer.addSubview(card)
    card.becomeFirstResponder()
    stage.down(.select)
    stage.touchpad(.began, at: CGPoint(x: 50, y: 150))
    stage.change(scale: 1.3)
    stage.touchpad(.ended)
    stage.up(.select)
    expectEqual(stage.taken(), ["both press"])
    stage.touchpad(.began, at: CGPoint(x: 50, y: 150))
    stage.press()
    stage.change(scale: 1.3)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["both began", "both ended"])
  }

  @Test("52.8, 4.9: a pinch that is disabled and enabled again does not follow the rest of the gesture")
  func enabledAgain() {
    let pinch = pinch("pinch", on: outer)
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    pinch.isEnabled = false
    pinch.isEnabled = true
    stage.change(scale: 2)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["pinch began", "pinch cancelled"])
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    expectEqual(stage.taken(), ["pinch began"])
  }

  @Test("52.5, 52.8: of a gesture that is only a rotation the pinch fails at the end, and the next one begins anew")
  func onlyRotation() {
    pinch("pinch", on: outer)
    let delegate = Delegate("d", Log())
    delegate.runsBeside = true
    let rotation = stage.add(UIRotationGestureRecognizer(), "rotation", to: outer)
    rotation.delegate = delegate
    stage.touchpad(.began)
    stage.change(scale: 1, rotation: 0.2)
    stage.change(scale: 1.01, rotation: 0.4)
    stage.touchpad(.ended)
    stage.touchpad(.began)
    stage.change(scale: 0.9, rotation: 0)
    stage.touchpad(.cancelled)
    expectEqual(
      stage.taken(), ["rotation began", "rotation changed", "rotation ended", "pinch began", "pinch cancelled"])
  }
}
