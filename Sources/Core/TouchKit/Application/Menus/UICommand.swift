import TouchDrawing
import TouchGeometry

/// A menu element that sends an action up the responder chain (semantics 31.2).
///
/// The first responder that can perform the action does so, with the command as sender; without one the command is
/// disabled. https://developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor public class UICommand: UIMenuElement {
  /// The title in the menu.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image next to the title; nil for none.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// An explanatory title; nil for `title`.
  public var discoverabilityTitle: String?
  /// The action to perform.
  public let action: Selector
  /// A value that distinguishes commands with the same action.
  public let propertyList: Any?
  /// The appearance and behavior in a menu.
  public var attributes: Attributes
  /// Whether the command is on.
  public var state: State

  /// Creates a command that sends an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.discoverabilityTitle) = (action, propertyList, discoverabilityTitle)
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns a copy that a responder may change.
  func copy() -> UICommand {
    UICommand(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Returns the responder that performs the command, searched from a responder up the chain, and the command as
  /// validated by it.
  ///
  /// Nil without one. Calls `canPerformAction(_:withSender:)` up the chain and then `validate(_:)` once.
  package func validated(from start: UIResponder) -> (target: UIResponder, command: UICommand)? {
    guard let target = start.target(forAction: action, withSender: self) as? UIResponder else { return nil }
    let copy = copy()
    target.validate(copy)
    return (target, copy)
  }
}

/// A command with a key (semantics 31.3).
///
/// The key acts if exactly the given modifiers are pressed. On a desktop `.command` means Control, and `.alternate`
/// Alt.
/// https://developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor public final class UIKeyCommand: UICommand {
  /// The text of the key without modifiers, in lower case, or the name of a key; nil for no key.
  public let input: String?
  /// The modifiers that must be pressed, and no others.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the key has priority over typing and over the keys that move and use the focus; false by default.
  public var wantsPriorityOverSystemBehavior = false

  /// Creates a command for a key, without a menu title.
  public init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(action: action)
  }

  /// Creates a command for a key and a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String?,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  override func copy() -> UICommand {
    let copy = UIKeyCommand(
      title: title, subtitle: subtitle, image: image, action: action, input: input, modifierFlags: modifierFlags,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
    return copy
  }

  // MARK: Names of keys

  /// The up arrow.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// End.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Forward delete.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The function key F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key F12.
  public nonisolated static let f12 = "UIKeyInputF12"

  /// The key codes of named keys, and of keys that type something other than a letter.
  private static let keyCodes: [String: Int] = [
    inputUpArrow: 0x52, inputDownArrow: 0x51, inputLeftArrow: 0x50, inputRightArrow: 0x4F, inputEscape: 0x29,
    inputPageUp: 0x4B, inputPageDown: 0x4E, inputHome: 0x4A, inputEnd: 0x4D, inputDelete: 0x4C, "\t": 0x2B, "\r": 0x28,
    "\u{8}": 0x2A, " ": 0x2C, f1: 0x3A, f2: 0x3B, f3: 0x3C, f4: 0x3D, f5: 0x3E, f6: 0x3F, f7: 0x40, f8: 0x41, f9: 0x42,
    f10: 0x43, f11: 0x44, f12: 0x45,
  ]

  /// Returns the name of a key that has one and types nothing; nil for other keys.
  static func name(of key: UIKeyboardHIDUsage) -> String? {
    keyCodes.first { $0.value == key.rawValue && $0.key.utf8.count > 1 }?.key
  }

  /// Returns whether a key with its modifiers matches this command.
  func matches(_ key: UIKey) -> Bool {
    guard let input, !input.isEmpty else { return false }
    var wanted = modifierFlags
    if wanted.remove(.command) != nil { wanted.insert(.control) }
    guard key.modifierFlags.intersection([.shift, .control, .alternate, .command]) == wanted else { return false }
    if let code = UIKeyCommand.keyCodes[input] { return key.keyCode.rawValue == code }
    let typed = key.characters.lowercased()
    if let first = typed.unicodeScalars.first, first.value > 0x20, first.value != 0x7F {
      return typed == input.lowercased()
    }
    // With Control a key may type nothing readable; then its position on an English keyboard is used.
    guard let letter = input.lowercased().utf8.first, input.utf8.count == 1 else { return false }
    switch letter {
    case 0x61...0x7A: return key.keyCode.rawValue == Int(letter) - 0x61 + 0x04
    case 0x31...0x39: return key.keyCode.rawValue == Int(letter) - 0x31 + 0x1E
    case 0x30: return key.keyCode.rawValue == 0x27
    case 0x2C: return key.keyCode.rawValue == 0x36
    case 0x2E: return key.keyCode.rawValue == 0x37
    default: return false
    }
  }

  /// Whether the key types, or moves or uses the focus, unless a command handles it.
  var isSystemKey: Bool { modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }
}
