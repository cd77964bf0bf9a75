#include "touchpad_gestures.h"

#include <SDL2/SDL.h>

// The latest samples. More than SDL's queue gets between two batches.
enum { CAPACITY = 1024 };
static struct touch_gesture samples[CAPACITY];
static uintptr_t sample_count;

void touch_push_gesture(const struct touch_gesture *gesture) {
  samples[sample_count % CAPACITY] = *gesture;
  SDL_Event event = {.type = SDL_USEREVENT};
  event.user.code = TOUCH_GESTURE_CODE;
  event.user.windowID = gesture->window;
  event.user.data1 = (void *)sample_count++;
  SDL_PushEvent(&event);
}

bool touch_gesture_at(uintptr_t number, struct touch_gesture *gesture) {
  if (number >= sample_count || sample_count - number > CAPACITY) return false;
  *gesture = samples[number % CAPACITY];
  return true;
}
