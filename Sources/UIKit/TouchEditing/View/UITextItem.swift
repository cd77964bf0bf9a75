#if FoundationGeometry
import TouchGeometry
import TouchKit

/// What in a text can be clicked: a link. https://developer.apple.com/documentation/uikit/uitextitem
@preconcurrency @MainActor public final class UITextItem {
  /// What kind of item it is.
  public enum Content: Sendable, Equatable {
    /// A link, and where it leads.
    case link(URL)
  }

  /// What it is.
  public let content: Content
  /// Where it stands in the text, in UTF-16 units.
  public let range: NSRange

  /// What is shown for an item. https://developer.apple.com/documentation/uikit/uitextitem/menuconfiguration
  @preconcurrency @MainActor public final class MenuConfiguration {
    let menu: UIMenu

    /// A menu; one without elements shows nothing.
    public init(menu: UIMenu) { self.menu = menu }
  }

  init(_ content: Content, _ range: NSRange) { (self.content, self.range) = (content, range) }
}

/// What the user does with a link. https://developer.apple.com/documentation/uikit/uitextiteminteraction
public enum UITextItemInteraction: Int, Sendable {
  /// Clicks or taps it.
  case invokeDefaultAction = 0
  /// Asks for its menu, by a rest of a finger or the secondary button.
  case presentActions = 1
  /// Wants to see what it leads to; a text view never asks so.
  case preview = 2
}
#endif
