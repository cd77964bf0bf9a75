import TouchGeometry
import TouchKit

extension UIWindowScene {
  /// How large the program's window is when it opens, in points: 960 by 640 unless the program says otherwise.
  ///
  /// Set it in the delegate's `init()` or in `application(_:willFinishLaunchingWithOptions:)`; the window is opened
  /// right after that, and later settings have no effect. On iOS the system decides; see "The window" in the page on
  /// differences. Sizes below one point or beyond 16,384 pixels end the program with a message.
  public static var preferredSize: CGSize {
    get { WindowPreference.size }
    set { WindowPreference.size = newValue }
  }
}

/// What the window to come is like.
@MainActor enum WindowPreference {
  static var size = CGSize(width: 960, height: 640)
}
