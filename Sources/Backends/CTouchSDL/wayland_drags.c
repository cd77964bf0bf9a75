#define _GNU_SOURCE
#include "wayland_drags.h"

#include <SDL2/SDL.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "wayland_connection.h"
#include "wayland_data.h"
#include "wayland_fingers.h"
#include "wayland_pointer.h"
#include "wayland_presses.h"
#include "wayland_shm.h"
#include "window_info.h"

// Requests by their positions in the protocol.
enum { REGISTRY_BIND = 0, COMPOSITOR_CREATE_SURFACE = 0, MANAGER_CREATE_SOURCE = 0, DEVICE_START_DRAG = 0 };
enum { SOURCE_OFFER = 0, SOURCE_DESTROY = 1, SOURCE_SET_ACTIONS = 2 };
enum { SURFACE_DESTROY = 0, SURFACE_ATTACH = 1, SURFACE_DAMAGE = 2, SURFACE_COMMIT = 6, SURFACE_SET_SCALE = 8 };
// The version of wl_surface with a scale; in later ones a buffer is attached without an offset.
enum { SURFACE_VERSION = 3 };
enum { MOST_NOTES = 64, MOST_REQUESTS = 32, OWN_TYPE_SIZE = 64 };
// The notes that remain for the end of a drag.
enum { RESERVED_NOTES = 8 };

static struct wl_proxy *source;
// The type by which the app recognizes its own drag.
static char own_type[OWN_TYPE_SIZE];
static unsigned int drag_count;
static unsigned int contents;
// The window of the press.
static uint32_t origin;
// Whether the drag is over that window, and its last location there or beyond its edge.
static bool is_inside;
static int last_x, last_y;
// The other window of the app below the drag, and the location in it; 0 for none.
static uint32_t other;
static double other_x, other_y;
static bool is_by_finger;
// Whether the button was released, or the drag was cancelled.
static bool is_over;
// What the target has answered.
static bool has_type;
static uint32_t action;

static struct {
  struct wl_proxy *compositor, *surface;
  struct touch_shm_buffer *buffer;
  // The offset of the first buffer.
  int32_t x, y;
} icon;

static struct touch_source_note notes[MOST_NOTES];
static int first_note, note_count;
// The descriptors of requests.
static struct {
  bool is_used;
  int descriptor;
} requests[MOST_REQUESTS];

static const struct touch_wayland_library *library(void) { return touch_wayland_connection()->library; }

// MARK: Notes

static void add(struct touch_source_note note) {
  struct touch_source_note *last = &notes[(first_note + note_count - 1) % MOST_NOTES];
  bool is_alike = note_count > 0 && last->kind == note.kind;
  bool is_replaced = note.kind == TOUCH_SOURCE_ANSWERED || note.kind == TOUCH_SOURCE_MOVED;
  if (is_alike && is_replaced) {
    *last = note;
  } else if (note_count < MOST_NOTES - (is_replaced ? RESERVED_NOTES : 0)) {
    notes[(first_note + note_count++) % MOST_NOTES] = note;
  }
}

bool touch_source_notes_wait(void) { return note_count > 0; }

bool touch_next_source_note(struct touch_source_note *note) {
  if (note_count == 0) return false;
  *note = notes[first_note];
  first_note = (first_note + 1) % MOST_NOTES;
  note_count--;
  return true;
}

static void add_result(enum touch_source_note_kind kind) {
  bool is_accepted = has_type && (action == DRAG_COPIES || action == DRAG_MOVES);
  add((struct touch_source_note){.kind = kind, .is_accepted = is_accepted, .is_move = action == DRAG_MOVES});
}

// MARK: The picture

static void show_icon(bool is_shown) {
  if (!icon.surface || !icon.buffer) return;
  const struct touch_wayland_library *wayland = library();
  struct wl_proxy *buffer = is_shown ? touch_wayland_buffer(icon.buffer) : NULL;
  wayland->marshal(icon.surface, SURFACE_ATTACH, buffer, icon.x, icon.y);
  icon.x = icon.y = 0;
  if (is_shown) wayland->marshal(icon.surface, SURFACE_DAMAGE, 0, 0, INT32_MAX, INT32_MAX);
  wayland->marshal(icon.surface, SURFACE_COMMIT);
}

static void make_icon(const struct touch_drag_picture *picture) {
  const struct touch_wayland_connection *connection = touch_wayland_connection();
  const struct touch_wayland_library *wayland = connection->library;
  if (!icon.compositor && connection->globals.compositor != 0) {
    icon.compositor = wayland->marshal_constructor_versioned(
        connection->registry, REGISTRY_BIND, wayland->compositor, SURFACE_VERSION, connection->globals.compositor,
        "wl_compositor", (uint32_t)SURFACE_VERSION, NULL);
  }
  icon.buffer = icon.compositor ? touch_shm_make_translucent_buffer(picture->width, picture->height) : NULL;
  if (!icon.buffer) return;
  icon.surface =
      wayland->marshal_constructor(icon.compositor, COMPOSITOR_CREATE_SURFACE, wayland->surface, NULL);
  if (!icon.surface) return;
  memcpy(icon.buffer->pixels, picture->pixels, (size_t)picture->width * (size_t)picture->height * 4);
  icon.x = picture->x;
  icon.y = picture->y;
  wayland->marshal(icon.surface, SURFACE_SET_SCALE, picture->scale);
}

static void free_icon(void) {
  const struct touch_wayland_library *wayland = library();
  if (icon.surface) {
    wayland->marshal(icon.surface, SURFACE_DESTROY);
    wayland->destroy(icon.surface);
  }
  if (icon.buffer) touch_shm_free_buffer(icon.buffer, false);
  icon.surface = NULL;
  icon.buffer = NULL;
}

// MARK: The source

// Whether another client answers what a drop would do.
static bool is_elsewhere(void) { return !is_inside && other == 0 && !is_over; }

static void source_target(void *data, struct wl_proxy *proxy, const char *type) {
  (void)data, (void)proxy;
  has_type = type != NULL;
  if (is_elsewhere()) add_result(TOUCH_SOURCE_ANSWERED);
}

static void source_send(void *data, struct wl_proxy *proxy, const char *type, int32_t descriptor) {
  (void)data, (void)proxy;
  int place = 0, kind = 0;
  while (kind < TOUCH_DRAG_TYPE_COUNT && strcmp(type, touch_drag_types[kind].name) != 0) kind++;
  while (place < MOST_REQUESTS && requests[place].is_used) place++;
  bool is_known = kind < TOUCH_DRAG_TYPE_COUNT && (touch_drag_types[kind].content & contents);
  if (!is_known || place == MOST_REQUESTS || note_count >= MOST_NOTES - RESERVED_NOTES) {
    close(descriptor);
    return;
  }
  requests[place].is_used = true;
  requests[place].descriptor = descriptor;
  add((struct touch_source_note){
      .kind = TOUCH_SOURCE_REQUESTED, .request = place, .content = touch_drag_types[kind].content});
}

static void source_cancelled(void *data, struct wl_proxy *proxy) {
  (void)data, (void)proxy;
  is_over = true;
  add((struct touch_source_note){.kind = TOUCH_SOURCE_CANCELLED});
}

static void source_dropped(void *data, struct wl_proxy *proxy) {
  (void)data, (void)proxy;
  is_over = true;
  add((struct touch_source_note){.kind = TOUCH_SOURCE_DROPPED});
}

static void source_finished(void *data, struct wl_proxy *proxy) {
  (void)data, (void)proxy;
  add_result(TOUCH_SOURCE_FINISHED);
}

static void source_action(void *data, struct wl_proxy *proxy, uint32_t chosen) {
  (void)data, (void)proxy;
  action = chosen;
  if (is_elsewhere()) add_result(TOUCH_SOURCE_ANSWERED);
}

static void (*source_events[])(void) = {
    (void (*)(void))source_target,    (void (*)(void))source_send,     (void (*)(void))source_cancelled,
    (void (*)(void))source_dropped,   (void (*)(void))source_finished, (void (*)(void))source_action};

static struct wl_proxy *surface_of(SDL_Window *window) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  SDL_SysWMinfo info;
  if (touch_window_info(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND) {
    return (struct wl_proxy *)info.info.wl.surface;
  }
#else
  (void)window;
#endif
  return NULL;
}

static void offer_types(unsigned int kinds, bool allows_move) {
  const struct touch_wayland_library *wayland = library();
  contents = kinds;
  for (int i = 0; i < TOUCH_DRAG_TYPE_COUNT; i++) {
    if (touch_drag_types[i].content & kinds) wayland->marshal(source, SOURCE_OFFER, touch_drag_types[i].name);
  }
  snprintf(own_type, sizeof own_type, "application/x-touchstone-drag-%ld-%u", (long)getpid(), ++drag_count);
  wayland->marshal(source, SOURCE_OFFER, own_type);
  uint32_t actions = DRAG_COPIES | (allows_move ? DRAG_MOVES : 0);
  wayland->marshal(source, SOURCE_SET_ACTIONS, actions);
}

// The surface of the press of a drag, and its number; NULL without a press.
static struct wl_proxy *pressed_surface(uint32_t *serial) {
  if (!is_by_finger) {
    origin = touch_pressed_window();
    SDL_GetMouseState(&last_x, &last_y);
    SDL_Window *window = SDL_GetWindowFromID(origin);
    return window && touch_held_press(serial) ? surface_of(window) : NULL;
  }
  struct touch_wayland_finger finger;
  if (!touch_only_finger(&finger)) return NULL;
  origin = touch_target_of_surface(finger.surface);
  last_x = (int)floor(finger.x);
  last_y = (int)floor(finger.y);
  *serial = finger.serial;
  touch_take_finger(finger.id);
  return finger.surface;
}

bool touch_begin_source(
    unsigned int kinds, bool allows_move, bool by_finger, const struct touch_drag_picture *picture) {
  touch_end_source();
  const struct touch_wayland_connection *connection = touch_wayland_connection();
  const struct touch_wayland_library *wayland = connection->library;
  if (!wayland || !touch_data_device()) return false;
  is_by_finger = by_finger;
  uint32_t serial = 0;
  struct wl_proxy *surface = pressed_surface(&serial);
  if (!surface) return false;
  source = wayland->marshal_constructor(touch_data_manager(), MANAGER_CREATE_SOURCE, wayland->data_source, NULL);
  if (!source) return false;
  // SDL's queue, so that its events keep their order among those of the pointer.
  wayland->set_queue(source, NULL);
  wayland->add_listener(source, source_events, NULL);
  offer_types(kinds, allows_move);
  is_inside = is_over = has_type = false;
  action = other = 0;
  if (picture) make_icon(picture);
  wayland->marshal(touch_data_device(), DEVICE_START_DRAG, source, surface, icon.surface, serial);
  show_icon(true);
  wayland->flush(connection->display);
  return true;
}

void touch_end_icons(void) {
  if (icon.compositor) library()->destroy(icon.compositor);
  icon.compositor = NULL;
}

void touch_release_source(void) {
  if (is_by_finger) {
    touch_release_taken_finger(last_x, last_y);
  } else {
    touch_release_dragged_buttons(last_x, last_y);
  }
}

void touch_end_source(void) {
  if (!source) return;
  const struct touch_wayland_library *wayland = library();
  wayland->marshal(source, SOURCE_DESTROY);
  wayland->destroy(source);
  source = NULL;
  free_icon();
  for (int i = 0; i < MOST_REQUESTS; i++) touch_serve_source(i, NULL, 0);
  note_count = 0;
  touch_release_source();
}

void touch_serve_source(int request, const unsigned char *bytes, size_t count) {
  if (request < 0 || request >= MOST_REQUESTS || !requests[request].is_used) return;
  requests[request].is_used = false;
  touch_write_and_close(requests[request].descriptor, bytes, bytes ? count : 0);
}

// MARK: The pointer

bool touch_is_own_drag_type(const char *name) { return source && strcmp(name, own_type) == 0; }

bool touch_drag_is_running(void) { return source && !is_over; }

bool touch_drag_takes_pointer(void) { return touch_drag_is_running() && !is_by_finger; }

void touch_note_pointer_returned(void) {
  // The compositor has not begun the drag, or has ended it without a notification.
  if (touch_drag_takes_pointer()) source_cancelled(NULL, NULL);
}

void touch_note_finger_returned(void) {
  if (touch_drag_is_running() && is_by_finger) source_cancelled(NULL, NULL);
}

static void set_other(uint32_t window, double x, double y) {
  other = window;
  other_x = x;
  other_y = y;
  if (!is_over) add((struct touch_source_note){.kind = TOUCH_SOURCE_MOVED});
}

bool touch_dragged_window(uint32_t *window, double *x, double *y) {
  *window = other;
  *x = other_x;
  *y = other_y;
  return source && other != 0;
}

bool touch_source_entered(uint32_t window, double x, double y) {
  if (!source || window == 0) return false;
  if (window != origin) {
    if (isfinite(x) && isfinite(y)) set_other(window, x, y);
    return true;
  }
  is_inside = true;
  show_icon(false);
  touch_source_moved(x, y);
  return true;
}

static void move_to(double x, double y) {
  last_x = (int)floor(x);
  last_y = (int)floor(y);
  if (is_by_finger) {
    touch_move_taken_finger(last_x, last_y);
  } else {
    touch_move_dragged_pointer(last_x, last_y);
  }
}

void touch_source_moved(double x, double y) {
  if (!isfinite(x) || !isfinite(y)) return;
  if (is_inside) move_to(x, y);
  if (other != 0) set_other(other, x, y);
}

void touch_source_left(void) {
  if (other != 0) {
    has_type = false;
    action = 0;
    set_other(0, 0, 0);
  }
  if (!is_inside) return;
  is_inside = has_type = false;
  action = 0;
  show_icon(true);
  // Beyond the nearest edge.
  int width = 0, height = 0;
  SDL_GetWindowSize(SDL_GetWindowFromID(origin), &width, &height);
  int right = width - last_x, below = height - last_y;
  bool is_sideways = SDL_min(last_x, right) < SDL_min(last_y, below);
  if (is_sideways) {
    move_to(last_x < right ? -1 : width, last_y);
  } else {
    move_to(last_x, last_y < below ? -1 : height);
  }
}

void touch_source_dropped(void) {
  // Weston notifies the source only of drops by mouse.
  if (is_by_finger && touch_drag_is_running()) source_dropped(NULL, NULL);
}
