// Popups on Wayland: windows without a frame that may extend beyond the edges of their window.
//
// SDL 2 cannot position popups, so they are made here, by xdg-shell (https://wayland.freedesktop.org/docs/html/). A
// popup consists of two parts:
//
// - A window of SDL that is never shown. SDL gives it a wl_surface without a role, and knows the surface as its own: mouse,
//   fingers, wheel, keys, the pointer's shape and the scale of the surface work as in other windows, with the number of
//   that window in their events. `touch_shm_show` presents on it.
// - An xdg_surface and an xdg_popup, which give the surface its role. They are made here, on SDL's connection, with a
//   second xdg_wm_base. Their events have the queue of `touch_shm_dispatch`. The parent is the xdg_surface that SDL
//   reports for the window behind, or the xdg_surface of the popup before.
//
// The app knows neither the position of its window nor the display around it. So it gives the preferred rectangle of
// the popup and an anchor, relative to the window. The compositor flips the popup to the other side of the anchor or
// slides it, and reports the position. Until then the popup accepts no frames.
//
// The popup grabs the input of the seat, with the serial of the last press (`touch_last_press`): a press in another app
// closes all popups (`is_done`), a press in the app's window is sent to it. A popup without such a press does not grab
// the input.
//
// Window geometry: positions count from the corner of a window as the compositor sees it, which includes the title bar
// that libdecor draws. libdecor converts them.
#ifndef CTOUCH_WAYLAND_POPUP_H
#define CTOUCH_WAYLAND_POPUP_H

#include <stdbool.h>
#include <stdint.h>

// The preferred position and the anchor, in units of the window, relative to its upper left corner.
struct touch_popup_place {
  int32_t x, y, width, height;
  int32_t anchor_x, anchor_y, anchor_width, anchor_height;
};

struct touch_popup {
  // Whether it has a position and accepts frames.
  bool is_placed;
  // Whether the compositor has closed it.
  bool is_done;
  // The position in units of the window, relative to its upper left corner.
  int32_t x, y;
};

// NULL if windows can have popups, otherwise the reason in words for the user.
const char *touch_popup_obstacle(void *sdl_window);

// Opens a popup of an SDL_Window that is not shown, in front of another; NULL if there is no memory. `last` is the open
// popup of the same window that was opened last, or NULL.
struct touch_popup *touch_popup_open(
    void *sdl_popup, void *sdl_window, struct touch_popup *last, const struct touch_popup_place *place);

// Closes a popup, before its parent is closed; popups that were opened later are closed first.
void touch_popup_close(struct touch_popup *popup);

// Starts to wait until the compositor has processed all requests, and SDL all events before the answer. Then `*is_over`
// is set; it must exist until then or until `touch_popup_end_wait`. NULL if waiting is not possible.
void *touch_popup_begin_wait(bool *is_over);
void touch_popup_end_wait(void *wait);

// Releases the resources of all popups; call it before `touch_shm_end`.
void touch_popup_end(void);

#endif
