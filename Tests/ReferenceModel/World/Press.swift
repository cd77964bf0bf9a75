import TouchScenes

/// One key or button from down to up (48.6).
final class Press {
  enum Phase: Int { case began, changed, ended, cancelled }

  /// What the log calls it.
  let name: String
  /// As `allowedPressTypes` names it; nil for a key that it cannot name.
  let type: PressTypeName?
  let serial: Int
  var phase = Phase.began
  /// The view of the responder that received its beginning; nil for the window, which has no recognizers.
  let view: View?
  var viewSide = Touch.ViewSide.silent
  /// Those that saw it begin, child first, then array order (48.19).
  var collected: [Recognizer] = []
  /// It is down, and its responder receives no more of it (48.11).
  var isOver = false
  /// Whether the current event is about it, and its responder has not received that yet.
  var isCurrent = false
  /// When an arrow is reported as changed next, and in which order among timers (49.3).
  var repetition: (due: Double, number: Int)?
  /// 49.3: the kit repeats arrow buttons.
  var repeats: Bool { [.upArrow, .downArrow, .leftArrow, .rightArrow].contains(type) }

  init(_ name: String, _ type: PressTypeName?, serial: Int, view: View?) {
    (self.name, self.type, self.serial, self.view) = (name, type, serial, view)
  }

  var isDown: Bool { phase != .ended && phase != .cancelled }
  /// Whether its responder may hear more of it.
  var isOpen: Bool { viewSide == .silent || viewSide == .begun }
}

/// A phase that a responder shall hear later, or never (48.28, 48.29).
struct WithheldPress {
  let event: Int
  let phase: Press.Phase
  let press: Press
  let keepers: [Recognizer]
}
