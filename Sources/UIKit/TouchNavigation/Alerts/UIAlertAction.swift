import TouchKit

/// One of the answers of an alert (semantics 30.19).
/// https://developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor public final class UIAlertAction {
  /// What an answer is like.
  public enum Style: Int, Sendable {
    /// As any.
    case `default`
    /// Leaves everything as it is; an alert has at most one.
    case cancel
    /// Changes or deletes something: red.
    case destructive
  }

  /// What the button says.
  public let title: String?
  /// What the answer is like.
  public let style: Style
  /// Whether it can be chosen; true by default.
  public var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  /// Called once when the answer is chosen, after the alert has gone.
  let handler: ((UIAlertAction) -> Void)?
  /// Tells the alert that the button is to be used or not.
  var onChange: (() -> Void)?

  /// An answer; `handler` is kept, and called when it is chosen and the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
