import CSDL2

/// The pixels of a window: a canvas that is drawn into, and what shows parts of it.
///
/// SDL has a surface for each window. On Wayland it is a texture behind the scenes, and has one pixel for each of the
/// window's units, so that on a screen of scale 2 each pixel is shown as four. There the texture is made here, by SDL's
/// renderer, and has the pixels of the screen.
@MainActor final class WindowPixels {
  private let window: OpaquePointer
  /// Nil where the window's surface is shown.
  private let renderer: OpaquePointer?
  private var texture: OpaquePointer?
  /// Pixels to draw into where there are no others, or others of another layout.
  private var copy: UnsafeMutablePointer<SDL_Surface>?

  /// Nil if SDL gives none; its error says why.
  init?(window: OpaquePointer, isWayland: Bool) {
    self.window = window
    renderer = isWayland ? SDL_CreateRenderer(window, -1, 0) : nil
    guard isWayland ? renderer != nil : SDL_GetWindowSurface(window) != nil else { return nil }
  }

  /// How many there are; nil if they are lost.
  var size: (width: Int32, height: Int32)? {
    guard let renderer else {
      return SDL_GetWindowSurface(window).map { ($0.pointee.w, $0.pointee.h) }
    }
    var (width, height) = (Int32(0), Int32(0))
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0, width > 0, height > 0 else { return nil }
    return (width, height)
  }

  /// The pixels to draw into, 32 bits each, the highest eight unused; nil if there are none.
  ///
  /// They are others than before if the size has changed.
  func canvas() -> UnsafeMutablePointer<SDL_Surface>? {
    if let renderer { return size.flatMap { textured(renderer, $0) } }
    guard let surface = SDL_GetWindowSurface(window) else { return nil }
    switch SDL_PixelFormatEnum(surface.pointee.format.pointee.format) {
    case SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_ARGB8888: return surface
    default: return copy(surface.pointee.w, surface.pointee.h)  // SDL knows fifty layouts; all others are converted.
    }
  }

  /// Shows rectangles of what was drawn; false if the pixels are lost.
  func show(_ rects: inout [SDL_Rect]) -> Bool {
    guard let renderer else { return showSurface(&rects) }
    guard let texture, let copy else { return false }
    let pitch = copy.pointee.pitch
    for rect in rects {
      var rect = rect
      guard let start = copy.pointee.pixels?.advanced(by: Int(rect.y) * Int(pitch) + Int(rect.x) * 4),
        SDL_UpdateTexture(texture, &rect, start, pitch) == 0
      else { return false }
    }
    return showTexture(texture, by: renderer)
  }

  /// Shows everything once more; false if the pixels are lost.
  func showAgain() -> Bool {
    guard let renderer else { return SDL_UpdateWindowSurface(window) == 0 }
    guard let texture else { return false }
    return showTexture(texture, by: renderer)
  }

  /// Gives all back; before the window is destroyed.
  func close() {
    if let copy { SDL_FreeSurface(copy) }
    copy = nil
    texture = nil
    // The texture goes with it.
    if let renderer { SDL_DestroyRenderer(renderer) }
  }

  private func showSurface(_ rects: inout [SDL_Rect]) -> Bool {
    guard let surface = SDL_GetWindowSurface(window) else { return false }
    if let copy {
      for var rect in rects {
        var place = rect
        SDL_UpperBlit(copy, &rect, surface, &place)
      }
    }
    return SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0
  }

  private func showTexture(_ texture: OpaquePointer, by renderer: OpaquePointer) -> Bool {
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { return false }
    SDL_RenderPresent(renderer)
    return true
  }

  /// The pixels that go to the texture, which has as many.
  private func textured(
    _ renderer: OpaquePointer, _ size: (width: Int32, height: Int32)
  ) -> UnsafeMutablePointer<SDL_Surface>? {
    if texture != nil, let copy, (copy.pointee.w, copy.pointee.h) == size { return copy }
    if let texture { SDL_DestroyTexture(texture) }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), size.width, size.height)
    return texture == nil ? nil : copy(size.width, size.height)
  }

  private func copy(_ width: Int32, _ height: Int32) -> UnsafeMutablePointer<SDL_Surface>? {
    if let copy, (copy.pointee.w, copy.pointee.h) == (width, height) { return copy }
    if let copy { SDL_FreeSurface(copy) }
    copy = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    return copy
  }
}
