import TouchGeometry

/// A closure that the loop calls once at a given time, or repeatedly.
///
/// The loop retains a timer until it has fired for the last time or is cancelled, and then releases its body.
@preconcurrency @MainActor public final class LoopTimer {
  /// The next fire time on the loop's clock; after the last firing, that fire time.
  public internal(set) var fireTime: TimeInterval
  /// The seconds from one due time to the next; nil for a timer that fires once.
  public let interval: TimeInterval?

  let modes: LoopModes
  /// The position in the order of scheduling, which orders timers of equal time.
  let order: Int
  var body: (@MainActor () -> Void)?
  private weak var loop: EventLoop?

  init(
    loop: EventLoop, fireTime: TimeInterval, interval: TimeInterval?, modes: LoopModes, order: Int,
    body: @escaping @MainActor () -> Void
  ) {
    (self.loop, self.fireTime, self.interval) = (loop, fireTime, interval)
    (self.modes, self.order, self.body) = (modes, order, body)
  }

  /// Whether the timer will fire again.
  ///
  /// False for a one-shot timer while its body runs.
  public var isValid: Bool { body != nil }

  /// Cancels the timer: its body is not called again.
  ///
  /// It may be called any number of times, from anywhere, including its own body.
  public func cancel() {
    guard body != nil else { return }
    body = nil
    loop?.timers.remove(self)
  }
}

/// The pending timers, in the order of their due times; equal times in the order of scheduling.
struct TimerQueue {
  private var timers: [LoopTimer] = []

  var isEmpty: Bool { timers.isEmpty }

  @MainActor mutating func insert(_ timer: LoopTimer) {
    timers.insert(timer, at: position(of: timer))
  }

  /// Removes a timer, if it is pending.
  @MainActor mutating func remove(_ timer: LoopTimer) {
    let place = position(of: timer)
    if place < timers.count, timers[place] === timer { timers.remove(at: place) }
  }

  /// Returns the first timer of a mode.
  @MainActor func first(in mode: LoopMode) -> LoopTimer? {
    for timer in timers where timer.modes.contains(mode) { return timer }
    return nil
  }

  /// Removes and returns the first timer of a mode with a fire time up to `time` that was scheduled before `order`.
  @MainActor mutating func popDue(at time: TimeInterval, in mode: LoopMode, before order: Int) -> LoopTimer? {
    for (place, timer) in timers.enumerated() {
      if timer.fireTime > time { return nil }
      if timer.order < order, timer.modes.contains(mode) { return timers.remove(at: place) }
    }
    return nil
  }

  /// Returns the index of the first timer that is not before `timer`.
  @MainActor private func position(of timer: LoopTimer) -> Int {
    var low = 0
    var high = timers.count
    while low < high {
      let middle = (low + high) / 2
      let other = timers[middle]
      if (other.fireTime, other.order) < (timer.fireTime, timer.order) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
