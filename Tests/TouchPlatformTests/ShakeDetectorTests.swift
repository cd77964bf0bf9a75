import Expectations
import Testing

@testable import TouchPlatform

@Suite struct ShakeDetectorTests {
  /// Standard gravity along z, in m/s².
  private static let gravity = 9.8

  /// The outcomes of samples at rest, with accelerations along x at some times.
  private func outcomes(_ pushes: [(time: Double, x: Double)], until end: Double = 6) -> [String] {
    var detector = ShakeDetector()
    var found: [String] = []
    for step in 0...Int(end * 100) {
      let time = Double(step) / 100
      let x = pushes.first { Int(($0.time * 100).rounded()) == step }?.x ?? 0
      if let phase = detector.sample(x, 0, Self.gravity, at: time) { found.append("\(time) \(phase)") }
    }
    return found
  }

  /// Pushes to and fro from a time on, one each 0.1 s.
  private func shaking(from start: Double, count: Int) -> [(time: Double, x: Double)] {
    (0..<count).map { (time: start + Double($0) / 10, x: $0 % 2 == 0 ? 20 : -20) }
  }

  @Test("50.4: the third peak in a row begins a shake, and 0.5 s without a peak end it")
  func shake() {
    expectEqual(outcomes(shaking(from: 1, count: 2)), [])
    expectEqual(outcomes(shaking(from: 1, count: 3)), ["1.2 began", "1.7 ended"])
    expectEqual(outcomes(shaking(from: 1, count: 6)), ["1.2 began", "2.0 ended"])
  }

  @Test("50.4: a peak needs 13 m/s² without gravity, and the opposite direction of the previous one")
  func peaks() {
    expectEqual(outcomes([(1, 12), (1.1, -12), (1.2, 12), (1.3, -12)]), [])
    expectEqual(outcomes([(1, 20), (1.1, 20), (1.2, 20), (1.3, 20)]), [])
    expectEqual(outcomes([(1, 20), (1.1, 20), (1.2, -20), (1.3, 20)]), ["1.3 began", "1.8 ended"])
  }

  @Test("50.4: two peaks are at least 0.05 s apart, and after 0.5 s the count starts again")
  func times() {
    expectEqual(outcomes([(1, 20), (1.02, -20), (1.04, 20)]), [])
    expectEqual(outcomes([(1, 20), (1.1, -20), (1.7, 20), (1.8, -20)]), [])
    expectEqual(outcomes([(1, 20), (1.1, -20), (1.7, 20), (1.8, -20), (1.9, 20)]), ["1.9 began", "2.4 ended"])
  }

  @Test("50.4: a device that is turned slowly is not shaken")
  func turned() {
    var detector = ShakeDetector()
    for step in 0...400 {
      let isUp = step / 100 % 2 == 0
      let part = Double(step % 100) / 100
      let share = isUp ? part : 1 - part
      expectNil(detector.sample(Self.gravity * share, 0, Self.gravity * (1 - share), at: Double(step) / 100))
    }
  }

  @Test("50.4: after 3 s a shake is cancelled, and nothing begins until 0.5 s had no peak")
  func tooLong() {
    expectEqual(outcomes(shaking(from: 1, count: 80), until: 12), ["1.2 began", "4.2 cancelled"])
    expectEqual(
      outcomes(shaking(from: 1, count: 40) + shaking(from: 6, count: 3), until: 8),
      ["1.2 began", "4.2 cancelled", "6.2 began", "6.7 ended"])
  }

  @Test("50.3: for a second after a shake none begins")
  func rest() {
    expectEqual(outcomes(shaking(from: 1, count: 3) + shaking(from: 2.2, count: 4)), ["1.2 began", "1.7 ended"])
    expectEqual(
      outcomes(shaking(from: 1, count: 3) + shaking(from: 2.8, count: 3)),
      ["1.2 began", "1.7 ended", "3.0 began", "3.5 ended"])
  }

  @Test("50.4: without further samples the passing of time ends the shake")
  func noSamples() {
    var detector = ShakeDetector()
    for (time, x) in [(0.0, 0.0), (0.1, 30), (0.2, -30), (0.3, 30)] {
      expectEqual(detector.sample(x, 0, 0, at: time), (time == 0.3 ? .began : nil))
    }
    expectEqual(detector.deadline, 0.3 + 0.5)
    expectNil(detector.pass(0.7))
    expectEqual(detector.pass(0.3 + 0.5), .ended)
    expectNil(detector.deadline)
  }

  @Test("50.4: samples that are not finite, or older than the previous one, change nothing")
  func brokenSamples() {
    var detector = ShakeDetector()
    for (time, x) in [(0.0, 0.0), (0.1, 30), (0.2, -30)] { _ = detector.sample(x, 0, 0, at: time) }
    expectNil(detector.sample(.nan, 0, 0, at: 0.3))
    expectNil(detector.sample(30, .infinity, 0, at: 0.3))
    expectNil(detector.sample(30, 0, 0, at: 0.1))
    expectEqual(detector.sample(30, 0, 0, at: 0.3), .began)
  }
}
