import CTouchLoop
import TouchGeometry

extension EventLoop {
  /// Performs one turn: all due work in `mode`, in the order of `LoopPhase`.
  ///
  /// A blocking turn sleeps at its end until a source, a timer or the main queue is ready for the next turn; it does
  /// not sleep if a frame was requested, a timer is due or `stop()` was called. With a manual clock no turn blocks. May
  /// be called from inside a callback.
  public func runTurn(mode: LoopMode = .default, blocking: Bool = false) {
    watched.isFresh = false
    turn(mode: mode, sleepingUntil: blocking ? .infinity : nil)
    watched.isFresh = false
  }

  /// Performs one turn; sleeps until `limit` at most, and not at all if that is nil.
  func turn(mode: LoopMode, sleepingUntil limit: TimeInterval?) {
    let (outerPhase, outerMode) = (phase, turnMode)
    depth += 1
    turnTime = clock.now
    turnMode = mode
    perform(.poll, mode)
    serveSources(mode)
    perform(.deliver, mode)
    fireTimers(mode)
    perform(.timers, mode)
    if isFrameRequested {
      perform(.animate, mode)
      isFrameRequested = false
      perform(.layout, mode)
      perform(.draw, mode)
      perform(.present, mode)
    }
    perform(.sleep, mode)
    if manual == nil { finish(mode, sleepingUntil: limit) }
    depth -= 1
    phase = outerPhase
    turnMode = outerMode
  }

  /// Calls the handlers of a step.
  private func perform(_ step: LoopPhase, _ mode: LoopMode) {
    phase = step
    call(handlers[step.rawValue], mode)
  }

  /// Calls the observers of a list that have not been cancelled when their turn comes.
  func call(_ observers: [LoopObserver], _ mode: LoopMode) {
    for observer in observers where observer.modes.contains(mode) { observer.body?() }
  }

  /// Calls the ready sources, then drains the main queue if it is ready.
  private func serveSources(_ mode: LoopMode) {
    guard !sources.isEmpty || mainQueue != nil else { return }
    watch(mode)
    guard !watched.list.isEmpty else { return }
    if watched.isFresh { watched.isFresh = false } else { watched.wait(seconds: 0) }
    // Copies, because a callback may run the loop, which polls again. They are only physically copied in that case.
    let polled = watched
    let sources = sources
    var place = 0
    for source in sources where source.modes.contains(mode) {
      let events = Int32(polled.list[place].revents)
      place += 1
      if events & POLLNVAL != 0 {
        source.cancel()
      } else if events != 0 || source.hasBuffered?() == true {
        source.ready?()
      }
    }
    if polled.servesQueue, polled.list[place].revents != 0 { mainQueue?.drain() }
  }

  /// Watches the descriptors of a mode's sources, in order, followed by that of the main queue.
  ///
  /// The latter is omitted inside one of the queue's jobs.
  func watch(_ mode: LoopMode) {
    let queue = MainQueue.isInsideJob ? nil : mainQueue
    if watched.mode == mode, watched.servesQueue == (queue != nil) { return }
    watched = WatchedDescriptors(mode: mode, servesQueue: queue != nil)
    for source in sources where source.modes.contains(mode) { watched.add(source.descriptor) }
    if let queue { watched.add(queue.descriptor) }
  }

  /// Fires the timers that are due and were scheduled before this step.
  private func fireTimers(_ mode: LoopMode) {
    phase = .timers
    let limit = nextOrder
    let time = turnTime
    while let timer = timers.popDue(at: time, in: mode, before: limit) { fire(timer, present: turnTime) }
  }

  /// Calls a timer; past due times of a repeating one are skipped.
  func fire(_ timer: LoopTimer, present: TimeInterval) {
    let body = timer.body
    guard let interval = timer.interval else {
      timer.body = nil
      body?()
      return
    }
    body?()
    guard timer.isValid else { return }
    timer.fireTime += interval
    // A nested run may have advanced the turn's time.
    let present = max(present, turnTime)
    if timer.fireTime <= present {
      let missed = ((present - timer.fireTime) / interval).rounded(.down) + 1
      timer.fireTime += missed * interval
    }
    timers.insert(timer)
  }

  /// Returns whether a turn of `mode` would have work without waiting.
  func hasWork(_ mode: LoopMode) -> Bool {
    if isFrameRequested || runs.last == true { return true }
    return timers.first(in: mode).map { $0.fireTime <= clock.now } ?? false
  }
}
