import TouchGeometry
import TouchKit

/// How a notification is shown while the app is active.
/// https://developer.apple.com/documentation/usernotifications/unnotificationpresentationoptions
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The desktop's sound is played, if the content has one.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The notification is shown in the desktop's list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// The notification is shown on the screen.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Receives the responses to notifications.
/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Called before a notification is delivered while the app is active: a window of it has the keyboard.
  ///
  /// - Parameter completionHandler: call it, now or later, with the permitted forms; with neither `banner` nor `list` the
  ///   notification is not delivered.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called once for each response of the user, after the app's window was activated if the response does that.
  ///
  /// - Parameter completionHandler: call it when the response was handled; it has no effect on a desktop.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Delivers nothing while the app is active.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
