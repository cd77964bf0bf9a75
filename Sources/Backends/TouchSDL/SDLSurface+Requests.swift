import CSDL2
import CTouchSDL
import TouchGeometry
import TouchPlatform

extension SDLSurface {
  /// Performs a request of the application.
  package func take(_ request: SurfaceRequest) {
    guard !isClosed else { return }
    switch request {
    case .title(let title):
      SDL_SetWindowTitle(window, title)
      showBeyondASCII(title)
    case .sizeLimits(let minimum, let maximum):
      sizeLimits = (minimum, maximum)
      limit(minimum, maximum)
    case .pointer(let shape): platform?.cursors.show(shape)
    case .textInput(let state): platform?.textInput.set(state, for: self)
    case .discardComposition: platform?.textInput.discardComposition(of: self)
    case .drops(let isOn):
      takesDrops = isOn
      platform?.updateDrops()
    case .remoteDrags(let isOn):
      takesRemoteDrags = isOn
      platform?.updateDrops()
    case .size(let size): setSize(size)
    case .place(let place): setPlace(place)
    case .state(let state): setState(state)
    case .activate:
      // Restoring a maximized window would make it smaller.
      if state == .minimized { SDL_RestoreWindow(window) }
      SDL_RaiseWindow(window)
    case .close: close()
    }
  }

  /// Sets a title that SDL cannot set on X without a locale that has its letters.
  func showBeyondASCII(_ title: String) {
    guard title.utf8.contains(where: { $0 >= 0x80 }) else { return }
    touch_set_window_title(UnsafeMutableRawPointer(window), title)
  }

  /// Clamps to valid sizes and ignores NaN; the window manager may choose another size.
  private func setSize(_ size: CGSize) {
    let (width, height) = (size.width * geometry.unitsPerPoint, size.height * geometry.unitsPerPoint)
    guard width >= 1, height >= 1, width <= Self.largest, height <= Self.largest else { return }
    requestedSize = size
    SDL_SetWindowSize(window, Int32(width.rounded()), Int32(height.rounded()))
  }

  /// For SDL 0 means no limit, and a minimum above the maximum is an error.
  private func limit(_ minimum: CGSize, _ maximum: CGSize) {
    let units = geometry.unitsPerPoint
    func length(_ points: CGFloat) -> Int32 {
      points > 0 && points * units <= Self.largest ? Int32((points * units).rounded()) : 0
    }
    // Without limits first, because SDL compares each with the other.
    SDL_SetWindowMinimumSize(window, 1, 1)
    SDL_SetWindowMaximumSize(window, Int32(Self.largest), Int32(Self.largest))
    let (width, height) = (length(minimum.width), length(minimum.height))
    SDL_SetWindowMinimumSize(window, max(width, 1), max(height, 1))
    let (widest, tallest) = (length(maximum.width), length(maximum.height))
    SDL_SetWindowMaximumSize(
      window, widest > 0 ? max(widest, width) : Int32(Self.largest),
      tallest > 0 ? max(tallest, height) : Int32(Self.largest))
  }
}
