/// What programs tell people who do not see them, beside what views say of themselves.
///
/// No screen reader of the desktop is told yet; tests are (semantics 45.6).
/// https://developer.apple.com/documentation/uikit/uiaccessibility
public enum UIAccessibility {
  /// What a program tells of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32
    /// A kind by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Most of the screen is another; the argument is where to go on, or what to say.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen is another; the argument is where to go on, or what to say.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said; the argument is the text.
    public static let announcement = Notification(rawValue: 1008)
    /// Something was scrolled; the argument says where to.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells the listeners; without any it is lost.
  @preconcurrency @MainActor public static func post(notification: Notification, argument: Any?) {
    UIApplication.installed?.accessibilityListener?(notification, argument)
  }

  /// Whether the desktop asks for less motion: then the kit's pushes, pops and presentations are seen at once, whatever
  /// `animated` says (semantics 32.4).
  @preconcurrency @MainActor public static var isReduceMotionEnabled: Bool {
    UIApplication.installed?.reducesMotion ?? false
  }

  /// Whether materials are even colors instead of letting what lies behind shimmer through: always, here.
  @preconcurrency @MainActor public static var isReduceTransparencyEnabled: Bool { true }

  /// Whether a screen reader speaks: false, because none is told anything yet.
  @preconcurrency @MainActor public static var isVoiceOverRunning: Bool { false }
}
