#include "wayland_pointer.h"

#include "display.h"
#include "wayland_drags.h"
#include "wayland_data.h"
#include "wayland_fingers.h"

#include <SDL2/SDL.h>

struct wl_proxy;

// BTN_LEFT of the Linux input codes; the other buttons follow it.
enum { LEFT_CODE = 0x110 };
static const uint8_t numbers[] = {
    SDL_BUTTON_LEFT, SDL_BUTTON_RIGHT, SDL_BUTTON_MIDDLE, SDL_BUTTON_X1, SDL_BUTTON_X2};
enum { COUNT = sizeof numbers };

// Masks as in SDL_BUTTON. `held`: buttons pressed in the window. `left_with`: those held when the pointer left, until
// SDL has processed that. `stale`: those that were released here and that SDL still treats as pressed.
static uint32_t held, left_with, stale;
// Those held when a drag of the app took the pointer; they are released when the drag ends.
static uint32_t dragged;
// The window of the last press.
static uint32_t window;

static void push_at(uint32_t type, uint8_t number, int x, int y) {
  SDL_Event event = {.button = {
      .type = type, .timestamp = SDL_GetTicks(), .windowID = window, .button = number,
      .state = type == SDL_MOUSEBUTTONDOWN ? SDL_PRESSED : SDL_RELEASED, .clicks = 1, .x = x, .y = y}};
  SDL_PushEvent(&event);
}

static void push(uint32_t type, uint8_t number) {
  int x, y;
  SDL_GetMouseState(&x, &y);
  push_at(type, number, x, y);
}

uint32_t touch_pressed_window(void) { return window; }

bool touch_is_dragging(void) { return dragged != 0 || touch_has_taken_finger() || touch_drag_is_running(); }

void touch_release_dragged_buttons(int x, int y) {
  stale |= SDL_GetMouseState(NULL, NULL) & dragged;
  for (int index = 0; index < COUNT; index++) {
    if (dragged & SDL_BUTTON(numbers[index])) push_at(SDL_MOUSEBUTTONUP, numbers[index], x, y);
  }
  dragged = 0;
}

void touch_move_dragged_pointer(int x, int y) {
  SDL_Event event = {.motion = {
      .type = SDL_MOUSEMOTION, .timestamp = SDL_GetTicks(), .windowID = window, .state = dragged, .x = x, .y = y}};
  if (dragged) SDL_PushEvent(&event);
}

void touch_release_left_buttons(void) {
  if (left_with == 0) return;
  // Later versions of SDL release buttons themselves.
  uint32_t pressed = SDL_GetMouseState(NULL, NULL) & left_with;
  left_with = 0;
  stale |= pressed;
  for (int index = 0; index < COUNT; index++) {
    if (pressed & SDL_BUTTON(numbers[index])) push(SDL_MOUSEBUTTONUP, numbers[index]);
  }
}

static void pointer_enter(
    void *data, struct wl_proxy *pointer, uint32_t serial, struct wl_proxy *surface, int32_t x, int32_t y) {
  (void)data, (void)pointer, (void)serial, (void)surface, (void)x, (void)y;
  touch_release_left_buttons();
  if (dragged) touch_note_pointer_returned();
}

static void pointer_leave(void *data, struct wl_proxy *pointer, uint32_t serial, struct wl_proxy *surface) {
  (void)data, (void)pointer, (void)serial, (void)surface;
  if (touch_drag_takes_pointer()) {
    dragged |= held;
  } else {
    left_with |= held;
  }
  held = 0;
}

static void pointer_motion(void *data, struct wl_proxy *pointer, uint32_t time, int32_t x, int32_t y) {
  (void)data, (void)pointer, (void)time, (void)x, (void)y;
}

static void pointer_button(
    void *data, struct wl_proxy *pointer, uint32_t serial, uint32_t time, uint32_t code, uint32_t state) {
  (void)data, (void)pointer, (void)serial, (void)time;
  if (code < LEFT_CODE || code >= LEFT_CODE + COUNT) return;
  uint8_t number = numbers[code - LEFT_CODE];
  uint32_t mask = SDL_BUTTON(number);
  if (state == 0) {
    held &= ~mask;
  } else {
    held |= mask;
    window = SDL_GetWindowID(SDL_GetMouseFocus());
    // SDL drops this press, so push it again.
    if (stale & mask) push(SDL_MOUSEBUTTONDOWN, number);
  }
  stale &= ~mask;
}

static void pointer_axis(void *data, struct wl_proxy *pointer, uint32_t time, uint32_t axis, int32_t value) {
  (void)data, (void)pointer, (void)time, (void)axis, (void)value;
}

void (*touch_pointer_events[5])(void) = {
    (void (*)(void))pointer_enter, (void (*)(void))pointer_leave, (void (*)(void))pointer_motion,
    (void (*)(void))pointer_button, (void (*)(void))pointer_axis};
