import TouchGeometry

/// A key press, from key down to key up. https://developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor public final class UIPress: NSObject {
  /// The phase of a press in an event.
  public enum Phase: Int, Sendable {
    /// The key went down.
    case began
    /// The value of the key changed.
    case changed
    /// The key is down and did not change, while another did.
    case stationary
    /// The key went up.
    case ended
    /// The press was cancelled; no more events follow.
    case cancelled
  }

  /// The phase in the current event.
  public package(set) var phase: Phase = .began
  /// The time of the last change, in seconds on the clock of the run loop.
  public package(set) var timestamp: TimeInterval
  /// The key and what it types.
  public let key: UIKey?
  /// The window that had the keyboard when the key went down.
  public package(set) weak var window: UIWindow?
  /// The responder that received the beginning of the press and receives its other phases.
  public package(set) weak var responder: UIResponder?
  /// The first responder that takes the key as text, unless a responder of the chain keeps it (semantics 21.1).
  weak var textTaker: UIResponder?
  /// Whether the last call about the key reached the end of the responder chain.
  var didPassEverywhere = false

  /// Whether the key is for the text of the first responder, which precedes other key handling of the kit.
  package var isForText: Bool { textTaker != nil }

  init(key: UIKey, timestamp: TimeInterval, window: UIWindow?, responder: UIResponder?) {
    self.key = key
    self.timestamp = timestamp
    self.window = window
    self.responder = responder
    super.init()
  }
}

/// An event of key presses. https://developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
  /// The presses of all keys that are down, and of those released in this event.
  public let allPresses: Set<UIPress>
  /// The presses that changed, in the order in which their keys went down.
  let changed: [UIPress]

  init(all: [UIPress], changed: [UIPress], timestamp: TimeInterval) {
    allPresses = Set(all)
    self.changed = changed
    super.init(type: .presses, timestamp: timestamp)
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
