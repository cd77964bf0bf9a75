import TouchArbiter
import TouchGeometry
import TouchLoop

/// The route of one press through the recognizers to its responder: its followers, its withholders and its delivery.
///
/// The counterpart of `TouchRoute`; a press is owned by the application's list of active presses.
@MainActor final class PressRoute {
  /// The number of the press in the arbiter: negative, so that it differs from those of touches; 0 before it began.
  var serial: TouchSerial = 0
  /// The view where recognizers were collected (48.19).
  weak var view: UIView?
  /// The recognizers that follow the press, in the order of collection.
  var recognizers: [UIGestureRecognizer] = []
  /// The recognizers that withhold the began phase, and thereby all phases.
  var beganWithholders: [UIGestureRecognizer] = []
  /// The recognizers that withhold the ended phase.
  var endedWithholders: [UIGestureRecognizer] = []
  /// The phases that the responder has received.
  var delivery = UITouch.Delivery.notYet
  /// The turns of the environment in which the press began, last changed, and ended; negative if it has not.
  var beganTurn = -1
  var changedTurn = -1
  var endedTurn = -1
  /// The time at which it began and ended, for late delivery.
  var beganTime: TimeInterval = 0
  var endedTime: TimeInterval = 0
  /// Whether the key or button is up, or the system cancelled the press.
  var isUp = false { didSet { if isUp { repeats?.cancel() } } }
  /// Whether the press is over although its key or button is down: its view has left the window (48.11).
  var isOver = false { didSet { if isOver { repeats?.cancel() } } }
  /// Repeats an arrow button while it is down (49.3); nil for other presses.
  var repeats: LoopTimer?

  /// Whether the responder may receive a further phase.
  var isOverForResponder: Bool { delivery != .notYet && delivery != .tracked }
}

/// The presses of a recognizer's attempt; a recognizer in an attempt with touches has none.
@MainActor final class PressAttempt {
  /// The presses that the recognizer currently follows, including those that end in the current event.
  var followed: [UIPress] = []
  /// Every press that the attempt has received and not ignored, including ended ones.
  var presses: [UIPress] = []
}

/// The presses that an event changed, and their phases at its arrival.
@MainActor final class PressTurn {
  let presses: [UIPress]
  let phases: [UIPress.Phase]

  init(_ event: UIPressesEvent, serial: Int) {
    presses = event.changed.filter { $0.phase != .stationary && !$0.route.isOver }
    phases = presses.map(\.phase)
    for press in presses {
      switch press.phase {
      case .began: (press.route.beganTurn, press.route.beganTime) = (serial, press.timestamp)
      case .changed, .stationary: break
      case .ended, .cancelled: (press.route.endedTurn, press.route.endedTime) = (serial, press.timestamp)
      }
    }
  }
}
