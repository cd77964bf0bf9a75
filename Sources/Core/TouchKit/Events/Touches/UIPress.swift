import TouchGeometry

/// One key from the moment it goes down to the moment it comes up. https://developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor public final class UIPress: NSObject {
  /// What a key did in the event.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// Its value changed.
    case changed
    /// It is down and did nothing, while another did.
    case stationary
    /// It came up.
    case ended
    /// It will not be reported any more.
    case cancelled
  }

  /// What the key did in the present event.
  public package(set) var phase: Phase = .began
  /// When the key last changed, in seconds on the clock of the run loop.
  public package(set) var timestamp: TimeInterval
  /// The key and what it types.
  public let key: UIKey?
  /// The window that had the keyboard when the key went down.
  public package(set) weak var window: UIWindow?
  /// The responder that was told that the key went down; it is told the rest, too.
  public package(set) weak var responder: UIResponder?

  init(key: UIKey, timestamp: TimeInterval, window: UIWindow?, responder: UIResponder?) {
    self.key = key
    self.timestamp = timestamp
    self.window = window
    self.responder = responder
    super.init()
  }
}

/// Keys went down or up. https://developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor public final class UIPressesEvent: UIEvent {
  /// All keys that are down, and the keys that came up in this event.
  public let allPresses: Set<UIPress>
  /// The keys that did something, in the order in which they went down.
  let changed: [UIPress]

  init(all: [UIPress], changed: [UIPress], timestamp: TimeInterval) {
    allPresses = Set(all)
    self.changed = changed
    super.init(type: .presses, timestamp: timestamp)
  }
}

/// A key of the keyboard and what it types. https://developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor public final class UIKey: NSObject {
  /// What the key types with the modifiers that are down; empty for a key that types nothing.
  public let characters: String
  /// Which modifier keys were down.
  public let modifierFlags: UIKeyModifierFlags
  /// Which key it is, whatever stands on it.
  public let keyCode: UIKeyboardHIDUsage

  /// What the key types without modifiers, or its name in `UIKeyCommand` where it has one and types nothing, as the
  /// arrows and Escape.
  ///
  /// Of a key that types digits or signs with Shift it is what stands on it as far as that is known (17.6).
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
