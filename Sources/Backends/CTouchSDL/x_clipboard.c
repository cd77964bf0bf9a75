#define _GNU_SOURCE
#include "window_info.h"
#include "x_clipboard.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>

#include "clipboard_store.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xatom.h>

#include "x_drag_atoms.h"
#include "x_drop_notes.h"
#include "x_library.h"

#pragma weak XCheckIfEvent
#pragma weak XConvertSelection
#pragma weak XCreateWindow
#pragma weak XDestroyWindow
#pragma weak XFree
#pragma weak XGetSelectionOwner
#pragma weak XGetWindowProperty

// The maximum number of types that are read; no real app offers more.
enum { MOST_TYPES = 1024 };
// The windows of requests without an answer. They exist for some time, because a late answer to a destroyed window is an
// error, which may end the owner.
enum { MOST_ABANDONED = 8 };

// Used only by the thread that reads the connection, which is the main one.
static Display *display;
static const Atom *const atoms = touch_drag_atoms;
// The window of the present request, and what has arrived there.
static Window reader;
static Atom requested;
static bool has_answer, has_content, has_change;
static Window abandoned[MOST_ABANDONED];
static unsigned int abandoned_count;
// The number of events about the clipboard.
static unsigned long noted_count;

void touch_begin_x_clipboard(Display *connection) {
  display = connection;
  reader = None;
  for (int i = 0; i < MOST_ABANDONED; i++) abandoned[i] = None;
  touch_begin_x_clipboard_owner(connection);
}

bool touch_carries_x_clipboard(void *sdl_window) {
  SDL_SysWMinfo info;
  if (!display || !touch_window_info(sdl_window, &info) || info.subsystem != SDL_SYSWM_X11) return false;
  return info.info.x11.display == display;
}

bool touch_is_clipboard_window(Window window) {
  for (int i = 0; i < MOST_ABANDONED; i++) {
    if (window != None && abandoned[i] == window) return true;
  }
  return window != None && window == reader;
}

static bool note(const XEvent *event) {
  switch (event->type) {
    case SelectionNotify: {
      const XSelectionEvent *answer = &event->xselection;
      if (!touch_is_clipboard_window(answer->requestor)) return false;
      if (answer->requestor == reader && answer->selection == atoms[CLIPBOARD] && answer->target == requested) {
        has_answer = true;
        has_content = answer->property == atoms[PASTED];
      }
      return true;
    }
    case PropertyNotify: {
      const XPropertyEvent *change = &event->xproperty;
      if (!touch_is_clipboard_window(change->window)) return false;
      if (change->window == reader && change->atom == atoms[PASTED] && change->state == PropertyNewValue) {
        has_change = true;
      }
      return true;
    }
    default: return false;
  }
}

bool touch_note_clipboard_event(const XEvent *event) {
  bool is_noted = display && (touch_note_clipboard_owner_event(event) || note(event));
  if (is_noted) noted_count++;
  return is_noted;
}

static Bool never(Display *unused, XEvent *event, XPointer data) {
  (void)unused, (void)event, (void)data;
  return False;
}

bool touch_await_x_events(long deadline) {
  __typeof__(&XCheckIfEvent) look = FOUND(XCheckIfEvent);
  long left = deadline - touch_milliseconds();
  if (!look || left <= 0) return false;
  XEvent unused;
  unsigned long former = noted_count;
  // Reads all that has arrived, also if Xlib's queue has events.
  look(display, &unused, never, NULL);
  if (noted_count != former) return true;
  struct pollfd connection = {.fd = ConnectionNumber(display), .events = POLLIN};
  poll(&connection, 1, (int)left);
  look(display, &unused, never, NULL);
  return true;
}

Window touch_make_clipboard_window(void) {
  __typeof__(&XCreateWindow) create = FOUND(XCreateWindow);
  if (!create) return None;
  XSetWindowAttributes attributes = {.event_mask = PropertyChangeMask};
  return create(
      display, DefaultRootWindow(display), -10, -10, 1, 1, 0, 0, InputOnly, CopyFromParent, CWEventMask, &attributes);
}

// MARK: Reading

static void destroy(Window window) {
  __typeof__(&XDestroyWindow) destroy_window = FOUND(XDestroyWindow);
  if (window != None && destroy_window) destroy_window(display, window);
}

// Ends the present request. The window of one without an answer is destroyed later.
static void end_request(bool is_answered) {
  if (is_answered) {
    destroy(reader);
  } else {
    Window *place = &abandoned[abandoned_count++ % MOST_ABANDONED];
    destroy(*place);
    *place = reader;
  }
  reader = None;
}

// Requests a target of the owner, and waits for the answer; false without one, and if there is no other owner. If it
// returns true, the request must be ended.
static bool request(Atom target, long deadline) {
  __typeof__(&XConvertSelection) convert = FOUND(XConvertSelection);
  __typeof__(&XGetSelectionOwner) owner = FOUND(XGetSelectionOwner);
  if (!display || reader != None || !convert || !owner || touch_owns_x_clipboard()) return false;
  if (owner(display, atoms[CLIPBOARD]) == None) return false;
  reader = touch_make_clipboard_window();
  if (reader == None) return false;
  requested = target;
  has_answer = has_content = has_change = false;
  convert(display, atoms[CLIPBOARD], target, atoms[PASTED], reader, CurrentTime);
  while (!has_answer && touch_await_x_events(deadline)) continue;
  if (has_answer && has_content) return true;
  end_request(has_answer);
  return false;
}

// Reads a property of the reader up to a number of bytes, and deletes it; data is to be freed with XFree.
static unsigned char *take_property(size_t most, Atom *type, int *format, unsigned long *count, unsigned long *rest) {
  __typeof__(&XGetWindowProperty) get = FOUND(XGetWindowProperty);
  unsigned char *data = NULL;
  *type = None;
  if (!get) return NULL;
  // In units of four bytes. The property is removed if it was read to its end.
  long longest = (long)(most / 4 + 1);
  int error = get(
      display, reader, atoms[PASTED], 0, longest, True, AnyPropertyType, type, format, count, rest, &data);
  return error == Success ? data : NULL;
}

unsigned int touch_x_clipboard_contents(void) {
  __typeof__(&XFree) release = FOUND(XFree);
  if (!release || !request(atoms[TARGETS], touch_milliseconds() + CLIPBOARD_PATIENCE)) return 0;
  Atom type;
  int format = 0;
  unsigned long count = 0, rest = 0;
  unsigned char *data = take_property(MOST_TYPES * 4, &type, &format, &count, &rest);
  unsigned int contents = 0;
  // Some programs give the list the type TARGETS.
  bool is_list = data && format == 32 && (type == XA_ATOM || type == atoms[TARGETS]);
  for (unsigned long i = 0; is_list && i < count; i++) {
    Atom offered = ((const Atom *)(void *)data)[i];
    if (offered == XA_STRING) contents |= TOUCH_DRAG_TEXT;
    for (int j = 0; j < TOUCH_CONTENT_TYPE_COUNT; j++) {
      if (offered == atoms[FIRST_TYPE + j]) contents |= touch_drag_types[j].content;
    }
  }
  if (data) release(data);
  end_request(true);
  return contents;
}

enum piece { PIECE, LAST_PIECE, PIECES_FOLLOW, NO_PIECE_YET, UNREADABLE };

// Appends the property to the bytes.
static enum piece take_piece(unsigned char **bytes, size_t *count) {
  __typeof__(&XFree) release = FOUND(XFree);
  Atom type;
  int format = 0;
  unsigned long length = 0, rest = 0;
  size_t room = CLIPBOARD_MOST_BYTES - *count;
  unsigned char *data = take_property(room, &type, &format, &length, &rest), *longer = NULL;
  enum piece piece = UNREADABLE;
  if (type == None) {
    piece = NO_PIECE_YET;
  } else if (type == atoms[INCREMENTAL] && rest == 0) {
    piece = PIECES_FOLLOW;
  } else if (format == 8 && rest == 0 && length == 0) {
    piece = LAST_PIECE;
  } else if (data && format == 8 && rest == 0 && length <= room && (longer = realloc(*bytes, *count + length))) {
    memcpy(longer + *count, data, length);
    *bytes = longer;
    *count += length;
    piece = PIECE;
  }
  if (data && release) release(data);
  return piece;
}

unsigned char *touch_read_x_clipboard(enum touch_drag_content content, size_t *count) {
  Atom target = None;
  for (int i = TOUCH_CONTENT_TYPE_COUNT - 1; i >= 0; i--) {
    if (touch_drag_types[i].content == content) target = atoms[FIRST_TYPE + i];
  }
  long deadline = touch_milliseconds() + CLIPBOARD_PATIENCE;
  *count = 0;
  if (target == None || !request(target, deadline)) return NULL;
  unsigned char *bytes = NULL;
  // Before the reply, because the owner may answer its deletion immediately.
  has_change = false;
  enum piece piece = take_piece(&bytes, count);
  bool is_whole = piece == PIECE, follows = piece == PIECES_FOLLOW;
  while (follows && !is_whole) {
    while (!has_change && touch_await_x_events(deadline)) continue;
    if (!has_change) break;
    has_change = false;
    piece = take_piece(&bytes, count);
    is_whole = piece == LAST_PIECE;
    if (piece == UNREADABLE || piece == PIECES_FOLLOW) break;
  }
  end_request(is_whole || !follows);
  if (is_whole && *count > 0) return bytes;
  free(bytes);
  *count = 0;
  return NULL;
}

void touch_end_x_clipboard(void) { touch_begin_x_clipboard(NULL); }
#else
void touch_end_x_clipboard(void) {}
bool touch_carries_x_clipboard(void *sdl_window) { return (void)sdl_window, false; }
unsigned int touch_x_clipboard_contents(void) { return 0; }
unsigned char *touch_read_x_clipboard(enum touch_drag_content content, size_t *count) {
  return (void)content, *count = 0, NULL;
}
#endif
