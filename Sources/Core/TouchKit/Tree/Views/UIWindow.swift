import TouchGeometry
import TouchLoop

/// The root of a view tree, where touches and keys enter it.
///
/// A window is invisible until it is made visible. The scene retains visible windows.
/// https://developer.apple.com/documentation/uikit/uiwindow
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The stacking level of a window; windows of a higher level are in front of all others.
  public struct Level: RawRepresentable, Comparable, Hashable, Sendable {
    /// The level as a number; higher levels are in front.
    public let rawValue: CGFloat
    /// Creates a level with the given number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level with the given number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Returns whether the first level is behind the second.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
    /// Returns a level that is higher by the given amount.
    public static func + (left: Level, right: CGFloat) -> Level { Self(left.rawValue + right) }
    /// Returns a level that is lower by the given amount.
    public static func - (left: Level, right: CGFloat) -> Level { Self(left.rawValue - right) }

    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level above ordinary windows and below alerts.
    public static let statusBar = Level(1000)
    /// The level above all others.
    public static let alert = Level(2000)
  }

  /// The scene that contains the window; nil until it becomes visible, unless the window was created for a scene.
  open var windowScene: UIWindowScene? {
    get { scene }
    set { move(to: newValue) }
  }
  private weak var scene: UIWindowScene?

  /// The window's screen; `UIScreen.main` while it is in no scene.
  open var screen: UIScreen { scene?.screen ?? UIScreen.main }

  /// The application that the window belongs to.
  package var application: UIApplication? { scene == nil ? UIApplication.installed : scene?.application }

  /// The stacking level of the window; `normal` by default.
  open var windowLevel = Level.normal { didSet { if windowLevel != oldValue { requestFrame() } } }

  /// The controller whose view fills the window.
  ///
  /// Setting it replaces the view of the previous controller.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { installRootView(replacing: oldValue) } }
  }

  /// The first responder of this window, where keys, motion and actions start (semantics 3.7).
  package weak var firstResponder: UIResponder? {
    didSet {
      scene?.textInput.needsUpdate()
      inputViewsMayChange()
    }
  }
  /// The input views of the first responder; nil without any (semantics 17.24).
  var inputPanel: InputPanel?
  /// The timer after which the input views are updated.
  var inputTimer: LoopTimer?

  private lazy var ownUndoManager: UndoManager = {
    let manager = UndoManager()
    manager.home = self
    return manager
  }()
  /// The window's own undo manager, created on first access (semantics 23.1).
  open override var undoManager: UndoManager? { ownUndoManager }

  /// A responder that receives all keys before and instead of others while it exists: an open menu.
  package weak var keyCatcher: UIResponder?

  /// The bar at the window's top with the app's menus; nil for none.
  package final var menuBar: (any MenuBarShowing)?
  private let loneModifier = LoneModifier()

  /// Called once, when a finger, a button or a key goes down in the window; it removes overlays shown for the pointer.
  package var onPress: (() -> Void)?

  /// Creates a window that is not visible, with the given frame in the scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.formUnion([.isWindow, .hidden])
  }

  /// Always returns nil: there are no archives of windows on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a window that is not visible and fills a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: windowScene.surface.size))
    flags.formUnion([.isWindow, .hidden])
    scene = windowScene
  }

  /// The scene, or the application without one (semantics 3.1).
  open override var next: UIResponder? { scene ?? application }

  // MARK: Visibility

  /// Whether the window is hidden; true by default.
  ///
  /// A window that becomes visible is placed in front of the others of its level.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if newValue { becomeHidden() } else { bringUp() }
    }
  }

  /// Makes the window visible, in front of the others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { bringUp() } else { scene?.show(self) }
    makeKey()
  }

  /// Makes the window the key window.
  ///
  /// In a scene without keyboard focus it becomes the key window when the scene gets the focus (semantics 40.5).
  open func makeKey() {
    guard canBecomeKey else { return }
    scene?.lastKeyWindow = self
    guard let application, application.keyWindow !== self else { return }
    if let scene, scene.activationState != .foregroundActive, application.isSomeSceneActive { return }
    becomeKeyWindow(of: application)
  }

  /// Makes this the application's key window and sends the callbacks and notifications.
  func becomeKeyWindow(of application: UIApplication) {
    guard application.keyWindow !== self else { return }
    let former = application.keyWindow
    application.keyWindow = self
    former?.loseKeys()
    guard application.keyWindow === self else { return }
    becomeKey()
    // An override may have made another window the key window.
    if application.keyWindow === self { post(.didBecomeKey) }
  }

  /// Whether the window can become the key window; true by default.
  open var canBecomeKey: Bool { true }

  /// Whether the window is the key window.
  open var isKeyWindow: Bool { application?.keyWindow === self }

  /// Called after the window becomes the key window.
  ///
  /// Never call it yourself; the default does nothing.
  open func becomeKey() {}

  /// Called after another window becomes the key window.
  ///
  /// Never call it yourself; the default does nothing.
  open func resignKey() {}

  private func loseKeys() {
    resignKey()
    post(.didResignKey)
  }

  private func bringUp() {
    if scene == nil { scene = UIApplication.installed?.presentScene }
    applyAppearance()
    super.isHidden = false
    scene?.show(self)
    surroundingsDidChange()
    if let root = rootViewController, root.isViewLoaded || scene != nil { installRootView(replacing: nil) }
    post(.didBecomeVisible)
  }

  private func becomeHidden() {
    application?.cancelTransform(over: self)
    super.isHidden = true
    scene?.hide(self)
    post(.didBecomeHidden)
    if let scene, scene.lastKeyWindow === self { scene.lastKeyWindow = scene.lastThatCanBecomeKey }
    guard let application, application.keyWindow === self else { return }
    application.keyWindow = nil
    loseKeys()
    (scene?.lastThatCanBecomeKey ?? application.activeScene?.lastThatCanBecomeKey)?.makeKey()
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

  /// Keeps the input views in front; never call it yourself.
  open override func didAddSubview(_ subview: UIView) { keepInputPanelInFront(of: subview) }

  func frameNeeded() {
    if !isHidden { scene?.frameNeeded() }
  }

  // MARK: Events

  /// Delivers an event to recognizers and views.
  ///
  /// Called by the application once for each event with touches in this window. An override that does not call super
  /// discards the event; an app may call it to inject one (semantics 1.1).
  open func sendEvent(_ event: UIEvent) {
    if event.type == .touches || event.type == .presses { pressComes() }
    if event.type != .presses, event.type != .hover { loneModifier.end() }
    switch event.type {
    case .touches: application?.gestureEnvironment.process(event, in: self)
    case .scroll, .hover: application?.gestureEnvironment.processPointer(event)
    case .transform: application?.gestureEnvironment.processTransform(event)
    case .presses:
      if let event = event as? UIPressesEvent { application?.gestureEnvironment.process(event) }
    case .motion:
      application?.deliverMotion(event, from: keyResponder)
    case .remoteControl where isMagicTap(event): break
    case .remoteControl:
      application?.noteTold(.remoteControl(event.subtype), keyResponder)
      keyResponder.remoteControlReceived(with: event)
    }
  }

  /// The responder where motion and remote control events start: the first responder, or the window itself (semantics
  /// 3.10).
  package var keyResponder: UIResponder { firstResponder ?? self }

  /// The responder where keys start (semantics 3.10, 21.1).
  ///
  /// A text input that is first responder, otherwise the focused view, the first responder, or the window itself.
  var pressResponder: UIResponder {
    if let keyCatcher { return keyCatcher }
    if let firstResponder, firstResponder is any TextInputResponder { return firstResponder }
    if let focused = scene?.focusSystem.focusedItem, focused.window === self { return focused }
    return responderAroundFocus
  }

  /// The first responder; without one the view around a focused view that was scrolled out of sight, or the window
  /// itself (semantics 48.9).
  private var responderAroundFocus: UIResponder {
    firstResponder ?? scene?.focusSystem.surroundingsOfUnseenItem(in: self) ?? self
  }

  /// The responder where buttons start: the focused view, otherwise the first responder or the window itself (semantics
  /// 48.9).
  var buttonResponder: UIResponder {
    if let keyCatcher { return keyCatcher }
    if let focused = scene?.focusSystem.focusedItem, focused.window === self { return focused }
    return responderAroundFocus
  }

  /// Handles keys that no other responder handled: Tab moves the focus, and presentations and menus use keys like
  /// Escape.
  ///
  /// Passes other keys on (semantics 3.4, 30.21).
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter {
      $0.isForText
        || !moveFocus(with: $0) && !($0.key.map(presentationTakes) ?? false) && !opensMenu($0) && !menuBarTakes($0)
          && !keySheetTakes($0)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Continues to move the focus while Tab is held; passes other keys on (semantics 3.4).
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.isForText || !moveFocus(with: $0) }
    if !rest.isEmpty { super.pressesChanged(rest, with: event) }
  }

  /// Opens the menu bar if Alt was pressed alone and no other responder handled it; passes other keys on (semantics
  /// 3.4, 31.9).
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if let menuBar, keyCatcher == nil, presses.contains(where: loneModifier.isLoneAlt) { menuBar.openFirst() }
    super.pressesEnded(presses, with: event)
  }

  /// Disables commands of the standard menus that currently have no effect.
  open override func validate(_ command: UICommand) { StandardMenus.validate(command, in: self) }

  /// Called when a finger, button or key goes down: calls `onPress`, which removes overlays shown for the pointer.
  func pressComes() {
    guard let onPress else { return }
    self.onPress = nil
    onPress()
  }

  /// Records a key that goes down or up in the window.
  func noteModifier(_ key: UIKey, isDown: Bool, isNew: Bool, isAlone: Bool) {
    loneModifier.note(key, isDown: isDown, isNew: isNew, isAlone: isAlone, in: self)
  }

  /// Ends the interactions of a view that will leave the window, and of its descendants (semantics 1.16, 3.9).
  func subtreeWillLeave(_ view: UIView) {
    application?.gestureEnvironment.viewWillLeaveWindow(view)
    application?.shakeResponderWillLeave(with: view)
    scene?.focusSystem.leave(view)
    scene?.pointer.leave(view)
    scene?.hoverEvent.release(view)
    application?.motions.viewWillLeaveWindow(view)
    guard let responder = firstResponder, let host = responder.responderHost, host.isDescendant(of: view) else {
      return
    }
    if let input = responder as? any TextInputResponder {
      input.forceResignFirstResponder()
    } else if !responder.resignFirstResponder() || firstResponder === responder {
      firstResponder = nil
    }
  }
}

extension UIResponder {
  /// The view whose removal makes this first responder resign.
  var responderHost: UIView? { (self as? UIView) ?? (self as? UIViewController)?.viewIfLoaded }
}
