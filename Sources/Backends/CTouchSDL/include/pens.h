// Pens of graphics tablets, which SDL 2 reports as the mouse: their samples as user events in SDL's queue.
#ifndef CTOUCH_PENS_H
#define CTOUCH_PENS_H

#include <stdbool.h>
#include <stdint.h>

// A sample of a pen.
struct touch_pen {
  // SDL's number of the window, and the pen's location in it, in SDL's units.
  uint32_t window;
  double x, y;
  // From 0 to 1.
  double pressure;
  // The angles from upright toward +x and +y, in degrees.
  double tilt_x, tilt_y;
  // The distance from the surface, from 0 to 1; the rotation around the pen's own axis in degrees, clockwise. 0 if the
  // device does not measure them.
  double distance, rotation;
  // The pressed buttons, in SDL's mask; the tip is the first.
  uint32_t buttons;
  // SDL's ticks.
  uint32_t ticks;
};

// The code of SDL's user events that stand for moves of a pen; `data1` is the number for touch_pen_at().
enum { TOUCH_PEN_CODE = 0x746F7065 };

// The sample of a user event; false if it was overwritten, because the events were read too late.
bool touch_pen_at(uintptr_t number, struct touch_pen *pen);

// The sample of a mouse event that a pen caused, by the event's `which`; false for a mouse.
bool touch_pen_of_mouse(uint32_t which, struct touch_pen *pen);

// Queues a sample.
void touch_push_pen(const struct touch_pen *sample);

// The `which` for a mouse event that belongs to the last sample; 0, a mouse, before the first one.
uint32_t touch_last_pen(void);

#endif
