import CTouchLoop
import TouchGeometry

extension EventLoop {
  /// The end of a turn on a real clock: Foundation's timers, then sleep if that was asked for and nothing is to do.
  func finish(_ mode: LoopMode, sleepingUntil limit: TimeInterval?) {
    guard let limit, !hasWork(mode) else {
      _ = mainQueue?.serveFoundation()
      return
    }
    call(beforeSleeping, mode)
    // Served here rather than with the loop's own timers, so that one call both fires them and tells when to wake,
    // with everything counted in that this turn's callbacks added.
    let foundationDelay = mainQueue?.serveFoundation() ?? .infinity
    sleep(mode, atMost: min(limit - clock.now, foundationDelay))
    turnTime = clock.now
    call(afterSleeping, mode)
  }

  /// Sleeps until a source or the main queue has something, the next timer is due or the time is up.
  private func sleep(_ mode: LoopMode, atMost limit: TimeInterval) {
    guard !hasWork(mode) else { return }
    var delay = limit
    if let timer = timers.first(in: mode) { delay = min(delay, timer.fireTime - clock.now) }
    guard delay > 0 else { return }
    // Last, because any call out may have had a library read its descriptor empty.
    for source in sources where source.modes.contains(mode) {
      if source.hasBuffered?() == true { return }
    }
    watch(mode)
    // A slow clock's second lasts longer for who sleeps.
    if let monotonic { delay /= monotonic.rate }
    // What woke the loop is served by the next turn without asking again.
    watched.isFresh = watched.wait(seconds: delay.isFinite ? delay : -1)
  }
}
