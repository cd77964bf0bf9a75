import CSDL2
import TouchGeometry
import TouchPlatform

extension SDLPlatform {
  /// Starts SDL's video with the first driver that works, and returns its name.
  static func startSDL(requested: String?) throws(PlatformError) -> String {
    setHints()
    switch DisplayChoice.current(requested: requested) {
    case .failure(let error):
      throw error
    case .drivers(let drivers):
      var detail = ""
      for driver in drivers {
        guard available.contains(driver) else {
          if drivers.count == 1 { throw .missingDriver(name: driver, available: available) }
          continue
        }
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, driver, SDL_HINT_OVERRIDE)
        if ComposeTable.kept({ SDL_InitSubSystem(Uint32(SDL_INIT_VIDEO)) }) == 0 {
          setFramebufferHint(driver)
          return driver
        }
        detail = errorText()
      }
      let names = [DisplayChoice.variable("DISPLAY"), DisplayChoice.variable("WAYLAND_DISPLAY")].compactMap { $0 }
      throw .unreachableDisplay(name: names.joined(separator: ", "), detail: detail)
    }
  }

  /// SDL's last error.
  static func errorText() -> String { String(cString: SDL_GetError()) }

  /// The pixels per point that the environment requests; 1 without a valid value.
  static func scaleOverride(_ text: String?) -> CGFloat {
    guard let scale = text.flatMap({ Double(outside: $0) }), scale >= 0.25, scale <= 8 else { return 1 }
    return CGFloat(scale)
  }

  private static var available: [String] {
    (0..<SDL_GetNumVideoDrivers()).map { String(cString: SDL_GetVideoDriver($0)) }
  }

  /// Disables SDL behavior that conflicts with the kit's touches.
  private static func setHints() {
    // By default the first finger also moves the mouse, before it is reported as a finger.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    // Ctrl-C in a terminal ends the process, as usual.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // A window that fills the screen stays there when another one gets the keyboard.
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0")
    // The application handles the closing of the last window; otherwise it would be reported twice.
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
    // The click that activates a window is also delivered.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // The input method shows its list of candidates; a composition may be longer than an event (SDL 2.0.22).
    SDL_SetHint("SDL_IME_SHOW_UI", "1")
    SDL_SetHint("SDL_IME_SUPPORT_EXTENDED_TEXT", "1")
    // A window must not prevent the screen saver, or disable the compositor.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // sdl2-compat measures windows of Wayland in pixels unless this is overridden, and then they are too small.
    if touch_sdl_is_compat() == SDL_TRUE {
      SDL_SetHintWithPriority("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0", SDL_HINT_OVERRIDE)
    }
  }

  /// Window surfaces without GL: shared memory on X11.
  ///
  /// On Wayland SDL has no other way than GL.
  private static func setFramebufferHint(_ driver: String) {
    if driver != "wayland" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
  }
}
