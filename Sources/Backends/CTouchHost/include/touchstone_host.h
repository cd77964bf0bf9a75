// The kit inside of a program that is written in C, or in anything that can call C.
//
// Guide: Docs/Hosting.md. All calls are made on the thread that the process started with. Functions that answer with a
// status answer TOUCHSTONE_OK, or say what is wrong and have changed nothing. Text is UTF-8 and is copied. Lengths are
// in points of the surface, from its upper left corner, unless something else is said.
#ifndef TOUCHSTONE_HOST_H
#define TOUCHSTONE_HOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A surface with a view tree, and one of its views. A view belongs to its host and goes with it.
typedef struct touchstone_host touchstone_host;
typedef struct touchstone_view touchstone_view;
// Cairo's drawing context, for hosts that have Cairo.
typedef struct _cairo touchstone_cairo;

// What came of a call.
typedef int32_t touchstone_status;
enum {
  TOUCHSTONE_OK = 0,
  // A size below one pixel, of more than 16,384 pixels, or that is no number.
  TOUCHSTONE_INVALID_SIZE = 1,
  // A number of pixels in a point that is not between 0.25 and 8.
  TOUCHSTONE_INVALID_SCALE = 2,
  // A buffer of another size in pixels than the surface has.
  TOUCHSTONE_WRONG_BUFFER_SIZE = 3,
  // Rows that overlap, or do not begin at whole pixels.
  TOUCHSTONE_INVALID_STRIDE = 4,
  // The host was closed.
  TOUCHSTONE_CLOSED = 5,
  // A pointer that is NULL, a value that is no number, a view of another kind, or a context with an error.
  TOUCHSTONE_INVALID_ARGUMENT = 6,
  // The call was not made on the thread that the process started with.
  TOUCHSTONE_WRONG_THREAD = 7,
};

// A sentence for the programmer; it lives for ever.
const char *touchstone_status_text(touchstone_status status);

// MARK: Life

// Makes a surface of a size in points, with so many pixels in a point. `*host` is NULL where that fails.
touchstone_status touchstone_host_create(double width, double height, double scale, touchstone_host **host);

// Ends it, from inside a callback too: touches in flight are cancelled, nothing is drawn any more, and calls answer
// TOUCHSTONE_CLOSED. Without effect the second time.
touchstone_status touchstone_host_close(touchstone_host *host);

// Closes it and gives it back, from inside a callback too; neither it nor its views may be used afterwards. NULL is
// nothing.
void touchstone_host_release(touchstone_host *host);

// Gives it another size or scale; what was drawn is lost.
touchstone_status touchstone_host_resize(touchstone_host *host, double width, double height, double scale);

// Light at first.
touchstone_status touchstone_host_set_dark(touchstone_host *host, bool is_dark);

// How many frames the display shows in a second: from 1 to 1000, 60 at first.
touchstone_status touchstone_host_set_frame_rate(touchstone_host *host, double frames_per_second);

// MARK: Input

// What a finger did.
enum { TOUCHSTONE_BEGAN = 0, TOUCHSTONE_MOVED = 1, TOUCHSTONE_ENDED = 2, TOUCHSTONE_CANCELLED = 3 };
typedef int32_t touchstone_phase;

// What one finger did; fingers that are down at the same time have different numbers from 1.
typedef struct {
  int32_t finger;
  touchstone_phase phase;
  double x, y;
} touchstone_touch;

// Fingers, those of one report of the device together. A finger that comes down outside of the surface is ignored until
// it comes down again.
touchstone_status touchstone_host_touches(touchstone_host *host, const touchstone_touch *touches, size_t count);

// The buttons of the mouse.
enum { TOUCHSTONE_PRIMARY = 1, TOUCHSTONE_SECONDARY = 2, TOUCHSTONE_MIDDLE = 4 };

// The mouse is here with these buttons down, wherever it is. A press inside goes on outside until the last button is
// up.
touchstone_status touchstone_host_mouse(touchstone_host *host, double x, double y, uint32_t buttons);

// The mouse has left the window.
touchstone_status touchstone_host_mouse_left(touchstone_host *host);

// The wheel turned; positive moves the content right and down.
touchstone_status touchstone_host_scroll(touchstone_host *host, double dx, double dy, double x, double y);

// The keys that are held while others are pressed.
enum { TOUCHSTONE_SHIFT = 1, TOUCHSTONE_CONTROL = 2, TOUCHSTONE_ALT = 4, TOUCHSTONE_LOGO = 8 };

// A key by its USB usage (SDL's scancode) and what it types, which may be "" and is then brought by
// touchstone_host_text, or not at all. A key that is held goes down again.
touchstone_status touchstone_host_key(
    touchstone_host *host, int32_t usage, const char *text, bool is_down, uint32_t modifiers);

// The USB usage of a key that Linux has a code for (linux/input-event-codes.h): what Wayland and libinput tell, and X
// and GTK with 8 more. 0 for keys that have none.
int32_t touchstone_usage_of_keycode(uint32_t code);

// Text that no key brought, or that comes apart from its key.
touchstone_status touchstone_host_text(touchstone_host *host, const char *text);

// What an input method composes, with its selection in code points; NULL when it gave up.
touchstone_status touchstone_host_compose(touchstone_host *host, const char *text, int32_t start, int32_t length);

// The window has gained or lost the keyboard, or was shown or hidden.
touchstone_status touchstone_host_focus(touchstone_host *host, bool is_focused);
touchstone_status touchstone_host_show(touchstone_host *host, bool is_visible);

// MARK: Time and pixels

// In how many seconds touchstone_host_update wants to be called, 0 for at once. False when it waits for nothing but
// input.
bool touchstone_host_wakes_in(touchstone_host *host, double *seconds);

// Does what is due.
touchstone_status touchstone_host_update(touchstone_host *host);

// Whether something looks different from what was drawn last.
bool touchstone_host_needs_draw(touchstone_host *host);

// A rectangle of whole pixels.
typedef struct {
  int32_t x, y, width, height;
} touchstone_rect;

// The surface's size in pixels; parts of a pixel are counted.
touchstone_status touchstone_host_pixel_size(touchstone_host *host, int32_t *width, int32_t *height);

// Copies what changed into pixels that hold what the surface showed at the call before, or everything where `keeps` is
// false. 32 bits each, 0xAARRGGBB in the machine's order, opaque; `stride` is in bytes. Writes as many of the changed
// rectangles as there is room for; `*count` tells how many there are. `rects` and `count` may be NULL.
touchstone_status touchstone_host_draw(
    touchstone_host *host, void *pixels, int32_t width, int32_t height, int32_t stride, bool keeps,
    touchstone_rect *rects, size_t room, size_t *count);

// Draws the surface on a context whose unit is the point, with its corner at the origin, as far as the context's clip
// lets it: cairo_t of GTK, of a PDF, of anything.
touchstone_status touchstone_host_draw_cairo(touchstone_host *host, touchstone_cairo *context);

// MARK: What the views want

// What the pointer looks like.
enum {
  TOUCHSTONE_ARROW = 0,
  TOUCHSTONE_HAND = 1,
  TOUCHSTONE_TEXT = 2,
  TOUCHSTONE_CROSSHAIR = 3,
  TOUCHSTONE_MOVE = 4,
  TOUCHSTONE_RESIZE_HORIZONTALLY = 5,
  TOUCHSTONE_RESIZE_VERTICALLY = 6,
  TOUCHSTONE_NOT_ALLOWED = 7,
  TOUCHSTONE_HIDDEN = 8,
};
int32_t touchstone_host_pointer(touchstone_host *host);

// Whether text is edited, so that input methods should be on; then x, y, width and height, which may be NULL, are
// where.
bool touchstone_host_edits_text(touchstone_host *host, double *x, double *y, double *width, double *height);

// The clipboards: `read` answers with text that lives until it is called again, or NULL; `write` gets NULL for nothing.
// `is_primary` means the selection for the middle button.
typedef const char *(*touchstone_read)(bool is_primary, void *user);
typedef void (*touchstone_write)(const char *text, bool is_primary, void *user);
touchstone_status touchstone_host_set_clipboard(
    touchstone_host *host, touchstone_read read, touchstone_write write, void *user);

// MARK: Views
//
// A small set, in the order in which they were added, the last in front. For more, write Swift: see "From C" in
// the guide.

enum {
  TOUCHSTONE_LABEL = 0,
  TOUCHSTONE_BUTTON = 1,
  TOUCHSTONE_SLIDER = 2,
  TOUCHSTONE_SWITCH = 3,
  TOUCHSTONE_FIELD = 4,
  // Text of several lines, which scrolls.
  TOUCHSTONE_TEXT_VIEW = 5,
};
typedef int32_t touchstone_kind;

// Adds a view of a kind. `*view` is NULL where that fails.
touchstone_status touchstone_host_add(
    touchstone_host *host, touchstone_kind kind, double x, double y, double width, double height,
    touchstone_view **view);

// Moves a view.
touchstone_status touchstone_view_set_frame(touchstone_view *view, double x, double y, double width, double height);

// What a label, a button, a field or a text view says.
touchstone_status touchstone_view_set_text(touchstone_view *view, const char *text);

// What a field or a text view says: copies as many bytes as there is room for, the last of them 0, and answers with how
// many bytes the text has. 0 for other views.
size_t touchstone_view_text(touchstone_view *view, char *bytes, size_t room);

// The value of a slider, from 0 to 1, or of a switch, 0 or 1.
touchstone_status touchstone_view_set_value(touchstone_view *view, double value);
double touchstone_view_value(touchstone_view *view);

// Whether the user can use it; true at first.
touchstone_status touchstone_view_set_enabled(touchstone_view *view, bool is_enabled);

// Called when the user has pressed a button, moved a slider, turned a switch or edited a field. It may do anything, end
// the host included. NULL ends it.
typedef void (*touchstone_action)(touchstone_view *view, void *user);
touchstone_status touchstone_view_on_action(touchstone_view *view, touchstone_action action, void *user);

#ifdef __cplusplus
}
#endif
#endif
