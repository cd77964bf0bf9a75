import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

@MainActor struct AnimationBlockTests {
  @Test func completionsComeOnceEachInTheOrderOfTheEnds() {
    let stage = Stage()
    let (a, b, c) = (stage.shownView(), stage.shownView(), stage.shownView())
    UIView.animate(withDuration: 0.3, animations: { a.alpha = 0 }, completion: stage.logs("long"))
    UIView.animate(withDuration: 0.1, animations: { b.alpha = 0 }) { _ in
      stage.log("short")
      UIView.animate(withDuration: 0.2, animations: { b.alpha = 1 }, completion: stage.logs("after short"))
    }
    UIView.animate(withDuration: 0.1, delay: 0.1, animations: { c.alpha = 0 }, completion: stage.logs("delayed"))
    UIView.animate(withDuration: 0.1, animations: { c.center.x += 1 }, completion: stage.logs("short too"))
    UIView.animate(withDuration: 1, animations: {}, completion: stage.logs("nothing to do"))
    UIView.animate(withDuration: 0, animations: { a.center.x += 1 }, completion: stage.logs("at once"))
    UIView.animate(withDuration: 1, animations: { UIView().alpha = 0 }, completion: stage.logs("in no window"))
    #expect(stage.log.lines.isEmpty)
    stage.settle()
    expectEqual(stage.log.lines, ["nothing to do", "at once", "in no window"])
    stage.log.lines = []
    stage.wait(1)
    expectEqual(stage.log.lines, ["short", "short too", "delayed", "long", "after short"])
  }

  @Test func aViewThatLeavesItsWindowEndsItsAnimations() {
    let stage = Stage()
    let (outer, other) = (stage.shownView(), stage.shownView())
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    outer.addSubview(inner)
    UIView.animate(withDuration: 1, animations: { inner.center.x += 50 }, completion: stage.logs("inner"))
    UIView.animate(
      withDuration: 1,
      animations: {
        outer.alpha = other.alpha / 2; other.alpha = 0.5
      },
      completion: stage.logs("both"))
    stage.wait(0.5)
    outer.removeFromSuperview()
    #expect(stage.log.lines.isEmpty)
    stage.settle()
    expectEqual(stage.log.lines, ["inner unfinished"])
    #expect(!inner.flags.contains(.isMoving))
    #expect(other.flags.contains(.isMoving))
    stage.wait(1)
    expectEqual(stage.log.lines, ["inner unfinished", "both unfinished"])
    #expect(!stage.loop.hasPendingTimers)
  }

  @Test func animationsTakenAwayShowTheEndAtOnce() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 1, delay: 2, animations: { view.center.x = 150 }, completion: stage.logs("end"))
    stage.wait(1)
    expectEqual(stage.seen(view).position.x, 50)
    view.layer.removeAllAnimations()
    expectEqual(stage.seen(view).position.x, 150)
    stage.settle()
    expectEqual(stage.log.lines, ["end unfinished"])
    #expect(!stage.loop.hasPendingTimers)
  }

  @Test func aNestedBlockTakesTimeAndCurveFromTheOneAroundIt() {
    let stage = Stage()
    let (a, b) = (stage.shownView(), stage.shownView())
    var inherited: [TimeInterval] = [UIView.inheritedAnimationDuration]
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      inherited.append(UIView.inheritedAnimationDuration)
      UIView.animate(withDuration: 0.2, animations: { a.center.x = 150 }, completion: stage.logs("inherits"))
      UIView.animate(
        withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
        animations: {
          inherited.append(UIView.inheritedAnimationDuration)
          b.center.x = 150
        }, completion: stage.logs("own"))
    }
    expectEqual(inherited, [0, 1, 0.5])
    stage.wait(0.25)
    expectEqual(short(stage.seen(a).position.x), 75)
    expectEqual(short(stage.seen(b).position.x), short(50 + 100 * CGFloat(TimingCurve.easeIn.value(at: 0.5))))
    stage.wait(1)
    expectEqual(stage.log.lines, ["own", "inherits"])
  }

  @Test func animationsCanBeTurnedOff() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.center.x = 150
      }
      #expect(UIView.areAnimationsEnabled)
    }
    expectEqual(stage.seen(view).position.x, 150)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, animations: { view.center.x = 50 }, completion: stage.logs("off"))
    UIView.setAnimationsEnabled(true)
    expectEqual(stage.seen(view).position.x, 50)
    stage.settle()
    expectEqual(stage.log.lines, ["off"])
    #expect(!stage.loop.hasPendingTimers)
  }

  @Test func aNestedBlockOfABlockWithoutTimeTakesNoTimeEither() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 0) { UIView.animate(withDuration: 1) { view.center.x = 150 } }
    expectEqual(stage.seen(view).position.x, 150)
    UIView.animate(withDuration: 0, delay: 1) { view.center.x = 50 }
    stage.wait(0.9)
    expectEqual(stage.seen(view).position.x, 150)
    stage.wait(0.2)
    expectEqual(stage.seen(view).position.x, 50)
  }

  @Test func whatIsLaidOutInABlockMovesAlong() {
    final class Row: UIView {
      let cell = UIView()
      override func layoutSubviews() { cell.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10) }
    }
    let stage = Stage()
    for options in [UIView.AnimationOptions.layoutSubviews, []] {
      let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      row.addSubview(row.cell)
      stage.window.addSubview(row)
      stage.settle()
      UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear]) { row.bounds.size.width = 200 }
      stage.wait(0.5)
      expectEqual(row.cell.frame.minX, 190)
      expectEqual(short(stage.seen(row.cell).frame.minX), (options == [] ? 190 : 140))
      row.removeFromSuperview()
    }
  }

  @Test func whoDrawsSeesTheViewAsItIs() {
    final class Drawer: UIView {
      var seen: [CGRect] = []
      override func draw(_ rect: CGRect) {
        seen.append(frame)
        UIBezierPath(rect: bounds).fill()
      }
    }
    let stage = Stage()
    let view = Drawer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    stage.settle()
    UIView.animate(withDuration: 1) { view.frame = CGRect(x: 100, y: 100, width: 200, height: 200) }
    stage.wait(0.5)
    view.setNeedsDisplay()
    stage.wait(0.1)
    expectEqual(
      view.seen, [CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 100, y: 100, width: 200, height: 200)])
    expectEqual(view.frame, CGRect(x: 100, y: 100, width: 200, height: 200))
  }

  @Test func animationsCanBeAwaited() async {
    let stage = Stage()
    let view = stage.shownView()
    var wasFinished: Bool?
    let task = Task { @MainActor in
      wasFinished = await UIView.animate(withDuration: 0.25, delay: 0) { view.alpha = 0 }
    }
    while !view.flags.contains(.isMoving) { await Task.yield() }
    stage.wait(0.25)
    await task.value
    expectEqual(wasFinished, true)
  }
}
