import TouchCairo
import TouchFiles
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchNavigation
import TouchWidgets

/// An app window for tests, without a display and on a manual clock.
///
/// A stage makes an application, which becomes `UIApplication.shared`, a scene and a visible window. Stages are
/// independent: during every call of a stage `UIApplication.shared` is its own application, and animations in its window
/// use its clock. Outside of calls the stage that was made last is `shared`, so make a new one in each test; a test that
/// uses `await` should read the window from its views. Time starts at 0. Gestures of the stage send their touches through
/// the same entry point as a real display, and after each of them the loop performs pending work: expired timers,
/// layout, a frame. Nothing sleeps.
///
/// ```swift
/// @Test @MainActor func aTapSelects() {
///   let stage = TouchStage()
///   let cell = Cell(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
///   stage.rootView.addSubview(cell)
///   stage.tap(cell)
///   #expect(cell.isSelected)
/// }
/// ```
@MainActor public final class TouchStage {
  /// The window that fills the stage; it is visible and has the keyboard.
  public let window: UIWindow
  /// The log, to which tests append lines, and which they compare as a whole.
  public let log: TouchLog
  /// The first finger; `finger(_:)` has the others.
  public let finger: TouchFinger
  /// The mouse.
  public let mouse: TouchMouse
  /// The touchpad.
  public let touchpad: TouchTouchpad

  let input: StageInput
  let program: HeadlessApplication
  private var fingers: [TouchFinger]
  /// The accessibility announcements of the app, in their order (semantics 45.6).
  public private(set) var announcements: [String] = []

  /// The observer that the module `TouchExplain` adds, if the test is linked with it.
  package private(set) var companion: (any StageCompanion)?

  /// A stage with an empty white view, or with the view of a controller, at time 0.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - scale: The number of pixels in a point, for pictures.
  ///   - rootViewController: the controller whose view fills the window; nil for a plain one.
  ///   - safeArea: The insets of the window's safe area, as on a phone with a notch.
  ///   - fontconfigFile: the path of a fontconfig file with the fonts to use, so that pictures do not depend on the
  ///     machine; nil for the fonts of the machine.
  ///   - languages: The languages of the kit's own texts, such as titles of system buttons, until the next stage is made;
  ///     the preferred one first, as names of locales (`zh_CN`). `en_XA` is a pseudo-language with accents and longer
  ///     texts.
  public init(
    size: CGSize = CGSize(width: 390, height: 640), scale: CGFloat = 1,
    rootViewController: UIViewController? = nil, safeArea: UIEdgeInsets = .zero, fontconfigFile: String? = nil,
    languages: [String] = ["en"]
  ) {
    BuiltInTexts.use(languages)
    let text = fontconfigFile.map { PangoTextEngine(fontconfigFile: $0) } ?? .shared
    program = HeadlessApplication(size: size, scale: scale, text: text)
    program.application.menuShowing = WidgetMenus()
    program.application.undoOffering = UndoAlerts()
    window = program.window
    window.addedSafeArea = safeArea
    log = TouchLog(program)
    input = StageInput(program)
    finger = TouchFinger(1, .direct, input)
    mouse = TouchMouse(input)
    touchpad = TouchTouchpad(input)
    fingers = [finger]
    window.rootViewController = rootViewController ?? UIViewController()
    if rootViewController == nil { rootView.backgroundColor = .white }
    program.application.accessibilityListener = { [weak self] notification, argument in
      if notification == .announcement, let text = argument as? String { self?.announcements.append(text) }
    }
    companion = Self.companionClass?.init(program.application)
    input.onSettled = { [weak companion] in companion?.settle() }
    settle()
  }

  // If a test stores its stage, the test runner may release it on any thread.
  isolated deinit {}

  /// The view of the window's controller, or the window if a test removed the controller.
  public var rootView: UIView { window.rootViewController?.view ?? window }

  /// The current time in seconds.
  public var now: TimeInterval { program.now }

  /// A finger by its number, the same one for the same number.
  ///
  /// The log identifies its touches by this number.
  ///
  /// - Parameters:
  ///   - number: from 1.
  ///   - type: The type of its touches; applies to the first call with this number.
  /// - Returns: The finger, which is up unless it was put down before.
  public func finger(_ number: Int, type: UITouch.TouchType = .direct) -> TouchFinger {
    precondition(number >= 1, "fingers are numbered from 1")
    if let known = fingers.first(where: { $0.number == number }) { return known }
    let new = TouchFinger(number, type, input)
    fingers.append(new)
    return new
  }

  /// Sends input in one turn of the loop: fingers, mouse, keys and input methods, in the order of the calls.
  ///
  /// Timers, layout and the frame follow after the last event. Consecutive calls of several fingers are one event, as
  /// from a display that reports them together.
  ///
  /// ```swift
  /// stage.atOnce {
  ///   stage.finger.down(at: CGPoint(x: 50, y: 50))
  ///   stage.finger(2).down(at: CGPoint(x: 90, y: 50))
  /// }
  /// stage.atOnce { stage.typeText("fast") }
  /// ```
  ///
  /// - Parameter telling: Makes at most one call of each finger in a row; no time may pass in it.
  public func atOnce(_ telling: () -> Void) { input.atOnce(telling) }

  /// Advances the time, fires every timer in this interval at its own time, and makes a frame at the end.
  ///
  /// - Parameter seconds: The interval, not negative.
  public func wait(_ seconds: TimeInterval) {
    precondition(seconds >= 0, "time does not go back")
    program.advance(by: seconds)
  }

  /// Performs pending work at the current time: expired timers, layout, a frame.
  public func settle() { program.advance(to: program.now) }

  /// Drops files on the window, as one drop, like a user with a file manager.
  ///
  /// The app receives them only if `UIApplication.opensFiles` is true.
  ///
  /// - Parameter paths: The paths of files, which need not exist.
  /// - Returns: Whether the window accepts drops. Otherwise the desktop would refuse them, and nothing happens.
  @discardableResult public func drop(_ paths: [String]) -> Bool {
    settle()
    guard program.surface.takesDrops else { return false }
    input.send(.drop(paths))
    return true
  }

  /// Resizes the window to a size in points, like a user who drags its corner.
  public func resize(to size: CGSize) {
    program.resize(to: size)
    settle()
  }
}
