import TouchGeometry

/// The life cycle events of scenes and the application that are posted as notifications.
enum LifeNotice {
  case sceneWillConnect, sceneDidDisconnect, sceneDidActivate, sceneWillDeactivate
  case sceneWillEnterForeground, sceneDidEnterBackground
  case didFinishLaunching, didBecomeActive, willResignActive, didEnterBackground, willEnterForeground, willTerminate
}

#if FoundationGeometry
extension UIScene {
  /// Posted when a scene is connected, after its delegate was notified; the object is the scene.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// Posted when a scene is permanently disconnected.
  public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  /// Posted after a scene has got the keyboard.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// Posted before a scene loses the keyboard.
  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// Posted before a scene becomes visible.
  public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  /// Posted after a scene has become invisible.
  public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

extension UIApplication {
  /// Posted after the delegate has launched the app; the object is the application.
  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  /// Posted after the first window has got the keyboard, also in apps with scene delegates.
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  /// Posted before no window of the app has the keyboard.
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  /// Posted after all windows have become invisible.
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  /// Posted before the first window becomes visible again.
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  /// Posted before the app ends.
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  /// A shortage of memory.
  ///
  /// The kit does not post it, because Linux does not report one to apps.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// A change of the day or the time zone.
  ///
  /// The kit does not post it, because desktops do not report one.
  public static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  /// A screenshot by the user.
  ///
  /// The kit does not post it, because desktops do not report one.
  public static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  /// A coming change of the status bar's frame.
  ///
  /// The kit does not post it, because a window has no status bar.
  public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// A change of the status bar's frame.
  ///
  /// The kit does not post it, because a window has no status bar.
  public static let didChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// A coming rotation of the interface.
  ///
  /// The kit does not post it, because a window is not rotated.
  public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// A rotation of the interface.
  ///
  /// The kit does not post it, because a window is not rotated.
  public static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")

  /// Posts the notification of an event, after the delegates were notified.
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
  /// Does nothing: there are no notifications without Foundation.
  func notify(_ notice: LifeNotice, _ scene: UIWindowScene? = nil) {}
}
#endif
