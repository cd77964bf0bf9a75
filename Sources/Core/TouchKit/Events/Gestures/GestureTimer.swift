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
  var isWaitingForTimer: Bool { !attempt.timers.isEmpty }

  /// Calls `body` with the recognizer at a time of the loop's clock, inside a pass of its own, unless the attempt is over
  /// by then.
  ///
  /// The environment keeps the recognizer during the attempt, so the timer need not refer to it.
  func startTimer(at time: TimeInterval, _ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    guard let environment else { return }
    let serial = (attempt.timers.last?.serial ?? 0) + 1
    let (slot, number) = (slot, attempt.number)
    let timer = environment.loop.schedule(at: GestureTuning.fireTime(dueAt: time)) { [weak environment] in
      guard let environment, let recognizer = environment.recognizer(slot), recognizer.attempt.number == number else {
        return
      }
      recognizer.editAttempt { $0.timers.removeAll { $0.serial == serial } }
      guard !environment.arbiter.state(of: slot).isFinal else { return }
      // What is under way when it fires may end the attempt.
      environment.perform { if recognizer.attempt.number == number { body(recognizer) } }
    }
    editAttempt { $0.timers.append(GestureTimer(serial: serial, timer: timer)) }
  }

  /// Ends all timers of the attempt.
  func cancelTimers() {
    for entry in attempt.timers { entry.timer.cancel() }
    if !attempt.timers.isEmpty { editAttempt { $0.timers = [] } }
  }
}
