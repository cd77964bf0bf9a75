// The gestures of a touchpad, which Weston lacks: pointer-gestures-unstable-v1 in wtouch.c's module.
#include "wgestures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pointer-gestures-unstable-v1-server-protocol.h"

enum { FINGERS = 2, VERSION = 3 };

static struct weston_seat *seat;
// The objects of all clients.
static struct wl_list swipes, pinches, holds;

static void remove_link(struct wl_resource *resource) { wl_list_remove(wl_resource_get_link(resource)); }

static void destroy(struct wl_client *client, struct wl_resource *resource) {
  (void)client;
  wl_resource_destroy(resource);
}

// The gesture's interfaces have one request each.
static const struct zwp_pointer_gesture_pinch_v1_interface gesture = {destroy};

static void make(
    struct wl_client *client, struct wl_resource *manager, uint32_t id, const struct wl_interface *interface,
    struct wl_list *list) {
  struct wl_resource *made = wl_resource_create(client, interface, wl_resource_get_version(manager), id);
  wl_resource_set_implementation(made, &gesture, NULL, remove_link);
  wl_list_insert(list, wl_resource_get_link(made));
}

static void get_pinch(
    struct wl_client *client, struct wl_resource *manager, uint32_t id, struct wl_resource *pointer) {
  (void)pointer;
  make(client, manager, id, &zwp_pointer_gesture_pinch_v1_interface, &pinches);
}

// Toolkits follow swipes; none is made.
static void get_swipe(
    struct wl_client *client, struct wl_resource *manager, uint32_t id, struct wl_resource *pointer) {
  (void)pointer;
  make(client, manager, id, &zwp_pointer_gesture_swipe_v1_interface, &swipes);
}

static void get_hold(
    struct wl_client *client, struct wl_resource *manager, uint32_t id, struct wl_resource *pointer) {
  (void)pointer;
  make(client, manager, id, &zwp_pointer_gesture_hold_v1_interface, &holds);
}

static const struct zwp_pointer_gestures_v1_interface requests = {
    .get_swipe_gesture = get_swipe, .get_pinch_gesture = get_pinch, .release = destroy, .get_hold_gesture = get_hold};

static void bind_manager(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  (void)data;
  struct wl_resource *manager =
      wl_resource_create(client, &zwp_pointer_gestures_v1_interface, (int)version, id);
  wl_resource_set_implementation(manager, &requests, NULL, NULL);
}

void gestures_begin(struct weston_compositor *compositor, struct weston_seat *of) {
  seat = of;
  wl_list_init(&swipes);
  wl_list_init(&pinches);
  wl_list_init(&holds);
  wl_global_create(compositor->wl_display, &zwp_pointer_gestures_v1_interface, VERSION, NULL, bind_manager);
}

bool gestures_obey(const char *command, uint32_t time) {
  char name[4] = "";
  double a = 0, b = 0, c = 0, d = 0;
  sscanf(command, "%3s %lf %lf %lf %lf", name, &a, &b, &c, &d);
  if (name[0] != 'g') return false;
  struct weston_pointer *pointer = weston_seat_get_pointer(seat);
  struct wl_resource *surface = pointer->focus ? pointer->focus->surface->resource : NULL;
  uint32_t serial = wl_display_next_serial(seat->compositor->wl_display);
  struct wl_resource *resource;
  bool is_hold = name[1] == 'h' || name[1] == 'r';
  wl_resource_for_each(resource, is_hold ? &holds : &pinches) {
    if (!surface || wl_resource_get_client(resource) != wl_resource_get_client(surface)) continue;
    switch (name[1]) {
      case 'b': zwp_pointer_gesture_pinch_v1_send_begin(resource, serial, time, surface, FINGERS); break;
      case 'u':
        zwp_pointer_gesture_pinch_v1_send_update(
            resource, time, wl_fixed_from_double(a), wl_fixed_from_double(b), wl_fixed_from_double(c),
            wl_fixed_from_double(d));
        break;
      case 'e': zwp_pointer_gesture_pinch_v1_send_end(resource, serial, time, (int32_t)a); break;
      case 'h': zwp_pointer_gesture_hold_v1_send_begin(resource, serial, time, surface, FINGERS); break;
      case 'r': zwp_pointer_gesture_hold_v1_send_end(resource, serial, time, (int32_t)a); break;
      default: return false;
    }
  }
  return true;
}
