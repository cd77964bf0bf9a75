import CTouchLoop
import TouchGeometry

/// A source of time for a run loop, in seconds that never go back.
///
/// A loop reads its clock once at the beginning of a turn and once after it slept; callbacks see `EventLoop.now`.
@preconcurrency @MainActor public protocol LoopClock: AnyObject {
  /// Seconds since a moment of the clock's choosing.
  var now: TimeInterval { get }
}

/// The system's clock that counts the seconds since the machine started; setting the date does not move it.
@preconcurrency @MainActor public final class MonotonicClock: LoopClock {
  /// A clock; all of them tell the same time, as long as their rate is 1.
  public init() {}

  /// Seconds since the machine started, sleep of the machine not counted (`CLOCK_MONOTONIC`).
  public var now: TimeInterval { base + (touch_monotonic_time() - anchor) * rate }

  /// How many seconds go by on it in one of the machine's: 1, or less to see everything in slow motion.
  ///
  /// The time does not jump when it is set. Must be above 0.
  package var rate: Double = 1 {
    willSet {
      let machine = touch_monotonic_time()
      (base, anchor) = (base + (machine - anchor) * rate, machine)
    }
  }
  /// Lets so many seconds go by at once; not below 0.
  package func skip(_ seconds: TimeInterval) { base += seconds }

  /// What the clock said when the machine's said `anchor`.
  private var base: TimeInterval = 0
  private var anchor: TimeInterval = 0
}

/// A clock that starts at 0 and stands still until its loop is told to advance.
///
/// Programs that must give the same log on every run use it: headless playing, tests. A clock belongs to one loop.
@preconcurrency @MainActor public final class ManualClock: LoopClock {
  /// Seconds since the clock was made, as far as the loop was told to go.
  public internal(set) var now: TimeInterval = 0

  /// A clock at time 0.
  public init() {}
}
