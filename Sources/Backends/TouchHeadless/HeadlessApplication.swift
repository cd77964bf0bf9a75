import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchImages
import TouchKit
import TouchLoop
import TouchPlatform

/// An application with a window in memory and a manual clock.
///
/// A new one makes its application `UIApplication.shared` and its text engine the process's. Several in one process are
/// independent: during each of the calls below `UIApplication.shared` is its own application; outside it is that of the
/// one made last. The creator retains it.
@MainActor package final class HeadlessApplication {
  package let loop: EventLoop
  package let application: UIApplication
  /// The platform of the window.
  package let platform: HeadlessPlatform
  package let surface: HeadlessSurface
  package let scene: UIWindowScene
  /// The window that fills the surface; it is visible and has the keyboard.
  package let window: UIWindow

  /// Creates an application with one empty window, at time 0.
  ///
  /// - Parameters:
  ///   - size: The size of the surface, in points.
  ///   - scale: The number of pixels in a point.
  ///   - applicationClass: The class of the application.
  ///   - text: The engine that measures and draws text.
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

  // All parts are released together, on the main actor, wherever the last reference is.
  isolated deinit {}

  /// The current time in seconds; 0 at the beginning.
  package var now: TimeInterval { loop.now }

  /// Sends input to the application at the current time, and processes it completely.
  package func send(_ event: InputEvent) { asShared { platform.report(event, on: surface) } }

  /// Advances the clock, with all timers and frames in this interval.
  ///
  /// With the current time it performs pending work.
  package func advance(to time: TimeInterval) { asShared { loop.advance(to: time) } }

  /// Advances the clock by a number of seconds, like `advance(to:)`.
  package func advance(by seconds: TimeInterval) { advance(to: loop.now + seconds) }

  /// Runs a block with this application as the shared one, and restores the previous one.
  private func asShared(_ body: () -> Void) {
    let former = UIApplication.installed
    if former !== application { application.becomeShared() }
    body()
    if former !== application { former?.becomeShared() }
  }

  /// Resizes the surface to a size in points, like a user who drags the corner of a window.
  package func resize(to size: CGSize) {
    surface.setSize(size)
    send(.resize)
  }

  /// Changes the number of pixels in a point, like a move of the window to another display.
  package func rescale(to scale: CGFloat) {
    surface.setScale(scale)
    send(.resize)
  }
}
