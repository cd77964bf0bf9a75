import TouchArbiter
import TouchGeometry
import TouchLoop

/// The route of one touch through the recognizers to its view: its followers, its withholders and its delivery.
///
/// A route is owned by its touch. The delivery state is first `notYet`, then `tracked`, then one of the final states;
/// while a recognizer withholds the began phase, the state stays `notYet` and later phases are recorded as turn numbers
/// (semantics 6.6 to 6.9).
@MainActor final class TouchRoute {
  /// The number of the touch in the arbiter.
  let serial: TouchSerial
  /// The recognizers that follow the touch, child-first (1.3.1).
  var recognizers: [UIGestureRecognizer] = []
  /// The recognizers that withhold the began phase, and thereby all phases.
  var beganWithholders: [UIGestureRecognizer] = []
  /// The recognizers that withhold the ended phase.
  var endedWithholders: [UIGestureRecognizer] = []
  /// The scroll views that have not yet admitted the touch to their content, inner ones first (9.2).
  var contentGates: [WaitingGate] = []
  /// The timer that ends the delay of the touch in scroll views.
  var contentTimer: LoopTimer?
  /// Whether the began phase is withheld.
  var isBeganKept: Bool { !beganWithholders.isEmpty || !contentGates.isEmpty }
  /// The turns of the environment in which the touch began, last moved, and ended; negative if it has not.
  var beganTurn = -1
  var movedTurn = -1
  var endedTurn = -1
  /// The state of the touch when it began, for late delivery.
  var beganSnapshot: TouchSnapshot?

  /// The route of a touch that is not part of an event.
  static let none = TouchRoute(serial: 0)

  init(serial: TouchSerial) { self.serial = serial }
}

/// The properties of a touch that change while it is withheld.
struct TouchSnapshot {
  var place: CGPoint
  var previousPlace: CGPoint
  var timestamp: TimeInterval
  var phase: UITouch.Phase
  var pressure: CGFloat
  var angles: PenAngles
  var tapCount: Int
}

extension UITouch {
  var snapshot: TouchSnapshot {
    get {
      TouchSnapshot(
        place: place, previousPlace: previousPlace, timestamp: timestamp, phase: phase, pressure: pressure,
        angles: angles, tapCount: tapCount)
    }
    set {
      place = newValue.place
      previousPlace = newValue.previousPlace
      timestamp = newValue.timestamp
      phase = newValue.phase
      pressure = newValue.pressure
      angles = newValue.angles
      tapCount = newValue.tapCount
    }
  }
}

/// An event in the environment: the touches that it changed, and their phases at its arrival.
///
/// Turns are reused, one per nesting depth, so that a moved touch allocates nothing. Each touch stores its index in the
/// turn, so no search is needed.
@MainActor final class EventTurn {
  var serial = 0
  var event: UIEvent?
  var touches: [UITouch] = []
  var phases: [UITouch.Phase] = []
  /// The recognizers that receive a part of this event, in the order of delivery, and the number of completed
  /// deliveries.
  var recognizers: [UIGestureRecognizer] = []
  private var delivered = 0
  /// The common phase of all touches of the event; nil if there are several.
  private(set) var onlyPhase: UITouch.Phase?
  /// By the raw value of a phase: whether a touch of this event is in it.
  var isPresent = [Bool](repeating: false, count: UITouch.Phase.regionExited.rawValue + 1)
  /// Whether the views have yet to receive their part.
  var isOwedToViews = false
  /// Whether withholding was decided for this event.
  var isWithheld = false
  /// The presses of an event of presses; nil for touches.
  var presses: PressTurn?

  func clear() {
    event = nil
    // There are one or two: cheaper than `removeAll(keepingCapacity:)`.
    while !touches.isEmpty { touches.removeLast() }
    while !phases.isEmpty { phases.removeLast() }
    recognizers = []
    delivered = 0
    onlyPhase = nil
    for phase in isPresent.indices { isPresent[phase] = false }
    isOwedToViews = false
    isWithheld = false
    presses = nil
  }

  func add(_ touch: UITouch) {
    let phase = touch.phase
    if phase == .ended { touch.route.endedTurn = serial }
    touch.turnSerial = serial
    touch.turnIndex = touches.count
    onlyPhase = touches.isEmpty || onlyPhase == phase ? phase : nil
    touches.append(touch)
    phases.append(phase)
    isPresent[phase.rawValue] = true
  }

  /// Gathers the recognizers that follow a touch of this event, each once, in the order of the touches and of their
  /// collection.
  func gatherRecognizers() {
    if touches.count == 1 {
      recognizers = touches[0].route.recognizers
      return
    }
    for touch in touches {
      for recognizer in touch.route.recognizers where recognizer.attempt.turnSerial != serial {
        recognizer.attempt.turnSerial = serial
        recognizers.append(recognizer)
      }
    }
  }

  /// Adds recognizers that receive a part of an event of presses, each once.
  func add(_ others: [UIGestureRecognizer]) {
    for other in others where !recognizers.contains(where: { $0 === other }) { recognizers.append(other) }
  }

  /// Returns the next recognizer for delivery; nil after the last.
  func nextRecognizer() -> UIGestureRecognizer? {
    guard delivered < recognizers.count else { return nil }
    delivered += 1
    return recognizers[delivered - 1]
  }

  /// Returns the index of a touch in this event; nil if the event does not change it.
  func index(of touch: UITouch) -> Int? {
    if touch.turnSerial == serial { return touch.turnIndex }
    if touch.turnSerial < serial { return nil }
    // A nested event contains the touch too.
    for index in touches.indices where touches[index] === touch { return index }
    return nil
  }

  /// Returns the number of touches of this event that the recognizer follows.
  func news(for recognizer: UIGestureRecognizer) -> Int {
    var count = 0
    for touch in recognizer.attempt.followed where index(of: touch) != nil { count += 1 }
    return count
  }

  /// Returns the set of all touches of the event.
  func all(_ sets: inout TouchSetCache) -> Set<UITouch> { sets.set(of: touches) }
}
