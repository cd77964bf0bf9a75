import TouchDrawing
import TouchGeometry

/// The older kind of an action that a swipe shows at the trailing side of a row; see `UIContextualAction`.
///
/// https://developer.apple.com/documentation/uikit/uitableviewrowaction
@preconcurrency @MainActor open class UITableViewRowAction: UIObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// A red action.
    case `default` = 0
    /// A gray action.
    case normal = 1
    /// The same as `default`.
    public static let destructive = Style.default
  }

  /// The style.
  public let style: Style
  /// The title.
  open var title: String?
  /// The background color; nil, the default, for that of the style.
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action whose `handler` is called with the action and the index path of its row.
  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
