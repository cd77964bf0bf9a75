// The pens of tablets over a window: pressure and tilt, which SDL 2 does not report, on SDL's own connection.
#ifndef CTOUCH_X_PENS_H
#define CTOUCH_X_PENS_H

// Requests the samples of pens over an SDL_Window, also of pens that are plugged in later. Their moves arrive as user
// events in the place of the mouse's (pens.h), and the mouse's buttons carry the number of the pen's last sample, if
// touch_begin_event_times() has an effect. On X11 by XInput 2; on Wayland by the tablets that touch_listen_for_cancel()
// binds. Not for sdl2-compat.
void touch_listen_for_pens(void *sdl_window);

#endif
