// The window-system handles that SDL reports for a window.
#ifndef CTOUCHSDL_WINDOW_INFO_H
#define CTOUCHSDL_WINDOW_INFO_H

#include <SDL2/SDL_syswm.h>
#include <stdbool.h>

// Reads what SDL knows about a window; false for an unknown window. An SDL before 2.0.22 answers only callers that were
// compiled with its own minor version. So if the library is older than the headers, its own version is requested: the
// fields that are read here have been the same since 2.0.
static inline bool touch_window_info(void *sdl_window, SDL_SysWMinfo *info) {
  SDL_version linked;
  SDL_GetVersion(&linked);
  SDL_VERSION(&info->version);
  if (SDL_VERSIONNUM(linked.major, linked.minor, linked.patch) <
      SDL_VERSIONNUM(info->version.major, info->version.minor, info->version.patch)) {
    info->version = linked;
  }
  return sdl_window && SDL_GetWindowWMInfo(sdl_window, info);
}

#endif
