#define _GNU_SOURCE
#include "wayland_presses.h"

#include <dlfcn.h>
#include <stddef.h>
#include <unistd.h>

#include "wayland_gestures.h"
#include "wayland_library.h"

// Requests and capabilities of wl_seat, numbered as in the protocol.
enum { SEAT_GET_POINTER = 0, SEAT_GET_KEYBOARD = 1 };
enum { SEAT_HAS_POINTER = 1, SEAT_HAS_KEYBOARD = 2 };

static struct wl_proxy *followed;
static uint32_t last_serial;
static bool is_known;
// The buttons that are down in a window, and the number of the first one's press.
static uint32_t held_count, held_serial;

static void nothing(void) {}

void touch_note_press(uint32_t serial) {
  last_serial = serial;
  is_known = true;
}

bool touch_last_press(struct wl_proxy **seat, uint32_t *serial) {
  *seat = followed;
  *serial = last_serial;
  return is_known && followed;
}

bool touch_held_press(uint32_t *serial) {
  *serial = held_serial;
  return held_count > 0;
}

static void pointer_leave(void *data, struct wl_proxy *pointer, uint32_t serial, struct wl_proxy *surface) {
  (void)data, (void)pointer, (void)serial, (void)surface;
  held_count = 0;
}

static void pointer_button(
    void *data, struct wl_proxy *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
  (void)data, (void)pointer, (void)time, (void)button;
  if (!state) {
    if (held_count > 0) held_count--;
    return;
  }
  if (held_count++ == 0) held_serial = serial;
  touch_note_press(serial);
}

static void keyboard_keymap(void *data, struct wl_proxy *keyboard, uint32_t format, int32_t file, uint32_t size) {
  (void)data, (void)keyboard, (void)format, (void)size;
  close(file);
}

static void keyboard_key(
    void *data, struct wl_proxy *keyboard, uint32_t serial, uint32_t time, uint32_t key, uint32_t state) {
  (void)data, (void)keyboard, (void)time, (void)key;
  if (state) touch_note_press(serial);
}

// The events of version 1, the bound version: enter, leave, motion, button, axis.
static void (*pointer_events[])(void) = {
    nothing, (void (*)(void))pointer_leave, nothing, (void (*)(void))pointer_button, nothing};
// keymap, enter, leave, key, modifiers.
static void (*keyboard_events[])(void) = {
    (void (*)(void))keyboard_keymap, nothing, nothing, (void (*)(void))keyboard_key, nothing};

// Creates or destroys a device of the seat according to its capabilities.
static void follow(
    struct wl_proxy **device, bool is_there, uint32_t request, const struct wl_interface *interface,
    void (**events)(void)) {
  const struct touch_wayland_library *wayland = touch_wayland_library();
  if (is_there && !*device) {
    *device = wayland->marshal_constructor(followed, request, interface, NULL);
    if (*device) wayland->add_listener(*device, events, NULL);
  } else if (!is_there && *device) {
    wayland->destroy(*device);
    *device = NULL;
  }
}

void touch_follow_presses(struct wl_proxy *seat, uint32_t capabilities) {
  static struct wl_proxy *pointer, *keyboard;
  const struct touch_wayland_library *wayland = touch_wayland_library();
  if (!wayland) return;
  followed = seat;
  if (!(capabilities & SEAT_HAS_POINTER)) touch_follow_gestures(NULL);
  follow(&pointer, capabilities & SEAT_HAS_POINTER, SEAT_GET_POINTER, wayland->pointer, pointer_events);
  touch_follow_gestures(pointer);
  follow(&keyboard, capabilities & SEAT_HAS_KEYBOARD, SEAT_GET_KEYBOARD, wayland->keyboard, keyboard_events);
}
