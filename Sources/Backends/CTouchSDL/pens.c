#include "pens.h"

#include <SDL2/SDL.h>

// The latest samples. More than SDL's queue gets between two batches.
enum { CAPACITY = 1024 };
static struct touch_pen samples[CAPACITY];
static uintptr_t sample_count;

// The `which` of mouse events that a pen caused: the lower half is that of the number of its sample. SDL's mice have
// small numbers.
enum { PEN_MOUSE = 0x70650000, PEN_NUMBERS = 0x10000 };

bool touch_pen_at(uintptr_t number, struct touch_pen *pen) {
  if (number >= sample_count || sample_count - number > CAPACITY) return false;
  *pen = samples[number % CAPACITY];
  return true;
}

bool touch_pen_of_mouse(uint32_t which, struct touch_pen *pen) {
  if (sample_count == 0 || (which & ~(uint32_t)(PEN_NUMBERS - 1)) != PEN_MOUSE) return false;
  uintptr_t last = sample_count - 1;
  return touch_pen_at(last - ((last - which) & (PEN_NUMBERS - 1)), pen);
}

void touch_push_pen(const struct touch_pen *sample) {
  samples[sample_count % CAPACITY] = *sample;
  SDL_Event event = {.type = SDL_USEREVENT};
  event.user.code = TOUCH_PEN_CODE;
  event.user.windowID = sample->window;
  event.user.data1 = (void *)sample_count++;
  SDL_PushEvent(&event);
}

uint32_t touch_last_pen(void) {
  return sample_count > 0 ? PEN_MOUSE | (uint32_t)((sample_count - 1) & (PEN_NUMBERS - 1)) : 0;
}
