import TouchArbiter
import TouchGeometry
import TouchLoop

/// A timer that belongs to one attempt of a recognizer and is cancelled with it.
@MainActor struct GestureTimer {
  let serial: Int
  let timer: LoopTimer
}

extension UIGestureRecognizer {
  /// Whether the recognizer may still finish without another touch.
  var isWaitingForTimer: Bool { !attempt.timers.isEmpty }

  /// Calls `body` with the recognizer at a time of the loop's clock, in a separate pass, unless the attempt has ended.
  ///
  /// The environment retains the recognizer during the attempt, so the timer does not.
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
      // Completing running work first may end the attempt.
      environment.perform { if recognizer.attempt.number == number { body(recognizer) } }
    }
    editAttempt { $0.timers.append(GestureTimer(serial: serial, timer: timer)) }
  }

  /// Cancels all timers of the attempt.
  func cancelTimers() {
    for entry in attempt.timers { entry.timer.cancel() }
    if !attempt.timers.isEmpty { editAttempt { $0.timers = [] } }
  }
}
