import TouchScenes

/// One finger from down to up (1.2).
final class Touch {
  enum Phase: Int, CaseIterable { case began, moved, ended, cancelled, stationary }

  /// The phases of the touch that the view has received.
  enum ViewSide {
    /// Nothing yet: the touch is new or withheld.
    case silent
    /// `touchesBegan`, and not yet the end.
    case begun
    /// The whole story: `touchesEnded` or `touchesCancelled`.
    case finished
    /// Nothing, and never will: refused (1.6, 1.8) or dropped (6.6).
    case refused
  }

  /// The finger, as the log writes it.
  let id: Int
  /// Touches are ordered by creation.
  let serial: Int
  let type: PointerTypeName
  let hasPrimaryButton: Bool
  let tapCount: Int
  /// Whether it has gone too far for a tap (1.9).
  private(set) var wentFar = false
  private let start: Point
  let beganAt: Double
  var endedAt: Double?
  var location: Point
  var phase = Phase.began
  /// The window that it began in (1.14).
  let window: View
  /// The bound view; nil after it left the window (1.16).
  var view: View?
  var viewSide = ViewSide.silent
  /// Those that saw it begin, child first, then array order (1.3.1).
  var collected: [Recognizer] = []

  init(_ line: InputTouch, serial: Int, time: Double, window: View, view: View?, tapCount: Int) {
    self.window = window
    id = line.id
    self.serial = serial
    type = line.type
    hasPrimaryButton = line.buttons.isEmpty || line.buttons.contains(.primary)
    self.tapCount = tapCount
    start = Point(line.location)
    beganAt = time
    location = Point(line.location)
    self.view = view
  }

  /// Takes the place of a later line.
  func move(to place: Point) {
    location = place
    if (place - start).length > 45 { wentFar = true }
  }

  /// 0.3.
  var isActive: Bool { phase != .ended && phase != .cancelled }

  /// 15.12: whether the bound view tracks the touch.
  var isTrackedByView: Bool { view != nil && (viewSide == .silent || viewSide == .begun) }
}

/// A phase that a view shall hear later, or never (6.6, 6.7).
struct Withheld {
  /// The event in which the phase came (15.9).
  let event: Int
  let phase: Touch.Phase
  let touch: Touch
  /// Those that keep it: whose flag was set when the phase came.
  let keepers: [Recognizer]
}
