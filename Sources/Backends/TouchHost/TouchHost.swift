import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchImages
import TouchKit
import TouchLoop
import TouchNavigation

/// A view tree inside a program with its own window and loop.
///
/// The program, the host, passes input (`handle(_:)`), reads the time of the next call (`nextWakeUp`), and lets the kit
/// copy changes into its pixels (`render(into:keepsPixels:)`). The kit never takes over the main thread, never sleeps, and
/// draws only in these calls. Several hosts in one program are independent: during each call `UIApplication.shared` is the
/// host's application. All calls are made on one thread, the main actor's. If `TOUCHSTONE_INSPECT` is set, the inspector
/// opens for the first host of a process. Guide: Docs/Hosting.md.
@MainActor public final class TouchHost {
  /// The window that fills the surface; add views to it, or set its root view controller.
  public let window: UIWindow
  private let scene: UIWindowScene
  /// The connection to the desktop's clipboards and URLs; without it, copied text stays in the host.
  ///
  /// Held weakly.
  public weak var desktop: (any HostDesktop)? { didSet { platform.desktop = desktop } }

  let loop: EventLoop
  private let application: UIApplication
  let surface: HostSurface
  private let platform = HostPlatform()

  /// Creates a host with a surface; its window has the keyboard, and is white where no view is.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels in a point.
  public convenience init(size: CGSize, scale: CGFloat = 1) throws(HostError) {
    try self.init(size: size, scale: scale, clock: MonotonicClock())
  }

  /// Creates a host on a given clock.
  package init(size: CGSize, scale: CGFloat, clock: any LoopClock) throws(HostError) {
    try Self.check(size, scale)
    TextSystem.install(PangoTextEngine.shared)
    ImageSystem.install(ImageFiles())
    loop = EventLoop(clock: clock)
    surface = HostSurface(size: size, scale: scale)
    application = UIApplication(loop: loop)
    application.undoOffering = UndoAlerts()
    application.attach(platform, painting: CairoPainting())
    scene = application.connect(surface)
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    #if Inspection
    // The inspector can stop only the monotonic clock.
    if loop.monotonic != nil { Self.inspect(application) }
    #endif
  }

  // The observer and the application reference each other.
  isolated deinit { application.observer?.applicationDidEnd() }

  // MARK: Input

  /// The current time for timestamps of input: seconds on the clock of the host's loop.
  public var now: TimeInterval { loop.clock.now }

  /// Whether the host was closed; then all calls have no effect.
  public private(set) var isClosed = false

  /// Processes input, expired timers, and the frame that follows.
  ///
  /// Locations are in points of the surface. It may be called inside a handler of the kit: then the input is processed
  /// after the current event. Input for a closed host is dropped. `InputEvent.close` closes the host.
  public func handle(_ event: InputEvent) {
    guard !isClosed else { return }
    if event == .close { return close() }
    perform { application.receive(event, in: scene) }
  }

  /// Performs scheduled work: timers, animations, a frame.
  ///
  /// Call it at the time of `nextWakeUp`.
  ///
  /// Inside a handler of the kit it does nothing, because the enclosing call performs the work.
  public func update() {
    guard !isClosed else { return }
    perform {}
  }

  /// The seconds until `update()` must be called: 0 for immediately, nil for after the next input.
  ///
  /// It is nil while nothing moves and no timer is pending, so an idle host costs nothing. An inspected host requires a
  /// call fifty times a second, because messages of the inspector can arrive at any time.
  public var nextWakeUp: TimeInterval? {
    if isClosed { return nil }
    if loop.isFrameRequested { return 0 }
    let timer = loop.nextTimerTime.map { max(0, $0 - loop.clock.now) }
    guard let maximumWait = application.observer?.maximumWait else { return timer }
    return min(timer ?? maximumWait, maximumWait)
  }

  // MARK: Size and style

  /// Resizes the surface or changes its scale.
  ///
  /// The contents are discarded.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels in a point; nil for the current one.
  /// - Throws: An error for an invalid size or scale; then nothing changes.
  public func resize(to size: CGSize, scale: CGFloat? = nil) throws(HostError) {
    guard !isClosed else { throw .closed }
    try Self.check(size, scale ?? surface.scale)
    surface.resize(to: size, scale: scale ?? surface.scale)
    handle(.resize)
  }

  /// The style of views that do not override it; light by default.
  public var style: UIUserInterfaceStyle {
    get { application.preferredStyle }
    set {
      guard !isClosed else { return }
      perform { application.preferredStyle = newValue }
    }
  }

  /// The frame rate of the host's display, which animations use; 60 by default.
  ///
  /// Numbers below 1 and above 1000 are ignored.
  public var framesPerSecond: Double {
    get { surface.framesPerSecond }
    set { if newValue >= 1, newValue <= 1000 { surface.framesPerSecond = newValue } }
  }

  // MARK: Output

  /// Whether `render(into:keepsPixels:)` has changes to copy.
  public var needsRender: Bool { !isClosed && (surface.hasNews || loop.isFrameRequested) }

  /// The surface's size in pixels, rounded up; buffers must have this size.
  public var pixelSize: (width: Int, height: Int) { (surface.all.width, surface.all.height) }

  /// Copies the changes since the last call into pixels that contain the previous frame.
  ///
  /// - Parameters:
  ///   - buffer: Pixels of the surface's size; the kit does not retain them, and ignores their scale.
  ///   - keepsPixels: False for pixels with other contents, such as a second buffer: then everything is copied.
  /// - Returns: The copied rectangles; empty without changes.
  /// - Throws: An error for an invalid buffer; then nothing is copied.
  @discardableResult public func render(
    into buffer: PixelBuffer, keepsPixels: Bool = true
  ) throws(HostError) -> [PixelRect] {
    guard !isClosed else { throw .closed }
    let all = surface.all
    guard buffer.width == all.width, buffer.height == all.height else {
      throw .wrongBufferSize(
        width: buffer.width, height: buffer.height, expectedWidth: all.width, expectedHeight: all.height)
    }
    guard buffer.stride >= all.width * 4, buffer.stride % 4 == 0 else {
      throw .invalidStride(buffer.stride, width: all.width)
    }
    if loop.isFrameRequested { update() }
    // A handler may have closed or resized the host during the frame.
    guard !isClosed else { throw .closed }
    guard surface.all == all else { return [] }
    return surface.copy(into: buffer, everything: !keepsPixels)
  }

  /// Returns the requests of views to the window since the last call: pointer, title, sizes, text input.
  public func takeRequests() -> [SurfaceRequest] { surface.takeRequests() }

  /// Closes the host: active touches are cancelled, and nothing is painted any more.
  ///
  /// May be called at any time, even inside a handler. A second call has no effect.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    perform { application.receive(.close, in: scene) }
  }

  /// Runs a block and the work that follows, with this application as the shared one: hosts may call each other.
  private func perform(_ body: () -> Void) {
    let former = UIApplication.installed
    if former !== application { application.becomeShared() }
    body()
    // Inside a turn, that turn performs the work.
    if loop.phase == nil { loop.runTurn() }
    if former !== application { former?.becomeShared() }
  }

  private static func check(_ size: CGSize, _ scale: CGFloat) throws(HostError) {
    // Written so that NaN fails too.
    guard scale >= 0.25, scale <= 8 else { throw .invalidScale(scale) }
    let (width, height) = (size.width * scale, size.height * scale)
    guard width >= 1, height >= 1, width <= 16_384, height <= 16_384 else { throw .invalidSize(size) }
  }
}
