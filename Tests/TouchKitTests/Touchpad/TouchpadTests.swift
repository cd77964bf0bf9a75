import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct TouchpadTests {
  let stage = Stage()

  /// A view without logged touches, at the upper left corner.
  private func card(in parent: UIView? = nil) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    (parent ?? stage.window).addSubview(card)
    return card
  }

  @Test("52.1, 52.2: a pinch of a touchpad is an event of type transform without touches")
  func event() {
    final class Pinch: UIPinchGestureRecognizer {
      var events: [String] = []
      override func shouldReceive(_ event: UIEvent) -> Bool {
        events.append("\(event.type.rawValue) \(event.allTouches == nil) \(event.touches(for: self) == nil)")
        return super.shouldReceive(event)
      }
    }
    let pinch = Pinch()
    card().addGestureRecognizer(pinch)
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    expectEqual(pinch.events, ["14 true true"])
    #expect(pinch.state == .began && pinch.numberOfTouches == 0)
  }

  @Test("52.1: other recognizers do not follow the touchpad, and no view is touched")
  func others() {
    let view = stage.view("view")
    let all: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(), UISwipeGestureRecognizer(),
      UIHoverGestureRecognizer(), Probe(),
    ]
    for recognizer in all { stage.add(recognizer, "\(type(of: recognizer))", to: view) }
    stage.touchpad(.began)
    stage.change(scale: 2, rotation: 2)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), [])
  }

  @Test("52.3: an empty allowedTouchTypes leaves the touchpad")
  func touchTypes() {
    let pinch = stage.pinch(on: card())
    pinch.allowedTouchTypes = []
    stage.touchpad(.began)
    stage.change(scale: 1.5)
    expectEqual(stage.taken(), ["pinch began", "  1442"])
  }

  @Test("52.4: recognizers from the hit view upwards follow it that are enabled and not refusing")
  func collected() {
    let (outer, other) = (card(), card())
    let inner = card(in: other)
    stage.pinch("outer", on: outer)
    stage.pinch("other", on: other)
    let disabled = stage.pinch("disabled", on: inner)
    disabled.isEnabled = false
    let refusing = stage.pinch("refusing", on: inner)
    let delegate = Delegate("d", stage.log)
    delegate.takesEvent = false
    refusing.delegate = delegate
    stage.touchpad(.began)
    stage.change(scale: 1.5)
    stage.change(scale: 1.6)
    expectEqual(stage.taken(), ["d shouldReceiveEvent", "other began", "  1442", "other changed", "  1538"])
  }

  @Test("52.5: a pinch begins beyond 4 %, which do not count; its velocity is that of the scale")
  func pinch() {
    let pinch = stage.pinch(on: card())
    stage.touchpad(.began)
    stage.change(scale: 1.03)
    stage.change(scale: 0.97)
    expectEqual(stage.taken(), [])
    stage.change(scale: 1.3)
    expectEqual(stage.taken(), ["pinch began", "  1250"])
    stage.change(scale: 1.56)
    expectEqual(stage.taken(), ["pinch changed", "  1500"])
    #expect(abs(pinch.velocity - 2.5) < 1e-9)
    pinch.scale = 1
    stage.change(scale: 3.12)
    expectEqual(stage.taken(), ["pinch changed", "  2000"])
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["pinch ended", "  2000"])
    #expect(pinch.state == .possible && pinch.scale == 1)
  }

  @Test("52.5: a rotation begins beyond 5°, which do not count; whole turns count")
  func rotation() {
    let rotation = stage.rotation(on: card())
    let five = 5 * CGFloat.pi / 180
    stage.touchpad(.began)
    stage.change(scale: 2, rotation: 0.08)
    expectEqual(stage.taken(), [])
    stage.change(rotation: five + 0.1)
    expectEqual(stage.taken(), ["rotation began", "  100"])
    stage.change(rotation: five + 7)
    expectEqual(stage.taken(), ["rotation changed", "  7000"])
    rotation.rotation = 0
    stage.change(rotation: five + 6)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["rotation changed", "  -1000", "rotation ended", "  -1000"])
  }

  @Test("52.6: on one view the first to begin makes the other fail, unless a delegate lets both run")
  func exclusion() {
    let view = card()
    stage.pinch(on: view)
    let rotation = stage.rotation(on: view)
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    stage.change(scale: 1.3, rotation: 1)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["pinch began", "  1250", "pinch changed", "  1250", "pinch ended", "  1250"])
    let delegate = Delegate("d", Log())
    delegate.runsBeside = true
    rotation.delegate = delegate
    stage.touchpad(.began)
    stage.change(scale: 1.3, rotation: 1)
    expectEqual(stage.taken(), ["pinch began", "  1250", "rotation began", "  913"])
  }

  @Test("52.6: a pinch that must wait for a rotation acts when that has failed")
  func requirement() {
    let view = card()
    let (pinch, rotation) = (stage.pinch(on: view), stage.rotation(on: view))
    pinch.require(toFail: rotation)
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    #expect(stage.taken() == [] && pinch.state == .possible)
    stage.touchpad(.ended)
    expectEqual(stage.taken(), ["pinch began", "  1250", "pinch ended", "  1250"])
  }

  @Test("52.7: the location is the pointer's at the beginning")
  func location() {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 200))
    stage.window.addSubview(view)
    let pinch = stage.pinch(on: view)
    stage.touchpad(.began)
    stage.change(scale: 1.3)
    stage.touchpad(.changed, scale: 1.4, at: CGPoint(x: 90, y: 90))
    #expect(pinch.location(in: view) == CGPoint(x: 30, y: 30) && pinch.location(in: nil) == CGPoint(x: 50, y: 60))
  }
}
