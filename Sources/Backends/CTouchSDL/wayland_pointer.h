// Buttons that are released outside of a window on Wayland.
//
// The compositor sends no release after wl_pointer.leave, for example when it locks the screen or takes the pointer for
// a drag. SDL 2 keeps such a button pressed, and drops the next press of it
// (https://wayland.freedesktop.org/docs/html/apa.html#protocol-spec-wl_pointer).
#ifndef CTOUCHSDL_WAYLAND_POINTER_H
#define CTOUCHSDL_WAYLAND_POINTER_H

#include <stdint.h>

// SDL's number of the window of the last press.
uint32_t touch_pressed_window(void);

// While the compositor has the pointer for a drag of the app: moves it to a location of the window of the press, and
// releases its buttons there.
void touch_move_dragged_pointer(int x, int y);
void touch_release_dragged_buttons(int x, int y);

// The events of a wl_pointer of version 1, for wl_proxy_add_listener.
extern void (*touch_pointer_events[5])(void);

#endif
