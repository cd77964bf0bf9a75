#include "display.h"

#include <dlfcn.h>

#include "window_info.h"

int touch_window_descriptor(void *sdl_window) {
  SDL_SysWMinfo info;
  if (!touch_window_info(sdl_window, &info)) return -1;
  switch (info.subsystem) {
#ifdef SDL_VIDEO_DRIVER_X11
  case SDL_SYSWM_X11: return ConnectionNumber(info.info.x11.display);
#endif
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  case SDL_SYSWM_WAYLAND: {
    // Finds the library that SDL has loaded.
    void *library = dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
    if (!library) return -1;
    int (*get_fd)(struct wl_display *) = (int (*)(struct wl_display *))dlsym(library, "wl_display_get_fd");
    int descriptor = get_fd ? get_fd(info.info.wl.display) : -1;
    dlclose(library);
    return descriptor;
  }
#endif
  default: return -1;
  }
}
