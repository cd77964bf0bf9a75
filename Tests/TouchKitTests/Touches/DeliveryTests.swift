import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct DeliveryTests {
  let stage = Stage()

  func view(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil)
    -> LogView
  {
    let view = LogView(name, stage.log, CGRect(x: x, y: y, width: width, height: height))
    (parent ?? stage.window).addSubview(view)
    return view
  }

  @Test("1.5.1: a touch stays with the view it began in, wherever the finger goes")
  func staysWithItsView() {
    _ = view("left", 0, 0, 100, 100)
    _ = view("right", 100, 0, 100, 100)
    stage.down(50, 50)
    stage.move(150, 50)
    stage.move(-900, 50)
    stage.up()
    expectEqual(stage.log.lines, ["left.began", "left.moved", "left.moved", "left.ended"])
  }

  @Test("1.5.2: one call per view and phase, with the touches bound to that very view")
  func oneCallPerViewAndPhase() {
    let outer = view("outer", 0, 0, 200, 100)
    let inner = view("inner", 0, 0, 100, 100, in: outer)
    for view in [outer, inner] { view.isMultipleTouchEnabled = true }
    stage.send([
      (1, .began, CGPoint(x: 10, y: 10)), (2, .began, CGPoint(x: 150, y: 10)), (3, .began, CGPoint(x: 20, y: 10)),
    ])
    expectEqual(stage.log.lines, ["inner.began 1,3", "outer.began 2"])
  }

  @Test("1.5.2: a view that gets forwarded touches gets sets whose touches belong to another view")
  func forwardedSets() {
    let outer = view("outer", 0, 0, 200, 100)
    let inner = view("inner", 0, 0, 100, 100, in: outer)
    inner.callsSuper = .after
    var bound: [UIView?] = []
    outer.onTouch = { _, set, _ in bound += set.map(\.view) }
    stage.down(10, 10)
    expectEqual(stage.log.lines, ["inner.began", "outer.began"])
    expectEqual(bound, [inner])
  }

  @Test("1.5.4: within an event a view receives began, moved, ended, cancelled in this order")
  func phaseOrder() {
    view("v", 0, 0, 200, 200).isMultipleTouchEnabled = true
    let place = CGPoint(x: 10, y: 10)
    stage.send([(1, .began, place), (2, .began, place), (3, .began, place)])
    stage.log.lines = []
    stage.send([(1, .cancelled, place), (2, .ended, place), (3, .moved, place), (4, .began, place)])
    expectEqual(stage.log.lines, ["v.began 4", "v.moved 3", "v.ended 2", "v.cancelled"])
  }

  @Test("1.6: without multiple touch only the first finger of a view is delivered")
  func singleTouch() {
    _ = view("v", 0, 0, 100, 100)
    stage.down(10, 10, finger: 1)
    stage.down(20, 20, finger: 2)
    stage.move(25, 25, finger: 2)
    stage.up(finger: 1)
    stage.move(30, 30, finger: 2)
    stage.up(finger: 2)
    expectEqual(stage.log.lines, ["v.began", "v.ended"])
  }

  @Test("1.6: a finger that lands once the first has been lifted is a first one again")
  func firstAgain() {
    _ = view("v", 0, 0, 100, 100)
    stage.down(10, 10, finger: 1)
    stage.up(finger: 1)
    stage.down(20, 20, finger: 2)
    expectEqual(stage.log.lines, ["v.began", "v.ended", "v.began 2"])
  }

  @Test("15.12: refused fingers count too when it is asked which is the first")
  func deadTouchesCount() {
    _ = view("v", 0, 0, 100, 100)
    stage.down(10, 10, finger: 1)
    stage.down(20, 20, finger: 2)
    stage.up(finger: 1)
    stage.down(30, 30, finger: 3)
    expectEqual(stage.log.lines, ["v.began", "v.ended"])
  }

  @Test("1.6: sibling, super- and subviews are independent, forwarded touches too")
  func independentViews() {
    let outer = view("outer", 0, 0, 200, 100)
    let inner = view("inner", 0, 0, 100, 100, in: outer)
    inner.callsSuper = .after
    stage.down(10, 10, finger: 1)
    stage.down(150, 10, finger: 2)
    expectEqual(stage.log.lines, ["inner.began", "outer.began", "outer.began 2"])
  }

  @Test("1.6: with multiple touch every finger is delivered")
  func multipleTouch() {
    view("v", 0, 0, 100, 100).isMultipleTouchEnabled = true
    stage.down(10, 10, finger: 1)
    stage.down(20, 20, finger: 2)
    stage.send([(1, .moved, CGPoint(x: 11, y: 10)), (2, .moved, CGPoint(x: 21, y: 20))])
    stage.up(finger: 2)
    expectEqual(stage.log.lines, ["v.began", "v.began 2", "v.moved 1,2", "v.ended 2"])
  }

  @Test("1.16: removing the bound view cancels it once, unbinds the touch, and nothing more is delivered")
  func removal() {
    let outer = view("outer", 0, 0, 200, 200)
    let inner = view("inner", 0, 0, 100, 100, in: outer)
    inner.overrides = ["began", "moved", "ended"]
    stage.down(10, 10)
    let touch = stage.application.touchesEvent.touches[0]
    inner.removeFromSuperview()
    #expect(touch.view == nil && touch.window === stage.window)
    stage.move(20, 20)
    stage.up()
    // The cancellation goes up the responder chain as it was before the removal (3.4).
    expectEqual(stage.log.lines, ["inner.began", "outer.cancelled"])
  }

  @Test("1.16: removing a view around the bound one does the same")
  func removalOfAncestor() {
    let outer = view("outer", 0, 0, 200, 200)
    let inner = view("inner", 0, 0, 100, 100, in: outer)
    stage.down(10, 10)
    outer.removeFromSuperview()
    stage.up()
    expectEqual(stage.log.lines, ["inner.began", "inner.cancelled"])
    #expect(inner.superview === outer)
  }

  @Test("1.16: the phase in touchesCancelled is cancelled, and the touch continues with its real phase")
  func phaseWhileCancelled() {
    let box = view("v", 0, 0, 100, 100)
    var phases: [UITouch.Phase] = []
    box.onTouch = { _, set, _ in phases += set.map(\.phase) }
    stage.down(10, 10)
    let touch = stage.application.touchesEvent.touches[0]
    box.removeFromSuperview()
    expectEqual(phases, [.began, .cancelled])
    expectEqual(touch.phase, .began)
  }

  @Test("1.16: a view may remove itself in its own touch callback", arguments: ["began", "moved", "ended"])
  func removesItself(in phase: String) {
    let box = view("v", 0, 0, 100, 100)
    box.onTouch = { [unowned box] received, _, _ in if received == phase { box.removeFromSuperview() } }
    stage.down(10, 10)
    stage.move(20, 20)
    stage.up()
    let all = ["v.began", "v.moved", "v.ended"]
    let received = Array(all[...all.firstIndex(of: "v.\(phase)")!])
    expectEqual(stage.log.lines, (phase == "ended" ? received : received + ["v.cancelled"]))
    #expect(stage.application.touchesEvent.touches.isEmpty)
  }

  @Test("1.16: moving the view to another superview of the same window cancels nothing")
  func reparenting() {
    let outer = view("outer", 200, 0, 200, 200)
    let box = view("v", 0, 0, 100, 100)
    stage.down(10, 10)
    outer.addSubview(box)
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "v.ended"])
  }

  @Test("1.16: hiding, fading or disabling a view changes nothing for touches that it has", arguments: 0..<3)
  func hiding(which: Int) {
    let box = view("v", 0, 0, 100, 100)
    stage.down(10, 10)
    switch which {
    case 0: box.isHidden = true
    case 1: box.alpha = 0
    default: box.isUserInteractionEnabled = false
    }
    stage.move(20, 20)
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "v.moved", "v.ended"])
  }
}
