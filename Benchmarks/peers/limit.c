// The limit for every toolkit: the changed pixels are written once and handed over to the display server. The pixels are
// copied from memory; nothing is drawn, laid out or stored.
//
//   limit frames WIDTH HEIGHT [X Y WIDTH HEIGHT]   240 frames with this rectangle of a window, in pixels; by default all
//   limit start                                    a window of 400 by 400 pixels, until its first frame
//   limit press                                    that window with a square that changes its color
//
// Prints the milliseconds of a frame: the median and the 99th percentile.
#include "limit.h"

#include "bench.h"

static struct limit_window window;
static uint32_t *pictures[2];

static void open_window(int width, int height) {
  window.width = width, window.height = height;
  if (getenv("WAYLAND_DISPLAY")) open_on_wayland(&window);
  else open_on_x11(&window);
  size_t count = (size_t)window.width * (size_t)window.height;
  for (int i = 0; i < 2; i++) {
    pictures[i] = malloc(count * 4);
    if (!pictures[i]) exit(70);
    for (size_t place = 0; place < count; place++) pictures[i][place] = i ? 0xff3060c0u : 0xffc0c0c0u;
  }
}

// Seconds of a frame without the wait until the display server accepts it.
static double show(int picture, int x, int y, int width, int height) {
  uint32_t *pixels = window.pixels();
  double start = now();
  for (int row = y; row < y + height; row++) {
    size_t place = (size_t)row * (size_t)window.width + (size_t)x;
    memcpy(pixels + place, pictures[picture] + place, (size_t)width * 4);
  }
  window.hand_over(x, y, width, height);
  return now() - start;
}

int main(int count, char **words) {
  const char *what = count > 1 ? words[1] : "";
  if (!strcmp(what, "frames") && (count == 4 || count == 8)) {
    int width = atoi(words[2]), height = atoi(words[3]), box[4] = {0, 0, width, height};
    for (int i = 0; count == 8 && i < 4; i++) box[i] = atoi(words[4 + i]);
    open_window(width, height);
    if (window.width != width || window.height != height) return 65;
    static double times[WARMUP + ANIMATED];
    for (int i = 0; i < 3; i++) show(0, 0, 0, width, height);
    for (int i = 0; i < WARMUP + ANIMATED; i++) times[i] = show(i % 2, box[0], box[1], box[2], box[3]);
    return print_animated(times);
  }
  if (strcmp(what, "start") && strcmp(what, "press")) return 64;
  open_window(400, 400);
  show(0, 0, 0, window.width, window.height);
  if (!strcmp(what, "start")) return 0;
  // The other buffer.
  show(0, 0, 0, window.width, window.height);
  for (int i = 1;; i++) {
    window.wait_for_press();
    show(i % 2, window.width / 2 - 50, window.height / 2 - 50, 100, 100);
  }
}
