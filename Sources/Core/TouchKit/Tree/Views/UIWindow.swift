import TouchGeometry

/// The topmost view: where touches and keys enter the tree.
///
/// A window is invisible until it is made visible. The scene keeps visible windows alive.
/// https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far in front a window is; windows of a higher level are in front of all others.
  public struct Level: RawRepresentable, Comparable, Hashable, Sendable {
    /// The larger, the further in front.
    public let rawValue: CGFloat
    /// A level of the given number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of the given number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Whether one level is behind another.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// A level that is further in front by a number.
    public static func + (left: Level, right: CGFloat) -> Level { Self(left.rawValue + right) }
    /// A level that is further behind by a number.
    public static func - (left: Level, right: CGFloat) -> Level { Self(left.rawValue - right) }

    /// Ordinary windows.
    public static let normal = Level(0)
    /// Above ordinary windows, below alerts.
    public static let statusBar = Level(1000)
    /// Above all else.
    public static let alert = Level(2000)
  }

  /// The scene that the window is in; nil until it becomes visible, unless it was made for one.
  open var windowScene: UIWindowScene? {
    get { scene }
    set { move(to: newValue) }
  }
  private weak var scene: UIWindowScene?

  /// The screen that the window is on; `UIScreen.main` while it is in no scene.
  open var screen: UIScreen { scene?.screen ?? UIScreen.main }

  /// The application whose window this is.
  package var application: UIApplication? { scene == nil ? UIApplication.installed : scene?.application }

  /// How far in front the window is; `normal` by default.
  open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { requestFrame() } } }

  /// The controller whose view fills the window.
  ///
  /// Setting it replaces the view of the one before.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { installRootView(replacing: oldValue) } }
  }

  /// The responder of this window that keys, motion and actions start at (semantics 3.7).
  package weak var firstResponder: UIResponder? { didSet { scene?.textInput.needsUpdate() } }

  private lazy var ownUndoManager: UndoManager = {
    let manager = UndoManager()
    manager.home = self
    return manager
  }()
  /// The window's own, made when it is asked for first (semantics 23.1).
  open override var undoManager: UndoManager? { ownUndoManager }

  /// Gets all keys before anybody else, and alone, as long as it is there: an open menu.
  package weak var keyCatcher: UIResponder?

  /// The bar at its top that shows the program's menus; nil for none.
  package final var menuBar: (any MenuBarShowing)?
  private let loneModifier = LoneModifier()

  /// Is called, once, when a finger, a button or a key goes down in the window: what is shown for the pointer goes.
  package var onPress: (() -> Void)?

  /// A window that is not visible yet, of the given frame in the scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.formUnion([.isWindow, .hidden])
  }

  /// Always nil: there are no archives of windows on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// A window that is not visible yet and fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.surface.size))
    flags.formUnion([.isWindow, .hidden])
    scene = windowScene
  }

  /// The scene, or the application while there is none (semantics 3.1).
  open override var next: UIResponder? { scene ?? application }

  // MARK: Visibility

  /// Whether the window is off the screen; true at first.
  ///
  /// A window that becomes visible comes in front of the others of its level.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if newValue { takeOff() } else { bringUp() }
    }
  }

  /// Makes the window visible, in front of the others of its level, and the one that gets keys.
  open func makeKeyAndVisible() {
    if isHidden { bringUp() } else { scene?.show(self) }
    makeKey()
  }

  /// Makes the window the one that gets keys.
  ///
  /// In a scene that has not got the keyboard it gets keys once the scene has it (semantics 40.5).
  open func makeKey() {
    scene?.lastKeyWindow = self
    guard let application, application.keyWindow !== self else { return }
    if let scene, scene.activationState != .foregroundActive, application.isSomeSceneActive { return }
    takeKeys(of: application)
  }

  /// Becomes the application's key window, and tells so.
  func takeKeys(of application: UIApplication) {
    guard application.keyWindow !== self else { return }
    let former = application.keyWindow
    application.keyWindow = self
    former?.loseKeys()
    guard application.keyWindow === self else { return }
    becomeKey()
    // An override may have made another window the one.
    if application.keyWindow === self { post(.didBecomeKey) }
  }

  /// Whether the window is the one that gets keys.
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// Tells that the window has become the one that gets keys.
  ///
  /// Never call it yourself; the default has nothing to do.
  open func becomeKey() {}

  /// Tells that another window gets keys now.
  ///
  /// Never call it yourself; the default has nothing to do.
  open func resignKey() {}

  private func loseKeys() {
    resignKey()
    post(.didResignKey)
  }

  private func bringUp() {
    if scene == nil { scene = UIApplication.installed?.presentScene }
    takeOnAppearance()
    super.isHidden = false
    scene?.show(self)
    surroundingsDidChange()
    if let root = rootViewController, root.isViewLoaded || scene != nil { installRootView(replacing: nil) }
    post(.didBecomeVisible)
  }

  private func takeOff() {
    super.isHidden = true
    scene?.hide(self)
    post(.didBecomeHidden)
    if let scene, scene.lastKeyWindow === self { scene.lastKeyWindow = scene.byLevel.last }
    guard let application, application.keyWindow === self else { return }
    application.keyWindow = nil
    loseKeys()
    (scene?.byLevel.last ?? application.activeScene?.byLevel.last)?.makeKey()
  }

  private func move(to newScene: UIWindowScene?) {
    guard newScene !== scene else { return }
    scene?.hide(self)
    scene = newScene
    surroundingsDidChange()
    if !isHidden { newScene?.show(self) }
  }

  private func installRootView(replacing former: UIViewController?) {
    former?.presentation?.drop()
    if let former, former.isViewLoaded { former.view.removeFromSuperview() }
    guard let root = rootViewController, !isHidden, root.view.superview !== self else { return }
    root.view.frame = contentFrame
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(root.view, at: 0)
  }

  func frameNeeded() {
    if !isHidden { scene?.frameNeeded() }
  }

  // MARK: Events

  /// Gives an event to the recognizers and views that get it.
  ///
  /// Called by the application once for each event with touches in this window. An override that does not call super
  /// swallows the event; a program may call it to inject one (semantics 1.1).
  open func sendEvent(_ event: UIEvent) {
    if event.type == .touches || event.type == .presses { pressComes() }
    if event.type != .presses, event.type != .hover { loneModifier.end() }
    switch event.type {
    case .touches: application?.gestureEnvironment.process(event, in: self)
    case .scroll, .hover: application?.gestureEnvironment.processPointer(event)
    case .presses:
      if let event = event as? UIPressesEvent { KeyDelivery.deliver(event) }
    case .motion:
      tell(.motion(event.subtype, isOver: false)).motionBegan(event.subtype, with: event)
      tell(.motion(event.subtype, isOver: true)).motionEnded(event.subtype, with: event)
    case .remoteControl: tell(.remoteControl(event.subtype)).remoteControlReceived(with: event)
    }
  }

  /// Where motion and remote controls start, after the trace has been told.
  private func tell(_ signal: TraceEntry.Signal) -> UIResponder {
    let responder = keyResponder
    if let application, let sink = application.traceSink {
      sink.record(TraceEntry(time: application.now, kind: .told(signal), rule: "3.10", responder: responder))
    }
    return responder
  }

  /// Where motion and remote controls start: the first responder, or the window itself (semantics 3.10).
  package var keyResponder: UIResponder { firstResponder ?? self }

  /// Where keys start: a text input that is first responder, the view that has the focus, the first responder, or the
  /// window itself (semantics 3.10, 21.1).
  var pressResponder: UIResponder {
    if let keyCatcher { return keyCatcher }
    if let firstResponder, firstResponder is any TextInputResponder { return firstResponder }
    if let focused = scene?.focusSystem.focusedItem, focused.window === self { return focused }
    return keyResponder
  }

  /// Moves the focus when it is Tab that nobody on the way has kept, lets what is presented take keys like Escape, and
  /// passes other keys on (semantics 3.4, 30.21).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter {
      !moveFocus(with: $0) && !presentationTakes($0) && !opensMenu($0) && !menuBarTakes($0) && !keySheetTakes($0)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Goes on moving the focus while Tab is held; passes other keys on (semantics 3.4).
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !moveFocus(with: $0) }
    if !rest.isEmpty { super.pressesChanged(rest, with: event) }
  }

  /// Opens the menu bar when it is Alt, pressed by itself, that nobody on the way has kept; passes other keys on
  /// (semantics 3.4, 31.9).
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let menuBar, keyCatcher == nil, presses.contains(where: loneModifier.isLoneAlt) { menuBar.openFirst() }
    super.pressesEnded(presses, with: event)
  }

  /// Takes commands of the standard menus that there is nothing to do for out of use.
  open override func validate(_ command: UICommand) { StandardMenus.validate(command, in: self) }

  /// Something goes down: what is shown for the pointer goes.
  func pressComes() {
    guard let onPress else { return }
    self.onPress = nil
    onPress()
  }

  /// A key goes down or up in the window.
  func noteModifier(_ key: UIKey, isDown: Bool, isNew: Bool, isAlone: Bool) {
    loneModifier.note(key, isDown: isDown, isNew: isNew, isAlone: isAlone, in: self)
  }

  /// Ends what goes on in a view that is about to leave the window, and in all that it contains (semantics 1.16, 3.9).
  func subtreeWillLeave(_ view: UIView) {
    application?.gestureEnvironment.viewWillLeaveWindow(view)
    scene?.focusSystem.leave(view)
    scene?.pointer.leave(view)
    scene?.hoverEvent.letGo(of: view)
    application?.motions.viewWillLeaveWindow(view)
    guard let responder = firstResponder, let host = responder.responderHost, host.isDescendant(of: view) else {
      return
    }
    if let input = responder as? any TextInputResponder {
      input.resignWhateverItSays()
    } else if !responder.resignFirstResponder() || firstResponder === responder {
      firstResponder = nil
    }
  }
}

extension UIResponder {
  /// The view that a first responder stands or falls with.
  var responderHost: UIView? { (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded }
}
