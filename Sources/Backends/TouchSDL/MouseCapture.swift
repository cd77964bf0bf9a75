import CSDL2
import CTouchSDL

/// Captures the mouse while a button is pressed, like SDL's automatic capture, but after the press was handled.
///
/// SDL would capture the mouse while it reads a press, which takes two round trips to the X server before the press is
/// delivered. Here the press is handled and shown first, and the mouse is captured before SDL reads further events.
/// If more events have arrived together with the press, SDL captures immediately, because a move out of the window
/// would otherwise end at its edge. The hint has a name, which costs little compared with a round trip, and changes
/// twice per press.
///
/// The pointer may already be outside when it is captured. Then X reports that it has entered, because of the capture,
/// and SDL ends the capture; the release of a button outside would be lost. So X is requested not to report it.
/// Releases before the capture, and after the end of X's own capture, are sent in addition.
@MainActor enum MouseCapture {
  private static var isOn = false
  private static let isCompat = touch_sdl_is_compat() == SDL_TRUE
  /// Whether SDL captures the mouse automatically if the hint allows it; earlier versions need a call for each press.
  private static let capturesByItself = touch_sdl_is_at_least(2, 0, 22) == SDL_TRUE

  /// Called once SDL's video has begun.
  static func begin() {
    isOn = false
    // sdl2-compat captures the mouse automatically, and does not have the errors that are corrected here.
    if isCompat {
      SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "1")
      return
    }
    SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, "0")
    SDL_AddEventWatch(watch, nil)
  }

  /// Called before SDL's video ends.
  static func end() {
    if !isCompat { SDL_DelEventWatch(watch, nil) }
  }

  /// Called before SDL reads the connection.
  static func update() {
    if !isCompat { set(SDL_GetMouseState(nil, nil) != 0, in: SDL_GetMouseFocus()) }
  }

  private static func set(_ isDown: Bool, in window: OpaquePointer?) {
    guard isDown != isOn else { return }
    isOn = isDown
    let window = UnsafeMutableRawPointer(window)
    let events = isDown ? touch_hush_enters(window) : 0
    defer {
      touch_report_enters(window, events)
      if isDown { touch_make_up_for_releases(window, SDL_GetMouseState(nil, nil)) }
    }
    if capturesByItself {
      SDL_SetHint(SDL_HINT_MOUSE_AUTO_CAPTURE, isDown ? "1" : "0")
    } else {
      SDL_CaptureMouse(isDown ? SDL_TRUE : SDL_FALSE)
    }
  }

  /// SDL calls this for each event that it queues, on the thread that reads the connection: the main one.
  private static let watch: SDL_EventFilter = { _, event in
    guard let event, event.pointee.type == SDL_MOUSEBUTTONDOWN.rawValue else { return 0 }
    let number = event.pointee.button.windowID
    MainActor.assumeIsolated {
      let window = SDL_GetWindowFromID(number)
      if touch_more_events_wait(UnsafeMutableRawPointer(window)) { set(true, in: window) }
    }
    return 0
  }
}
