import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop
import TouchPlatform
import TouchSDL

/// A program with a window: the display, the renderer, the loop and the application, put together.
@MainActor package final class WindowedProgram {
  /// The exit status of a program that needs a display and finds none.
  package static let noDisplay: Int32 = 69

  /// What the user started: the last part of the path.
  package static var name: String {
    let path = CommandLine.arguments.first ?? ""
    return path.split(separator: "/").last.map(String.init) ?? "touchstone"
  }

  package let loop: EventLoop
  package let application: UIApplication
  private let platform: SDLPlatform
  /// Nil for a program that looks the same on every desktop.
  private let desktopStyle: DesktopStyle?
  private let delegate: (any UIApplicationDelegate)?

  /// Connects to the display, launches the application and opens its window.
  ///
  /// - Parameters:
  ///   - applicationClass: the class of the application.
  ///   - followsDesktop: whether windows are light or dark as the desktop is; otherwise they are light.
  ///   - makeDelegate: called once, when the application exists.
  package init(
    applicationClass: UIApplication.Type = UIApplication.self, followsDesktop: Bool = true,
    makeDelegate: @MainActor () -> (any UIApplicationDelegate)?
  ) throws(PlatformError) {
    loop = EventLoop(clock: MonotonicClock())
    // The display first, while there is one thread: SDL has X read its table of composed letters, one locked byte at a
    // time once there are two, which would cost more than is gained.
    platform = try SDLPlatform(loop: loop)
    // Pango loads the machine's fonts on a thread of its own, from here on, while the window opens.
    TextSystem.install(PangoTextEngine.shared)
    ImageSystem.install(CairoImageCodec())
    application = applicationClass.init(loop: loop)
    desktopStyle =
      followsDesktop ? DesktopStyle(loop: loop) { [application] style in application.preferredStyle = style } : nil
    delegate = makeDelegate()
    application.delegate = delegate
    application.attach(platform, painting: CairoPainting())
    _ = delegate?.application(application, willFinishLaunchingWithOptions: nil)
    try open(title: Self.name, size: UIWindowScene.preferredSize)
    _ = delegate?.application(application, didFinishLaunchingWithOptions: nil)
  }

  /// Handles events until the last window is closed.
  package func run() {
    loop.run()
    desktopStyle?.close()
    platform.close()
  }

  private func open(title: String, size: CGSize) throws(PlatformError) {
    _ = application.connect(try platform.open(SurfaceDescription(title: title, size: size)))
    desktopStyle?.askAfterFirstFrame()
  }
}

/// Messages to whoever started the program.
package enum Complaint {
  /// Prints a line to the standard error.
  package static func print(_ text: String) {
    var line = Array((text + "\n").utf8)[...]
    while !line.isEmpty {
      let count = write(STDERR_FILENO, Array(line), line.count)
      guard count > 0 else { return }
      line = line.dropFirst(count)
    }
  }
}
