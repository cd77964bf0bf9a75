#define _GNU_SOURCE
#include "x_gestures.h"

#include <SDL2/SDL.h>

#include "window_info.h"
#include "x_pinches.h"

#ifdef SDL_VIDEO_DRIVER_X11
#include <X11/extensions/XInput2.h>
#endif

#if defined(SDL_VIDEO_DRIVER_X11) && defined(XI_GesturePinchBegin)
#include <math.h>

#include "x_library.h"
#include "x_windows.h"

#pragma weak XIGetClientPointer
#pragma weak XIQueryVersion
#pragma weak XISelectEvents

static struct touch_gesture present;

static bool is_supported(Display *display) {
  static int answer = -1;
  __typeof__(&XIQueryVersion) ask = FOUND(XIQueryVersion);
  if (answer < 0) {
    int major = 2, minor = 4;
    // SDL requested 2.2; a later request for more is permitted, and its answer is what the server has.
    answer = ask && ask(display, &major, &minor) == Success && (major > 2 || minor >= 4);
  }
  return answer;
}

void touch_listen_for_gestures(void *sdl_window) {
  SDL_SysWMinfo info;
  __typeof__(&XIGetClientPointer) ask = FOUND(XIGetClientPointer);
  __typeof__(&XISelectEvents) select = FOUND(XISelectEvents);
  if (!ask || !select || !touch_window_info(sdl_window, &info) || info.subsystem != SDL_SYSWM_X11) return;
  Display *display = info.info.x11.display;
  Window window = info.info.x11.window;
  int pointer = 0;
  if (!is_supported(display) || !ask(display, None, &pointer)) return;
  // Selected on the pointer's own number: the selection for all master devices is SDL's, and would be replaced.
  unsigned char bits[XIMaskLen(XI_GesturePinchEnd)] = {0};
  XISetMask(bits, XI_GesturePinchBegin);
  XISetMask(bits, XI_GesturePinchUpdate);
  XISetMask(bits, XI_GesturePinchEnd);
  XIEventMask mask = {.deviceid = pointer, .mask_len = sizeof bits, .mask = bits};
  select(display, window, &mask, 1);
  touch_remember_window(window, SDL_GetWindowID(sdl_window));
}

static void send(enum touch_gesture_phase phase, uint32_t ticks) {
  present.phase = phase;
  present.ticks = ticks;
  touch_push_gesture(&present);
}

bool touch_is_gesture(int type) { return type >= XI_GesturePinchBegin && type <= XI_GesturePinchEnd; }

void touch_note_gesture(int type, const void *data, uint32_t ticks) {
  const XIGesturePinchEvent *event = data;
  if (type == XI_GesturePinchBegin) {
    present = (struct touch_gesture){.window = touch_id_of_window(event->event), .x = event->event_x, .y = event->event_y};
    present.scale = 1;
    return send(TOUCH_GESTURE_BEGAN, ticks);
  }
  if (type == XI_GesturePinchEnd) {
    bool is_cancelled = event->flags & XIGesturePinchEventCancelled;
    return send(is_cancelled ? TOUCH_GESTURE_CANCELLED : TOUCH_GESTURE_ENDED, ticks);
  }
  // A number that is not finite would spoil the sums for the rest of the gesture.
  if (!isfinite(event->delta_angle) || !isfinite(event->delta_x) || !isfinite(event->delta_y)) return;
  present.scale = event->scale;
  present.rotation += event->delta_angle;
  present.dx += event->delta_x;
  present.dy += event->delta_y;
  send(TOUCH_GESTURE_CHANGED, ticks);
}
#else
void touch_listen_for_gestures(void *sdl_window) { (void)sdl_window; }
bool touch_is_gesture(int type) { return (void)type, false; }
void touch_note_gesture(int type, const void *data, uint32_t ticks) { (void)type, (void)data, (void)ticks; }
#endif
