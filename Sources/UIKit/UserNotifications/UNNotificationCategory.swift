import TouchGeometry
import TouchKit

/// What a notification's button does in addition to the response.
/// https://developer.apple.com/documentation/usernotifications/unnotificationactionoptions
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The button activates the app's window.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of notifications. https://developer.apple.com/documentation/usernotifications/unnotificationaction
@preconcurrency @MainActor open class UNNotificationAction: UIObject {
  /// The app's name of the button, which responses have.
  public let identifier: String
  /// The title of the button.
  public let title: String
  /// What the button does in addition to the response.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// Which responses of a category an app receives.
/// https://developer.apple.com/documentation/usernotifications/unnotificationcategoryoptions
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The delegate is notified when the user closes a notification.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}

/// A kind of notifications with its buttons.
/// https://developer.apple.com/documentation/usernotifications/unnotificationcategory
@preconcurrency @MainActor open class UNNotificationCategory: UIObject {
  /// The name that the content of a notification refers to.
  public let identifier: String
  /// The buttons, in the order in which they are shown.
  public let actions: [UNNotificationAction]
  /// Which responses the app receives.
  public let options: UNNotificationCategoryOptions

  /// Creates a category.
  ///
  /// - Parameters:
  ///   - identifier: the name that the content of a notification refers to.
  ///   - actions: the buttons.
  ///   - intentIdentifiers: has no effect: desktops have no intents.
  ///   - options: which responses the app receives.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.options) = (identifier, actions, options)
    super.init()
  }
}
