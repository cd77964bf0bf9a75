import Expectations
import Testing
import TouchGeometry

@testable import TouchWidgets

/// The curves against the differential equations and formulas that they solve (semantics 9.10 to 9.13).
@Suite struct PhysicsTests {
  private func isClose(_ value: CGFloat, _ expected: CGFloat, _ part: CGFloat = 0.01) -> Bool {
    abs(value - expected) <= max(abs(expected) * part, 0.05)
  }

  @Test(
    "9.10: the velocity shrinks by the rate every millisecond, and the way is its sum",
    arguments: [(CGFloat(0.998), CGFloat(1500)), (0.99, 1500), (0.998, -400), (0.99, 80)])
  func glide(rate: CGFloat, velocity: CGFloat) {
    let glide = ScrollCurve.Glide(start: 100, velocity: velocity, rate: rate)
    var (place, speed) = (CGFloat(100), velocity)
    for millisecond in 0..<1000 {
      let next = speed * rate
      place += (speed + next) / 2 / 1000
      speed = next
      let time = CGFloat(millisecond + 1) / 1000
      #expect(isClose(glide.position(at: time) - 100, place - 100))
      #expect(isClose(glide.velocity(at: time), speed))
    }
  }

  @Test("9.10: it stops at 10 pt/s", arguments: [CGFloat(0.998), 0.99], [CGFloat(2000), -300, 11])
  func stop(rate: CGFloat, velocity: CGFloat) {
    let glide = ScrollCurve.Glide(start: 0, velocity: velocity, rate: rate)
    #expect(isClose(abs(glide.velocity(at: glide.duration)), 10))
    let path = ScrollPath.decelerating(from: 0, velocity: velocity, rate: rate, in: -10_000...10_000, bounces: true)
    expectEqual(path.position(at: path.duration + 1), path.end)
    #expect(isClose(path.end, glide.end))
  }

  @Test("9.10: below 10 pt/s nothing moves")
  func slow() {
    #expect(!ScrollPath.decelerating(from: 5, velocity: 10, rate: 0.998, in: 0...100, bounces: true).isMoving)
  }

  @Test("9.10: the way to the rest is 0.499 s or 0.099 s of the speed that is lost, the target 0.4995 s or 0.0995 s")
  func projection() {
    #expect(abs(ScrollTuning.way(0.998) - 0.499) < 1e-9 && abs(ScrollTuning.way(0.99) - 0.099) < 1e-9)
    #expect(abs(ScrollTuning.projection(0.998) - 0.4995) < 1e-6 && abs(ScrollTuning.projection(0.99) - 0.0995) < 1e-5)
    for (velocity, way) in [(CGFloat(750), CGFloat(740 * 0.499)), (-3000, -2990 * 0.499)] {
      #expect(abs(ScrollCurve.Glide(start: 0, velocity: velocity, rate: 0.998).end - way) < 1e-6)
    }
  }

  @Test("9.12: a bounce with 3000 pt/s gets 100.33 points far and takes 0.807 s but for two thousandths")
  func bounceOfTrace() {
    let path = ScrollPath.returning(to: 0, from: 0, velocity: 3000)
    let highest = (0..<1000).map { path.position(at: CGFloat($0) / 1000) }.max() ?? 0
    #expect(abs(highest - 100.33) < 0.01)
    #expect(abs(path.duration - 0.807) < 0.003)
  }

  @Test("9.11, 9.12: content that a finger released at rest 300 points down, ten of them slop, is back after 0.691 s")
  func returnOfTrace() {
    let displacement = -RubberBand.shown(290, dimension: 852)
    let path = ScrollPath.returning(to: 0, from: displacement, velocity: 0)
    #expect(abs(path.duration - 0.691) < 0.001)
  }

  @Test("9.10: content with a set target stops exactly there", arguments: [CGFloat(-250), 3, 1000])
  func retargeted(target: CGFloat) {
    let path = ScrollPath.decelerating(from: 40, to: target, rate: 0.998)
    expectEqual(path.end, target)
    #expect(abs(path.position(at: path.duration - 1e-6) - target) < 0.01)
  }

  @Test(
    "9.11: the content lags behind a finger beyond the edge",
    arguments: [(CGFloat(10), CGFloat(5.4498)), (100, 50.3817), (600, 212.9032), (-100, -50.3817), (0, 0)])
  func rubberBand(raw: CGFloat, shown: CGFloat) {
    #expect(abs(RubberBand.shown(raw, dimension: 600) - shown) < 0.001)
    #expect(abs(RubberBand.raw(shown, dimension: 600) - raw) < 0.01)
  }

  @Test("9.11: the content is never farther beyond the edge than the view is long")
  func rubberBandLimit() {
    #expect(RubberBand.shown(1e9, dimension: 600) < 600)
    expectEqual(RubberBand.shown(50, dimension: 0), 0)
  }

  /// Solves `x'' = -damping x' - stiffness x` in small steps and compares.
  private func compare(_ curve: ScrollCurve, to target: CGFloat, _ damping: CGFloat, _ stiffness: CGFloat) {
    var (place, speed) = (curve.position(at: 0) - target, curve.velocity(at: 0))
    let step: CGFloat = 1e-5
    for index in 1...100_000 {
      speed += (-damping * speed - stiffness * place) * step
      place += speed * step
      if index % 2500 == 0 { #expect(isClose(curve.position(at: CGFloat(index) * step) - target, place)) }
    }
  }

  @Test(
    "9.12: content that leaves or is let go with speed returns as a critically damped spring of 11 per second",
    arguments: [(CGFloat(0), CGFloat(900)), (80, 300), (80, -200)])
  func bounce(displacement: CGFloat, velocity: CGFloat) {
    let spring = ScrollCurve.Spring(target: 50, displacement: displacement, velocity: velocity, frequency: 11)
    compare(.spring(spring), to: 50, 22, 121)
    let last = spring.duration
    #expect(abs(spring.position(at: last) - 50) <= 0.3334)
  }

  @Test("9.12: content that is released at rest creeps back at the rates 9 and 46")
  func twoRateReturn() {
    let motion = ScrollCurve.TwoRateReturn(target: 0, displacement: -120, velocity: 0)
    compare(.twoRate(motion), to: 0, 55, 414)
    #expect(abs(motion.position(at: motion.duration)) <= 0.3334)
    // A spring of 11 per second is back sooner.
    let spring = ScrollCurve.Spring(target: 0, displacement: -120, velocity: 0, frequency: 11)
    #expect(motion.duration > spring.duration * 0.7)
  }

  @Test("9.10, 9.12: a glide that meets the edge continues as a bounce with its speed there")
  func seam() {
    let path = ScrollPath.decelerating(from: 900, velocity: 1000, rate: 0.998, in: 0...1000, bounces: true)
    let (before, after) = (path.position(at: path.seam - 1e-5), path.position(at: path.seam + 1e-5))
    #expect(abs(before - 1000) < 0.05 && abs(after - 1000) < 0.05)
    #expect(isClose(path.velocity(at: path.seam - 1e-6), path.velocity(at: path.seam + 1e-6)))
    expectEqual(path.end, 1000)
    let highest = (0..<1000).map { path.position(at: CGFloat($0) / 500) }.max() ?? 0
    // A critically damped spring that starts at rest with speed v gets v / (e ω) far.
    let speed = path.velocity(at: path.seam)
    #expect(isClose(highest - 1000, speed / 11 / 2.718281828))
  }

  @Test("9.12: without bounces the content stops at the edge")
  func hardEdge() {
    let path = ScrollPath.decelerating(from: 900, velocity: 1000, rate: 0.998, in: 0...1000, bounces: false)
    #expect((0..<1000).allSatisfy { path.position(at: CGFloat($0) / 500) <= 1000.0001 })
    expectEqual(path.end, 1000)
  }

  @Test("9.12: content that is thrown back inside continues inside")
  func thrownBack() {
    let path = ScrollPath.decelerating(from: -50, velocity: 1000, rate: 0.998, in: 0...1000, bounces: true)
    #expect(isClose(path.end, -50 + 990 * 0.499))
  }

  @Test("9.13: the spring of a page never goes beyond it", arguments: [CGFloat(-5000), 0, 300, 20_000])
  func page(velocity: CGFloat) {
    let path = ScrollPath.pulled(to: 390, from: 250, velocity: velocity)
    for step in 0..<200 { #expect(path.position(at: CGFloat(step) / 100) <= 390.0001) }
    expectEqual(path.end, 390)
  }
}
