#define _GNU_SOURCE
#include "x_drops.h"

#include "window_info.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xatom.h>
#include <X11/Xlib.h>

#include "x_drag_atoms.h"
#include "x_drop_notes.h"
#include "x_library.h"
#include "x_transfers.h"

#pragma weak XChangeProperty
#pragma weak XConvertSelection
#pragma weak XDeleteProperty
#pragma weak XFree
#pragma weak XGetWindowAttributes
#pragma weak XGetWindowProperty
#pragma weak XSelectInput
#pragma weak XSendEvent
#pragma weak XTranslateCoordinates

// The notes between two calls of touch_next_drop_note(); further ones are dropped. A source that follows the protocol
// waits for answers.
enum { MOST_NOTES = 64 };
// The windows that are targets; the oldest is replaced.
enum { MOST_WINDOWS = 64 };
// The maximum number of types that are read; no real app offers more.
enum { MOST_TYPES = 1024 };
// The requests whose errors are expected; an error arrives before so many further ones.
enum { MOST_EXPECTED = 256 };

// Used only by the thread that reads the connection, which is the main one.
static Display *display;
static const Atom *const atoms = touch_drag_atoms;
static struct touch_drop_note notes[MOST_NOTES];
static int first_note, note_count;
static struct {
  Window window;
  uint32_t id;
} windows[MOST_WINDOWS];
static unsigned int window_count;
static Window watched;
// The events of the watched window that were selected before.
static long watched_mask;
static unsigned long expected[MOST_EXPECTED];
static unsigned int expected_count;

void touch_begin_x_drops(Display *connection) {
  display = connection;
  first_note = note_count = 0;
  window_count = 0;
  watched = None;
  for (int i = 0; i < MOST_WINDOWS; i++) windows[i].window = None;
}

bool touch_takes_x_drops(void) { return display != NULL; }

bool touch_drops_expect_error(unsigned long serial) {
  for (unsigned int i = 0; i < MOST_EXPECTED && i < expected_count; i++) {
    if (expected[i] == serial) return true;
  }
  return false;
}

static uint32_t id_of(Window window) {
  for (int i = 0; i < MOST_WINDOWS; i++) {
    if (window != None && windows[i].window == window) return windows[i].id;
  }
  return 0;
}

uint32_t touch_id_of_drop_window(Window window) { return id_of(window); }

bool touch_is_drop_window(Window window) { return id_of(window) != 0; }

void touch_expect_drop_error(void) { expected[expected_count++ % MOST_EXPECTED] = NextRequest(display); }

static Window window_of(uint32_t id) {
  for (int i = 0; i < MOST_WINDOWS; i++) {
    if (windows[i].window != None && windows[i].id == id) return windows[i].window;
  }
  return None;
}

// MARK: Notes

static void add(struct touch_drop_note note) {
  if (note_count > 0) {
    // Only the last of several positions matters, and pieces are read one after the other.
    struct touch_drop_note *last = &notes[(first_note + note_count - 1) % MOST_NOTES];
    bool is_alike = last->kind == note.kind && last->window == note.window && last->source == note.source;
    if (is_alike && (note.kind == TOUCH_DROP_MOVED || note.kind == TOUCH_DROP_CHANGED)) {
      *last = note;
      return;
    }
  }
  if (note_count < MOST_NOTES) notes[(first_note + note_count++) % MOST_NOTES] = note;
}

static void note_message(const XClientMessageEvent *message) {
  const long *data = message->data.l;
  struct touch_drop_note note = {.window = id_of(message->window), .source = (unsigned long)data[0]};
  if (message->format != 32 || note.window == 0 || note.source == None) return;
  if (message->message_type == atoms[ENTER]) {
    note.kind = TOUCH_DROP_ENTERED;
    note.version = (unsigned int)data[1] >> 24;
    note.has_list = data[1] & 1;
    for (int i = 0; i < 3; i++) note.types[i] = (unsigned long)data[2 + i];
    if (note.version < OLDEST_VERSION || note.version > NEWEST_VERSION) return;
  } else if (message->message_type == atoms[POSITION]) {
    note.kind = TOUCH_DROP_MOVED;
    note.x = (int16_t)((unsigned long)data[2] >> 16);
    note.y = (int16_t)data[2];
    note.time = (unsigned long)data[3];
  } else if (message->message_type == atoms[LEAVE]) {
    note.kind = TOUCH_DROP_LEFT;
  } else if (message->message_type == atoms[DROP]) {
    note.kind = TOUCH_DROP_DROPPED;
    note.time = (unsigned long)data[2];
  } else {
    return;
  }
  add(note);
}

static bool is_of_drag(Atom type) {
  for (int i = ENTER; i <= FINISHED; i++) {
    if (type == atoms[i]) return true;
  }
  return false;
}

bool touch_note_drop_event(const XEvent *event) {
  if (!display) return false;
  switch (event->type) {
    case ClientMessage:
      if (!is_of_drag(event->xclient.message_type)) return false;
      note_message(&event->xclient);
      return true;
    case SelectionNotify: {
      const XSelectionEvent *answer = &event->xselection;
      if (answer->selection != atoms[SELECTION]) return false;
      uint32_t window = id_of(answer->requestor);
      if (window != 0) {
        add((struct touch_drop_note){
            .kind = TOUCH_DROP_ANSWERED, .window = window, .type = answer->target,
            .is_provided = answer->property == atoms[CONTENT]});
      }
      return true;
    }
    case PropertyNotify: {
      const XPropertyEvent *change = &event->xproperty;
      if (change->atom != atoms[CONTENT]) return false;
      uint32_t window = id_of(change->window);
      if (window != 0 && change->state == PropertyNewValue) {
        add((struct touch_drop_note){.kind = TOUCH_DROP_CHANGED, .window = window});
      }
      return true;
    }
    case DestroyNotify:
      if (watched != None && event->xdestroywindow.window == watched) {
        add((struct touch_drop_note){.kind = TOUCH_DROP_SOURCE_ENDED, .source = watched});
        watched = None;
      }
      return false;
    default: return false;
  }
}

bool touch_drop_notes_wait(void) { return note_count > 0; }

bool touch_next_drop_note(struct touch_drop_note *note) {
  if (note_count == 0) return false;
  *note = notes[first_note];
  first_note = (first_note + 1) % MOST_NOTES;
  note_count--;
  return true;
}

// MARK: Requests

void touch_set_drop_target(void *sdl_window, bool is_target) {
  SDL_SysWMinfo info;
  __typeof__(&XChangeProperty) change = FOUND(XChangeProperty);
  __typeof__(&XDeleteProperty) delete = FOUND(XDeleteProperty);
  if (!display || !change || !delete || !touch_window_info(sdl_window, &info)) return;
  if (info.subsystem != SDL_SYSWM_X11 || info.info.x11.display != display) return;
  Window window = info.info.x11.window;
  // The server may give the number of a closed window to a new one.
  for (int i = 0; i < MOST_WINDOWS; i++) {
    if (windows[i].window == window) windows[i].window = None;
  }
  if (!is_target) {
    delete (display, window, atoms[AWARE]);
    return;
  }
  windows[window_count % MOST_WINDOWS].window = window;
  windows[window_count++ % MOST_WINDOWS].id = SDL_GetWindowID(sdl_window);
  Atom version = NEWEST_VERSION;
  change(display, window, atoms[AWARE], XA_ATOM, 32, PropModeReplace, (const unsigned char *)&version, 1);
}

bool touch_watch_window(Window window, long events, Window *current, long *mask) {
  __typeof__(&XGetWindowAttributes) ask = FOUND(XGetWindowAttributes);
  __typeof__(&XSelectInput) select = FOUND(XSelectInput);
  if (!display || !ask || !select) return false;
  if (*current != None) {
    touch_expect_drop_error();
    select(display, *current, *mask | touch_transfer_events(*current));
    *current = None;
  }
  if (window == None || id_of(window) != 0) return false;
  XWindowAttributes attributes;
  // Xlib asks in two requests.
  touch_expect_drop_error();
  expected[expected_count++ % MOST_EXPECTED] = NextRequest(display) + 1;
  if (!ask(display, window, &attributes)) return false;
  *current = window;
  *mask = attributes.your_event_mask;
  touch_expect_drop_error();
  select(display, window, *mask | events);
  return true;
}

bool touch_watch_drag_source(unsigned long source) {
  return touch_watch_window(source, StructureNotifyMask, &watched, &watched_mask);
}

// The first of the wanted types that is offered; None without any.
static Atom best(const unsigned long *offered, unsigned long count, const enum touch_drag_atom *wanted, int wanted_count) {
  for (int i = 0; i < wanted_count; i++) {
    for (unsigned long j = 0; j < count; j++) {
      if (offered[j] == atoms[wanted[i]]) return atoms[wanted[i]];
    }
  }
  return None;
}

static struct touch_drop_types known_types(const unsigned long *offered, unsigned long count) {
  static const enum touch_drag_atom addresses[] = {ADDRESSES}, png[] = {PNG}, text[] = {PLAIN_UTF8, UTF8, PLAIN};
  return (struct touch_drop_types){
      .addresses = best(offered, count, addresses, 1),
      .text = best(offered, count, text, 3),
      .png = best(offered, count, png, 1)};
}

struct touch_drop_types touch_drop_types(const struct touch_drop_note *entered) {
  __typeof__(&XGetWindowProperty) get = FOUND(XGetWindowProperty);
  __typeof__(&XFree) release = FOUND(XFree);
  if (!entered->has_list || !display || !get || !release) return known_types(entered->types, 3);
  Atom type = None;
  int format = 0;
  unsigned long count = 0, rest = 0;
  unsigned char *data = NULL;
  touch_expect_drop_error();
  int error = get(
      display, entered->source, atoms[TYPE_LIST], 0, MOST_TYPES, False, XA_ATOM, &type, &format, &count, &rest, &data);
  bool is_list = error == Success && type == XA_ATOM && format == 32 && data;
  struct touch_drop_types types = known_types((const unsigned long *)(void *)data, is_list ? count : 0);
  if (data) release(data);
  return types;
}

bool touch_drop_place(uint32_t window, int *x, int *y) {
  __typeof__(&XTranslateCoordinates) translate = FOUND(XTranslateCoordinates);
  Window own = window_of(window), child;
  if (!display || !translate || own == None) return false;
  return translate(display, DefaultRootWindow(display), own, *x, *y, x, y, &child);
}

void touch_request_drop(uint32_t window, unsigned long type, unsigned long time) {
  __typeof__(&XConvertSelection) request = FOUND(XConvertSelection);
  __typeof__(&XDeleteProperty) delete = FOUND(XDeleteProperty);
  Window own = window_of(window);
  if (!display || !request || !delete || own == None) return;
  // An earlier answer that came too late.
  delete (display, own, atoms[CONTENT]);
  request(display, atoms[SELECTION], type, atoms[CONTENT], own, time);
}

enum touch_drop_piece touch_read_drop(uint32_t window, size_t most, unsigned char **bytes, size_t *count) {
  __typeof__(&XGetWindowProperty) get = FOUND(XGetWindowProperty);
  __typeof__(&XDeleteProperty) delete = FOUND(XDeleteProperty);
  __typeof__(&XFree) release = FOUND(XFree);
  Window own = window_of(window);
  if (!display || !get || !delete || !release || own == None) return TOUCH_DROP_UNREADABLE;
  Atom type = None;
  int format = 0;
  unsigned long length = 0, rest = 0;
  unsigned char *data = NULL;
  // In units of four bytes. The property is removed if it was read to its end.
  long longest = (long)(most / 4 + 1);
  int error = get(
      display, own, atoms[CONTENT], 0, longest, True, AnyPropertyType, &type, &format, &length, &rest, &data);
  if (error != Success) return TOUCH_DROP_UNREADABLE;
  if (type == atoms[INCREMENTAL] && rest == 0) {
    if (data) release(data);
    return TOUCH_DROP_PIECES_FOLLOW;
  }
  if (type == None || format != 8 || rest > 0 || length > most || !data) {
    if (data) release(data);
    if (rest > 0) delete (display, own, atoms[CONTENT]);
    return TOUCH_DROP_UNREADABLE;
  }
  *bytes = data;
  *count = length;
  return TOUCH_DROP_BYTES;
}

void touch_free_drop(unsigned char *bytes) {
  __typeof__(&XFree) release = FOUND(XFree);
  if (release && bytes) release(bytes);
}

static void send_answer(uint32_t window, unsigned long source, enum touch_drag_atom kind, const long *data) {
  __typeof__(&XSendEvent) send = FOUND(XSendEvent);
  Window own = window_of(window);
  if (!display || !send || own == None) return;
  XEvent event = {
      .xclient = {
          .type = ClientMessage, .display = display, .window = source, .message_type = atoms[kind], .format = 32}};
  event.xclient.data.l[0] = (long)own;
  for (int i = 1; i < 5; i++) event.xclient.data.l[i] = data[i];
  touch_expect_drop_error();
  send(display, source, False, NoEventMask, &event);
}

void touch_answer_drag(uint32_t window, unsigned long source, bool is_accepted) {
  // Bit 1 requests each movement; without a rectangle that is the default, too.
  long data[5] = {0, is_accepted ? 3 : 2, 0, 0, is_accepted ? (long)atoms[COPY] : None};
  send_answer(window, source, STATUS, data);
}

void touch_finish_drag(uint32_t window, unsigned long source, bool is_accepted) {
  long data[5] = {0, is_accepted ? 1 : 0, is_accepted ? (long)atoms[COPY] : None, 0, 0};
  send_answer(window, source, FINISHED, data);
}
#else
bool touch_takes_x_drops(void) { return false; }
void touch_set_drop_target(void *sdl_window, bool is_target) { (void)sdl_window, (void)is_target; }
bool touch_drop_notes_wait(void) { return false; }
bool touch_next_drop_note(struct touch_drop_note *note) { return (void)note, false; }
bool touch_watch_drag_source(unsigned long source) { return (void)source, false; }
struct touch_drop_types touch_drop_types(const struct touch_drop_note *entered) {
  return (void)entered, (struct touch_drop_types){0};
}
bool touch_drop_place(uint32_t window, int *x, int *y) { return (void)window, (void)x, (void)y, false; }
void touch_request_drop(uint32_t window, unsigned long type, unsigned long time) {
  (void)window, (void)type, (void)time;
}
enum touch_drop_piece touch_read_drop(uint32_t window, size_t most, unsigned char **bytes, size_t *count) {
  return (void)window, (void)most, (void)bytes, (void)count, TOUCH_DROP_UNREADABLE;
}
void touch_free_drop(unsigned char *bytes) { (void)bytes; }
void touch_answer_drag(uint32_t window, unsigned long source, bool is_accepted) {
  (void)window, (void)source, (void)is_accepted;
}
void touch_finish_drag(uint32_t window, unsigned long source, bool is_accepted) {
  (void)window, (void)source, (void)is_accepted;
}
#endif
