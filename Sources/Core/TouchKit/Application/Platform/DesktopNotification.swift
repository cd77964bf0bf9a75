import TouchGeometry

/// A notification for the desktop to show (semantics 57).
package struct DesktopNotification: Equatable, Sendable {
  /// A button of a notification.
  package struct Action: Equatable, Sendable {
    package var identifier: String
    package var title: String
    package init(identifier: String, title: String) { (self.identifier, self.title) = (identifier, title) }
  }

  /// How urgent a notification is; the desktop shows critical ones until the user closes them.
  package enum Urgency: UInt8, Sendable { case low, normal, critical }

  /// The app's name of the notification; a new one with this name replaces the old one.
  package var identifier: String
  package var title: String
  package var body: String
  package var actions: [Action] = []
  package var urgency = Urgency.normal
  package var isSilent = false

  package init(identifier: String, title: String, body: String) {
    (self.identifier, self.title, self.body) = (identifier, title, body)
  }
}

/// What happened to a notification that the desktop showed.
package enum NotificationEvent: Equatable, Sendable {
  /// The user pressed the notification, with nil, or one of its buttons.
  case pressed(String, action: String?)
  /// The user closed the notification.
  case dismissed(String)
  /// The notification was removed without the user.
  case removed(String)
}

/// The desktop's service for notifications.
@MainActor package protocol NotificationShowing: AnyObject {
  /// Called for each event of a notification.
  var onEvent: ((NotificationEvent) -> Void)? { get set }
  /// Finds out whether the desktop shows notifications; the answer is given once, later or immediately.
  func probe(_ answer: @escaping @MainActor (Bool) -> Void)
  /// Shows a notification, or replaces the one of its name; the answer is whether the desktop accepted it.
  func show(_ notification: DesktopNotification, _ answer: @escaping @MainActor (Bool) -> Void)
  /// Removes a notification; unknown names are ignored.
  func remove(_ identifier: String)
}
