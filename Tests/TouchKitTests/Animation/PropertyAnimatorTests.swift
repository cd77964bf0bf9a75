import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Rule 32.5 on a view that moves from 50 to 150.
@MainActor struct PropertyAnimatorTests {
  private let stage = Stage()

  private func animator(
    _ view: UIView, duration: TimeInterval = 1, curve: UIView.AnimationCurve = .linear, name: String = "done"
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 150 }
    animator.addCompletion { [log = stage.log] in log("\(name) \($0)") }
    return animator
  }

  private func x(_ view: UIView) -> Double { short(stage.seen(view).position.x) }

  @Test("32.5: begun it moves to its end, and says so once")
  func runs() {
    let view = stage.shownView()
    let animator = animator(view)
    #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 50)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && view.center.x == 150 && x(view) == 50)
    stage.wait(0.25)
    #expect(x(view) == 75 && short(animator.fractionComplete) == 0.25)
    stage.wait(1)
    #expect(stage.log.lines == ["done end"] && animator.state == .inactive && x(view) == 150)
    #expect(!stage.loop.hasPendingTimers)
  }

  @Test("32.5: paused, moved manually, and continued: nothing jumps")
  func paused() {
    let view = stage.shownView()
    let animator = animator(view, curve: .easeInOut)
    animator.startAnimation()
    stage.wait(0.3)
    let place = x(view)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning && x(view) == place)
    expectEqual(short(animator.fractionComplete), short((CGFloat(place) - 50) / 100))
    stage.wait(1)
    expectEqual(x(view), place)
    animator.fractionComplete = 0.6
    #expect(x(view) == 110 && short(animator.fractionComplete) == 0.6)
    animator.fractionComplete = 0.2
    expectEqual(x(view), 70)
    animator.startAnimation()
    expectEqual(x(view), 70)
    // The rest takes the time that the curve has left from where it is there.
    let begin = animator.part(of: 0.2)
    stage.wait(0.25)
    expectEqual(x(view), short(CGFloat(50 + 100 * TimingCurve.easeInOut.value(at: begin + 0.25))))
    #expect(stage.log.lines.isEmpty)
    stage.wait(1 - begin - 0.25 + 0.02)
    expectEqual(stage.log.lines, ["done end"])
  }

  @Test("32.5: paused and begun again without having been moved, it ends as if nothing had been")
  func seamless() {
    let (view, other) = (stage.shownView(), stage.shownView())
    let (one, two) = (animator(view, curve: .easeIn), animator(other, curve: .easeIn, name: "other"))
    one.startAnimation()
    two.startAnimation()
    stage.wait(0.4)
    one.pauseAnimation()
    one.startAnimation()
    stage.wait(0.3)
    expectEqual(x(view), x(other))
    stage.wait(0.4)
    expectEqual(stage.log.lines.sorted(), ["done end", "other end"])
  }

  @Test("32.5: turned round it goes back, counts in its direction, and ends at the values from before")
  func reversed() {
    let view = stage.shownView()
    let animator = animator(view)
    animator.startAnimation()
    stage.wait(0.3)
    animator.isReversed = true
    #expect(x(view) == 80 && short(animator.fractionComplete) == 0.7 && animator.isRunning)
    stage.wait(0.1)
    expectEqual(x(view), 70)
    stage.wait(0.5)
    #expect(stage.log.lines == ["done start"] && view.center.x == 50 && x(view) == 50 && !animator.isReversed)
  }

  @Test("32.5: stopped, the view has the displayed values; finished, it has the values of the position")
  func stopped() {
    for (place, model) in [(UIViewAnimatingPosition.current, 80), (.start, 50), (.end, 150)] {
      let view = stage.shownView()
      let animator = animator(view)
      animator.startAnimation()
      stage.wait(0.3)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && short(view.center.x) == 80 && !view.flags.contains(.isMoving))
      #expect(stage.log.lines.isEmpty)
      animator.finishAnimation(at: place)
      #expect(short(view.center.x) == Double(model) && animator.state == .inactive)
      expectEqual(stage.log.lines, ["done \(place)"])
      stage.log.lines = []
    }
  }

  @Test("32.5: stopped without finishing, no completion is called, and it can be used again")
  func dropped() {
    let view = stage.shownView()
    let animator = animator(view)
    animator.startAnimation()
    stage.wait(0.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && short(view.center.x) == 80)
    stage.wait(2)
    #expect(stage.log.lines.isEmpty)
    animator.addAnimations { view.center.x = 180 }
    animator.addCompletion { [log = stage.log] in log("again \($0)") }
    animator.startAnimation()
    stage.wait(0.5)
    expectEqual(x(view), 130)
    stage.wait(1)
    expectEqual(stage.log.lines, ["again end"])
  }

  @Test("32.5: a delay factor is a part of the time that is left")
  func delayed() {
    let (view, other, late) = (stage.shownView(), stage.shownView(), stage.shownView())
    let animator = animator(view)
    animator.addAnimations({ other.center.x = 150 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.wait(0.5)
    #expect(x(view) == 100 && x(other) == 50)
    animator.addAnimations({ late.center.x = 150 }, delayFactor: 0.5)
    stage.wait(0.25)
    #expect(x(view) == 125 && x(other) == 100 && x(late) == 50)
    animator.pauseAnimation()
    animator.fractionComplete = 0.875
    #expect(x(view) == 137.5 && x(other) == 125 && x(late) == 100)
    animator.fractionComplete = 0.5
    #expect(x(view) == 100 && x(other) == 50 && x(late) == 50)
    animator.startAnimation()
    stage.wait(0.6)
    #expect([x(view), x(other), x(late)] == [150, 150, 150] && stage.log.lines == ["done end"])
  }

  @Test("32.5: continues with another curve and duration")
  func continued() {
    let view = stage.shownView()
    let animator = animator(view)
    animator.startAnimation()
    stage.wait(0.4)
    animator.pauseAnimation()
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.5)
    stage.wait(0.25)
    expectEqual(x(view), short(CGFloat(90 + 60 * TimingCurve.easeIn.value(at: 0.5))))
    stage.wait(0.26)
    expectEqual(stage.log.lines, ["done end"])
  }

  @Test("32.2, 32.5: a spring overshoots its end, also when it continues from elsewhere")
  func springs() {
    let view = stage.shownView()
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.35) { view.center.x = 150 }
    animator.startAnimation()
    stage.wait(0.15)
    #expect(abs(x(view) - (50 + 100 * (183.54 - 40) / 120)) < 0.6)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    expectEqual(x(view), 100)
    let spring = UISpringTimingParameters(dampingRatio: 0.35, initialVelocity: CGVector(dx: 4, dy: 0))
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 1)
    stage.wait(0.15)
    let expected = Spring(dampingRatio: 0.35, settlingIn: 1, initialVelocity: 4).remaining(at: 0.15)
    #expect(abs(x(view) - (150 - 50 * expected)) < 0.01)
    animator.stopAnimation(true)
  }

  @Test("32.5: without scrubbing evenly the fraction is one of the time")
  func scrubsByTime() {
    let view = stage.shownView()
    let animator = animator(view, curve: .easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(animator.state == .active && x(view) == short(CGFloat(50 + 100 * TimingCurve.easeIn.value(at: 0.5))))
    animator.stopAnimation(true)
  }

  @Test("32.5: one that pauses at its end stays active, and can go back")
  func pausesOnCompletion() {
    let view = stage.shownView()
    let animator = animator(view)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.wait(1.1)
    #expect(animator.state == .active && !animator.isRunning && stage.log.lines.isEmpty && x(view) == 150)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.startAnimation()
    stage.wait(1.1)
    #expect(stage.log.lines == ["done start"] && view.center.x == 50)
  }

  @Test("32.5: one without blocks is over in the next frame; one that waits moves after its delay")
  func emptyAndDelayed() {
    let view = stage.shownView()
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {}) { [log = stage.log] in
      log("empty \($0)")
    }
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.center.x = 150 }
    ) { [log = stage.log] in log("delayed \($0)") }
    stage.wait(0.1)
    expectEqual(stage.log.lines, ["empty end"])
    stage.wait(0.4)
    expectEqual(x(view), 50)
    stage.wait(0.5)
    expectEqual(x(view), 100)
    stage.wait(0.6)
    expectEqual(stage.log.lines, ["empty end", "delayed end"])
  }

  @Test("32.5: a finger catches what moves, drags it back, and throws it: one animator, no jump")
  func byFinger() {
    let card = stage.view("card", CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.settle()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { card.center.x = 250 }
    animator.addCompletion { [log = stage.log] in log("done \($0)") }
    var start: CGFloat = 0
    stage.add(UIPanGestureRecognizer(), "pan", to: stage.window) { pan in
      switch pan.state {
      case .began:
        animator.pauseAnimation()
        start = animator.fractionComplete
      case .changed: animator.fractionComplete = start + pan.translation(in: nil).x / 200
      case .ended:
        animator.isReversed = pan.velocity(in: nil).x < 0
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      default: break
      }
    }
    animator.startAnimation()
    stage.wait(0.5)
    expectEqual(x(card), 150)
    stage.down(200, 300)
    stage.move(190, 300)
    let caught = x(card)
    #expect(abs(caught - 150) <= 10 && !animator.isRunning)
    stage.wait(0.1)
    stage.move(140, 300)
    #expect(abs(x(card) - (caught - 50)) < 0.01)
    stage.wait(0.01)
    stage.move(130, 300)
    stage.up()
    #expect(animator.isRunning && animator.isReversed)
    stage.wait(1.1)
    expectEqual(stage.log.lines, ["pan began", "pan changed", "pan changed", "pan ended", "done start"])
    expectEqual(card.center.x, 50)
  }
}
