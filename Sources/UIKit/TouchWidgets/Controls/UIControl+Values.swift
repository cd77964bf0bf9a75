import TouchKit

extension UIControl {
  /// How a control is at present; any number of these together.
  /// https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct
  public struct State: OptionSet, Sendable {
    /// One bit per state (semantics 8.13).
    public let rawValue: UInt
    /// The states of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// A finger that it tracks is inside, or a program says so.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It takes no touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen; what that means is the program's business.
    public static let selected = State(rawValue: 1 << 2)
    /// The keyboard works on it.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for states of subclasses.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that a program leaves alone.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where the content of a control lies from left to right.
  /// https://developer.apple.com/documentation/uikit/uicontrol/contenthorizontalalignment-swift.enum
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From edge to edge; content that cannot be stretched lies in the middle.
    case fill = 3
    /// Where a line begins: at the left.
    case leading = 4
    /// Where a line ends: at the right.
    case trailing = 5
  }

  /// Where the content of a control lies from top to bottom.
  /// https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.enum
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From edge to edge; content that cannot be stretched lies in the middle.
    case fill = 3
  }

  /// What happens to a control that somebody may want to hear of; any number of these together.
  /// https://developer.apple.com/documentation/uikit/uicontrol/event
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per event; the bits are those of UIKit.
    public let rawValue: UInt
    /// The events of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down and is tracked (semantics 8.2).
    public static let touchDown = Event(rawValue: 1 << 0)
    /// It was the second or a later one of quick taps; sent after `touchDown` (semantics 8.2).
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved and is inside; sent for every move (semantics 8.3).
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved and is outside; sent for every move (semantics 8.3).
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger came inside again; sent before `touchDragInside` (semantics 8.3, 8.4).
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger went outside; sent before `touchDragOutside` (semantics 8.3).
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside (semantics 8.5).
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside (semantics 8.5).
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Tracking was broken off (semantics 8.6, 8.9).
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the control's value (semantics 8.10).
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The user did what the control is there for; a button sends it after `touchUpInside` (semantics 8.10).
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control opens its menu (semantics 31.6).
    public static let menuActionTriggered = Event(rawValue: 1 << 14)

    /// Editing has begun in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user changed the text of a field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing has ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed in a text field; with a target for it, editing ends.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

    /// All that begin with `touch`.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All that begin with `editing`.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for events of subclasses.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that a program leaves alone.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Every event, those of subclasses included.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
