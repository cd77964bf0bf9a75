import TouchArbiter
import TouchGeometry

/// Something that the user did: fingers, keys, a shake.
///
/// There is one event of touches for the whole life of the application; its content changes from one delivery to the
/// next, so keep what you need of it rather than the event (semantics 1.2).
/// https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor public class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    /// Fingers, or the mouse with a button down.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A media key.
    case remoteControl = 2
    /// Keys.
    case presses = 3
    /// The wheel or the touchpad.
    case scroll = 10
    /// The pointer with no button down.
    case hover = 11
  }

  /// Which motion or media key.
  public typealias EventSubtype = InputSubtype

  /// Which buttons of the mouse are down.
  public typealias ButtonMask = PointerButtons

  /// What kind of thing happened.
  public let type: EventType
  /// Which motion or media key.
  public let subtype: EventSubtype
  /// When it happened, in seconds on the clock of the run loop.
  public package(set) var timestamp: TimeInterval = 0
  /// Which modifier keys were down.
  public package(set) var modifierFlags: UIKeyModifierFlags = []
  /// Which buttons of the mouse were down; empty for fingers.
  public package(set) var buttonMask: ButtonMask = []

  /// All touches of the event in the order in which they came down, touches that end in it included.
  package var touches: [UITouch] = [] { didSet { cachedSet = nil } }
  /// Earlier samples of the event's touches, oldest first.
  package var coalesced: [InputSample] = []
  /// Why the touches whose phase is cancelled are.
  package var cancelReason = Reason.touchCancelled
  /// How far the wheel or touchpad scrolls, in points; positive moves the content right and down.
  package var scroll = CGVector.zero
  private var cachedSet: Set<UITouch>?

  package init(type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval = 0) {
    self.type = type
    self.subtype = subtype
    self.timestamp = timestamp
    super.init()
  }

  /// All touches of the event, of all windows and views; nil for an event that is not one of touches (semantics 1.7).
  public var allTouches: Set<UITouch>? {
    guard type == .touches else { return nil }
    if let cachedSet { return cachedSet }
    let set = Set(touches)
    cachedSet = set
    return set
  }

  /// The touches that began in a window; nil when there are none.
  public func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

  /// The touches that are bound to exactly this view; nil when there are none.
  public func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

  /// The touches that the recognizer gets; nil when there are none (semantics 1.4.3).
  public func touches(for gestureRecognizer: UIGestureRecognizer) -> Set<UITouch>? {
    some { $0.gestureRecognizers?.contains { $0 === gestureRecognizer } ?? false }
  }

  private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(isWanted)
    return found.isEmpty ? nil : Set(found)
  }
}
