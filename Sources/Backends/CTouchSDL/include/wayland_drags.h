// Drags of the app over windows of other Wayland clients, by a wl_data_source on SDL's connection
// (https://wayland.freedesktop.org/docs/html/apa.html#protocol-spec-wl_data_source).
//
// A drag begins in the app. When its pointer or finger leaves the window, it becomes the compositor's: the compositor
// takes the pointer or the touch, shows the picture, and finds targets. wl_pointer or wl_touch reports nothing then.
// While the drag is over the window of its press, wl_data_device reports its location, which is passed on as moves of
// the mouse or the finger; the picture is hidden. When it leaves the window, they move beyond the nearest edge. The
// button is released, or the finger is lifted, when the drag ends.
#ifndef CTOUCH_WAYLAND_DRAGS_H
#define CTOUCH_WAYLAND_DRAGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "drag_types.h"

// The code of SDL's user events that stand for the finger that drags: `data1` is x, and `data2` is twice y, plus 1 if it
// is lifted; in SDL's units of the window of its press.
enum { TOUCH_DRAG_FINGER_CODE = 0x746F6466 };

enum touch_source_note_kind {
  // The drag has moved over another window of the app, or has left it: call touch_dragged_window().
  TOUCH_SOURCE_MOVED,
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
// is pressed in a window, or for a drag by finger, if not exactly one finger touches. The compositor may refuse the drag
// without a notification.
bool touch_begin_source(
    unsigned int contents, bool allows_move, bool is_by_finger, const struct touch_drag_picture *picture);

// The other window of the app that the drag is over, by SDL's number, and the location in it, in SDL's units; false for
// none.
bool touch_dragged_window(uint32_t *window, double *x, double *y);

// Ends the drag, and releases its button or finger at the last location.
void touch_end_source(void);

// Releases the button or the finger of the drag at its last location.
void touch_release_source(void);

// Whether the compositor has the pointer or a touch for a drag of the app, or was requested to take it.
bool touch_is_dragging(void);

// Whether it is a touch.
bool touch_has_taken_finger(void);

bool touch_source_notes_wait(void);
bool touch_next_source_note(struct touch_source_note *note);

// Answers a request with bytes; NULL for no content. They are written on a separate thread, which ends when the client
// does not read for ten seconds.
void touch_serve_source(int request, const unsigned char *bytes, size_t count);

#endif
