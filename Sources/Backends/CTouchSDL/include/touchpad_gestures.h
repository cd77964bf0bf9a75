// Gestures of touchpads, which SDL 2 does not report, as user events in its queue.
#ifndef CTOUCH_TOUCHPAD_GESTURES_H
#define CTOUCH_TOUCHPAD_GESTURES_H

#include <stdbool.h>
#include <stdint.h>

enum touch_gesture_phase {
  TOUCH_GESTURE_BEGAN,
  TOUCH_GESTURE_CHANGED,
  TOUCH_GESTURE_ENDED,
  TOUCH_GESTURE_CANCELLED,
  // Fingers rest on the touchpad; not a phase of the other gesture.
  TOUCH_GESTURE_HELD,
};

// A sample of two fingers on a touchpad.
struct touch_gesture {
  enum touch_gesture_phase phase;
  // SDL's number of the window, and the pointer's location in it, in SDL's units.
  uint32_t window;
  double x, y;
  // Since the beginning; the angle in degrees, clockwise, the movement in SDL's units.
  double scale, rotation, dx, dy;
  // SDL's ticks.
  uint32_t ticks;
};

// The code of SDL's user events that stand for gestures; `data1` is the number for touch_gesture_at().
enum { TOUCH_GESTURE_CODE = 0x746F7067 };

// The gesture of a user event; false if it was overwritten, because the events were read too late.
bool touch_gesture_at(uintptr_t number, struct touch_gesture *gesture);

// Queues a sample.
void touch_push_gesture(const struct touch_gesture *gesture);

#endif
