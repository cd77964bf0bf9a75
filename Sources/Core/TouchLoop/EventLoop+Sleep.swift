import CTouchLoop
import TouchGeometry

extension EventLoop {
  /// Ends a turn on a real clock: fires Foundation's timers, then sleeps if requested and there is nothing to do.
  func finish(_ mode: LoopMode, sleepingUntil limit: TimeInterval?) {
    guard let limit, !hasWork(mode) else {
      _ = mainQueue?.serveFoundation()
      return
    }
    call(beforeSleeping, mode)
    // Served here rather than with the loop's own timers, so that one call both fires them and returns when to wake,
    // including everything that this turn's callbacks added.
    let foundationDelay = mainQueue?.serveFoundation() ?? .infinity
    sleep(mode, atMost: min(limit - clock.now, foundationDelay))
    turnTime = clock.now
    call(afterSleeping, mode)
  }

  /// Sleeps until a source or the main queue is ready, the next timer is due or the time limit is reached.
  private func sleep(_ mode: LoopMode, atMost limit: TimeInterval) {
    guard !hasWork(mode) else { return }
    var delay = limit
    if let timer = timers.first(in: mode) { delay = min(delay, timer.fireTime - clock.now) }
    guard delay > 0 else { return }
    // Last, because any earlier call may have made a library read its descriptor.
    for source in sources where source.modes.contains(mode) {
      if source.hasBuffered?() == true { return }
    }
    watch(mode)
    // A second of a slow clock lasts longer in real time.
    if let monotonic { delay /= monotonic.rate }
    // The next turn serves what woke the loop without another poll.
    watched.isFresh = watched.wait(seconds: delay.isFinite ? delay : -1)
  }
}
