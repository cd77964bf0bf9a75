import TouchGeometry
import TouchKit
import TouchLoop

/// The notifications of the app, which the desktop's service shows (semantics 57).
///
/// Nothing connects to the service until the first call that needs it.
/// https://developer.apple.com/documentation/usernotifications/unusernotificationcenter
@preconcurrency @MainActor open class UNUserNotificationCenter: UIObject {
  /// Receives responses; held weakly.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  weak var application: UIApplication?
  var service: (any NotificationShowing)? { application?.notifications }
  private var categories: Set<UNNotificationCategory> = []
  /// The delivered notifications, oldest first.
  var delivered: [UNNotification] = []
  /// The requests whose trigger has not fired, oldest first, with their timers.
  var pending: [(request: UNNotificationRequest, timer: LoopTimer)] = []

  private init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  /// Returns the notification center of the app.
  open class func current() -> UNUserNotificationCenter {
    let application = UIApplication.shared
    if let center = application.notificationCenter as? UNUserNotificationCenter { return center }
    let center = UNUserNotificationCenter(application)
    application.notificationCenter = center
    application.notifications?.onEvent = { [weak center] in center?.receive($0) }
    return center
  }

  // MARK: Authorization

  /// Finds out whether the desktop shows notifications; the user is not asked (semantics 57.1).
  ///
  /// - Parameters:
  ///   - options: have no effect.
  ///   - completionHandler: called once, later, with the answer; the error is nil.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (_ granted: Bool, _ error: (any Error)?) -> Void
  ) {
    probe { completionHandler($0, nil) }
  }

  /// Finds out whether the desktop shows notifications; the user is not asked.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in probe { continuation.resume(returning: $0) } }
  }

  /// Finds out the settings; `completionHandler` is called once, later.
  open func getNotificationSettings(
    completionHandler: @escaping (_ settings: UNNotificationSettings) -> Void
  ) {
    probe { completionHandler(UNNotificationSettings($0 ? .authorized : .denied)) }
  }

  private func probe(_ answer: @escaping @MainActor (Bool) -> Void) {
    guard let application else { return answer(false) }
    application.loop.schedule(at: application.now) { [weak self] in
      guard let service = self?.service else { return answer(false) }
      service.probe(answer)
    }
  }

  // MARK: Categories

  /// Replaces the categories; notifications that are delivered later use them.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }

  /// Passes the categories to a closure immediately.
  open func getNotificationCategories(
    completionHandler: @escaping (_ categories: Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(categories)
  }

  func category(of content: UNNotificationContent) -> UNNotificationCategory? {
    content.categoryIdentifier.isEmpty ? nil : categories.first { $0.identifier == content.categoryIdentifier }
  }

  // MARK: Removing

  /// Passes the delivered notifications, oldest first, to a closure immediately.
  open func getDeliveredNotifications(
    completionHandler: @escaping (_ notifications: [UNNotification]) -> Void
  ) {
    completionHandler(delivered)
  }

  /// Removes delivered notifications from the desktop; unknown identifiers are ignored.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    for identifier in identifiers {
      delivered.removeAll { $0.request.identifier == identifier }
      service?.remove(identifier)
    }
  }

  /// Removes all delivered notifications from the desktop.
  open func removeAllDeliveredNotifications() {
    removeDeliveredNotifications(withIdentifiers: delivered.map(\.request.identifier))
  }

  /// Passes the requests whose trigger has not fired, oldest first, to a closure immediately.
  open func getPendingNotificationRequests(
    completionHandler: @escaping (_ requests: [UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending.map(\.request))
  }

  /// Removes requests whose trigger has not fired; unknown identifiers are ignored.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    for entry in pending where identifiers.contains(entry.request.identifier) { entry.timer.cancel() }
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Removes all requests whose trigger has not fired.
  open func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: pending.map(\.request.identifier))
  }
}
