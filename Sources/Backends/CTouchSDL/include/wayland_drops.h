// Drags of other Wayland clients over our windows, by a wl_data_device on SDL's connection
// (https://wayland.freedesktop.org/docs/html/apa.html#protocol-spec-wl_data_device). SDL has one, too: it reports only
// files, without a location, and reads their list until the source ends it.
//
// Compositors notify the newest device of a client, or all of them; KWin notifies only the oldest one, which is SDL's.
// What they send is collected as notes while SDL reads the connection. A source may offer anything, give it slowly or
// never, and end at any time: of the offered types only the known ones are stored, and the caller limits sizes and times.
#ifndef CTOUCH_WAYLAND_DROPS_H
#define CTOUCH_WAYLAND_DROPS_H

#include <stdbool.h>
#include <stdint.h>

#include "drag_types.h"

enum touch_offer_note_kind { TOUCH_OFFER_ENTERED, TOUCH_OFFER_MOVED, TOUCH_OFFER_LEFT, TOUCH_OFFER_DROPPED };

struct touch_offer_note {
  enum touch_offer_note_kind kind;
  // The number of the drag, from 1.
  unsigned long drag;
  // SDL's number of the window.
  uint32_t window;
  // TOUCH_OFFER_ENTERED: a sum of touch_drag_content.
  unsigned int contents;
  // TOUCH_OFFER_MOVED: the location in the window, in SDL's units.
  double x, y;
};

// Whether drags are reported here: there is a wl_data_device_manager of version 3, and the app's windows present
// themselves. `sdl_window` is any window on the connection.
bool touch_begin_wayland_drops(void *sdl_window);
bool touch_takes_wayland_drops(void);

// Whether the compositor has ever reported a drag here. SDL's reports are duplicates then.
bool touch_has_seen_wayland_drag(void);

// Sets whether drags over an SDL_Window are reported; others are refused.
void touch_set_wayland_drop_target(void *sdl_window, bool is_target);

// Whether there is a note; the next one, which it removes.
bool touch_offer_notes_wait(void);
bool touch_next_offer_note(struct touch_offer_note *note);

// Requests content of a drag; the descriptor from which it can be read, without blocking, or -1. The caller closes it.
int touch_receive_offer(unsigned long drag, enum touch_drag_content content);

// Answers whether a drop would be accepted, as a copy.
void touch_answer_offer(unsigned long drag, bool is_accepted);

// Ends a drag after a drop.
void touch_finish_offer(unsigned long drag, bool is_accepted);

// Releases all dropped drags except one; 0 for none.
void touch_release_offers(unsigned long except);

// Ends the use of the connection, before it is closed.
void touch_end_wayland_drops(void);

#endif
