import TouchGeometry

/// An observer of an application from its launch to its end; see `UIApplication.observer`.
@MainActor package protocol ApplicationObserver: AnyObject {
  /// Called once, after the application has its first scene.
  func applicationDidLaunch()
  /// Called after the application has ended and its scenes are removed; a second call does nothing.
  func applicationDidEnd()
  /// The maximum time in seconds that the observer may wait while no event is scheduled; nil for no limit.
  ///
  /// A host, whose loop does not wait, reads it for each query of its next wake-up.
  var maximumWait: TimeInterval? { get }
}
