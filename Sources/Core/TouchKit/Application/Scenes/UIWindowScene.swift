import TouchDrawing
import TouchGeometry

/// A window of the display server, with the kit's windows in it.
///
/// https://developer.apple.com/documentation/uikit/uiwindowscene
@preconcurrency @MainActor public final class UIWindowScene: UIScene {
  package let surface: any PlatformSurface
  /// The application that the scene is connected to; nil where somebody keeps the scene longer than its application.
  package private(set) weak var application: UIApplication?
  /// The windows in the order in which they came to the front last; visible ones are kept alive by this list.
  package private(set) var shown: [UIWindow] = []
  /// The surface's size as the windows know it.
  private var size: CGSize
  /// The event of the pointer with no button down; its one touch exists while the pointer is over a view.
  let hoverEvent = UIEvent(type: .hover)
  /// Controllers whose view is in a window and was not laid out there yet.
  var appearing: [UIViewController] = []
  /// What waits for the end of the next layout pass.
  private var afterLayout: [() -> Void] = []
  /// The traits of light views and of dark ones.
  var lightTraits: UITraitCollection
  var darkTraits: UITraitCollection
  /// What the surface is to do at the end of the turn.
  var requests: [SurfaceRequest] = []
  /// What of the scene is shown beyond the edges of its surface, from back to front.
  var popups: [ScenePopup] = []
  /// Popups' windows that go at the end of the turn.
  var leavingPopups: [any PlatformSurface] = []
  /// The text that is edited in the scene.
  private(set) lazy var textInput = TextInputLink(scene: self)
  /// Turns display lists into pixels.
  let painter: (any FramePainter)?
  /// Whether the application knows the scene; once it does not any more, nothing can happen in it.
  final var isConnected = true
  /// Whether the delegate is being told that the scene loses the keyboard, and whether the scene is being closed.
  final var isResigning = false
  final var isClosing = false
  /// Called when the user closes a window that only watches the program; nil for those of the program itself.
  final var onToolClose: (() -> Void)?
  /// Whether the window watches the program and is none of its own.
  package var isTool: Bool { onToolClose != nil }
  /// Whether windows came, or menus changed, since windows got their menu bars last.
  final var needsMenuBars = true
  /// The window that gets keys while the scene has the keyboard.
  final weak var lastKeyWindow: UIWindow?
  /// What the desktop was told about drops.
  final var takesDrops = false { didSet { request(.drops(takesDrops)) } }
  /// Turns the views into display lists.
  package private(set) lazy var composer = FrameComposer(scene: self)
  /// Which view the keyboard works on.
  public let focusSystem = UIFocusSystem()
  /// Where the pointer is.
  let pointer = PointerTracker()
  /// The screen that the scene's windows are on.
  public private(set) lazy var screen = UIScreen(scene: self)

  /// The limits of its size; nil where the program does not have the window, inside of a host.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    application?.supportsMultipleScenes == true ? restrictions : nil
  }
  private lazy var restrictions = UISceneSizeRestrictions(scene: self)

  init(surface: any PlatformSurface, application: UIApplication, session: UISceneSession) {
    self.surface = surface
    self.application = application
    painter = application.painting?.makePainter()
    size = surface.size
    lightTraits = UIWindowScene.lightTraits(of: surface)
    darkTraits = lightTraits.with(.dark)
    super.init(session: session)
    session.scene = self
  }

  /// The application (semantics 3.1).
  public override var next: UIResponder? { application }

  /// The visible windows, from back to front.
  public var windows: [UIWindow] { byLevel }

  /// The window of the scene that gets keys while the scene has the keyboard; nil when none was made key.
  public var keyWindow: UIWindow? {
    if let key = application?.keyWindow, key.windowScene === self { return key }
    return lastKeyWindow
  }

  /// The name that the window manager shows.
  public var title = "" {
    didSet { request(.title(title)) }
  }

  /// Is asked whether the window may go when the user closes it; nil, as at first, lets it go (semantics 40.4).
  ///
  /// Called once for each time that the user asks for it. A program that answers false says why, as by an alert, and
  /// closes the scene by `UIApplication.requestSceneSessionDestruction(_:options:errorHandler:)`, which asks nobody, when
  /// it has what it needs. Signals that end the program do not ask either. UIKit does not have this: apps there keep what
  /// was written before they end.
  public var shouldClose: (@MainActor () -> Bool)?

  /// The space of the scene, that windows have their frames in.
  public var coordinateSpace: any UICoordinateSpace { screen }

  /// The visible windows by level; in one level, the one that came to the front last is last (semantics 1.14).
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

  /// Asks the loop for a frame of this scene.
  func frameNeeded() {
    composer.isDirty = true
    application?.loop.requestFrame()
  }

  /// Calls a closure once, after the windows were laid out for the next frame and controllers were told that they
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

  /// Fits windows that fill the scene to its new size.
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
