import TouchGeometry

/// A delegate that is notified of the life cycle of the app.
///
/// Every method has a default that does nothing.
///
/// A delegate that is a `UIResponder` is the end of the responder chain (semantics 3.1).
/// https://developer.apple.com/documentation/uikit/uiapplicationdelegate
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// Called once at launch, first of all and before any window exists.
  ///
  /// The result is ignored.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Called once when the app can create its window, before the first event.
  ///
  /// The result states whether a shortcut item is performed.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Returns the configuration of a window that will open, which names the class of the scene's delegate.
  ///
  /// Called once for each window, before `scene(_:willConnectTo:options:)`; for the first one after
  /// `application(_:didFinishLaunchingWithOptions:)`.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after windows were closed and their scenes removed; not called at the end of the app.
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Opens a file that was dropped on a window or is named on the command line.
  ///
  /// Called for each file, in apps without scene delegates that set `UIApplication.opensFiles`. The result is ignored.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// Performs a shortcut item that the user has chosen in the menu of the app's icon (semantics 40.11).
  ///
  /// Called in apps without scene delegates: while the app runs, or after
  /// `application(_:didFinishLaunchingWithOptions:)`, unless that returned false. Call the handler when the action is
  /// done, with whether it succeeded; the desktop does not use the value.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called after a window of the app has got the keyboard.
  ///
  /// This and the next three methods are only called in apps without scene delegates.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the app loses the keyboard; its touches are cancelled (semantics 1.13).
  func applicationWillResignActive(_ application: UIApplication)
  /// Called when no window of the app is visible any more.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before a window of the app becomes visible again.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called once before the app ends: its last window was closed, a signal requests it, or the display was lost.
  ///
  /// Called after `applicationWillResignActive(_:)` and `applicationDidEnterBackground(_:)`; the windows still exist,
  /// but a lost display shows nothing any more.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// Returns true.
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns true.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Returns a configuration without a delegate.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }
  /// Does nothing.
  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  /// Returns false.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Calls the handler with false.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// The key of a launch option; the dictionary is nil without options.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The `UIApplicationShortcutItem` for which the app was started (semantics 40.11).
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }
}
