import TouchBus
import TouchKit

/// What a service reports about a notification, by the service's own key.
enum NotificationReport: Equatable {
  /// The user pressed it, with nil, or the button with an index.
  case pressed(String, button: Int?)
  /// It was closed.
  case closed(String, byUser: Bool)
}

/// A service for notifications on the session's bus, as messages (semantics 57.1).
protocol NotificationRoute {
  /// The name of the service on the bus.
  var name: String { get }
  /// The rule for the signals of the service.
  var signals: String { get }
  /// A call that shows whether the service exists.
  var probe: BusMessage { get }
  /// Reads the answer to `probe`.
  mutating func readProbe(_ answer: BusMessage)
  /// Returns the call that shows a notification.
  ///
  /// - Parameters:
  ///   - notification: the notification.
  ///   - key: the key of the notification that it replaces; nil if it is new.
  ///   - program: the name of the program.
  func show(_ notification: DesktopNotification, replacing key: String?, of program: String) -> BusMessage
  /// Returns the service's key of a notification, from the answer to `show`; nil if the answer is invalid.
  func key(of notification: DesktopNotification, _ answer: BusMessage) -> String?
  /// Returns the call that removes a notification.
  func remove(_ key: String) -> BusMessage
  /// Reads a signal; nil for others.
  func read(_ signal: BusMessage) -> NotificationReport?
}
