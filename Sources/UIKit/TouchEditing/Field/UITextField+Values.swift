import TouchGeometry
import TouchKit

extension UITextField {
  /// The border of a text field. https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bezel; drawn as the line here.
    case bezel = 2
    /// A filled box with rounded corners.
    case roundedRect = 3
  }

  /// When an overlay view is visible. https://developer.apple.com/documentation/uikit/uitextfield/viewmode
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited; the clear button only while there is text.
    case whileEditing = 1
    /// While the field is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  #if FoundationGeometry
  /// Posted after editing began; its object is the field.
  public static let textDidBeginEditingNotification = Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted after the user changed the text.
  public static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Posted after editing ended.
  public static let textDidEndEditingNotification = Notification.Name("UITextFieldTextDidEndEditingNotification")

  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
  #endif
}
