// Content of selections that is written to other clients in pieces (INCR), for the clipboard and for drags.
#ifndef CTOUCHSDL_X_TRANSFERS_H
#define CTOUCHSDL_X_TRANSFERS_H

#include <X11/Xlib.h>
#include <stdbool.h>

#include "clipboard_store.h"

// Content larger than this, in bytes, is written in pieces of this size.
enum { TRANSFER_PIECE = 192 << 10 };

// Starts to write on a connection. The atoms must be interned.
void touch_begin_x_transfers(Display *display);

// Notes an event that has to do with a transfer; returns whether SDL must not receive it. Sends no requests.
bool touch_note_transfer_event(const XEvent *event);

// Begins to write content to a property, when the reader has deleted it, and takes over the use of the blob. False, and
// nothing happens, if the window of the reader does not exist. Of 17 transfers at once the one that has waited longest
// for its reader ends.
bool touch_begin_transfer(Window window, Atom property, Atom type, struct touch_blob *blob, bool is_drag);

// Whether a reader has read a piece, or has ended.
bool touch_transfers_wait(void);

// Writes the next pieces. Readers have ten seconds for each.
void touch_write_transfers(void);

// The events that a transfer needs of a window; 0 for other windows.
long touch_transfer_events(Window window);

#endif
