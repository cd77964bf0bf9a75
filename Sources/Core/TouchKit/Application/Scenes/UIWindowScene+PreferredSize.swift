import TouchGeometry

extension UIWindowScene {
  /// The initial size of windows of the display server, in points; 960 by 640 by default.
  ///
  /// Set it in the delegate's `init()` or in `application(_:willFinishLaunchingWithOptions:)`; the first window is
  /// opened directly afterward. `UISceneConfiguration.preferredSize` is that of a single window. If the display has
  /// less space next to its panels, the window is smaller. On iOS the system decides; see "The window" in the page on
  /// differences. Sizes below one point or beyond 16,384 pixels end the app with a message.
  public static var preferredSize: CGSize {
    get { WindowPreference.size }
    set { WindowPreference.size = newValue }
  }
}

/// Preferences for new windows.
@MainActor package enum WindowPreference {
  package static var size = CGSize(width: 960, height: 640)
}
