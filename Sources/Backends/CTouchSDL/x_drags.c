#define _GNU_SOURCE
#include "x_drags.h"

#include "window_info.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xatom.h>
#include <X11/Xlib.h>

#include "x_drag_atoms.h"
#include "x_drop_notes.h"
#include "x_library.h"
#include "x_transfers.h"

#pragma weak XChangeProperty
#pragma weak XFree
#pragma weak XGetWindowProperty
#pragma weak XSendEvent
#pragma weak XSetSelectionOwner
#pragma weak XTranslateCoordinates

enum { MOST_NOTES = 64, MOST_REQUESTS = 64 };
// The depth of windows below the pointer that are searched for a target.
enum { MOST_LEVELS = 32 };

// Used only by the thread that reads the connection, which is the main one.
static Display *display;
static const Atom *const atoms = touch_drag_atoms;
static struct touch_drag_note notes[MOST_NOTES];
static int first_note, note_count;
// The window in whose name content is offered; None if there was no drag.
static Window owner;
static Atom offered[TOUCH_DRAG_TYPE_COUNT];
static int offered_count;
static Window watched;
// The events of the watched window that were selected before.
static long watched_mask;
static XSelectionRequestEvent requests[MOST_REQUESTS];
static int request_count;

void touch_begin_x_drags(Display *connection) {
  display = connection;
  first_note = note_count = request_count = offered_count = 0;
  owner = watched = None;
}

static void add(struct touch_drag_note note) {
  if (note_count < MOST_NOTES) notes[(first_note + note_count++) % MOST_NOTES] = note;
}

bool touch_drag_notes_wait(void) { return note_count > 0; }

bool touch_next_drag_note(struct touch_drag_note *note) {
  if (note_count == 0) return false;
  *note = notes[first_note];
  first_note = (first_note + 1) % MOST_NOTES;
  note_count--;
  return true;
}

void touch_note_drag_read(void) {
  // Only the last of several matters.
  const struct touch_drag_note *last = &notes[(first_note + note_count - 1) % MOST_NOTES];
  if (note_count == 0 || last->kind != TOUCH_DRAG_READ) add((struct touch_drag_note){.kind = TOUCH_DRAG_READ});
}

// MARK: Notes

static void note_message(const XClientMessageEvent *message) {
  if (message->format != 32 || message->window != owner || message->data.l[0] == None) return;
  const long *data = message->data.l;
  struct touch_drag_note note = {.target = (unsigned long)data[0], .is_accepted = data[1] & 1};
  bool is_answer = message->message_type == atoms[STATUS];
  Atom action = (Atom)(is_answer ? data[4] : data[2]);
  note.kind = is_answer ? TOUCH_DRAG_ANSWERED : TOUCH_DRAG_FINISHED;
  note.is_move = action == atoms[MOVE];
  add(note);
}

static void note_request(const XSelectionRequestEvent *request) {
  if (note_count == MOST_NOTES || request->owner != owner) return;
  struct touch_drag_note note = {.kind = TOUCH_DRAG_REQUESTED, .request = request_count % MOST_REQUESTS};
  for (int i = 0; i < TOUCH_DRAG_TYPE_COUNT; i++) {
    if (request->target == atoms[FIRST_TYPE + i]) note.content = touch_drag_types[i].content;
  }
  if (request->target == atoms[TARGETS]) note.kind = TOUCH_DRAG_TYPES_REQUESTED;
  requests[request_count++ % MOST_REQUESTS] = *request;
  add(note);
}

bool touch_note_drag_event(const XEvent *event) {
  if (!display || owner == None) return false;
  switch (event->type) {
    case ClientMessage: {
      Atom type = event->xclient.message_type;
      if (type != atoms[STATUS] && type != atoms[FINISHED]) return false;
      note_message(&event->xclient);
      return true;
    }
    case SelectionRequest:
      if (event->xselectionrequest.selection != atoms[SELECTION]) return false;
      note_request(&event->xselectionrequest);
      return true;
    case SelectionClear:
      if (event->xselectionclear.selection != atoms[SELECTION]) return false;
      add((struct touch_drag_note){.kind = TOUCH_DRAG_LOST});
      return true;
    case DestroyNotify:
      if (watched != None && event->xdestroywindow.window == watched) {
        add((struct touch_drag_note){.kind = TOUCH_DRAG_TARGET_ENDED, .target = watched});
        watched = None;
      }
      return false;
    default: return false;
  }
}

// MARK: Requests

void touch_offer_drag(void *sdl_window, unsigned int contents) {
  SDL_SysWMinfo info;
  __typeof__(&XChangeProperty) change = FOUND(XChangeProperty);
  __typeof__(&XSetSelectionOwner) own = FOUND(XSetSelectionOwner);
  if (!display || !change || !own || !touch_window_info(sdl_window, &info)) return;
  if (info.subsystem != SDL_SYSWM_X11 || info.info.x11.display != display) return;
  owner = info.info.x11.window;
  offered_count = 0;
  for (int i = 0; i < TOUCH_DRAG_TYPE_COUNT; i++) {
    if (contents & touch_drag_types[i].content) offered[offered_count++] = atoms[FIRST_TYPE + i];
  }
  change(
      display, owner, atoms[TYPE_LIST], XA_ATOM, 32, PropModeReplace, (const unsigned char *)offered, offered_count);
  own(display, atoms[SELECTION], owner, CurrentTime);
}

// The version of the protocol that a window supports; 0 if it accepts no drags.
static uint32_t version_of(Window window) {
  __typeof__(&XGetWindowProperty) get = FOUND(XGetWindowProperty);
  __typeof__(&XFree) release = FOUND(XFree);
  Atom type = None;
  int format = 0;
  unsigned long count = 0, rest = 0;
  unsigned char *data = NULL;
  if (!get || !release) return 0;
  touch_expect_drop_error();
  int error =
      get(display, window, atoms[AWARE], 0, 1, False, XA_ATOM, &type, &format, &count, &rest, &data);
  uint32_t version = 0;
  if (error == Success && type == XA_ATOM && format == 32 && count > 0 && data) {
    unsigned long newest = *(unsigned long *)(void *)data;
    if (newest >= OLDEST_VERSION) version = newest > NEWEST_VERSION ? NEWEST_VERSION : (uint32_t)newest;
  }
  if (data) release(data);
  return version;
}

bool touch_find_drag_target(void *sdl_window, int left, int top, struct touch_drag_target *target) {
  SDL_SysWMinfo info;
  __typeof__(&XTranslateCoordinates) translate = FOUND(XTranslateCoordinates);
  *target = (struct touch_drag_target){0};
  if (!display || !translate || !touch_window_info(sdl_window, &info)) return false;
  if (info.subsystem != SDL_SYSWM_X11 || info.info.x11.display != display) return false;
  Window root = DefaultRootWindow(display), window = root, child;
  if (!translate(display, info.info.x11.window, root, left, top, &target->x, &target->y, &child)) return false;
  for (int level = 0; level < MOST_LEVELS; level++) {
    touch_expect_drop_error();
    child = None;
    bool is_answered =
        translate(display, root, window, target->x, target->y, &target->left, &target->top, &child);
    if (!is_answered || child == None) return true;
    target->own = touch_id_of_drop_window(child);
    if (target->own != 0) {
      return translate(display, root, child, target->x, target->y, &target->left, &target->top, &window);
    }
    target->version = version_of(child);
    if (target->version != 0) {
      target->window = child;
      return true;
    }
    window = child;
  }
  return true;
}

void touch_watch_drag_target(unsigned long target) {
  if (display) touch_watch_window(target, StructureNotifyMask, &watched, &watched_mask);
}

static void send_message(unsigned long target, enum touch_drag_atom kind, const long *data) {
  __typeof__(&XSendEvent) send = FOUND(XSendEvent);
  if (!display || !send || owner == None) return;
  XEvent event = {
      .xclient = {
          .type = ClientMessage, .display = display, .window = target, .message_type = atoms[kind], .format = 32}};
  event.xclient.data.l[0] = (long)owner;
  for (int i = 1; i < 5; i++) event.xclient.data.l[i] = data[i];
  touch_expect_drop_error();
  send(display, target, False, NoEventMask, &event);
}

void touch_enter_drag_target(unsigned long target, uint32_t version) {
  long data[5] = {0, (long)version << 24 | (offered_count > 3 ? 1 : 0), None, None, None};
  for (int i = 0; i < 3 && i < offered_count; i++) data[2 + i] = (long)offered[i];
  send_message(target, ENTER, data);
}

void touch_move_drag(unsigned long target, int x, int y) {
  long place = (long)((unsigned int)(x & 0xFFFF) << 16 | (unsigned int)(y & 0xFFFF));
  long data[5] = {0, 0, place, CurrentTime, (long)atoms[COPY]};
  send_message(target, POSITION, data);
}

void touch_leave_drag_target(unsigned long target) { send_message(target, LEAVE, (long[5]){0}); }

void touch_drop_drag(unsigned long target) { send_message(target, DROP, (long[5]){0}); }

static void notify(const XSelectionRequestEvent *request, Atom property) {
  __typeof__(&XSendEvent) send = FOUND(XSendEvent);
  if (!send) return;
  XEvent event = {
      .xselection = {
          .type = SelectionNotify, .display = display, .requestor = request->requestor,
          .selection = request->selection, .target = request->target, .property = property, .time = request->time}};
  touch_expect_drop_error();
  send(display, request->requestor, False, NoEventMask, &event);
}

static void answer(const XSelectionRequestEvent *request, Atom type, int format, const void *data, size_t count) {
  __typeof__(&XChangeProperty) change = FOUND(XChangeProperty);
  if (!display || !change) return;
  // Old clients name no property.
  Atom property = request->property == None ? request->target : request->property;
  if (data) {
    touch_expect_drop_error();
    change(
        display, request->requestor, property, type, format, PropModeReplace, (const unsigned char *)data, (int)count);
  }
  notify(request, data ? property : None);
}

void touch_serve_drag(int request, const unsigned char *bytes, size_t count) {
  if (!display || request < 0 || request >= MOST_REQUESTS) return;
  const XSelectionRequestEvent *event = &requests[request];
  if (!bytes || count <= TRANSFER_PIECE) return answer(event, event->target, 8, bytes, bytes ? count : 0);
  Atom property = event->property == None ? event->target : event->property;
  struct touch_blob *blob = touch_make_blob(bytes, count);
  bool is_begun = blob && touch_begin_transfer(event->requestor, property, event->target, blob, true);
  notify(event, is_begun ? property : None);
}

void touch_list_drag_types(int request) {
  if (request < 0 || request >= MOST_REQUESTS) return;
  Atom list[TOUCH_DRAG_TYPE_COUNT + 1] = {atoms[TARGETS]};
  for (int i = 0; i < offered_count; i++) list[i + 1] = offered[i];
  answer(&requests[request], XA_ATOM, 32, list, (size_t)offered_count + 1);
}
#else
bool touch_drag_notes_wait(void) { return false; }
bool touch_next_drag_note(struct touch_drag_note *note) { return (void)note, false; }
void touch_offer_drag(void *sdl_window, unsigned int contents) { (void)sdl_window, (void)contents; }
bool touch_find_drag_target(void *sdl_window, int left, int top, struct touch_drag_target *target) {
  return (void)sdl_window, (void)left, (void)top, (void)target, false;
}
void touch_watch_drag_target(unsigned long target) { (void)target; }
void touch_enter_drag_target(unsigned long target, uint32_t version) { (void)target, (void)version; }
void touch_move_drag(unsigned long target, int x, int y) { (void)target, (void)x, (void)y; }
void touch_leave_drag_target(unsigned long target) { (void)target; }
void touch_drop_drag(unsigned long target) { (void)target; }
void touch_serve_drag(int request, const unsigned char *bytes, size_t count) {
  (void)request, (void)bytes, (void)count;
}
void touch_list_drag_types(int request) { (void)request; }
#endif
