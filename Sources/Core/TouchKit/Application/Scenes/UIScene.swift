import TouchGeometry

/// One instance of the program's user interface. https://developer.apple.com/documentation/uikit/uiscene
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether the user can see and use the scene.
  public enum ActivationState: Int, Sendable {
    /// It has no window on the screen: it is about to be connected, or was disconnected.
    case unattached = -1
    /// It has the keyboard.
    case foregroundActive = 0
    /// It is on the screen and another window has the keyboard.
    case foregroundInactive = 1
    /// It is not visible.
    case background = 2
  }

  /// Whether the user can see and use the scene.
  public package(set) var activationState = ActivationState.foregroundActive

  /// What the scene is an instance of; it lives as long as the scene is connected.
  public let session: UISceneSession

  /// Is told what happens to the scene; made of the configuration's class before the scene is connected.
  ///
  /// The scene keeps it. Setting another one takes effect at once.
  public var delegate: (any UISceneDelegate)? {
    didSet {
      DelegateHearing.check(delegate, (any UIWindowSceneDelegate).self)
      DelegateHearing.check(delegate, (any UISceneDelegate).self)
    }
  }

  init(session: UISceneSession) {
    self.session = session
    super.init()
  }

  /// Why a scene is connected.
  @preconcurrency @MainActor public final class ConnectionOptions: UIObject {
    /// The files that the scene is opened for: those of the command line, if `UIApplication.opensFiles` says so.
    public let urlContexts: Set<UIOpenURLContext>
    /// What the program asked to be shown when it opened the scene; one at most.
    public let userActivities: Set<NSUserActivity>

    init(urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = []) {
      (self.urlContexts, self.userActivities) = (urlContexts, userActivities)
      super.init()
    }
  }

  /// How a scene is to be brought up.
  @preconcurrency @MainActor public final class ActivationRequestOptions: UIObject {
    /// The scene in which the user asked for it.
    public var requestingScene: UIScene?
    /// Options that say nothing.
    public override init() { super.init() }
  }

  /// How a file came; the desktop does not say from which program.
  @preconcurrency @MainActor public final class OpenURLOptions: UIObject {
    /// Whether the file has to be copied to be kept: never, for it is the user's own and stays where it is.
    public let openInPlace = true
  }
}

/// A file that a scene is asked to open. https://developer.apple.com/documentation/uikit/uiopenurlcontext
@preconcurrency @MainActor public final class UIOpenURLContext: UIObject {
  /// Where the file is.
  public let url: URL
  /// How it came.
  public let options = UIScene.OpenURLOptions()

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// What a new window is to show, as the program describes it to itself: Foundation on Linux has no such class.
///
/// https://developer.apple.com/documentation/foundation/nsuseractivity
@preconcurrency @MainActor public final class NSUserActivity: UIObject {
  /// What kind of thing, such as `org.example.notes.open`.
  public let activityType: String
  /// A name for the user.
  public var title: String?
  /// What else the new scene has to know.
  public var userInfo: [AnyHashable: Any]?
  /// What the activity is about, by a name that lasts.
  public var targetContentIdentifier: String?

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
}
