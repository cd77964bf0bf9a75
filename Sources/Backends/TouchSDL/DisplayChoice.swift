import CTouchSDL
import TouchGeometry
import TouchPlatform

/// The choice of SDL's video drivers, made before SDL is started.
///
/// Wayland comes first if both are available: windows on its X server are blurred, or too small, unless the display's
/// scale is 1. Wayland is tried only if SDL would not crash.
package enum DisplayChoice: Equatable {
  /// The drivers to try, in this order.
  case drivers([String])
  case failure(PlatformError)

  /// The relevant variables of the environment.
  struct Environment: Equatable {
    /// `SDL_VIDEODRIVER`, which overrides the choice, but not the check of Wayland.
    var requested: String?
    var xDisplay: String?
    var waylandDisplay: String?
  }

  /// The reason that a Wayland session cannot be used.
  enum WaylandFitness: Equatable { case fit, absent, noSeat, noEGL }

  /// Makes the choice.
  ///
  /// Calls `probe` at most once, and only if Wayland is a candidate.
  init(_ environment: Environment, probe: () -> WaylandFitness) {
    if let requested = environment.requested {
      guard requested == "wayland" else {
        self = .drivers([requested])
        return
      }
      if let reason = Self.objection(to: probe()) {
        self = environment.xDisplay == nil ? .failure(.unusableWayland(reason: reason)) : .drivers(["x11"])
      } else {
        self = .drivers(["wayland"])
      }
      return
    }
    switch (environment.xDisplay, environment.waylandDisplay) {
    case (nil, nil):
      self = .failure(.noDisplay)
    case (_?, nil):
      self = .drivers(["x11"])
    case (_?, _?):
      self = .drivers(Self.objection(to: probe()) == nil ? ["wayland", "x11"] : ["x11"])
    case (nil, _?):
      if let reason = Self.objection(to: probe()) {
        self = .failure(.unusableWayland(reason: reason))
      } else {
        self = .drivers(["wayland"])
      }
    }
  }

  private static func objection(to fitness: WaylandFitness) -> String? {
    switch fitness {
    case .fit: nil
    case .absent: "no compositor answers"
    case .noSeat: "its compositor has no seat, so there would be no input"
    case .noEGL: "the libraries libEGL.so.1 and libwayland-egl.so.1 are not installed"
    }
  }

  /// The choice for this process.
  static func current(requested: String?) -> DisplayChoice {
    let environment = Environment(
      requested: requested ?? variable("SDL_VIDEODRIVER"), xDisplay: variable("DISPLAY"),
      waylandDisplay: variable("WAYLAND_DISPLAY"))
    return DisplayChoice(environment) {
      switch touch_wayland_probe() {
      case TOUCH_WAYLAND_FIT: .fit
      case TOUCH_WAYLAND_NO_SEAT: .noSeat
      case TOUCH_WAYLAND_NO_EGL: .noEGL
      default: .absent  // A C enumeration may have any value; the only other one is TOUCH_WAYLAND_ABSENT.
      }
    }
  }

  /// A variable of the environment; nil if it is not set or empty.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
