#define _GNU_SOURCE
#include "x_events.h"
#include "x_vetting.h"

#include "window_info.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xlibint.h>

#include "x_clipboard.h"
#include "x_drag_atoms.h"
#include "x_drop_notes.h"
#include "x_library.h"
#include "x_transfers.h"
#include "x_releases.h"

#pragma weak XCheckIfEvent
#pragma weak XDeleteProperty
#pragma weak XESetWireToEvent
#pragma weak XFree
#pragma weak XGetGeometry
#pragma weak XGetWindowProperty
#pragma weak XInternAtoms
#pragma weak XPutBackEvent

enum { EVENT_NUMBERS = 128 };
// The maximum number of checked events between two calls of touch_return_vetted_events(); further ones are dropped.
enum { MOST_CHECKED = 64 };
// The capacity for them, and for input that waits for generated releases.
enum { MOST_WAITING = MOST_CHECKED + TOUCH_MOST_RELEASES + 512 };
// The number of windows whose sizes are stored.
enum { MOST_WINDOWS = 16 };

typedef Bool (*convert)(Display *, XEvent *, xEvent *);

// The names of the atoms; the same order as `enum atom`.
static const char *const names[] = {
    "WM_PROTOCOLS", "WM_DELETE_WINDOW", "WM_TAKE_FOCUS", "_NET_WM_PING", "_NET_WM_STATE",
    "WM_STATE",     "text/uri-list",    "_NET_FRAME_EXTENTS",
};
enum atom { PROTOCOLS, DELETE_WINDOW, TAKE_FOCUS, PING, NET_STATE, STATE, FILES, EXTENTS, ATOM_COUNT };

// Used only by the thread that reads the connection, which is the main one.
static Display *vetted;
static convert former[EVENT_NUMBERS];
static Atom atoms[ATOM_COUNT];
static XEvent waiting[MOST_WAITING];
static int waiting_count, checked_count;
// Whether input waits for generated releases.
static bool is_input_held;
static struct {
  Window window;
  int width, height;
} sizes[MOST_WINDOWS];
static int next_size;
static unsigned long quiet_from;
static bool is_quiet;

bool touch_vetting_expects_error(unsigned long serial) {
  return (is_quiet && serial >= quiet_from) || touch_drops_expect_error(serial);
}

bool touch_events_wait_for_vetting(void) { return waiting_count > 0; }

static bool defer(const XEvent *event) {
  if (checked_count == MOST_CHECKED || waiting_count == MOST_WAITING) return false;
  checked_count++;
  waiting[waiting_count++] = *event;
  return false;
}

// Delays input after lost releases until SDL has received the generated ones, because SDL ignores a press of a button
// that it treats as pressed. Returns whether the event was delayed.
static bool hold_input(const XEvent *event) {
  static XEvent releases[TOUCH_MOST_RELEASES];
  int count = touch_note_input(event, releases);
  for (int i = 0; i < count && waiting_count < MOST_WAITING; i++) waiting[waiting_count++] = releases[i];
  if (count > 0) is_input_held = true;
  if (!is_input_held || event->type == KeymapNotify || waiting_count == MOST_WAITING) return false;
  waiting[waiting_count++] = *event;
  return true;
}

// Each function below returns whether SDL may read the event now, and may change it.

static bool vet_message(XEvent *event) {
  XClientMessageEvent *message = &event->xclient;
  Atom type = message->message_type;
  if (type != atoms[PROTOCOLS]) return message->format == 8 || message->format == 16 || message->format == 32;
  if (message->format != 32) return false;
  Atom protocol = (Atom)message->data.l[0];
  return protocol == atoms[DELETE_WINDOW] || protocol == atoms[TAKE_FOCUS] || protocol == atoms[PING];
}

static bool vet_selection(const XSelectionEvent *answer) {
  // SDL would treat it as the content of a drop.
  return answer->target != None && answer->target != atoms[FILES];
}

// The type that SDL assumes for a property without a check; None for properties that it does not read.
static Atom type_of(Atom property) {
  if (property == atoms[NET_STATE]) return XA_ATOM;
  if (property == atoms[EXTENTS]) return XA_CARDINAL;
  return property == atoms[STATE] ? atoms[STATE] : None;
}

static bool vet_property(const XEvent *event) {
  const XPropertyEvent *change = &event->xproperty;
  if (change->state != PropertyNewValue || type_of(change->atom) == None) return true;
  for (int i = 0; i < waiting_count; i++) {
    const XPropertyEvent *other = &waiting[i].xproperty;
    if (other->type == PropertyNotify && other->window == change->window && other->atom == change->atom) return false;
  }
  return defer(event);
}

static bool vet_size(const XEvent *event) {
  const XConfigureEvent *change = &event->xconfigure;
  int place = 0;
  while (place < MOST_WINDOWS && sizes[place].window != change->window) place++;
  bool is_known = place < MOST_WINDOWS;
  // A window manager reports the position of a window in a synthetic event; only the server reports the size.
  if (change->send_event) {
    bool is_true = is_known && sizes[place].width == change->width && sizes[place].height == change->height;
    return is_true ? true : defer(event);
  }
  if (!is_known) place = next_size++ % MOST_WINDOWS;
  sizes[place].window = change->window;
  sizes[place].width = change->width;
  sizes[place].height = change->height;
  return true;
}

// Whether clients send events of a kind to windows of others; other kinds come only from the server.
static bool may_be_sent(int type) {
  switch (type) {
    case ButtonPress:
    case ButtonRelease:
    case ClientMessage:
    case ConfigureNotify:
    case Expose:
    case KeyPress:
    case KeyRelease:
    case MotionNotify:
    case SelectionClear:
    case SelectionNotify:
    case SelectionRequest: return true;
    default: return false;
  }
}

static bool vet(XEvent *event) {
  if (event->xany.send_event && !may_be_sent(event->type)) return false;
  // A reader may use the name of a property that a drop uses here.
  if (touch_note_transfer_event(event)) return false;
  if (touch_note_drag_event(event) || touch_note_drop_event(event) || touch_note_clipboard_event(event)) return false;
  switch (event->type) {
    case ButtonPress:
    case ButtonRelease: return event->xbutton.button != 0 && !hold_input(event);
    case EnterNotify:
    case KeymapNotify:
    case KeyPress:
    case KeyRelease:
    case LeaveNotify:
    case MotionNotify: return !hold_input(event);
    case ClientMessage: return vet_message(event);
    case ConfigureNotify: return vet_size(event);
    case PropertyNotify: return vet_property(event);
    case SelectionNotify: return vet_selection(&event->xselection);
    default: return true;
  }
}

// Xlib calls this for each event that it reads, with the connection locked, and drops the event if it returns False.
static Bool convert_vetted(Display *display, XEvent *event, xEvent *wire) {
  int type = wire->u.u.type & 0x7F;
  bool is_made_up = type != wire->u.u.type;
  // Before the conversion, because libXi trusts the counts in its events.
  if (is_made_up && display == vetted && !may_be_sent(type)) return False;
  if (!former[type](display, event, wire)) return False;
  return display != vetted || vet(event) ? True : False;
}

static Bool is_refused(Display *display, XEvent *event, XPointer unused) {
  (void)display, (void)unused;
  return vet(event) ? False : True;
}

static void vet_number(__typeof__(&XESetWireToEvent) set, Display *display, int number) {
  convert now = set(display, number, convert_vetted);
  if (now != convert_vetted) former[number] = now;
}

void touch_vet_x_events(void *sdl_window) {
  SDL_SysWMinfo info;
  __typeof__(&XESetWireToEvent) set = FOUND(XESetWireToEvent);
  __typeof__(&XInternAtoms) intern = FOUND(XInternAtoms);
  __typeof__(&XCheckIfEvent) look = FOUND(XCheckIfEvent);
  if (!set || !intern || !look || !touch_window_info(sdl_window, &info) || info.subsystem != SDL_SYSWM_X11) return;
  Display *display = info.info.x11.display;
  waiting_count = checked_count = 0;
  is_input_held = false;
  touch_forget_input();
  for (int i = 0; i < MOST_WINDOWS; i++) sizes[i].window = None;
  if (!intern(display, (char **)names, ATOM_COUNT, False, atoms)) return;
  if (!touch_intern_drag_atoms(display)) return;
  touch_begin_x_drops(display);
  touch_begin_x_drags(display);
  touch_begin_x_transfers(display);
  touch_begin_x_clipboard(display);
  vetted = display;
  // Numbers below KeyPress are errors and replies. The server lets no client send a GenericEvent.
  for (int number = KeyPress; number < EVENT_NUMBERS; number++) {
    if (number != GenericEvent) vet_number(set, display, number);
  }
  // Checks the events that arrived before the first window existed.
  XEvent unused;
  while (look(display, &unused, is_refused, NULL)) continue;
}

// Whether the event may be read, according to the answer of the server.
static bool vet_after_answer(XEvent *event) {
  __typeof__(&XGetWindowProperty) get = FOUND(XGetWindowProperty);
  __typeof__(&XDeleteProperty) delete = FOUND(XDeleteProperty);
  __typeof__(&XGetGeometry) measure = FOUND(XGetGeometry);
  __typeof__(&XFree) release = FOUND(XFree);
  if (!get || !delete || !measure || !release) return event->type < ClientMessage && event->type != ConfigureNotify;
  Atom type = None;
  int format = 0;
  unsigned long count = 0, rest = 0;
  unsigned char *data = NULL;
  switch (event->type) {
    case PropertyNotify: {
      XPropertyEvent *change = &event->xproperty;
      int error = get(
          vetted, change->window, change->atom, 0, 0, False, AnyPropertyType, &type, &format, &count, &rest, &data);
      if (data) release(data);
      if (error != Success || type == None) return error == Success;
      if (type == type_of(change->atom) && format == 32) return true;
      delete (vetted, change->window, change->atom);
      return false;
    }
    case ConfigureNotify: {
      XConfigureEvent *change = &event->xconfigure;
      Window root;
      int x, y;
      unsigned int width, height, border, depth;
      if (!measure(vetted, change->window, &root, &x, &y, &width, &height, &border, &depth)) return false;
      change->width = (int)width;
      change->height = (int)height;
      return true;
    }
    default: return true;
  }
}

bool touch_return_vetted_events(void) {
  if (waiting_count == 0) return false;
  __typeof__(&XPutBackEvent) put_back = FOUND(XPutBackEvent);
  static XEvent events[MOST_WAITING];
  int count = waiting_count;
  for (int i = 0; i < count; i++) events[i] = waiting[i];
  // Events that arrive while the server answers are queued after the waiting ones, and wait for the next call.
  waiting_count = checked_count = 0;
  is_input_held = false;
  if (!put_back) return false;
  quiet_from = NextRequest(vetted);
  is_quiet = true;
  bool may_be_read[MOST_WAITING];
  for (int i = 0; i < count; i++) may_be_read[i] = vet_after_answer(&events[i]);
  is_quiet = false;
  bool any = false;
  // In reverse order, because each is put at the front of Xlib's queue.
  for (int i = count - 1; i >= 0; i--) {
    if (!may_be_read[i]) continue;
    put_back(vetted, &events[i]);
    any = true;
  }
  return any;
}
#else
bool touch_vetting_expects_error(unsigned long serial) { return (void)serial, false; }
bool touch_events_wait_for_vetting(void) { return false; }
void touch_vet_x_events(void *sdl_window) { (void)sdl_window; }
bool touch_return_vetted_events(void) { return false; }
#endif
