import TouchGeometry
import TouchKit

/// The state machine of a control's tracking: which finger it follows, and whether the finger is inside.
///
/// Its methods receive events and return the changes; they call no other code. Code that has called a handler must call
/// `follows(_:)` again, because the handler may have ended the tracking.
@MainActor struct ControlTracking {
  private enum State {
    /// No finger is tracked.
    case idle
    /// `beginTracking` is being called for a finger.
    case asking(UITouch)
    /// A finger is tracked.
    case following(UITouch)
    /// `cancelTracking` is being called.
    case cancelling(UITouch)
  }

  private var state = State.idle
  /// Whether the finger was inside at its last event.
  ///
  /// The value stays valid after the tracking until the actions have been sent.
  private(set) var isInside = false

  /// Whether there is a finger that the control accepted.
  var isOn: Bool {
    switch state {
    case .idle, .asking: false
    case .following, .cancelling: true
    }
  }

  /// The finger that was accepted or is being proposed.
  var touch: UITouch? {
    switch state {
    case .idle: nil
    case .asking(let touch), .following(let touch), .cancelling(let touch): touch
    }
  }

  /// Returns whether a finger is still tracked and is not being cancelled.
  func follows(_ touch: UITouch) -> Bool {
    switch state {
    case .following(let present): present === touch
    case .idle, .asking, .cancelling: false
    }
  }

  /// Proposes a finger.
  ///
  /// Returns false if another one is tracked (8.8).
  mutating func propose(_ touch: UITouch) -> Bool {
    switch state {
    case .idle:
      state = .asking(touch)
      return true
    case .asking, .following, .cancelling: return false
    }
  }

  /// Records the control's decision about the proposed finger.
  ///
  /// Returns true if it is tracked after this call; a finger that was lost during the control's decision is not.
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

  /// Updates whether the finger is inside; returns the event to send if it crossed the border (8.3).
  mutating func place(isInside: Bool) -> UIControl.Event? {
    guard self.isInside != isInside else { return nil }
    self.isInside = isInside
    return isInside ? .touchDragEnter : .touchDragExit
  }

  /// Cancels the finger.
  ///
  /// Returns true if the control must be notified, which happens once.
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

  /// Ends the tracking by a lift; `isInside` stays valid until `forgetPlace()`.
  mutating func lift() { state = .idle }

  /// Resets `isInside` after the actions of the lift have been sent.
  mutating func forgetPlace() {
    if case .idle = state { isInside = false }
  }

  /// Ends the tracking.
  mutating func stop() {
    state = .idle
    isInside = false
  }
}
