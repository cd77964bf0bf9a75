import TouchArbiter
import TouchGeometry
import TouchLoop

/// The way of one touch through the recognizers to its view: who follows it, who keeps it back, what its view knows.
///
/// A route is owned by its touch. Toward the view it goes through `notYet`, then `tracked`, then one of the final
/// states; while a recognizer withholds the began, the state stays `notYet` and what happens meanwhile is noted in the
/// turns (semantics 6.6 to 6.9).
@MainActor final class TouchRoute {
  /// The number of the touch in the arbiter.
  let serial: TouchSerial
  /// The recognizers that follow the touch, child-first (1.3.1).
  var recognizers: [UIGestureRecognizer] = []
  /// The recognizers that keep back the began, and with it everything.
  var beganWithholders: [UIGestureRecognizer] = []
  /// The recognizers that keep back the ended.
  var endedWithholders: [UIGestureRecognizer] = []
  /// The scroll views that have not let the touch into their content yet, inner ones first (9.2).
  var contentGates: [WaitingGate] = []
  /// Ends the delay of the touch in scroll views.
  var contentTimer: LoopTimer?
  /// Whether anybody keeps back the began.
  var isBeganKept: Bool { !beganWithholders.isEmpty || !contentGates.isEmpty }
  /// The turns of the environment in which the touch began, last moved, and ended; negative when it has not.
  var beganTurn = -1
  var movedTurn = -1
  var endedTurn = -1
  /// The touch as it was when it began, for a view that is told later.
  var beganSnapshot: TouchSnapshot?

  /// The way of a touch that no event has brought yet.
  static let none = TouchRoute(serial: 0)

  init(serial: TouchSerial) { self.serial = serial }
}

/// What changes in a touch while it is withheld.
struct TouchSnapshot {
  var place: CGPoint
  var previousPlace: CGPoint
  var timestamp: TimeInterval
  var phase: UITouch.Phase
  var force: CGFloat
  var tapCount: Int
}

extension UITouch {
  var snapshot: TouchSnapshot {
    get {
      TouchSnapshot(
        place: place, previousPlace: previousPlace, timestamp: timestamp, phase: phase, force: force,
        tapCount: tapCount)
    }
    set {
      place = newValue.place
      previousPlace = newValue.previousPlace
      timestamp = newValue.timestamp
      phase = newValue.phase
      force = newValue.force
      tapCount = newValue.tapCount
    }
  }
}

/// One event on its way through the environment: the touches that it changed and how, as they were when it came in.
///
/// Kept from event to event, one per depth of nesting, so that a moved touch allocates nothing. Where a touch stands in
/// it is noted in the touch, so that nobody searches.
@MainActor final class EventTurn {
  var serial = 0
  var event: UIEvent?
  var touches: [UITouch] = []
  var phases: [UITouch.Phase] = []
  /// The recognizers that get something of this event, in the order of delivery, and how many have got it.
  var recognizers: [UIGestureRecognizer] = []
  private var delivered = 0
  /// The phase that all touches of the event are in; nil when they are in several.
  private(set) var onlyPhase: UITouch.Phase?
  /// By raw value of a phase: whether a touch of this event is in it.
  var isPresent = [Bool](repeating: false, count: UITouch.Phase.regionExited.rawValue + 1)
  /// Whether its views still have to get their part.
  var isOwedToViews = false
  /// Whether it was decided what recognizers keep back of it.
  var isWithheld = false

  func clear() {
    event = nil
    // One or two: cheaper than `removeAll(keepingCapacity:)`.
    while !touches.isEmpty { touches.removeLast() }
    while !phases.isEmpty { phases.removeLast() }
    recognizers = []
    delivered = 0
    onlyPhase = nil
    for phase in isPresent.indices { isPresent[phase] = false }
    isOwedToViews = false
    isWithheld = false
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

  /// The next one to get its part; nil when all have got it.
  func nextRecognizer() -> UIGestureRecognizer? {
    guard delivered < recognizers.count else { return nil }
    delivered += 1
    return recognizers[delivered - 1]
  }

  /// The index of a touch in this event; nil when the event does not change it.
  func index(of touch: UITouch) -> Int? {
    if touch.turnSerial == serial { return touch.turnIndex }
    if touch.turnSerial < serial { return nil }
    // An event from inside has it as well.
    for index in touches.indices where touches[index] === touch { return index }
    return nil
  }

  /// How many touches of this event the recognizer follows.
  func news(for recognizer: UIGestureRecognizer) -> Int {
    var count = 0
    for touch in recognizer.attempt.followed where index(of: touch) != nil { count += 1 }
    return count
  }

  /// The set of all touches of the event.
  func all(_ sets: inout TouchSetCache) -> Set<UITouch> { sets.set(of: touches) }
}
