// Collects the messages of drags while Xlib reads the connection.
#ifndef CTOUCHSDL_X_DROP_NOTES_H
#define CTOUCHSDL_X_DROP_NOTES_H

#include <X11/Xlib.h>
#include <stdbool.h>

// Starts to collect the messages of a connection; false if the server does not answer.
bool touch_begin_x_drops(Display *display);

// Notes an event that has to do with a drag; returns whether SDL must not receive it. Sends no requests.
bool touch_note_drop_event(const XEvent *event);

// Whether the error with this serial number belongs to a request about the source of a drag, which may not exist any
// more.
bool touch_drops_expect_error(unsigned long serial);

#endif
