import TouchGeometry

extension EventLoop {
  /// Runs the loop until `stop()`.
  ///
  /// May be called from inside a callback; such a nested run has its own `stop()`. With a manual clock it also ends
  /// when no timer of the mode is pending, because nothing would ever happen then.
  public func run(mode: LoopMode = .default) { run(mode: mode, until: .infinity) }

  /// Runs the loop until `stop()` or until the loop's clock reaches `deadline`, whichever comes first.
  ///
  /// Timers that are due at the deadline still fire. At least one turn is made. With a manual clock this is
  /// `advance(to:)` in that mode.
  public func run(mode: LoopMode = .default, until deadline: TimeInterval) {
    if let manual {
      jump(manual, mode: mode, to: deadline)
      return
    }
    runs.append(false)
    watched.isFresh = false
    var isLast = false
    while !isLast, runs.last == false {
      isLast = clock.now >= deadline
      turn(mode: mode, sleepingUntil: isLast ? nil : deadline)
    }
    watched.isFresh = false
    runs.removeLast()
  }

  /// Ends the innermost run or advance after its current turn.
  ///
  /// It has no effect without one.
  public func stop() {
    guard !runs.isEmpty else { return }
    runs[runs.count - 1] = true
  }

  /// Ends all runs and advances on the stack, each after its current turn, because the app has ended.
  package func stopAll() {
    for index in runs.indices { runs[index] = true }
  }

  /// Advances a manual clock to `time` and does all work on the way, each timer at its own due time.
  ///
  /// Pending work is done first, at the current time; then the clock moves from due time to due time, with a turn at
  /// each, and finally to `time`. Timers scheduled in the process are included. A frame requested during a frame is
  /// created at the same time, at most eight times; then it waits until the clock moves. After 10,000 turns at one
  /// time the clock moves although there is work. `stop()` ends the advance
  /// early and leaves the clock where it is. With a `time` before the current one, only pending work is done. The loop
  /// must have a `ManualClock`.
  public func advance(to time: TimeInterval) {
    guard let manual else { preconditionFailure("only a loop with a manual clock can be advanced") }
    precondition(time.isFinite, "a loop can only advance to a finite time")
    jump(manual, mode: .default, to: time)
  }

  /// Advances a manual clock to `time` like `advance(to:)`, without firing timers that are due exactly then.
  ///
  /// So other events at that time precede timers of the same time. "Exactly" allows for the rounding errors of sums of
  /// decimal fractions. Nothing is done unless the time is later than the current one.
  public func advance(upTo time: TimeInterval) {
    guard let manual else { preconditionFailure("only a loop with a manual clock can be advanced") }
    precondition(time.isFinite, "a loop can only advance to a finite time")
    let tolerance = 1e-9
    guard time > manual.now else { return }
    jump(manual, mode: .default, to: max(manual.now, time - tolerance))
    manual.now = max(manual.now, time)
  }

  private func jump(_ manual: ManualClock, mode: LoopMode, to target: TimeInterval) {
    runs.append(false)
    var isSettled = true
    repeat {
      isSettled = settle(mode)
    } while runs.last == false
      && (isSettled ? moveOn(manual, mode: mode, to: target) : passTime(manual, to: target))
    runs.removeLast()
  }

  /// The maximum number of turns at one time of a manual clock, and how far the clock moves after them.
  ///
  /// Each turn takes some time on a real clock, so timers that always schedule another one for now let time pass.
  private static let maximumTurns = (count: 10_000, time: 0.1)

  /// Runs turns until there is no work at the current time; returns false if there still is after `maximumTurns`.
  private func settle(_ mode: LoopMode) -> Bool {
    var (turns, extraFrames) = (1, 0)
    turn(mode: mode, sleepingUntil: nil)
    while runs.last == false, hasWork(mode) {
      if isFrameRequested, timers.first(in: mode).map({ $0.fireTime > clock.now }) ?? true {
        extraFrames += 1
        if extraFrames > 8 { return true }
      }
      guard turns < Self.maximumTurns.count else { return false }
      turns += 1
      turn(mode: mode, sleepingUntil: nil)
    }
    return true
  }

  /// Moves the clock although there is work; returns false at the target.
  private func passTime(_ manual: ManualClock, to target: TimeInterval) -> Bool {
    guard manual.now < target else { return false }
    manual.now = min(manual.now + Self.maximumTurns.time, target)
    turnTime = manual.now
    return true
  }

  /// Moves the clock to the next due time, or otherwise to the target, instead of sleeping.
  ///
  /// Returns whether there is work then.
  private func moveOn(_ manual: ManualClock, mode: LoopMode, to target: TimeInterval) -> Bool {
    let wasFrameRequested = isFrameRequested
    call(beforeSleeping, mode)
    let next = timers.first(in: mode)?.fireTime ?? .infinity
    let isWorkNew = next <= manual.now || (isFrameRequested && !wasFrameRequested)
    let moment = min(next, target)
    let moves = !isWorkNew && runs.last == false && moment.isFinite && moment > manual.now
    if moves { manual.now = moment }
    turnTime = manual.now
    call(afterSleeping, mode)
    return isWorkNew || (moves && (next <= target || isFrameRequested))
  }
}
