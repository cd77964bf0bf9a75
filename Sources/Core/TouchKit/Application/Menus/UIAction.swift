import TouchDrawing
import TouchGeometry

/// What a `UIAction` runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, for controls, recognizers and menus.
/// https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// By what an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name; it need be unique only where the action is added.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a control or a menu shows for it.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// A picture that a control or a menu shows for it, if it has room for one; nil by default.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// What an explanation says; nil for the title.
  public var discoverabilityTitle: String?
  /// How a menu shows it and whether it can be chosen.
  public var attributes: Attributes
  /// Whether a menu shows it as on.
  public var state: State
  /// The object that runs it, while it runs.
  public var sender: AnyObject? { runner }
  /// Held no longer than the action runs, so it need not be weak, which would cost more than the rest of a call.
  private var runner: AnyObject?
  private let handler: UIActionHandler
  private let name: Identifier?
  private let serial: Int
  private static var last = 0

  /// An action that runs `handler`, which it keeps; without an identifier it gets one that no other action has.
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

  /// What it was made with, or an identifier of its own.
  ///
  /// A control has one action of an identifier for an event: the one that was added last.
  public var identifier: Identifier { name ?? Identifier("touchstone.action.\(serial)") }

  /// Whether a control takes them for the same.
  package func isSame(as other: UIAction) -> Bool { self === other || name != nil && name == other.name }

  /// Runs the closure, with `sender` as its sender.
  package func perform(from sender: AnyObject) {
    runner = sender
    handler(self)
    runner = nil
  }
}
