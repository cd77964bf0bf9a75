import TouchArbiter
import TouchGeometry
import TouchLoop

/// A timer that belongs to one attempt of one recognizer and ends with it.
@MainActor struct GestureTimer {
  let serial: Int
  let timer: LoopTimer
}

extension UIGestureRecognizer {
  /// Whether it may still finish without another touch.
  var isWaitingForTimer: Bool { !timers.isEmpty }

  /// Calls `body` at a time of the loop's clock, inside a pass of its own, unless the attempt is over by then.
  func startTimer(at time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    guard let environment else { return }
    let serial = (timers.last?.serial ?? 0) + 1
    let attempt = self.attempt
    let timer = environment.application.loop.schedule(at: time + GestureTuning.timerGrace) { [weak self] in
      guard let self else { return }
      timers.removeAll { $0.serial == serial }
      guard let environment = self.environment, !environment.arbiter.state(of: slot).isFinal else { return }
      // What is under way when it fires may end the attempt.
      environment.perform { if self.attempt == attempt { body() } }
    }
    timers.append(GestureTimer(serial: serial, timer: timer))
  }

  /// Ends all timers of the attempt.
  func cancelTimers() {
    for entry in timers { entry.timer.cancel() }
    timers.removeAll()
  }
}
