import TouchGeometry

/// A clock that can be slowed down or stopped, and with it everything that a loop does.
///
/// Its seconds are those of another clock, multiplied with `speed`; changing the speed never makes it jump. A loop that
/// has it as its clock sleeps as long as its timers need at that speed.
@MainActor package final class PacedClock: LoopClock {
  private let base: any LoopClock
  private var anchor: (own: TimeInterval, base: TimeInterval)

  /// Seconds of this clock in a second of the other one; 1 at first, 0 while it stands still, never negative.
  package var speed: Double = 1 {
    willSet { anchor = (now, base.now) }
    didSet { speed = max(0, speed) }
  }

  /// A clock that tells the same time as another one until it is given another speed.
  package init(_ base: any LoopClock = MonotonicClock()) {
    self.base = base
    anchor = (base.now, base.now)
  }

  package var now: TimeInterval { anchor.own + (base.now - anchor.base) * speed }

  /// How long the other clock takes for a number of this one's seconds; for ever while this one stands still.
  func baseSeconds(_ seconds: TimeInterval) -> TimeInterval {
    seconds <= 0 ? seconds : (speed > 0 ? seconds / speed : .infinity)
  }
}
