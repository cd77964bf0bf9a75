// The objects that drags in both directions share on Wayland.
#ifndef CTOUCHSDL_WAYLAND_DATA_H
#define CTOUCHSDL_WAYLAND_DATA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "drag_types.h"

struct wl_proxy;

// Operations of drags, in the protocol's mask.
enum { DRAG_COPIES = 1, DRAG_MOVES = 2 };

// The manager and the device; NULL before touch_begin_wayland_drops() has had an effect.
struct wl_proxy *touch_data_manager(void);
struct wl_proxy *touch_data_device(void);

// Whether a type is the one by which the app recognizes its own drag.
bool touch_is_own_drag_type(const char *name);

// SDL's number of the window with a surface that is a target; 0 for other surfaces.
uint32_t touch_target_of_surface(struct wl_proxy *surface);

// The app's own drag over its windows, by SDL's number and in SDL's units. The first function returns whether a window
// of the app receives it.
bool touch_source_entered(uint32_t window, double x, double y);
void touch_source_moved(double x, double y);
void touch_source_left(void);
void touch_source_dropped(void);

// Whether a drag of the app by mouse takes the pointer from its window.
bool touch_drag_takes_pointer(void);

// Whether the compositor was requested to begin a drag that has not ended.
bool touch_drag_is_running(void);

// Called when the finger whose touch a drag has requested is lifted in its window.
void touch_note_finger_returned(void);

// Called when the compositor reports the pointer in a window again.
void touch_note_pointer_returned(void);

// The functions of clipboard.h, on Wayland.
unsigned int touch_wayland_clipboard_contents(void);
unsigned char *touch_read_wayland_clipboard(enum touch_drag_content content, size_t *count);
bool touch_offer_wayland_clipboard(unsigned int contents);
bool touch_owns_wayland_clipboard(void);
bool touch_wayland_clipboard_requests_wait(void);
void touch_serve_wayland_clipboard(void);
void touch_withdraw_wayland_clipboard(void);
void touch_end_wayland_clipboard(void);

// What the clipboard's offer has, a sum of touch_drag_content; and the descriptor from which content can be read, without
// blocking, or -1. The caller closes it.
unsigned int touch_selected_contents(void);
int touch_receive_selected(enum touch_drag_content content);

// Releases what pictures of drags share.
void touch_end_icons(void);

// Writes bytes to a descriptor on a separate thread, and closes it. At most 32 threads exist; further descriptors are
// closed immediately.
void touch_write_and_close(int descriptor, const unsigned char *bytes, unsigned long count);

#endif
