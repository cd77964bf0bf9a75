import TouchGeometry

extension UIWindowScene {
  /// How large windows of the display server are when they open, in points: 960 by 640 unless the program says otherwise.
  ///
  /// Set it in the delegate's `init()` or in `application(_:willFinishLaunchingWithOptions:)`; the first window is opened
  /// right after that. `UISceneConfiguration.preferredSize` is that of one window. Where the display has less room
  /// beside its panels, the window is smaller. On iOS the system decides; see "The window" in the page on differences.
  /// Sizes below one point or beyond 16,384 pixels end the program with a message.
  public static var preferredSize: CGSize {
    get { WindowPreference.size }
    set { WindowPreference.size = newValue }
  }
}

/// What windows to come are like.
@MainActor package enum WindowPreference {
  package static var size = CGSize(width: 960, height: 640)
}
