import CSDL2

/// Presents by a texture of SDL's renderer, for Wayland compositors without shared memory.
///
/// SDL's surface of such a window has one pixel for each unit of the window, so on a display of scale 2 it shows each
/// pixel as four. The texture has the display's pixels.
@MainActor final class SDLRendererPresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var copy: UnsafeMutablePointer<SDL_Surface>?

  /// Nil if SDL has no renderer; SDL's error has the reason.
  init?(_ window: OpaquePointer) {
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else { return nil }
    self.renderer = renderer
  }

  var size: PixelSize? {
    var size = PixelSize(width: 0, height: 0)
    guard SDL_GetRendererOutputSize(renderer, &size.width, &size.height) == 0, size.width > 0, size.height > 0
    else { return nil }
    return size
  }

  func canvas(for damage: [SDL_Rect]) -> PixelCanvas? {
    guard let size else { return nil }
    if texture == nil || copy?.pointee.w != size.width || copy?.pointee.h != size.height { remake(size) }
    return texture == nil ? nil : copy.flatMap(PixelCanvas.init)
  }

  func show(_ rects: inout [SDL_Rect]) -> Bool {
    guard let texture, let copy, let pixels = copy.pointee.pixels else { return false }
    let pitch = copy.pointee.pitch
    for var rect in rects {
      let start = pixels.advanced(by: Int(rect.y) * Int(pitch) + Int(rect.x) * 4)
      guard SDL_UpdateTexture(texture, &rect, start, pitch) == 0 else { return false }
    }
    return showAgain()
  }

  func showAgain() -> Bool {
    guard let texture, SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { return false }
    SDL_RenderPresent(renderer)
    return true
  }

  func close() {
    if let copy { SDL_FreeSurface(copy) }
    (copy, texture) = (nil, nil)
    // Destroys the texture, too.
    SDL_DestroyRenderer(renderer)
  }

  private func remake(_ size: PixelSize) {
    if let texture { SDL_DestroyTexture(texture) }
    if let copy { SDL_FreeSurface(copy) }
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), size.width, size.height)
    copy = SDL_CreateRGBSurfaceWithFormat(0, size.width, size.height, 32, SDL_PIXELFORMAT_RGB888.rawValue)
  }
}
