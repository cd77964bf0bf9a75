// The end of a scroll by fingers on a touchpad (https://wayland.app/protocols/wayland#wl_pointer:event:axis_stop), which
// SDL 2 does not report (semantics 52.12).
#ifndef CTOUCHSDL_WAYLAND_SCROLLS_H
#define CTOUCHSDL_WAYLAND_SCROLLS_H

#include <stdint.h>

struct wl_proxy;

// Follows the pointer of the first wl_seat, which has a number and a version, if the interface is that.
//
// A scroll that fingers have ended is a wheel event whose distances are zero, which SDL itself never queues.
void touch_note_scroll_global(struct wl_proxy *registry, uint32_t name, const char *interface, uint32_t version);

#endif
