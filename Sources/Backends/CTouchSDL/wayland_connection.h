// The connection of `touch_shm_begin`, for other objects whose events have the same queue.
#ifndef CTOUCHSDL_WAYLAND_CONNECTION_H
#define CTOUCHSDL_WAYLAND_CONNECTION_H

#include "wayland_library.h"

struct touch_wayland_connection {
  const struct touch_wayland_library *library;
  struct wl_display *display;
  struct wl_event_queue *queue;
  // The global objects that the compositor announces.
  struct wl_proxy *registry;
  // The number of the global object xdg_wm_base; 0 if there is none.
  uint32_t shell;
};

// The connection; its library is NULL before `touch_shm_begin` and after `touch_shm_end`.
const struct touch_wayland_connection *touch_wayland_connection(void);

#endif
