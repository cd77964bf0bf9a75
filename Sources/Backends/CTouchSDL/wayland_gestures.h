// Gestures of touchpads by pointer-gestures-unstable-v1 (https://wayland.app/protocols/pointer-gestures-unstable-v1).
#ifndef CTOUCHSDL_WAYLAND_GESTURES_H
#define CTOUCHSDL_WAYLAND_GESTURES_H

#include <stdint.h>

struct wl_proxy;

// Binds the global object zwp_pointer_gestures_v1, which has a number and a version, if the interface is that.
void touch_note_gesture_global(struct wl_proxy *registry, uint32_t name, const char *interface, uint32_t version);

// Follows the gestures of a pointer; NULL ends that, before the pointer is destroyed.
void touch_follow_gestures(struct wl_proxy *pointer);

#endif
