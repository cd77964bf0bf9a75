import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Rule 10.2.
@MainActor struct AnimationTouchTests {
  @Test("10.2: views being animated ignore touches until the end")
  func viewsBeingAnimatedIgnoreTouchesUntilTheEnd() {
    let stage = Stage()
    let behind = stage.view("behind")
    let box = stage.view("box", CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = stage.view("inner", CGRect(x: 0, y: 0, width: 50, height: 50), in: box)
    stage.settle()
    stage.tap(10, 10)
    UIView.animate(withDuration: 0.5) { box.alpha = 0.5 }
    stage.tap(10, 10)
    stage.wait(0.4)
    stage.tap(80, 80)
    #expect(box.isUserInteractionEnabled)
    stage.wait(0.2)
    stage.tap(80, 80)
    stage.tap(10, 10)
    expectEqual(
      stage.log.lines,
      [
        "inner.began", "inner.ended", "behind.began", "behind.ended", "behind.began", "behind.ended", "box.began",
        "box.ended", "inner.began", "inner.ended",
      ])
    _ = (behind, inner)
  }

  @Test("10.2: the delay counts and so does every view of the block")
  func theDelayCountsAndSoDoesEveryViewOfTheBlock() {
    let stage = Stage()
    let (a, b) = (stage.view("a"), stage.view("b", CGRect(x: 200, y: 0, width: 100, height: 100)))
    stage.settle()
    UIView.animate(withDuration: 0.1, delay: 1) {
      a.alpha = 0.5
      b.alpha = 0.5
    }
    stage.wait(0.5)
    stage.tap(10, 10)
    stage.tap(210, 10)
    #expect(stage.log.lines.isEmpty)
  }

  @Test("10.2: user interaction can be allowed")
  func userInteractionCanBeAllowed() {
    let stage = Stage()
    let box = stage.view("box")
    stage.settle()
    UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) { box.alpha = 0.5 }
    stage.tap(10, 10)
    // One animation that does not allow it is enough.
    UIView.animate(withDuration: 0.1) { box.center.x += 1 }
    stage.tap(10, 10)
    stage.wait(0.2)
    stage.tap(10, 10)
    expectEqual(stage.log.lines, ["box.began", "box.ended", "box.began", "box.ended"])
  }

  @Test("10.2: the hit test goes by the final geometry")
  func theHitTestGoesByTheFinalGeometry() {
    let stage = Stage()
    let box = stage.view("box", CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.settle()
    UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear]) { box.center.x += 300 }
    stage.wait(0.5)
    // It is seen at 150, and is at 300.
    expectEqual(short(stage.seen(box).frame.minX), 150)
    stage.tap(160, 10)
    stage.tap(310, 10)
    expectEqual(stage.log.lines, ["box.began", "box.ended"])
  }

  @Test("10.2: a touch that began before continues")
  func aTouchThatBeganBeforeGoesOn() {
    let stage = Stage()
    let box = stage.view("box")
    stage.settle()
    stage.down(10, 10)
    UIView.animate(withDuration: 1) { box.alpha = 0.5 }
    stage.move(20, 20)
    stage.up()
    expectEqual(stage.log.lines, ["box.began", "box.moved", "box.ended"])
  }

  @Test("10.2: the trace says that interaction is disabled")
  func theTraceSaysThatInteractionIsDisabled() {
    let stage = Stage()
    let box = stage.view("box")
    let trace = TraceLog()
    stage.settle()
    UIView.animate(withDuration: 1) { box.alpha = 0.5 }
    stage.application.traceSink = trace
    stage.down(10, 10)
    expectEqual(
      trace.log.lines,
      [
        "box hitTest refused interactionDisabled [10.2]", "UIWindow hitTest hit [2.1]", "UIWindow bound [1.5.1]",
        "event [1.1]", "UIWindow sent began [1.5]", "UIWindow forwarded began to UIWindowScene [3.4]",
        "UIWindowScene forwarded began to UIApplication [3.4]",
      ])
  }

  @Test("10.2: the search among many agrees with the trace")
  func theSearchAmongManyAgreesWithTheTrace() {
    let stage = Stage()
    var boxes: [UIView] = []
    for index in 0..<100 {
      let box = UIView(frame: CGRect(x: CGFloat(index % 10) * 40, y: CGFloat(index / 10) * 40, width: 40, height: 40))
      stage.window.addSubview(box)
      boxes.append(box)
    }
    for _ in 0..<20 { #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === boxes[11]) }
    UIView.animate(withDuration: 1) { boxes[11].alpha = 0.5 }
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === stage.window)
    stage.wait(1)
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) === boxes[11])
  }
}
