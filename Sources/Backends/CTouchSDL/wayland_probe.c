// SDL 2 dereferences null on a compositor without a seat, and when EGL cannot be loaded. So this checks first: it
// requests the compositor's globals in the wire protocol (https://wayland.freedesktop.org/docs/html/ch04.html), without
// a library, so that nothing needs to be linked.
#define _GNU_SOURCE
#include "display.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum { DISPLAY_ID = 1, REGISTRY_ID = 2, CALLBACK_ID = 3 };

static bool can_load(const char *name) {
  void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
  if (library) dlclose(library);
  return library != NULL;
}

static int connect_to(const char *name) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  const char *folder = getenv("XDG_RUNTIME_DIR");
  int length;
  if (name[0] == '/') {
    length = snprintf(address.sun_path, sizeof address.sun_path, "%s", name);
  } else if (folder) {
    length = snprintf(address.sun_path, sizeof address.sun_path, "%s/%s", folder, name);
  } else {
    return -1;
  }
  if (length < 0 || length >= (int)sizeof address.sun_path) return -1;
  int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connection < 0) return -1;
  if (connect(connection, (struct sockaddr *)&address, sizeof address) == 0) return connection;
  close(connection);
  return -1;
}

// Reads exactly `size` bytes; false on end, error or a second of silence.
static bool read_all(int connection, void *into, size_t size) {
  char *place = into;
  while (size > 0) {
    struct pollfd wait = {.fd = connection, .events = POLLIN};
    int ready = poll(&wait, 1, 1000);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return false;
    ssize_t got = read(connection, place, size);
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    place += got;
    size -= (size_t)got;
  }
  return true;
}

static enum touch_wayland_fitness ask_for_seat(int connection) {
  // wl_display.get_registry and wl_display.sync; each is sender, size and opcode, new id.
  uint32_t requests[] = {
      DISPLAY_ID, 12u << 16 | 1, REGISTRY_ID,
      DISPLAY_ID, 12u << 16 | 0, CALLBACK_ID,
  };
  if (send(connection, requests, sizeof requests, MSG_NOSIGNAL) != sizeof requests) return TOUCH_WAYLAND_ABSENT;
  bool has_seat = false;
  for (;;) {
    uint32_t header[2];
    union { uint32_t words[1024]; char bytes[4096]; } body;
    if (!read_all(connection, header, sizeof header)) return TOUCH_WAYLAND_ABSENT;
    uint32_t size = header[1] >> 16, opcode = header[1] & 0xffff;
    if (size < 8 || size - 8 > sizeof body || !read_all(connection, &body, size - 8)) return TOUCH_WAYLAND_ABSENT;
    if (header[0] == CALLBACK_ID) return has_seat ? TOUCH_WAYLAND_FIT : TOUCH_WAYLAND_NO_SEAT;
    if (header[0] == DISPLAY_ID && opcode == 0) return TOUCH_WAYLAND_ABSENT;
    // wl_registry.global: name, length of the interface's name with its zero, the name, the version.
    if (header[0] == REGISTRY_ID && opcode == 0 && size >= 24 && body.words[1] == sizeof "wl_seat" &&
        memcmp(body.bytes + 8, "wl_seat", sizeof "wl_seat") == 0) {
      has_seat = true;
    }
  }
}

enum touch_wayland_fitness touch_wayland_probe(void) {
  const char *name = getenv("WAYLAND_DISPLAY");
  if (!name || !name[0]) return TOUCH_WAYLAND_ABSENT;
  int connection = connect_to(name);
  if (connection < 0) return TOUCH_WAYLAND_ABSENT;
  enum touch_wayland_fitness fitness = ask_for_seat(connection);
  close(connection);
  if (fitness != TOUCH_WAYLAND_FIT) return fitness;
  return can_load("libEGL.so.1") && can_load("libwayland-egl.so.1") ? TOUCH_WAYLAND_FIT : TOUCH_WAYLAND_NO_EGL;
}
