import TouchGeometry

/// The times of repetitions of an arrow button that is down, in seconds (semantics 49.3).
enum ButtonRepeats {
  /// From the beginning of the press to the first repetition.
  static let delay: TimeInterval = 0.4
  /// From one repetition to the next.
  static let interval: TimeInterval = 0.08
}

extension UIApplication {
  /// Reports an arrow button as changed while it is down; other presses do not repeat.
  ///
  /// The timer exists until the press ends, is cancelled, or its view leaves the window.
  func startRepeating(_ press: UIPress) {
    guard press.buttonHeading != nil, press.isDown, !press.route.isOver else { return }
    scheduleRepetition(of: press, at: press.timestamp + ButtonRepeats.delay)
  }

  /// Schedules a repetition; the next one is scheduled before its handlers run, because they may run the loop (4.13).
  private func scheduleRepetition(of press: UIPress, at time: TimeInterval) {
    press.route.repeats = loop.schedule(at: time) { [weak self, weak press] in
      guard let self, let press else { return }
      // Repetitions that were missed while the app was busy are skipped.
      let missed = max(0, ((now - time) / ButtonRepeats.interval).rounded(.down))
      scheduleRepetition(of: press, at: time + (missed + 1) * ButtonRepeats.interval)
      repeatButton(press)
    }
  }

  private func repeatButton(_ press: UIPress) {
    guard gestureEnvironment.isBusy else { return send(press, isNew: false, isDown: true, now, []) }
    afterWorkInProgress { if press.isDown { self.send(press, isNew: false, isDown: true, self.now, []) } }
  }
}
