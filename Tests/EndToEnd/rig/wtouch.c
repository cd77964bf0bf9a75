// A module for Weston 10: a seat with pointer, keyboard and touch screen that obeys a socket.
//
// The socket is named by WTOUCH_SOCKET and takes one command a datagram; places are in the output's logical pixels:
//   td ID X Y   a finger goes down      pm X Y        the pointer moves
//   tm ID X Y   it moves                pb BUTTON 0|1 a button, by its Linux code (272 is the left), up or down
//   tu ID       it goes up              pa AXIS VALUE the wheel: axis 0 is vertical, 10 is one notch down
//                                       pf AXIS VALUE fingers on a touchpad scroll; 0 when they are lifted
//   tf          end of a touch frame    k KEY 0|1     a key, by its Linux code, up or down
//   tc          touches are cancelled       po            the pointer leaves its window, whatever is pressed
//   ko          the keyboard leaves its window, whatever is pressed; ki: it enters that window again
//   wm X Y TITLE  moves the window with a title
// wgestures.h has those of the touchpad, wtablets.h those of pens.
#include <libweston/libweston.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#include "wgestures.h"
#include "wtablets.h"

// Exported by libweston-10.so.0 for its backends, and declared only in a header that is not installed.
void weston_seat_init(struct weston_seat *, struct weston_compositor *, const char *);
void weston_seat_init_pointer(struct weston_seat *);
int weston_seat_init_keyboard(struct weston_seat *, struct xkb_keymap *);
int weston_seat_init_touch(struct weston_seat *);
struct weston_touch_device *weston_touch_create_touch_device(
    struct weston_touch *, const char *, void *, const struct weston_touch_device_ops *);
void notify_touch_normalized(
    struct weston_touch_device *, const struct timespec *, int, double, double,
    const struct weston_point2d_device_normalized *, int);
void notify_touch_frame(struct weston_touch_device *);
void notify_touch_cancel(struct weston_touch_device *);
void notify_motion_absolute(struct weston_seat *, const struct timespec *, double, double);
void notify_button(struct weston_seat *, const struct timespec *, int32_t, enum wl_pointer_button_state);
void notify_axis(struct weston_seat *, const struct timespec *, struct weston_pointer_axis_event *);
void notify_axis_source(struct weston_seat *, uint32_t);
void notify_pointer_frame(struct weston_seat *);
void notify_key(
    struct weston_seat *, const struct timespec *, uint32_t, enum wl_keyboard_key_state,
    enum weston_key_state_update);
void notify_keyboard_focus_in(struct weston_seat *, struct wl_array *, enum weston_key_state_update);

static struct weston_seat seat;
static struct weston_touch_device *screen;
// The surface that the keyboard has left.
static struct weston_surface *left;

// Moves the upper left corner of a window's surface.
static void move_window(struct weston_compositor *compositor, double x, double y, const char *title) {
  struct weston_view *view;
  char label[256], wanted[128];
  snprintf(wanted, sizeof wanted, "'%s'", title);
  wl_list_for_each(view, &compositor->view_list, link) {
    struct weston_surface *surface = view->surface;
    if (!surface->get_label || surface->get_label(surface, label, sizeof label) < 0) continue;
    if (!strstr(label, wanted)) continue;
    weston_view_set_position(view, (float)x, (float)y);
    weston_compositor_schedule_repaint(compositor);
    return;
  }
  weston_log("wtouch: no window: %s\n", title);
}

static void obey(const char *command) {
  char name[4] = "";
  double a = 0, b = 0, c = 0;
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  uint32_t time = (uint32_t)(now.tv_sec * 1000 + now.tv_nsec / 1000000);
  if (gestures_obey(command, time) || tablets_obey(command, time)) return;
  sscanf(command, "%3s %lf %lf %lf", name, &a, &b, &c);
  if (!strcmp(name, "td")) {
    notify_touch_normalized(screen, &now, (int)a, b, c, NULL, WL_TOUCH_DOWN);
  } else if (!strcmp(name, "tm")) {
    notify_touch_normalized(screen, &now, (int)a, b, c, NULL, WL_TOUCH_MOTION);
  } else if (!strcmp(name, "tu")) {
    notify_touch_normalized(screen, &now, (int)a, 0, 0, NULL, WL_TOUCH_UP);
  } else if (!strcmp(name, "tf")) {
    notify_touch_frame(screen);
  } else if (!strcmp(name, "tc")) {
    // Weston cancels fingers only for its own grabs, so the client that has them is notified here.
    struct weston_touch *touch = weston_seat_get_touch(&seat);
    struct wl_resource *resource;
    wl_resource_for_each(resource, &touch->focus_resource_list) wl_touch_send_cancel(resource);
    notify_touch_cancel(screen);
  } else if (!strcmp(name, "pm")) {
    notify_motion_absolute(&seat, &now, a, b);
    notify_pointer_frame(&seat);
  } else if (!strcmp(name, "pb")) {
    notify_button(
        &seat, &now, (int32_t)a, b != 0 ? WL_POINTER_BUTTON_STATE_PRESSED : WL_POINTER_BUTTON_STATE_RELEASED);
    notify_pointer_frame(&seat);
  } else if (!strcmp(name, "pa")) {
    struct weston_pointer_axis_event event = {
        .axis = (uint32_t)a, .value = b, .has_discrete = true, .discrete = b > 0 ? 1 : -1};
    notify_axis_source(&seat, WL_POINTER_AXIS_SOURCE_WHEEL);
    notify_axis(&seat, &now, &event);
    notify_pointer_frame(&seat);
  } else if (!strcmp(name, "pf")) {
    struct weston_pointer_axis_event event = {.axis = (uint32_t)a, .value = b};
    notify_axis_source(&seat, WL_POINTER_AXIS_SOURCE_FINGER);
    notify_axis(&seat, &now, &event);
    notify_pointer_frame(&seat);
  } else if (!strcmp(name, "k")) {
    notify_key(
        &seat, &now, (uint32_t)a, b != 0 ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED,
        STATE_UPDATE_AUTOMATIC);
  } else if (!strcmp(name, "wm")) {
    const char *title = command;
    for (int words = 0; words < 3 && title; words++) title = strchr(title + 1, ' ');
    if (title) move_window(seat.compositor, a, b, title + 1);
  } else if (!strcmp(name, "po")) {
    weston_pointer_clear_focus(weston_seat_get_pointer(&seat));
  } else if (!strcmp(name, "ko")) {
    left = weston_seat_get_keyboard(&seat)->focus;
    weston_keyboard_set_focus(weston_seat_get_keyboard(&seat), NULL);
  } else if (!strcmp(name, "ki")) {
    weston_keyboard_set_focus(weston_seat_get_keyboard(&seat), left);
  } else {
    weston_log("wtouch: unknown command: %s\n", command);
  }
}

static int receive(int descriptor, uint32_t mask, void *data) {
  char command[256];
  ssize_t length;
  (void)mask;
  (void)data;
  while ((length = recv(descriptor, command, sizeof command - 1, MSG_DONTWAIT)) > 0) {
    command[length] = 0;
    obey(command);
  }
  return 0;
}

WL_EXPORT int wet_module_init(struct weston_compositor *compositor, int *argc, char *argv[]) {
  (void)argc;
  (void)argv;
  const char *path = getenv("WTOUCH_SOCKET");
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (!path || strlen(path) >= sizeof address.sun_path) return -1;
  strcpy(address.sun_path, path);

  weston_seat_init(&seat, compositor, "rig");
  weston_seat_init_pointer(&seat);
  if (weston_seat_init_keyboard(&seat, NULL) < 0) return -1;
  weston_seat_init_touch(&seat);
  gestures_begin(compositor, &seat);
  tablets_begin(compositor);
  screen = weston_touch_create_touch_device(weston_seat_get_touch(&seat), "/rig", NULL, NULL);

  unlink(path);
  int descriptor = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return -1;
  wl_event_loop_add_fd(
      wl_display_get_event_loop(compositor->wl_display), descriptor, WL_EVENT_READABLE, receive, NULL);

  struct wl_array keys;
  wl_array_init(&keys);
  notify_keyboard_focus_in(&seat, &keys, STATE_UPDATE_AUTOMATIC);
  return 0;
}
