import TouchGeometry

/// The events of touches that are under way, one inside the other, and all that is on the stack beside them.
///
/// A handler may send another event, run the loop, or set a state from outside: then there are several turns.
///
/// Promises: the first `depth` turns are under way, the outermost first. Turns are numbered in the order of their
/// opening. A turn that is closed holds no touch, no recognizer and no event, but its storage, for the next event at
/// its depth.
@MainActor final class TurnStack {
  /// The number of the last turn that was opened.
  private(set) var serial = 0
  private(set) var depth = 0
  /// How many passes and events are on the stack; with none, an assignment of `state` asks for a pass of its own.
  private(set) var activity = 0
  /// How many deliveries to recognizers are on the stack.
  private(set) var deliveries = 0
  private var turns: [EventTurn] = []
  /// Windows that the event under way has still to go to, the next one first.
  private var owed: [UIWindow] = []

  /// Whether an event or a pass is on the stack, or windows are still to be told.
  var isBusy: Bool { activity > 0 || !owed.isEmpty }

  /// Notes a window that is to be told of the event, once.
  func owe(_ window: UIWindow) {
    if !owed.contains(where: { $0 === window }) { owed.append(window) }
  }

  /// The next window to be told, which then is owed nothing any more.
  func nextOwed() -> UIWindow? { owed.isEmpty ? nil : owed.removeFirst() }

  /// Opens a turn for an event; its touches are added by the caller.
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

  /// A pass begins, or something that is like one.
  func enter() { activity += 1 }
  func leave() { activity -= 1 }

  /// Recognizers are being told of an event.
  func enterDelivery() { deliveries += 1 }
  func leaveDelivery() { deliveries -= 1 }

  /// A turn under way; 0 is the outermost.
  subscript(_ level: Int) -> EventTurn { turns[level] }

  /// The turns under way, as they are now, the outermost first.
  var open: ArraySlice<EventTurn> { turns.prefix(depth) }

  /// Whether a turn below the innermost has brought the end of the touch; the innermost carries it along.
  func isEnding(_ touch: UITouch) -> Bool {
    for outer in turns.prefix(depth - 1) {
      for index in outer.touches.indices where outer.touches[index] === touch {
        if outer.phases[index] == touch.phase { return true }
      }
    }
    return false
  }

  /// Lets closed turns go of touches of a window that goes.
  func forgetTouches(of window: UIWindow) {
    for turn in turns[depth...] {
      // A touch that was lifted may have left its timer behind.
      for touch in turn.touches where touch.window === window { touch.route.contentTimer?.cancel() }
      turn.clear()
    }
  }
}
