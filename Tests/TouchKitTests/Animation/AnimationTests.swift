import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

@MainActor struct AnimationTests {
  @Test func thePropertyHasItsNewValueAtOnceAndTheWayIsShown() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center = CGPoint(x: 150, y: 250)
      view.alpha = 0.5
      view.bounds.size.width = 200
      view.backgroundColor = .blue
      view.layer.cornerRadius = 20
    }
    expectEqual(view.frame, CGRect(x: 50, y: 200, width: 200, height: 100))
    expectEqual(view.alpha, 0.5)
    let table = [0.0, 0.25, 0.5, 1].map { time -> [Double] in
      stage.loop.advance(to: time)
      let layer = stage.seen(view)
      return [
        layer.position.x, layer.position.y, CGFloat(layer.opacity), layer.bounds.width, layer.cornerRadius,
        layer.backgroundColor?.red ?? -1, layer.backgroundColor?.blue ?? -1,
      ].map(short)
    }
    expectEqual(
      table,
      [
        [50, 50, 1, 100, 0, 1, 0], [75, 100, 0.875, 125, 5, 0.75, 0.25], [100, 150, 0.75, 150, 10, 0.5, 0.5],
        [150, 250, 0.5, 200, 20, 0, 1],
      ])
    #expect(!view.flags.contains(.isMoving))
  }

  @Test(arguments: [24.0, 30, 60, 75, 144])
  func theSamePlaceAtTheSameTimeWhateverTheRateOfFrames(rate: Double) {
    let stage = Stage()
    stage.surface.framesPerSecond = rate
    let view = stage.shownView()
    UIView.animate(withDuration: 0.5) { view.center.x += 100 }
    let other = stage.shownView()
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 2) {
      other.center.x += 100
    }
    let spring = Spring(dampingRatio: 0.6, settlingIn: 0.5, initialVelocity: 2)
    for frame in 0..<Int(rate / 2) {
      let time = Double(frame) / rate
      stage.loop.advance(to: time)
      let (expected, springs) = (TimingCurve.easeInOut.value(at: time * 2), 1 - spring.remaining(at: time))
      #expect(abs(Double(stage.seen(view).position.x) - 50 - 100 * expected) < 1e-6)
      #expect(abs(Double(stage.seen(other).position.x) - 50 - 100 * springs) < 1e-6)
    }
    stage.loop.advance(to: 0.5 + 1 / rate)
    expectEqual(stage.seen(view).position.x, 150)
    expectEqual(stage.seen(other).position.x, 150)
    #expect(!stage.loop.hasPendingTimers)
  }

  @Test func aNewAnimationAddsToTheOneUnderWayAndNothingJumps() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 }) {
      stage.logs("there")($0)
    }
    stage.wait(0.5)
    expectEqual(short(stage.seen(view).position.x), 100)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 50 }) {
      stage.logs("back")($0)
    }
    var places: [Double] = []
    for _ in 0...4 {
      places.append(short(stage.seen(view).position.x))
      stage.wait(0.25)
    }
    // While both run they cancel each other out; then the second is alone.
    expectEqual(places, [100, 100, 100, 75, 50])
    expectEqual(stage.log.lines, ["there", "back"])
  }

  @Test func beginningFromTheCurrentStateEndsWhatWasUnderWay() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 150 }) {
      stage.logs("there")($0)
    }
    stage.wait(0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
      animations: { view.center.x = 50 }, completion: stage.logs("back"))
    #expect(stage.log.lines.isEmpty)
    var places: [Double] = []
    for _ in 0...4 {
      places.append(short(stage.seen(view).position.x))
      stage.wait(0.25)
    }
    expectEqual(places, [100, 87.5, 75, 62.5, 50])
    expectEqual(stage.log.lines, ["there unfinished", "back"])
  }

  @Test func aChangeOutsideOfABlockMovesTheEndAndKeepsTheRestOfTheWay() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
    stage.wait(0.5)
    view.center.x = 250
    expectEqual(short(stage.seen(view).position.x), 200)
    stage.wait(0.5)
    expectEqual(stage.seen(view).position.x, 250)
  }

  @Test func whatTurnsGoesRoundAndKeepsItsSize() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(rotationAngle: .pi).scaledBy(x: 2, y: 2)
    }
    stage.wait(0.5)
    let middle = stage.seen(view).affineTransform()
    expectEqual(short(abs(middle.b)), 1.5)
    expectEqual(short(middle.a), 0)
    stage.wait(0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
    #expect(!view.flags.contains(.hasTransform))
    expectEqual(short(stage.seen(view).affineTransform().a), -2)
    stage.wait(1)
    expectEqual(stage.seen(view).affineTransform(), .identity)
  }

  @Test func aTransformIsTheSumOfItsParts() {
    for transform in [
      CGAffineTransform.identity, CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: 8),
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0), CGAffineTransform(a: 0, b: 0, c: 0, d: 2, tx: 0, ty: 0),
      CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 1, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0.5, d: -2, tx: 0, ty: 0),
    ] {
      let back = MotionVector(transform).transform
      let differences = [
        back.a - transform.a, back.b - transform.b, back.c - transform.c, back.d - transform.d,
        back.tx - transform.tx, back.ty - transform.ty,
      ]
      #expect(differences.allSatisfy { abs($0) < 1e-12 }, "\(transform)")
    }
  }

  @Test func colorsFadeInAndOutWithoutChangingTheirHue() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = nil }
    stage.wait(0.5)
    expectEqual(stage.seen(view).backgroundColor, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    stage.wait(0.5)
    expectNil(stage.seen(view).backgroundColor)
  }

  @Test func repeatingAndReversing() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse], animations: { view.center.x = 150 },
      completion: stage.logs("there and back"))
    let places = [0.5, 1, 1.5, 1.9].map { time -> Double in
      stage.loop.advance(to: time)
      return short(stage.seen(view).position.x)
    }
    expectEqual(places, [100, 150, 100, 60])
    #expect(stage.log.lines.isEmpty)
    stage.loop.advance(to: 2)
    expectEqual(stage.log.lines, ["there and back"])
    expectEqual(stage.seen(view).position.x, 150)

    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) { view.center.x = 50 }
    stage.loop.advance(to: 102.25)
    expectEqual(short(stage.seen(view).position.x), 125)
    view.layer.removeAllAnimations()
    #expect(!stage.loop.hasPendingTimers || stage.loop.nextTimerTime == stage.now)
  }

  @Test func aBlockMayRunAFewTimes() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(
      withDuration: 0.5, delay: 0, options: .curveLinear,
      animations: {
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { view.center.x = 150 }
      }, completion: stage.logs("outer"))
    let places = [0.25, 0.75, 1.25, 1.5].map { time -> Double in
      stage.loop.advance(to: time)
      return short(stage.seen(view).position.x)
    }
    expectEqual(places, [100, 100, 100, 150])
    stage.loop.advance(to: 2)
    #expect(!view.flags.contains(.isMoving))
  }

  @Test func aSpringOvershootsAndComesToRestOnTime() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(
      withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
      animations: { view.center.x = 150 }, completion: stage.logs("at rest"))
    var farthest: CGFloat = 0
    for _ in 0..<35 {
      stage.wait(1.0 / 60)
      farthest = max(farthest, stage.seen(view).position.x)
    }
    // exp(-πζ/√(1-ζ²)) of the way beyond the end.
    #expect(abs(farthest - 175.4) < 0.5)
    #expect(stage.log.lines.isEmpty)
    stage.wait(1.0 / 60)
    expectEqual(stage.log.lines, ["at rest"])
  }

  @Test func aPerceivedSpringEndsWhenItHasSettled() {
    let stage = Stage()
    let view = stage.shownView()
    UIView.animate(springDuration: 0.5, bounce: 0, animations: { view.center.x = 150 }, completion: stage.logs("end"))
    stage.wait(0.5)
    // exp(-2π)(1 + 2π)
    #expect(abs(stage.seen(view).position.x - (150 - 100 * 0.0136)) < 0.01)
    #expect(stage.log.lines.isEmpty)
    stage.wait(0.3)
    expectEqual(stage.log.lines, ["end"])
  }
}
