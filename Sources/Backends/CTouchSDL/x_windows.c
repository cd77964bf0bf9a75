#include "x_windows.h"

#include <SDL2/SDL.h>
#include <stdbool.h>

static struct {
  unsigned long window;
  uint32_t id;
} windows[TOUCH_MOST_WINDOWS];
static uint32_t count;

void touch_remember_window(unsigned long window, uint32_t id) {
  if (touch_id_of_window(window) == id) return;
  // A place of the same window or of a closed one is used again, so that many menus do not displace the other windows.
  uint32_t place = count % TOUCH_MOST_WINDOWS;
  bool is_new = true;
  for (uint32_t i = 0; i < TOUCH_MOST_WINDOWS && is_new; i++) {
    if (windows[i].id == 0) continue;
    if (windows[i].window != window && SDL_GetWindowFromID(windows[i].id)) continue;
    place = i;
    is_new = false;
  }
  if (is_new) count++;
  windows[place].window = window;
  windows[place].id = id;
}

uint32_t touch_id_of_window(unsigned long window) {
  for (uint32_t i = 0; i < TOUCH_MOST_WINDOWS; i++) {
    if (windows[i].id != 0 && windows[i].window == window) return windows[i].id;
  }
  return 0;
}

uint32_t touch_remembered_id(uint32_t index) { return index < TOUCH_MOST_WINDOWS ? windows[index].id : 0; }
