import TouchGeometry

/// A scene from the wish for it to its end, with what it was configured to be.
///
/// A desktop does not bring windows back that were closed, so a session ends with its scene.
/// https://developer.apple.com/documentation/uikit/uiscenesession
@preconcurrency @MainActor public final class UISceneSession: UIObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role.
    public let rawValue: String
    /// A role of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An ordinary window of the program.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  public let role: Role
  /// What the delegate has said that the scene is like.
  public internal(set) var configuration: UISceneConfiguration
  /// A name that no other session of this run of the program has.
  public let persistentIdentifier: String
  /// The scene; nil before it is made and after it is gone.
  public internal(set) weak var scene: UIScene?
  /// Whatever the program wants to keep with the scene.
  public var userInfo: [String: Any]?

  init(role: Role, number: Int) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    persistentIdentifier = "\(role.rawValue)-\(number)"
    super.init()
  }
}

/// What a scene is like and who is told about it. https://developer.apple.com/documentation/uikit/uisceneconfiguration
@preconcurrency @MainActor public final class UISceneConfiguration: UIObject {
  /// A name of the program's own for it.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, of which one object is made for each scene; nil for a scene without.
  ///
  /// It has to be a responder and conform to `UIWindowSceneDelegate`.
  public var delegateClass: AnyClass?
  /// How large the window opens, in points; nil for `UIWindowScene.preferredSize`.
  ///
  /// UIKit does not have it.
  public var preferredSize: CGSize?

  /// A configuration without a delegate.
  ///
  /// - Parameters:
  ///   - name: for the program's own use.
  ///   - sessionRole: what the scene is for; that of the session.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }

  /// A new delegate; nil where there is no class, or one of which none can be made, which is said.
  func makeDelegate() -> (any UISceneDelegate)? {
    guard let delegateClass else { return nil }
    if let type = delegateClass as? UIResponder.Type, let made = makeResponder(of: type) as? any UISceneDelegate {
      return made
    }
    BadUse.report(
      "UISceneConfiguration.delegateClass: \(delegateClass) has to inherit from UIResponder and to conform to UIWindowSceneDelegate"
    )
    return nil
  }
}

/// The smallest and the largest size that the user can give a window, in points.
///
/// https://developer.apple.com/documentation/uikit/uiscenesizerestrictions
@preconcurrency @MainActor public final class UISceneSizeRestrictions: UIObject {
  private weak var scene: UIWindowScene?
  /// The smallest size; zero, at first, for as small as the window manager lets it be.
  public var minimumSize = CGSize.zero { didSet { tell() } }
  /// The largest size; at first, and where it is larger than any display, there is no limit.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude) {
    didSet { tell() }
  }

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private func tell() { scene?.request(.sizeLimits(minimum: minimumSize, maximum: maximumSize)) }
}

/// Why no scene was brought up. https://developer.apple.com/documentation/uikit/uisceneerror
public struct UISceneError: Error, Equatable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    /// The program is in a place that has one window only: a host's.
    case multipleScenesNotSupported = 0
    /// The desktop made none, or the session is of a scene that is gone.
    case requestDenied = 1
  }
  /// The kind of reason.
  public let code: Code
  /// What to tell the user.
  public let description: String
}
