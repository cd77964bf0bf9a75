import CSDL2
import TouchGeometry
import TouchLoop

/// Which presenter a window gets.
@MainActor enum PresenterChoice {
  /// A presenter for a window of a video driver; nil if SDL has none, and then its error says why.
  ///
  /// On Wayland the program shares memory with the compositor itself. Where that fails, SDL presents, and a line on the
  /// standard error says why. `TOUCHSTONE_PRESENTER=sdl` in the environment makes SDL present.
  static func make(_ window: OpaquePointer, driver: String, clock: any LoopClock) -> (any Presenter)? {
    guard driver == "wayland" else { return SDLSurfacePresenter(window) }
    guard DisplayChoice.variable("TOUCHSTONE_PRESENTER") != "sdl" else {
      report("TOUCHSTONE_PRESENTER is sdl")
      return SDLRendererPresenter(window)
    }
    do throws(WaylandWindow.Failure) {
      return BufferPresenter(try WaylandWindow(window, clock: clock))
    } catch {
      if case .unavailable(let reason) = error { report(reason) }
      return SDLRendererPresenter(window)
    }
  }

  /// Reports once why SDL presents.
  private static func report(_ reason: String) {
    Notice.writeOnce("windows are shown by SDL, which is slow on Wayland: \(reason)")
  }
}

/// Lines on the standard error.
@MainActor enum Notice {
  private static var written: Set<String> = []

  /// Writes a line unless it was written before.
  static func writeOnce(_ text: String) {
    guard written.insert(text).inserted else { return }
    let line = text + "\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }
}
