#define _GNU_SOURCE
#include "window_info.h"
#include "x_clipboard.h"

#include <string.h>

#include "clipboard_store.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xatom.h>

#include "x_drag_atoms.h"
#include "x_drop_notes.h"
#include "x_library.h"
#include "x_transfers.h"

#pragma weak XChangeProperty
#pragma weak XConvertSelection
#pragma weak XFree
#pragma weak XGetSelectionOwner
#pragma weak XGetWindowProperty
#pragma weak XSendEvent
#pragma weak XSetSelectionOwner

enum { MOST_REQUESTS = 64, MOST_PAIRS = 32 };
// Used only by the thread that reads the connection, which is the main one.
static Display *display;
static const Atom *const atoms = touch_drag_atoms;
static Window owner;
static bool is_owner;
// The server's time of the last change of the window, and when the clipboard was taken.
static Time server_time, owned_since;
static XSelectionRequestEvent requests[MOST_REQUESTS];
static int request_count;
// Whether the clipboard manager has answered.
static bool is_saved;

void touch_begin_x_clipboard_owner(Display *connection) {
  display = connection;
  owner = None;
  is_owner = false;
  request_count = 0;
}

bool touch_owns_x_clipboard(void) { return is_owner; }

bool touch_note_clipboard_owner_event(const XEvent *event) {
  if (owner == None) return false;
  switch (event->type) {
    case SelectionRequest:
      if (event->xselectionrequest.owner != owner) return false;
      if (request_count < MOST_REQUESTS) requests[request_count++] = event->xselectionrequest;
      return true;
    case SelectionClear:
      if (event->xselectionclear.window != owner) return false;
      // Only the server knows the owner.
      if (!event->xany.send_event && event->xselectionclear.selection == atoms[CLIPBOARD]) is_owner = false;
      return true;
    case SelectionNotify:
      if (event->xselection.requestor != owner) return false;
      if (event->xselection.selection == atoms[CLIPBOARD_MANAGER]) is_saved = true;
      return true;
    case PropertyNotify: {
      const XPropertyEvent *change = &event->xproperty;
      if (change->window == owner) {
        server_time = change->time;
        return true;
      }
      return false;
    }
    default: return false;
  }
}

bool touch_x_clipboard_requests_wait(void) { return request_count > 0 || touch_transfers_wait(); }

bool touch_offer_x_clipboard(void) {
  __typeof__(&XChangeProperty) change = FOUND(XChangeProperty);
  __typeof__(&XGetSelectionOwner) present = FOUND(XGetSelectionOwner);
  __typeof__(&XSetSelectionOwner) own = FOUND(XSetSelectionOwner);
  if (!display || !change || !present || !own) return false;
  if (owner == None) owner = touch_make_clipboard_window();
  if (owner == None) return false;
  // The server reports its time with the change, before it answers the request for the owner.
  change(display, owner, atoms[PASTED], XA_STRING, 8, PropModeAppend, NULL, 0);
  present(display, atoms[CLIPBOARD]);
  owned_since = server_time;
  own(display, atoms[CLIPBOARD], owner, owned_since);
  is_owner = present(display, atoms[CLIPBOARD]) == owner;
  return is_owner;
}

static bool change_property(
    Window window, Atom property, Atom type, int format, const void *data, size_t count) {
  __typeof__(&XChangeProperty) change = FOUND(XChangeProperty);
  if (!change) return false;
  touch_expect_drop_error();
  change(display, window, property, type, format, PropModeReplace, (const unsigned char *)data, (int)count);
  return true;
}

// MARK: Requests

// The text in Latin-1, as the type STRING requires; other characters become question marks.
static struct touch_blob *latin(struct touch_blob *text) {
  struct touch_blob *result = text ? touch_make_blob(text->bytes, text->count) : NULL;
  if (!result) return NULL;
  size_t count = 0;
  for (size_t i = 0; i < text->count; count++) {
    unsigned char first = text->bytes[i++];
    bool is_latin = (first == 0xC2 || first == 0xC3) && i < text->count;
    result->bytes[count] = first < 0x80 ? first : is_latin ? (unsigned char)(first << 6 | (text->bytes[i] & 0x3F)) : '?';
    while (first >= 0xC0 && i < text->count && (text->bytes[i] & 0xC0) == 0x80) i++;
  }
  result->count = count;
  return result;
}

static struct touch_blob *content_of(Atom target) {
  if (target == XA_STRING) {
    struct touch_blob *text = touch_offered_blob(TOUCH_DRAG_TEXT), *result = latin(text);
    touch_release_blob(text);
    return result;
  }
  for (int i = 0; i < TOUCH_CONTENT_TYPE_COUNT; i++) {
    if (target == atoms[FIRST_TYPE + i]) return touch_offered_blob(touch_drag_types[i].content);
  }
  return NULL;
}

// The types that are offered, with those of the protocol if these are included.
static int list_types(Atom *list, bool has_protocol) {
  int count = 0;
  if (has_protocol) {
    list[count++] = atoms[TARGETS];
    list[count++] = atoms[TIMESTAMP];
    list[count++] = atoms[MULTIPLE];
  }
  for (int i = 0; i < TOUCH_CONTENT_TYPE_COUNT; i++) {
    if (touch_offered() & touch_drag_types[i].content) list[count++] = atoms[FIRST_TYPE + i];
  }
  if (touch_offered() & TOUCH_DRAG_TEXT) list[count++] = XA_STRING;
  return count;
}

enum { MOST_LISTED = TOUCH_CONTENT_TYPE_COUNT + 4 };

// Writes what a target stands for to a property; false if there is nothing.
static bool convert(Window window, Atom target, Atom property) {
  Atom list[MOST_LISTED];
  if (target == atoms[TARGETS]) {
    int count = list_types(list, true);
    return change_property(window, property, XA_ATOM, 32, list, (size_t)count);
  }
  if (target == atoms[TIMESTAMP]) {
    long time = (long)owned_since;
    return change_property(window, property, XA_INTEGER, 32, &time, 1);
  }
  struct touch_blob *blob = content_of(target);
  if (!blob) return false;
  if (blob->count > TRANSFER_PIECE) return touch_begin_transfer(window, property, target, blob, false);
  bool is_written = change_property(window, property, target, 8, blob->bytes, blob->count);
  touch_release_blob(blob);
  return is_written;
}

// Converts each pair of a target and a property in a list, and marks the pairs without content.
static bool convert_pairs(Window window, Atom property) {
  __typeof__(&XFree) release = FOUND(XFree);
  __typeof__(&XGetWindowProperty) get = FOUND(XGetWindowProperty);
  Atom type = None;
  int format = 0;
  unsigned long count = 0, rest = 0;
  unsigned char *data = NULL;
  if (!get || !release) return false;
  touch_expect_drop_error();
  int error =
      get(display, window, property, 0, MOST_PAIRS * 2, False, AnyPropertyType, &type, &format, &count, &rest, &data);
  bool is_list = error == Success && data && format == 32 && (type == atoms[ATOM_PAIR] || type == XA_ATOM);
  Atom *list = (Atom *)(void *)data;
  for (unsigned long i = 0; is_list && i + 1 < count; i += 2) {
    bool is_nested = list[i] == atoms[MULTIPLE] || list[i + 1] == None;
    if (is_nested || !convert(window, list[i], list[i + 1])) list[i + 1] = None;
  }
  if (is_list) change_property(window, property, atoms[ATOM_PAIR], 32, list, count);
  if (data) release(data);
  return is_list;
}

static void answer(const XSelectionRequestEvent *request) {
  __typeof__(&XSendEvent) send = FOUND(XSendEvent);
  if (!send) return;
  // Old clients name no property.
  Atom property = request->property == None ? request->target : request->property;
  Window window = request->requestor;
  bool is_ours = window == owner || touch_is_drop_window(window) || touch_is_clipboard_window(window);
  bool is_offered = is_owner && !is_ours && request->selection == atoms[CLIPBOARD];
  bool is_list = request->target == atoms[MULTIPLE];
  bool is_provided =
      is_offered && (is_list ? request->property != None && convert_pairs(window, property)
                             : convert(window, request->target, property));
  XEvent event = {
      .xselection = {
          .type = SelectionNotify, .display = display, .requestor = window, .selection = request->selection,
          .target = request->target, .property = is_provided ? property : None, .time = request->time}};
  touch_expect_drop_error();
  send(display, window, False, NoEventMask, &event);
}

void touch_serve_x_clipboard(void) {
  static XSelectionRequestEvent waiting[MOST_REQUESTS];
  touch_write_transfers();
  if (owner == None) return;
  int count = request_count;
  memcpy(waiting, requests, sizeof *requests * (size_t)count);
  request_count = 0;
  for (int i = 0; i < count; i++) answer(&waiting[i]);
}

// MARK: The end

void touch_hand_over_x_clipboard(void) {
  __typeof__(&XConvertSelection) request = FOUND(XConvertSelection);
  __typeof__(&XGetSelectionOwner) present = FOUND(XGetSelectionOwner);
  if (!is_owner || !request || !present || present(display, atoms[CLIPBOARD_MANAGER]) == None) return;
  long deadline = touch_milliseconds() + CLIPBOARD_PATIENCE;
  Atom list[MOST_LISTED];
  int count = list_types(list, false);
  change_property(owner, atoms[PASTED], XA_ATOM, 32, list, (size_t)count);
  is_saved = false;
  request(display, atoms[CLIPBOARD_MANAGER], atoms[SAVE_TARGETS], atoms[PASTED], owner, CurrentTime);
  while (!is_saved) {
    touch_serve_x_clipboard();
    if (!touch_await_x_events(deadline)) break;
  }
}

void touch_withdraw_x_clipboard(void) { is_owner = false; }
#else
bool touch_offer_x_clipboard(void) { return false; }
bool touch_owns_x_clipboard(void) { return false; }
bool touch_x_clipboard_requests_wait(void) { return false; }
void touch_serve_x_clipboard(void) {}
void touch_hand_over_x_clipboard(void) {}
void touch_withdraw_x_clipboard(void) {}
#endif
