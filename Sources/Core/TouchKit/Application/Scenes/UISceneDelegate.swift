import TouchGeometry

/// A delegate that is notified of the life cycle of one scene.
///
/// Every method has a default that does nothing. In an app whose configuration names a class of scene delegates, the
/// application delegate is not notified of activation and visibility (semantics 40.3).
/// https://developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// Called once, first of all: the scene has an empty window on the display; create a `UIWindow` for it here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene is permanently removed: the user or the app has closed it, or the app ends.
  ///
  /// Its windows still exist.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called after the scene has got the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene loses the keyboard; interactions in it are cancelled (semantics 1.13).
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene becomes visible, for the first time or again.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene has become invisible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Called when files were dropped on the scene, once for all files of a drop; see `UIApplication.opensFiles`.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Returns a description of the scene's content, with which the next run of the app opens the scene again; nil, the
  /// default, if it must not be restored.
  ///
  /// Called each time the scene has become invisible, after `sceneDidEnterBackground(_:)`, also before it is removed
  /// (semantics 40.10).
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  /// Called after `scene(_:willConnectTo:options:)` for a scene of the previous run, with the description of its
  /// content.
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
  /// Called when the app requested content in this scene by `requestSceneSessionActivation`.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Returns nil.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  /// Does nothing.
  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// A delegate of a scene with windows, as all scenes here are.
///
/// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// Performs a shortcut item that the user has chosen while the app runs (semantics 40.11).
  ///
  /// Called for the scene that was used last. If the app is started for an item, the connection options of its first
  /// scene contain it instead. Call the handler when the action is done, with whether it succeeded; the desktop does not
  /// use the value.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Calls the handler with false.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
