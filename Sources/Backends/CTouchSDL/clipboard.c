#include "clipboard.h"

#include <SDL2/SDL.h>
#include <stdlib.h>
#include <string.h>

#include "clipboard_store.h"
#include "wayland_data.h"
#include "window_info.h"
#include "x_clipboard.h"

static bool is_on_x(void) {
  const char *driver = SDL_GetCurrentVideoDriver();
  return driver && strcmp(driver, "x11") == 0;
}

bool touch_carries_clipboard(void *sdl_window) {
  return is_on_x() ? touch_carries_x_clipboard(sdl_window) : touch_data_device() != NULL;
}

unsigned int touch_clipboard_contents(void) {
  return is_on_x() ? touch_x_clipboard_contents() : touch_wayland_clipboard_contents();
}

unsigned char *touch_read_clipboard(enum touch_drag_content content, size_t *count) {
  return is_on_x() ? touch_read_x_clipboard(content, count) : touch_read_wayland_clipboard(content, count);
}

void touch_free_clipboard(unsigned char *bytes) { free(bytes); }

bool touch_offer_clipboard(unsigned int contents, void (*provide)(enum touch_drag_content content)) {
  bool is_taken = is_on_x() ? touch_offer_x_clipboard() : touch_offer_wayland_clipboard(contents);
  if (is_taken) touch_set_offered(contents, provide);
  return is_taken;
}

bool touch_owns_clipboard(void) { return is_on_x() ? touch_owns_x_clipboard() : touch_owns_wayland_clipboard(); }

bool touch_clipboard_requests_wait(void) {
  return touch_x_clipboard_requests_wait() || touch_wayland_clipboard_requests_wait();
}

void touch_serve_clipboard(void) {
  touch_serve_x_clipboard();
  touch_serve_wayland_clipboard();
  if (touch_offered() && !touch_owns_clipboard()) touch_set_offered(0, NULL);
}

void touch_withdraw_clipboard(void) {
  touch_withdraw_x_clipboard();
  touch_withdraw_wayland_clipboard();
  touch_set_offered(0, NULL);
}

void touch_hand_over_clipboard(void) {
  if (is_on_x()) touch_hand_over_x_clipboard();
}

void touch_end_clipboard(void) {
  touch_end_x_clipboard();
  touch_end_wayland_clipboard();
  touch_set_offered(0, NULL);
}
