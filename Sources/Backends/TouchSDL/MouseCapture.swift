import CSDL2
import CTouchSDL

/// Keeps the mouse while a button is down, wherever it goes; what SDL calls its automatic capture, but later.
///
/// SDL would capture the mouse in the middle of reading a press, which takes two round trips to the X server before
/// anybody hears of the press. Here the press is handled and shown first, and the mouse is captured before SDL reads on.
/// Only if more events have come together with the press, SDL captures at once: a move that leaves the window would
/// end at its edge. That a hint goes by its name costs little beside a round trip, and it changes twice a press.
///
/// The pointer may be outside already when it is captured. X then says that it has come in, because of the capture, and
/// SDL gives the capture up at that; a button that is lifted outside would never come up. So X is asked not to say it.
/// What was lifted before the capture, and after SDL gave up what X captures by itself, is made up for.
@MainActor enum MouseCapture {
  private static var isOn = false
  private static let isCompat = touch_sdl_is_compat() == SDL_TRUE
  /// Whether SDL captures the mouse when it is told that it may; earlier versions have to be asked each time.
  private static let capturesByItself = touch_sdl_is_at_least(2, 0, 22) == SDL_TRUE

  /// Called once SDL's video has begun.
  static func begin() {
    isOn = false
    // sdl2-compat captures the mouse by itself; its grabs are not those that are mended here.
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
