// Connections to a message bus through libdbus-1, which is loaded with the first connection. SDL loads it, too, and its
// headers are not needed. No function waits for the bus.
#ifndef CTOUCH_BUS_H
#define CTOUCH_BUS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct touch_bus touch_bus;
typedef struct DBusMessage DBusMessage;

// Storage for the library's iterator over values; at least as large as the library's type.
typedef struct {
  void *room[16];
} touch_bus_iter;

enum touch_bus_kind { TOUCH_BUS_CALL = 1, TOUCH_BUS_ANSWER, TOUCH_BUS_ERROR, TOUCH_BUS_SIGNAL };

// Opens a connection and authenticates; NULL without the library or without a listener at the address.
touch_bus *touch_bus_open(const char *address);

// A descriptor that is readable when the connection can be read, or when queued bytes can be written.
int touch_bus_descriptor(const touch_bus *bus);

// Reads and writes what is possible now; false when the connection is broken.
bool touch_bus_serve(touch_bus *bus);

// The next complete message, which the caller releases; NULL if there is none.
DBusMessage *touch_bus_next(touch_bus *bus);

// Sends a message, or queues what the socket does not accept. Returns its number; 0 on failure.
uint32_t touch_bus_send(touch_bus *bus, DBusMessage *message);

// The number of queued bytes.
long touch_bus_queued(touch_bus *bus);

// Closes the connection and releases it.
void touch_bus_close(touch_bus *bus);

// Messages. Empty text stands for a missing header field.
DBusMessage *touch_bus_make_call(const char *to, const char *path, const char *interface, const char *member,
                                 bool starts_service);
DBusMessage *touch_bus_make_signal(const char *path, const char *interface, const char *member);
DBusMessage *touch_bus_make_answer(DBusMessage *call);
DBusMessage *touch_bus_make_error(DBusMessage *call, const char *name, const char *text);
void touch_bus_release(DBusMessage *message);
int touch_bus_kind_of(DBusMessage *message);
uint32_t touch_bus_serial(DBusMessage *message);
uint32_t touch_bus_reply_serial(DBusMessage *message);
bool touch_bus_needs_answer(DBusMessage *message);
enum touch_bus_field {
  TOUCH_BUS_PATH,
  TOUCH_BUS_INTERFACE,
  TOUCH_BUS_MEMBER,
  TOUCH_BUS_SENDER,
  TOUCH_BUS_SIGNATURE,
  TOUCH_BUS_ERROR_NAME
};
// A header field; "" if it is missing. Valid as long as the message.
const char *touch_bus_field(DBusMessage *message, enum touch_bus_field field);

// Values, by the one-letter codes of the bus: 'a', 'r', 'e', 'v' are containers, 0 is the end.
bool touch_bus_read(DBusMessage *message, touch_bus_iter *iter);
int touch_bus_type(touch_bus_iter *iter);
void touch_bus_next_value(touch_bus_iter *iter);
void touch_bus_enter(touch_bus_iter *iter, touch_bus_iter *inner);
// Copies a number of up to eight bytes.
uint64_t touch_bus_number(touch_bus_iter *iter);
// A string, path or signature; valid as long as the message.
const char *touch_bus_text(touch_bus_iter *iter);
// The signature of the value, or of an array's elements. To be released by touch_bus_free_text.
char *touch_bus_signature(touch_bus_iter *iter);
void touch_bus_free_text(char *text);

void touch_bus_write(DBusMessage *message, touch_bus_iter *iter);
bool touch_bus_add_number(touch_bus_iter *iter, int type, uint64_t bits);
bool touch_bus_add_text(touch_bus_iter *iter, int type, const char *text);
bool touch_bus_open_container(touch_bus_iter *iter, int type, const char *signature, touch_bus_iter *inner);
bool touch_bus_close_container(touch_bus_iter *iter, touch_bus_iter *inner);

#endif
