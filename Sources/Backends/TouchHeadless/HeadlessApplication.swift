import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchImages
import TouchKit
import TouchLoop
import TouchPlatform

/// An application whose window nobody sees and whose time moves only when told: what a program with a window is made
/// of, with a clock and a surface in memory in the place of those of the machine.
///
/// Making one makes its application `UIApplication.shared` and its text engine the process's. Several in one process do
/// not see each other: in each of the calls below, and in all that they bring about, `UIApplication.shared` is the
/// program's own; outside it is that of the one made last. The maker keeps it.
@MainActor package final class HeadlessApplication {
  package let loop: EventLoop
  package let application: UIApplication
  /// The desktop that the window is on.
  package let platform: HeadlessPlatform
  package let surface: HeadlessSurface
  package let scene: UIWindowScene
  /// A window that fills the surface, visible and with the keyboard.
  package let window: UIWindow

  /// An application with one empty window, at time 0.
  ///
  /// - Parameters:
  ///   - size: of the surface, in points.
  ///   - scale: pixels in a point.
  ///   - applicationClass: the class of the application.
  ///   - text: what measures and draws text.
  package init(
    size: CGSize, scale: CGFloat = 1, applicationClass: UIApplication.Type = UIApplication.self,
    text: PangoTextEngine = .shared
  ) {
    TextSystem.install(text)
    ImageSystem.install(ImageFiles())
    loop = EventLoop(clock: ManualClock())
    application = applicationClass.init(loop: loop)
    platform = HeadlessPlatform(scale: scale, text: text)
    application.attach(platform, painting: CairoPainting(text: text))
    do throws(PlatformError) {
      surface = try platform.openHeadless(SurfaceDescription(size: size))
    } catch {
      preconditionFailure("\(error)")
    }
    scene = application.connect(surface)
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
  }

  // The program goes as a whole and on the main actor, wherever the last reference to it is.
  isolated deinit {}

  /// The present time in seconds; 0 at the beginning.
  package var now: TimeInterval { loop.now }

  /// Gives input to the application, at the present time, and does what it brings about at once.
  package func send(_ event: InputEvent) { asShared { platform.report(event, on: surface) } }

  /// Moves the clock, with everything that is due on the way, frames included.
  ///
  /// Called with the present time it does what is pending now.
  package func advance(to time: TimeInterval) { asShared { loop.advance(to: time) } }

  /// Moves the clock by a number of seconds, as `advance(to:)`.
  package func advance(by seconds: TimeInterval) { advance(to: loop.now + seconds) }

  /// Does something as the program's application, and is the one before again afterwards.
  private func asShared(_ body: () -> Void) {
    let former = UIApplication.installed
    if former !== application { application.becomeShared() }
    body()
    if former !== application { former?.becomeShared() }
  }

  /// Gives the surface another size in points, as a user who drags the corner of a window.
  package func resize(to size: CGSize) {
    surface.setSize(size)
    send(.resize)
  }

  /// Gives the surface another number of pixels in a point, as moving the window to another display does.
  package func rescale(to scale: CGFloat) {
    surface.setScale(scale)
    send(.resize)
  }
}
