import TouchGeometry

/// What everybody may hear of the life of scenes and the application.
enum LifeNotice {
  case sceneWillConnect, sceneDidDisconnect, sceneDidActivate, sceneWillDeactivate
  case sceneWillEnterForeground, sceneDidEnterBackground
  case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
}

#if FoundationGeometry
extension UIScene {
  /// Posted when a scene is connected, after its delegate was told; the object is the scene.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene goes for good.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted when a scene has got the keyboard.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted when a scene is about to lose the keyboard.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted when a scene is about to be seen.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted when a scene is not seen any more.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

extension UIApplication {
  /// Posted after the delegate has launched; the object is the application.
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted when the first of the windows has got the keyboard, also in programs with scene delegates.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted when none of the windows is about to have the keyboard.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted when none of the windows is seen any more.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted when the first of the windows is about to be seen again.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted when the program is about to end.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  /// Posts what happened, after the delegates were told.
  func notify(_ notice: LifeNotice, _ scene: UIWindowScene? = nil) {
    let name =
      switch notice {
      case .sceneWillConnect: UIScene.willConnectNotification
      case .sceneDidDisconnect: UIScene.didDisconnectNotification
      case .sceneDidActivate: UIScene.didActivateNotification
      case .sceneWillDeactivate: UIScene.willDeactivateNotification
      case .sceneWillEnterForeground: UIScene.willEnterForegroundNotification
      case .sceneDidEnterBackground: UIScene.didEnterBackgroundNotification
      case .didFinishLaunching: Self.didFinishLaunchingNotification
      case .didBecomeActive: Self.didBecomeActiveNotification
      case .willResignActive: Self.willResignActiveNotification
      case .didEnterBackground: Self.didEnterBackgroundNotification
      case .willEnterForeground: Self.willEnterForegroundNotification
      case .willTerminate: Self.willTerminateNotification
      }
    NotificationCenter.default.post(name: name, object: scene ?? self)
  }
}
#else
extension UIApplication {
  /// Nobody hears of it: there are no notifications without Foundation.
  func notify(_ notice: LifeNotice, _ scene: UIWindowScene? = nil) {}
}
#endif
