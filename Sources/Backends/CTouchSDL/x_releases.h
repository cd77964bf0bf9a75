// Buttons and keys that were released while the release went elsewhere.
#ifndef CTOUCHSDL_X_RELEASES_H
#define CTOUCHSDL_X_RELEASES_H

#include <X11/Xlib.h>

// The most releases that one event reveals: all keys, or three buttons.
enum { TOUCH_MOST_RELEASES = 256 };

// Forgets what is down.
void touch_forget_input(void);

// Notes what an event says about buttons and keys. An event of the pointer bears the server's state of the buttons, and
// after each enter and each focus the server reports all keys that are down, so no request is needed to compare.
//
// Returns how many releases were lost, and writes events that make up for them, which belong before this event.
int touch_note_input(const XEvent *event, XEvent *releases);

#endif
