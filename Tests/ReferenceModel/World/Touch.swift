import TouchScenes

/// One finger from down to up (1.2).
final class Touch {
  enum Phase: Int, CaseIterable { case began, moved, ended, cancelled, stationary }

  /// What the view has heard of the touch.
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
  let beganAt: Double
  var endedAt: Double?
  var location: Point
  var phase = Phase.began
  /// The bound view; nil after it left the window (1.16).
  var view: View?
  var viewSide = ViewSide.silent

  init(_ line: InputTouch, serial: Int, time: Double, view: View?, tapCount: Int) {
    id = line.id
    self.serial = serial
    type = line.type
    hasPrimaryButton = line.buttons.isEmpty || line.buttons.contains(.primary)
    self.tapCount = tapCount
    beganAt = time
    location = Point(line.location)
    self.view = view
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
}
