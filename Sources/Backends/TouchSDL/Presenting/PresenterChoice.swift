import CSDL2
import TouchGeometry
import TouchLoop

/// Chooses the presenter of a window.
@MainActor enum PresenterChoice {
  /// Makes a presenter for a window of a video driver; nil if SDL has none, in which case SDL's error has the reason.
  ///
  /// On Wayland the app itself shares memory with the compositor. If that fails, SDL presents, and a line on the
  /// standard error reports the reason. `TOUCHSTONE_PRESENTER=sdl` in the environment makes SDL present.
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

  /// Reports once the reason that SDL presents.
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
