import CTouchLoop
import TouchGeometry

/// The loop that a program with a user interface lives in: it turns, does what is due, and sleeps.
///
/// A turn is always the same list: *poll, deliver, timers, animate, layout, draw, present, sleep* (`LoopPhase`). The
/// four steps of a frame are left out unless somebody called `requestFrame()`. A turn takes the time once, when it
/// begins, and again when it wakes; every callback of the turn sees that time in `now`.
///
/// Contract:
/// - Callbacks may do anything: cancel what is waiting, themselves included, add more, run the loop again, stop it.
///   What is cancelled is not called again, not even later in the same turn.
/// - Handlers, sources and observers that are added in the middle of their own step are called from the next turn on.
///   A timer that is scheduled for now or earlier fires in the next turn, before the loop sleeps.
/// - While nothing is due the loop sleeps in one `ppoll` and does not wake up at all.
/// - On the operating system's main thread the loop serves libdispatch's main queue, so that `DispatchQueue.main`,
///   `Task { @MainActor }` and `await` work in its callbacks and wake it; with a real clock and under the trait
///   `FoundationGeometry`, Foundation's timers in the default mode of `RunLoop.main` too, in runs of either mode.
///   Inside a main-queue job, a nested run leaves that queue alone: libdispatch does not nest its jobs.
/// - With a `ManualClock` the loop never sleeps and time moves only in `advance(to:)` and in runs, from one due timer
///   straight to the next.
@preconcurrency @MainActor public final class EventLoop {
  /// Where the loop takes its time from.
  public let clock: any LoopClock

  let manual: ManualClock?
  /// The clock, if it is the machine's.
  package let monotonic: MonotonicClock?
  let mainQueue: MainQueue?
  var timers = TimerQueue()
  var sources: [LoopSource] = [] { didSet { watched.mode = nil } }
  var handlers: [[LoopObserver]] = Array(repeating: [], count: LoopPhase.allCases.count)
  var beforeSleeping: [LoopObserver] = []
  var afterSleeping: [LoopObserver] = []
  /// One entry per run under way, innermost last: whether it was told to stop.
  var runs: [Bool] = []
  var depth = 0
  var turnTime: TimeInterval = 0
  var turnMode = LoopMode.default
  /// What the last event that was told late has seen in `now`.
  var latestLateTime: TimeInterval = -.infinity
  var watched = WatchedDescriptors()
  private var scheduled = 0

  /// Whether a frame was asked for that has not begun.
  public internal(set) var isFrameRequested = false
  /// The step that the innermost turn is in; nil outside turns.
  public internal(set) var phase: LoopPhase?

  /// A loop on a clock of its own.
  ///
  /// A `ManualClock` belongs to one loop.
  public init(clock: any LoopClock = MonotonicClock()) {
    self.clock = clock
    manual = clock as? ManualClock
    monotonic = clock as? MonotonicClock
    mainQueue = MainQueue()
  }

  /// Whether time moves only when the loop is told to advance.
  public var hasManualClock: Bool { manual != nil }

  /// The time in seconds on the loop's clock: inside a callback the time of its turn, else what the clock says.
  ///
  /// In a timer of a loop with a manual clock this is the time at which the timer was due.
  public var now: TimeInterval { depth > 0 ? turnTime : clock.now }

  /// The number that the next timer gets; timers of a smaller number were scheduled earlier.
  var nextOrder: Int { scheduled }

  /// Has `body` called at a time of the loop's clock, and then every `interval` seconds if one is given.
  ///
  /// Timers of equal time fire in the order in which they were scheduled. A repeating timer is never called from inside
  /// its own body; due times that passed while the program was busy are skipped. `interval` must be more than zero.
  @discardableResult public func schedule(
    at time: TimeInterval, every interval: TimeInterval? = nil, modes: LoopModes = .common,
    _ body: @escaping @MainActor () -> Void
  ) -> LoopTimer {
    precondition(!time.isNaN, "a timer needs a time that is a number")
    precondition(interval.map { $0 > 0 } ?? true, "a repeating timer needs an interval of more than zero")
    let timer = LoopTimer(
      loop: self, fireTime: time, interval: interval, modes: modes, order: scheduled, body: body)
    scheduled += 1
    timers.insert(timer)
    return timer
  }

  /// Has `ready` called in the poll step of every turn that finds the descriptor readable, closed by its peer or broken.
  ///
  /// It may be called although everything was read, by a nested run or by a callback of the same turn. `hasBuffered`
  /// is for libraries that read the descriptor into a buffer of their own: it is asked when the descriptor is not
  /// readable and, as the last thing, before the loop sleeps; if it says yes, `ready` is called all the same. The loop
  /// owns the source until it is cancelled; a descriptor that turns out not to be open ends it.
  @discardableResult public func addSource(
    descriptor: Int32, modes: LoopModes = .common, hasBuffered: (@MainActor () -> Bool)? = nil,
    _ ready: @escaping @MainActor () -> Void
  ) -> LoopSource {
    let source = LoopSource(
      loop: self, descriptor: descriptor, modes: modes, hasBuffered: hasBuffered, ready: ready)
    sources.append(source)
    return source
  }

  /// Has `body` called once in every turn that reaches `phase`, after the handlers that were added before.
  @discardableResult public func addHandler(
    for phase: LoopPhase, modes: LoopModes = .common, _ body: @escaping @MainActor () -> Void
  ) -> LoopObserver {
    let handler = LoopObserver(modes: modes, body: body) { [weak self] handler in
      self?.handlers[phase.rawValue].removeAll { $0 === handler }
    }
    handlers[phase.rawValue].append(handler)
    return handler
  }

  /// Has `body` called whenever the loop is about to sleep, or has woken up.
  ///
  /// Turns that do not block have no such moment.
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

  /// Asks for a frame: the steps animate to present in this turn if they are still to come, else in the next one.
  ///
  /// Asked in the animate step, it means the frame under way, whose other steps are still to come; later in a frame, one
  /// more frame, at once. Who wants frames at a rate schedules a timer that asks.
  public func requestFrame() { isFrameRequested = true }

  /// The time at which the next timer of any mode is due; nil if none waits.
  public var nextTimerTime: TimeInterval? {
    switch (timers.first(in: .default)?.fireTime, timers.first(in: .tracking)?.fireTime) {
    case (let first?, let second?): min(first, second)
    case (let only?, nil), (nil, let only?): only
    case (nil, nil): nil
    }
  }

  /// Whether a timer of any mode waits.
  public var hasPendingTimers: Bool { !timers.isEmpty }
}
