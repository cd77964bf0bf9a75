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
  /// Whether the window's pixels hold the last content.
  var hasContent = false
  /// The size in pixels that the content was drawn for.
  var contentSize = (width: Int32(0), height: Int32(0))
  /// Whether files may be dropped on it.
  var takesDrops = false
  let pixels: WindowPixels
  /// The damage of the present call, kept to keep its memory.
  var rects: [SDL_Rect] = []

  /// The windows without a frame that stand in front of it.
  var popups: [SDLPopup] = []

  private(set) weak var platform: SDLPlatform?

  // Macros that Swift does not see.
  private static let centred = Int32(0x2FFF_0000)
  private static let anywhere = Int32(0x1FFF_0000)
  static let largest: CGFloat = 16_384

  init(platform: SDLPlatform, title: String, size: CGSize, override: CGFloat) throws(PlatformError) {
    let width = (size.width * override).rounded()
    let height = (size.height * override).rounded()
    // Written so that a size that is no number fails too.
    guard width >= 1, height >= 1, width <= Self.largest, height <= Self.largest else { throw .invalidSize(size) }
    // The first in the middle; where there are more, the window manager knows best where one does not hide the other.
    let place = platform.surfaces.isEmpty ? Self.centred : Self.anywhere
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_SHOWN.rawValue
    guard let window = SDL_CreateWindow(title, place, place, Int32(width), Int32(height), flags) else {
      throw .noWindow(detail: SDLPlatform.errorText())
    }
    guard let pixels = WindowPixels(window: window, isWayland: platform.driver == "wayland") else {
      let detail = SDLPlatform.errorText()
      SDL_DestroyWindow(window)
      throw .noWindow(detail: detail)
    }
    self.window = window
    self.pixels = pixels
    self.platform = platform
    id = SDL_GetWindowID(window)
    geometry = WindowGeometry(
      width: Int32(width), height: Int32(height), unitsPerPoint: override,
      fingerSpan: platform.driver == "wayland" ? .farEdge : .lastUnit)
    showBeyondASCII(title)
    noteSize()
  }

  /// A window without a frame, in front of another; nil if SDL refuses it.
  ///
  /// - Parameter frame: on the display, in SDL's units.
  init?(inFrontOf parent: SDLSurface, at frame: SDL_Rect) {
    guard let platform = parent.platform else { return nil }
    let flags =
      SDL_WINDOW_POPUP_MENU.rawValue | SDL_WINDOW_BORDERLESS.rawValue | SDL_WINDOW_SKIP_TASKBAR.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    guard let window = SDL_CreateWindow("", frame.x, frame.y, frame.w, frame.h, flags) else { return nil }
    guard let pixels = WindowPixels(window: window, isWayland: false) else {
      SDL_DestroyWindow(window)
      return nil
    }
    (self.window, self.pixels, self.platform) = (window, pixels, platform)
    id = SDL_GetWindowID(window)
    geometry = WindowGeometry(
      width: frame.w, height: frame.h, unitsPerPoint: parent.geometry.unitsPerPoint, fingerSpan: .lastUnit)
    touch_show_in_front(UnsafeMutableRawPointer(window), UnsafeMutableRawPointer(parent.window))
  }

  package var size: CGSize { geometry.size }

  package var scale: CGFloat {
    guard !isClosed, geometry.width > 0, let size = pixels.size else { return geometry.unitsPerPoint }
    return CGFloat(size.width) / CGFloat(geometry.width) * geometry.unitsPerPoint
  }

  package var hasLostPixels: Bool { !hasContent }

  /// That of the display on which most of the window is; SDL keeps it in memory, so asking in every frame is cheap.
  package var framesPerSecond: Double {
    var mode = SDL_DisplayMode()
    let display = isClosed ? -1 : SDL_GetWindowDisplayIndex(window)
    guard display >= 0, SDL_GetCurrentDisplayMode(display, &mode) == 0, mode.refresh_rate > 0 else { return 60 }
    return Double(mode.refresh_rate)
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    for popup in popups { popup.surface.close() }
    pixels.close()
    SDL_DestroyWindow(window)
    platform?.didClose(self)
  }

  /// Has nothing to do with the window any more, because the display is gone with it.
  func abandon() {
    isClosed = true
  }

  /// Takes over the size that the window has now.
  func noteSize() {
    var (width, height) = (Int32(0), Int32(0))
    SDL_GetWindowSize(window, &width, &height)
    geometry.width = width
    geometry.height = height
  }
}
