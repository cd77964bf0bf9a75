// The part of xdg-shell, version 1, that popups use: https://wayland.app/protocols/xdg-shell.
#ifndef CTOUCHSDL_WAYLAND_XDG_H
#define CTOUCHSDL_WAYLAND_XDG_H

struct wl_interface;

// Requests by their positions in the protocol.
enum { SHELL_DESTROY = 0, SHELL_CREATE_POSITIONER = 1, SHELL_GET_SURFACE = 2, SHELL_PONG = 3 };
enum {
  POSITIONER_DESTROY = 0,
  POSITIONER_SET_SIZE = 1,
  POSITIONER_SET_ANCHOR_RECT = 2,
  POSITIONER_SET_ANCHOR = 3,
  POSITIONER_SET_GRAVITY = 4,
  POSITIONER_SET_ADJUSTMENT = 5,
  POSITIONER_SET_OFFSET = 6,
};
enum { XDG_SURFACE_DESTROY = 0, XDG_SURFACE_GET_POPUP = 2, XDG_SURFACE_ACK_CONFIGURE = 4 };
enum { POPUP_DESTROY = 0, POPUP_GRAB = 1 };

// Corners of an anchor, and the directions in which a popup extends from them.
enum { TOP_LEFT = 5, BOTTOM_LEFT = 6, TOP_RIGHT = 7, BOTTOM_RIGHT = 8 };
// The permitted adjustments of a popup that does not fit.
enum { SLIDE_X = 1, SLIDE_Y = 2, FLIP_X = 4, FLIP_Y = 8 };

extern const struct wl_interface touch_xdg_shell, touch_xdg_positioner, touch_xdg_surface, touch_xdg_popup;

#endif
