import TouchGeometry

/// What a `UIAction` runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title, for controls and recognizers.
/// https://developer.apple.com/documentation/uikit/uiaction
@MainActor public final class UIAction {
  /// What a control shows for it.
  public let title: String
  /// The object that runs it, while it runs.
  public var sender: AnyObject? { runner }
  /// Held no longer than the action runs, so it need not be weak, which would cost more than the rest of a call.
  private var runner: AnyObject?
  private let handler: UIActionHandler

  /// An action that runs `handler`, which it keeps.
  public init(title: String = "", handler: @escaping UIActionHandler) {
    self.title = title
    self.handler = handler
  }

  /// Runs the closure, with `sender` as its sender.
  package func perform(from sender: AnyObject) {
    runner = sender
    handler(self)
    runner = nil
  }
}
