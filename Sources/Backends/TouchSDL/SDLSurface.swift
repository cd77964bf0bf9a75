import CSDL2
import CTouchSDL
import TouchDrawing
import TouchGeometry
import TouchPlatform

/// A window on the display.
@MainActor package final class SDLSurface: PlatformSurface {
  /// SDL's number of the window.
  package let id: UInt32

  let window: OpaquePointer
  private(set) var geometry: WindowGeometry
  private(set) var isClosed = false
  /// Whether the window's pixels contain the last content.
  var hasContent = false
  /// The size in pixels for which the content was drawn.
  var contentSize = PixelSize(width: 0, height: 0)
  /// The size in pixels that was last reported to the application.
  var knownPixels: PixelSize?
  /// Whether a frame waits for the presenter to be ready.
  var hasWaitingFrame = false
  /// Whether files may be dropped on it.
  var takesDrops = false
  /// Whether drags of other programs may be dropped on it.
  var takesRemoteDrags = false
  let presenter: any Presenter
  /// The damage of the present call, stored to reuse its memory.
  var rects: [SDL_Rect] = []

  /// The size in points that the window was last requested to have.
  var requestedSize: CGSize
  /// The position at which the window must open; SDL learns the width of the frame around it only when it is visible.
  var openingPlace: CGPoint?
  /// The limits of the size in points that the application has set.
  var sizeLimits: (minimum: CGSize, maximum: CGSize)?

  /// The open windows without a frame in front of it, oldest first.
  var popups: [SDLPopup] = []
  /// The window behind a popup; nil for other windows.
  private(set) weak var parent: SDLSurface?

  private(set) weak var platform: SDLPlatform?

  // Macros that Swift does not import.
  private static let centred = Int32(0x2FFF_0000)
  private static let anywhere = Int32(0x1FFF_0000)
  static let largest: CGFloat = 16_384

  init(platform: SDLPlatform, title: String, size: CGSize, unitsPerPoint: CGFloat) throws(PlatformError) {
    let width = (size.width * unitsPerPoint).rounded()
    let height = (size.height * unitsPerPoint).rounded()
    // Written so that NaN fails, too.
    guard width >= 1, height >= 1, width <= Self.largest, height <= Self.largest else { throw .invalidSize(size) }
    // The first window is centered; the window manager places further ones so that they do not hide each other.
    let place = platform.surfaces.isEmpty ? Self.centred : Self.anywhere
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_SHOWN.rawValue
    guard let window = SDL_CreateWindow(title, place, place, Int32(width), Int32(height), flags) else {
      throw .noWindow(detail: SDLPlatform.errorText())
    }
    guard let presenter = PresenterChoice.make(window, driver: platform.driver, clock: platform.clock) else {
      let detail = SDLPlatform.errorText()
      SDL_DestroyWindow(window)
      throw .noWindow(detail: detail)
    }
    self.window = window
    requestedSize = size
    self.presenter = presenter
    self.platform = platform
    id = SDL_GetWindowID(window)
    geometry = WindowGeometry(
      width: Int32(width), height: Int32(height), unitsPerPoint: unitsPerPoint,
      fingerSpan: WindowGeometry.FingerSpan(isWayland: platform.driver == "wayland"))
    showBeyondASCII(title)
    noteSize()
  }

  /// Creates a window without a frame in front of another.
  ///
  /// - Parameters:
  ///   - window: SDL's window, which this object closes.
  ///   - parent: the window behind.
  ///   - presenter: shows the pixels.
  ///   - size: the width and height in SDL's units.
  init(popup window: OpaquePointer, of parent: SDLSurface, _ presenter: any Presenter, size: (Int32, Int32)) {
    (self.window, self.presenter, self.platform, self.parent) = (window, presenter, parent.platform, parent)
    id = SDL_GetWindowID(window)
    requestedSize = .zero
    geometry = WindowGeometry(
      width: size.0, height: size.1, unitsPerPoint: parent.geometry.unitsPerPoint,
      fingerSpan: parent.geometry.fingerSpan)
  }

  package var size: CGSize { geometry.size }

  package var scale: CGFloat {
    guard !isClosed, geometry.width > 0, let size = presenter.size else { return geometry.unitsPerPoint }
    return CGFloat(size.width) / CGFloat(geometry.width) * geometry.unitsPerPoint
  }

  package var hasLostPixels: Bool { !hasContent }

  /// Whether the display server accepts a frame; if not, a frame is drawn as soon as it does.
  package var takesFrame: Bool {
    hasWaitingFrame = !isClosed && !presenter.isReady
    return !hasWaitingFrame
  }

  /// The frame rate of the display with most of the window; SDL caches it, so it can be read in every frame.
  ///
  /// A window for which the display server requests no frames, because it is not visible, has one frame a second, so
  /// that its animations end.
  package var framesPerSecond: Double {
    if !isClosed, presenter.isHidden { return 1 }
    var mode = SDL_DisplayMode()
    let display = isClosed ? -1 : SDL_GetWindowDisplayIndex(window)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Double(mode.refresh_rate)
  }

  package func close() {
    if let parent { return parent.closePopup(self) }
    guard !isClosed else { return }
    isClosed = true
    while let popup = popups.last { closePopup(popup.surface) }
    presenter.close()
    SDL_DestroyWindow(window)
    platform?.didClose(self)
  }

  /// Frees the resources of a popup, except its window.
  func endPopup() {
    isClosed = true
    presenter.close()
    platform?.didClose(self)
  }

  /// Marks the window as closed without calling SDL, because the connection is lost.
  func abandon() {
    isClosed = true
  }

  /// Changes the units per point, and keeps the limits and the size in points if the desktop permits it.
  func rescale(to unit: CGFloat) {
    // Whole units are not whole points; using the requested size avoids a drift.
    let former = geometry.unitsPerPoint
    let isRequested =
      geometry.width == Int32((requestedSize.width * former).rounded())
      && geometry.height == Int32((requestedSize.height * former).rounded())
    let size = isRequested ? requestedSize : geometry.size
    geometry.unitsPerPoint = unit
    if let sizeLimits { take(.sizeLimits(minimum: sizeLimits.minimum, maximum: sizeLimits.maximum)) }
    take(.size(size))
  }

  /// Stores the present size of the window.
  func noteSize() {
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSize(window, &width, &height)
    geometry.width = width
    geometry.height = height
  }
}
