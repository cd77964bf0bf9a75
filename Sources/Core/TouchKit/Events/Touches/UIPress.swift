import TouchGeometry

/// A press of a key or button, from down to up.
///
/// One object from `began` to `ended` or `cancelled`; the next press has another one (semantics 48.6).
/// https://developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor public final class UIPress: NSObject {
  /// The phase of a press in an event.
  public enum Phase: Int, Sendable {
    /// The key or button went down.
    case began
    /// The key repeats, or the force of the button changed.
    case changed
    /// It is down and did not change, while another did.
    case stationary
    /// It went up.
    case ended
    /// The press was cancelled; no more events follow.
    case cancelled
  }

  /// The phase in the current event.
  public package(set) var phase: Phase = .began
  /// The time of the last change, in seconds on the clock of the run loop.
  public package(set) var timestamp: TimeInterval
  /// The button, or the key as a number (semantics 48.2, 48.3).
  public let type: PressType
  /// The key and what it types; nil for buttons.
  public let key: UIKey?
  /// How far the button is pressed: 1 while it is down, otherwise 0.
  public var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// The window that had the keyboard when the press began.
  public package(set) weak var window: UIWindow?
  /// The responder that received the beginning of the press and receives its other phases.
  public package(set) weak var responder: UIResponder?
  /// The recognizers that receive the press; empty if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? { route.recognizers }
  /// The first responder that takes the key as text, unless a responder of the chain keeps it (semantics 21.1).
  weak var textTaker: UIResponder?
  /// Whether a view of the kit used the beginning of a button, so that its end has no other effect (semantics 48.15).
  package var isUsedByKit = false
  /// Whether the last call about the key reached the end of the responder chain.
  var didPassEverywhere = false
  /// The way of the press through recognizers to its responder.
  let route = PressRoute()

  /// Whether the key is for the text of the first responder, which precedes other key handling of the kit.
  package var isForText: Bool { textTaker != nil }

  /// The key that views handle in the same way as this press: its own, or that of a button (semantics 48.14).
  package var effectiveKey: UIKey? {
    key ?? keyCode.map { UIKey(characters: "", modifierFlags: [], keyCode: $0) }
  }

  /// The code of the effective key.
  package var keyCode: UIKeyboardHIDUsage? {
    if let key { return key.keyCode }
    return switch type {
    case .select: .keyboardReturnOrEnter
    case .menu: .keyboardEscape
    case .upArrow: .keyboardUpArrow
    case .downArrow: .keyboardDownArrow
    case .leftArrow: .keyboardLeftArrow
    case .rightArrow: .keyboardRightArrow
    case .pageUp: .keyboardPageUp
    case .pageDown: .keyboardPageDown
    case .playPause, .tvRemoteOneTwoThree, .tvRemoteFourColors, .other: nil
    }
  }

  package init(type: PressType, key: UIKey?, timestamp: TimeInterval, window: UIWindow?, responder: UIResponder?) {
    (self.type, self.key, self.timestamp, self.window, self.responder) = (type, key, timestamp, window, responder)
    super.init()
  }
}

extension UIPress {
  /// The kind of a press, with UIKit's numbers; each integer is one (semantics 48.2).
  public enum PressType: RawRepresentable, Hashable, Sendable {
    /// The upper arrow button.
    case upArrow
    /// The lower arrow button.
    case downArrow
    /// The left arrow button.
    case leftArrow
    /// The right arrow button.
    case rightArrow
    /// The button that selects.
    case select
    /// The button that shows a menu or goes back.
    case menu
    /// The button that plays and pauses.
    case playPause
    /// The button for the page above.
    case pageUp
    /// The button for the page below.
    case pageDown
    /// The remote control's button 123.
    case tvRemoteOneTwoThree
    /// The remote control's button with four colors.
    case tvRemoteFourColors
    /// Another number, such as that of a key: 2000 and its HID usage (semantics 48.3).
    case other(Int)

    /// The type of presses of a key.
    package static func key(_ usage: Int) -> PressType { .other(2000 + usage) }

    /// The HID usage of a key's type; nil for buttons.
    package var keyUsage: Int? { rawValue >= 2000 ? rawValue - 2000 : nil }

    /// Creates the type with a number; never nil.
    public init?(rawValue: Int) {
      self =
        switch rawValue {
        case 0: .upArrow
        case 1: .downArrow
        case 2: .leftArrow
        case 3: .rightArrow
        case 4: .select
        case 5: .menu
        case 6: .playPause
        case 30: .pageUp
        case 31: .pageDown
        case 32: .tvRemoteOneTwoThree
        case 33: .tvRemoteFourColors
        default: .other(rawValue)
        }
    }

    /// UIKit's number.
    public var rawValue: Int {
      switch self {
      case .upArrow: 0
      case .downArrow: 1
      case .leftArrow: 2
      case .rightArrow: 3
      case .select: 4
      case .menu: 5
      case .playPause: 6
      case .pageUp: 30
      case .pageDown: 31
      case .tvRemoteOneTwoThree: 32
      case .tvRemoteFourColors: 33
      case .other(let number): number
      }
    }
  }
}

/// An event of presses. https://developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
  /// The presses that are down, and those that ended or were cancelled in this event.
  public let allPresses: Set<UIPress>
  /// The presses that changed, in the order in which they began.
  let changed: [UIPress]

  init(all: [UIPress], changed: [UIPress], timestamp: TimeInterval) {
    allPresses = Set(all)
    self.changed = changed
    super.init(type: .presses, timestamp: timestamp)
  }

  /// Returns the presses that the recognizer receives; empty without any (semantics 48.8).
  public func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in press.route.recognizers.contains { $0 === gesture } }
  }
}

/// A key of the keyboard and what it types. https://developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor public final class UIKey: NSObject {
  /// The text that the key types with the current modifiers; empty for a key without text.
  public let characters: String
  /// The pressed modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// The physical key, independent of the layout.
  public let keyCode: UIKeyboardHIDUsage

  /// The text that the key types without modifiers, or its name in `UIKeyCommand` if it types none, such as an arrow.
  ///
  /// For a key that types digits or signs with Shift it is the unshifted character, if known (17.6).
  public var charactersIgnoringModifiers: String {
    if let name = UIKeyCommand.name(of: keyCode) { return name }
    return modifierFlags.isDisjoint(with: [.shift, .alphaShift]) ? characters : characters.lowercased()
  }

  package init(characters: String, modifierFlags: UIKeyModifierFlags, keyCode: UIKeyboardHIDUsage) {
    self.characters = characters
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }
}
