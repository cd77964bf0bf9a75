// The windows of limit.c: one on each kind of display.
#ifndef LIMIT_H
#define LIMIT_H
#include <stdint.h>

// A window in pixels.
struct limit_window {
  // The size that was asked for, and then the one that the window has.
  int width, height;
  // Returns the pixels for the next frame, when the display server accepts one.
  uint32_t *(*pixels)(void);
  // Gives a rectangle of them to the display server.
  void (*hand_over)(int x, int y, int width, int height);
  // Waits for the next press of the left button.
  void (*wait_for_press)(void);
};

// Opens a window; ends the program if there is none.
void open_on_x11(struct limit_window *window);
void open_on_wayland(struct limit_window *window);
#endif
