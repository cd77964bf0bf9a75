#if FoundationGeometry
import TouchGeometry
import TouchKit

/// An element of a text that can be clicked: a link. https://developer.apple.com/documentation/uikit/uitextitem
@preconcurrency @MainActor public final class UITextItem {
  /// The content of an item.
  public enum Content: Sendable, Equatable {
    /// A link with its URL.
    case link(URL)
  }

  /// The content of the item.
  public let content: Content
  /// The range of the item in the text, in UTF-16 units.
  public let range: NSRange

  /// The menu of an item. https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration
  @preconcurrency @MainActor public final class MenuConfiguration {
    let menu: UIMenu

    /// Creates a configuration with a menu; an empty menu is not presented.
    public init(menu: UIMenu) { self.menu = menu }
  }

  init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }
}

/// The user's interaction with a link. https://developer.apple.com/documentation/uikit/uitextiteminteraction
public enum UITextItemInteraction: Int, Sendable {
  /// A click or tap.
  case invokeDefaultAction = 0
  /// A request for the menu, by a long press or the secondary button.
  case presentActions = 1
  /// A request for a preview; text views never send it.
  case preview = 2
}
#endif
