// The kit inside a program in C, or in a language that can call C.
//
// Guide: Docs/Hosting.md. All calls must be made on the initial thread of the process. Functions with a status return
// TOUCHSTONE_OK, or an error, and then have changed nothing. Text is UTF-8 and is copied. Lengths are in points of the
// surface, from its upper left corner, unless stated otherwise.
#ifndef TOUCHSTONE_HOST_H
#define TOUCHSTONE_HOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// A surface with a view tree, and one of its views. A view is owned by its host and released with it.
typedef struct touchstone_host touchstone_host;
typedef struct touchstone_view touchstone_view;
// Cairo's drawing context, for hosts that have Cairo.
typedef struct _cairo touchstone_cairo;

// The result of a call.
typedef int32_t touchstone_status;
enum {
  TOUCHSTONE_OK = 0,
  // A size below one pixel, of more than 16,384 pixels, or NaN.
  TOUCHSTONE_INVALID_SIZE = 1,
  // A number of pixels in a point that is not between 0.25 and 8.
  TOUCHSTONE_INVALID_SCALE = 2,
  // A buffer whose size in pixels is not the surface's.
  TOUCHSTONE_WRONG_BUFFER_SIZE = 3,
  // Rows that overlap, or do not begin at whole pixels.
  TOUCHSTONE_INVALID_STRIDE = 4,
  // The host was closed.
  TOUCHSTONE_CLOSED = 5,
  // A NULL pointer, NaN, a view of another kind, or a context with an error.
  TOUCHSTONE_INVALID_ARGUMENT = 6,
  // The call was not made on the initial thread of the process.
  TOUCHSTONE_WRONG_THREAD = 7,
};

// A description of a status; the text is never freed.
const char *touchstone_status_text(touchstone_status status);

// MARK: Life

// Creates a surface with a size in points and a number of pixels in a point. `*host` is NULL after an error.
touchstone_status touchstone_host_create(double width, double height, double scale, touchstone_host **host);

// Closes the host, even inside a callback: active touches are cancelled, nothing is drawn any more, and calls return
// TOUCHSTONE_CLOSED. A second call has no effect.
touchstone_status touchstone_host_close(touchstone_host *host);

// Closes the host and releases it, even inside a callback; after this call neither it nor its views may be used. NULL
// is ignored.
void touchstone_host_release(touchstone_host *host);

// Resizes the surface or changes its scale. Discards its contents.
touchstone_status touchstone_host_resize(touchstone_host *host, double width, double height, double scale);

// Sets the style; light by default.
touchstone_status touchstone_host_set_dark(touchstone_host *host, bool is_dark);

// Sets the frame rate of the display: from 1 to 1000, 60 by default.
touchstone_status touchstone_host_set_frame_rate(touchstone_host *host, double frames_per_second);

// MARK: Input

// The phase of a finger.
enum { TOUCHSTONE_BEGAN = 0, TOUCHSTONE_MOVED = 1, TOUCHSTONE_ENDED = 2, TOUCHSTONE_CANCELLED = 3 };
typedef int32_t touchstone_phase;

// A change of one finger; fingers that are down at the same time have different numbers from 1.
typedef struct {
  int32_t finger;
  touchstone_phase phase;
  double x, y;
} touchstone_touch;

// Sends the fingers of one report of the device. A finger that comes down outside of the surface is ignored until it
// comes down again.
touchstone_status touchstone_host_touches(touchstone_host *host, const touchstone_touch *touches, size_t count);

// The buttons of the mouse.
enum { TOUCHSTONE_PRIMARY = 1, TOUCHSTONE_SECONDARY = 2, TOUCHSTONE_MIDDLE = 4 };

// Sends the location and the pressed buttons of the mouse, also outside of the surface: a press inside continues
// outside until the last button is released.
touchstone_status touchstone_host_mouse(touchstone_host *host, double x, double y, uint32_t buttons);

// The mouse has left the window.
touchstone_status touchstone_host_mouse_left(touchstone_host *host);

// Sends a movement of the wheel or of a touchpad; positive values move the content right and down. Two zeros mean that
// the fingers were lifted from the touchpad.
touchstone_status touchstone_host_scroll(touchstone_host *host, double dx, double dy, double x, double y);

// Modifier keys.
enum { TOUCHSTONE_SHIFT = 1, TOUCHSTONE_CONTROL = 2, TOUCHSTONE_ALT = 4, TOUCHSTONE_LOGO = 8 };

// Sends a key by its USB usage (SDL's scancode) and its text. The text may be "", if touchstone_host_text sends it or
// there is none. A held key is sent again.
touchstone_status touchstone_host_key(
    touchstone_host *host, int32_t usage, const char *text, bool is_down, uint32_t modifiers);

// Returns the USB usage of a Linux key code (linux/input-event-codes.h), which Wayland and libinput report; the codes
// of X and GTK are 8 larger. Returns 0 for keys without one.
int32_t touchstone_usage_of_keycode(uint32_t code);

// Sends text without a key, or separately from its key.
touchstone_status touchstone_host_text(touchstone_host *host, const char *text);

// Sends the composed text of an input method, with its selection in code points; NULL cancels it.
touchstone_status touchstone_host_compose(touchstone_host *host, const char *text, int32_t start, int32_t length);

// Reports that the window has gained or lost the keyboard, or was shown or hidden.
touchstone_status touchstone_host_focus(touchstone_host *host, bool is_focused);
touchstone_status touchstone_host_show(touchstone_host *host, bool is_visible);

// MARK: Time and pixels

// Returns the seconds until touchstone_host_update must be called, 0 for immediately. Returns false if only input is
// awaited.
bool touchstone_host_wakes_in(touchstone_host *host, double *seconds);

// Performs scheduled work: timers, animations, a frame.
touchstone_status touchstone_host_update(touchstone_host *host);

// Whether the surface differs from the last drawn frame.
bool touchstone_host_needs_draw(touchstone_host *host);

// A rectangle of whole pixels.
typedef struct {
  int32_t x, y, width, height;
} touchstone_rect;

// The surface's size in pixels, rounded up.
touchstone_status touchstone_host_pixel_size(touchstone_host *host, int32_t *width, int32_t *height);

// Copies the changes into pixels that contain the frame of the previous call, or everything if `keeps` is false. Pixels
// have 32 bits, 0xAARRGGBB in the machine's byte order, opaque; `stride` is in bytes. Writes up to `room` changed
// rectangles; `*count` is their number. `rects` and `count` may be NULL.
touchstone_status touchstone_host_draw(
    touchstone_host *host, void *pixels, int32_t width, int32_t height, int32_t stride, bool keeps,
    touchstone_rect *rects, size_t room, size_t *count);

// Draws the surface on a context whose unit is the point, with its corner at the origin, inside the context's clip: a
// cairo_t of GTK, of a PDF, or any other.
touchstone_status touchstone_host_draw_cairo(touchstone_host *host, touchstone_cairo *context);

// MARK: Requests of views

// The shape of the pointer.
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

// Whether text is edited, so that input methods should be active; then x, y, width and height, which may be NULL, are
// the rectangle of the caret.
bool touchstone_host_edits_text(touchstone_host *host, double *x, double *y, double *width, double *height);

// Sets the clipboards: `read` returns text that is valid until its next call, or NULL; `write` receives NULL to empty
// the clipboard. `is_primary` means the selection for the middle button.
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

// Adds a view. `*view` is NULL after an error.
touchstone_status touchstone_host_add(
    touchstone_host *host, touchstone_kind kind, double x, double y, double width, double height,
    touchstone_view **view);

// Moves a view.
touchstone_status touchstone_view_set_frame(touchstone_view *view, double x, double y, double width, double height);

// Sets the text of a label, button, field or text view.
touchstone_status touchstone_view_set_text(touchstone_view *view, const char *text);

// Copies the text of a field or text view, up to `room` bytes with a final 0, and returns the length of the text in
// bytes. Returns 0 for other views.
size_t touchstone_view_text(touchstone_view *view, char *bytes, size_t room);

// The value of a slider, from 0 to 1, or of a switch, 0 or 1.
touchstone_status touchstone_view_set_value(touchstone_view *view, double value);
double touchstone_view_value(touchstone_view *view);

// Enables or disables a view; enabled by default.
touchstone_status touchstone_view_set_enabled(touchstone_view *view, bool is_enabled);

// Sets the action of a view: called when the user has pressed a button, moved a slider, toggled a switch or edited a
// field. It may do anything, including closing the host. NULL removes it.
typedef void (*touchstone_action)(touchstone_view *view, void *user);
touchstone_status touchstone_view_on_action(touchstone_view *view, touchstone_action action, void *user);

#ifdef __cplusplus
}
#endif
#endif
