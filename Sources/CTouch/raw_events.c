#define _GNU_SOURCE
#include "display.h"

#include <SDL2/SDL_syswm.h>

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/extensions/XInput2.h>
#include <dlfcn.h>

// Weak, so that nobody need link them: whoever has a window has SDL, and with it X's libraries, shared or linked in.
#pragma weak SDL_GetWindowWMInfo
#pragma weak XFree
#pragma weak XISelectEvents
#pragma weak XIGetSelectedEvents
#define FOUND(name) ((__typeof__(&name))(name ? (void *)name : dlsym(RTLD_DEFAULT, #name)))

static void clear_raw(XIEventMask *mask) {
  for (int type = XI_RawKeyPress; type <= XI_RawTouchEnd; type++) {
    if (type / 8 < mask->mask_len) XIClearMask(mask->mask, type);
  }
}

void touch_decline_raw_events(void *sdl_window) {
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!SDL_GetWindowWMInfo || !SDL_GetWindowWMInfo(sdl_window, &info) || info.subsystem != SDL_SYSWM_X11) return;
  __typeof__(&XIGetSelectedEvents) selected = FOUND(XIGetSelectedEvents);
  __typeof__(&XISelectEvents) select = FOUND(XISelectEvents);
  __typeof__(&XFree) release = FOUND(XFree);
  if (!selected || !select || !release) return;
  Display *display = info.info.x11.display;
  int count = 0;
  XIEventMask *masks = selected(display, DefaultRootWindow(display), &count);
  if (!masks) return;
  for (int i = 0; i < count; i++) clear_raw(&masks[i]);
  if (count > 0) select(display, DefaultRootWindow(display), masks, count);
  release(masks);
}
#else
void touch_decline_raw_events(void *sdl_window) { (void)sdl_window; }
#endif
