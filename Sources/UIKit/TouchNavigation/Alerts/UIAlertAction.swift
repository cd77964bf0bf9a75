import TouchKit

/// An action of an alert (semantics 30.19). https://developer.apple.com/documentation/uikit/uialertaction
@preconcurrency @MainActor public final class UIAlertAction {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// The default style.
    case `default`
    /// Leaves everything unchanged; an alert has at most one such action.
    case cancel
    /// Changes or deletes data; displayed in red.
    case destructive
  }

  /// The title of the button.
  public let title: String?
  /// The style of the action.
  public let style: Style
  /// Whether the action can be chosen; true by default.
  public var isEnabled = true { didSet { if isEnabled != oldValue { onChange?() } } }
  /// Called once after the action was chosen and the alert was dismissed.
  let handler: ((UIAlertAction) -> Void)?
  /// Called when `isEnabled` changes.
  var onChange: (() -> Void)?

  /// Creates an action; `handler` is retained, and called after the action was chosen and the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}
