// libwayland-client reads the arguments of requests and events from tables with the layouts of wayland-util.h. Only the
// first requests are listed, because a table may end after the last request that is used.
#include "wayland_xdg.h"

#include <stddef.h>

#include "wayland_tables.h"

// The interfaces of the objects in a message; only debugging output uses their names.
static const struct wl_interface *any[4];

static const struct wl_message shell_requests[] = {
    {"destroy", "", any}, {"create_positioner", "n", any}, {"get_xdg_surface", "no", any}, {"pong", "u", any}};
static const struct wl_message shell_events[] = {{"ping", "u", any}};
const struct wl_interface touch_xdg_shell = {
    "xdg_wm_base", 1, TABLE_COUNT(shell_requests), shell_requests, TABLE_COUNT(shell_events), shell_events};

static const struct wl_message positioner_requests[] = {
    {"destroy", "", any},    {"set_size", "ii", any},   {"set_anchor_rect", "iiii", any},
    {"set_anchor", "u", any}, {"set_gravity", "u", any}, {"set_constraint_adjustment", "u", any},
    {"set_offset", "ii", any}};
const struct wl_interface touch_xdg_positioner = {
    "xdg_positioner", 1, TABLE_COUNT(positioner_requests), positioner_requests, 0, NULL};

static const struct wl_message surface_requests[] = {
    {"destroy", "", any},
    {"get_toplevel", "n", any},
    {"get_popup", "n?oo", any},
    {"set_window_geometry", "iiii", any},
    {"ack_configure", "u", any}};
static const struct wl_message surface_events[] = {{"configure", "u", any}};
const struct wl_interface touch_xdg_surface = {
    "xdg_surface", 1, TABLE_COUNT(surface_requests), surface_requests, TABLE_COUNT(surface_events), surface_events};

static const struct wl_message popup_requests[] = {{"destroy", "", any}, {"grab", "ou", any}};
static const struct wl_message popup_events[] = {{"configure", "iiii", any}, {"popup_done", "", any}};
const struct wl_interface touch_xdg_popup = {
    "xdg_popup", 1, TABLE_COUNT(popup_requests), popup_requests, TABLE_COUNT(popup_events), popup_events};
