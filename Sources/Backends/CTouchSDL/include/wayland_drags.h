// Drags of the app over windows of other Wayland clients, by a wl_data_source on SDL's connection
// (https://wayland.freedesktop.org/docs/html/apa.html#protocol-spec-wl_data_source).
//
// A drag begins in the app. When its pointer leaves the window, it becomes the compositor's: the compositor takes the
// pointer, shows the picture, and finds targets. wl_pointer reports nothing then. While the drag is over the window of
// its press, wl_data_device reports its location, which is passed on as moves of the mouse; the picture is hidden. When
// it leaves the window, the mouse moves beyond the nearest edge. The button is released when the drag ends.
#ifndef CTOUCH_WAYLAND_DRAGS_H
#define CTOUCH_WAYLAND_DRAGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "drag_types.h"

enum touch_source_note_kind {
  // The target has answered what a drop would do.
  TOUCH_SOURCE_ANSWERED,
  // A client requests content: call touch_serve_source().
  TOUCH_SOURCE_REQUESTED,
  // The button was released over a target that accepts, or over the window.
  TOUCH_SOURCE_DROPPED,
  // The target has ended the drop.
  TOUCH_SOURCE_FINISHED,
  // The drag ended without a drop, or the target has refused it.
  TOUCH_SOURCE_CANCELLED,
};

struct touch_source_note {
  enum touch_source_note_kind kind;
  // TOUCH_SOURCE_ANSWERED, TOUCH_SOURCE_FINISHED.
  bool is_accepted, is_move;
  // TOUCH_SOURCE_REQUESTED.
  int request;
  enum touch_drag_content content;
};

// What the compositor shows below the pointer: pixels 0xAARRGGBB, premultiplied, rows from the top, without gaps.
struct touch_drag_picture {
  const uint32_t *pixels;
  int32_t width, height;
  // The number of pixels per unit of SDL, a whole number.
  int32_t scale;
  // The upper left corner relative to the pointer, in units of SDL.
  int32_t x, y;
};

// Begins a drag over other clients with content, a sum of touch_drag_content. `picture` may be NULL. False if no button
// is pressed in a window. The compositor may refuse the drag without a notification.
bool touch_begin_source(unsigned int contents, bool allows_move, const struct touch_drag_picture *picture);

// Ends the drag, and releases its button at the last location.
void touch_end_source(void);

// Releases the button of the drag at its last location.
void touch_release_source(void);

// Whether the compositor has the pointer for a drag of the app, or was requested to take it.
bool touch_is_dragging(void);

bool touch_source_notes_wait(void);
bool touch_next_source_note(struct touch_source_note *note);

// Answers a request with bytes; NULL for no content. They are written on a separate thread, which ends when the client
// does not read for ten seconds.
void touch_serve_source(int request, const unsigned char *bytes, size_t count);

#endif
