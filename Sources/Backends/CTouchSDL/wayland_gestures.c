#include "wayland_gestures.h"

#include <SDL2/SDL.h>
#include <stddef.h>
#include <string.h>

#include "event_times.h"
#include "touchpad_gestures.h"
#include "wayland_library.h"
#include "wayland_tables.h"

// Requests by their positions in the protocol.
enum { REGISTRY_BIND = 0, GET_PINCH = 1, GET_HOLD = 3, GESTURE_DESTROY = 0 };
// The version with holds, and the newest one.
enum { HOLD_VERSION = 3 };

static const struct wl_interface *any[5];

static const struct wl_message gesture_requests[] = {{"destroy", "", any}};
static const struct wl_message pinch_events[] = {
    {"begin", "uuou", any}, {"update", "uffff", any}, {"end", "uui", any}};
static const struct wl_message hold_events[] = {{"begin", "uuou", any}, {"end", "uui", any}};
static const struct wl_interface pinch_interface = {
    "zwp_pointer_gesture_pinch_v1", 2, TABLE_COUNT(gesture_requests), gesture_requests, TABLE_COUNT(pinch_events),
    pinch_events};
static const struct wl_interface hold_interface = {
    "zwp_pointer_gesture_hold_v1", HOLD_VERSION, TABLE_COUNT(gesture_requests), gesture_requests,
    TABLE_COUNT(hold_events), hold_events};
static const struct wl_message manager_requests[] = {
    {"get_swipe_gesture", "no", any},
    {"get_pinch_gesture", "no", any},
    {"release", "2", any},
    {"get_hold_gesture", "3no", any}};
static const struct wl_interface manager_interface = {
    "zwp_pointer_gestures_v1", HOLD_VERSION, TABLE_COUNT(manager_requests), manager_requests, 0, NULL};

static struct wl_proxy *manager, *followed, *pinch, *hold;
static struct touch_gesture present;

static double number_of(int32_t fixed) { return fixed / 256.0; }

static void send(enum touch_gesture_phase phase, uint32_t time) {
  present.phase = phase;
  present.ticks = touch_ticks_of_event(time);
  if (present.window != 0) touch_push_gesture(&present);
}

// Begins at the pointer, which is over the surface of the event.
static void begin(void) {
  SDL_Window *window = SDL_GetMouseFocus();
  int x = 0, y = 0;
  SDL_GetMouseState(&x, &y);
  present = (struct touch_gesture){.window = window ? SDL_GetWindowID(window) : 0, .x = x, .y = y, .scale = 1};
}

static void pinch_begin(
    void *data, struct wl_proxy *proxy, uint32_t serial, uint32_t time, struct wl_proxy *surface, uint32_t fingers) {
  (void)data, (void)proxy, (void)serial, (void)surface, (void)fingers;
  begin();
  send(TOUCH_GESTURE_BEGAN, time);
}

static void pinch_update(
    void *data, struct wl_proxy *proxy, uint32_t time, int32_t dx, int32_t dy, int32_t scale, int32_t rotation) {
  (void)data, (void)proxy;
  // The scale counts from the beginning, the others from the previous event.
  present.scale = number_of(scale);
  present.rotation += number_of(rotation);
  present.dx += number_of(dx);
  present.dy += number_of(dy);
  send(TOUCH_GESTURE_CHANGED, time);
}

static void pinch_end(void *data, struct wl_proxy *proxy, uint32_t serial, uint32_t time, int32_t is_cancelled) {
  (void)data, (void)proxy, (void)serial;
  send(is_cancelled ? TOUCH_GESTURE_CANCELLED : TOUCH_GESTURE_ENDED, time);
  present.window = 0;
}

static void hold_begin(
    void *data, struct wl_proxy *proxy, uint32_t serial, uint32_t time, struct wl_proxy *surface, uint32_t fingers) {
  (void)data, (void)proxy, (void)serial, (void)surface, (void)fingers;
  begin();
  send(TOUCH_GESTURE_HELD, time);
  present.window = 0;
}

static void hold_end(void *data, struct wl_proxy *proxy, uint32_t serial, uint32_t time, int32_t is_cancelled) {
  (void)data, (void)proxy, (void)serial, (void)time, (void)is_cancelled;
}

static void (*pinch_handlers[])(void) = {
    (void (*)(void))pinch_begin, (void (*)(void))pinch_update, (void (*)(void))pinch_end};
static void (*hold_handlers[])(void) = {(void (*)(void))hold_begin, (void (*)(void))hold_end};

static void end(struct wl_proxy **gesture) {
  const struct touch_wayland_library *wayland = touch_wayland_library();
  if (*gesture) {
    wayland->marshal(*gesture, GESTURE_DESTROY);
    wayland->destroy(*gesture);
  }
  *gesture = NULL;
}

static void start(void) {
  const struct touch_wayland_library *wayland = touch_wayland_library();
  if (!manager || !followed || pinch) return;
  pinch = wayland->marshal_constructor(manager, GET_PINCH, &pinch_interface, NULL, followed);
  if (pinch) wayland->add_listener(pinch, pinch_handlers, NULL);
  if (wayland->get_version(manager) < HOLD_VERSION) return;
  hold = wayland->marshal_constructor(manager, GET_HOLD, &hold_interface, NULL, followed);
  if (hold) wayland->add_listener(hold, hold_handlers, NULL);
}

void touch_note_gesture_global(struct wl_proxy *registry, uint32_t name, const char *interface, uint32_t version) {
  const struct touch_wayland_library *wayland = touch_wayland_library();
  if (manager || !wayland || strcmp(interface, manager_interface.name) != 0) return;
  uint32_t bound = version < HOLD_VERSION ? version : HOLD_VERSION;
  manager = wayland->marshal_constructor_versioned(
      registry, REGISTRY_BIND, &manager_interface, bound, name, manager_interface.name, bound, NULL);
  start();
}

void touch_follow_gestures(struct wl_proxy *pointer) {
  if (pointer == followed) return;
  end(&pinch);
  end(&hold);
  followed = pointer;
  start();
}
