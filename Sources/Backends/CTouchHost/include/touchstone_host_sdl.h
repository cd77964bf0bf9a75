// SDL's events as they are, for hosts that have SDL 2. It needs nothing but SDL's own header.
#ifndef TOUCHSTONE_HOST_SDL_H
#define TOUCHSTONE_HOST_SDL_H

#include <SDL2/SDL.h>

#include "touchstone_host.h"

// The location of the surface: the window, the surface's corner in the window's units, and the units per point.
typedef struct {
  SDL_Window *window;
  double x, y, units_per_point;
} touchstone_sdl_place;

// The distance in points that one notch of a wheel scrolls.
#define TOUCHSTONE_NOTCH 48.0

static inline uint32_t touchstone_sdl_modifiers(Uint16 held) {
  return (held & KMOD_SHIFT ? TOUCHSTONE_SHIFT : 0) | (held & KMOD_CTRL ? TOUCHSTONE_CONTROL : 0) |
         (held & KMOD_ALT ? TOUCHSTONE_ALT : 0) | (held & KMOD_GUI ? TOUCHSTONE_LOGO : 0);
}

static inline uint32_t touchstone_sdl_buttons(Uint32 mask) {
  return (mask & SDL_BUTTON_LMASK ? TOUCHSTONE_PRIMARY : 0) | (mask & SDL_BUTTON_RMASK ? TOUCHSTONE_SECONDARY : 0) |
         (mask & SDL_BUTTON_MMASK ? TOUCHSTONE_MIDDLE : 0);
}

static inline touchstone_status touchstone_sdl_mouse(
    touchstone_host *host, const touchstone_sdl_place *place, int x, int y, Uint32 mask) {
  double units = place->units_per_point;
  return touchstone_host_mouse(
      host, (x - place->x) / units, (y - place->y) / units, touchstone_sdl_buttons(mask));
}

static inline touchstone_status touchstone_sdl_finger(
    touchstone_host *host, const touchstone_sdl_place *place, const SDL_TouchFingerEvent *finger) {
  int width, height;
  SDL_GetWindowSize(place->window, &width, &height);
  touchstone_touch touch = {
      // On X, SDL's numbers of fingers increase forever; a host's numbers only have to differ among the fingers that
      // are down.
      .finger = 1 + (int32_t)(finger->fingerId & 0xFFFFFF),
      .phase = finger->type == SDL_FINGERDOWN ? TOUCHSTONE_BEGAN
               : finger->type == SDL_FINGERUP ? TOUCHSTONE_ENDED
                                              : TOUCHSTONE_MOVED,
      .x = (finger->x * width - place->x) / place->units_per_point,
      .y = (finger->y * height - place->y) / place->units_per_point,
  };
  return touchstone_host_touches(host, &touch, 1);
}

static inline touchstone_status touchstone_sdl_key(touchstone_host *host, const SDL_KeyboardEvent *event) {
  uint32_t modifiers = touchstone_sdl_modifiers(event->keysym.mod);
  SDL_Keycode code = event->keysym.sym;
  // While text is edited, SDL reports typed text separately; otherwise only the key's character is known.
  bool is_printable = code > ' ' - 1 && code < 0x110000 && code != 0x7F;
  bool comes_apart =
      touchstone_host_edits_text(host, NULL, NULL, NULL, NULL) && !(modifiers & ~(uint32_t)TOUCHSTONE_SHIFT);
  char text[5] = "";
  if (code > 0 && code < 0x80 && !(is_printable && comes_apart)) {
    bool is_upper = code >= 'a' && code <= 'z' && !(event->keysym.mod & KMOD_SHIFT) != !(event->keysym.mod & KMOD_CAPS);
    text[0] = (char)(is_upper ? code - 32 : code);
  }
  return touchstone_host_key(host, (int32_t)event->keysym.scancode, text, event->type == SDL_KEYDOWN, modifiers);
}

// Passes an event of its window to the surface; those of other windows and irrelevant ones are ignored, as are finger
// events that SDL generates from the mouse, and mouse events that it generates from fingers. The host handles size and
// scale: see touchstone_host_resize.
static inline touchstone_status touchstone_host_sdl_event(
    touchstone_host *host, const SDL_Event *event, const touchstone_sdl_place *place) {
  if (!event || !place || !place->window || !(place->units_per_point > 0)) return TOUCHSTONE_INVALID_ARGUMENT;
  Uint32 window = SDL_GetWindowID(place->window);
  switch (event->type) {
    case SDL_MOUSEMOTION:
      if (event->motion.windowID != window || event->motion.which == SDL_TOUCH_MOUSEID) break;
      return touchstone_sdl_mouse(host, place, event->motion.x, event->motion.y, event->motion.state);
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
      if (event->button.windowID != window || event->button.which == SDL_TOUCH_MOUSEID) break;
      Uint32 mask = SDL_GetMouseState(NULL, NULL), own = SDL_BUTTON(event->button.button);
      mask = event->type == SDL_MOUSEBUTTONDOWN ? mask | own : mask & ~own;
      return touchstone_sdl_mouse(host, place, event->button.x, event->button.y, mask);
    }
    case SDL_MOUSEWHEEL: {
      if (event->wheel.windowID != window || event->wheel.which == SDL_TOUCH_MOUSEID) break;
      int x, y;
      SDL_GetMouseState(&x, &y);
      double units = place->units_per_point;
      return touchstone_host_scroll(
          host, -event->wheel.preciseX * TOUCHSTONE_NOTCH, event->wheel.preciseY * TOUCHSTONE_NOTCH,
          (x - place->x) / units, (y - place->y) / units);
    }
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
      if (event->tfinger.windowID != window || event->tfinger.touchId == SDL_MOUSE_TOUCHID) break;
      return touchstone_sdl_finger(host, place, &event->tfinger);
    case SDL_KEYDOWN:
    case SDL_KEYUP:
      if (event->key.windowID == window) return touchstone_sdl_key(host, &event->key);
      break;
    case SDL_TEXTINPUT:
      if (event->text.windowID == window) return touchstone_host_text(host, event->text.text);
      break;
    case SDL_TEXTEDITING:
      if (event->edit.windowID != window) break;
      return touchstone_host_compose(
          host, event->edit.text[0] ? event->edit.text : NULL, event->edit.start, event->edit.length);
    case SDL_WINDOWEVENT:
      if (event->window.windowID != window) break;
      switch (event->window.event) {
        case SDL_WINDOWEVENT_LEAVE: return touchstone_host_mouse_left(host);
        case SDL_WINDOWEVENT_FOCUS_GAINED: return touchstone_host_focus(host, true);
        case SDL_WINDOWEVENT_FOCUS_LOST: return touchstone_host_focus(host, false);
        case SDL_WINDOWEVENT_SHOWN:
        case SDL_WINDOWEVENT_RESTORED: return touchstone_host_show(host, true);
        case SDL_WINDOWEVENT_HIDDEN:
        case SDL_WINDOWEVENT_MINIMIZED: return touchstone_host_show(host, false);
        default: break;
      }
      break;
    default: break;
  }
  return TOUCHSTONE_OK;
}

#endif
