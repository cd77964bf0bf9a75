// The desktop's clipboard with images and HTML, on SDL's connection. SDL's own functions exchange only text.
//
// Another program may announce anything, give it slowly or never, and end at any time. Reading ends after a second and
// 64 MB, and gives nothing then.
#ifndef CTOUCH_CLIPBOARD_H
#define CTOUCH_CLIPBOARD_H

#include <stdbool.h>
#include <stddef.h>

#include "drag_types.h"

// Whether the clipboard of an SDL_Window carries more than text: on X, once touch_vet_x_events() has had an effect, and
// on Wayland with touch_takes_wayland_drops().
bool touch_carries_clipboard(void *sdl_window);

// The contents that another program announces, a sum of touch_drag_content; 0 if the app is the owner. On X it waits for
// the owner's answer.
unsigned int touch_clipboard_contents(void);

// The content that another program provides, to be freed with touch_free_clipboard(); NULL without any, and if the app
// is the owner. Waits for it.
unsigned char *touch_read_clipboard(enum touch_drag_content content, size_t *count);
void touch_free_clipboard(unsigned char *bytes);

// Offers content, a sum of touch_drag_content. `provide` is called when a program first requests one of them; it answers
// by touch_store_clipboard() before it returns, or has no content. False if the clipboard cannot be taken; on Wayland
// that takes a press of a key, a button or a finger.
bool touch_offer_clipboard(unsigned int contents, void (*provide)(enum touch_drag_content content));
void touch_store_clipboard(enum touch_drag_content content, const unsigned char *bytes, size_t count);

// Whether the app still owns what it has offered.
bool touch_owns_clipboard(void);

// Whether other programs wait for what touch_serve_clipboard() does. Serve after each reading of the connection.
bool touch_clipboard_requests_wait(void);
void touch_serve_clipboard(void);

// Ends the offer, after SDL has taken the clipboard for text.
void touch_withdraw_clipboard(void);

// Gives what the app has offered to the desktop's clipboard manager, if there is one; waits for it, for at most a second.
// Call it before the connection is closed.
void touch_hand_over_clipboard(void);

// Ends the offer, before the connection is closed.
void touch_end_clipboard(void);

#endif
