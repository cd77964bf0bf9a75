// Buttons and keys whose release was sent to another client.
#ifndef CTOUCHSDL_X_RELEASES_H
#define CTOUCHSDL_X_RELEASES_H

#include <X11/Xlib.h>

// The maximum number of releases that one event reveals: all keys, or three buttons.
enum { TOUCH_MOST_RELEASES = 256 };

// Marks all buttons and keys as up.
void touch_forget_input(void);

// Records what an event reveals about buttons and keys. An event of the pointer contains the server's state of the
// buttons, and after each enter and each focus the server reports all pressed keys, so no request is needed.
//
// Returns the number of lost releases, and writes events that replace them and must precede this event.
int touch_note_input(const XEvent *event, XEvent *releases);

#endif
