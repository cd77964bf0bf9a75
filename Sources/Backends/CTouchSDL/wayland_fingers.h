// The fingers that touch windows of the app under Wayland, and the one whose touch the compositor has for a drag.
#ifndef CTOUCHSDL_WAYLAND_FINGERS_H
#define CTOUCHSDL_WAYLAND_FINGERS_H

#include <stdbool.h>
#include <stdint.h>

struct wl_proxy;

// A finger, its location in SDL's units of its surface, and the number of its press.
struct touch_wayland_finger {
  int32_t id;
  uint32_t serial;
  struct wl_proxy *surface;
  double x, y;
};

void touch_note_finger_down(struct touch_wayland_finger finger);
void touch_note_finger_moved(int32_t id, double x, double y);

// Removes a finger; its last location in `x` and `y`, false if it was not down.
bool touch_note_finger_up(int32_t id, double *x, double *y);

// Removes all fingers; one that was taken remains so.
void touch_note_fingers_cancelled(void);

// The finger that touches; false with none or several.
bool touch_only_finger(struct touch_wayland_finger *finger);

// The drag takes the touch of a finger.
void touch_take_finger(int32_t id);

// Queues a movement of the finger that was taken, or its end, which returns the touch.
void touch_move_taken_finger(int x, int y);
void touch_release_taken_finger(int x, int y);

#endif
