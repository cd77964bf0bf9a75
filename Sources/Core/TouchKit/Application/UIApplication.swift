import TouchArbiter
import TouchDrawing
import TouchGeometry
import TouchLoop

/// The program: the one door that all input comes through, and the end of the responder chain.
///
/// https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The program's application, the one that was made last.
  ///
  /// Before there is one, asking is a programming error.
  public static var shared: UIApplication {
    guard let installed else { preconditionFailure("UIApplication.shared: no application has been made yet") }
    return installed
  }
  package private(set) static var installed: UIApplication?
  /// Is told what the program tells people who do not see it; nil for nobody.
  package var accessibilityListener: ((UIAccessibility.Notification, Any?) -> Void)?

  /// Is told what happens to the program.
  ///
  /// Held weakly; the code that starts the program keeps it.
  public weak var delegate: (any UIApplicationDelegate)? {
    didSet { DelegateHearing.check(delegate, (any UIApplicationDelegate).self) }
  }
  /// Gets every decision of the engine; nil, the default, costs nothing.
  ///
  /// The bench builds the kit a second time with TOUCHSTONE_NO_TRACE, where it is always nil, to see that this is so.
  #if TOUCHSTONE_NO_TRACE
  package var traceSink: (any TraceSink)? {
    get { nil }
    set { precondition(newValue == nil, "this build has no tracing") }
  }
  #else
  package var traceSink: (any TraceSink)? { didSet { gestureEnvironment.trace = traceSink } }
  #endif
  /// Sees what surfaces report before the application does, and gives what the application gets in its place.
  ///
  /// Called once for each report; nil, the default, lets everything in as it is.
  package var inputGate: ((InputEvent, UIWindowScene) -> [InputEvent])?
  /// Is told the path of a file that was dropped on a window of the program.
  package var onDrop: ((String) -> Void)? { didSet { tellOfDrops() } }
  /// Whether the program opens files: files that are dropped on its windows, and files that its command line names
  /// when it starts (semantics 40.6).
  ///
  /// False at first, and then the desktop is told that nothing can be dropped. On iOS it is the document types of the
  /// property list that say this; here the program does, in `application(_:willFinishLaunchingWithOptions:)`.
  public var opensFiles = false { didSet { tellOfDrops() } }
  /// Who looks on; nil, the rule, for nobody.
  package var onlooker: (any Onlooker)?
  /// What windows are called until they are given a title.
  package var programName = ""
  /// Whether a configuration has named a class of scene delegates (semantics 40.3).
  final var hasSceneDelegates = false
  /// How many sessions there were.
  final var sessionCount = 0
  /// The scene that input came to or that was connected last.
  final weak var sceneAtHand: UIWindowScene?

  package let loop: EventLoop
  /// The scenes in the order in which they were connected.
  package private(set) var scenes: [UIWindowScene] = []
  /// The one event of touches (semantics 1.2).
  package let touchesEvent = UIEvent(type: .touches)
  /// Touches that have come in and wait for the event under way to be done.
  final var inbox: [WaitingTouches] = []
  /// The keys that are down, in the order in which they went down.
  var presses: [UIPress] = []
  var tapCounter = TapCounter()
  /// Takes touch events through recognizers to views.
  package private(set) lazy var gestureEnvironment = GestureEnvironment(application: self)
  /// Says when there is to be a frame while something moves.
  private(set) lazy var frameClock = FrameClock(application: self)
  /// What moves by itself.
  private(set) lazy var motions = MotionEngine(clock: frameClock, loop: loop)
  /// What windows are opened with and requests go to; nil in an application that lives on surfaces alone.
  package var platform: (any Platform)?
  /// Who paints what scenes show; nil where nothing is painted.
  ///
  /// It counts for scenes that are connected afterwards.
  package var painting: (any Painting)?
  /// The clipboards of the desktop.
  package private(set) lazy var clipboard = ClipboardLink(application: self)
  /// What the platform is to do at the end of the turn.
  var requests: [PlatformRequest] = []
  /// Whether the platform or a surface is to be asked for something at the end of the turn.
  var hasRequests = false
  /// Scenes that were disconnected and whose surface was not told yet.
  var closing: [UIWindowScene] = []
  /// Whether input is under way.
  var isReceiving = false
  /// Light or dark.
  var storedStyle = UIUserInterfaceStyle.light
  /// Whether the delegate has heard of the end.
  final var isEnding = false
  /// What the loop calls in its frames.
  private var passes: [LoopObserver] = []
  /// The menus of the program.
  package private(set) lazy var menuSystem = UIMenuSystem(self)
  /// What shows them; nil where there is no menu bar.
  package var menuShowing: (any MenuShowing)? { didSet { scenes.forEach { $0.menusDidChange() } } }
  /// The desktop's dialog for files; nil where there is none.
  package var fileChooser: (any FileChoosing)?
  /// Whether the desktop asks for less motion.
  package var reducesMotion = false
  /// How often events were told to be ignored and not yet to be heeded again.
  private var ignoring = 0

  /// The window that gets keys; nil when there is none.
  public internal(set) weak var keyWindow: UIWindow? {
    didSet {
      oldValue?.windowScene?.textInput.needsUpdate()
      keyWindow?.windowScene?.textInput.needsUpdate()
    }
  }

  /// An application on a run loop, which becomes `shared`.
  ///
  /// Programs leave this to `UIApplicationMain`.
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

  /// Makes no frames any more.
  func endFrames() {
    for pass in passes { pass.cancel() }
    passes = []
  }

  /// Makes it `shared` again, after another one was made.
  package func becomeShared() {
    UIApplication.installed = self
    shareTraits()
  }

  /// How fast time goes by for everything in the program: 1, or less for slow motion.
  ///
  /// Without effect where the clock is not the machine's.
  package var timeRate: Double {
    get { loop.monotonic?.rate ?? 1 }
    set { loop.monotonic?.rate = newValue }
  }

  /// The time of the loop's turn, in seconds.
  package var now: TimeInterval { loop.now }

  /// The delegate, if it is a responder of its own (semantics 3.1).
  open override var next: UIResponder? {
    guard let responder = delegate as? UIResponder, responder !== self else { return nil }
    return responder is UIView || responder is UIViewController ? nil : responder
  }

  package override var responderWindow: UIWindow? { nil }

  /// All visible windows of all scenes, each scene's from back to front.
  public var windows: [UIWindow] { programScenes.flatMap(\.windows) }

  /// The scenes that windows can be in.
  public var connectedScenes: Set<UIScene> { Set<UIScene>(programScenes.lazy.map { $0 }) }

  /// Makes a scene of a window of the display server, which nobody is told of: it has the keyboard from the beginning.
  package func connect(_ surface: any PlatformSurface) -> UIWindowScene {
    sessionCount += 1
    let session = UISceneSession(role: .windowApplication, number: sessionCount)
    let scene = UIWindowScene(surface: surface, application: self, session: session)
    adopt(scene)
    return scene
  }

  func adopt(_ scene: UIWindowScene) {
    scenes.append(scene)
    tellOfDrops(scene)
    if scenes.count == 1, UIApplication.installed === self { shareTraits() }
  }

  /// The scene that is meant where none is named: the scene whose event is being handled or that was connected just
  /// now, else that of the key window, else the first one.
  package var presentScene: UIWindowScene? {
    if let sceneAtHand, sceneAtHand.isConnected { return sceneAtHand }
    return keyWindow?.windowScene ?? scenes.first
  }

  func disconnect(_ scene: UIWindowScene) {
    scenes.removeAll { $0 === scene }
    scene.activationState = .unattached
    scene.isConnected = false
    closing.append(scene)
    scene.request(.close)
  }

  /// Takes an event to where it belongs: touches to each window that has some of them, keys to the key window.
  ///
  /// Called once for each event. An override that does not call super swallows the event (semantics 1.1).
  open func sendEvent(_ event: UIEvent) {
    switch event.type {
    case .touches: gestureEnvironment.send(event)
    case .hover, .scroll:
      var told: [UIWindow] = []
      for touch in event.touches {
        guard let window = touch.window, !told.contains(where: { $0 === window }) else { continue }
        told.append(window)
        window.sendEvent(event)
      }
    case .presses:
      if let keyWindow {
        keyWindow.sendEvent(event)
      } else if let event = event as? UIPressesEvent {
        KeyDelivery.deliver(event)
      }
    case .motion:
      if let keyWindow { return keyWindow.sendEvent(event) }
      motionBegan(event.subtype, with: event)
      motionEnded(event.subtype, with: event)
    case .remoteControl:
      if let keyWindow { return keyWindow.sendEvent(event) }
      remoteControlReceived(with: event)
    }
  }

  /// Performs an action, once, on the target; without one, on the first responder of the chain that implements it.
  ///
  /// The search starts at the first responder of the key window, or at the sender if there is none and it is a
  /// responder, or at the key window. False when nobody performs it, or when the target lacks the method
  /// (semantics 3.12).
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.perform(on: target as AnyObject, sender: sender, event: event) }
    let start = keyWindow?.firstResponder ?? sender as? UIResponder ?? keyWindow ?? self
    guard let found = start.target(forAction: action, withSender: sender) else { return false }
    return action.perform(on: found as AnyObject, sender: sender, event: event)
  }

  // MARK: Ignoring events

  /// Whether touches are discarded at present.
  public var isIgnoringInteractionEvents: Bool { ignoring > 0 }

  /// Discards touches until `endIgnoringInteractionEvents()`; calls nest.
  ///
  /// Touches in flight are cancelled (semantics 1.12).
  public func beginIgnoringInteractionEvents() {
    ignoring += 1
    if ignoring == 1 { for scene in scenes { cancelTouches(in: scene, .ignoringEvents) } }
  }

  /// Heeds touches again, once it was called as often as `beginIgnoringInteractionEvents()`.
  public func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }
}
