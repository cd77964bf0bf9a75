import TouchGeometry

/// Finds shakes in the samples of an accelerometer (semantics 50.4).
///
/// It is a value without a clock: samples and `pass(_:)` carry the time. A shake is three movements in a row that
/// alternate in direction. Samples that are not finite or older than the previous one are ignored.
package struct ShakeDetector: Sendable {
  private typealias Vector = (x: Double, y: Double, z: Double)

  /// The estimate of gravity, in m/s²; nil before the first sample.
  private var gravity: Vector?
  private var time: TimeInterval = 0
  /// The last peak: its time, and the acceleration without gravity.
  private var peak: (time: TimeInterval, way: Vector)?
  private var count = 0
  /// The time at which the shake in progress began; nil without one.
  private var beginning: TimeInterval?
  /// Whether peaks are ignored until there was none for a while.
  private var isSilent = false
  /// The time before which no shake begins.
  private var rest = -TimeInterval.infinity

  /// Creates a detector that has seen no samples.
  package init() {}

  /// The time at which `pass(_:)` may have an outcome without another sample; nil if no shake is in progress.
  package var deadline: TimeInterval? {
    guard let beginning, let peak else { return nil }
    return min(peak.time + ShakeTuning.pause, beginning + ShakeTuning.limit)
  }

  /// Processes a sample, and returns the change of the shake that it causes.
  ///
  /// - Parameters:
  ///   - x, y, z: the acceleration including gravity, in m/s².
  ///   - time: the time of the sample, in seconds.
  package mutating func sample(_ x: Double, _ y: Double, _ z: Double, at time: TimeInterval) -> MotionPhase? {
    guard x.isFinite, y.isFinite, z.isFinite, time.isFinite, gravity == nil || time >= self.time else { return nil }
    let outcome = pass(time)
    let way = withoutGravity((x, y, z), at: time)
    guard isPeak(way, at: time) else { return outcome }
    let isFirst = peak.map { time - $0.time > ShakeTuning.pause } ?? true
    peak = (time, way)
    guard !isSilent, time >= rest else {
      count = 0
      return outcome
    }
    count = isFirst ? 1 : count + 1
    guard beginning == nil, count >= ShakeTuning.peaks else { return outcome }
    beginning = time
    return .began
  }

  /// Processes the passing of time: without movement a shake ends, and one that lasts too long is cancelled.
  package mutating func pass(_ time: TimeInterval) -> MotionPhase? {
    let isQuiet = peak.map { time >= $0.time + ShakeTuning.pause } ?? true
    if isQuiet { isSilent = false }
    guard let beginning else { return nil }
    let limit = beginning + ShakeTuning.limit
    if isQuiet, let peak, peak.time + ShakeTuning.pause <= limit {
      finish(at: peak.time + ShakeTuning.pause)
      return .ended
    }
    guard time >= limit else { return nil }
    finish(at: limit)
    isSilent = !isQuiet
    return .cancelled
  }

  /// Cancels the shake in progress; the next one begins after a pause and the usual rest.
  package mutating func cancel(at time: TimeInterval) {
    guard beginning != nil else { return }
    finish(at: time)
    isSilent = true
  }

  private mutating func finish(at time: TimeInterval) {
    beginning = nil
    count = 0
    rest = time + ShakeTuning.rest
  }

  /// Updates the estimate of gravity, and returns the rest of the acceleration.
  private mutating func withoutGravity(_ sample: Vector, at time: TimeInterval) -> Vector {
    var estimate = gravity ?? sample
    let share = 1 - exp(-(time - self.time) / ShakeTuning.gravityInertia)
    if gravity != nil {
      estimate.x += (sample.x - estimate.x) * share
      estimate.y += (sample.y - estimate.y) * share
      estimate.z += (sample.z - estimate.z) * share
    }
    gravity = estimate
    self.time = time
    return (sample.x - estimate.x, sample.y - estimate.y, sample.z - estimate.z)
  }

  /// Whether the acceleration is a separate movement: strong, and against the previous one.
  private func isPeak(_ way: Vector, at time: TimeInterval) -> Bool {
    guard way.x * way.x + way.y * way.y + way.z * way.z >= ShakeTuning.strength * ShakeTuning.strength else {
      return false
    }
    guard let peak, time - peak.time <= ShakeTuning.pause else { return true }
    let turn = way.x * peak.way.x + way.y * peak.way.y + way.z * peak.way.z
    return turn < 0 && time - peak.time >= ShakeTuning.separation
  }
}

/// The numbers of the shake detector; policies of semantics 50.3 and 50.4.
enum ShakeTuning {
  /// The time constant with which the estimate of gravity follows the samples, in seconds (50.4).
  static let gravityInertia: TimeInterval = 0.25
  /// The least acceleration of a peak without gravity, in m/s² (50.4).
  static let strength: Double = 13
  /// The least time between two peaks, in seconds (50.4).
  static let separation: TimeInterval = 0.05
  /// The time without a peak after which a count starts again and a shake ends, in seconds (50.4).
  static let pause: TimeInterval = 0.5
  /// The number of peaks with which a shake begins (50.4).
  static let peaks = 3
  /// The longest shake, in seconds (50.4).
  static let limit: TimeInterval = 3
  /// The time after a shake in which none begins, in seconds (50.3).
  static let rest: TimeInterval = 1
}
