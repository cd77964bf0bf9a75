// SDL's headers, with the declarations that older versions lack. The kit is built with 2.0.20 (Ubuntu 22.04) and later,
// and runs with a library that may be older or newer than the headers.
#ifndef TOUCHSTONE_SDL
#define TOUCHSTONE_SDL

#include <SDL2/SDL.h>

// Names of hints; a library that does not know a hint ignores it.
#ifndef SDL_HINT_MOUSE_AUTO_CAPTURE
#define SDL_HINT_MOUSE_AUTO_CAPTURE "SDL_MOUSE_AUTO_CAPTURE"
#endif
#ifndef SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE
#define SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE "SDL_QUIT_ON_LAST_WINDOW_CLOSE"
#endif

// Whether the running library has this version or a later one.
static inline SDL_bool touch_sdl_is_at_least(Uint8 major, Uint8 minor, Uint8 patch) {
  SDL_version linked;
  SDL_GetVersion(&linked);
  return SDL_VERSIONNUM(linked.major, linked.minor, linked.patch) >= SDL_VERSIONNUM(major, minor, patch) ? SDL_TRUE : SDL_FALSE;
}

// Whether the running library is sdl2-compat, which implements SDL 2 with SDL 3; its patch versions are 50 and more.
static inline SDL_bool touch_sdl_is_compat(void) {
  SDL_version linked;
  SDL_GetVersion(&linked);
  return linked.major == 2 && linked.patch >= 50 ? SDL_TRUE : SDL_FALSE;
}

// The position of the mouse when the wheel turned, in the window's units. SDL 2.26 and later report it with the event;
// for older ones it is the mouse's last known position.
static inline void touch_wheel_place(const SDL_MouseWheelEvent *event, int *x, int *y) {
#if SDL_VERSION_ATLEAST(2, 26, 0)
  if (touch_sdl_is_at_least(2, 26, 0)) {
    *x = event->mouseX;
    *y = event->mouseY;
    return;
  }
#endif
  (void)event;
  SDL_GetMouseState(x, y);
}

#endif
