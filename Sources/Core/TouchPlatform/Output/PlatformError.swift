import TouchGeometry

/// Why there is no window.
///
/// The description is for the user of the program, to stand behind its name and a colon.
public enum PlatformError: Error, Equatable, CustomStringConvertible {
  /// Neither `DISPLAY` nor `WAYLAND_DISPLAY` is set.
  case noDisplay
  /// A display is named, but nobody answers there; what SDL says.
  case unreachableDisplay(name: String, detail: String)
  /// A Wayland session that would make SDL crash, and no X display to turn to.
  case unusableWayland(reason: String)
  /// SDL was built without the video driver that `SDL_VIDEODRIVER` asks for.
  case missingDriver(name: String, available: [String])
  /// A window of no size, of a size that is no number, or larger than any display.
  case invalidSize(CGSize)
  /// SDL refused to make the window, or its pixels; what it says.
  case noWindow(detail: String)

  /// What to tell the user.
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
