import TouchGeometry

/// A scene from its request to its end, with its configuration.
///
/// A session ends with its scene. In the next run of the app a scene with a `stateRestorationActivity` opens again, with a
/// new session (semantics 40.10).
/// https://developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor public final class UISceneSession: UIObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// Creates a role with the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An ordinary window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role: Role
  /// The configuration that the delegate returned.
  public internal(set) var configuration: UISceneConfiguration
  /// An identifier that is unique in this run of the app.
  public let persistentIdentifier: String
  /// The scene; nil before it is created and after it is removed.
  public internal(set) weak var scene: UIScene?
  /// The activity that describes the content of the scene: of the previous run, and after that the result of the
  /// delegate's `stateRestorationActivity(for:)`; nil if the scene is not restored.
  public var stateRestorationActivity: NSUserActivity?
  /// The window of the scene when it was last visible, or in the previous run.
  final var window: WindowRecord?
  /// Values that the app stores with the scene.
  public var userInfo: [String: Any]?

  init(role: Role, number: Int) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    persistentIdentifier = "\(role.rawValue)-\(number)"
    super.init()
  }
}

/// The configuration of a scene and its delegate. https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor public final class UISceneConfiguration: UIObject {
  /// The app's name of the configuration.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, of which an instance is created for each scene; nil for no delegate.
  ///
  /// It must be a responder and conform to `UIWindowSceneDelegate`.
  public var delegateClass: AnyClass?
  /// The initial size of the window, in points; nil for `UIWindowScene.preferredSize`.
  ///
  /// UIKit does not have this property.
  public var preferredSize: CGSize?

  /// Creates a configuration without a delegate.
  ///
  /// - Parameters:
  ///   - name: the app's name of the configuration.
  ///   - sessionRole: the role of the session.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }

  /// Creates a delegate; nil without a class, or if it cannot be instantiated, which is reported.
  func makeDelegate() -> (any UISceneDelegate)? {
    guard let delegateClass else { return nil }
    if let type = delegateClass as? UIResponder.Type, let made = makeResponder(of: type) as? any UISceneDelegate {
      return made
    }
    UsageError.report(
      "UISceneConfiguration.delegateClass: \(delegateClass) has to inherit from UIResponder and to conform to UIWindowSceneDelegate"
    )
    return nil
  }
}

/// The minimum and maximum size of a window for its user, in points.
///
/// https://developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor public final class UISceneSizeRestrictions: UIObject {
  private weak var scene: UIWindowScene?
  /// The minimum size; zero, the default, leaves it to the window manager.
  public var minimumSize = CGSize.zero { didSet { requestLimits() } }
  /// The maximum size; there is no limit by default, or if it is larger than any display.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
    didSet { requestLimits() }
  }

  /// Whether the user may make the window cover the display; true by default.
  ///
  /// It applies to `toggleFullScreen(_:)`; the window manager's own commands ignore it.
  public var allowsFullScreen = true

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private func requestLimits() { scene?.request(.sizeLimits(minimum: minimumSize, maximum: maximumSize)) }
}

/// An error of a scene request. https://developer.apple.com/documentation/uikit/uisceneerror
public struct UISceneError: Error, Equatable, CustomStringConvertible {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The app has a single window, such as that of a host.
    case multipleScenesNotSupported = 0
    /// The desktop opened no window, or the session's scene was removed.
    case requestDenied = 1
  }
  /// The kind of the error.
  public let code: Code
  /// A description for the user.
  public let description: String
}
