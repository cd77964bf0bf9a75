import TouchGeometry
import TouchKit

/// Whether the app may show notifications.
/// https://developer.apple.com/documentation/usernotifications/unauthorizationstatus
public enum UNAuthorizationStatus: Int, Sendable {
  /// The desktop shows no notifications.
  case denied = 1
  /// The desktop shows notifications.
  case authorized = 2
}

/// What an app requests permission for; a desktop permits all of it or nothing.
/// https://developer.apple.com/documentation/usernotifications/unauthorizationoptions
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Notifications on the screen.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
}

/// The desktop's settings for notifications.
/// https://developer.apple.com/documentation/usernotifications/unnotificationsettings
@preconcurrency @MainActor open class UNNotificationSettings: UIObject {
  /// Whether the app may show notifications.
  public let authorizationStatus: UNAuthorizationStatus

  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }
}

/// Why a notification was not added.
/// https://developer.apple.com/documentation/usernotifications/unerror-swift.struct
public struct UNError: Error, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// The desktop shows no notifications.
    case notificationsNotAllowed = 1
  }

  /// The kind of the error.
  public let code: Code
}
