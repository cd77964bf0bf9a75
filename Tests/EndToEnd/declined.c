// Prints which raw events of X's devices SDL's connection has selected, before and after they are declined.
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <X11/extensions/XInput2.h>
#include <stdio.h>

#include "display.h"

static void print(const char *when, Display *display) {
  int count = 0, raw = 0, others = 0;
  XIEventMask *masks = XIGetSelectedEvents(display, DefaultRootWindow(display), &count);
  for (int i = 0; i < count; i++) {
    for (int type = 1; type < masks[i].mask_len * 8; type++) {
      if (!XIMaskIsSet(masks[i].mask, type)) continue;
      if (type >= XI_RawKeyPress && type <= XI_RawTouchEnd) raw++;
      else others++;
    }
  }
  printf("%s: raw %s, others %d\n", when, raw > 0 ? "some" : "none", others);
  if (masks) XFree(masks);
}

int main(void) {
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 1;
  SDL_Window *window = SDL_CreateWindow("Declined", 0, 0, 90, 90, SDL_WINDOW_SHOWN);
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (!window || !SDL_GetWindowWMInfo(window, &info)) return 1;
  print("at first", info.info.x11.display);
  touch_decline_raw_events(window);
  print("declined", info.info.x11.display);
  SDL_Quit();
  return 0;
}
