import TouchGeometry
import TouchKit

extension UITextField {
  /// What is drawn around the text. https://developer.apple.com/documentation/uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A sunken box; here as the line.
    case bezel = 2
    /// A box with round corners and a ground.
    case roundedRect = 3
  }

  /// When an overlay is there. https://developer.apple.com/documentation/uikit/uitextfield/viewmode
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
