import TouchGeometry

/// The reason why there is no window.
///
/// The description is for the user of the app, to be printed after its name and a colon.
public enum PlatformError: Error, Equatable, CustomStringConvertible {
  /// Neither `DISPLAY` nor `WAYLAND_DISPLAY` is set.
  case noDisplay
  /// The named display does not answer; with SDL's message.
  case unreachableDisplay(name: String, detail: String)
  /// A Wayland session that would make SDL crash, without an X display as an alternative.
  case unusableWayland(reason: String)
  /// SDL was built without the video driver in `SDL_VIDEODRIVER`.
  case missingDriver(name: String, available: [String])
  /// A window with an empty or NaN size, or larger than any display.
  case invalidSize(CGSize)
  /// SDL did not create the window or its pixels; with SDL's message.
  case noWindow(detail: String)

  /// The message for the user.
  public var description: String {
    switch self {
    case .noDisplay:
      "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set"
    case .unreachableDisplay(let name, let detail):
      "the display \(name) does not answer: \(detail)"
    case .unusableWayland(let reason):
      "the Wayland session cannot be used: \(reason); setting DISPLAY to an X display would help"
    case .missingDriver(let name, let available):
      "SDL has no video driver named \(name); it has \(available.joined(separator: ", "))"
    case .invalidSize(let size):
      "a window cannot be \(size.width) points wide and \(size.height) points high"
    case .noWindow(let detail):
      "the window could not be made: \(detail)"
    }
  }
}
