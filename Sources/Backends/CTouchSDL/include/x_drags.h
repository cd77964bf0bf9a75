// Drags of the app over windows of other X clients, by the XDND protocol (versions 3 to 5), on SDL's connection.
//
// What targets send is collected as notes while the connection is read. A target may send anything, in any order, and
// end at any time: the caller compares windows and limits times.
#ifndef CTOUCH_X_DRAGS_H
#define CTOUCH_X_DRAGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "drag_types.h"

enum touch_drag_note_kind {
  // The target has answered a position.
  TOUCH_DRAG_ANSWERED,
  // The target has ended the drop.
  TOUCH_DRAG_FINISHED,
  // A client requests content: call touch_serve_drag().
  TOUCH_DRAG_REQUESTED,
  // A client requests the list of types: call touch_list_drag_types().
  TOUCH_DRAG_TYPES_REQUESTED,
  // The watched target has ended.
  TOUCH_DRAG_TARGET_ENDED,
  // The target has read a piece of content.
  TOUCH_DRAG_READ,
  // Another client has begun a drag.
  TOUCH_DRAG_LOST,
};

struct touch_drag_note {
  enum touch_drag_note_kind kind;
  // X's number of the target's window; 0 for requests and TOUCH_DRAG_LOST.
  unsigned long target;
  // TOUCH_DRAG_ANSWERED, TOUCH_DRAG_FINISHED. The latter says nothing in versions before 5.
  bool is_accepted, is_move;
  // The number and the content of a request.
  int request;
  enum touch_drag_content content;
};

bool touch_drag_notes_wait(void);
bool touch_next_drag_note(struct touch_drag_note *note);

// Offers content, a sum of touch_drag_content, in the name of an SDL_Window.
void touch_offer_drag(void *sdl_window, unsigned int contents);

// What is below a drag.
struct touch_drag_target {
  // X's number of another client's window that accepts drags, and the version of the protocol to use; 0 for none.
  unsigned long window;
  uint32_t version;
  // The location on the display.
  int x, y;
  // SDL's number of a window of ours that accepts drags, and the location in it; 0 for none.
  uint32_t own;
  int left, top;
};

// Finds what is below a location of an SDL_Window, in pixels; false without an answer of the server, which is waited for.
bool touch_find_drag_target(void *sdl_window, int left, int top, struct touch_drag_target *target);

// Reports the end of a target by a note, and no longer that of another one; 0 ends the watching.
void touch_watch_drag_target(unsigned long target);

void touch_enter_drag_target(unsigned long target, uint32_t version);
void touch_move_drag(unsigned long target, int x, int y);
void touch_leave_drag_target(unsigned long target);
void touch_drop_drag(unsigned long target);

// Answers a request with bytes; NULL for no content. More than 192 KB are written in pieces, while the target reads them.
void touch_serve_drag(int request, const unsigned char *bytes, size_t count);
void touch_list_drag_types(int request);

#endif
