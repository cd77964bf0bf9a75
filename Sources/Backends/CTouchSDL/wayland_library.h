// libwayland-client, which SDL has loaded: its functions are declared here, so that nothing needs to be linked or
// installed. The declarations follow wayland-client-core.h and wayland-util.h.
#ifndef CTOUCHSDL_WAYLAND_LIBRARY_H
#define CTOUCHSDL_WAYLAND_LIBRARY_H

#include <stdbool.h>
#include <stdint.h>

struct wl_display;
struct wl_event_queue;
struct wl_proxy;

struct wl_interface;

struct touch_wayland_library {
  struct wl_proxy *(*marshal_constructor)(struct wl_proxy *, uint32_t, const struct wl_interface *, ...);
  struct wl_proxy *(*marshal_constructor_versioned)(
      struct wl_proxy *, uint32_t, const struct wl_interface *, uint32_t, ...);
  void (*marshal)(struct wl_proxy *, uint32_t, ...);
  int (*add_listener)(struct wl_proxy *, void (**)(void), void *);
  void (*destroy)(struct wl_proxy *);
  uint32_t (*get_version)(struct wl_proxy *);
  const void *(*get_listener)(struct wl_proxy *);
  void *(*get_user_data)(struct wl_proxy *);
  void *(*create_wrapper)(void *);
  void (*destroy_wrapper)(void *);
  void (*set_queue)(struct wl_proxy *, struct wl_event_queue *);
  struct wl_event_queue *(*create_queue)(struct wl_display *);
  void (*destroy_queue)(struct wl_event_queue *);
  int (*dispatch_queue_pending)(struct wl_display *, struct wl_event_queue *);
  int (*roundtrip_queue)(struct wl_display *, struct wl_event_queue *);
  int (*flush)(struct wl_display *);
  const struct wl_interface *registry, *compositor, *surface, *shm, *shm_pool, *buffer, *callback;
  const struct wl_interface *seat, *pointer, *keyboard;
  const struct wl_interface *data_device_manager, *data_device, *data_source, *data_offer;
};

// The library; NULL if SDL has not loaded it, or if it lacks something.
const struct touch_wayland_library *touch_wayland_library(void);

// The display of an SDL_Window; NULL for other drivers.
struct wl_display *touch_wayland_display(void *sdl_window);

#endif
