#define _GNU_SOURCE
#include "local_socket.h"

#include <stddef.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int touch_local_connect(const char *name, bool is_abstract) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  size_t length = strlen(name), start = is_abstract ? 1 : 0;
  if (length == 0 || start + length >= sizeof address.sun_path) return -1;
  memcpy(address.sun_path + start, name, length);
  // The length of an abstract name counts, since it ends with no zero.
  socklen_t size = (socklen_t)(offsetof(struct sockaddr_un, sun_path) + start + length + (is_abstract ? 0 : 1));
  int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (connection < 0) return -1;
  if (connect(connection, (struct sockaddr *)&address, size) == 0) return connection;
  close(connection);
  return -1;
}
