import TouchArbiter

/// Counts presses of one type, one after the other, for taps and long presses by buttons (semantics 48.23, 48.24).
struct PressTracker {
  /// The number of completed presses.
  private(set) var count = 0
  private var down: UIPress?
  private var type: UIPress.PressType?

  /// Begins a press; returns why the gesture fails, or nil if it does not.
  @MainActor mutating func began(_ press: UIPress) -> Reason? {
    if down != nil { return .tooManyPresses }
    if let type, type != press.type { return .otherPress }
    (down, type) = (press, press.type)
    return nil
  }

  /// Ends a press; returns whether it is the one that is down.
  mutating func ended(_ press: UIPress) -> Bool {
    guard down === press else { return false }
    down = nil
    count += 1
    return true
  }
}

extension UIGestureRecognizer {
  /// Fails because of a press that may not begin.
  func failAtPresses(_ reason: Reason) {
    fail(reason, reason == .tooManyPresses ? Measure(2, against: 1, .presses) : nil)
  }
}

extension Set<UIPress> {
  /// The presses in the order in which they began: nothing may depend on the order of a set.
  @MainActor var inOrder: [UIPress] {
    count < 2 ? Array(self) : sorted { $0.route.serial > $1.route.serial }
  }
}
