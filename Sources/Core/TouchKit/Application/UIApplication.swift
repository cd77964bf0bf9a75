import TouchArbiter
import TouchDrawing
import TouchGeometry
import TouchLoop

/// The application object: it receives all input and is the end of the responder chain.
///
/// https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The app's application object, the most recently created one.
  ///
  /// Reading it before one exists is a programming error.
  public static var shared: UIApplication {
    guard let installed else { preconditionFailure("UIApplication.shared: no application has been made yet") }
    return installed
  }
  package private(set) static var installed: UIApplication?
  /// Receives the app's accessibility notifications; nil for none.
  package var accessibilityListener: ((UIAccessibility.Notification, Any?) -> Void)?
  /// The desktop's screen readers; nil if the app does not serve them.
  package weak var screenReaders: (any ScreenReaders)?

  /// The delegate that is notified of the app's life cycle.
  ///
  /// Held weakly; the code that starts the app retains it.
  public weak var delegate: (any UIApplicationDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UIApplicationDelegate).self) }
  }
  /// The sink of every decision of the engine; nil, the default, has no cost.
  ///
  /// To measure that, the benchmarks build the kit a second time with TOUCHSTONE_NO_TRACE, where it is always nil.
  #if TOUCHSTONE_NO_TRACE
  package var traceSink: (any TraceSink)? {
    get { nil }
    set { precondition(newValue == nil, "this build has no tracing") }
  }
  #else
  package var traceSink: (any TraceSink)? { didSet { gestureEnvironment.trace = traceSink } }
  #endif
  /// A filter for the events of surfaces: it returns the events that the application processes instead.
  ///
  /// Called once for each event; nil, the default, passes all events.
  package var inputGate: ((InputEvent, UIWindowScene) -> [InputEvent])?
  /// Called with the path of a file that was dropped on a window of the app.
  package var onDrop: ((String) -> Void)? { didSet { updateDropTargets() } }
  /// Whether the app opens files: those dropped on its windows, and those on its command line at launch (semantics 40.6).
  ///
  /// False by default, and then the desktop shows that nothing can be dropped. On iOS the document types of the property
  /// list define this; here the app sets it, in `application(_:willFinishLaunchingWithOptions:)`.
  public var opensFiles = false { didSet { updateDropTargets() } }
  /// Whether the app has one instance: a second start passes its files to the running one, whose front window is
  /// activated, and ends (semantics 40.9).
  ///
  /// False by default. Set it in `application(_:willFinishLaunchingWithOptions:)`. On the Mac
  /// `LSMultipleInstancesProhibited` of the property list defines this.
  public var prohibitsMultipleInstances = false
  /// The tasks that have begun and not ended, by their numbers.
  final var backgroundTasks: Set<Int> = []
  /// The number of the newest task.
  final var lastBackgroundTask = 0
  /// Shows the app's shortcut items; nil without a desktop.
  package var shortcutShowing: (any ShortcutShowing)?
  /// The shortcut items that the app has set in this run; nil before.
  final var shownShortcuts: [UIApplicationShortcutItem]?
  /// Stores the app's scenes between its runs; nil if nothing is stored.
  package var sceneStore: (any SceneStoring)?
  /// The scenes of the previous run that were not opened yet.
  final var storedScenes: [StoredScene] = []
  /// The attached observer; nil by default.
  package var observer: (any ApplicationObserver)?
  /// The title of windows without their own title.
  package var programName = ""
  /// Whether a configuration has named a class of scene delegates (semantics 40.3).
  final var hasSceneDelegates = false
  /// The number of sessions created so far.
  final var sessionCount = 0
  /// The scene that received input or was connected most recently.
  final weak var mostRecentScene: UIWindowScene?

  package let loop: EventLoop
  /// The scenes in the order in which they were connected.
  package private(set) var scenes: [UIWindowScene] = []
  /// The single touch event (semantics 1.2).
  package let touchesEvent = UIEvent(type: .touches)
  /// The processing of input that arrived in a handler and waits until the current event is done.
  final var inbox: [() -> Void] = []
  /// The active presses, in the order in which they began.
  var presses: [UIPress] = []
  var tapCounter = TapCounter()
  /// The event of the touchpad's gesture in progress; nil without one.
  var transformEvent: UIEvent?
  /// Routes touch events through recognizers to views.
  package private(set) lazy var gestureEnvironment = GestureEnvironment(application: self)
  /// Schedules frames while something is animated.
  private(set) lazy var frameClock = FrameClock(application: self)
  /// The engine of view animations.
  private(set) lazy var motions = MotionEngine(clock: frameClock, loop: loop)
  /// The platform that opens windows and receives requests; nil in an application with only surfaces.
  package var platform: (any Platform)?
  /// The painting for the frames of scenes; nil if nothing is painted.
  ///
  /// It applies to scenes that are connected later.
  package var painting: (any Painting)?
  /// The drags of other programs over the app.
  package private(set) lazy var remoteDrops = RemoteDrops(self)
  /// The drags of the app over other programs.
  package private(set) lazy var localDrags = LocalDrags(self)
  /// The clipboards of the desktop.
  package private(set) lazy var clipboard = ClipboardLink(application: self)
  /// The requests to the platform at the end of the turn.
  var requests: [PlatformRequest] = []
  /// Whether requests to the platform or a surface are pending.
  var hasRequests = false
  /// Disconnected scenes whose surfaces must still be closed.
  var closing: [UIWindowScene] = []
  /// Whether input is being processed.
  var isReceiving = false
  /// The light or dark style.
  var storedStyle = UIUserInterfaceStyle.light
  /// Whether the delegate was notified of the app's end.
  final var isEnding = false
  /// The observers of the loop's frame steps.
  private var passes: [LoopObserver] = []
  /// The menus of the app.
  package private(set) lazy var menuSystem = UIMenuSystem(self)
  /// Displays the menus; nil without a menu bar.
  package var menuShowing: (any MenuShowing)? { didSet { scenes.forEach { $0.menusDidChange() } } }
  /// The shake in progress, and the detector of shakes.
  let shakeCourse = ShakeCourse()
  /// Offers undo after a shake; nil if nothing is offered.
  package var undoOffering: (any UndoOffering)?
  /// Whether a shake that no responder handles offers undo and redo in an alert, if there is something to undo or redo
  /// (semantics 50.8); true by default.
  open var applicationSupportsShakeToEdit = true
  /// Whether game controllers make presses, as on tvOS (semantics 49.4); true by default.
  ///
  /// UIKit has no such property. Set it to false in an app that reads controllers itself, such as through SDL: the kit
  /// then opens none, and cancels the presses of those that were open.
  open var takesGameControllers = true {
    didSet { if takesGameControllers != oldValue { request(.gameControllers(takesGameControllers)) } }
  }
  /// The desktop's file dialog; nil without one.
  package var fileChooser: (any FileChoosing)?
  /// The remote control of the app.
  package private(set) lazy var remoteControl = RemoteControl()
  /// The desktop's service for notifications; nil without one.
  package var notifications: (any NotificationShowing)?
  /// The public object for notifications; nil if the app does not use it.
  package var notificationCenter: AnyObject?
  /// The desktop's text scale as a category, and its contrast.
  final var (textSize, contrast) = (UIContentSizeCategory.large, UIAccessibilityContrast.normal)
  /// Whether the desktop requests reduced motion.
  package var reducesMotion = false
  /// The nesting depth of `beginIgnoringInteractionEvents()`.
  private var ignoring = 0

  /// The method calls that objects have requested for later, in the order of the requests (semantics 3.15).
  var delayedCalls: [DelayedCall] = []

  /// The window that receives keys; nil without one.
  public internal(set) weak var keyWindow: UIWindow? {
    didSet {
      oldValue?.windowScene?.textInput.needsUpdate()
      keyWindow?.windowScene?.textInput.needsUpdate()
    }
  }

  /// Creates an application on a run loop, which becomes `shared`.
  ///
  /// Apps call `UIApplicationMain` instead.
  public required init(loop: EventLoop) {
    self.loop = loop
    super.init()
    UIApplication.installed = self
    shareTraits()
    passes = [
      loop.addHandler(for: .layout) { [weak self] in self?.scenes.forEach { $0.composer.layout() } },
      loop.addHandler(for: .draw) { [weak self] in
        guard let self else { return }
        motions.whileShown { self.scenes.forEach { $0.composer.draw() } }
      },
      loop.addHandler(for: .present) { [weak self] in self?.scenes.forEach { $0.composer.present() } },
    ]
    loop.addHandler(for: .sleep) { [weak self] in self?.sendRequests() }
  }

  /// Stops creating frames.
  func endFrames() {
    for pass in passes { pass.cancel() }
    passes = []
  }

  /// Makes this application `shared` again, after another one was created.
  package func becomeShared() {
    UIApplication.installed = self
    shareTraits()
  }

  /// The speed of time for everything in the app: 1, or less for slow motion.
  ///
  /// It has no effect with a clock other than the real one.
  package var timeRate: Double {
    get { loop.monotonic?.rate ?? 1 }
    set { loop.monotonic?.rate = newValue }
  }

  /// The time of the loop's turn, in seconds.
  package var now: TimeInterval { loop.now }

  /// The delegate, if it is a separate responder (semantics 3.1).
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder is UIView || responder is UIViewController ? nil : responder
  }

  package override var responderWindow: UIWindow? { nil }

  /// All visible windows of all scenes, each scene's from back to front.
  public var windows: [UIWindow] { programScenes.flatMap(\.windows) }

  /// The connected scenes, which can contain windows.
  public var connectedScenes: Set<UIScene> { Set<UIScene>(programScenes.lazy.map { $0 }) }

  /// Connects a surface as a new scene without notifying delegates; the scene is active from the start.
  package func connect(_ surface: any PlatformSurface) -> UIWindowScene {
    sessionCount += 1
    let session = UISceneSession(role: .windowApplication, number: sessionCount)
    let scene = UIWindowScene(surface: surface, application: self, session: session)
    adopt(scene)
    return scene
  }

  func adopt(_ scene: UIWindowScene) {
    scenes.append(scene)
    updateDropTargets(scene)
    if scenes.count == 1, UIApplication.installed === self { shareTraits() }
  }

  /// The scene to use if none is specified.
  ///
  /// The scene whose event is being handled or that was connected last, otherwise that of the key window, otherwise the
  /// first one.
  package var presentScene: UIWindowScene? {
    if let mostRecentScene, mostRecentScene.isConnected { return mostRecentScene }
    return keyWindow?.windowScene ?? scenes.first
  }

  func disconnect(_ scene: UIWindowScene) {
    scenes.removeAll { $0 === scene }
    scene.activationState = .unattached
    scene.isConnected = false
    closing.append(scene)
    scene.request(.close)
  }

  /// Dispatches an event: touches to each window with some of them, keys to the key window.
  ///
  /// Called once for each event. An override that does not call super discards the event (semantics 1.1).
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches: gestureEnvironment.send(event)
    case .hover, .scroll:
      var notified: [UIWindow] = []
      for touch in event.touches {
        guard let window = touch.window, !notified.contains(where: { $0 === window }) else { continue }
        notified.append(window)
        window.sendEvent(event)
      }
    case .transform: event.transform?.window?.sendEvent(event)
    case .presses:
      if let keyWindow {
        keyWindow.sendEvent(event)
      } else if let event = event as? UIPressesEvent {
        gestureEnvironment.process(event)
      }
    case .motion:
      if let keyWindow { return keyWindow.sendEvent(event) }
      deliverMotion(event, from: self)
    case .remoteControl:
      if let keyWindow { return keyWindow.sendEvent(event) }
      remoteControlReceived(with: event)
    }
  }

  /// Performs an action once: on the target, or without one on the first responder in the chain that implements it.
  ///
  /// The search starts at the first responder of the key window, otherwise at the sender if it is a responder,
  /// otherwise at the key window. Returns false if no responder performs it, or if the target lacks the method
  /// (semantics 3.12).
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.perform(on: target as AnyObject, sender: sender, event: event) }
    let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
    guard let found = start.target(forAction: action, withSender: sender) else { return false }
    return action.perform(on: found as AnyObject, sender: sender, event: event)
  }

  /// Offers undo and redo after a shake that no responder has handled, and otherwise passes it on (semantics 50.8).
  open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake, offersUndo() { return }
    super.motionEnded(motion, with: event)
  }

  // MARK: Ignoring events

  /// Whether touches are currently ignored.
  public var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Ignores touches until `endIgnoringInteractionEvents()`; calls nest.
  ///
  /// Current touches are cancelled (semantics 1.12), and so is a touchpad's gesture (52.8).
  public func beginIgnoringInteractionEvents() {
    ignoring += 1
    guard ignoring == 1 else { return }
    for scene in scenes { cancelTouches(in: scene, .ignoringEvents) }
    cancelTransform()
  }

  /// Delivers touches again, after as many calls as of `beginIgnoringInteractionEvents()`.
  public func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
}
