// The layouts of wayland-util.h from which libwayland-client reads the arguments of requests and events.
#ifndef CTOUCHSDL_WAYLAND_TABLES_H
#define CTOUCHSDL_WAYLAND_TABLES_H

struct wl_message {
  const char *name, *signature;
  const struct wl_interface **types;
};

struct wl_interface {
  const char *name;
  int version, request_count;
  const struct wl_message *requests;
  int event_count;
  const struct wl_message *events;
};

#define TABLE_COUNT(table) ((int)(sizeof(table) / sizeof *(table)))

#endif
