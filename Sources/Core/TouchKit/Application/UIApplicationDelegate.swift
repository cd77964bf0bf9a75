import TouchGeometry

/// Is told what happens to the program as a whole.
///
/// Every method has a default that has nothing to do.
///
/// A delegate that is a `UIResponder` is the end of the responder chain (semantics 3.1).
/// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The program starts; there is no window yet. Called once, before everything else. False is ignored.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The program is ready to make its window. Called once, before the first event. False is ignored.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// A window is about to open; its configuration names the class of the scene's delegate. Called once for each, before
  /// `scene(_:willConnectTo:options:)`; for the first one after `application(_:didFinishLaunchingWithOptions:)`.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Windows were closed, and their scenes are gone. Not called at the end of the program.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// A file is to be opened: it was dropped on a window, or the command line names it. Called for each file, in programs
  /// without scene delegates that set `UIApplication.opensFiles`. False is ignored.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// A window of the program has got the keyboard. This and the three after it are called in programs without scene
  /// delegates only.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The program is about to lose the keyboard; its touches are cancelled (semantics 1.13).
  func applicationWillResignActive(_ application: UIApplication)
  /// No window of the program is visible any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// A window of the program is about to be visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The program is about to end: its last window is closed, a signal asks for it, or the display is gone. Called once,
  /// after `applicationWillResignActive(_:)` and `applicationDidEnterBackground(_:)`; its windows are still there, but
  /// on a display that is gone nothing is shown any more.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// True.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// True.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// A scene without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Has nothing to do.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// False.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Has nothing to do.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Has nothing to do.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Has nothing to do.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Has nothing to do.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Has nothing to do.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// Why the program was started.
  ///
  /// The kit knows no reasons, so the dictionary of options is nil.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String
    /// A reason of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
