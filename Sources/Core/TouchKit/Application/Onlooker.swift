import TouchGeometry

/// Who looks on at an application from its launch to its end; see `UIApplication.onlooker`.
@MainActor package protocol Onlooker: AnyObject {
  /// The application has its first scene. Called once.
  func applicationDidLaunch()
  /// The application has come to its end, and its scenes are gone. A second call does nothing.
  func applicationDidEnd()
  /// How long the onlooker may have to wait while nothing is due, in seconds of the machine; nil for as long as may be.
  ///
  /// A host, whose loop does not wait for anybody, asks whenever it is asked when to wake up.
  var patience: TimeInterval? { get }
}
