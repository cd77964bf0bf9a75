import TouchDrawing
import TouchGeometry

/// An element that sends an action up the responder chain (semantics 31.2).
///
/// The first responder that can perform the action performs it, with the command as sender; when there is none, the
/// command is gray. https://developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor public class UICommand: UIMenuElement {
  /// What the menu says.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// A picture beside the title; nil for none.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// What an explanation says; nil for the title.
  public var discoverabilityTitle: String?
  /// What is performed.
  public let action: Selector
  /// What tells commands of one action apart.
  public let propertyList: Any?
  /// How it is shown and chosen.
  public var attributes: Attributes
  /// Whether it is on.
  public var state: State

  /// A command that sends an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A copy that a responder may change.
  func copy() -> UICommand {
    UICommand(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Who performs the command from a responder on, and the command as that one wants it to be shown.
  ///
  /// Nil where nobody does. Calls `canPerformAction(_:withSender:)` up the chain and then `validate(_:)` once.
  package func validated(from start: UIResponder) -> (target: UIResponder, command: UICommand)? {
    guard let target = start.target(forAction: action, withSender: self) as? UIResponder else { return nil }
    let copy = copy()
    target.validate(copy)
    return (target, copy)
  }
}

/// A command that a key sends, too (semantics 31.3).
///
/// The key acts when exactly the modifiers are down. `.command` means Control on a desktop, `.alternate` Alt.
/// https://developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor public final class UIKeyCommand: UICommand {
  /// What the key types without modifiers, in small letters, or one of the names of keys; nil for no key.
  public let input: String?
  /// The modifiers that have to be down, no others.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it goes before typing and before the keys that move and work the focus; false by default.
  public var wantsPriorityOverSystemBehavior = false

  /// A command for a key without a place in a menu.
  public init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(action: action)
  }

  /// A command for a key and a menu.
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

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
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
  /// Delete, to the right.
  public nonisolated static let inputDelete = "UIKeyInputDelete"

  /// Where the keys are that have names, and the keys that type something other than a letter.
  private static let keyCodes: [String: Int] = [
    inputUpArrow: 0x52, inputDownArrow: 0x51, inputLeftArrow: 0x50, inputRightArrow: 0x4F, inputEscape: 0x29,
    inputPageUp: 0x4B, inputPageDown: 0x4E, inputHome: 0x4A, inputEnd: 0x4D, inputDelete: 0x4C, "\t": 0x2B, "\r": 0x28,
    "\u{8}": 0x2A, " ": 0x2C,
  ]

  /// What a key is called that has a name and types nothing; nil for other keys.
  static func name(of key: UIKeyboardHIDUsage) -> String? {
    keyCodes.first { $0.value == key.rawValue && $0.key.utf8.count > 1 }?.key
  }

  /// Whether a key with its modifiers is the one of this command.
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
    // With Control a key may type nothing that can be read; then its place on an English keyboard counts.
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

  /// Whether the key types, or moves or works the focus, when nobody takes it as a command.
  var isSystemKey: Bool { modifierFlags.isDisjoint(with: [.control, .alternate, .command]) }
}
