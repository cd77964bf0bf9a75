// A window of limit.c on a Wayland compositor, with two buffers of shared memory by turns.
#define _GNU_SOURCE
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#include <wayland-client.h>

#include "limit.h"
#include "xdg-shell-client-protocol.h"

enum { LEFT_BUTTON = 272 };

static struct wl_display *display;
static struct wl_compositor *compositor;
static struct wl_shm *memory;
static struct wl_seat *seat;
static struct wl_output *output;
static struct xdg_wm_base *shell;
static struct wl_surface *surface;
static struct wl_callback *frame;
static int width, height, scale = 1;
static bool is_configured, is_pressed;

static struct {
  struct wl_buffer *buffer;
  uint32_t *pixels;
  bool is_busy;
} slots[2];
static int lent;

static void wait_for_events(void) {
  if (wl_display_dispatch(display) < 0) exit(70);
}

// Globals

static void output_geometry(
    void *data, struct wl_output *of, int32_t x, int32_t y, int32_t across, int32_t down, int32_t subpixel,
    const char *make, const char *model, int32_t transform) {
  (void)data, (void)of, (void)x, (void)y, (void)across, (void)down, (void)subpixel, (void)make, (void)model;
  (void)transform;
}
static void output_mode(void *data, struct wl_output *of, uint32_t flags, int32_t w, int32_t h, int32_t refresh) {
  (void)data, (void)of, (void)flags, (void)w, (void)h, (void)refresh;
}
static void output_done(void *data, struct wl_output *of) { (void)data, (void)of; }
static void output_scale(void *data, struct wl_output *of, int32_t factor) {
  (void)data, (void)of;
  scale = factor;
}
static const struct wl_output_listener output_listener = {
    .geometry = output_geometry, .mode = output_mode, .done = output_done, .scale = output_scale};

static void answer_ping(void *data, struct xdg_wm_base *of, uint32_t serial) {
  (void)data;
  xdg_wm_base_pong(of, serial);
}
static const struct xdg_wm_base_listener shell_listener = {.ping = answer_ping};

static void add_global(void *data, struct wl_registry *registry, uint32_t name, const char *interface, uint32_t version) {
  (void)data, (void)version;
  if (!strcmp(interface, "wl_compositor")) compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 4);
  if (!strcmp(interface, "wl_shm")) memory = wl_registry_bind(registry, name, &wl_shm_interface, 1);
  if (!strcmp(interface, "wl_seat")) seat = wl_registry_bind(registry, name, &wl_seat_interface, 1);
  if (!strcmp(interface, "wl_output")) {
    output = wl_registry_bind(registry, name, &wl_output_interface, 2);
    wl_output_add_listener(output, &output_listener, NULL);
  }
  if (!strcmp(interface, "xdg_wm_base")) {
    shell = wl_registry_bind(registry, name, &xdg_wm_base_interface, 1);
    xdg_wm_base_add_listener(shell, &shell_listener, NULL);
  }
}
static void remove_global(void *data, struct wl_registry *registry, uint32_t name) {
  (void)data, (void)registry, (void)name;
}
static const struct wl_registry_listener registry_listener = {.global = add_global, .global_remove = remove_global};

// The window

static void configure(void *data, struct xdg_surface *of, uint32_t serial) {
  (void)data;
  xdg_surface_ack_configure(of, serial);
  is_configured = true;
}
static const struct xdg_surface_listener surface_listener = {.configure = configure};

static void take_size(void *data, struct xdg_toplevel *of, int32_t w, int32_t h, struct wl_array *states) {
  (void)data, (void)of, (void)states;
  if (w > 0 && h > 0) width = w * scale, height = h * scale;
}
static void close_window(void *data, struct xdg_toplevel *of) {
  (void)data, (void)of;
  exit(0);
}
static const struct xdg_toplevel_listener toplevel_listener = {.configure = take_size, .close = close_window};

// The pointer

static void pointer_enter(
    void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *of, wl_fixed_t x, wl_fixed_t y) {
  (void)data, (void)pointer, (void)serial, (void)of, (void)x, (void)y;
}
static void pointer_leave(void *data, struct wl_pointer *pointer, uint32_t serial, struct wl_surface *of) {
  (void)data, (void)pointer, (void)serial, (void)of;
}
static void pointer_motion(void *data, struct wl_pointer *pointer, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  (void)data, (void)pointer, (void)time, (void)x, (void)y;
}
static void pointer_button(
    void *data, struct wl_pointer *pointer, uint32_t serial, uint32_t time, uint32_t button, uint32_t state) {
  (void)data, (void)pointer, (void)serial, (void)time;
  if (button == LEFT_BUTTON && state) is_pressed = true;
}
static void pointer_axis(void *data, struct wl_pointer *pointer, uint32_t time, uint32_t axis, wl_fixed_t value) {
  (void)data, (void)pointer, (void)time, (void)axis, (void)value;
}
static const struct wl_pointer_listener pointer_listener = {
    .enter = pointer_enter, .leave = pointer_leave, .motion = pointer_motion, .button = pointer_button,
    .axis = pointer_axis};

// Frames

static void release(void *data, struct wl_buffer *buffer) {
  (void)buffer;
  *(bool *)data = false;
}
static const struct wl_buffer_listener buffer_listener = {.release = release};

static void take_frame(void *data, struct wl_callback *callback, uint32_t time) {
  (void)data, (void)time;
  wl_callback_destroy(callback);
  frame = NULL;
}
static const struct wl_callback_listener frame_listener = {.done = take_frame};

static void make_slot(int index) {
  int32_t bytes = width * height * 4;
  int file = memfd_create("limit", MFD_CLOEXEC);
  if (file < 0 || ftruncate(file, bytes)) exit(70);
  slots[index].pixels = mmap(NULL, (size_t)bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (slots[index].pixels == MAP_FAILED) exit(70);
  struct wl_shm_pool *pool = wl_shm_create_pool(memory, file, bytes);
  slots[index].buffer = wl_shm_pool_create_buffer(pool, 0, width, height, width * 4, WL_SHM_FORMAT_XRGB8888);
  wl_buffer_add_listener(slots[index].buffer, &buffer_listener, &slots[index].is_busy);
  wl_shm_pool_destroy(pool);
  close(file);
}

static uint32_t *pixels(void) {
  while (frame || (slots[0].is_busy && slots[1].is_busy)) wait_for_events();
  lent = slots[0].is_busy;
  if (!slots[lent].pixels) make_slot(lent);
  return slots[lent].pixels;
}

static void hand_over(int x, int y, int w, int h) {
  wl_surface_attach(surface, slots[lent].buffer, 0, 0);
  wl_surface_damage_buffer(surface, x, y, w, h);
  frame = wl_surface_frame(surface);
  wl_callback_add_listener(frame, &frame_listener, NULL);
  slots[lent].is_busy = true;
  wl_surface_commit(surface);
  wl_display_flush(display);
}

static void wait_for_press(void) {
  while (!is_pressed) wait_for_events();
  is_pressed = false;
}

void open_on_wayland(struct limit_window *window) {
  display = wl_display_connect(NULL);
  if (!display) exit(69);
  struct wl_registry *registry = wl_display_get_registry(display);
  wl_registry_add_listener(registry, &registry_listener, NULL);
  // The second answer is the one about the objects that the first has named.
  if (wl_display_roundtrip(display) < 0 || wl_display_roundtrip(display) < 0) exit(69);
  if (!compositor || !memory || !shell || !seat) exit(69);
  width = window->width, height = window->height;
  surface = wl_compositor_create_surface(compositor);
  struct xdg_surface *role = xdg_wm_base_get_xdg_surface(shell, surface);
  xdg_surface_add_listener(role, &surface_listener, NULL);
  xdg_toplevel_add_listener(xdg_surface_get_toplevel(role), &toplevel_listener, NULL);
  wl_pointer_add_listener(wl_seat_get_pointer(seat), &pointer_listener, NULL);
  wl_surface_commit(surface);
  while (!is_configured) wait_for_events();
  wl_surface_set_buffer_scale(surface, scale);
  window->width = width, window->height = height;
  window->pixels = pixels;
  window->hand_over = hand_over;
  window->wait_for_press = wait_for_press;
}
