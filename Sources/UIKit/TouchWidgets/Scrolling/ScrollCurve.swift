import TouchGeometry

/// A part of a movement along one axis, as a function of the time since its start.
///
/// The functions are closed forms: the position does not depend on when, or how often, it is queried.
enum ScrollCurve: Equatable, Sendable {
  /// Decelerates (9.10).
  case glide(Glide)
  /// Moves to a target by a critically damped spring (9.12, 9.13).
  case spring(Spring)
  /// Returns to a target from rest (9.12).
  case twoRate(TwoRateReturn)

  /// Returns the position of the content, in points.
  func position(at time: CGFloat) -> CGFloat {
    switch self {
    case .glide(let glide): glide.position(at: time)
    case .spring(let spring): spring.position(at: time)
    case .twoRate(let motion): motion.position(at: time)
    }
  }

  /// Returns the velocity, in points per second.
  func velocity(at time: CGFloat) -> CGFloat {
    switch self {
    case .glide(let glide): glide.velocity(at: time)
    case .spring(let spring): spring.velocity(at: time)
    case .twoRate(let motion): motion.velocity(at: time)
    }
  }

  /// The duration, in seconds.
  var duration: CGFloat {
    switch self {
    case .glide(let glide): glide.duration
    case .spring(let spring): spring.duration
    case .twoRate(let motion): motion.duration
    }
  }

  /// A deceleration until rest (9.10): `rate` is the fraction of the velocity that remains after each millisecond.
  struct Glide: Equatable, Sendable {
    var start: CGFloat
    /// The initial velocity, in points per second.
    var velocity: CGFloat
    var rate: CGFloat

    init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
      self.start = start
      self.velocity = velocity
      // A rate of 1 would never end, and a rate of 0 has no logarithm.
      self.rate = min(max(rate, 0.5), 0.99999)
    }

    /// Creates a deceleration that ends at a position.
    init(start: CGFloat, end: CGFloat, rate: CGFloat) {
      self.init(start: start, velocity: 0, rate: rate)
      guard end != start else { return }
      velocity = (end - start) / way + (end > start ? ScrollTuning.restingSpeed : -ScrollTuning.restingSpeed)
    }

    /// The logarithm of the fraction of the velocity that remains after one second.
    private var decay: CGFloat { 1000 * CGFloat(log(Double(rate))) }

    /// The whole distance that an initial velocity of 1 pt/s would cover, in points.
    private var way: CGFloat { ScrollTuning.way(rate) }

    func position(at time: CGFloat) -> CGFloat {
      start + velocity * (1 - CGFloat(exp(Double(decay * time)))) * way
    }

    func velocity(at time: CGFloat) -> CGFloat { velocity * CGFloat(exp(Double(decay * time))) }

    var duration: CGFloat {
      guard abs(velocity) > ScrollTuning.restingSpeed else { return 0 }
      return CGFloat(log(Double(ScrollTuning.restingSpeed / abs(velocity)))) / decay
    }

    /// The final position.
    var end: CGFloat { position(at: duration) }

    /// Returns the time at which a position is reached.
    func time(of place: CGFloat) -> CGFloat {
      CGFloat(log(Double(1 - (place - start) / way / velocity))) / decay
    }
  }

  /// A critically damped spring (9.12).
  struct Spring: Equatable, Sendable {
    var target: CGFloat
    /// The initial position, relative to the target.
    var displacement: CGFloat
    var velocity: CGFloat
    /// The frequency, per second.
    var frequency: CGFloat

    func position(at time: CGFloat) -> CGFloat {
      target + (displacement + (velocity + frequency * displacement) * time) * CGFloat(exp(Double(-frequency * time)))
    }

    func velocity(at time: CGFloat) -> CGFloat {
      let slope = velocity + frequency * displacement
      return (slope - frequency * (displacement + slope * time)) * CGFloat(exp(Double(-frequency * time)))
    }

    /// The time until the distance stays below `ScrollTuning.restDistance`.
    var duration: CGFloat {
      let slope = abs(velocity + frequency * displacement)
      func reach(_ time: CGFloat) -> CGFloat {
        (abs(displacement) + slope * time) * CGFloat(exp(Double(-frequency * time)))
      }
      // After its maximum the reach only decreases.
      var low = 1 / frequency
      guard reach(low) > ScrollTuning.restDistance || abs(displacement) > ScrollTuning.restDistance else { return 0 }
      var high = low * 2
      while reach(high) > ScrollTuning.restDistance { high *= 2 }
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if reach(middle) > ScrollTuning.restDistance { low = middle } else { high = middle }
      }
      return high
    }
  }

  /// A return with two rates from rest (9.12).
  struct TwoRateReturn: Equatable, Sendable {
    var target: CGFloat
    var displacement: CGFloat
    var velocity: CGFloat

    private var parts: (slow: CGFloat, quick: CGFloat) {
      let rates = ScrollTuning.returnRates
      let slow = (rates.quick * displacement + velocity) / (rates.quick - rates.slow)
      return (slow, displacement - slow)
    }

    func position(at time: CGFloat) -> CGFloat {
      let (parts, rates) = (self.parts, ScrollTuning.returnRates)
      return target + parts.slow * CGFloat(exp(Double(-rates.slow * time)))
        + parts.quick * CGFloat(exp(Double(-rates.quick * time)))
    }

    func velocity(at time: CGFloat) -> CGFloat {
      let (parts, rates) = (self.parts, ScrollTuning.returnRates)
      return -rates.slow * parts.slow * CGFloat(exp(Double(-rates.slow * time)))
        - rates.quick * parts.quick * CGFloat(exp(Double(-rates.quick * time)))
    }

    /// The time of the reversal, or zero; before and after it the distance changes monotonically.
    private var turn: CGFloat {
      let (parts, rates) = (self.parts, ScrollTuning.returnRates)
      guard parts.slow != 0 else { return 0 }
      let part = -rates.quick * parts.quick / (rates.slow * parts.slow)
      return part > 1 ? CGFloat(log(Double(part))) / (rates.quick - rates.slow) : 0
    }

    /// The time until the distance stays below `ScrollTuning.restDistance`.
    var duration: CGFloat {
      let (turn, rest) = (self.turn, ScrollTuning.restDistance)
      func isFar(_ time: CGFloat) -> Bool { abs(position(at: time) - target) > rest }
      guard isFar(turn) || isFar(0) else { return 0 }
      let reach = abs(parts.slow) + abs(parts.quick)
      let latest = CGFloat(log(Double(reach / rest))) / ScrollTuning.returnRates.slow
      var (low, high) = isFar(turn) ? (turn, latest) : (0, turn)
      for _ in 0..<40 {
        let middle = (low + high) / 2
        if isFar(middle) { low = middle } else { high = middle }
      }
      return high
    }
  }
}
