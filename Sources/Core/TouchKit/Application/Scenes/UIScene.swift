import TouchGeometry

/// An instance of the app's user interface. https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene for its user.
  public enum ActivationState: Int, Sendable {
    /// The scene has no visible window: it is not connected yet, or was disconnected.
    case unattached = -1
    /// The scene has the keyboard.
    case foregroundActive = 0
    /// The scene is visible and another window has the keyboard.
    case foregroundInactive = 1
    /// The scene is not visible.
    case background = 2
  }

  /// The state of the scene.
  public package(set) var activationState = ActivationState.foregroundActive

  /// The session of the scene; it lasts as long as the scene is connected.
  public let session: UISceneSession

  /// The delegate of the scene; an instance of the configuration's class, created before the scene is connected.
  ///
  /// The scene retains it. Setting another one takes effect immediately.
  public var delegate: (any UISceneDelegate)? {
    didSet {
      UncalledDelegateMethods.check(delegate, (any UIWindowSceneDelegate).self)
      UncalledDelegateMethods.check(delegate, (any UISceneDelegate).self)
    }
  }

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  /// The reason for which a scene is connected.
  @preconcurrency @MainActor public final class ConnectionOptions: UIObject {
    /// The files for which the scene is opened: those of the command line, if `UIApplication.opensFiles` is true.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activity that the app requested when it opened the scene; at most one.
    public let userActivities: Set<NSUserActivity>
    /// The shortcut item for which the app was started; nil without one (semantics 40.11).
    public let shortcutItem: UIApplicationShortcutItem?

    init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      (self.urlContexts, self.userActivities, self.shortcutItem) = (urlContexts, userActivities, shortcutItem)
      super.init()
    }
  }

  /// The options of a request to activate a scene.
  @preconcurrency @MainActor public final class ActivationRequestOptions: UIObject {
    /// The scene in which the user requested it.
    public var requestingScene: UIScene?
    /// Creates options without values.
    public override init() { super.init() }
  }

  /// The options of an opened file; the desktop does not report its source app.
  @preconcurrency @MainActor public final class OpenURLOptions: UIObject {
    /// Whether the file can be used without a copy: always true, because it belongs to the user and is not temporary.
    public let openInPlace = true
  }
}

/// A file that a scene must open. https://developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor public final class UIOpenURLContext: UIObject {
  /// The URL of the file.
  public let url: URL
  /// The options of the file.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}
