// Collects the messages of drags while Xlib reads the connection.
#ifndef CTOUCHSDL_X_DROP_NOTES_H
#define CTOUCHSDL_X_DROP_NOTES_H

#include <X11/Xlib.h>
#include <stdbool.h>

// Start to collect the messages of a connection: those of drags over our windows, and those of the targets of our drags.
// The atoms must be interned.
void touch_begin_x_drops(Display *display);
void touch_begin_x_drags(Display *display);

// Note an event that has to do with a drag; return whether SDL must not receive it. Send no requests.
bool touch_note_drop_event(const XEvent *event);
bool touch_note_drag_event(const XEvent *event);

// Notes that the target of a drag has read a piece of its content.
void touch_note_drag_read(void);

// Whether a window is one that takes drops here.
bool touch_is_drop_window(Window window);

// SDL's number of such a window; 0 for others.
uint32_t touch_id_of_drop_window(Window window);

// Selects events of a window, such as its end, and no longer those of the current one; false if the window does not exist, is one of ours,
// or has the number 0. `mask` stores the events that were selected before. Waits for the server's answer.
bool touch_watch_window(Window window, long events, Window *current, long *mask);

// Expects that the next request fails, because windows of other clients may end at any time.
void touch_expect_drop_error(void);

// Whether the error with this serial number belongs to a request about the source of a drag, which may not exist any
// more.
bool touch_drops_expect_error(unsigned long serial);

#endif
