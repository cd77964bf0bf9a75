import TouchGeometry
import TouchKit
import TouchLoop

// From a request to the desktop, and back from the desktop to the delegate (semantics 57.2, 57.3, 57.5, 57.6).

extension UNUserNotificationCenter {
  /// Shows a notification, now or when its trigger fires; it replaces a notification of the same identifier.
  ///
  /// - Parameters:
  ///   - request: the notification.
  ///   - completionHandler: called once, later: with nil when the desktop has accepted the notification, or the trigger
  ///     waits; otherwise with a `UNError`.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    guard let application else { return }
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    let answer: @MainActor (Bool) -> Void = { completionHandler?($0 ? nil : UNError(code: .notificationsNotAllowed)) }
    if let trigger = request.trigger as? UNTimeIntervalNotificationTrigger {
      wait(for: trigger, request, application)
      application.loop.schedule(at: application.now) { answer(true) }
    } else {
      application.loop.schedule(at: application.now) { [weak self] in self?.deliver(request, answer) }
    }
  }

  /// Shows a notification, now or when its trigger fires; throws a `UNError` if the desktop shows none.
  public func add(_ request: UNNotificationRequest) async throws {
    let error = await withCheckedContinuation { continuation in
      add(request) { continuation.resume(returning: $0) }
    }
    if let error { throw error }
  }

  private func wait(
    for trigger: UNTimeIntervalNotificationTrigger, _ request: UNNotificationRequest, _ application: UIApplication
  ) {
    let timer = application.loop.schedule(at: application.now + trigger.timeInterval) { [weak self] in
      guard let self, let application = self.application else { return }
      pending.removeAll { $0.request === request }
      if trigger.repeats { wait(for: trigger, request, application) }
      deliver(request) { _ in }
    }
    pending.append((request, timer))
  }

  /// Asks the delegate while the app is active, and shows the notification.
  private func deliver(_ request: UNNotificationRequest, _ answer: @escaping @MainActor (Bool) -> Void) {
    let notification = UNNotification(request)
    guard application?.applicationState == .active else {
      return show(notification, isSilent: request.content.sound == nil, answer)
    }
    guard let delegate else { return answer(true) }
    var isAnswered = false
    delegate.userNotificationCenter(self, willPresent: notification) { [weak self] options in
      guard !isAnswered else { return }
      isAnswered = true
      guard let self, !options.isDisjoint(with: [.banner, .list]) else { return answer(true) }
      show(notification, isSilent: request.content.sound == nil || !options.contains(.sound), answer)
    }
  }

  private func show(
    _ notification: UNNotification, isSilent: Bool, _ answer: @escaping @MainActor (Bool) -> Void
  ) {
    guard let service else { return answer(false) }
    let request = notification.request
    delivered.removeAll { $0.request.identifier == request.identifier }
    delivered.append(notification)
    service.show(desktopNotification(request, isSilent: isSilent)) { [weak self] isShown in
      if !isShown { self?.delivered.removeAll { $0 === notification } }
      answer(isShown)
    }
  }

  /// Returns a request as the desktop shows it (semantics 57.3).
  private func desktopNotification(_ request: UNNotificationRequest, isSilent: Bool) -> DesktopNotification {
    let content = request.content
    var result = DesktopNotification(
      identifier: request.identifier, title: content.title.isEmpty ? application?.displayName ?? "" : content.title,
      body: [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n"))
    result.isSilent = isSilent
    result.actions = category(of: content)?.actions.map { .init(identifier: $0.identifier, title: $0.title) } ?? []
    switch content.interruptionLevel {
    case .passive: result.urgency = .low
    case .active, .timeSensitive: result.urgency = .normal
    case .critical: result.urgency = .critical
    }
    return result
  }

  // MARK: Responses

  /// Notifies the delegate of the user's response; the notification is no longer delivered.
  func receive(_ event: NotificationEvent) {
    switch event {
    case .pressed(let identifier, let action):
      guard let notification = removeDelivered(identifier) else { return }
      let button = category(of: notification.request.content)?.actions.first { $0.identifier == action }
      // A button of a category that the app has replaced has no options.
      if action == nil || button?.options.contains(.foreground) == true { application?.activateFrontScene() }
      respond(to: notification, action ?? UNNotificationDefaultActionIdentifier)
    case .dismissed(let identifier):
      guard let notification = removeDelivered(identifier),
        category(of: notification.request.content)?.options.contains(.customDismissAction) == true
      else { return }
      respond(to: notification, UNNotificationDismissActionIdentifier)
    case .removed(let identifier): _ = removeDelivered(identifier)
    }
  }

  private func respond(to notification: UNNotification, _ action: String) {
    let response = UNNotificationResponse(notification, action)
    delegate?.userNotificationCenter(self, didReceive: response) {}
  }

  private func removeDelivered(_ identifier: String) -> UNNotification? {
    guard let index = delivered.firstIndex(where: { $0.request.identifier == identifier }) else { return nil }
    return delivered.remove(at: index)
  }
}
