// A graphics tablet, which Weston lacks: tablet-unstable-v2 in wtouch.c's module.
#include "wtablets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tablet-unstable-v2-server-protocol.h"

// Exported by libweston-10.so.0 for its backends, and declared only in a header that is not installed.
struct weston_view *weston_compositor_pick_view(
    struct weston_compositor *, wl_fixed_t, wl_fixed_t, wl_fixed_t *, wl_fixed_t *);

enum { TOOLS = 2, FULL = 65535 };

static struct weston_compositor *compositor;
// The objects of all clients for each tool; the user data is the object of the client's tablet.
static struct wl_list tools[TOOLS];
static int selected;
// The window that the tool is over, and the location of its corner.
static struct weston_surface *focus;
static double left, top;

static void remove_link(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }

static void destroy(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

static void set_cursor(
    struct wl_client *client, struct wl_resource *tool, uint32_t serial, struct wl_resource *surface, int32_t x,
    int32_t y) {
  (void)client, (void)tool, (void)serial, (void)surface, (void)x, (void)y;
}

static void set_button_feedback(
    struct wl_client *client, struct wl_resource *pad, uint32_t button, const char *text, uint32_t serial) {
  (void)client, (void)pad, (void)button, (void)text, (void)serial;
}

static void set_feedback(struct wl_client *client, struct wl_resource *dial, const char *text, uint32_t serial) {
  (void)client, (void)dial, (void)text, (void)serial;
}

static const struct zwp_tablet_v2_interface tablet_requests = {destroy};
static const struct zwp_tablet_tool_v2_interface tool_requests = {set_cursor, destroy};
static const struct zwp_tablet_pad_v2_interface pad_requests = {set_button_feedback, destroy};
static const struct zwp_tablet_pad_group_v2_interface group_requests = {destroy};
static const struct zwp_tablet_pad_ring_v2_interface ring_requests = {set_feedback, destroy};
static const struct zwp_tablet_pad_strip_v2_interface strip_requests = {set_feedback, destroy};
static const struct zwp_tablet_seat_v2_interface seat_requests = {destroy};

static struct wl_resource *make(
    struct wl_client *client, const struct wl_interface *interface, const void *requests, void *data) {
  struct wl_resource *made = wl_resource_create(client, interface, 1, 0);
  wl_resource_set_implementation(made, requests, data, NULL);
  return made;
}

static void add_tool(struct wl_client *client, struct wl_resource *seat, struct wl_resource *tablet, int index) {
  struct wl_resource *tool = wl_resource_create(client, &zwp_tablet_tool_v2_interface, 1, 0);
  wl_resource_set_implementation(tool, &tool_requests, tablet, remove_link);
  // In the order in which the clients' objects were made, as other compositors have it.
  wl_list_insert(tools[index].prev, wl_resource_get_link(tool));
  zwp_tablet_seat_v2_send_tool_added(seat, tool);
  zwp_tablet_tool_v2_send_type(tool, index == 0 ? ZWP_TABLET_TOOL_V2_TYPE_PEN : ZWP_TABLET_TOOL_V2_TYPE_ERASER);
  zwp_tablet_tool_v2_send_hardware_serial(tool, 0, (uint32_t)index + 1);
  zwp_tablet_tool_v2_send_capability(tool, ZWP_TABLET_TOOL_V2_CAPABILITY_PRESSURE);
  zwp_tablet_tool_v2_send_capability(tool, ZWP_TABLET_TOOL_V2_CAPABILITY_TILT);
  zwp_tablet_tool_v2_send_done(tool);
}

static void add_pad(struct wl_client *client, struct wl_resource *seat) {
  struct wl_resource *pad = make(client, &zwp_tablet_pad_v2_interface, &pad_requests, NULL);
  zwp_tablet_seat_v2_send_pad_added(seat, pad);
  struct wl_resource *group = make(client, &zwp_tablet_pad_group_v2_interface, &group_requests, NULL);
  zwp_tablet_pad_v2_send_group(pad, group);
  zwp_tablet_pad_group_v2_send_ring(
      group, make(client, &zwp_tablet_pad_ring_v2_interface, &ring_requests, NULL));
  zwp_tablet_pad_group_v2_send_strip(
      group, make(client, &zwp_tablet_pad_strip_v2_interface, &strip_requests, NULL));
  zwp_tablet_pad_group_v2_send_done(group);
  zwp_tablet_pad_v2_send_buttons(pad, 4);
  zwp_tablet_pad_v2_send_done(pad);
}

static void get_tablet_seat(
    struct wl_client *client, struct wl_resource *manager, uint32_t id, struct wl_resource *of) {
  (void)manager, (void)of;
  struct wl_resource *seat = wl_resource_create(client, &zwp_tablet_seat_v2_interface, 1, id);
  wl_resource_set_implementation(seat, &seat_requests, NULL, NULL);
  struct wl_resource *tablet = make(client, &zwp_tablet_v2_interface, &tablet_requests, NULL);
  zwp_tablet_seat_v2_send_tablet_added(seat, tablet);
  zwp_tablet_v2_send_name(tablet, "rig");
  zwp_tablet_v2_send_done(tablet);
  for (int index = 0; index < TOOLS; index++) add_tool(client, seat, tablet, index);
  add_pad(client, seat);
}

static const struct zwp_tablet_manager_v2_interface manager_requests = {get_tablet_seat, destroy};

static void bind_manager(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *manager = wl_resource_create(client, &zwp_tablet_manager_v2_interface, (int)version, id);
  wl_resource_set_implementation(manager, &manager_requests, NULL, NULL);
}

void tablets_begin(struct weston_compositor *of) {
  compositor = of;
  for (int index = 0; index < TOOLS; index++) wl_list_init(&tools[index]);
  wl_global_create(compositor->wl_display, &zwp_tablet_manager_v2_interface, 1, NULL, bind_manager);
}

// Chooses the window at a place.
static void enter(double x, double y) {
  wl_fixed_t inside_x, inside_y;
  struct weston_view *view = weston_compositor_pick_view(
      compositor, wl_fixed_from_double(x), wl_fixed_from_double(y), &inside_x, &inside_y);
  focus = view ? view->surface : NULL;
  left = x - wl_fixed_to_double(inside_x);
  top = y - wl_fixed_to_double(inside_y);
}

static void send(struct wl_resource *tool, const char *name, const double *value, uint32_t serial) {
  switch (name[1]) {
    case 'i':
      zwp_tablet_tool_v2_send_proximity_in(tool, serial, wl_resource_get_user_data(tool), focus->resource);
      break;
    case 'o': zwp_tablet_tool_v2_send_proximity_out(tool); break;
    case 'a':
      zwp_tablet_tool_v2_send_tilt(tool, wl_fixed_from_double(value[0]), wl_fixed_from_double(value[1]));
      zwp_tablet_tool_v2_send_rotation(tool, wl_fixed_from_double(value[2]));
      zwp_tablet_tool_v2_send_distance(tool, (uint32_t)(value[3] * FULL));
      break;
    case 'm':
      zwp_tablet_tool_v2_send_motion(
          tool, wl_fixed_from_double(value[0] - left), wl_fixed_from_double(value[1] - top));
      zwp_tablet_tool_v2_send_pressure(tool, (uint32_t)(value[2] * FULL));
      break;
    case 'd':
      zwp_tablet_tool_v2_send_down(tool, serial);
      zwp_tablet_tool_v2_send_pressure(tool, (uint32_t)(value[0] * FULL));
      break;
    case 'u': zwp_tablet_tool_v2_send_up(tool); break;
    case 'b': zwp_tablet_tool_v2_send_button(tool, serial, (uint32_t)value[0], (uint32_t)value[1]); break;
    case 'r': zwp_tablet_tool_v2_send_removed(tool); break;
    case 'f': zwp_tablet_tool_v2_send_frame(tool, (uint32_t)value[0]); break;
  }
}

// Sends an event to the objects of the window's client. Each is sent to all objects before the next one, as other
// compositors do.
static void send_to_all(const char *name, const double *value, uint32_t serial) {
  struct wl_resource *tool;
  wl_resource_for_each(tool, &tools[selected]) {
    if (focus && wl_resource_get_client(tool) == wl_resource_get_client(focus->resource)) {
      send(tool, name, value, serial);
    }
  }
}

bool tablets_obey(const char *command, uint32_t time) {
  char name[4] = "";
  double value[4] = {0};
  sscanf(command, "%3s %lf %lf %lf %lf", name, &value[0], &value[1], &value[2], &value[3]);
  if (name[0] != 'n' || !name[1] || !strchr("tioamdubr", name[1])) return false;
  if (name[1] == 't') selected = value[0] != 0;
  if (name[1] == 't') return true;
  if (name[1] == 'i') enter(value[0], value[1]);
  uint32_t serial = wl_display_next_serial(compositor->wl_display);
  send_to_all(name, value, serial);
  if (name[1] == 'i') send_to_all("nm", (double[]){value[0], value[1], 0, 0}, serial);
  if (name[1] != 'a' && name[1] != 'r') send_to_all("nf", &(double){time}, serial);
  return true;
}
