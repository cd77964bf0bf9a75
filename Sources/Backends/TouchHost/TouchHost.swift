import TouchCairo
import TouchDrawing
import TouchGeometry
import TouchImages
import TouchKit
import TouchLoop

/// A view tree inside of a program that has a window and a loop of its own.
///
/// The program, the host, tells what happens (`handle(_:)`), asks when it is to call again (`nextWakeUp`), and has what
/// changed copied into pixels of its own (`render(into:keepsPixels:)`). The kit never takes the main thread, never
/// sleeps and never draws by itself. Several hosts in one program do not see each other: in each of these calls
/// `UIApplication.shared` is the host's own. All calls are made on one thread, the main actor's. Where
/// `TOUCHSTONE_INSPECT` is set, the first host of a process has the inspector beside it. Guide: Docs/Hosting.md.
@MainActor public final class TouchHost {
  /// The window that fills the surface; put views into it, or give it a controller.
  public let window: UIWindow
  private let scene: UIWindowScene
  /// Does the desktop's part; without one, copied text stays in the host.
  ///
  /// Held weakly.
  public weak var desktop: (any HostDesktop)? { didSet { platform.desktop = desktop } }

  let loop: EventLoop
  private let application: UIApplication
  let surface: HostSurface
  private let platform = HostPlatform()

  /// A host with a surface; the window in it has the keyboard, and shows white where no view is.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels in a point.
  public convenience init(size: CGSize, scale: CGFloat = 1) throws(HostError) {
    try self.init(size: size, scale: scale, clock: MonotonicClock())
  }

  /// A host on a clock of its own.
  package init(size: CGSize, scale: CGFloat, clock: any LoopClock) throws(HostError) {
    try Self.check(size, scale)
    TextSystem.install(PangoTextEngine.shared)
    ImageSystem.install(ImageFiles())
    loop = EventLoop(clock: clock)
    surface = HostSurface(size: size, scale: scale)
    application = UIApplication(loop: loop)
    application.attach(platform, painting: CairoPainting())
    scene = application.connect(surface)
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    #if Inspection
    // The time of a host on a clock of its own is not the inspector's to hold.
    if loop.monotonic != nil { Self.inspect(application) }
    #endif
  }

  // The observer and the application reference each other.
  isolated deinit { application.observer?.applicationDidEnd() }

  // MARK: Input

  /// The time that input carries: seconds on the clock of the host's loop.
  public var now: TimeInterval { loop.clock.now }

  /// Whether the host was closed; nothing can be done with it any more.
  public private(set) var isClosed = false

  /// Takes input and does what it brings about, with the timers that are due and the frame that follows.
  ///
  /// Places are in points of the surface. It may be called from inside a handler of the kit: what comes in then
  /// overtakes nothing. Input for a host that was closed is dropped. `InputEvent.close` closes the host.
  public func handle(_ event: InputEvent) {
    guard !isClosed else { return }
    if event == .close { return close() }
    perform { application.receive(event, in: scene) }
  }

  /// Does what is due: timers, animations, a frame.
  ///
  /// Call it when the time of `nextWakeUp` has come.
  ///
  /// Inside a handler of the kit it does nothing, because the call around that handler does it all.
  public func update() {
    guard !isClosed else { return }
    perform {}
  }

  /// In how many seconds `update()` wants to be called: 0 for at once, nil for not before there is input.
  ///
  /// Where nothing moves and nothing waits it is nil, so an idle host costs nothing; one that is inspected asks for a
  /// call fifty times a second, since the inspector may want something at any time.
  public var nextWakeUp: TimeInterval? {
    if isClosed { return nil }
    if loop.isFrameRequested { return 0 }
    let timer = loop.nextTimerTime.map { max(0, $0 - loop.clock.now) }
    guard let patience = application.observer?.patience else { return timer }
    return min(timer ?? patience, patience)
  }

  // MARK: Size and style

  /// Gives the surface another size or scale; what was painted is lost.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels in a point; nil for the one it has.
  /// - Throws: what cannot be; everything is left as it was.
  public func resize(to size: CGSize, scale: CGFloat? = nil) throws(HostError) {
    guard !isClosed else { throw .closed }
    try Self.check(size, scale ?? surface.scale)
    surface.resize(to: size, scale: scale ?? surface.scale)
    handle(.resize)
  }

  /// Whether views are light or dark, as far as they do not say it themselves; light at first.
  public var style: UIUserInterfaceStyle {
    get { application.preferredStyle }
    set {
      guard !isClosed else { return }
      perform { application.preferredStyle = newValue }
    }
  }

  /// How many frames the host's display shows in a second, 60 at first: the pace of what moves by itself.
  ///
  /// Numbers below 1 and above 1000 are ignored.
  public var framesPerSecond: Double {
    get { surface.framesPerSecond }
    set { if newValue >= 1, newValue <= 1000 { surface.framesPerSecond = newValue } }
  }

  // MARK: Output

  /// Whether `render(into:keepsPixels:)` has something to copy.
  public var needsRender: Bool { !isClosed && (surface.hasNews || loop.isFrameRequested) }

  /// The surface's size in pixels, which buffers must have; parts of a pixel are counted.
  public var pixelSize: (width: Int, height: Int) { (surface.all.width, surface.all.height) }

  /// Copies what changed since the last call into pixels that hold what the surface showed then.
  ///
  /// - Parameters:
  ///   - buffer: of the surface's size in pixels; the kit keeps nothing of it, and does not look at its scale.
  ///   - keepsPixels: false for pixels that hold something else, as those of a second buffer do: everything is copied.
  /// - Returns: the rectangles that were copied; none where nothing changed.
  /// - Throws: what is wrong with the buffer; nothing is copied then.
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
    // What the frame brought about may have closed the host or given it another size.
    guard !isClosed else { throw .closed }
    guard surface.all == all else { return [] }
    return surface.copy(into: buffer, everything: !keepsPixels)
  }

  /// What the views want of the window since this was asked last: pointer, title, sizes, text input.
  public func takeRequests() -> [SurfaceRequest] { surface.takeRequests() }

  /// Ends it: touches in flight are cancelled, and nothing is painted any more.
  ///
  /// May be called at any time, from inside a handler too. Without effect the second time.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    perform { application.receive(.close, in: scene) }
  }

  /// Does something and what it brings about, as the program's application for that time: hosts may call each other.
  private func perform(_ body: () -> Void) {
    let former = UIApplication.installed
    if former !== application { application.becomeShared() }
    body()
    // Inside a turn there is one already, which does the rest.
    if loop.phase == nil { loop.runTurn() }
    if former !== application { former?.becomeShared() }
  }

  private static func check(_ size: CGSize, _ scale: CGFloat) throws(HostError) {
    // Written so that what is no number fails too.
    guard scale >= 0.25, scale <= 8 else { throw .invalidScale(scale) }
    let (width, height) = (size.width * scale, size.height * scale)
    guard width >= 1, height >= 1, width <= 16_384, height <= 16_384 else { throw .invalidSize(size) }
  }
}
