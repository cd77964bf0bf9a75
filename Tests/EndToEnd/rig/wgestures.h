#ifndef WGESTURES_H
#define WGESTURES_H

#include <libweston/libweston.h>
#include <stdbool.h>
#include <stdint.h>

// Offers pointer gestures, which are made over the surface of a seat's pointer.
void gestures_begin(struct weston_compositor *compositor, struct weston_seat *seat);

// Obeys a command at a time in milliseconds, if it is one of these; an angle is in degrees, 1 stands for cancelled:
//   gb            two fingers begin a pinch    gu DX DY SCALE ANGLE  they move    ge 0|1  they are lifted
//   gh            two fingers rest             gr 0|1                they are lifted or move
bool gestures_obey(const char *command, uint32_t time);

#endif
