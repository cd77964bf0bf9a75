import TouchGeometry

/// Is told what happens to one scene.
///
/// Every method has a default that has nothing to do. In a program whose configuration names a class of delegates, the
/// application's delegate hears nothing of keyboard and screen (semantics 40.3).
/// https://developer.apple.com/documentation/uikit/uiscenedelegate
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// The scene has a window on the display, which shows nothing yet; make a `UIWindow` for it here. Called once, first.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The scene goes for good: the user has closed it, the program did, or the program ends. Its windows are still there.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene has got the keyboard.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to lose the keyboard; what is under way in it is cancelled (semantics 1.13).
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to be seen, for the first time or again.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is not seen any more.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Files were dropped on the scene, all those of one drop at once; see `UIApplication.opensFiles`.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The program asked to show something in this scene by `requestSceneSessionActivation`.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Has nothing to do.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Has nothing to do.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Has nothing to do.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Has nothing to do.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Has nothing to do.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Has nothing to do.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Has nothing to do.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Has nothing to do.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Is told what happens to a scene with windows; all scenes here have them.
///
/// https://developer.apple.com/documentation/uikit/uiwindowscenedelegate
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
