import TouchGeometry

extension EventLoop {
  /// Calls `body` as at an earlier `time`, for an event that happened then and is only read now, after a slow callback.
  ///
  /// The timers of the turn's mode with fire times up to that time fire first, in order, including timers that they
  /// schedule; each sees its due time in `now`. `body` sees `time` there. So a finger that was held during a stall has
  /// been held for observers of that duration. A repeating timer fires once, as after any stall.
  ///
  /// For the deliver step, with nondecreasing times. A `time` that is not in the past has no effect; neither does this
  /// method with a manual clock, which has no stalls.
  package func catchUp(with time: TimeInterval?, _ body: () -> Void) {
    guard manual == nil, depth > 0, let time, time < turnTime else { return body() }
    let present = turnTime
    fireTimers(dueBy: time, present: present)
    latestLateTime = max(latestLateTime, time)
    turnTime = latestLateTime
    body()
    // A run inside the callbacks has advanced the time.
    turnTime = max(turnTime, present)
  }

  private func fireTimers(dueBy time: TimeInterval, present: TimeInterval) {
    var last = -TimeInterval.infinity
    var repeats = 0
    while let timer = timers.popDue(at: time, in: turnMode, before: .max) {
      // Timers that keep scheduling each other for the same time continue in the timers step.
      repeats = timer.fireTime > last ? 0 : repeats + 1
      last = max(last, timer.fireTime)
      guard repeats < Self.maximumAtOneTime else { return timers.insert(timer) }
      turnTime = max(latestLateTime, timer.fireTime)
      fire(timer, present: present)
    }
  }

  /// The maximum number of timers of one time that fire before a late event.
  private static let maximumAtOneTime = 1000
}
