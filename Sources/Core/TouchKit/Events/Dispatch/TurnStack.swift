import TouchGeometry

/// The stack of running touch events and passes.
///
/// A handler may send another event, run the loop, or set a state from outside: then there are several turns.
///
/// Invariants: the first `depth` turns are running, the outermost first. Turns are numbered in the order in which they
/// are opened. A closed turn references no touch, recognizer or event, but keeps its storage for the next event at its
/// depth.
@MainActor final class TurnStack {
  /// The number of the most recently opened turn.
  private(set) var serial = 0
  private(set) var depth = 0
  /// The number of passes and events on the stack; if it is 0, an assignment of `state` schedules its own pass.
  private(set) var activity = 0
  /// The number of deliveries to recognizers on the stack.
  private(set) var deliveries = 0
  private var turns: [EventTurn] = []
  /// The windows that have yet to receive the current event, the next one first.
  private var owed: [UIWindow] = []

  /// Whether an event or a pass is on the stack, or windows have yet to receive the event.
  var isBusy: Bool { activity > 0 || !owed.isEmpty }

  /// Adds a window that must receive the event, once.
  func addWaiting(_ window: UIWindow) {
    if !owed.contains(where: { $0 === window }) { owed.append(window) }
  }

  /// Removes and returns the next window that must receive the event.
  func nextWaiting() -> UIWindow? { owed.isEmpty ? nil : owed.removeFirst() }

  /// Opens a turn for an event; the caller adds its touches.
  func open(_ event: UIEvent) -> EventTurn {
    if depth == turns.count { turns += [EventTurn()] }
    let turn = turns[depth]
    depth += 1
    activity += 1
    serial += 1
    turn.clear()
    turn.serial = serial
    turn.event = event
    turn.isOwedToViews = true
    return turn
  }

  /// Closes the innermost turn.
  func close(_ turn: EventTurn) {
    turn.clear()
    depth -= 1
    activity -= 1
  }

  /// Marks the beginning of a pass or of similar work.
  func enter() { activity += 1 }
  func leave() { activity -= 1 }

  /// Marks the beginning of a delivery to recognizers.
  func enterDelivery() { deliveries += 1 }
  func leaveDelivery() { deliveries -= 1 }

  /// Returns a running turn; 0 is the outermost.
  subscript(_ level: Int) -> EventTurn { turns[level] }

  /// The current running turns, the outermost first.
  var open: ArraySlice<EventTurn> { turns.prefix(depth) }

  /// Whether a turn below the innermost delivers the end of the touch; the innermost only contains it.
  func isEnding(_ touch: UITouch) -> Bool {
    for outer in turns.prefix(depth - 1) {
      for index in outer.touches.indices where outer.touches[index] === touch {
        if outer.phases[index] == touch.phase { return true }
      }
    }
    return false
  }

  /// Releases touches of a removed window from closed turns.
  func forgetTouches(of window: UIWindow) {
    for turn in turns[depth...] {
      // A lifted touch may still have a pending timer.
      for touch in turn.touches where touch.window === window { touch.route.contentTimer?.cancel() }
      turn.clear()
    }
  }
}
