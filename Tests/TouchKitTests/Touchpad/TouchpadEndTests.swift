import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Ends of a touchpad's gesture, broken devices, and fingers on the screen meanwhile.
@MainActor @Suite struct TouchpadEndTests {
  let stage = Stage()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  init() { stage.window.addSubview(view) }

  private func begun() -> UIPinchGestureRecognizer {
    let pinch = stage.pinch(on: view)
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    expectEqual(stage.taken(), ["pinch began", "  1250"])
    return pinch
  }

  @Test("52.8: the end of a gesture that has not begun makes it fail, and resets it")
  func early() {
    let pinch = stage.pinch(on: view)
    stage.touchpad(.began)
    stage.change(scale: 1.02)
    stage.touchpad(.ended)
    #expect(stage.taken() == [] && pinch.state == .possible)
    _ = begun()
  }

  @Test("52.8: the system, the loss of the keyboard or of the pointer, and ignored events cancel it")
  func cancelled() {
    let cancelling: [(Stage) -> Void] = [
      { $0.touchpad(.cancelled) },
      { $0.application.receive(.focus(false), in: $0.scene) },
      { $0.application.receive(.visibility(false), in: $0.scene) },
      { $0.application.receive(.hover(nil, timestamp: $0.now), in: $0.scene) },
      { $0.application.beginIgnoringInteractionEvents() },
      { $0.touchpad(.began) },
    ]
    for cancel in cancelling {
      let stage = Stage()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      stage.window.addSubview(view)
      let pinch = stage.pinch(on: view)
      stage.touchpad(.began)
      stage.change(scale: 1.3)
      _ = stage.taken()
      cancel(stage)
      expectEqual(stage.taken(), ["pinch cancelled", "  1250"])
      expectEqual(pinch.state, .possible)
    }
  }

  @Test("52.5: updates without a beginning, and numbers that are no scale, change nothing")
  func broken() {
    let pinch = stage.pinch(on: view)
    stage.touchpad(.changed, scale: 2)
    stage.touchpad(.ended, scale: 2)
    expectEqual(stage.taken(), [])
    stage.touchpad(.began)
    for scale in [0, -2, .nan, .infinity] as [CGFloat] { stage.change(scale: scale) }
    stage.change(scale: 2, rotation: .nan)
    expectEqual(stage.taken(), [])
    stage.change(scale: 1.3)
    stage.touchpad(.ended, scale: .nan)
    expectEqual(stage.taken(), ["pinch began", "  1250", "pinch ended", "  1250"])
    expectEqual(pinch.state, .possible)
  }

  @Test("52.9: fingers are ignored by a recognizer that follows the touchpad, and the other way round")
  func fingers() {
    let pinch = begun()
    stage.down(20, 20)
    stage.down(80, 20, finger: 2)
    stage.move(180, 20, finger: 2)
    #expect(stage.taken() == [] && pinch.numberOfTouches == 0)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["pinch ended", "  1250"])
    stage.up()
    stage.up(finger: 2)
    stage.down(20, 20)
    stage.touchpad(.began)
    stage.change(scale: 2)
    #expect(stage.taken() == [] && pinch.numberOfTouches == 1)
    stage.down(80, 20, finger: 2)
    stage.move(180, 20, finger: 2)
    expectEqual(stage.taken().first, "pinch began")
  }

  @Test("52.9: a finger's pan and a touchpad's pinch share nothing and run at once")
  func pan() {
    let pinch = begun()
    stage.add(UIPanGestureRecognizer(), "pan", to: view)
    stage.down(20, 20)
    stage.move(80, 20)
    stage.change(scale: 1.56)
    stage.up()
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["pan began", "pinch changed", "  1500", "pan ended", "pinch ended", "  1500"])
    withExtendedLifetime(pinch) {}
  }

  @Test("5.2.9, 52.8: a ring of requirements between a touchpad and fingers is broken when all wait for each other")
  func ring() {
    let other = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 200))
    stage.window.addSubview(other)
    let (pinch, pan) = (stage.pinch(on: view), UIPanGestureRecognizer())
    stage.add(pan, "pan", to: other)
    pinch.require(toFail: pan)
    pan.require(toFail: pinch)
    stage.touchpad(.began)
    stage.down(220, 20)
    stage.change(scale: 1.3)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), [])
    stage.move(300, 20)
    expectEqual(stage.taken(), ["pan began"])
  }

  @Test("52.8: a recognizer that is disabled or loses its view is cancelled, and others continue")
  func withdrawn() {
    let inner = UIView(frame: view.bounds)
    view.addSubview(inner)
    let first = stage.pinch("first", on: inner)
    let second = stage.rotation("second", on: view)
    let delegate = Delegate("d", Log())
    delegate.runsBeside = true
    first.delegate = delegate
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    first.isEnabled = false
    expectEqual(stage.taken(), ["first began", "  1250", "first cancelled", "  1250"])
    inner.removeFromSuperview()
    stage.change(scale: 1.3, rotation: 1)
    expectEqual(stage.taken(), ["second began", "  913"])
    view.removeFromSuperview()
    expectEqual(stage.taken(), ["second cancelled", "  913"])
    stage.touchpad(.ended)
    #expect(stage.taken() == [] && second.state == .possible)
  }

  @Test("52.8: an override of sendEvent that drops the end cancels the gesture")
  func dropped() {
    final class DroppingApplication: UIApplication {
      var dropsEvents = false
      override func sendEvent(_ event: UIEvent) { if !dropsEvents { super.sendEvent(event) } }
    }
    let stage = Stage(application: DroppingApplication.self)
    stage.window.addSubview(view)
    let pinch = stage.pinch(on: view)
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    (stage.application as? DroppingApplication)?.dropsEvents = true
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["pinch began", "  1250", "pinch cancelled", "  1250"])
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    stage.touchpad(.ended)
    #expect(stage.taken() == [] && pinch.state == .possible)
  }

  @Test("52.12: whole notches are discrete, other distances continuous; the delegate is asked once")
  func scrollTypes() {
    func scroll(_ dy: CGFloat) {
      stage.application.receive(
        .scroll(CGVector(dx: 0, dy: dy), at: CGPoint(x: 50, y: 50), timestamp: stage.now), in: stage.scene)
    }
    let delegate = Delegate("d", stage.log)
    let pan = stage.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.delegate = delegate
    pan.allowedScrollTypesMask = .continuous
    scroll(48)
    expectEqual(stage.taken(), [])
    scroll(7.5)
    scroll(48)
    stage.wait(0.2)
    expectEqual(
      stage.taken(), ["d shouldReceiveEvent", "d shouldBegin in possible", "pan began", "pan changed", "pan ended"])
    pan.allowedScrollTypesMask = .discrete
    scroll(7.5)
    expectEqual(stage.taken(), [])
    delegate.takesEvent = false
    scroll(-96)
    expectEqual(stage.taken(), ["d shouldReceiveEvent"])
  }
}
