// Gestures of touchpads, which SDL 2 does not report: pinches of XInput 2.4, on SDL's own connection.
#ifndef CTOUCH_X_GESTURES_H
#define CTOUCH_X_GESTURES_H

#include <stdbool.h>
#include <stdint.h>

enum touch_gesture_phase { TOUCH_GESTURE_BEGAN, TOUCH_GESTURE_CHANGED, TOUCH_GESTURE_ENDED, TOUCH_GESTURE_CANCELLED };

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

// Requests the pinches over an SDL_Window. They arrive as user events, if touch_begin_event_times() has an effect. Does
// nothing for other drivers, for X servers before 21.1, and without their headers.
void touch_listen_for_gestures(void *sdl_window);

// The gesture of a user event; false if it was overwritten, because the events were read too late.
bool touch_gesture_at(uintptr_t number, struct touch_gesture *gesture);

#endif
