import CSDL2
import TouchDrawing
import TouchGeometry
import TouchPlatform

extension SDLSurface {
  /// The position of the content on the display, in points; Wayland does not report it.
  package var place: CGPoint? {
    guard !isClosed, let platform, !platform.isLost, platform.driver != "wayland" else { return nil }
    var (x, y) = (Int32(0), Int32(0))
    SDL_GetWindowPosition(window, &x, &y)
    return CGPoint(x: CGFloat(x) / geometry.unitsPerPoint, y: CGFloat(y) / geometry.unitsPerPoint)
  }

  /// The state of the window, as the display server reported it last.
  package var state: SurfaceState {
    guard !isClosed, let platform, !platform.isLost else { return .normal }
    let flags = SDL_GetWindowFlags(window)
    func has(_ flag: SDL_WindowFlags) -> Bool { flags & flag.rawValue != 0 }
    if has(SDL_WINDOW_MINIMIZED) { return .minimized }
    if has(SDL_WINDOW_FULLSCREEN) { return .fullScreen }
    return has(SDL_WINDOW_MAXIMIZED) ? .maximized : .normal
  }

  /// Changes the state; the window manager may refuse.
  func setState(_ wanted: SurfaceState) {
    let former = state
    guard wanted != former else { return }
    if former == .fullScreen, wanted != .minimized { SDL_SetWindowFullscreen(window, 0) }
    switch wanted {
    case .normal: if former != .fullScreen { SDL_RestoreWindow(window) }
    case .maximized: SDL_MaximizeWindow(window)
    case .fullScreen: SDL_SetWindowFullscreen(window, SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
    case .minimized: SDL_MinimizeWindow(window)
    }
  }

  /// Moves the window, if part of it is on a display there.
  func setPlace(_ place: CGPoint) {
    let unit = geometry.unitsPerPoint
    guard abs(place.x * unit) <= Self.largest, abs(place.y * unit) <= Self.largest else { return }
    let (x, y) = (Int32((place.x * unit).rounded()), Int32((place.y * unit).rounded()))
    let isVisible = (0..<SDL_GetNumVideoDisplays()).contains { display in
      var bounds = SDL_Rect()
      return SDL_GetDisplayUsableBounds(display, &bounds) == 0
        && x >= bounds.x && y >= bounds.y && x < bounds.x + bounds.w && y < bounds.y + bounds.h
    }
    if isVisible { SDL_SetWindowPosition(window, x, y) }
  }

  /// Shows an icon in title bars and lists of windows; Wayland takes that of the desktop entry instead.
  func show(_ icon: Bitmap) {
    var pixels = icon.straightPixels
    let (width, height) = (Int32(icon.width), Int32(icon.height))
    pixels.withUnsafeMutableBytes { bytes in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, width, height, 32, width * 4, SDL_PIXELFORMAT_ARGB8888.rawValue)
      else { return }
      SDL_SetWindowIcon(window, surface)
      SDL_FreeSurface(surface)
    }
  }
}

extension Bitmap {
  /// The pixels with colors that are not multiplied by their alpha.
  var straightPixels: [UInt32] {
    pixels.map { pixel in
      let alpha = pixel >> 24
      guard alpha > 0, alpha < 255 else { return pixel }
      func component(_ shift: UInt32) -> UInt32 {
        min((pixel >> shift & 0xFF) * 255 / alpha, 255) << shift
      }
      return alpha << 24 | component(16) | component(8) | component(0)
    }
  }
}

extension SDLPlatform {
  /// Shows an icon on all windows, and on those that open later; nil leaves it to the desktop.
  package func setIcon(_ icon: Bitmap) {
    guard !isLost else { return }
    self.icon = icon
    for surface in surfaces { surface.show(icon) }
  }
}
