import TouchGeometry
import TouchKit

/// The importance of a notification.
/// https://developer.apple.com/documentation/usernotifications/unnotificationinterruptionlevel
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The desktop may show it without a banner.
  case passive = 0
  /// The desktop shows it.
  case active = 1
  /// As `active`.
  case timeSensitive = 2
  /// The desktop shows it until the user closes it.
  case critical = 3
}

/// The sound of a notification: the desktop's.
/// https://developer.apple.com/documentation/usernotifications/unnotificationsound
@preconcurrency @MainActor open class UNNotificationSound: UIObject {
  /// The desktop's sound for notifications.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  private override init() { super.init() }
}

/// The content of a notification.
///
/// Make a `UNMutableNotificationContent` to set it.
/// https://developer.apple.com/documentation/usernotifications/unnotificationcontent
@preconcurrency @MainActor open class UNNotificationContent: UIObject {
  /// The title; the name of the app if it is empty.
  public internal(set) var title = ""
  /// A second title, which the desktop shows as the first line of the text.
  public internal(set) var subtitle = ""
  /// The text, without markup.
  public internal(set) var body = ""
  /// The identifier of the category whose actions are the notification's buttons.
  public internal(set) var categoryIdentifier = ""
  /// Values of the app, which are not shown.
  public internal(set) var userInfo: [AnyHashable: Any] = [:]
  /// The sound; nil, the default, for silence.
  public internal(set) var sound: UNNotificationSound?
  /// The importance; active by default.
  public internal(set) var interruptionLevel = UNNotificationInterruptionLevel.active

  /// Creates empty content.
  public override init() { super.init() }

  /// A copy that later changes of this object do not reach.
  var copied: UNNotificationContent {
    let content = UNNotificationContent()
    (content.title, content.subtitle, content.body) = (title, subtitle, body)
    (content.categoryIdentifier, content.userInfo) = (categoryIdentifier, userInfo)
    (content.sound, content.interruptionLevel) = (sound, interruptionLevel)
    return content
  }
}

/// Content of a notification that can be set.
/// https://developer.apple.com/documentation/usernotifications/unmutablenotificationcontent
@preconcurrency @MainActor open class UNMutableNotificationContent: UNNotificationContent {
  /// The title; the name of the app if it is empty.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// A second title, which the desktop shows as the first line of the text.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text, without markup.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The identifier of the category whose actions are the notification's buttons.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// Values of the app, which are not shown.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The sound; nil, the default, for silence.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// The importance; active by default.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
}
