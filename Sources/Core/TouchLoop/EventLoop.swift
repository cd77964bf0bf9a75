import CTouchLoop
import TouchGeometry

/// The run loop of an app with a user interface: it performs due work in turns, and sleeps in between.
///
/// A turn always has the same steps: *poll, deliver, timers, animate, layout, draw, present, sleep* (`LoopPhase`). The
/// four steps of a frame are skipped unless `requestFrame()` was called. A turn reads the time once, when it begins,
/// and again when it wakes; every callback of the turn sees that time in `now`.
///
/// Contract:
/// - Callbacks may do anything: cancel pending callbacks, including themselves, add more, run the loop again, stop it.
///   Cancelled ones are not called again, not even later in the same turn.
/// - Handlers, sources and observers that are added during their own step are called from the next turn. A timer
///   scheduled for now or earlier fires in the next turn, before the loop sleeps.
/// - While no work is scheduled the loop sleeps in a single `ppoll` and does not wake up at all.
/// - On the operating system's main thread the loop serves libdispatch's main queue, so that `DispatchQueue.main`,
///   `Task { @MainActor }` and `await` work in its callbacks and wake it; with a real clock and the trait
///   `FoundationGeometry` it also serves Foundation's timers in the default mode of `RunLoop.main`, in runs of either
///   mode. Inside a main-queue job, a nested run does not serve that queue: libdispatch does not nest its jobs.
/// - With a `ManualClock` the loop never sleeps, and time moves only in `advance(to:)` and in runs, directly from one
///   due timer to the next.
@preconcurrency @MainActor public final class EventLoop {
  /// The clock of the loop.
  public let clock: any LoopClock

  let manual: ManualClock?
  /// The clock, if it is the real one.
  package let monotonic: MonotonicClock?
  let mainQueue: MainQueue?
  var timers = TimerQueue()
  var sources: [LoopSource] = [] { didSet { watched.mode = nil } }
  var handlers: [[LoopObserver]] = Array(repeating: [], count: LoopPhase.allCases.count)
  var beforeSleeping: [LoopObserver] = []
  var afterSleeping: [LoopObserver] = []
  /// One entry per active run, innermost last: whether it must stop.
  var runs: [Bool] = []
  var depth = 0
  var turnTime: TimeInterval = 0
  var turnMode = LoopMode.default
  /// The largest time that a late event has seen in `now`.
  var latestLateTime: TimeInterval = -.infinity
  var watched = WatchedDescriptors()
  private var scheduled = 0

  /// Whether a frame was requested that has not begun.
  public internal(set) var isFrameRequested = false
  /// The current step of the innermost turn; nil outside turns.
  public internal(set) var phase: LoopPhase?

  /// Creates a loop with a clock.
  ///
  /// A `ManualClock` belongs to one loop.
  public init(clock: any LoopClock = MonotonicClock()) {
    self.clock = clock
    manual = clock as? ManualClock
    monotonic = clock as? MonotonicClock
    mainQueue = MainQueue()
  }

  /// Whether time moves only when the loop is advanced.
  public var hasManualClock: Bool { manual != nil }

  /// The time in seconds on the loop's clock: inside a callback the time of its turn, otherwise the clock's time.
  ///
  /// In a timer of a loop with a manual clock it is the time at which the timer was due.
  public var now: TimeInterval { depth > 0 ? turnTime : clock.now }

  /// The number of the next timer; timers with smaller numbers were scheduled earlier.
  var nextOrder: Int { scheduled }

  /// Schedules `body` at a time of the loop's clock, and then every `interval` seconds if one is given.
  ///
  /// Timers of equal time fire in the order in which they were scheduled. A repeating timer is never called from inside
  /// its own body; due times that passed while the app was busy are skipped. `interval` must be more than zero.
  @discardableResult public func schedule(
    at time: TimeInterval, every interval: TimeInterval? = nil, modes: LoopModes = .common,
    _ body: @escaping @MainActor () -> Void
  ) -> LoopTimer {
    precondition(!time.isNaN, "a timer requires a time that is a number")
    precondition(interval.map { $0 > 0 } ?? true, "a repeating timer requires an interval greater than zero")
    let timer = LoopTimer(
      loop: self, fireTime: time, interval: interval, modes: modes, order: scheduled, body: body)
    scheduled += 1
    timers.insert(timer)
    return timer
  }

  /// Calls `ready` in the poll step of every turn in which the descriptor is readable, closed by its peer or broken.
  ///
  /// It may be called although everything was read, by a nested run or by a callback of the same turn. `hasBuffered` is
  /// for libraries that read the descriptor into their own buffer: it is called if the descriptor is not readable and,
  /// as the last step, before the loop sleeps; if it returns true, `ready` is called anyway. The loop retains the
  /// source until it is cancelled; a descriptor that is not open ends it.
  @discardableResult public func addSource(
    descriptor: Int32, modes: LoopModes = .common, hasBuffered: (@MainActor () -> Bool)? = nil,
    _ ready: @escaping @MainActor () -> Void
  ) -> LoopSource {
    let source = LoopSource(
      loop: self, descriptor: descriptor, modes: modes, hasBuffered: hasBuffered, ready: ready)
    sources.append(source)
    return source
  }

  /// Calls `body` once in every turn that reaches `phase`, after the handlers that were added before.
  @discardableResult public func addHandler(
    for phase: LoopPhase, modes: LoopModes = .common, _ body: @escaping @MainActor () -> Void
  ) -> LoopObserver {
    let handler = LoopObserver(modes: modes, body: body) { [weak self] handler in
      self?.handlers[phase.rawValue].removeAll { $0 === handler }
    }
    handlers[phase.rawValue].append(handler)
    return handler
  }

  /// Calls `body` whenever the loop is about to sleep, or has woken up.
  ///
  /// Nonblocking turns have no such moments.
  @discardableResult public func addObserver(
    _ moment: LoopMoment, modes: LoopModes = .common, _ body: @escaping @MainActor () -> Void
  ) -> LoopObserver {
    let observer = LoopObserver(modes: modes, body: body) { [weak self] observer in
      switch moment {
      case .beforeSleeping: self?.beforeSleeping.removeAll { $0 === observer }
      case .afterSleeping: self?.afterSleeping.removeAll { $0 === observer }
      }
    }
    switch moment {
    case .beforeSleeping: beforeSleeping.append(observer)
    case .afterSleeping: afterSleeping.append(observer)
    }
    return observer
  }

  /// Requests a frame: the steps animate to present in this turn if they are still to come, otherwise in the next one.
  ///
  /// In the animate step it refers to the current frame, whose other steps are still to come; later in a frame, to one
  /// more frame immediately after it. For frames at a fixed rate, schedule a timer that requests them.
  public func requestFrame() { isFrameRequested = true }

  /// The fire time of the next timer of any mode, or nil without one.
  public var nextTimerTime: TimeInterval? {
    switch (timers.first(in: .default)?.fireTime, timers.first(in: .tracking)?.fireTime) {
    case (let first?, let second?): min(first, second)
    case (let only?, nil), (nil, let only?): only
    case (nil, nil): nil
    }
  }

  /// Whether a timer of any mode is pending.
  public var hasPendingTimers: Bool { !timers.isEmpty }
}
