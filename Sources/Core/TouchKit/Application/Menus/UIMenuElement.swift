import TouchDrawing
import TouchGeometry

/// An element of a menu: an action, a command, or another menu (semantics 31.1).
/// https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor public class UIMenuElement {
  /// The state of an element, shown by its mark.
  public enum State: Int, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash: on for a part of the items that it affects.
    case mixed
  }

  /// The appearance and behavior of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits, one per attribute.
    public let rawValue: UInt
    /// Creates attributes with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element is gray and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is red: its effect cannot be undone.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title in the menu.
  public package(set) var title: String
  /// The second line below the title; nil for none.
  public var subtitle: String?
  /// The image next to the title; nil for none.
  public package(set) var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
}

/// A menu or a group in a menu: a title and an ordered list of elements (semantics 31.1).
///
/// It is immutable; `replacingChildren(_:)` creates another one.
/// https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name as a string.
    public let rawValue: String
    /// Creates an identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The app menu.
    public static let application = Identifier("com.apple.menu.application")
    /// The file menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The view menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The help menu.
    public static let help = Identifier("com.apple.menu.help")
  }

  /// The display options of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits, one per option.
    public let rawValue: UInt
    /// Creates options with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shows the menu as a group between lines, instead of a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Shows the title of the submenu in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Only one action or command in the menu and its groups is on: the last chosen one.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The display options.
  public let options: Options
  /// The elements in the menu, in order.
  public let children: [UIMenuElement]
  private static var last = 0

  /// Creates a menu of elements; without an identifier it gets a unique one.
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

  /// Returns the same menu with other children.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The actions and commands that are on, in order, including those in groups.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let group = child as? UIMenu { return group.options.contains(.displayInline) ? group.selectedElements : [] }
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      if let command = child as? UICommand { return command.state == .on ? [command] : [] }
      return []
    }
  }
}

/// Elements that are loaded when the menu opens (semantics 31.1).
///
/// https://developer.apple.com/documentation/uikit/uideferredmenuelement
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
  /// A closure that loads the elements and calls its argument with them.
  public typealias Provider = @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  private let provider: Provider
  private let isCached: Bool
  private var known: [UIMenuElement]?

  /// Creates an element whose content is loaded once and cached.
  public init(_ elementProvider: @escaping Provider) {
    (provider, isCached) = (elementProvider, true)
    super.init(title: "", subtitle: nil, image: nil)
  }

  private init(uncached: @escaping Provider) {
    (provider, isCached) = (uncached, false)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns an element whose content is loaded each time the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(uncached: elementProvider)
  }

  /// Loads the elements; `body` is called once, immediately or later.
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
