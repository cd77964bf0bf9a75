// The clipboard on X: the selection CLIPBOARD, with separate windows, which SDL does not know.
#ifndef CTOUCHSDL_X_CLIPBOARD_H
#define CTOUCHSDL_X_CLIPBOARD_H

#include <stdbool.h>
#include <stddef.h>

#include "drag_types.h"

// The functions of clipboard.h, on X.
bool touch_carries_x_clipboard(void *sdl_window);
unsigned int touch_x_clipboard_contents(void);
unsigned char *touch_read_x_clipboard(enum touch_drag_content content, size_t *count);
bool touch_offer_x_clipboard(void);
bool touch_owns_x_clipboard(void);
bool touch_x_clipboard_requests_wait(void);
void touch_serve_x_clipboard(void);
void touch_hand_over_x_clipboard(void);
void touch_withdraw_x_clipboard(void);
void touch_end_x_clipboard(void);

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/Xlib.h>

// Starts to collect the messages of a connection. The atoms must be interned.
void touch_begin_x_clipboard(Display *display);
void touch_begin_x_clipboard_owner(Display *display);

// Note an event that has to do with the clipboard; return whether SDL must not receive it. Send no requests.
bool touch_note_clipboard_event(const XEvent *event);
bool touch_note_clipboard_owner_event(const XEvent *event);

// A new window that is never shown; None if the functions are missing.
Window touch_make_clipboard_window(void);
bool touch_is_clipboard_window(Window window);

// Sends all requests and reads all events; without one about the clipboard, waits for further ones until a time of
// touch_milliseconds(). False after that time.
bool touch_await_x_events(long deadline);
#endif

#endif
