import TouchArbiter
import TouchGeometry

/// A user interaction: touches, key presses, a shake.
///
/// A single event object delivers touches throughout the life of the application; its content changes between
/// deliveries, so copy what you need instead of retaining the event (semantics 1.2).
/// https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor public class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, or the mouse with a button down.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A media key.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// The wheel or the touchpad.
    case scroll = 10
    /// The pointer with no button down.
    case hover = 11
    /// Two fingers on a touchpad that pinch or rotate (semantics 52.1).
    case transform = 14
  }

  /// The kind of a motion or media key.
  public typealias EventSubtype = InputSubtype

  /// The pressed mouse buttons.
  public typealias ButtonMask = PointerButtons

  /// The kind of the event.
  public let type: EventType
  /// The kind of the motion or media key.
  public let subtype: EventSubtype
  /// The time of the event, in seconds on the clock of the run loop.
  public package(set) var timestamp: TimeInterval = 0
  /// The pressed modifier keys.
  public package(set) var modifierFlags: UIKeyModifierFlags = []
  /// The pressed mouse buttons; empty for fingers.
  public package(set) var buttonMask: ButtonMask = []

  /// All touches of the event in the order in which they began, including those that end in it.
  package var touches: [UITouch] = [] { didSet { cachedSet = nil } }
  /// Earlier samples of the event's touches, oldest first.
  package var coalesced: [InputSample] = []
  /// The reason of the touches with a cancelled phase.
  package var cancelReason = Reason.touchCancelled
  /// The scroll distance of the wheel or touchpad, in points; positive moves the content right and down.
  package var scroll = CGVector.zero
  /// The pen that hovers; nil for a mouse and for other kinds of events.
  package var pen: PenHover?
  /// The touchpad's gesture; nil for other kinds of events.
  var transform: TransformRoute?
  /// The phase of a shake.
  package var motionPhase = MotionPhase.began
  private var cachedSet: Set<UITouch>?

  package init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval = 0) {
    self.type = type
    self.subtype = subtype
    self.timestamp = timestamp
    super.init()
  }

  /// All touches of the event, of all windows and views; nil for other kinds of events (semantics 1.7).
  public var allTouches: Set<UITouch>? {
    guard type == .touches else { return nil }
    if let cachedSet { return cachedSet }
    let set = Set(touches)
    cachedSet = set
    return set
  }

  /// Returns the touches that began in a window; nil without any.
  public func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

  /// Returns the touches that are bound to exactly this view; nil without any.
  public func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

  /// Returns the touches that the recognizer receives; nil without any (semantics 1.4.3).
  public func touches(for gestureRecognizer: UIGestureRecognizer) -> Set<UITouch>? {
    some { $0.gestureRecognizers?.contains { $0 === gestureRecognizer } ?? false }
  }

  private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }
}
