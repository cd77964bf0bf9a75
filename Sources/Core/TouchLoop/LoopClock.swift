import CTouchLoop
import TouchGeometry

/// A source of time for a run loop, in seconds that never decrease.
///
/// A loop reads its clock once at the beginning of a turn and once after it slept; callbacks use `EventLoop.now`.
@preconcurrency @MainActor public protocol LoopClock: AnyObject {
  /// Seconds since an arbitrary start.
  var now: TimeInterval { get }
}

/// The system clock that counts seconds since the machine started; it is independent of the date.
@preconcurrency @MainActor public final class MonotonicClock: LoopClock {
  /// Creates a clock; all clocks have the same time while their rate is 1.
  public init() {}

  /// Seconds since the machine started, without suspended time (`CLOCK_MONOTONIC`).
  public var now: TimeInterval { base + (touch_monotonic_time() - anchor) * rate }

  /// The number of its seconds per second of real time: 1, or less for slow motion.
  ///
  /// Setting it does not make the time jump. It must be above 0.
  package var rate: Double = 1 {
    willSet {
      let machine = touch_monotonic_time()
      (base, anchor) = (base + (machine - anchor) * rate, machine)
    }
  }
  /// Advances the clock by a number of seconds; not below 0.
  package func skip(_ seconds: TimeInterval) { base += seconds }

  /// The clock's time when the machine's was `anchor`.
  private var base: TimeInterval = 0
  private var anchor: TimeInterval = 0
}

/// A clock that starts at 0 and does not move until its loop is advanced.
///
/// It gives the same log on every run: for headless playback and tests. A clock belongs to one loop.
@preconcurrency @MainActor public final class ManualClock: LoopClock {
  /// Seconds since the clock was created, as advanced by the loop.
  public internal(set) var now: TimeInterval = 0

  /// Creates a clock at time 0.
  public init() {}
}
