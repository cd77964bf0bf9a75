import TouchDrawing
import TouchGeometry

/// Something that a menu shows: an action, a command, or a menu in turn (semantics 31.1).
/// https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor public class UIMenuElement {
  /// Whether an element is on, as its mark shows.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// On for a part of what it concerns: a dash.
    case mixed
  }

  /// How an element is shown and chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Attributes of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Gray; it cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Red: what it does cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// What the menu says.
  public package(set) var title: String
  /// A second line below the title; nil for none.
  public var subtitle: String?
  /// A picture beside the title; nil for none.
  public package(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
}

/// A menu, or a group in one: a title and elements in their order (semantics 31.1).
///
/// It never changes; `replacingChildren(_:)` makes another.
/// https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// By what a menu is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The menu of the program itself.
    public static let application = Identifier("com.apple.menu.application")
    /// Making, opening, saving and closing.
    public static let file = Identifier("com.apple.menu.file")
    /// Undoing, the pasteboard, finding.
    public static let edit = Identifier("com.apple.menu.edit")
    /// What is shown and how.
    public static let view = Identifier("com.apple.menu.view")
    /// The program's windows.
    public static let window = Identifier("com.apple.menu.window")
    /// Help.
    public static let help = Identifier("com.apple.menu.help")
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A group among the elements around it, set off by lines, instead of a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The title of the submenu is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Of the actions and commands in it, and in groups in it, one is on: the one that was chosen last.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// By what the menu is found again.
  public let identifier: Identifier
  /// How it is shown.
  public let options: Options
  /// What it contains, in order.
  public let children: [UIMenuElement]
  private static var last = 0

  /// A menu of elements; without an identifier it gets one that no other menu has.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    UIMenu.last += 1
    self.identifier = identifier ?? Identifier("touchstone.menu.\(UIMenu.last)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other children.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The actions and commands that are on, in order, those of groups included.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let group = child as? UIMenu { return group.options.contains(.displayInline) ? group.selectedElements : [] }
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      if let command = child as? UICommand { return command.state == .on ? [command] : [] }
      return []
    }
  }
}

/// Elements that are found out when the menu opens (semantics 31.1).
///
/// https://developer.apple.com/documentation/uikit/uideferredmenuelement
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  /// Called with what to call once the elements are known.
  public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  private let provider: Provider
  private let isCached: Bool
  private var known: [UIMenuElement]?

  /// Elements that are asked for once; the answer is kept.
  public init(_ elementProvider: @escaping Provider) {
    (provider, isCached) = (elementProvider, true)
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(uncached: @escaping Provider) {
    (provider, isCached) = (uncached, false)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Elements that are asked for each time the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }

  /// Asks for the elements; `body` is called once, at once or later.
  package func resolve(_ body: @escaping @MainActor ([UIMenuElement]) -> Void) {
    if let known { return body(known) }
    var isAnswered = false
    provider { [weak self] elements in
      guard !isAnswered else { return }
      isAnswered = true
      if let self, isCached { known = elements }
      body(elements)
    }
  }
}
