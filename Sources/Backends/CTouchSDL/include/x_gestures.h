// Gestures of touchpads, which SDL 2 does not report: pinches of XInput 2.4, on SDL's own connection.
#ifndef CTOUCH_X_GESTURES_H
#define CTOUCH_X_GESTURES_H

#include "touchpad_gestures.h"

// Requests the pinches over an SDL_Window. They arrive as user events, if touch_begin_event_times() has an effect. Does
// nothing for other drivers, for X servers before 21.1, and without their headers.
void touch_listen_for_gestures(void *sdl_window);

#endif
