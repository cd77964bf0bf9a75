import TouchDrawing
import TouchGeometry

/// What a `UIAction` runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, for controls and recognizers.
/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor public final class UIAction {
  /// By what an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name; it need be unique only where the action is added.
    public let rawValue: String
    /// An identifier of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a control shows for it.
  public var title: String
  /// A picture that a control shows for it, if it has room for one; nil by default.
  public var image: UIImage?
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
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    name = identifier
    UIAction.last += 1
    serial = UIAction.last
    self.handler = handler
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
