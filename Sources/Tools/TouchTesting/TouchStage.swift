import TouchCairo
import TouchGeometry
import TouchHeadless
import TouchKit
import TouchWidgets

/// Where a test touches: a program's window without a display, in a time that passes only when the test says so.
///
/// A stage makes an application, which becomes `UIApplication.shared`, a scene and a visible window. Stages do not see
/// each other: in whatever a stage is told, and in all that it brings about, `UIApplication.shared` is its own, and what
/// moves in its window moves on its clock. Outside of that it is the stage made last that is `shared`, so make a new one
/// in each test; a test that waits with `await` meanwhile should ask its views for their window. Time starts
/// at 0. Every gesture of the stage sends its touches through the same door as a real display, and after each of them
/// the loop does what is pending: timers that are due, layout, a frame. Nothing sleeps.
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
  /// The window that fills the stage, visible and with the keyboard.
  public let window: UIWindow
  /// What happened, as text: tests append to it and compare it whole.
  public let log: TouchLog
  /// The first finger; `finger(_:)` has the others.
  public let finger: TouchFinger
  /// The mouse.
  public let mouse: TouchMouse

  let hands: Hands
  let program: HeadlessApplication
  private var fingers: [TouchFinger]
  /// What the program has announced to people who do not see it, in its order (semantics 45.6).
  public private(set) var announcements: [String] = []

  /// A stage with an empty white view, or with the view of a controller, at time 0.
  ///
  /// - Parameters:
  ///   - size: of the window, in points.
  ///   - scale: pixels in a point, for pictures.
  ///   - rootViewController: the controller whose view fills the window; nil for a plain one.
  ///   - fontconfigFile: the path of a fontconfig file with the fonts to use, so that pictures do not depend on the
  ///     machine; nil for the fonts of the machine.
  public init(
    size: CGSize = CGSize(width: 390, height: 640), scale: CGFloat = 1,
    rootViewController: UIViewController? = nil, fontconfigFile: String? = nil
  ) {
    let text = fontconfigFile.map { PangoTextEngine(fontconfigFile: $0) } ?? .shared
    program = HeadlessApplication(size: size, scale: scale, text: text)
    program.application.menuShowing = WidgetMenus()
    window = program.window
    log = TouchLog(program)
    hands = Hands(program)
    finger = TouchFinger(1, .direct, hands)
    mouse = TouchMouse(hands)
    fingers = [finger]
    window.rootViewController = rootViewController ?? UIViewController()
    if rootViewController == nil { rootView.backgroundColor = .white }
    program.application.accessibilityListener = { [weak self] notification, argument in
      if notification == .announcement, let text = argument as? String { self?.announcements.append(text) }
    }
    settle()
  }

  // Where a test keeps its stage, the test runner lets it go, on any thread.
  isolated deinit {}

  /// The view of the window's controller; the window itself if a test took the controller away.
  public var rootView: UIView { window.rootViewController?.view ?? window }

  /// The present time in seconds.
  public var now: TimeInterval { program.now }

  /// A finger by its number, the same one for the same number.
  ///
  /// Its touches are told apart by it in the log.
  ///
  /// - Parameters:
  ///   - number: from 1.
  ///   - type: what touches; it counts when the finger is asked for first.
  /// - Returns: the finger, which is up unless it was put down before.
  public func finger(_ number: Int, type: UITouch.TouchType = .direct) -> TouchFinger {
    precondition(number >= 1, "fingers are numbered from 1")
    if let known = fingers.first(where: { $0.number == number }) { return known }
    let new = TouchFinger(number, type, hands)
    fingers.append(new)
    return new
  }

  /// Makes one event of what several fingers are told, as a display does that reports them together.
  ///
  /// ```swift
  /// stage.atOnce {
  ///   stage.finger.down(at: CGPoint(x: 50, y: 50))
  ///   stage.finger(2).down(at: CGPoint(x: 90, y: 50))
  /// }
  /// ```
  ///
  /// - Parameter telling: tells each finger one thing at most; no time may pass in it.
  public func atOnce(_ telling: () -> Void) { hands.atOnce(telling) }

  /// Lets time pass, with every timer that is due on the way at its own time, and a frame at the end.
  ///
  /// - Parameter seconds: not negative.
  public func wait(_ seconds: TimeInterval) {
    precondition(seconds >= 0, "time does not go back")
    program.advance(by: seconds)
  }

  /// Does what is pending at the present time: timers that are due, layout, a frame.
  public func settle() { program.advance(to: program.now) }

  /// Drops files on the window, all at once, as a user does with a file manager.
  ///
  /// They come to the program as on a desktop: only if `UIApplication.opensFiles` is true.
  ///
  /// - Parameter paths: of files, which need not be there.
  /// - Returns: whether the window takes drops; otherwise the desktop would have refused them, and nothing happens.
  @discardableResult public func drop(_ paths: [String]) -> Bool {
    settle()
    guard program.surface.takesDrops else { return false }
    hands.send(.drop(paths))
    return true
  }

  /// Gives the window another size in points, as a user does who drags its corner.
  public func resize(to size: CGSize) {
    program.resize(to: size)
    settle()
  }
}
