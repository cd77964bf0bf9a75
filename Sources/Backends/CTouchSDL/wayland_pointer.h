// Buttons that are released outside of a window on Wayland.
//
// The compositor sends no release after wl_pointer.leave, for example when it locks the screen or takes the pointer for
// a drag. SDL 2 keeps such a button pressed, and drops the next press of it
// (https://wayland.freedesktop.org/docs/html/apa.html#protocol-spec-wl_pointer).
#ifndef CTOUCHSDL_WAYLAND_POINTER_H
#define CTOUCHSDL_WAYLAND_POINTER_H

// The events of a wl_pointer of version 1, for wl_proxy_add_listener.
extern void (*touch_pointer_events[5])(void);

#endif
