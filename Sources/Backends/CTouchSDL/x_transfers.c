#define _GNU_SOURCE
#include "window_info.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include "x_clipboard.h"
#include "x_drag_atoms.h"
#include "x_drop_notes.h"
#include "x_library.h"
#include "x_transfers.h"

#pragma weak XChangeProperty
#pragma weak XSelectInput

enum { MOST_TRANSFERS = 16 };
// A piece waits so many milliseconds for its reader.
enum { PATIENCE = 10000 };
enum { EVENTS = PropertyChangeMask | StructureNotifyMask };

struct transfer {
  // The window of the reader, None for an unused entry, and the events of it that were selected before.
  Window window;
  long mask;
  Atom property, type;
  struct touch_blob *blob;
  size_t sent;
  long deadline;
  bool is_drag;
  // Whether the reader has read a piece, or has ended.
  bool is_due, has_ended;
};

// Used only by the thread that reads the connection, which is the main one.
static Display *display;
static struct transfer transfers[MOST_TRANSFERS];

void touch_begin_x_transfers(Display *connection) {
  display = connection;
  for (int i = 0; i < MOST_TRANSFERS; i++) {
    touch_release_blob(transfers[i].blob);
    transfers[i] = (struct transfer){0};
  }
}

bool touch_note_transfer_event(const XEvent *event) {
  bool is_noted = false;
  for (int i = 0; i < MOST_TRANSFERS; i++) {
    struct transfer *transfer = &transfers[i];
    if (transfer->window == None) continue;
    if (event->type == DestroyNotify && transfer->window == event->xdestroywindow.window) transfer->has_ended = true;
    if (event->type != PropertyNotify || transfer->window != event->xproperty.window) continue;
    is_noted = true;
    bool is_read = transfer->property == event->xproperty.atom && event->xproperty.state == PropertyDelete;
    if (!is_read) continue;
    transfer->is_due = true;
    if (transfer->is_drag) touch_note_drag_read();
  }
  return is_noted;
}

bool touch_transfers_wait(void) {
  for (int i = 0; i < MOST_TRANSFERS; i++) {
    if (transfers[i].window != None && (transfers[i].is_due || transfers[i].has_ended)) return true;
  }
  return false;
}

long touch_transfer_events(Window window) {
  for (int i = 0; i < MOST_TRANSFERS; i++) {
    if (window != None && transfers[i].window == window && !transfers[i].has_ended) return EVENTS;
  }
  return 0;
}

static void end_transfer(struct transfer *transfer) {
  __typeof__(&XSelectInput) select = FOUND(XSelectInput);
  bool is_shared = transfer->has_ended;
  for (int i = 0; i < MOST_TRANSFERS; i++) {
    if (&transfers[i] != transfer && transfers[i].window == transfer->window) is_shared = true;
  }
  if (!is_shared && select) {
    touch_expect_drop_error();
    select(display, transfer->window, transfer->mask);
  }
  touch_release_blob(transfer->blob);
  *transfer = (struct transfer){0};
}

static bool change_property(
    Window window, Atom property, Atom type, int format, const void *data, size_t count) {
  __typeof__(&XChangeProperty) change = FOUND(XChangeProperty);
  if (!change) return false;
  touch_expect_drop_error();
  change(display, window, property, type, format, PropModeReplace, (const unsigned char *)data, (int)count);
  return true;
}

// Writes the next piece; an empty one is the last.
static void write_piece(struct transfer *transfer) {
  size_t left = transfer->blob->count - transfer->sent, count = left < TRANSFER_PIECE ? left : TRANSFER_PIECE;
  transfer->is_due = false;
  transfer->deadline = touch_milliseconds() + PATIENCE;
  change_property(
      transfer->window, transfer->property, transfer->type, 8, transfer->blob->bytes + transfer->sent, count);
  transfer->sent += count;
  if (count == 0) end_transfer(transfer);
}

bool touch_begin_transfer(Window window, Atom property, Atom type, struct touch_blob *blob, bool is_drag) {
  // The one that has waited longest for its reader makes room.
  int place = 0, twin = 0;
  for (int i = 1; i < MOST_TRANSFERS; i++) {
    if (transfers[i].deadline < transfers[place].deadline) place = i;
  }
  if (transfers[place].window != None) end_transfer(&transfers[place]);
  while (twin < MOST_TRANSFERS && transfers[twin].window != window) twin++;
  struct transfer transfer = {.property = property, .type = type, .blob = blob, .is_drag = is_drag};
  if (twin < MOST_TRANSFERS) {
    transfer.window = window;
    transfer.mask = transfers[twin].mask;
  } else if (!touch_watch_window(window, EVENTS, &transfer.window, &transfer.mask)) {
    touch_release_blob(blob);
    return false;
  }
  transfer.deadline = touch_milliseconds() + PATIENCE;
  transfers[place] = transfer;
  long size = (long)blob->count;
  return change_property(window, property, touch_drag_atoms[INCREMENTAL], 32, &size, 1);
}

void touch_write_transfers(void) {
  long now = 0;
  for (int i = 0; i < MOST_TRANSFERS; i++) {
    struct transfer *transfer = &transfers[i];
    if (transfer->window == None) continue;
    if (now == 0) now = touch_milliseconds();
    if (transfer->has_ended || transfer->deadline < now) {
      end_transfer(transfer);
    } else if (transfer->is_due) {
      write_piece(transfer);
    }
  }
}
#endif
