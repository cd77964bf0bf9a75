// Drags of other X clients over our windows, by the XDND protocol (versions 3 to 5), on SDL's connection. SDL receives
// no message of a drag: it reports neither positions nor text, and it trusts the sources.
//
// Messages are collected as notes while the connection is read. The requests below answer them. A source may send
// anything, in any order, and end at any time: the caller compares sources and limits times, and this file checks
// formats and windows.
#ifndef CTOUCH_X_DROPS_H
#define CTOUCH_X_DROPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum touch_drop_note_kind {
  TOUCH_DROP_ENTERED,
  TOUCH_DROP_MOVED,
  TOUCH_DROP_LEFT,
  TOUCH_DROP_DROPPED,
  // The source has answered a request for content.
  TOUCH_DROP_ANSWERED,
  // The source has written a piece of the content.
  TOUCH_DROP_CHANGED,
  // The watched source has ended.
  TOUCH_DROP_SOURCE_ENDED,
};

// A message of a drag.
struct touch_drop_note {
  enum touch_drop_note_kind kind;
  // SDL's number of the window; 0 for TOUCH_DROP_SOURCE_ENDED.
  uint32_t window;
  // X's number of the source's window; 0 for TOUCH_DROP_ANSWERED and TOUCH_DROP_CHANGED.
  unsigned long source;
  // TOUCH_DROP_ENTERED: the version of the protocol, up to three types, and whether a property has all of them.
  unsigned int version;
  unsigned long types[3];
  bool has_list;
  // TOUCH_DROP_MOVED: the position on the display, in SDL's units.
  int x, y;
  // TOUCH_DROP_MOVED, TOUCH_DROP_DROPPED: the server's time.
  unsigned long time;
  // TOUCH_DROP_ANSWERED: the type of the content, and whether there is any.
  unsigned long type;
  bool is_provided;
};

// X's numbers of the types that a drag offers; 0 for those that it does not offer.
struct touch_drop_types {
  unsigned long addresses, text, png;
};

enum touch_drop_piece {
  // There is no content, it has another form, or it is too large.
  TOUCH_DROP_UNREADABLE,
  // The content, or a piece of it; an empty piece is the last one.
  TOUCH_DROP_BYTES,
  // The content follows in pieces; each one is announced by TOUCH_DROP_CHANGED.
  TOUCH_DROP_PIECES_FOLLOW,
};

// Whether the drags over our windows are reported here: on X, once touch_vet_x_events() has had an effect.
bool touch_takes_x_drops(void);

// Sets whether other clients may drop something on an SDL_Window. Does nothing for other drivers.
void touch_set_drop_target(void *sdl_window, bool is_target);

// Whether there is a note; the next one, which it removes.
bool touch_drop_notes_wait(void);
bool touch_next_drop_note(struct touch_drop_note *note);

// Reports the end of a source by a note, and no longer that of another one; false if the window does not exist or is
// one of ours. 0 ends the watching. Waits for the server's answer.
bool touch_watch_drag_source(unsigned long source);

// The known types that a drag offers, according to its note TOUCH_DROP_ENTERED. May wait for the server's answer.
struct touch_drop_types touch_drop_types(const struct touch_drop_note *entered);

// The position in an SDL_Window of a position on the display, in SDL's units; false if the server does not answer.
bool touch_drop_place(uint32_t window, int *x, int *y);

// Requests content of the dragged items. `time` is that of the last note of the drag.
void touch_request_drop(uint32_t window, unsigned long type, unsigned long time);

// Reads the content after TOUCH_DROP_ANSWERED or TOUCH_DROP_CHANGED, up to a number of bytes, and removes it from the
// window. For TOUCH_DROP_BYTES the caller frees the bytes by touch_free_drop().
enum touch_drop_piece touch_read_drop(uint32_t window, size_t most, unsigned char **bytes, size_t *count);
void touch_free_drop(unsigned char *bytes);

// Answers a movement, and ends a drag after a drop.
void touch_answer_drag(uint32_t window, unsigned long source, bool is_accepted);
void touch_finish_drag(uint32_t window, unsigned long source, bool is_accepted);

#endif
