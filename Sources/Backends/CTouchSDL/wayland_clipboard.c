// The clipboard on Wayland: the selection of the wl_data_device that drags use, and a wl_data_source. SDL has its own
// ones, for text.
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "clipboard_store.h"
#include "wayland_connection.h"
#include "wayland_data.h"
#include "wayland_presses.h"

// Requests by their positions in the protocol.
enum { MANAGER_CREATE_SOURCE = 0, DEVICE_SET_SELECTION = 1, SOURCE_OFFER = 0, SOURCE_DESTROY = 1 };
enum { MOST_REQUESTS = 32 };
// The size of a read: that of a pipe.
enum { PIECE = 1 << 16 };

static struct wl_proxy *source;
static struct {
  enum touch_drag_content content;
  int descriptor;
} requests[MOST_REQUESTS];
static int request_count;

// MARK: Reading

unsigned int touch_wayland_clipboard_contents(void) { return source ? 0 : touch_selected_contents(); }

// Reads a pipe to its end; false if it takes too long or has too much.
static bool read_to_end(int descriptor, unsigned char **bytes, size_t *count) {
  long deadline = touch_milliseconds() + CLIPBOARD_PATIENCE;
  size_t room = 0;
  for (;;) {
    if (room - *count < PIECE) {
      room = room * 2 + PIECE;
      unsigned char *longer = realloc(*bytes, room);
      if (!longer) return false;
      *bytes = longer;
    }
    long left = deadline - touch_milliseconds();
    struct pollfd wait = {.fd = descriptor, .events = POLLIN};
    if (left <= 0 || *count > CLIPBOARD_MOST_BYTES) return false;
    if (poll(&wait, 1, (int)left) <= 0) continue;
    ssize_t length = read(descriptor, *bytes + *count, PIECE);
    if (length == 0) return true;
    if (length > 0) {
      *count += (size_t)length;
    } else if (errno != EAGAIN && errno != EINTR) {
      return false;
    }
  }
}

unsigned char *touch_read_wayland_clipboard(enum touch_drag_content content, size_t *count) {
  unsigned char *bytes = NULL;
  *count = 0;
  // The app cannot wait for itself.
  int descriptor = source ? -1 : touch_receive_selected(content);
  if (descriptor < 0) return NULL;
  bool is_whole = read_to_end(descriptor, &bytes, count);
  close(descriptor);
  if (is_whole && *count > 0) return bytes;
  free(bytes);
  *count = 0;
  return NULL;
}

// MARK: Offering

void touch_withdraw_wayland_clipboard(void) {
  const struct touch_wayland_library *wayland = touch_wayland_connection()->library;
  if (!source || !wayland) return;
  wayland->marshal(source, SOURCE_DESTROY);
  wayland->destroy(source);
  source = NULL;
}

static void nothing(void) {}

static void source_send(void *data, struct wl_proxy *proxy, const char *type, int32_t descriptor) {
  (void)data, (void)proxy;
  int kind = 0;
  while (kind < TOUCH_CONTENT_TYPE_COUNT && strcmp(type, touch_drag_types[kind].name) != 0) kind++;
  if (kind == TOUCH_CONTENT_TYPE_COUNT || request_count == MOST_REQUESTS) {
    close(descriptor);
    return;
  }
  requests[request_count].content = touch_drag_types[kind].content;
  requests[request_count++].descriptor = descriptor;
}

static void source_cancelled(void *data, struct wl_proxy *proxy) {
  (void)data;
  if (proxy == source) touch_withdraw_wayland_clipboard();
}

// target, send, cancelled, dnd_drop_performed, dnd_finished, action.
static void (*source_events[])(void) = {
    nothing, (void (*)(void))source_send, (void (*)(void))source_cancelled, nothing, nothing, nothing};

bool touch_offer_wayland_clipboard(unsigned int contents) {
  const struct touch_wayland_connection *connection = touch_wayland_connection();
  const struct touch_wayland_library *wayland = connection->library;
  struct wl_proxy *seat;
  uint32_t serial;
  if (!wayland || !touch_data_device() || !touch_last_press(&seat, &serial)) return false;
  struct wl_proxy *next =
      wayland->marshal_constructor(touch_data_manager(), MANAGER_CREATE_SOURCE, wayland->data_source, NULL);
  if (!next) return false;
  touch_withdraw_wayland_clipboard();
  source = next;
  // SDL's queue, so that the end of the source is known before SDL reports the next one.
  wayland->set_queue(source, NULL);
  wayland->add_listener(source, source_events, NULL);
  for (int i = 0; i < TOUCH_CONTENT_TYPE_COUNT; i++) {
    if (touch_drag_types[i].content & contents) wayland->marshal(source, SOURCE_OFFER, touch_drag_types[i].name);
  }
  wayland->marshal(touch_data_device(), DEVICE_SET_SELECTION, source, serial);
  wayland->flush(connection->display);
  return true;
}

bool touch_owns_wayland_clipboard(void) { return source != NULL; }

bool touch_wayland_clipboard_requests_wait(void) { return request_count > 0; }

void touch_serve_wayland_clipboard(void) {
  for (int i = 0; i < request_count; i++) {
    struct touch_blob *blob = touch_offered_blob(requests[i].content);
    touch_write_and_close(requests[i].descriptor, blob ? blob->bytes : NULL, blob ? blob->count : 0);
    touch_release_blob(blob);
  }
  request_count = 0;
}

void touch_end_wayland_clipboard(void) {
  for (int i = 0; i < request_count; i++) close(requests[i].descriptor);
  request_count = 0;
  touch_withdraw_wayland_clipboard();
}
