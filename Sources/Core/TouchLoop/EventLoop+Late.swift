import TouchGeometry

extension EventLoop {
  /// Calls `body` as it would have been called at `time`; for an event that happened then and comes to be known now,
  /// after a callback that took long.
  ///
  /// The timers of the turn's mode that were due by that time fire first, in their order, also timers that such a timer
  /// schedules; each sees in `now` when it was due. `body` sees `time` there. So a finger that was held during a stall
  /// has been held for observers that wait for that. A repeating timer fires once, as after any stall.
  ///
  /// For the deliver step, with times that never go back. A `time` that is not in the past changes nothing; neither
  /// does a manual clock, which has no stalls.
  package func catchUp(with time: TimeInterval?, _ body: () -> Void) {
    guard manual == nil, depth > 0, let time, time < turnTime else { return body() }
    let present = turnTime
    fireTimers(dueBy: time, present: present)
    latestLateTime = max(latestLateTime, time)
    turnTime = latestLateTime
    body()
    // A run inside of the callbacks has moved the time on.
    turnTime = max(turnTime, present)
  }

  private func fireTimers(dueBy time: TimeInterval, present: TimeInterval) {
    var last = -TimeInterval.infinity
    var repeats = 0
    while let timer = timers.popDue(at: time, in: turnMode, before: .max) {
      // Timers that keep scheduling each other for the same time go on in the timers' step.
      repeats = timer.fireTime > last ? 0 : repeats + 1
      last = max(last, timer.fireTime)
      guard repeats < Self.mostAtOneTime else { return timers.insert(timer) }
      turnTime = max(latestLateTime, timer.fireTime)
      fire(timer, present: present)
    }
  }

  /// How many timers of one time fire before an event that is told late.
  private static let mostAtOneTime = 1000
}
