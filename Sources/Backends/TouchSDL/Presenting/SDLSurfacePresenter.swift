import CSDL2

/// Presents with SDL's surface of a window: memory that is shared with the X server, or plain memory without a display.
@MainActor final class SDLSurfacePresenter: Presenter {
  private let window: OpaquePointer
  /// The pixels to draw into if SDL's surface has another layout.
  private var copy: UnsafeMutablePointer<SDL_Surface>?

  /// Nil if SDL has no surface; SDL's error has the reason.
  init?(_ window: OpaquePointer) {
    guard SDL_GetWindowSurface(window) != nil else { return nil }
    self.window = window
  }

  var size: PixelSize? {
    SDL_GetWindowSurface(window).map { PixelSize(width: $0.pointee.w, height: $0.pointee.h) }
  }

  func canvas(for damage: [SDL_Rect]) -> PixelCanvas? {
    guard let surface = SDL_GetWindowSurface(window) else { return nil }
    switch SDL_PixelFormatEnum(surface.pointee.format.pointee.format) {
    case SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_ARGB8888: return PixelCanvas(surface)
    default:  // SDL has fifty layouts; all others are converted.
      prepareCopy(surface.pointee.w, surface.pointee.h)
      return copy.flatMap(PixelCanvas.init)
    }
  }

  func show(_ rects: inout [SDL_Rect]) -> Bool {
    guard let surface = SDL_GetWindowSurface(window) else { return false }
    if let copy {
      for var rect in rects {
        var place = rect
        SDL_UpperBlit(copy, &rect, surface, &place)
      }
    }
    return SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0
  }

  func showAgain() -> Bool { SDL_UpdateWindowSurface(window) == 0 }

  func close() {
    if let copy { SDL_FreeSurface(copy) }
    copy = nil
  }

  private func prepareCopy(_ width: Int32, _ height: Int32) {
    if let copy, (copy.pointee.w, copy.pointee.h) == (width, height) { return }
    if let copy { SDL_FreeSurface(copy) }
    copy = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888.rawValue)
  }
}

extension PixelCanvas {
  /// The pixels of an SDL surface; nil if it has none.
  @MainActor init?(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    guard let pixels = surface.pointee.pixels else { return nil }
    self.init(
      pixels: pixels, size: PixelSize(width: surface.pointee.w, height: surface.pointee.h),
      stride: Int(surface.pointee.pitch))
  }
}
