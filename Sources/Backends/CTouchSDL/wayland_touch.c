// SDL 2 does not report wl_touch.cancel, drops the times of the other events, and keeps buttons pressed that are
// released outside (wayland_pointer.h). So a second listener on SDL's own connection receives the same events as SDL's
// object, in the same order (https://wayland.freedesktop.org/docs/html/apa.html#protocol-spec-wl_touch). SDL has loaded
// the library; its functions are declared here, so that nothing needs to be linked or installed.
#define _GNU_SOURCE
#include "display.h"
#include "event_times.h"
#include "wayland_fingers.h"
#include "wayland_gestures.h"
#include "wayland_pointer.h"
#include "wayland_presses.h"
#include "wayland_scrolls.h"
#include "wayland_tablets.h"
#include "window_info.h"

#ifdef SDL_VIDEO_DRIVER_WAYLAND
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>


struct wl_interface;
struct wl_proxy;

// Requests by their places in the protocol.
enum { DISPLAY_GET_REGISTRY = 1, REGISTRY_BIND = 0, SEAT_GET_POINTER = 0, SEAT_GET_TOUCH = 2 };
enum { SEAT_HAS_POINTER = 1, SEAT_HAS_TOUCH = 4 };

static struct {
  struct wl_proxy *(*marshal)(struct wl_proxy *, uint32_t, const struct wl_interface *, ...);
  struct wl_proxy *(*marshal_versioned)(struct wl_proxy *, uint32_t, const struct wl_interface *, uint32_t, ...);
  int (*listen)(struct wl_proxy *, void (**)(void), void *);
  void (*destroy)(struct wl_proxy *);
  int (*get_error)(struct wl_display *);
  const struct wl_interface *registry, *seat, *pointer, *touch;
} wayland;

static void (*when_cancelled)(void);

static void nothing(void) {}

static double length_of(int32_t fixed) { return fixed / 256.0; }

static void touch_cancel(void *data, struct wl_proxy *touch) {
  (void)data, (void)touch;
  touch_note_fingers_cancelled();
  when_cancelled();
}

static void touch_down(
    void *data, struct wl_proxy *touch, uint32_t serial, uint32_t time, struct wl_proxy *surface, int32_t id, int32_t x,
    int32_t y) {
  (void)data, (void)touch;
  touch_note_press(serial);
  touch_note_finger_down((struct touch_wayland_finger){
      .id = id, .serial = serial, .surface = surface, .x = length_of(x), .y = length_of(y)});
  touch_note_finger_time(TOUCH_FINGER_DOWN, id, time);
}

static void touch_up(void *data, struct wl_proxy *touch, uint32_t serial, uint32_t time, int32_t id) {
  (void)data, (void)touch, (void)serial;
  double x, y;
  if (touch_note_finger_up(id, &x, &y)) {
    touch_note_finger(TOUCH_FINGER_UP, id, time, x, y);
  } else {
    touch_note_finger_time(TOUCH_FINGER_UP, id, time);
  }
}

static void touch_motion(void *data, struct wl_proxy *touch, uint32_t time, int32_t id, int32_t x, int32_t y) {
  (void)data, (void)touch;
  touch_note_finger_moved(id, length_of(x), length_of(y));
  touch_note_finger(TOUCH_FINGER_MOVED, id, time, length_of(x), length_of(y));
}

// down, up, motion, frame, cancel: the events of version 1, the bound version.
static void (*touch_events[])(void) = {
    (void (*)(void))touch_down, (void (*)(void))touch_up, (void (*)(void))touch_motion, nothing,
    (void (*)(void))touch_cancel};

// Creates or destroys a device of the seat according to its capabilities.
static void follow(
    struct wl_proxy *seat, bool has_device, struct wl_proxy **device, uint32_t request,
    const struct wl_interface *interface, void (**events)(void)) {
  if (has_device && !*device) {
    *device = wayland.marshal(seat, request, interface, NULL);
    if (*device) wayland.listen(*device, events, NULL);
  } else if (!has_device && *device) {
    wayland.destroy(*device);
    *device = NULL;
  }
}

static void seat_capabilities(void *data, struct wl_proxy *seat, uint32_t capabilities) {
  (void)data;
  static struct wl_proxy *pointer, *touch;
  touch_follow_presses(seat, capabilities);
  follow(seat, capabilities & SEAT_HAS_TOUCH, &touch, SEAT_GET_TOUCH, wayland.touch, touch_events);
  follow(seat, capabilities & SEAT_HAS_POINTER, &pointer, SEAT_GET_POINTER, wayland.pointer, touch_pointer_events);
}

static void (*seat_events[])(void) = {(void (*)(void))seat_capabilities};

static void registry_global(
    void *data, struct wl_proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data;
  touch_note_gesture_global(registry, name, interface, version);
  touch_note_tablet_global(registry, name, interface);
  touch_note_scroll_global(registry, name, interface, version);
  static struct wl_proxy *seat;
  if (seat || strcmp(interface, "wl_seat") != 0) return;
  seat = wayland.marshal_versioned(registry, REGISTRY_BIND, wayland.seat, 1, name, "wl_seat", 1u, NULL);
  if (!seat) return;
  wayland.listen(seat, seat_events, NULL);
  touch_follow_tablets(seat);
}

static void (*registry_events[])(void) = {(void (*)(void))registry_global, nothing};

static struct wl_display *wayland_display(void *sdl_window) {
  SDL_SysWMinfo info;
  if (!touch_window_info(sdl_window, &info)) return NULL;
  return info.subsystem == SDL_SYSWM_WAYLAND ? info.info.wl.display : NULL;
}

static void *load(void) {
  // Finds the library that SDL has loaded.
  return dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
}

void touch_listen_for_cancel(void *sdl_window, void (*cancelled)(void)) {
  struct wl_display *display = wayland_display(sdl_window);
  void *library = display ? load() : NULL;
  if (!library || when_cancelled) return;
  wayland.marshal = (__typeof__(wayland.marshal))dlsym(library, "wl_proxy_marshal_constructor");
  wayland.marshal_versioned =
      (__typeof__(wayland.marshal_versioned))dlsym(library, "wl_proxy_marshal_constructor_versioned");
  wayland.listen = (__typeof__(wayland.listen))dlsym(library, "wl_proxy_add_listener");
  wayland.destroy = (__typeof__(wayland.destroy))dlsym(library, "wl_proxy_destroy");
  wayland.registry = dlsym(library, "wl_registry_interface");
  wayland.seat = dlsym(library, "wl_seat_interface");
  wayland.pointer = dlsym(library, "wl_pointer_interface");
  wayland.touch = dlsym(library, "wl_touch_interface");
  if (!wayland.marshal || !wayland.marshal_versioned || !wayland.listen || !wayland.destroy || !wayland.registry ||
      !wayland.seat || !wayland.pointer || !wayland.touch) {
    dlclose(library);
    return;
  }
  when_cancelled = cancelled;
  struct wl_proxy *registry =
      wayland.marshal((struct wl_proxy *)display, DISPLAY_GET_REGISTRY, wayland.registry, NULL);
  if (registry) wayland.listen(registry, registry_events, NULL);
}

bool touch_wayland_is_lost(void *sdl_window) {
  struct wl_display *display = wayland_display(sdl_window);
  if (!display) return false;
  if (!wayland.get_error) {
    void *library = load();
    if (library) wayland.get_error = (__typeof__(wayland.get_error))dlsym(library, "wl_display_get_error");
  }
  return wayland.get_error && wayland.get_error(display) != 0;
}
#else
void touch_listen_for_cancel(void *sdl_window, void (*cancelled)(void)) { (void)sdl_window, (void)cancelled; }
bool touch_wayland_is_lost(void *sdl_window) { return (void)sdl_window, false; }
#endif
