// The connection of `touch_shm_begin`, for other objects whose events have the same queue.
#ifndef CTOUCHSDL_WAYLAND_CONNECTION_H
#define CTOUCHSDL_WAYLAND_CONNECTION_H

#include "wayland_library.h"

// The numbers of global objects; 0 for those that the compositor does not offer. Of several seats the first one.
struct touch_wayland_globals {
  // xdg_wm_base, wl_compositor, wl_seat.
  uint32_t shell, compositor, seat;
  // wl_data_device_manager, and its version.
  uint32_t data_manager, data_version;
};

struct touch_wayland_connection {
  const struct touch_wayland_library *library;
  struct wl_display *display;
  struct wl_event_queue *queue;
  // The global objects that the compositor announces.
  struct wl_proxy *registry;
  struct touch_wayland_globals globals;
};

// The connection; its library is NULL before `touch_shm_begin` and after `touch_shm_end`.
const struct touch_wayland_connection *touch_wayland_connection(void);

// The wl_buffer of a buffer in shared memory.
struct touch_shm_buffer;
struct wl_proxy *touch_wayland_buffer(struct touch_shm_buffer *buffer);

#endif
