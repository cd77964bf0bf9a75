import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

struct TimingCurveTests {
  /// The curve itself, by its parameter: what solving for the time must find again.
  private func point(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ s: Double) -> (x: Double, y: Double) {
    func at(_ a: Double, _ b: Double) -> Double { 3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s }
    return (at(x1, x2), at(y1, y2))
  }

  @Test(arguments: [
    [0.42, 0, 0.58, 1], [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [1, 0, 0, 1], [0, 1, 1, 0],
    [0.17, 0.89, 0.32, 1.28],
  ])
  func theValueIsOnTheCurveAtEveryTime(points: [Double]) {
    let curve = TimingCurve(points[0], points[1], points[2], points[3])
    for step in 0...1000 {
      let (x, y) = point(points[0], points[1], points[2], points[3], Double(step) / 1000)
      // Where the curve is vertical the time says less than the parameter does.
      #expect(abs(curve.value(at: x) - y) < 1e-4, "at \(x)")
    }
  }

  @Test func theNamedCurvesHaveTheirValues() {
    func table(_ curve: TimingCurve) -> [Int] {
      [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map { Int((curve.value(at: $0) * 10_000).rounded()) }
    }
    expectEqual(table(.linear), [0, 1000, 2500, 5000, 7500, 9000, 10_000])
    expectEqual(table(.easeInOut), [0, 197, 1292, 5000, 8708, 9803, 10_000])
    expectEqual(table(.easeIn), [0, 170, 935, 3154, 6219, 8394, 10_000])
    expectEqual(table(.easeOut), [0, 1606, 3781, 6846, 9065, 9830, 10_000])
    expectEqual(TimingCurve.easeInOut.value(at: -1), 0)
    expectEqual(TimingCurve.easeInOut.value(at: 2), 1)
  }
}

struct SpringTests {
  /// The spring's equation in two hundred thousand small steps, by the classical method of Runge and Kutta.
  private func stepped(_ spring: Spring, to end: Double) -> Double {
    var (x, v) = (1.0, -spring.initialVelocity)
    let (w, z) = (spring.frequency, spring.dampingRatio)
    func pull(_ x: Double, _ v: Double) -> Double { -w * w * x - 2 * z * w * v }
    let count = 20_000
    let h = end / Double(count)
    for _ in 0..<count {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, pull(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return x
  }

  @Test(arguments: [0.1, 0.5, 0.9999999, 1, 1.0000001, 1.5, 4], [0, 3, -2])
  func theClosedFormSolvesTheEquation(damping: Double, velocity: Double) {
    let spring = Spring(dampingRatio: damping, frequency: 9, initialVelocity: velocity)
    for time in [0.05, 0.2, 0.5, 1] {
      #expect(abs(spring.remaining(at: time) - stepped(spring, to: time)) < 1e-6, "after \(time)")
    }
    expectEqual(spring.remaining(at: 0), 1)
  }

  @Test(
    "10.8: stiffness at mass 1, by damping and duration",
    arguments: [
      (0.1, 1.0, 2125.39), (0.2, 1, 707.22), (0.35, 1, 286.41), (0.5, 1, 161.72), (0.6, 0.8, 190.21), (0.8, 1, 80.90),
      (0.9, 1, 71.92), (0.99, 1, 80.03), (1, 1, 85.26),
    ])
  func stiffness(damping: Double, duration: Double, expected: Double) {
    let spring = Spring(dampingRatio: damping, settlingIn: duration, initialVelocity: 0)
    #expect(abs(spring.frequency * spring.frequency - expected) < 0.006)
  }

  @Test("10.8: where two springs are, but for half a hundredth of the way: measured")
  func places() {
    let one = Spring(dampingRatio: 0.6, settlingIn: 0.8, initialVelocity: 0)
    for (time, place) in [(0.15, 130.98), (0.45, 151.06)] {
      #expect(abs(150 - 100 * one.remaining(at: time) - place) < 0.5)
    }
    let other = Spring(dampingRatio: 0.35, settlingIn: 1, initialVelocity: 0)
    for (time, place) in [(0.15, 183.54), (0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94)] {
      #expect(abs(160 - 120 * other.remaining(at: time) - place) < 0.65)
    }
  }

  @Test(
    "10.8: the frequency solves the equation, whatever the velocity", arguments: [0.1, 0.5, 0.9, 1], [-20.0, -1, 3, 60])
  func equation(damping: Double, velocity: Double) {
    let spring = Spring(dampingRatio: damping, settlingIn: 0.5, initialVelocity: velocity)
    let w = spring.frequency
    let left =
      damping < 1
      ? abs((damping * w - velocity) / (w * (1 - damping * damping).squareRoot())) * exp(-damping * w * 0.5)
      : abs(1 + (w - velocity) * 0.5) * exp(-w * 0.5)
    #expect(abs(left - 0.001) < 1e-9)
  }

  @Test func theCriticalSpringIsWhatSwingingAndCreepingOnesTendTo() {
    func table(_ damping: Double) -> [Int] {
      let spring = Spring(dampingRatio: damping, frequency: 10, initialVelocity: 0)
      return [0.1, 0.2, 0.4].map { Int((spring.remaining(at: $0) * 10_000).rounded()) }
    }
    // exp(-10 t) (1 + 10 t)
    expectEqual(table(1), [7358, 4060, 916])
    expectEqual(table(0.99999), [7358, 4060, 916])
    expectEqual(table(1.00001), [7358, 4060, 916])
  }

  @Test func bounceAndPerceivedDurationAreTheSpringsFrequencyAndDamping() {
    let bouncy = Spring(perceivedDuration: 0.5, bounce: 0.3, initialVelocity: 0)
    #expect(abs(bouncy.frequency - 4 * .pi) < 1e-12)
    #expect(abs(bouncy.dampingRatio - 0.7) < 1e-12)
    #expect(abs(Spring(perceivedDuration: 1, bounce: -0.5, initialVelocity: 0).dampingRatio - 2) < 1e-12)
  }
}
