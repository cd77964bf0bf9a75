#include "wayland_scrolls.h"

#include <SDL2/SDL.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "event_times.h"
#include "wayland_library.h"

// Requests by their positions in the protocol, a capability, and the axes.
enum { REGISTRY_BIND = 0, SEAT_GET_POINTER = 0, SEAT_HAS_POINTER = 1, AXIS_COUNT = 2 };
// The first version with frames, sources and ends of scrolls. A separate binding of the seat, so that the other
// listeners of the kit need no entries for the events of this version.
enum { STOP_VERSION = 5 };

// The axes that scroll, as bits, and whether one of them has stopped in the present frame.
static uint32_t moving;
static bool has_stopped;
static uint32_t stop_time;

static void nothing(void) {}

static void pointer_enter(
    void *data, struct wl_proxy *pointer, uint32_t serial, struct wl_proxy *surface, int32_t x, int32_t y) {
  (void)data, (void)pointer, (void)serial, (void)surface, (void)x, (void)y;
  moving = 0;
}

static void pointer_axis(void *data, struct wl_proxy *pointer, uint32_t time, uint32_t axis, int32_t value) {
  (void)data, (void)pointer, (void)time, (void)value;
  if (axis < AXIS_COUNT) moving |= 1u << axis;
}

// Follows the last movement of an axis by fingers; a wheel stops without it.
static void pointer_axis_stop(void *data, struct wl_proxy *pointer, uint32_t time, uint32_t axis) {
  (void)data, (void)pointer;
  if (axis >= AXIS_COUNT || !(moving & 1u << axis)) return;
  moving &= ~(1u << axis);
  has_stopped = true;
  stop_time = time;
}

static void pointer_frame(void *data, struct wl_proxy *pointer) {
  (void)data, (void)pointer;
  if (!has_stopped) return;
  has_stopped = false;
  SDL_Window *window = SDL_GetMouseFocus();
  if (moving || !window) return;
  SDL_Event event = {.wheel = {
      .type = SDL_MOUSEWHEEL, .timestamp = touch_ticks_of_event(stop_time), .windowID = SDL_GetWindowID(window),
      .direction = SDL_MOUSEWHEEL_NORMAL}};
#if SDL_VERSION_ATLEAST(2, 26, 0)
  SDL_GetMouseState(&event.wheel.mouseX, &event.wheel.mouseY);
#endif
  SDL_PushEvent(&event);
}

// enter, leave, motion, button, axis, frame, axis_source, axis_stop, axis_discrete.
static void (*pointer_events[])(void) = {
    (void (*)(void))pointer_enter, nothing, nothing, nothing, (void (*)(void))pointer_axis,
    (void (*)(void))pointer_frame, nothing, (void (*)(void))pointer_axis_stop, nothing};

static void seat_capabilities(void *data, struct wl_proxy *seat, uint32_t capabilities) {
  (void)data;
  static struct wl_proxy *pointer;
  const struct touch_wayland_library *wayland = touch_wayland_library();
  bool has_pointer = capabilities & SEAT_HAS_POINTER;
  if (has_pointer && !pointer) {
    pointer = wayland->marshal_constructor(seat, SEAT_GET_POINTER, wayland->pointer, NULL);
    if (pointer) wayland->add_listener(pointer, pointer_events, NULL);
  } else if (!has_pointer && pointer) {
    wayland->destroy(pointer);
    pointer = NULL;
    moving = 0;
  }
}

// capabilities, name.
static void (*seat_events[])(void) = {(void (*)(void))seat_capabilities, nothing};

void touch_note_scroll_global(struct wl_proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  static struct wl_proxy *seat;
  const struct touch_wayland_library *wayland = touch_wayland_library();
  if (seat || !wayland || version < STOP_VERSION || strcmp(interface, "wl_seat") != 0) return;
  seat = wayland->marshal_constructor_versioned(
      registry, REGISTRY_BIND, wayland->seat, STOP_VERSION, name, "wl_seat", (uint32_t)STOP_VERSION, NULL);
  if (seat) wayland->add_listener(seat, seat_events, NULL);
}
