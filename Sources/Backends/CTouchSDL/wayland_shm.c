#define _GNU_SOURCE
#include "wayland_shm.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "wayland_connection.h"
#include "window_info.h"

// Requests by their positions in the protocol.
enum { DISPLAY_GET_REGISTRY = 1, REGISTRY_BIND = 0 };
enum { SHM_CREATE_POOL = 0, POOL_CREATE_BUFFER = 0, POOL_DESTROY = 1, BUFFER_DESTROY = 0 };
enum { SURFACE_ATTACH = 1, SURFACE_DAMAGE = 2, SURFACE_FRAME = 3, SURFACE_COMMIT = 6, SURFACE_DAMAGE_BUFFER = 9 };
// The version of wl_surface that has damage_buffer.
enum { VERSION_OF_DAMAGE_BUFFER = 4 };
// wl_shm's numbers of the formats that every compositor supports.
enum { FORMAT_ARGB8888 = 0, FORMAT_XRGB8888 = 1 };

struct buffer {
  struct touch_shm_buffer public;
  struct wl_proxy *proxy;
  size_t size;
  // Whether it is freed when the compositor releases it; the next one of these.
  bool is_abandoned;
  struct buffer *next;
};

struct surface {
  struct touch_shm_surface public;
  // A proxy of SDL's surface, whose new objects have our queue.
  struct wl_proxy *wrapper;
  struct wl_proxy *callback;
};

static const struct touch_wayland_library *wayland;
static struct wl_display *display;
static struct wl_event_queue *queue;
static struct wl_proxy *registry, *shm;
static struct touch_wayland_globals globals;
static struct buffer *abandoned;

static bool has_begun;
static const char *refusal;

static void nothing(void) {}

// Stores the number of the first global object of an interface.
static bool note_global(uint32_t *number, const char *wanted, uint32_t name, const char *interface) {
  bool is_it = *number == 0 && strcmp(interface, wanted) == 0;
  if (is_it) *number = name;
  return is_it;
}

static void registry_global(
    void *data, struct wl_proxy *proxy, uint32_t name, const char *interface, uint32_t version) {
  (void)data, (void)proxy;
  note_global(&globals.shell, "xdg_wm_base", name, interface);
  note_global(&globals.compositor, "wl_compositor", name, interface);
  note_global(&globals.seat, "wl_seat", name, interface);
  if (note_global(&globals.data_manager, "wl_data_device_manager", name, interface)) globals.data_version = version;
  if (shm || strcmp(interface, "wl_shm") != 0) return;
  shm = wayland->marshal_constructor_versioned(registry, REGISTRY_BIND, wayland->shm, 1, name, "wl_shm", 1u, NULL);
  // Both used formats are always supported, so their events are ignored.
  static void (*events[])(void) = {nothing};
  if (shm) wayland->add_listener(shm, events, NULL);
}

static const char *begin(void *sdl_window) {
  display = touch_wayland_display(sdl_window);
  wayland = display ? touch_wayland_library() : NULL;
  if (!wayland) return "libwayland-client.so.0 is too old";
  queue = wayland->create_queue(display);
  void *wrapper = queue ? wayland->create_wrapper(display) : NULL;
  if (!wrapper) return "memory is exhausted";
  wayland->set_queue(wrapper, queue);
  registry = wayland->marshal_constructor(wrapper, DISPLAY_GET_REGISTRY, wayland->registry, NULL);
  wayland->destroy_wrapper(wrapper);
  static void (*events[])(void) = {(void (*)(void))registry_global, nothing};
  if (!registry) return "memory is exhausted";
  wayland->add_listener(registry, events, NULL);
  if (wayland->roundtrip_queue(display, queue) < 0) return "the compositor does not answer";
  return shm ? NULL : "the compositor offers no shared memory (wl_shm)";
}

const char *touch_shm_begin(void *sdl_window) {
  if (!has_begun) refusal = begin(sdl_window);
  has_begun = true;
  return refusal;
}

const struct touch_wayland_connection *touch_wayland_connection(void) {
  static struct touch_wayland_connection connection;
  connection = (struct touch_wayland_connection){
      .library = has_begun && !refusal ? wayland : NULL,
      .display = display,
      .queue = queue,
      .registry = registry,
      .globals = globals};
  return &connection;
}

bool touch_shm_dispatch(void) { return queue && wayland->dispatch_queue_pending(display, queue) > 0; }

// Buffers

static void free_buffer(struct buffer *buffer) {
  for (struct buffer **link = &abandoned; *link; link = &(*link)->next) {
    if (*link != buffer) continue;
    *link = buffer->next;
    break;
  }
  wayland->marshal(buffer->proxy, BUFFER_DESTROY);
  wayland->destroy(buffer->proxy);
  munmap(buffer->public.pixels, buffer->size);
  free(buffer);
}

static void buffer_release(void *data, struct wl_proxy *proxy) {
  (void)proxy;
  struct buffer *buffer = data;
  buffer->public.is_busy = false;
  if (buffer->is_abandoned) free_buffer(buffer);
}

static struct wl_proxy *make_proxy(int file, int32_t size, int32_t width, int32_t height, uint32_t format) {
  struct wl_proxy *pool = wayland->marshal_constructor(shm, SHM_CREATE_POOL, wayland->shm_pool, NULL, file, size);
  if (!pool) return NULL;
  struct wl_proxy *buffer = wayland->marshal_constructor(
      pool, POOL_CREATE_BUFFER, wayland->buffer, NULL, 0, width, height, width * 4, format);
  wayland->marshal(pool, POOL_DESTROY);
  wayland->destroy(pool);
  return buffer;
}

static struct buffer *make_buffer(int32_t width, int32_t height, uint32_t format) {
  int64_t size = (int64_t)width * height * 4;
  if (!shm || width < 1 || height < 1 || size > INT32_MAX) return NULL;
  int file = memfd_create("touchstone-pixels", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return NULL;
  void *pixels = ftruncate(file, size) == 0
                     ? mmap(NULL, (size_t)size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
                     : MAP_FAILED;
  struct buffer *buffer = pixels == MAP_FAILED ? NULL : calloc(1, sizeof *buffer);
  if (buffer) {
    *buffer = (struct buffer){.public = {.pixels = pixels, .width = width, .height = height}, .size = (size_t)size};
    buffer->proxy = make_proxy(file, (int32_t)size, width, height, format);
    static void (*events[])(void) = {(void (*)(void))buffer_release};
    if (buffer->proxy) {
      wayland->add_listener(buffer->proxy, events, buffer);
    } else {
      free(buffer);
      buffer = NULL;
    }
  }
  if (!buffer && pixels != MAP_FAILED) munmap(pixels, (size_t)size);
  close(file);
  return buffer;
}

struct touch_shm_buffer *touch_shm_make_buffer(int32_t width, int32_t height) {
  struct buffer *buffer = make_buffer(width, height, FORMAT_XRGB8888);
  return buffer ? &buffer->public : NULL;
}

struct touch_shm_buffer *touch_shm_make_translucent_buffer(int32_t width, int32_t height) {
  struct buffer *buffer = make_buffer(width, height, FORMAT_ARGB8888);
  return buffer ? &buffer->public : NULL;
}

struct wl_proxy *touch_wayland_buffer(struct touch_shm_buffer *buffer) { return ((struct buffer *)buffer)->proxy; }

void touch_shm_free_buffer(struct touch_shm_buffer *public, bool is_shown) {
  struct buffer *buffer = (struct buffer *)public;
  if (!is_shown || !public->is_busy) return free_buffer(buffer);
  buffer->is_abandoned = true;
  buffer->next = abandoned;
  abandoned = buffer;
}

// Surfaces

static void end_callback(struct surface *surface) {
  if (surface->callback) wayland->destroy(surface->callback);
  surface->callback = NULL;
  surface->public.waits_for_frame = false;
}

static void callback_done(void *data, struct wl_proxy *callback, uint32_t time) {
  (void)callback, (void)time;
  end_callback(data);
}

struct touch_shm_surface *touch_shm_make_surface(void *sdl_window) {
  struct wl_proxy *proxy = NULL;
#ifdef SDL_VIDEO_DRIVER_WAYLAND
  SDL_SysWMinfo info;
  if (touch_window_info(sdl_window, &info)) proxy = (struct wl_proxy *)info.info.wl.surface;
#endif
  struct surface *surface = proxy ? calloc(1, sizeof *surface) : NULL;
  if (!surface) return NULL;
  surface->wrapper = wayland->create_wrapper(proxy);
  if (!surface->wrapper) {
    free(surface);
    return NULL;
  }
  wayland->set_queue(surface->wrapper, queue);
  return &surface->public;
}

void touch_shm_show(
    struct touch_shm_surface *public, struct touch_shm_buffer *buffer, const struct touch_pixel_rect *damage,
    int32_t count) {
  struct surface *surface = (struct surface *)public;
  struct wl_proxy *proxy = surface->wrapper;
  wayland->marshal(proxy, SURFACE_ATTACH, ((struct buffer *)buffer)->proxy, 0, 0);
  buffer->is_busy = true;
  if (wayland->get_version(proxy) < VERSION_OF_DAMAGE_BUFFER) {
    wayland->marshal(proxy, SURFACE_DAMAGE, 0, 0, INT32_MAX, INT32_MAX);
  } else {
    for (int32_t i = 0; i < count; i++) {
      wayland->marshal(
          proxy, SURFACE_DAMAGE_BUFFER, damage[i].x, damage[i].y, damage[i].width, damage[i].height);
    }
  }
  end_callback(surface);
  surface->callback = wayland->marshal_constructor(proxy, SURFACE_FRAME, wayland->callback, NULL);
  static void (*events[])(void) = {(void (*)(void))callback_done};
  if (surface->callback) {
    wayland->add_listener(surface->callback, events, surface);
    public->waits_for_frame = true;
  }
  wayland->marshal(proxy, SURFACE_COMMIT);
  wayland->flush(display);
}

void touch_shm_stop_waiting(struct touch_shm_surface *surface) { end_callback((struct surface *)surface); }

void touch_shm_free_surface(struct touch_shm_surface *public) {
  struct surface *surface = (struct surface *)public;
  end_callback(surface);
  wayland->destroy_wrapper(surface->wrapper);
  free(surface);
}

void touch_shm_end(void) {
  while (abandoned) free_buffer(abandoned);
  if (shm) wayland->destroy(shm);
  if (registry) wayland->destroy(registry);
  if (queue) wayland->destroy_queue(queue);
  shm = registry = NULL;
  globals = (struct touch_wayland_globals){0};
  queue = NULL;
  has_begun = false;
}
