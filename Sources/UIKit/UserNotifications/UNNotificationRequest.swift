import TouchGeometry
import TouchKit

/// A condition that shows a notification later; the subclass states which.
///
/// Triggers exist while the app runs. https://developer.apple.com/documentation/usernotifications/unnotificationtrigger
@preconcurrency @MainActor open class UNNotificationTrigger: UIObject {
  /// Whether the notification is shown again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A trigger after a time.
/// https://developer.apple.com/documentation/usernotifications/untimeintervalnotificationtrigger
@preconcurrency @MainActor open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time from the request to the notification, and between two notifications, in seconds.
  public let timeInterval: TimeInterval

  /// The shortest time of a trigger that repeats, in seconds.
  static let shortestRepetition: TimeInterval = 60

  /// Creates a trigger.
  ///
  /// It is a programming error if `timeInterval` is not greater than 0, or less than a minute for a trigger that repeats.
  ///
  /// - Parameters:
  ///   - timeInterval: in seconds.
  ///   - repeats: whether the notification is shown again and again.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0 && timeInterval.isFinite, "a notification's time interval must be greater than 0")
    precondition(
      !repeats || timeInterval >= Self.shortestRepetition, "a repeating notification's interval is at least a minute")
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A request to show a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationrequest
@preconcurrency @MainActor open class UNNotificationRequest: UIObject {
  /// The app's name of the notification; a later request with this name replaces it.
  public let identifier: String
  /// The content, copied from that of the initializer.
  public let content: UNNotificationContent
  /// When the notification is shown; nil for immediately.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    (self.identifier, self.content, self.trigger) = (identifier, content.copied, trigger)
    super.init()
  }
}

/// A notification that was delivered. https://developer.apple.com/documentation/usernotifications/unnotification
@preconcurrency @MainActor open class UNNotification: UIObject {
  /// The request of the notification.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// The action identifier of a response to the notification as a whole.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action identifier of a response that closed the notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationresponse
@preconcurrency @MainActor open class UNNotificationResponse: UIObject {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the pressed button, `UNNotificationDefaultActionIdentifier` or
  /// `UNNotificationDismissActionIdentifier`.
  public let actionIdentifier: String

  init(_ notification: UNNotification, _ actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    super.init()
  }
}
