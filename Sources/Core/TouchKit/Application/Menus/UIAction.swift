import TouchDrawing
import TouchGeometry

/// The closure of a `UIAction`.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, for controls, recognizers and menus.
/// https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name; it must only be unique where the action is added.
    public let rawValue: String
    /// Creates an identifier with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier with the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title that a control or a menu shows.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image that a control or a menu shows, if there is space; nil by default.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// An explanatory title; nil for `title`.
  public var discoverabilityTitle: String?
  /// The appearance and behavior in a menu.
  public var attributes: Attributes
  /// Whether a menu shows it as on.
  public var state: State
  /// The object that performs the action, while it runs.
  public var sender: AnyObject? { runner }
  /// A strong reference, which is held only while the action runs; a weak one would cost more than the rest of a call.
  private var runner: AnyObject?
  private let handler: UIActionHandler
  private let name: Identifier?
  private let serial: Int
  private static var last = 0

  /// Creates an action with a closure, which it retains; without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    name = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    UIAction.last += 1
    serial = UIAction.last
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The identifier of the action, or a unique one.
  ///
  /// A control has one action with an identifier for an event: the one that was added last.
  public var identifier: Identifier { name ?? Identifier("touchstone.action.\(serial)") }

  /// Whether a control treats two actions as the same.
  package func isSame(as other: UIAction) -> Bool { self === other || name != nil && name == other.name }

  /// Runs the closure with the given sender.
  package func perform(from sender: AnyObject) {
    runner = sender
    handler(self)
    runner = nil
  }
}
