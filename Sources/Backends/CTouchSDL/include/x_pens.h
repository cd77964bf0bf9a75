// Pens of graphics tablets, which SDL 2 reports as the mouse: pressure and tilt from XInput 2, on SDL's own connection.
#ifndef CTOUCH_X_PENS_H
#define CTOUCH_X_PENS_H

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
  // The pressed buttons, in SDL's mask; the tip is the first.
  uint32_t buttons;
  // SDL's ticks.
  uint32_t ticks;
};

// The code of SDL's user events that stand for moves of a pen; `data1` is the number for touch_pen_at().
enum { TOUCH_PEN_CODE = 0x746F7065 };

// Requests the samples of pens over an SDL_Window, also of pens that are plugged in later. Their moves arrive as user
// events in the place of the mouse's, and the mouse's buttons carry the number of the pen's last sample, if
// touch_begin_event_times() has an effect. Does nothing for drivers other than X11. Not for sdl2-compat.
void touch_listen_for_pens(void *sdl_window);

// The sample of a user event; false if it was overwritten, because the events were read too late.
bool touch_pen_at(uintptr_t number, struct touch_pen *pen);

// The sample of a mouse event that a pen caused, by the event's `which`; false for a mouse.
bool touch_pen_of_mouse(uint32_t which, struct touch_pen *pen);

#endif
