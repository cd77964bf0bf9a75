import TouchDrawing
import TouchGeometry

/// A window of the display server, which contains windows of the kit.
///
/// https://developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  package let surface: any PlatformSurface
  /// The application of the scene; nil if the scene is retained longer than its application.
  package private(set) weak var application: UIApplication?
  /// The visible windows, in the order in which they last came to the front; the list retains them.
  package private(set) var shown: [UIWindow] = []
  /// The surface's size that the windows were adapted to.
  private var size: CGSize
  /// The event of the pointer with no button down; its single touch exists while the pointer is over a view.
  let hoverEvent = UIEvent(type: .hover)
  /// Controllers whose view is in a window and was not laid out there yet.
  var appearing: [UIViewController] = []
  /// Closures to call after the next layout pass.
  private var afterLayout: [() -> Void] = []
  /// The traits of light and of dark views.
  var lightTraits: UITraitCollection
  var darkTraits: UITraitCollection
  /// The requests to the surface at the end of the turn.
  var requests: [SurfaceRequest] = []
  /// The popups of the scene outside the edges of its surface, from back to front.
  var popups: [ScenePopup] = []
  /// The windows of popups to close at the end of the turn.
  var leavingPopups: [any PlatformSurface] = []
  /// The state of text input in the scene.
  private(set) lazy var textInput = TextInputLink(scene: self)
  /// Paints display lists.
  let painter: (any FramePainter)?
  /// Whether the scene is connected to the application; otherwise nothing can happen in it.
  final var isConnected = true
  /// Whether the delegate is being notified that the scene loses the keyboard, and whether the scene is being closed.
  final var isResigning = false
  /// Whether it was reported that the scene has neither a delegate nor a window.
  final var isReportedEmpty = false
  final var isClosing = false
  /// Called when the user closes a tool window; nil for windows of the app itself.
  final var onToolClose: (() -> Void)?
  /// Whether this is a tool window, which observes the app and does not belong to it.
  package var isTool: Bool { onToolClose != nil }
  /// Whether windows were added or menus changed since menu bars were last updated.
  final var needsMenuBars = true
  /// The window that receives keys while the scene has the keyboard.
  final weak var lastKeyWindow: UIWindow?
  /// Whether drops are accepted, as last reported to the desktop.
  final var takesDrops = false { didSet { request(.drops(takesDrops)) } }
  /// Whether drags of other programs are accepted, as last reported to the desktop.
  final var takesRemoteDrags = false { didSet { request(.remoteDrags(takesRemoteDrags)) } }
  /// Composes the views into display lists.
  package private(set) lazy var composer = FrameComposer(scene: self)
  /// Manages which view receives keyboard input.
  public let focusSystem = UIFocusSystem()
  /// Tracks the pointer.
  let pointer = PointerTracker()
  /// The screen of the scene's windows.
  public private(set) lazy var screen = UIScreen(scene: self)

  /// The limits of the window's size; nil inside a host, which owns the window.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    application?.supportsMultipleScenes == true ? restrictions : nil
  }
  private lazy var restrictions = UISceneSizeRestrictions(scene: self)

  init(surface: any PlatformSurface, application: UIApplication, session: UISceneSession) {
    self.surface = surface
    self.application = application
    painter = application.painting?.makePainter()
    size = surface.size
    lightTraits = UIWindowScene.lightTraits(of: surface, in: application)
    darkTraits = lightTraits.with(.dark)
    super.init(session: session)
    session.scene = self
  }

  /// The application (semantics 3.1).
  public override var next: UIResponder? { application }

  /// The visible windows, from back to front.
  public var windows: [UIWindow] { byLevel }

  /// The window of the scene that receives keys while the scene has the keyboard; nil if none was made key.
  public var keyWindow: UIWindow? {
    if let key = application?.keyWindow, key.windowScene === self { return key }
    return lastKeyWindow
  }

  /// The title that the window manager shows.
  public var title = "" {
    didSet { request(.title(title)) }
  }

  /// Returns whether the window may close when the user closes it; nil, the default, permits it (semantics 40.4).
  ///
  /// Called once for each attempt of the user. If it returns false, show the reason, for example in an alert, and later
  /// close the scene by `UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)`, which does not call
  /// this closure. Signals that end the app do not call it either. UIKit does not have this property: apps there save
  /// changes before they end.
  public var shouldClose: (@MainActor () -> Bool)?

  /// The coordinate space of the scene, in which windows have their frames.
  public var coordinateSpace: any UICoordinateSpace { screen }

  /// The frontmost visible window that can become the key window.
  var lastThatCanBecomeKey: UIWindow? { byLevel.last(where: \.canBecomeKey) }

  /// The visible windows by level; within a level, the one that came to the front last is last (semantics 1.14).
  var byLevel: [UIWindow] {
    var sorted: [UIWindow] = []
    for window in shown {
      let place = sorted.lastIndex { $0.windowLevel <= window.windowLevel }.map { $0 + 1 } ?? 0
      sorted.insert(window, at: place)
    }
    return sorted
  }

  func show(_ window: UIWindow) {
    shown.removeAll { $0 === window }
    shown.append(window)
    needsMenuBars = true
    frameNeeded()
  }

  func hide(_ window: UIWindow) {
    guard shown.contains(where: { $0 === window }) else { return }
    shown.removeAll { $0 === window }
    frameNeeded()
  }

  /// Requests a frame of this scene from the loop.
  func frameNeeded() {
    composer.isDirty = true
    application?.loop.requestFrame()
  }

  /// Calls a closure once, after the windows were laid out for the next frame and controllers were notified that they
  /// appeared.
  package func afterLayout(_ body: @escaping () -> Void) {
    afterLayout.append(body)
    frameNeeded()
  }

  func runAfterLayout() {
    guard !afterLayout.isEmpty else { return }
    let due = afterLayout
    afterLayout = []
    for body in due { body() }
  }

  /// Resizes windows that fill the scene to its new size.
  func surfaceDidResize() {
    let (old, new) = (size, surface.size)
    let transitions = announce(
      new, to: shown.filter { $0.frame == CGRect(origin: .zero, size: old) }, from: old)
    noteTraits()
    size = new
    for window in shown where window.frame == CGRect(origin: .zero, size: old) {
      window.frame = CGRect(origin: .zero, size: new)
    }
    for transition in transitions { transition.run(in: self) }
    composer.forget()
    frameNeeded()
  }
}
