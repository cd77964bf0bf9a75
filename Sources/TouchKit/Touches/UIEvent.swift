import TouchArbiter
import TouchGeometry

/// Something that the user did: fingers, keys, a shake.
///
/// There is one event of touches for the whole life of the application; its content changes from one delivery to the
/// next, so keep what you need of it rather than the event (semantics 1.2).
/// https://developer.apple.com/documentation/uikit/uievent
@MainActor public class UIEvent: NSObject {
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
  public enum EventSubtype: Int, Sendable {
    /// Nothing more is to be said.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play if paused, pause if playing.
    case remoteControlTogglePlayPause = 103
    /// The next piece.
    case remoteControlNextTrack = 104
    /// The piece before.
    case remoteControlPreviousTrack = 105
    /// Wind back as long as the button is held.
    case remoteControlBeginSeekingBackward = 106
    /// Stop winding back.
    case remoteControlEndSeekingBackward = 107
    /// Wind forward as long as the button is held.
    case remoteControlBeginSeekingForward = 108
    /// Stop winding forward.
    case remoteControlEndSeekingForward = 109
  }

  /// Which buttons of the mouse are down.
  public struct ButtonMask: OptionSet, Sendable, Hashable {
    /// One bit per button, the lowest for the primary one.
    public let rawValue: Int
    /// A mask of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The main button, usually the left.
    public static let primary = ButtonMask(rawValue: 1)
    /// The button for menus, usually the right.
    public static let secondary = ButtonMask(rawValue: 2)

    /// The mask of the button with a number, counted from 1.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (number - 1)) }
  }

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

  /// All touches of the event in the order in which they came down, those that end in it included.
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

  /// All touches of the event, whoever gets them; nil for an event that is not one of touches (semantics 1.7).
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
