#define _GNU_SOURCE
#include "wayland_drops.h"

#include <SDL2/SDL.h>
#include <fcntl.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "wayland_connection.h"
#include "wayland_data.h"
#include "wayland_drags.h"
#include "wayland_shm.h"
#include "window_info.h"

// Requests by their positions in the protocol.
enum { REGISTRY_BIND = 0, MANAGER_GET_DEVICE = 1, DEVICE_RELEASE = 2 };
enum { OFFER_ACCEPT = 0, OFFER_RECEIVE = 1, OFFER_DESTROY = 2, OFFER_FINISH = 3, OFFER_SET_ACTIONS = 4 };
// The version with operations and the end of drops.
enum { DATA_VERSION = 3 };
// The notes between two calls of touch_next_offer_note(); older ones are dropped.
enum { MOST_NOTES = 64 };
// The windows that are targets; the oldest is replaced.
enum { MOST_WINDOWS = 64 };
enum { NO_TYPE = TOUCH_CONTENT_TYPE_COUNT };

enum answer { UNANSWERED, REFUSED, ACCEPTED };

struct offer {
  struct wl_proxy *proxy;
  unsigned long number;
  // Whether each known type is offered.
  bool types[TOUCH_CONTENT_TYPE_COUNT];
  bool is_own;
  // The operation that the compositor has chosen.
  uint32_t action;
  // Of the drag over a window.
  uint32_t window, serial;
  enum answer answer;
};

static const struct touch_wayland_library *wayland;
static struct wl_proxy *manager, *seat, *device;
// The offer that no event has used yet, that of the drag over a window, that of the last drop, and that of the clipboard.
static struct offer *introduced, *present, *dropped, *selected;
static unsigned long count;
static uint32_t windows[MOST_WINDOWS];
static unsigned int window_count;
static struct touch_offer_note notes[MOST_NOTES];
static int first_note, note_count;

struct wl_proxy *touch_data_manager(void) { return manager; }
struct wl_proxy *touch_data_device(void) { return device; }
bool touch_takes_wayland_drops(void) { return device != NULL; }
bool touch_has_seen_wayland_drag(void) { return count > 0; }

// MARK: Notes

static void add(struct touch_offer_note note) {
  struct touch_offer_note *last = &notes[(first_note + note_count - 1) % MOST_NOTES];
  // Only the last of several locations matters.
  if (note_count > 0 && note.kind == TOUCH_OFFER_MOVED && last->kind == note.kind && last->drag == note.drag) {
    *last = note;
    return;
  }
  if (note_count == MOST_NOTES) {
    first_note = (first_note + 1) % MOST_NOTES;
    note_count--;
  }
  notes[(first_note + note_count++) % MOST_NOTES] = note;
}

bool touch_offer_notes_wait(void) { return note_count > 0; }

bool touch_next_offer_note(struct touch_offer_note *note) {
  if (note_count == 0) return false;
  *note = notes[first_note];
  first_note = (first_note + 1) % MOST_NOTES;
  note_count--;
  return true;
}

// MARK: Offers

static void free_offer(struct offer **place) {
  struct offer *offer = *place;
  *place = NULL;
  if (!offer) return;
  wayland->marshal(offer->proxy, OFFER_DESTROY);
  wayland->destroy(offer->proxy);
  free(offer);
}

// The type in which content is requested; NO_TYPE if it is not offered.
static int type_of(const struct offer *offer, unsigned int contents) {
  for (int i = 0; i < TOUCH_CONTENT_TYPE_COUNT; i++) {
    if (offer->types[i] && (touch_drag_types[i].content & contents)) return i;
  }
  return NO_TYPE;
}

static void offer_type(void *data, struct wl_proxy *proxy, const char *name) {
  (void)proxy;
  struct offer *offer = data;
  for (int i = 0; i < TOUCH_CONTENT_TYPE_COUNT; i++) {
    if (strcmp(name, touch_drag_types[i].name) == 0) offer->types[i] = true;
  }
  if (touch_is_own_drag_type(name)) offer->is_own = true;
}

static void offer_source_actions(void *data, struct wl_proxy *proxy, uint32_t actions) {
  (void)data, (void)proxy, (void)actions;
}

static void offer_action(void *data, struct wl_proxy *proxy, uint32_t action) {
  (void)proxy;
  ((struct offer *)data)->action = action;
}

static void (*offer_events[])(void) = {
    (void (*)(void))offer_type, (void (*)(void))offer_source_actions, (void (*)(void))offer_action};

static void answer(struct offer *offer, bool is_accepted) {
  enum answer wanted = is_accepted ? ACCEPTED : REFUSED;
  if (offer->answer == wanted) return;
  offer->answer = wanted;
  int type = type_of(offer, is_accepted ? ~(unsigned int)TOUCH_DRAG_HTML : 0);
  uint32_t actions = is_accepted ? DRAG_COPIES : 0;
  wayland->marshal(offer->proxy, OFFER_ACCEPT, offer->serial, type == NO_TYPE ? NULL : touch_drag_types[type].name);
  wayland->marshal(offer->proxy, OFFER_SET_ACTIONS, actions, actions);
}

// MARK: The device

// Ends a drag after a drop.
static void finish(struct offer **place, bool is_accepted) {
  const struct offer *offer = *place;
  // The compositor disconnects clients that finish a drop without an operation.
  bool is_drop = offer->answer == ACCEPTED && (offer->action == DRAG_COPIES || offer->action == DRAG_MOVES);
  if (is_accepted && is_drop) wayland->marshal(offer->proxy, OFFER_FINISH);
  free_offer(place);
}

uint32_t touch_target_of_surface(struct wl_proxy *surface) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  for (int i = 0; surface && i < MOST_WINDOWS; i++) {
    SDL_Window *window = windows[i] ? SDL_GetWindowFromID(windows[i]) : NULL;
    SDL_SysWMinfo info;
    if (!window || !touch_window_info(window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) continue;
    if ((struct wl_proxy *)info.info.wl.surface == surface) return windows[i];
  }
#else
  (void)surface;
#endif
  return 0;
}

static double length_of(int32_t fixed) { return fixed / 256.0; }

static void device_offer(void *data, struct wl_proxy *proxy, struct wl_proxy *id) {
  (void)data, (void)proxy;
  free_offer(&introduced);
  struct offer *offer = calloc(1, sizeof *offer);
  if (!offer) {
    wayland->marshal(id, OFFER_DESTROY);
    wayland->destroy(id);
    return;
  }
  offer->proxy = id;
  introduced = offer;
  wayland->add_listener(id, offer_events, offer);
}

// Takes the offer that an event refers to; NULL for none.
static struct offer *take_introduced(struct wl_proxy *id) {
  struct offer *offer = introduced;
  if (!offer || offer->proxy != id) return NULL;
  introduced = NULL;
  return offer;
}

static void add_move(int32_t x, int32_t y) {
  if (present->is_own) return touch_source_moved(length_of(x), length_of(y));
  if (present->window == 0) return;
  add((struct touch_offer_note){
      .kind = TOUCH_OFFER_MOVED, .drag = present->number, .window = present->window, .x = length_of(x),
      .y = length_of(y)});
}

static void device_enter(
    void *data, struct wl_proxy *proxy, uint32_t serial, struct wl_proxy *surface, int32_t x, int32_t y,
    struct wl_proxy *id) {
  (void)data, (void)proxy;
  free_offer(&present);
  present = id ? take_introduced(id) : NULL;
  if (!present) return;
  present->serial = serial;
  present->number = ++count;
  uint32_t window = touch_target_of_surface(surface);
  if (present->is_own) return answer(present, touch_source_entered(window, length_of(x), length_of(y)));
  present->window = window;
  if (window == 0) return answer(present, false);
  unsigned int contents = 0;
  for (int i = 0; i < TOUCH_DRAG_TYPE_COUNT; i++) contents |= present->types[i] ? touch_drag_types[i].content : 0;
  add((struct touch_offer_note){
      .kind = TOUCH_OFFER_ENTERED, .drag = present->number, .window = window, .contents = contents});
  add_move(x, y);
}

static void device_leave(void *data, struct wl_proxy *proxy) {
  (void)data, (void)proxy;
  if (!present) return;
  if (present->is_own) touch_source_left();
  if (present->window != 0) {
    add((struct touch_offer_note){.kind = TOUCH_OFFER_LEFT, .drag = present->number, .window = present->window});
  }
  free_offer(&present);
}

static void device_motion(void *data, struct wl_proxy *proxy, uint32_t time, int32_t x, int32_t y) {
  (void)data, (void)proxy, (void)time;
  if (present) add_move(x, y);
}

static void device_drop(void *data, struct wl_proxy *proxy) {
  (void)data, (void)proxy;
  if (!present) return;
  if (present->is_own) touch_source_dropped();
  if (present->is_own || present->window == 0) return finish(&present, present->is_own);
  free_offer(&dropped);
  dropped = present;
  present = NULL;
  add((struct touch_offer_note){.kind = TOUCH_OFFER_DROPPED, .drag = dropped->number, .window = dropped->window});
}

static void device_selection(void *data, struct wl_proxy *proxy, struct wl_proxy *id) {
  (void)data, (void)proxy;
  free_offer(&selected);
  selected = id ? take_introduced(id) : NULL;
}

static void (*device_events[])(void) = {
    (void (*)(void))device_offer,  (void (*)(void))device_enter, (void (*)(void))device_leave,
    (void (*)(void))device_motion, (void (*)(void))device_drop,  (void (*)(void))device_selection};

bool touch_begin_wayland_drops(void *sdl_window) {
  if (device || !touch_wayland_display(sdl_window) || touch_shm_begin(sdl_window)) return device;
  const struct touch_wayland_connection *connection = touch_wayland_connection();
  const struct touch_wayland_globals *globals = &connection->globals;
  if (globals->data_version < DATA_VERSION || globals->seat == 0) return false;
  wayland = connection->library;
  manager = wayland->marshal_constructor_versioned(
      connection->registry, REGISTRY_BIND, wayland->data_device_manager, DATA_VERSION, globals->data_manager,
      "wl_data_device_manager", (uint32_t)DATA_VERSION, NULL);
  seat = wayland->marshal_constructor_versioned(
      connection->registry, REGISTRY_BIND, wayland->seat, 1, globals->seat, "wl_seat", 1u, NULL);
  device = manager && seat
               ? wayland->marshal_constructor(manager, MANAGER_GET_DEVICE, wayland->data_device, NULL, seat)
               : NULL;
  if (!device) return false;
  // SDL's queue, so that its events keep their order among those of the pointer.
  wayland->set_queue(device, NULL);
  wayland->add_listener(device, device_events, NULL);
  return true;
}

void touch_end_wayland_drops(void) {
  if (!device) return;
  touch_end_source();
  touch_end_icons();
  free_offer(&introduced);
  free_offer(&present);
  free_offer(&dropped);
  free_offer(&selected);
  wayland->marshal(device, DEVICE_RELEASE);
  wayland->destroy(device);
  wayland->destroy(seat);
  wayland->destroy(manager);
  device = seat = manager = NULL;
  note_count = 0;
}

// MARK: Requests

void touch_set_wayland_drop_target(void *sdl_window, bool is_target) {
  uint32_t id = SDL_GetWindowID(sdl_window);
  for (int i = 0; i < MOST_WINDOWS; i++) {
    if (windows[i] == id) windows[i] = 0;
  }
  if (is_target) windows[window_count++ % MOST_WINDOWS] = id;
}

static struct offer *offer_of(unsigned long drag) {
  if (present && present->number == drag) return present;
  return dropped && dropped->number == drag ? dropped : NULL;
}

static int receive(struct offer *offer, enum touch_drag_content content) {
  int type = offer ? type_of(offer, content) : NO_TYPE, ends[2];
  if (type == NO_TYPE || pipe2(ends, O_CLOEXEC) != 0) return -1;
  // Only the end that is read: the source has the other one.
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  wayland->marshal(offer->proxy, OFFER_RECEIVE, touch_drag_types[type].name, ends[1]);
  wayland->flush(touch_wayland_connection()->display);
  close(ends[1]);
  return ends[0];
}

int touch_receive_offer(unsigned long drag, enum touch_drag_content content) {
  return receive(offer_of(drag), content);
}

unsigned int touch_selected_contents(void) {
  unsigned int contents = 0;
  for (int i = 0; selected && i < TOUCH_CONTENT_TYPE_COUNT; i++) {
    contents |= selected->types[i] ? touch_drag_types[i].content : 0;
  }
  return contents;
}

int touch_receive_selected(enum touch_drag_content content) { return receive(selected, content); }

void touch_answer_offer(unsigned long drag, bool is_accepted) {
  if (present && present->number == drag) answer(present, is_accepted);
}

void touch_finish_offer(unsigned long drag, bool is_accepted) {
  if (dropped && dropped->number == drag) finish(&dropped, is_accepted);
}

void touch_release_offers(unsigned long except) {
  if (dropped && dropped->number != except) free_offer(&dropped);
}
