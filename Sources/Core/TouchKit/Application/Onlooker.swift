import TouchGeometry

/// Observes an application from its launch to its end; see `UIApplication.onlooker`.
@MainActor package protocol Onlooker: AnyObject {
  /// Called once when the application has its first scene.
  func applicationDidLaunch()
  /// Called when the application has ended and its scenes are closed. A second call does nothing.
  func applicationDidEnd()
  /// The maximum time to wait while nothing is due, in seconds of real time; nil for no limit.
  ///
  /// A host with its own loop reads it whenever it is asked for the next wake-up time.
  var patience: TimeInterval? { get }
}
