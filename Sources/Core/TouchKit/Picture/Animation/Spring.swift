import TouchGeometry

/// A spring from 0 to 1, as a function of time: the closed solution of its equation, so that it is the same at any
/// frame rate.
struct Spring: Equatable, Sendable {
  /// The damping ratio: below 1 the spring oscillates, at 1 it settles fastest without oscillation, above 1 more
  /// slowly.
  let dampingRatio: Double
  /// The frequency without damping, in radians a second.
  let frequency: Double
  /// The initial velocity, in multiples of the distance per second.
  let initialVelocity: Double

  /// The remaining fraction of the distance at which the spring is at rest.
  static let rest = 1e-3

  init(dampingRatio: Double, frequency: Double, initialVelocity: Double) {
    self.dampingRatio = max(dampingRatio, 0)
    self.frequency = frequency
    self.initialVelocity = initialVelocity
  }

  /// Creates the spring of mass 1 for `usingSpringWithDamping` and a duration in seconds (semantics 10.8).
  init(dampingRatio: Double, settlingIn duration: Double, initialVelocity: Double) {
    // Without damping it would oscillate forever.
    let ratio = max(dampingRatio, 0.01)
    if ratio > 1 {
      let unit = Spring(dampingRatio: ratio, frequency: 1, initialVelocity: 0)
      self.init(dampingRatio: ratio, frequency: unit.settlingTime / duration, initialVelocity: initialVelocity)
    } else {
      let isCritical = ratio > 1 - 1e-6
      let frequency =
        isCritical
        ? Self.criticalFrequency(initialVelocity * duration) / duration
        : Self.frequency(ratio, duration, initialVelocity)
      self.init(dampingRatio: ratio, frequency: frequency, initialVelocity: initialVelocity)
    }
  }

  /// Returns the largest ω with |(ζω − v) / (ω √(1 − ζ²))| · e^(−ζωD) = `rest`.
  private static func frequency(_ ratio: Double, _ duration: Double, _ velocity: Double) -> Double {
    let rest = rest * (1 - ratio * ratio).squareRoot() / ratio
    // In x = ζω: |1 − v / x| · e^(−xD).
    func reach(_ x: Double) -> Double { abs(1 - velocity / x) * exp(-x * duration) }
    let peak = velocity > 0 ? (velocity + (velocity * velocity + 4 * velocity / duration).squareRoot()) / 2 : 0
    if velocity > 0, reach(peak) < rest { return root(reach, rest, from: 0, to: velocity) / ratio }
    var high = max(peak, 1 / duration) * 2
    while reach(high) > rest { high *= 2 }
    return root(reach, rest, from: peak, to: high) / ratio
  }

  /// Returns the largest y with |1 + y − u| · e^(−y) = `rest`; y is ωD, u the initial velocity in distances per
  /// duration.
  private static func criticalFrequency(_ u: Double) -> Double {
    func reach(_ y: Double) -> Double { abs(1 + y - u) * exp(-y) }
    let peak = max(u, 0)
    if reach(peak) < rest { return root(reach, rest, from: 0, to: u - 1) }
    var high = peak + 1
    while reach(high) > rest { high *= 2 }
    return root(reach, rest, from: peak, to: high)
  }

  /// Returns where a function that decreases between two positions has a value.
  private static func root(_ fall: (Double) -> Double, _ value: Double, from: Double, to: Double) -> Double {
    var (low, high) = (from, to)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if fall(middle) > value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// Creates a spring from its perceived duration in seconds and its bounce: 0 for none, toward 1 for more, below 0 for
  /// overdamping.
  init(perceivedDuration duration: Double, bounce: Double, initialVelocity: Double) {
    let bounce = min(max(bounce, -0.99), 0.99)
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), frequency: 2 * .pi / duration,
      initialVelocity: initialVelocity)
  }

  /// Returns the remaining fraction of the distance after some seconds; 1 at the start.
  func remaining(at time: Double) -> Double {
    let (z, w, v) = (dampingRatio, frequency, initialVelocity)
    if abs(z - 1) < 1e-6 { return exp(-w * time) * (1 + (w - v) * time) }
    if z < 1 {
      let swing = w * (1 - z * z).squareRoot()
      return exp(-z * w * time) * (cos(swing * time) + (z * w - v) / swing * sin(swing * time))
    }
    let root = (z * z - 1).squareRoot()
    let (slow, fast) = (-w * (z - root), -w * (z + root))
    let share = (-v - fast) / (slow - fast)
    return share * exp(slow * time) + (1 - share) * exp(fast * time)
  }

  /// The time in seconds after which less than `rest` remains permanently.
  var settlingTime: Double {
    let bound = envelope(at: 0)
    guard bound.isFinite, frequency > 0, dampingRatio > 0 else { return .infinity }
    var high = 1 / frequency
    while envelope(at: high) > Spring.rest { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if envelope(at: middle) > Spring.rest { low = middle } else { high = middle }
    }
    return high
  }

  /// Returns an upper bound of the remaining fraction, which decreases monotonically once it has begun to decrease.
  private func envelope(at time: Double) -> Double {
    let (z, w, v) = (dampingRatio, frequency, initialVelocity)
    if abs(z - 1) < 1e-6 { return exp(-w * time) * (1 + abs(w - v) * time) }
    if z < 1 {
      let swing = w * (1 - z * z).squareRoot()
      // Near 1 the oscillation is so slow that the bound by amplitude would be far too large.
      let amplitude = min((1 + ((z * w - v) / swing) * ((z * w - v) / swing)).squareRoot(), 1 + abs(z * w - v) * time)
      return exp(-z * w * time) * amplitude
    }
    let root = (z * z - 1).squareRoot()
    let (slow, fast) = (-w * (z - root), -w * (z + root))
    let share = (-v - fast) / (slow - fast)
    return abs(share) * exp(slow * time) + abs(1 - share) * exp(fast * time)
  }
}
