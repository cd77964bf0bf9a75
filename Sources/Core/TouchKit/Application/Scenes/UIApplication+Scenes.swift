import TouchGeometry

// Windows of the display server come and go: asked for, connected, closed (semantics 40).

extension UIApplication {
  /// Whether the program can have several windows of the display server: yes on a desktop, no inside of a host.
  public var supportsMultipleScenes: Bool { platform?.opensSurfaces ?? false }

  /// The sessions of the scenes that are connected; a closed window's session is gone.
  public var openSessions: Set<UISceneSession> { Set(programScenes.map(\.session)) }

  /// Brings a scene in front of others and gives it the keyboard, or opens a new one.
  ///
  /// It is done in the loop's next turn. A new scene is configured, connected and told of as the first one (semantics
  /// 40.1).
  ///
  /// - Parameters:
  ///   - session: whose scene is meant; nil for a new one.
  ///   - userActivity: what is to be shown: in the connection's options of a new scene, in `scene(_:continue:)` else.
  ///   - options: who asks for it; the desktop has no use for it.
  ///   - errorHandler: called when nothing is brought up, with a `UISceneError`.
  public func requestSceneSessionActivation(
    _ session: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    inNextTurn { application in
      if let session {
        guard let scene = application.programScenes.first(where: { $0.session === session }) else {
          errorHandler?(UISceneError(code: .requestDenied, description: "the scene is closed"))
          return
        }
        scene.request(.activate)
        if let userActivity { scene.delegate?.scene(scene, continue: userActivity) }
        return
      }
      do throws(UISceneError) {
        let activities = userActivity.map { Set([$0]) } ?? []
        try application.openScene(UIScene.ConnectionOptions(userActivities: activities)).request(.activate)
      } catch { errorHandler?(error) }
    }
  }

  /// Closes a scene's window, as its close button does; the last one's ends the program.
  ///
  /// It is done in the loop's next turn.
  ///
  /// - Parameters:
  ///   - sceneSession: whose scene is meant.
  ///   - options: how the window goes; the desktop decides that.
  ///   - errorHandler: called when the scene is closed already, with a `UISceneError`.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    inNextTurn { application in
      guard let scene = application.programScenes.first(where: { $0.session === sceneSession }) else {
        errorHandler?(UISceneError(code: .requestDenied, description: "the scene is closed"))
        return
      }
      application.close(scene)
    }
  }

  private func inNextTurn(_ body: @escaping (UIApplication) -> Void) {
    loop.schedule(at: now) { [weak self] in
      guard let self, !isEnding else { return }
      body(self)
    }
  }

  // MARK: Connecting

  /// The scenes of the program itself, without the windows that watch it.
  var programScenes: [UIWindowScene] { scenes.filter { !$0.isTool } }

  /// The scene that has the keyboard.
  var activeScene: UIWindowScene? { scenes.first { $0.activationState == .foregroundActive } }
  var isSomeSceneActive: Bool { activeScene != nil }

  /// Opens a window and connects its scene.
  func openScene(_ options: UIScene.ConnectionOptions) throws(UISceneError) -> UIWindowScene {
    guard let platform, platform.opensSurfaces else {
      throw UISceneError(code: .multipleScenesNotSupported, description: "there is one window only")
    }
    let session = makeSession()
    configure(session, options)
    let scene: UIWindowScene
    do throws(PlatformError) {
      let size = session.configuration.preferredSize ?? WindowPreference.size
      scene = add(try platform.open(SurfaceDescription(title: programName, size: size)), session)
    } catch {
      throw UISceneError(code: .requestDenied, description: "\(error)")
    }
    connect(scene, options)
    return scene
  }

  /// Makes the scene of the window that the program begins with, which its delegate may use before it is connected.
  package func prepareLaunch(_ surface: any PlatformSurface) -> UIWindowScene { add(surface, makeSession()) }

  /// The delegate has launched: connects the scene that the program begins with.
  ///
  /// - Parameters:
  ///   - scene: the one that `prepareLaunch(_:)` made.
  ///   - named: paths that the user wants to be opened, if the program opens any.
  package func didLaunch(_ scene: UIWindowScene, files named: [String] = []) {
    notify(.didFinishLaunching)
    guard scene.isConnected else { return }
    let files = opensFiles ? named : []
    let contexts = files.map { UIOpenURLContext(url: URL(fileURLWithPath: $0)) }
    let options = UIScene.ConnectionOptions(urlContexts: Set(contexts))
    configure(scene.session, options)
    if let size = scene.session.configuration.preferredSize { scene.request(.size(size)) }
    connect(scene, options)
    // Who has scenes has got the files with the connection.
    if !hasSceneDelegates, scene.isConnected { open(contexts, in: scene) }
  }

  private func makeSession() -> UISceneSession {
    sessionCount += 1
    return UISceneSession(role: .windowApplication, number: sessionCount)
  }

  private func configure(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
    guard let delegate else { return }
    session.configuration = delegate.application(self, configurationForConnecting: session, options: options)
    if session.configuration.delegateClass != nil { hasSceneDelegates = true }
  }

  private func add(_ surface: any PlatformSurface, _ session: UISceneSession) -> UIWindowScene {
    let scene = UIWindowScene(surface: surface, application: self, session: session)
    scene.activationState = .unattached
    adopt(scene)
    return scene
  }

  private func connect(_ scene: UIWindowScene, _ options: UIScene.ConnectionOptions) {
    scene.delegate = scene.session.configuration.makeDelegate()
    sceneAtHand = scene
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    guard scene.isConnected else { return }
    notify(.sceneWillConnect, scene)
    scene.delegate?.sceneWillEnterForeground(scene)
    guard scene.isConnected else { return }
    notify(.sceneWillEnterForeground, scene)
    scene.activationState = .foregroundInactive
    scene.frameNeeded()
  }

  // MARK: Windows that watch the program

  /// Opens a window beside the program's own, to watch it: no delegate hears of it, it is not among the
  /// connected scenes, and the program ends without it.
  ///
  /// The user may close it; `onClose` is called then.
  package func openTool(title: String, size: CGSize, onClose: @escaping () -> Void) throws(PlatformError)
    -> UIWindowScene
  {
    guard let platform, platform.opensSurfaces else { throw .noWindow(detail: "there is one window only") }
    let scene = add(try platform.open(SurfaceDescription(title: title, size: size)), makeSession())
    scene.onToolClose = onClose
    scene.activationState = .foregroundInactive
    return scene
  }
}

/// How a window is to go. https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: UIObject {}
