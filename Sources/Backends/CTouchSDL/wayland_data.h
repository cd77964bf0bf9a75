// The objects that drags in both directions share on Wayland.
#ifndef CTOUCHSDL_WAYLAND_DATA_H
#define CTOUCHSDL_WAYLAND_DATA_H

#include <stdbool.h>
#include <stdint.h>

struct wl_proxy;

// Operations of drags, in the protocol's mask.
enum { DRAG_COPIES = 1, DRAG_MOVES = 2 };

// The manager and the device; NULL before touch_begin_wayland_drops() has had an effect.
struct wl_proxy *touch_data_manager(void);
struct wl_proxy *touch_data_device(void);

// Whether a type is the one by which the app recognizes its own drag.
bool touch_is_own_drag_type(const char *name);

// The app's own drag over its windows, by SDL's number and in SDL's units. The first function returns whether it is over
// the window of its press.
bool touch_source_entered(uint32_t window, double x, double y);
void touch_source_moved(double x, double y);
void touch_source_left(void);

// Whether a drag of the app takes the pointer from its window.
bool touch_drag_takes_pointer(void);

// Called when the compositor reports the pointer in a window again.
void touch_note_pointer_returned(void);

// Releases what pictures of drags share.
void touch_end_icons(void);

// Writes bytes to a descriptor on a separate thread, and closes it. At most 32 threads exist; further descriptors are
// closed immediately.
void touch_write_and_close(int descriptor, const unsigned char *bytes, unsigned long count);

#endif
