#define _GNU_SOURCE
#include "wayland_popup.h"

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "wayland_connection.h"
#include "wayland_presses.h"
#include "wayland_xdg.h"
#include "window_info.h"

enum { DISPLAY_SYNC = 0, REGISTRY_BIND = 0, SURFACE_ATTACH = 1, SURFACE_COMMIT = 6 };

struct popup {
  struct touch_popup public;
  // SDL's surface, and the objects that give it its role.
  struct wl_proxy *surface, *xdg_surface, *xdg_popup;
  // The upper left corner of the parent's geometry, in units of the window.
  int32_t left, top;
  int32_t width, height;
  bool takes_input;
};

static struct wl_proxy *shell;

static void shell_ping(void *data, struct wl_proxy *proxy, uint32_t serial) {
  (void)data;
  touch_wayland_connection()->library->marshal(proxy, SHELL_PONG, serial);
}

static void surface_configure(void *data, struct wl_proxy *proxy, uint32_t serial) {
  struct popup *popup = data;
  touch_wayland_connection()->library->marshal(proxy, XDG_SURFACE_ACK_CONFIGURE, serial);
  popup->public.is_placed = true;
}

static void popup_configure(
    void *data, struct wl_proxy *proxy, int32_t x, int32_t y, int32_t width, int32_t height) {
  (void)proxy, (void)width, (void)height;
  struct popup *popup = data;
  popup->public.x = popup->left + x;
  popup->public.y = popup->top + y;
}

static void popup_done(void *data, struct wl_proxy *proxy) {
  (void)proxy;
  ((struct popup *)data)->public.is_done = true;
}

static void (*shell_events[])(void) = {(void (*)(void))shell_ping};
static void (*surface_events[])(void) = {(void (*)(void))surface_configure};
static void (*popup_events[])(void) = {(void (*)(void))popup_configure, (void (*)(void))popup_done};

static bool wayland_window(void *sdl_window, SDL_SysWMinfo *info) {
  memset(info, 0, sizeof *info);
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  return touch_window_info(sdl_window, info) && info->subsystem == SDL_SYSWM_WAYLAND;
#else
  (void)sdl_window;
  return false;
#endif
}

static struct wl_proxy *xdg_surface_of(void *sdl_window) {
  SDL_SysWMinfo info;
  if (!wayland_window(sdl_window, &info)) return NULL;
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  return (struct wl_proxy *)info.info.wl.xdg_surface;
#else
  return NULL;
#endif
}

static struct wl_proxy *surface_of(void *sdl_window) {
  SDL_SysWMinfo info;
  if (!wayland_window(sdl_window, &info)) return NULL;
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  return (struct wl_proxy *)info.info.wl.surface;
#else
  return NULL;
#endif
}

const char *touch_popup_obstacle(void *sdl_window) {
  const struct touch_wayland_connection *connection = touch_wayland_connection();
  if (!connection->library) return "the program does not present itself";
  if (!xdg_surface_of(sdl_window)) return "SDL does not report its xdg_surface";
  if (shell) return NULL;
  if (connection->globals.shell == 0) return "the compositor offers no xdg_wm_base";
  shell = connection->library->marshal_constructor_versioned(
      connection->registry, REGISTRY_BIND, &touch_xdg_shell, 1, connection->globals.shell, "xdg_wm_base", 1u, NULL);
  if (!shell) return "memory is exhausted";
  connection->library->add_listener(shell, shell_events, NULL);
  return NULL;
}

static int is_decoration(struct dl_phdr_info *library, size_t size, void *data) {
  (void)size, (void)data;
  const char *slash = strrchr(library->dlpi_name, '/'), *name = slash ? slash + 1 : library->dlpi_name;
  return strncmp(name, "libdecor-", 9) == 0 && strncmp(name, "libdecor-0", 10) != 0;
}

// Finds the corner of a window's geometry, in units of the window. libdecor adds a listener to the windows that it
// decorates, with its frame as the data. Without a plugin it draws no frame, and its function would crash.
static void find_corner(struct wl_proxy *xdg_surface, int32_t *left, int32_t *top) {
  const struct touch_wayland_library *wayland = touch_wayland_connection()->library;
  *left = *top = 0;
  void *const *listener = wayland->get_listener(xdg_surface);
  Dl_info origin;
  if (!listener || !dladdr(*listener, &origin) || !strstr(origin.dli_fname, "libdecor-0")) return;
  if (!dl_iterate_phdr(is_decoration, NULL)) return;
  void *library = dlopen("libdecor-0.so.0", RTLD_LAZY | RTLD_NOLOAD);
  void (*translate)(void *, int, int, int *, int *) =
      library ? (void (*)(void *, int, int, int *, int *))dlsym(library, "libdecor_frame_translate_coordinate") : NULL;
  int x = 0, y = 0;
  if (translate) translate(wayland->get_user_data(xdg_surface), 0, 0, &x, &y);
  if (library) dlclose(library);
  *left = -x;
  *top = -y;
}

static int32_t clamped(int32_t value, int32_t least, int32_t most) {
  return value < least ? least : value > most ? most : value;
}

// The anchor and the direction of one axis, relative to the parent. A popup that begins at or after the end of the
// anchor is attached to the end.
struct axis {
  int32_t start, length, offset;
  bool is_at_end;
};

static struct axis axis_of(int32_t start, int32_t size, int32_t anchor, int32_t anchor_size, int32_t parent_size) {
  // A popup must touch its parent; compositors may refuse others.
  start = clamped(start, -size, parent_size);
  // An anchor must be inside its parent.
  int32_t from = clamped(anchor, 0, parent_size - 1), to = clamped(anchor + anchor_size, from + 1, parent_size);
  bool is_at_end = anchor_size > 0 && start >= anchor + anchor_size;
  return (struct axis){
      .start = from, .length = to - from, .offset = start - (is_at_end ? to : from), .is_at_end = is_at_end};
}

static struct wl_proxy *make_positioner(
    const struct touch_popup_place *place, int32_t left, int32_t top, int32_t width, int32_t height) {
  const struct touch_wayland_library *wayland = touch_wayland_connection()->library;
  struct wl_proxy *positioner =
      wayland->marshal_constructor(shell, SHELL_CREATE_POSITIONER, &touch_xdg_positioner, NULL);
  if (!positioner) return NULL;
  struct axis x = axis_of(place->x - left, place->width, place->anchor_x - left, place->anchor_width, width);
  struct axis y = axis_of(place->y - top, place->height, place->anchor_y - top, place->anchor_height, height);
  uint32_t corner = x.is_at_end ? (y.is_at_end ? BOTTOM_RIGHT : TOP_RIGHT) : (y.is_at_end ? BOTTOM_LEFT : TOP_LEFT);
  wayland->marshal(positioner, POSITIONER_SET_SIZE, place->width, place->height);
  wayland->marshal(positioner, POSITIONER_SET_ANCHOR_RECT, x.start, y.start, x.length, y.length);
  wayland->marshal(positioner, POSITIONER_SET_ANCHOR, corner);
  wayland->marshal(positioner, POSITIONER_SET_GRAVITY, (uint32_t)BOTTOM_RIGHT);
  wayland->marshal(positioner, POSITIONER_SET_ADJUSTMENT, (uint32_t)(SLIDE_X | SLIDE_Y | FLIP_X | FLIP_Y));
  wayland->marshal(positioner, POSITIONER_SET_OFFSET, x.offset, y.offset);
  return positioner;
}

static struct popup *give_role(struct popup *popup, struct wl_proxy *parent, struct wl_proxy *positioner) {
  const struct touch_wayland_library *wayland = touch_wayland_connection()->library;
  popup->xdg_surface =
      wayland->marshal_constructor(shell, SHELL_GET_SURFACE, &touch_xdg_surface, NULL, popup->surface);
  if (!popup->xdg_surface) return NULL;
  wayland->add_listener(popup->xdg_surface, surface_events, popup);
  popup->xdg_popup = wayland->marshal_constructor(
      popup->xdg_surface, XDG_SURFACE_GET_POPUP, &touch_xdg_popup, NULL, parent, positioner);
  if (!popup->xdg_popup) {
    wayland->marshal(popup->xdg_surface, XDG_SURFACE_DESTROY);
    wayland->destroy(popup->xdg_surface);
    return NULL;
  }
  wayland->add_listener(popup->xdg_popup, popup_events, popup);
  return popup;
}

struct touch_popup *touch_popup_open(
    void *sdl_popup, void *sdl_window, struct touch_popup *last, const struct touch_popup_place *place) {
  if (touch_popup_obstacle(sdl_window)) return NULL;
  const struct touch_wayland_connection *connection = touch_wayland_connection();
  const struct touch_wayland_library *wayland = connection->library;
  struct popup *before = (struct popup *)last, *popup = calloc(1, sizeof *popup);
  if (!popup) return NULL;
  popup->surface = surface_of(sdl_popup);
  struct wl_proxy *parent = before ? before->xdg_surface : xdg_surface_of(sdl_window);
  int width = 0, height = 0;
  if (before) {
    *popup = (struct popup){.surface = popup->surface, .left = before->public.x, .top = before->public.y};
    width = before->width;
    height = before->height;
  } else {
    find_corner(parent, &popup->left, &popup->top);
    SDL_GetWindowSize(sdl_window, &width, &height);
    width -= popup->left;
    height -= popup->top;
  }
  popup->width = place->width;
  popup->height = place->height;
  struct wl_proxy *positioner =
      popup->surface ? make_positioner(place, popup->left, popup->top, width, height) : NULL;
  struct popup *made = positioner ? give_role(popup, parent, positioner) : NULL;
  if (positioner) {
    wayland->marshal(positioner, POSITIONER_DESTROY);
    wayland->destroy(positioner);
  }
  if (!made) {
    free(popup);
    return NULL;
  }
  struct wl_proxy *seat;
  uint32_t serial;
  // A popup grabs the input only if those before it do.
  popup->takes_input = (!before || before->takes_input) && touch_last_press(&seat, &serial);
  if (popup->takes_input) wayland->marshal(popup->xdg_popup, POPUP_GRAB, seat, serial);
  wayland->marshal(popup->surface, SURFACE_COMMIT);
  wayland->flush(connection->display);
  return &popup->public;
}

void touch_popup_close(struct touch_popup *public) {
  const struct touch_wayland_connection *connection = touch_wayland_connection();
  const struct touch_wayland_library *wayland = connection->library;
  struct popup *popup = (struct popup *)public;
  wayland->marshal(popup->xdg_popup, POPUP_DESTROY);
  wayland->destroy(popup->xdg_popup);
  wayland->marshal(popup->xdg_surface, XDG_SURFACE_DESTROY);
  wayland->destroy(popup->xdg_surface);
  wayland->marshal(popup->surface, SURFACE_ATTACH, NULL, 0, 0);
  wayland->marshal(popup->surface, SURFACE_COMMIT);
  wayland->flush(connection->display);
  free(popup);
}

// Waiting

static void wait_done(void *data, struct wl_proxy *proxy, uint32_t serial) {
  (void)proxy, (void)serial;
  *(bool *)data = true;
}

void *touch_popup_begin_wait(bool *is_over) {
  const struct touch_wayland_connection *connection = touch_wayland_connection();
  if (!connection->library) return NULL;
  // In SDL's queue, after the events for SDL.
  struct wl_proxy *callback = connection->library->marshal_constructor(
      (struct wl_proxy *)connection->display, DISPLAY_SYNC, connection->library->callback, NULL);
  static void (*events[])(void) = {(void (*)(void))wait_done};
  if (callback) connection->library->add_listener(callback, events, is_over);
  connection->library->flush(connection->display);
  return callback;
}

void touch_popup_end_wait(void *wait) { touch_wayland_connection()->library->destroy(wait); }

void touch_popup_end(void) {
  const struct touch_wayland_library *wayland = touch_wayland_connection()->library;
  if (!shell || !wayland) return;
  wayland->marshal(shell, SHELL_DESTROY);
  wayland->destroy(shell);
  shell = NULL;
}
