import TouchKit

extension UIControl {
  /// The state of a control, as a set. https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  public struct State: OptionSet, Sendable {
    /// The states as bits, one bit each (semantics 8.13).
    public let rawValue: UInt
    /// Creates a set of states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state, without any other.
    public static let normal: State = []
    /// A tracked finger is inside, or the app has set the state.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled and receives no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected; the app determines the meaning.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the keyboard focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for states that subclasses define.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are reserved for the kit.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal position of a control's content.
  /// https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// From edge to edge; content that cannot be stretched is centered.
    case fill = 3
    /// At the leading edge, where a line begins: the left, or the right in a right-to-left layout.
    case leading = 4
    /// At the trailing edge, where a line ends: the right, or the left in a right-to-left layout.
    case trailing = 5
  }

  /// The vertical position of a control's content.
  /// https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// From edge to edge; content that cannot be stretched is centered.
    case fill = 3
  }

  /// The events of a control, as a set. https://developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits, one bit each, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set of events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down and is tracked (semantics 8.2).
    public static let touchDown = Event(rawValue: 1 << 0)
    /// The touch was the second or a later one of quick taps; sent after `touchDown` (semantics 8.2).
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved and is inside; sent for every move (semantics 8.3).
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved and is outside; sent for every move (semantics 8.3).
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved inside again; sent before `touchDragInside` (semantics 8.3, 8.4).
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved outside; sent before `touchDragOutside` (semantics 8.3).
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside (semantics 8.5).
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside (semantics 8.5).
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Tracking was cancelled (semantics 8.6, 8.9).
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value (semantics 8.10).
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user triggered the primary action; a button sends it after `touchUpInside` (semantics 8.10).
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control opens its menu (semantics 31.6).
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

    /// Editing has begun in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a text field; if it has a target, editing ends.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All touch events, whose names begin with `touch`.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events, whose names begin with `editing`.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits for events that subclasses define.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits that are reserved for the kit.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including those of subclasses.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
