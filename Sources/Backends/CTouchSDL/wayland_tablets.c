#include "wayland_tablets.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "event_times.h"
#include "pens.h"
#include "wayland_library.h"
#include "wayland_presses.h"
#include "wayland_tables.h"
#include "window_info.h"
#include "x_windows.h"

// Requests by their positions in the protocol.
enum { REGISTRY_BIND = 0, GET_TABLET_SEAT = 0, TOOL_DESTROY = 1 };
// The tools that are not pens (from finger to lens), and the code of a pen's lower button: Linux input codes.
enum { TOOL_FINGER = 0x145, TOOL_LENS = 0x147, LOWER_BUTTON = 0x14b };
// The largest pressure and distance.
static const double full = 65535;

static const struct wl_interface tablet_interface, tool_interface, pad_interface;
static const struct wl_interface group_interface, ring_interface, strip_interface;

static const struct wl_interface *any[4];
static const struct wl_interface *new_tablet[] = {&tablet_interface}, *new_tool[] = {&tool_interface};
static const struct wl_interface *new_pad[] = {&pad_interface}, *new_group[] = {&group_interface};
static const struct wl_interface *new_ring[] = {&ring_interface}, *new_strip[] = {&strip_interface};

static const struct wl_message destroy_only[] = {{"destroy", "", any}};
static const struct wl_message seat_events[] = {
    {"tablet_added", "n", new_tablet}, {"tool_added", "n", new_tool}, {"pad_added", "n", new_pad}};
static const struct wl_interface seat_interface = {
    "zwp_tablet_seat_v2", 1, TABLE_COUNT(destroy_only), destroy_only, TABLE_COUNT(seat_events), seat_events};
static const struct wl_message manager_requests[] = {{"get_tablet_seat", "no", any}, {"destroy", "", any}};
static const struct wl_interface manager_interface = {
    "zwp_tablet_manager_v2", 1, TABLE_COUNT(manager_requests), manager_requests, 0, NULL};
static const struct wl_message tool_requests[] = {{"set_cursor", "u?oii", any}, {"destroy", "", any}};
static const struct wl_message tool_events[] = {
    {"type", "u", any},       {"hardware_serial", "uu", any}, {"hardware_id_wacom", "uu", any},
    {"capability", "u", any}, {"done", "", any},              {"removed", "", any},
    {"proximity_in", "uoo", any}, {"proximity_out", "", any}, {"down", "u", any},
    {"up", "", any},          {"motion", "ff", any},          {"pressure", "u", any},
    {"distance", "u", any},   {"tilt", "ff", any},            {"rotation", "f", any},
    {"slider", "i", any},     {"wheel", "fi", any},           {"button", "uuu", any},
    {"frame", "u", any}};
static const struct wl_interface tool_interface = {
    "zwp_tablet_tool_v2", 1, TABLE_COUNT(tool_requests), tool_requests, TABLE_COUNT(tool_events), tool_events};
static const struct wl_message tablet_events[] = {
    {"name", "s", any}, {"id", "uu", any}, {"path", "s", any}, {"done", "", any}, {"removed", "", any}};
static const struct wl_interface tablet_interface = {
    "zwp_tablet_v2", 1, TABLE_COUNT(destroy_only), destroy_only, TABLE_COUNT(tablet_events), tablet_events};
// The pad with the buttons of a tablet is not used, but the compositor makes its objects.
static const struct wl_message dial_requests[] = {{"set_feedback", "su", any}, {"destroy", "", any}};
static const struct wl_message ring_events[] = {
    {"source", "u", any}, {"angle", "f", any}, {"stop", "", any}, {"frame", "u", any}};
static const struct wl_message strip_events[] = {
    {"source", "u", any}, {"position", "u", any}, {"stop", "", any}, {"frame", "u", any}};
static const struct wl_interface ring_interface = {
    "zwp_tablet_pad_ring_v2", 1, TABLE_COUNT(dial_requests), dial_requests, TABLE_COUNT(ring_events), ring_events};
static const struct wl_interface strip_interface = {
    "zwp_tablet_pad_strip_v2", 1, TABLE_COUNT(dial_requests), dial_requests, TABLE_COUNT(strip_events), strip_events};
static const struct wl_message group_events[] = {
    {"buttons", "a", any}, {"ring", "n", new_ring}, {"strip", "n", new_strip},
    {"modes", "u", any},   {"done", "", any},       {"mode_switch", "uuu", any}};
static const struct wl_interface group_interface = {
    "zwp_tablet_pad_group_v2", 1, TABLE_COUNT(destroy_only), destroy_only, TABLE_COUNT(group_events), group_events};
static const struct wl_message pad_requests[] = {{"set_feedback", "usu", any}, {"destroy", "", any}};
static const struct wl_message pad_events[] = {
    {"group", "n", new_group}, {"path", "s", any},    {"buttons", "u", any}, {"done", "", any},
    {"button", "uuu", any},    {"enter", "uoo", any}, {"leave", "uo", any},  {"removed", "", any}};
static const struct wl_interface pad_interface = {
    "zwp_tablet_pad_v2", 1, TABLE_COUNT(pad_requests), pad_requests, TABLE_COUNT(pad_events), pad_events};

// A tool of a tablet, and what its present frame changes.
struct tool {
  uint32_t type;
  // The last values; the window is 0 while the tool is away. `buttons` are those that were reported.
  struct touch_pen sample;
  // The buttons after the frame.
  uint32_t buttons;
  bool has_moved, is_leaving, is_near;
};

static struct wl_proxy *manager, *followed, *tablet_seat;
// How many pens are near. While there is one, SDL's mouse is a pen.
static uint32_t near_count;
// The mouse's buttons that were pressed while no pen was near.
static uint32_t pressed_before;

static double number_of(int32_t fixed) { return fixed / 256.0; }

static void push_button(struct tool *tool, uint8_t number, bool is_down) {
  SDL_Event event = {.button = {
      .type = is_down ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP, .windowID = tool->sample.window,
      .which = touch_last_pen(), .button = number, .state = is_down ? SDL_PRESSED : SDL_RELEASED, .clicks = 1,
      .x = (int32_t)tool->sample.x, .y = (int32_t)tool->sample.y}};
  SDL_PushEvent(&event);
}

// Queues the leave of the pointer, which SDL reports only if its own objects received the pen.
static void push_leave(uint32_t window) {
  SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .windowID = window, .event = SDL_WINDOWEVENT_LEAVE}};
  SDL_PushEvent(&event);
}

// Queues what a frame has changed: the values first, then the buttons that were released and pressed.
static void report(struct tool *tool, uint32_t ticks) {
  uint32_t released = tool->sample.buttons & ~tool->buttons, pressed = tool->buttons & ~tool->sample.buttons;
  tool->sample.ticks = ticks;
  if (tool->sample.window != 0 && (tool->has_moved || released || pressed)) {
    touch_push_pen(&tool->sample);
    for (uint8_t number = SDL_BUTTON_LEFT; number <= SDL_BUTTON_RIGHT; number++) {
      if (released & SDL_BUTTON(number)) push_button(tool, number, false);
    }
    for (uint8_t number = SDL_BUTTON_LEFT; number <= SDL_BUTTON_RIGHT; number++) {
      if (pressed & SDL_BUTTON(number)) push_button(tool, number, true);
    }
  }
  tool->sample.buttons = tool->buttons;
  tool->has_moved = false;
  if (!tool->is_leaving) return;
  if (tool->sample.window != 0) push_leave(tool->sample.window);
  tool->is_leaving = false;
  tool->sample.window = 0;
}

static void set_near(struct tool *tool, bool is_near) {
  if (tool->is_near == is_near) return;
  tool->is_near = is_near;
  near_count += is_near ? 1 : (uint32_t)-1;
}

static bool is_pen(const struct tool *tool) { return tool->type < TOOL_FINGER || tool->type > TOOL_LENS; }

static void tool_type(void *data, struct wl_proxy *proxy, uint32_t type) {
  (void)proxy;
  ((struct tool *)data)->type = type;
}

static void tool_proximity_in(
    void *data, struct wl_proxy *proxy, uint32_t serial, struct wl_proxy *tablet, struct wl_proxy *surface) {
  (void)proxy, (void)serial, (void)tablet;
  struct tool *tool = data;
  if (!is_pen(tool)) return;
  uint32_t window = touch_id_of_window((unsigned long)surface);
  // A new surface can have the address of that of a closed window.
  if (!SDL_GetWindowFromID(window)) window = 0;
  tool->sample = (struct touch_pen){.window = window};
  tool->buttons = 0;
  tool->has_moved = tool->is_leaving = false;
  // Over a surface that is not the kit's, the pen remains SDL's mouse.
  set_near(tool, window != 0);
}

static void tool_proximity_out(void *data, struct wl_proxy *proxy) {
  (void)proxy;
  struct tool *tool = data;
  tool->buttons = 0;
  tool->is_leaving = true;
  set_near(tool, false);
}

static void set_button(struct tool *tool, uint8_t number, bool is_down) {
  uint32_t bit = SDL_BUTTON(number);
  tool->buttons = is_down ? tool->buttons | bit : tool->buttons & ~bit;
}

static void tool_down(void *data, struct wl_proxy *proxy, uint32_t serial) {
  (void)proxy;
  touch_note_press(serial);
  set_button(data, SDL_BUTTON_LEFT, true);
}

static void tool_up(void *data, struct wl_proxy *proxy) {
  (void)proxy;
  set_button(data, SDL_BUTTON_LEFT, false);
}

static void tool_button(void *data, struct wl_proxy *proxy, uint32_t serial, uint32_t code, uint32_t state) {
  (void)proxy;
  if (state != 0) touch_note_press(serial);
  if (code == LOWER_BUTTON) set_button(data, SDL_BUTTON_RIGHT, state != 0);
}

static void tool_motion(void *data, struct wl_proxy *proxy, int32_t x, int32_t y) {
  (void)proxy;
  struct tool *tool = data;
  tool->sample.x = number_of(x);
  tool->sample.y = number_of(y);
  tool->has_moved = true;
}

static void tool_pressure(void *data, struct wl_proxy *proxy, uint32_t pressure) {
  (void)proxy;
  struct tool *tool = data;
  tool->sample.pressure = pressure / full;
  tool->has_moved = true;
}

static void tool_distance(void *data, struct wl_proxy *proxy, uint32_t distance) {
  (void)proxy;
  struct tool *tool = data;
  tool->sample.distance = distance / full;
  tool->has_moved = true;
}

static void tool_tilt(void *data, struct wl_proxy *proxy, int32_t x, int32_t y) {
  (void)proxy;
  struct tool *tool = data;
  tool->sample.tilt_x = number_of(x);
  tool->sample.tilt_y = number_of(y);
  tool->has_moved = true;
}

static void tool_rotation(void *data, struct wl_proxy *proxy, int32_t degrees) {
  (void)proxy;
  struct tool *tool = data;
  tool->sample.rotation = number_of(degrees);
  tool->has_moved = true;
}

static void tool_frame(void *data, struct wl_proxy *proxy, uint32_t time) {
  (void)proxy;
  struct tool *tool = data;
  if (is_pen(tool)) report(tool, touch_ticks_of_event(time));
}

// A tool that is removed while it touches has no end: a sample without buttons cancels its touch.
static void tool_removed(void *data, struct wl_proxy *proxy) {
  const struct touch_wayland_library *wayland = touch_wayland_library();
  struct tool *tool = data;
  if (tool->sample.window != 0) {
    tool->sample.buttons = tool->buttons = 0;
    tool->has_moved = tool->is_leaving = true;
    report(tool, SDL_GetTicks());
  }
  set_near(tool, false);
  wayland->marshal(proxy, TOOL_DESTROY);
  wayland->destroy(proxy);
  free(tool);
}

static void nothing(void) {}

static void (*tool_handlers[])(void) = {
    (void (*)(void))tool_type, nothing, nothing, nothing, nothing, (void (*)(void))tool_removed,
    (void (*)(void))tool_proximity_in, (void (*)(void))tool_proximity_out, (void (*)(void))tool_down,
    (void (*)(void))tool_up, (void (*)(void))tool_motion, (void (*)(void))tool_pressure,
    (void (*)(void))tool_distance, (void (*)(void))tool_tilt, (void (*)(void))tool_rotation, nothing, nothing,
    (void (*)(void))tool_button, (void (*)(void))tool_frame};

static void tool_added(void *data, struct wl_proxy *seat, struct wl_proxy *proxy) {
  (void)data, (void)seat;
  struct tool *tool = calloc(1, sizeof *tool);
  if (!tool) return;
  touch_wayland_library()->add_listener(proxy, tool_handlers, tool);
}

// The objects of tablets and pads stay: their events are ignored without a listener, and a pad's events create objects.
static void (*seat_handlers[])(void) = {nothing, (void (*)(void))tool_added, nothing};

static void start(void) {
  const struct touch_wayland_library *wayland = touch_wayland_library();
  if (!manager || !followed || tablet_seat) return;
  tablet_seat = wayland->marshal_constructor(manager, GET_TABLET_SEAT, &seat_interface, NULL, followed);
  if (tablet_seat) wayland->add_listener(tablet_seat, seat_handlers, NULL);
}

void touch_note_tablet_global(struct wl_proxy *registry, uint32_t name, const char *interface) {
  const struct touch_wayland_library *wayland = touch_wayland_library();
  SDL_version linked;
  SDL_GetVersion(&linked);
  // sdl2-compat has pens itself, and no filter that could drop its mouse.
  if (manager || !wayland || linked.patch >= 50 || strcmp(interface, manager_interface.name) != 0) return;
  manager = wayland->marshal_constructor_versioned(
      registry, REGISTRY_BIND, &manager_interface, 1, name, manager_interface.name, 1u, NULL);
  start();
}

void touch_follow_tablets(struct wl_proxy *seat) {
  if (followed || !touch_wayland_library()) return;
  followed = seat;
  start();
}

void touch_remember_surface(void *sdl_window) {
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  SDL_SysWMinfo info;
  if (!touch_window_info(sdl_window, &info) || info.subsystem != SDL_SYSWM_WAYLAND) return;
  touch_remember_window((unsigned long)info.info.wl.surface, SDL_GetWindowID(sdl_window));
#else
  (void)sdl_window;
#endif
}

bool touch_pass_beside_pen(SDL_Event *event) {
  struct touch_pen pen;
  switch (event->type) {
    case SDL_MOUSEMOTION:
      return near_count == 0 || event->motion.which == SDL_TOUCH_MOUSEID;
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP: {
      uint32_t bit = SDL_BUTTON(event->button.button);
      if (event->button.which == SDL_TOUCH_MOUSEID) return true;
      if (touch_pen_of_mouse(event->button.which, &pen)) {
        event->common.timestamp = pen.ticks;
        return true;
      }
      bool is_down = event->type == SDL_MOUSEBUTTONDOWN, was_down = pressed_before & bit;
      if (near_count == 0) {
        pressed_before = is_down ? pressed_before | bit : pressed_before & ~bit;
        return true;
      }
      if (!is_down) pressed_before &= ~bit;
      return !is_down && was_down;
    }
    default: return true;
  }
}
