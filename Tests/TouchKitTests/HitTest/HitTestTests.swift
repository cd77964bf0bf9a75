import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct HitTestTests {
  let stage = Stage()

  func view(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView)
    -> LogView
  {
    let view = LogView(name, stage.log, CGRect(x: x, y: y, width: width, height: height))
    parent.addSubview(view)
    return view
  }

  /// Which view a touch at a place is bound to; nil when it is dropped.
  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    stage.down(x, y)
    defer { stage.up() }
    return stage.application.touchesEvent.touches.first?.view
  }

  @Test("L7, 2.2: the parent asks its children from last to first, and those outside are not descended into")
  func l7() {
    let a = view("A", 0, 0, 400, 400, in: stage.window)
    let b = view("B", 0, 0, 400, 100, in: a)
    let d = view("D", 0, 0, 100, 100, in: b)
    let c = view("C", 0, 100, 400, 300, in: a)
    let e = view("E", 0, 0, 100, 300, in: c)
    let f = view("F", 200, 0, 100, 300, in: c)
    for view in [a, b, c, d, e, f] { view.logsHitTest = true }
    stage.tap(50, 150)
    expectEqual(
      stage.log.lines,
      [
        "A.hitTest", "A.pointInside", "C.hitTest", "C.pointInside", "F.hitTest", "F.pointInside", "E.hitTest",
        "E.pointInside", "E.began", "E.ended",
      ])
  }

  @Test("2.1: the last of overlapping siblings is hit, and the parent where no child claims the place")
  func lastSiblingWins() {
    let first = view("first", 0, 0, 100, 100, in: stage.window)
    let second = view("second", 50, 0, 100, 100, in: stage.window)
    #expect(hit(75, 50) === second)
    #expect(hit(25, 50) === first)
    #expect(hit(300, 300) === stage.window)
  }

  @Test("2.1: a child that answers nil moves the scan on to the sibling before it")
  func nilMovesOn() {
    let behind = view("behind", 0, 0, 100, 100, in: stage.window)
    view("front", 0, 0, 100, 100, in: stage.window).hit = { _ in nil }
    #expect(hit(50, 50) === behind)
  }

  @Test(
    "2.3: the left and top edges belong to a view, the right and bottom ones do not",
    arguments: [
      (10.0, 10.0, true), (109.9, 59.9, true), (110.0, 30.0, false), (30.0, 60.0, false), (9.9, 30.0, false),
    ])
  func halfOpen(x: Double, y: Double, isInside: Bool) {
    let box = view("box", 10, 10, 100, 50, in: stage.window)
    expectEqual((hit(CGFloat(x), CGFloat(y)) === box), isInside)
  }

  @Test("2.4: hidden views take their subtree out")
  func hidden() {
    let outer = view("outer", 0, 0, 100, 100, in: stage.window)
    _ = view("inner", 0, 0, 100, 100, in: outer)
    outer.isHidden = true
    #expect(hit(50, 50) === stage.window)
  }

  @Test("2.4: views without interaction take their subtree out")
  func notInteractive() {
    let outer = view("outer", 0, 0, 100, 100, in: stage.window)
    _ = view("inner", 0, 0, 100, 100, in: outer)
    outer.isUserInteractionEnabled = false
    #expect(hit(50, 50) === stage.window)
  }

  @Test(
    "2.4: below an alpha of 0.01 a view is not there",
    arguments: [
      (0.0, false), (0.009, false), (0.01, true), (0.011, true),
    ])
  func transparent(alpha: Double, isHit: Bool) {
    let box = view("box", 0, 0, 100, 100, in: stage.window)
    box.alpha = CGFloat(alpha)
    expectEqual((hit(50, 50) === box), isHit)
  }

  @Test("2.4: only a view's own alpha counts, not the product with those around it")
  func ownAlpha() {
    let outer = view("outer", 0, 0, 100, 100, in: stage.window)
    let inner = view("inner", 0, 0, 100, 100, in: outer)
    outer.alpha = 0.05
    inner.alpha = 0.05
    #expect(hit(50, 50) === inner)
  }

  @Test("2.5: a subview outside its superview is not hit there, clipped or not", arguments: [true, false])
  func outsideTheSuperview(clips: Bool) {
    let outer = view("outer", 0, 0, 100, 100, in: stage.window)
    _ = view("inner", 50, 50, 100, 100, in: outer)
    outer.clipsToBounds = clips
    #expect(hit(120, 120) === stage.window)
  }

  @Test("2.6: a turned, scaled and scrolled view is hit where it is seen")
  func transforms() {
    let outer = view("outer", 100, 100, 200, 100, in: stage.window)
    outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
    outer.bounds.origin = CGPoint(x: 0, y: 1000)
    let inner = view("inner", 0, 1000, 20, 20, in: outer)
    // The upper left corner of the turned view is at the upper right of its frame (150, 50, 100, 200).
    #expect(outer.frame.origin.x.rounded() == 150 && outer.frame.origin.y.rounded() == 50)
    #expect(hit(245, 55) === inner)
    #expect(hit(155, 55) === outer)
    #expect(hit(110, 110) === stage.window)
  }

  @Test(
    "2.6: a view scaled to nothing is not hit, and nobody sees a place that is not a number",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(1, 2, 2, 4, 0, 0),
    ])
  func singular(transform: CGAffineTransform) {
    let flat = view("flat", 0, 0, 100, 100, in: stage.window)
    let inner = view("inner", 0, 0, 100, 100, in: flat)
    var asked: [CGPoint] = []
    for view in [flat, inner] {
      view.inside = {
        asked.append($0); return true
      }
    }
    flat.transform = transform
    #expect(hit(50, 50) === stage.window)
    #expect(asked.allSatisfy { $0.isFinite })
  }

  @Test("2.8: moving over another view does not hit it")
  func boundAtBegan() {
    let left = view("left", 0, 0, 100, 100, in: stage.window)
    let right = view("right", 100, 0, 100, 100, in: stage.window)
    right.logsHitTest = true
    stage.down(50, 50)
    stage.log.lines = []
    stage.move(150, 50)
    stage.up()
    expectEqual(stage.log.lines, ["left.moved", "left.ended"])
    #expect(left.window === stage.window)
  }

  @Test("2.10: a hit test can be asked for without an event")
  func withoutEvent() {
    let box = view("box", 0, 0, 100, 100, in: stage.window)
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
  }

  @Test("2.13: an override of point(inside:) enlarges a view within its superview's reach")
  func enlarged() {
    let outer = view("outer", 0, 0, 100, 100, in: stage.window)
    let small = view("small", 40, 40, 20, 20, in: outer)
    small.inside = { CGRect(x: -40, y: -40, width: 200, height: 200).contains($0) }
    #expect(hit(5, 5) === small)
    #expect(hit(110, 50) === stage.window)
  }

  @Test("2.13: an overlay that answers nil instead of itself lets touches through, but not on its subviews")
  func passThrough() {
    let below = view("below", 0, 0, 200, 200, in: stage.window)
    let overlay = view("overlay", 0, 0, 200, 200, in: stage.window)
    let button = view("button", 0, 0, 50, 50, in: overlay)
    overlay.hit = { [unowned overlay] in $0 === overlay ? nil : $0 }
    #expect(hit(100, 100) === below)
    #expect(hit(25, 25) === button)
  }

  @Test("2.13: an override may answer with its superview or with a view elsewhere, and that one gets the touch")
  func redirected() {
    let elsewhere = view("elsewhere", 300, 300, 50, 50, in: stage.window)
    let box = view("box", 0, 0, 100, 100, in: stage.window)
    box.hit = { $0 == nil ? nil : elsewhere }
    #expect(hit(50, 50) === elsewhere)
    box.hit = { [unowned box] in $0 == nil ? nil : box.superview }
    #expect(hit(50, 50) === stage.window)
  }

  @Test("2.13: an answer that is in no window gets nothing, and the touch is dropped")
  func notInWindow() {
    let trace = TraceLog()
    stage.application.traceSink = trace
    let loose = LogView("loose", stage.log, CGRect(x: 0, y: 0, width: 10, height: 10))
    view("box", 0, 0, 100, 100, in: stage.window).hit = { _ in loose }
    expectNil(hit(50, 50))
    expectEqual(stage.log.lines, [])
    expectEqual(trace.log.lines.last, "dropped began notInWindow [2.13]")
  }

  @Test("2.7: the order of subviews decides, and it can be changed")
  func order() {
    let first = view("first", 0, 0, 100, 100, in: stage.window)
    let second = view("second", 0, 0, 100, 100, in: stage.window)
    stage.window.bringSubviewToFront(first)
    #expect(hit(50, 50) === first)
    stage.window.sendSubviewToBack(first)
    #expect(hit(50, 50) === second)
    stage.window.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(hit(50, 50) === first)
  }

  @Test("2.1: an override may change the tree while it is asked")
  func changesWhileAsked() {
    let first = view("first", 0, 0, 100, 100, in: stage.window)
    let second = view("second", 0, 0, 100, 100, in: stage.window)
    second.hit = { [unowned second] _ in
      second.removeFromSuperview()
      return nil
    }
    #expect(hit(50, 50) === first)
    expectEqual(stage.window.subviews, [first])
  }
}
