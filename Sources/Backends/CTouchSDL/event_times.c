#define _GNU_SOURCE
#include "event_times.h"

#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <stddef.h>
#include <string.h>
#include <time.h>

#include "wayland_tablets.h"
#include "x_pinches.h"
#include "x_tablets.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/extensions/XInput2.h>
#endif

// The maximum age of an event. No stall takes this long; a server that reports an older time has another clock.
enum { OLDEST = 60000 };
// The X server may read a coarse clock, which is behind.
enum { COARSENESS = 20 };

uint32_t touch_ticks_of_server(
    uint32_t milliseconds, uint32_t ticks, uint32_t monotonic, int32_t *offset, bool *is_known) {
  int32_t age = (int32_t)(monotonic - milliseconds);
  if (age < -COARSENESS || age > OLDEST) {
    // The server has another clock. The event with the smallest delay gives the best estimate of the difference.
    int32_t distance = (int32_t)(ticks - milliseconds);
    if (!*is_known || distance - *offset < 0 || distance - *offset > OLDEST) {
      *offset = distance;
      *is_known = true;
    }
    age = distance - *offset;
  }
  return age > 0 ? ticks - (uint32_t)age : ticks;
}

// A finger event in SDL's queue.
struct finger {
  int64_t id;
  uint32_t ticks;
  uint8_t kind;
  bool is_timed, is_placed;
  double x, y;
};

// The finger events of a batch, and times that arrived before SDL's event. Further events have the time of reading.
enum { CAPACITY = 4096 };
static struct finger queued[CAPACITY], early[64];
static uint32_t queued_count, first_untimed, early_count;

static bool has_begun;
// The time of the X event that SDL is processing; 0 for none.
static uint32_t present;
static int32_t offset;
static bool offset_is_known;

uint32_t touch_machine_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint32_t)((uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000);
}

static uint32_t ticks_of(uint32_t milliseconds) {
  return touch_ticks_of_server(
      milliseconds, SDL_GetTicks(), touch_machine_milliseconds(), &offset, &offset_is_known);
}

uint32_t touch_ticks_of_event(uint32_t milliseconds) {
  return has_begun && milliseconds != 0 ? ticks_of(milliseconds) : SDL_GetTicks();
}

static void set_time(uint32_t place, uint32_t ticks) {
  queued[place].ticks = ticks;
  queued[place].is_timed = true;
  while (first_untimed < queued_count && queued[first_untimed].is_timed) first_untimed++;
}

static void set_place(uint32_t index, const struct finger *from) {
  if (!from->is_placed) return;
  queued[index].x = from->x;
  queued[index].y = from->y;
  queued[index].is_placed = true;
}

static void note_finger(struct finger finger, uint32_t milliseconds) {
  if (!has_begun || milliseconds == 0) return;
  finger.ticks = ticks_of(milliseconds);
  for (uint32_t place = first_untimed; place < queued_count; place++) {
    if (queued[place].is_timed || queued[place].id != finger.id) continue;
    // SDL generates the missing end of a finger right before its next beginning; that event has another kind.
    bool is_it = queued[place].kind == finger.kind;
    set_time(place, finger.ticks);
    if (!is_it) continue;
    set_place(place, &finger);
    return;
  }
  if (early_count < sizeof early / sizeof *early) early[early_count++] = finger;
}

void touch_note_finger_time(enum touch_finger_event kind, int64_t finger, uint32_t milliseconds) {
  note_finger((struct finger){.id = finger, .kind = kind}, milliseconds);
}

void touch_note_finger(enum touch_finger_event kind, int64_t finger, uint32_t milliseconds, double x, double y) {
  note_finger((struct finger){.id = finger, .kind = kind, .is_placed = true, .x = x, .y = y}, milliseconds);
}

// Whether the time arrived before the event; removes it.
static bool take_early(struct finger *finger) {
  for (uint32_t place = 0; place < early_count; place++) {
    if (early[place].id != finger->id || early[place].kind != finger->kind) continue;
    *finger = early[place];
    memmove(&early[place], &early[place + 1], (--early_count - place) * sizeof *early);
    return true;
  }
  return false;
}

static void queue_finger(SDL_TouchFingerEvent *event) {
  uint8_t kind = event->type == SDL_FINGERDOWN ? TOUCH_FINGER_DOWN
                 : event->type == SDL_FINGERUP ? TOUCH_FINGER_UP
                                               : TOUCH_FINGER_MOVED;
  if (queued_count == CAPACITY) {
    // Larger than every index of the table, so that `touch_finger_ticks` can distinguish the two.
    if (event->timestamp < CAPACITY) event->timestamp = CAPACITY;
    return;
  }
  struct finger finger = {.id = event->fingerId, .ticks = event->timestamp, .kind = kind};
  uint32_t place = queued_count++;
  queued[place] = finger;
  event->timestamp = place;
  if (take_early(&finger)) {
    for (uint32_t other = first_untimed; other < place; other++) {
      if (!queued[other].is_timed && queued[other].id == finger.id) set_time(other, finger.ticks);
    }
    set_time(place, finger.ticks);
    set_place(place, &finger);
  }
}

bool touch_finger_place(uint32_t timestamp, double *x, double *y) {
  if (!has_begun || timestamp >= queued_count || !queued[timestamp].is_placed) return false;
  *x = queued[timestamp].x;
  *y = queued[timestamp].y;
  return true;
}

uint32_t touch_finger_ticks(uint32_t timestamp) {
  return has_begun && timestamp < queued_count ? queued[timestamp].ticks : timestamp;
}

void touch_end_event_reading(void) {
  touch_end_tablet_reading();
  present = 0;
}

void touch_end_event_batch(void) { queued_count = first_untimed = early_count = 0; }

#ifdef SDL_VIDEO_DRIVER_X11
// The time of an event that a device caused; 0 for other events, and for events that clients have sent.
static uint32_t time_of(const XEvent *event) {
  if (event->xany.send_event) return 0;
  switch (event->type) {
    case KeyPress:
    case KeyRelease: return (uint32_t)event->xkey.time;
    case ButtonPress:
    case ButtonRelease: return (uint32_t)event->xbutton.time;
    case MotionNotify: return (uint32_t)event->xmotion.time;
    case EnterNotify:
    case LeaveNotify: return (uint32_t)event->xcrossing.time;
    default: return 0;
  }
}

// SDL queries the extension for fingers before it delivers their events.
static void note_extension(const XGenericEventCookie *cookie) {
  if (!cookie->data) return;
  // The time is at the same offset in all of XInput's events.
  uint32_t time = (uint32_t)((const XIDeviceEvent *)cookie->data)->time;
  uint32_t ticks = time == 0 ? SDL_GetTicks() : ticks_of(time);
  touch_note_tablet(cookie->evtype, cookie->data, ticks);
  if (touch_is_gesture(cookie->evtype)) return touch_note_gesture(cookie->evtype, cookie->data, ticks);
  if (cookie->evtype < XI_TouchBegin || cookie->evtype > XI_TouchEnd || time == 0) return;
  const XIDeviceEvent *touch = cookie->data;
  struct finger finger = {.is_placed = true, .x = touch->event_x, .y = touch->event_y};
  while (first_untimed < queued_count) {
    if (queued[first_untimed].id == touch->detail) set_place(first_untimed, &finger);
    set_time(first_untimed, ticks);
  }
}

static void note(const SDL_SysWMmsg *message) {
  if (message->subsystem != SDL_SYSWM_X11) return;
  const XEvent *event = &message->msg.x11.event;
  if (event->type == GenericEvent) {
    present = 0;
    note_extension(&event->xcookie);
  } else {
    touch_note_core_event(event->type == MotionNotify || event->type == EnterNotify);
    present = time_of(event);
  }
}
#else
static void note(const SDL_SysWMmsg *message) { (void)message; }
#endif

// SDL calls this for every event before it is queued, on the thread that queues it; only the main thread reads X.
static int filter(void *data, SDL_Event *event) {
  (void)data;
  switch (event->type) {
    case SDL_SYSWMEVENT:
      if (event->syswm.msg) note(event->syswm.msg);
      return 0;
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP: queue_finger(&event->tfinger); break;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL:
    case SDL_KEYDOWN:
    case SDL_KEYUP:
    case SDL_TEXTINPUT:
      if (present != 0) event->common.timestamp = ticks_of(present);
      return touch_pass_beside_pen(event) && touch_pass_mouse_event(event);
    default: break;
  }
  return 1;
}

void touch_begin_event_times(const char *driver) {
  // sdl2-compat passes a copy of each event to filters, and its events already have the server's times.
  SDL_version linked;
  SDL_GetVersion(&linked);
  if (linked.patch >= 50) return;
  bool is_x = strcmp(driver, "x11") == 0;
  if (!is_x && strcmp(driver, "wayland") != 0) return;
  has_begun = true;
  SDL_SetEventFilter(filter, NULL);
  if (is_x) SDL_EventState(SDL_SYSWMEVENT, SDL_ENABLE);
}
