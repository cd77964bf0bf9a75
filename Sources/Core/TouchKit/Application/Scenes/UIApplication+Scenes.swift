import TouchGeometry

// Requesting, connecting and closing windows of the display server (semantics 40).

extension UIApplication {
  /// Whether the app can have several windows of the display server: true on a desktop, false inside a host.
  public var supportsMultipleScenes: Bool { platform?.opensSurfaces ?? false }

  /// The sessions of the connected scenes; closing a window ends its session.
  public var openSessions: Set<UISceneSession> { Set(programScenes.map(\.session)) }

  /// Brings a scene to the front and gives it the keyboard, or opens a new one.
  ///
  /// It happens in the loop's next turn. A new scene is configured, connected and announced like the first one
  /// (semantics 40.1).
  ///
  /// - Parameters:
  ///   - session: the session of the scene; nil for a new one.
  ///   - userActivity: the content to show: a new scene receives it in its connection options, others in
  ///     `scene(_:continue:)`.
  ///   - options: the requesting scene; the desktop ignores it.
  ///   - errorHandler: called with a `UISceneError` if no scene is activated.
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

  /// Closes a scene's window, like its close button; closing the last one ends the app.
  ///
  /// It happens in the loop's next turn.
  ///
  /// - Parameters:
  ///   - sceneSession: the session of the scene.
  ///   - options: how the window closes; the desktop decides that.
  ///   - errorHandler: called with a `UISceneError` if the scene is already closed.
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

  /// The scenes of the app itself, without tool windows.
  var programScenes: [UIWindowScene] { scenes.filter { !$0.isTool } }

  /// The scene that has the keyboard.
  var activeScene: UIWindowScene? { scenes.first { $0.activationState == .foregroundActive } }
  /// The scene that has the keyboard, otherwise the one that was used last.
  var frontScene: UIWindowScene? {
    activeScene ?? programScenes.first { $0 === mostRecentScene } ?? programScenes.first
  }
  var isSomeSceneActive: Bool { activeScene != nil }

  /// Opens a window and connects its scene.
  func openScene(_ options: UIScene.ConnectionOptions) throws(UISceneError) -> UIWindowScene {
    guard let platform, platform.opensSurfaces else {
      throw UISceneError(code: .multipleScenesNotSupported, description: "there is one window only")
    }
    let session = makeSession()
    if options.userActivities.isEmpty { restoreStored(session) }
    configure(session, options)
    let scene: UIWindowScene
    do throws(PlatformError) {
      let wanted = description(of: session.window, size: session.configuration.preferredSize)
      scene = add(try platform.open(wanted), session)
    } catch {
      throw UISceneError(code: .requestDenied, description: "\(error)")
    }
    connect(scene, options)
    return scene
  }

  /// Creates the scene of the app's first window, which the delegate may use before it is connected.
  package func prepareLaunch(_ surface: any PlatformSurface) -> UIWindowScene { add(surface, makeSession()) }

  /// Returns the description of the first window: that of the previous run, if one is stored.
  package var firstWindow: SurfaceDescription { description(of: storedScenes.first?.window, size: nil) }

  private func description(of window: WindowRecord?, size: CGSize?) -> SurfaceDescription {
    SurfaceDescription(
      title: programName, size: window?.size ?? size ?? WindowPreference.size, place: window?.place,
      state: window?.state ?? .normal)
  }

  /// Connects the app's first scene, after the delegate has launched.
  ///
  /// - Parameters:
  ///   - scene: The result of `prepareLaunch(_:)`.
  ///   - named: The paths of the files to open.
  ///   - shortcut: The shortcut item to perform.
  package func didLaunch(
    _ scene: UIWindowScene, files named: [String] = [], shortcut: UIApplicationShortcutItem? = nil
  ) {
    notify(.didFinishLaunching)
    guard scene.isConnected else { return }
    let files = opensFiles ? named : []
    let contexts = files.map { UIOpenURLContext(url: URL(fileURLWithPath: $0)) }
    let options = UIScene.ConnectionOptions(urlContexts: Set(contexts), shortcutItem: shortcut)
    restoreStored(scene.session)
    configure(scene.session, options)
    if scene.session.window?.size == nil, let size = scene.session.configuration.preferredSize {
      scene.request(.size(size))
    }
    connect(scene, options)
    // A window that cannot be opened is not restored.
    for _ in storedScenes where !isEnding { _ = try? openScene(UIScene.ConnectionOptions()) }
    storedScenes = []
    // With scene delegates, the connection options contain the files and the item.
    guard !hasSceneDelegates, scene.isConnected else { return }
    open(contexts, in: scene)
    if let shortcut { perform(shortcut, in: scene) }
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
    mostRecentScene = scene
    scene.delegate?.scene(scene, willConnectTo: scene.session, options: options)
    if scene.isConnected, let activity = scene.session.stateRestorationActivity {
      scene.delegate?.scene(scene, restoreInteractionStateWith: activity)
    }
    guard scene.isConnected else { return }
    notify(.sceneWillConnect, scene)
    scene.delegate?.sceneWillEnterForeground(scene)
    guard scene.isConnected else { return }
    notify(.sceneWillEnterForeground, scene)
    scene.activationState = .foregroundInactive
    scene.frameNeeded()
  }

  // MARK: Tool windows

  /// Opens a tool window that observes the app: delegates are not notified, it is not among the connected scenes, and
  /// it does not keep the app running.
  ///
  /// The user may close it; then `onClose` is called.
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

/// The options for closing a window. https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: UIObject {}
