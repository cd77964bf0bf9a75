import TouchGeometry

/// Work that the loop does once at a given time, or again and again.
///
/// The loop owns a timer until it has fired for the last time or is cancelled, and gives up its body then.
@preconcurrency @MainActor public final class LoopTimer {
  /// The time on the loop's clock at which the timer is due next; after the last firing, when it was due.
  public internal(set) var fireTime: TimeInterval
  /// Seconds from one due time to the next; nil for a timer that fires once.
  public let interval: TimeInterval?

  let modes: LoopModes
  /// Place in the order of scheduling; decides between timers of equal time.
  let order: Int
  var body: (@MainActor () -> Void)?
  private weak var loop: EventLoop?

  init(
    loop: EventLoop, fireTime: TimeInterval, interval: TimeInterval?, modes: LoopModes, order: Int,
    body: @escaping @MainActor () -> Void
  ) {
    self.loop = loop
    self.fireTime = fireTime
    self.interval = interval
    self.modes = modes
    self.order = order
    self.body = body
  }

  /// Whether the timer will fire again.
  ///
  /// False for a single timer while its body runs.
  public var isValid: Bool { body != nil }

  /// Ends the timer: its body is not called again.
  ///
  /// Any number of calls, from anywhere, its own body included.
  public func cancel() {
    guard body != nil else { return }
    body = nil
    loop?.timers.remove(self)
  }
}

/// The timers that wait, in the order in which they are due; equal times in the order of scheduling.
struct TimerQueue {
  private var timers: [LoopTimer] = []

  var isEmpty: Bool { timers.isEmpty }

  @MainActor mutating func insert(_ timer: LoopTimer) {
    timers.insert(timer, at: position(of: timer))
  }

  /// Removes a timer that may or may not wait here.
  @MainActor mutating func remove(_ timer: LoopTimer) {
    let place = position(of: timer)
    if place < timers.count, timers[place] === timer { timers.remove(at: place) }
  }

  /// The first timer of a mode.
  @MainActor func first(in mode: LoopMode) -> LoopTimer? {
    for timer in timers where timer.modes.contains(mode) { return timer }
    return nil
  }

  /// Takes out the first timer of a mode that is due at `time` and was scheduled before `order`.
  @MainActor mutating func popDue(at time: TimeInterval, in mode: LoopMode, before order: Int) -> LoopTimer? {
    for (place, timer) in timers.enumerated() {
      if timer.fireTime > time { return nil }
      if timer.order < order, timer.modes.contains(mode) { return timers.remove(at: place) }
    }
    return nil
  }

  /// Index of the first timer that does not come before `timer`.
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
