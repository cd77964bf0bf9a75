#define _GNU_SOURCE
#include "bus.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

typedef struct DBusConnection DBusConnection;
typedef struct DBusWatch DBusWatch;
typedef struct {
  const char *name, *message;
  unsigned int flags;
  void *padding;
} DBusError;

// The functions of the library, with its types: dbus_bool_t is uint32_t.
#define FUNCTIONS(X)                                                                                                   \
  X(void, error_init, (DBusError *))                                                                                   \
  X(void, error_free, (DBusError *))                                                                                   \
  X(DBusConnection *, connection_open_private, (const char *, DBusError *))                                            \
  X(void, connection_set_change_sigpipe, (uint32_t))                                                                   \
  X(uint32_t, connection_set_watch_functions,                                                                          \
    (DBusConnection *, uint32_t (*)(DBusWatch *, void *), void (*)(DBusWatch *, void *),                               \
     void (*)(DBusWatch *, void *), void *, void (*)(void *)))                                                         \
  X(void, connection_set_max_message_size, (DBusConnection *, long))                                                   \
  X(long, connection_get_outgoing_size, (DBusConnection *))                                                            \
  X(uint32_t, connection_get_is_connected, (DBusConnection *))                                                         \
  X(DBusMessage *, connection_pop_message, (DBusConnection *))                                                         \
  X(uint32_t, connection_send, (DBusConnection *, DBusMessage *, uint32_t *))                                          \
  X(void, connection_close, (DBusConnection *))                                                                        \
  X(void, connection_unref, (DBusConnection *))                                                                        \
  X(int, watch_get_unix_fd, (DBusWatch *))                                                                             \
  X(unsigned int, watch_get_flags, (DBusWatch *))                                                                      \
  X(uint32_t, watch_get_enabled, (DBusWatch *))                                                                        \
  X(uint32_t, watch_handle, (DBusWatch *, unsigned int))                                                               \
  X(DBusMessage *, message_new_method_call, (const char *, const char *, const char *, const char *))                  \
  X(DBusMessage *, message_new_signal, (const char *, const char *, const char *))                                     \
  X(DBusMessage *, message_new_method_return, (DBusMessage *))                                                         \
  X(DBusMessage *, message_new_error, (DBusMessage *, const char *, const char *))                                     \
  X(void, message_set_auto_start, (DBusMessage *, uint32_t))                                                           \
  X(void, message_unref, (DBusMessage *))                                                                              \
  X(int, message_get_type, (DBusMessage *))                                                                            \
  X(uint32_t, message_get_serial, (DBusMessage *))                                                                     \
  X(uint32_t, message_get_reply_serial, (DBusMessage *))                                                               \
  X(uint32_t, message_get_no_reply, (DBusMessage *))                                                                   \
  X(const char *, message_get_path, (DBusMessage *))                                                                   \
  X(const char *, message_get_interface, (DBusMessage *))                                                              \
  X(const char *, message_get_member, (DBusMessage *))                                                                 \
  X(const char *, message_get_sender, (DBusMessage *))                                                                 \
  X(const char *, message_get_signature, (DBusMessage *))                                                              \
  X(const char *, message_get_error_name, (DBusMessage *))                                                             \
  X(uint32_t, message_iter_init, (DBusMessage *, void *))                                                              \
  X(void, message_iter_init_append, (DBusMessage *, void *))                                                           \
  X(int, message_iter_get_arg_type, (void *))                                                                          \
  X(uint32_t, message_iter_next, (void *))                                                                             \
  X(void, message_iter_recurse, (void *, void *))                                                                      \
  X(void, message_iter_get_basic, (void *, void *))                                                                    \
  X(char *, message_iter_get_signature, (void *))                                                                      \
  X(uint32_t, message_iter_append_basic, (void *, int, const void *))                                                  \
  X(uint32_t, message_iter_open_container, (void *, int, const char *, void *))                                        \
  X(uint32_t, message_iter_close_container, (void *, void *))                                                          \
  X(void, free, (void *))

#define DECLARE(type, name, arguments) static type(*name##_) arguments;
FUNCTIONS(DECLARE)

// Loads the library once; only the main thread opens connections.
static bool load(void) {
  static bool was_tried, is_loaded;
  if (was_tried) return is_loaded;
  was_tried = true;
  void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  is_loaded = true;
#define FIND(type, name, arguments)                                                                                    \
  if (!(*(void **)&name##_ = dlsym(library, "dbus_" #name))) is_loaded = false;
  FUNCTIONS(FIND)
  // The library writes with MSG_NOSIGNAL; the process keeps its own disposition of SIGPIPE.
  if (is_loaded) connection_set_change_sigpipe_(false);
  return is_loaded;
}

enum { READABLE = 1, WRITABLE = 2, FAILED = 4, HUNG_UP = 8 };
// libdbus adds two watches for a client's connection: one to read and one to write.
enum { WATCHES = 4 };
// The largest message that is accepted.
enum { LONGEST_MESSAGE = 1 << 20 };

struct touch_bus {
  DBusConnection *connection;
  int poll;
  int descriptor;
  unsigned int interest;
  DBusWatch *watches[WATCHES];
};

// Makes the descriptor readable for what the enabled watches wait for.
static void update_interest(touch_bus *bus) {
  unsigned int events = 0;
  int descriptor = -1;
  for (int i = 0; i < WATCHES; i++) {
    if (!bus->watches[i]) continue;
    descriptor = watch_get_unix_fd_(bus->watches[i]);
    if (!watch_get_enabled_(bus->watches[i])) continue;
    unsigned int flags = watch_get_flags_(bus->watches[i]);
    if (flags & READABLE) events |= EPOLLIN;
    if (flags & WRITABLE) events |= EPOLLOUT;
  }
  struct epoll_event event = {.events = events};
  if (bus->descriptor != descriptor && bus->descriptor >= 0) {
    epoll_ctl(bus->poll, EPOLL_CTL_DEL, bus->descriptor, NULL);
    bus->descriptor = -1;
  }
  if (descriptor < 0) return;
  if (bus->descriptor < 0) {
    epoll_ctl(bus->poll, EPOLL_CTL_ADD, descriptor, &event);
  } else if (bus->interest != events) {
    epoll_ctl(bus->poll, EPOLL_CTL_MOD, descriptor, &event);
  }
  bus->descriptor = descriptor;
  bus->interest = events;
}

static uint32_t add_watch(DBusWatch *watch, void *data) {
  touch_bus *bus = data;
  for (int i = 0; i < WATCHES; i++) {
    if (bus->watches[i]) continue;
    bus->watches[i] = watch;
    update_interest(bus);
    return true;
  }
  return false;
}

static void remove_watch(DBusWatch *watch, void *data) {
  touch_bus *bus = data;
  for (int i = 0; i < WATCHES; i++) {
    if (bus->watches[i] == watch) bus->watches[i] = NULL;
  }
  update_interest(bus);
}

static void toggle_watch(DBusWatch *watch, void *data) { update_interest(data); }

touch_bus *touch_bus_open(const char *address) {
  if (!load()) return NULL;
  touch_bus *bus = calloc(1, sizeof *bus);
  if (!bus) return NULL;
  bus->descriptor = -1;
  bus->poll = epoll_create1(EPOLL_CLOEXEC);
  DBusError error;
  error_init_(&error);
  if (bus->poll >= 0) bus->connection = connection_open_private_(address, &error);
  error_free_(&error);
  // No timeouts: the library needs them only for calls that block until the answer.
  if (!bus->connection ||
      !connection_set_watch_functions_(bus->connection, add_watch, remove_watch, toggle_watch, bus, NULL)) {
    touch_bus_close(bus);
    return NULL;
  }
  connection_set_max_message_size_(bus->connection, LONGEST_MESSAGE);
  return bus;
}

int touch_bus_descriptor(const touch_bus *bus) { return bus->poll; }

bool touch_bus_serve(touch_bus *bus) {
  struct epoll_event event;
  if (epoll_wait(bus->poll, &event, 1, 0) == 1) {
    unsigned int ready = 0;
    if (event.events & EPOLLIN) ready |= READABLE;
    if (event.events & EPOLLOUT) ready |= WRITABLE;
    if (event.events & EPOLLERR) ready |= FAILED;
    if (event.events & EPOLLHUP) ready |= HUNG_UP;
    for (int i = 0; i < WATCHES; i++) {
      DBusWatch *watch = bus->watches[i];
      if (!watch || !watch_get_enabled_(watch)) continue;
      unsigned int flags = ready & (watch_get_flags_(watch) | FAILED | HUNG_UP);
      if (flags) watch_handle_(watch, flags);
    }
  }
  return connection_get_is_connected_(bus->connection);
}

DBusMessage *touch_bus_next(touch_bus *bus) { return connection_pop_message_(bus->connection); }

uint32_t touch_bus_send(touch_bus *bus, DBusMessage *message) {
  uint32_t serial = 0;
  return connection_send_(bus->connection, message, &serial) ? serial : 0;
}

long touch_bus_queued(touch_bus *bus) { return connection_get_outgoing_size_(bus->connection); }

void touch_bus_close(touch_bus *bus) {
  if (bus->connection) {
    connection_close_(bus->connection);
    connection_unref_(bus->connection);
  }
  if (bus->poll >= 0) close(bus->poll);
  free(bus);
}

static const char *or_null(const char *text) { return *text ? text : NULL; }

DBusMessage *touch_bus_make_call(const char *to, const char *path, const char *interface, const char *member,
                                 bool starts_service) {
  DBusMessage *call = message_new_method_call_(or_null(to), path, or_null(interface), member);
  if (call) message_set_auto_start_(call, starts_service);
  return call;
}

DBusMessage *touch_bus_make_signal(const char *path, const char *interface, const char *member) {
  return message_new_signal_(path, interface, member);
}

DBusMessage *touch_bus_make_answer(DBusMessage *call) { return message_new_method_return_(call); }

DBusMessage *touch_bus_make_error(DBusMessage *call, const char *name, const char *text) {
  return message_new_error_(call, name, text);
}

void touch_bus_release(DBusMessage *message) { message_unref_(message); }
int touch_bus_kind_of(DBusMessage *message) { return message_get_type_(message); }
uint32_t touch_bus_serial(DBusMessage *message) { return message_get_serial_(message); }
uint32_t touch_bus_reply_serial(DBusMessage *message) { return message_get_reply_serial_(message); }
bool touch_bus_needs_answer(DBusMessage *message) { return !message_get_no_reply_(message); }

const char *touch_bus_field(DBusMessage *message, enum touch_bus_field field) {
  const char *(*const readers[])(DBusMessage *) = {
      message_get_path_,   message_get_interface_, message_get_member_,
      message_get_sender_, message_get_signature_, message_get_error_name_,
  };
  const char *text = readers[field](message);
  return text ? text : "";
}

bool touch_bus_read(DBusMessage *message, touch_bus_iter *iter) { return message_iter_init_(message, iter); }
int touch_bus_type(touch_bus_iter *iter) { return message_iter_get_arg_type_(iter); }
void touch_bus_next_value(touch_bus_iter *iter) { message_iter_next_(iter); }
void touch_bus_enter(touch_bus_iter *iter, touch_bus_iter *inner) { message_iter_recurse_(iter, inner); }

uint64_t touch_bus_number(touch_bus_iter *iter) {
  uint64_t bits = 0;
  message_iter_get_basic_(iter, &bits);
  return bits;
}

const char *touch_bus_text(touch_bus_iter *iter) {
  const char *text = "";
  message_iter_get_basic_(iter, &text);
  return text;
}

char *touch_bus_signature(touch_bus_iter *iter) { return message_iter_get_signature_(iter); }
void touch_bus_free_text(char *text) { free_(text); }
void touch_bus_write(DBusMessage *message, touch_bus_iter *iter) { message_iter_init_append_(message, iter); }

bool touch_bus_add_number(touch_bus_iter *iter, int type, uint64_t bits) {
  return message_iter_append_basic_(iter, type, &bits);
}

bool touch_bus_add_text(touch_bus_iter *iter, int type, const char *text) {
  return message_iter_append_basic_(iter, type, &text);
}

bool touch_bus_open_container(touch_bus_iter *iter, int type, const char *signature, touch_bus_iter *inner) {
  return message_iter_open_container_(iter, type, or_null(signature), inner);
}

bool touch_bus_close_container(touch_bus_iter *iter, touch_bus_iter *inner) {
  return message_iter_close_container_(iter, inner);
}
