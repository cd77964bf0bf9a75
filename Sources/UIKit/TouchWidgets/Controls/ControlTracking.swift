import TouchGeometry
import TouchKit

/// Which finger a control follows, and whether it is inside.
///
/// It is told what happened and says what changed; it calls nobody. Code that called a handler in between asks
/// `follows(_:)` again, because the call may have ended everything.
@MainActor struct ControlTracking {
  private enum State {
    /// No finger.
    case idle
    /// `beginTracking` is being asked about a finger.
    case asking(UITouch)
    /// A finger is followed.
    case following(UITouch)
    /// `cancelTracking` is being told.
    case cancelling(UITouch)
  }

  private var state = State.idle
  /// Whether the finger was inside when last heard of.
  ///
  /// It outlasts the tracking until the actions have been sent.
  private(set) var isInside = false

  /// Whether there is a finger that the control agreed to.
  var isOn: Bool {
    switch state {
    case .idle, .asking: false
    case .following, .cancelling: true
    }
  }

  /// The finger, agreed to or asked about.
  var touch: UITouch? {
    switch state {
    case .idle: nil
    case .asking(let touch), .following(let touch), .cancelling(let touch): touch
    }
  }

  /// Whether that finger is still followed and nobody is cancelling it.
  func follows(_ touch: UITouch) -> Bool {
    switch state {
    case .following(let present): present === touch
    case .idle, .asking, .cancelling: false
    }
  }

  /// A finger that could be followed.
  ///
  /// False when there is one already (8.8).
  mutating func propose(_ touch: UITouch) -> Bool {
    switch state {
    case .idle:
      state = .asking(touch)
      return true
    case .asking, .following, .cancelling: return false
    }
  }

  /// The control's answer about the finger.
  ///
  /// True if it is followed from now on; a finger that was lost while the control was asked is not.
  mutating func decide(_ touch: UITouch, _ isWanted: Bool) -> Bool {
    guard case .asking(let asked) = state, asked === touch else { return false }
    guard isWanted else {
      stop()
      return false
    }
    state = .following(touch)
    isInside = true
    return true
  }

  /// Where the finger is now; the event to send if it crossed the border (8.3).
  mutating func place(isInside: Bool) -> UIControl.Event? {
    guard self.isInside != isInside else { return nil }
    self.isInside = isInside
    return isInside ? .touchDragEnter : .touchDragExit
  }

  /// The finger is to be given up.
  ///
  /// True when the control has to be told, which is once.
  mutating func cancel() -> Bool {
    switch state {
    case .following(let touch):
      state = .cancelling(touch)
      return true
    case .asking:
      stop()
      return false
    case .idle, .cancelling: return false
    }
  }

  /// The finger was lifted; whether it is inside can be read until `forgetPlace()`.
  mutating func lift() { state = .idle }

  /// The actions of the lift have been sent.
  mutating func forgetPlace() {
    if case .idle = state { isInside = false }
  }

  /// No finger any more.
  mutating func stop() {
    state = .idle
    isInside = false
  }
}
