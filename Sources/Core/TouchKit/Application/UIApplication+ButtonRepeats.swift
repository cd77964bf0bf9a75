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
    press.route.repeats = loop.schedule(at: press.timestamp + ButtonRepeats.delay, every: ButtonRepeats.interval) {
      [weak self, weak press] in
      if let self, let press { self.repeatButton(press) }
    }
  }

  private func repeatButton(_ press: UIPress) {
    guard gestureEnvironment.isBusy else { return send(press, isNew: false, isDown: true, now, []) }
    afterWorkInProgress { if press.isDown { self.send(press, isNew: false, isDown: true, self.now, []) } }
  }
}
