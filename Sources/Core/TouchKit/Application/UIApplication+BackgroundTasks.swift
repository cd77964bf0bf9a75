import TouchGeometry

/// The identifier of a task that continues in the background.
///
/// https://developer.apple.com/documentation/uikit/uibackgroundtaskidentifier
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task, from 1.
  public let rawValue: Int
  /// Creates an identifier with the given number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Marks the beginning of a task that must not be interrupted when the app leaves the foreground (semantics 40.12).
  ///
  /// A desktop does not suspend apps, so the task has as much time as it takes.
  /// https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(expirationhandler:)
  ///
  /// - Parameter handler: Called before the app is suspended: never.
  /// - Returns: A new identifier, for `endBackgroundTask(_:)`.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }

  /// Marks the beginning of a task with a name, like `beginBackgroundTask(expirationHandler:)`.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/beginbackgroundtask(withname:expirationhandler:)
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    backgroundTasks.insert(lastBackgroundTask)
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Marks the end of a task; reports a task that has not begun, or has ended.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/endbackgroundtask(_:)
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    guard identifier != .invalid, backgroundTasks.remove(identifier.rawValue) == nil else { return }
    UsageError.report("UIApplication.endBackgroundTask: there is no task \(identifier.rawValue), or it has ended")
  }

  /// The time that the app has in the background, in seconds: without limit, the greatest finite number.
  ///
  /// https://developer.apple.com/documentation/uikit/uiapplication/backgroundtimeremaining
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
