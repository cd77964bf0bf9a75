#define _GNU_SOURCE
#include "wayland_library.h"

#include <dlfcn.h>
#include <stddef.h>

#include "window_info.h"

struct wl_display *touch_wayland_display(void *sdl_window) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  SDL_SysWMinfo info;
  if (touch_window_info(sdl_window, &info) && info.subsystem == SDL_SYSWM_WAYLAND) return info.info.wl.display;
#else
  (void)sdl_window;
#endif
  return NULL;
}

// Fills a member of the table from a symbol; false if the library lacks it.
static bool find(void *library, const char *name, void *member) {
  void *symbol = dlsym(library, name);
  *(void **)member = symbol;
  return symbol != NULL;
}

const struct touch_wayland_library *touch_wayland_library(void) {
  static struct touch_wayland_library table;
  static bool is_loaded;
  if (is_loaded) return &table;
  // Finds the library that SDL has loaded; does not load it.
  void *library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
  if (!library) return NULL;
  is_loaded = find(library, "wl_proxy_marshal_constructor", &table.marshal_constructor) &&
              find(library, "wl_proxy_marshal_constructor_versioned", &table.marshal_constructor_versioned) &&
              find(library, "wl_proxy_marshal", &table.marshal) &&
              find(library, "wl_proxy_add_listener", &table.add_listener) &&
              find(library, "wl_proxy_destroy", &table.destroy) &&
              find(library, "wl_proxy_get_version", &table.get_version) &&
              find(library, "wl_proxy_get_listener", &table.get_listener) &&
              find(library, "wl_proxy_get_user_data", &table.get_user_data) &&
              find(library, "wl_proxy_create_wrapper", &table.create_wrapper) &&
              find(library, "wl_proxy_wrapper_destroy", &table.destroy_wrapper) &&
              find(library, "wl_proxy_set_queue", &table.set_queue) &&
              find(library, "wl_display_create_queue", &table.create_queue) &&
              find(library, "wl_event_queue_destroy", &table.destroy_queue) &&
              find(library, "wl_display_dispatch_queue_pending", &table.dispatch_queue_pending) &&
              find(library, "wl_display_roundtrip_queue", &table.roundtrip_queue) &&
              find(library, "wl_display_flush", &table.flush) &&
              find(library, "wl_registry_interface", &table.registry) &&
              find(library, "wl_compositor_interface", &table.compositor) &&
              find(library, "wl_surface_interface", &table.surface) &&
              find(library, "wl_shm_interface", &table.shm) &&
              find(library, "wl_shm_pool_interface", &table.shm_pool) &&
              find(library, "wl_buffer_interface", &table.buffer) &&
              find(library, "wl_callback_interface", &table.callback) &&
              find(library, "wl_seat_interface", &table.seat) &&
              find(library, "wl_pointer_interface", &table.pointer) &&
              find(library, "wl_keyboard_interface", &table.keyboard) &&
              find(library, "wl_data_device_manager_interface", &table.data_device_manager) &&
              find(library, "wl_data_device_interface", &table.data_device) &&
              find(library, "wl_data_source_interface", &table.data_source) &&
              find(library, "wl_data_offer_interface", &table.data_offer);
  if (is_loaded) return &table;
  dlclose(library);
  return NULL;
}
