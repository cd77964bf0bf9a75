/// Accessibility functions of the app as a whole, in addition to the properties of its views.
///
/// Screen readers of the desktop receive the notifications, and so do tests (semantics 45.6, 47.43).
/// https://developer.apple.com/documentation/uikit/uiaccessibility
public enum UIAccessibility {
  /// The kind of a notification that an app posts.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The kind as a number.
    public let rawValue: UInt32
    /// Creates a kind with the given number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen has changed; the argument is the element to continue with, or a text to read.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed; the argument is the element to continue with, or a text to read.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text must be announced; the argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// Content was scrolled; the argument describes the new position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Posts a notification to the listener; without one it is discarded.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    UIApplication.installed?.accessibilityListener?(notification, argument)
    UIApplication.installed?.screenReaders?.post(notification, argument)
  }

  /// Whether the desktop requests reduced motion (semantics 32.4).
  ///
  /// If so, the kit's pushes, pops and presentations take effect immediately, regardless of `animated`.
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    UIApplication.installed?.reducesMotion ?? false
  }

  /// Whether the desktop requests high contrast (semantics 45.7).
  @preconcurrency @MainActor public static var isDarkerSystemColorsEnabled: Bool {
    UIApplication.installed?.contrast == .high
  }

  /// Whether materials are uniform colors and blur nothing (semantics 45.7).
  ///
  /// Desktops have no such setting, so this is the case where they request high contrast.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { isDarkerSystemColorsEnabled }

  /// Whether a screen reader of the desktop follows the focus of the app (semantics 47.45).
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool {
    UIApplication.installed?.screenReaders?.followFocus ?? false
  }
}

/// The desktop's screen readers, as the application sees them.
@MainActor package protocol ScreenReaders: AnyObject {
  /// Whether one of them follows the focus.
  var followFocus: Bool { get }
  /// Called with each event of a surface; returns whether the event is kept until a screen reader has answered, and
  /// delivered then with `receiveKept(_:in:)` (semantics 47.60).
  func keeps(_ event: InputEvent, in scene: UIWindowScene) -> Bool
  /// Receives a notification of the app.
  func post(_ notification: UIAccessibility.Notification, _ argument: Any?)
}
