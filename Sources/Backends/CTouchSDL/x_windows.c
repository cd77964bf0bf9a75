#include "x_windows.h"

static struct {
  unsigned long window;
  uint32_t id;
} windows[TOUCH_MOST_WINDOWS];
static uint32_t count;

void touch_remember_window(unsigned long window, uint32_t id) {
  if (touch_id_of_window(window) == id) return;
  windows[count % TOUCH_MOST_WINDOWS].window = window;
  windows[count++ % TOUCH_MOST_WINDOWS].id = id;
}

uint32_t touch_id_of_window(unsigned long window) {
  for (uint32_t i = count; i > 0 && i + TOUCH_MOST_WINDOWS > count; i--) {
    if (windows[(i - 1) % TOUCH_MOST_WINDOWS].window == window) return windows[(i - 1) % TOUCH_MOST_WINDOWS].id;
  }
  return 0;
}

uint32_t touch_remembered_id(uint32_t index) { return index < TOUCH_MOST_WINDOWS ? windows[index].id : 0; }
