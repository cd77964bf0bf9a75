import TouchGeometry

extension EventLoop {
  /// Turns the loop until `stop()`.
  ///
  /// May be called from inside a callback; such a nested run has its own `stop()`. With a manual clock it also ends
  /// when no timer of the mode waits any more, because nothing would ever happen then.
  public func run(mode: LoopMode = .default) { run(mode: mode, until: .infinity) }

  /// Turns the loop until `stop()` or until the loop's clock reaches `deadline`, whichever comes first.
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

  /// Ends the innermost run, or advance, after the turn it is in.
  ///
  /// Without one it has no effect.
  public func stop() {
    guard !runs.isEmpty else { return }
    runs[runs.count - 1] = true
  }

  /// Ends every run and advance that is on the stack, each after the turn it is in: the program is over.
  package func stopAll() {
    for index in runs.indices { runs[index] = true }
  }

  /// Moves a manual clock to `time` and does everything on the way, each timer at its own due time.
  ///
  /// What is pending is done first, at the present time; then the clock goes from due time to due time, with a turn at
  /// each, and last to `time`. Timers that are scheduled meanwhile take part. A frame that is asked for during a frame
  /// is done at the same time, eight times at most; then it waits until the clock moves. `stop()` ends it early and
  /// leaves the clock where it is. An earlier `time` than the present does what is pending and moves nothing. The loop
  /// must have a `ManualClock`.
  public func advance(to time: TimeInterval) {
    guard let manual else { preconditionFailure("only a loop with a manual clock can be advanced") }
    precondition(time.isFinite, "a loop advances to a time that is finite")
    jump(manual, mode: .default, to: time)
  }

  /// Moves a manual clock to `time` as `advance(to:)` does, but leaves alone what is due exactly then.
  ///
  /// So whatever happens at that time comes before timers of the same time. "Exactly" forgives the billionth of a second
  /// by which sums of decimal fractions miss each other. Nothing is done unless the time is later than the present.
  public func advance(upTo time: TimeInterval) {
    guard let manual else { preconditionFailure("only a loop with a manual clock can be advanced") }
    precondition(time.isFinite, "a loop advances to a time that is finite")
    let tolerance = 1e-9
    guard time > manual.now else { return }
    jump(manual, mode: .default, to: max(manual.now, time - tolerance))
    manual.now = max(manual.now, time)
  }

  private func jump(_ manual: ManualClock, mode: LoopMode, to target: TimeInterval) {
    runs.append(false)
    repeat {
      settle(mode)
    } while runs.last == false && moveOn(manual, mode: mode, to: target)
    runs.removeLast()
  }

  /// Turns until nothing is to do at the present time.
  private func settle(_ mode: LoopMode) {
    var extraFrames = 0
    turn(mode: mode, sleepingUntil: nil)
    while runs.last == false, hasWork(mode) {
      if isFrameRequested, timers.first(in: mode).map({ $0.fireTime > clock.now }) ?? true {
        extraFrames += 1
        if extraFrames > 8 { return }
      }
      turn(mode: mode, sleepingUntil: nil)
    }
  }

  /// Moves the clock to the next due time, or else to the target; what a real loop would sleep through.
  ///
  /// Returns whether there is something to do then.
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
