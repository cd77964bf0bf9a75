#define _GNU_SOURCE
#include "local_socket.h"

#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

// The address of a name in the file system; false if the name is empty or too long.
static bool set_address(struct sockaddr_un *address, const char *name) {
  size_t length = strlen(name);
  if (length == 0 || length >= sizeof address->sun_path) return false;
  address->sun_family = AF_UNIX;
  memcpy(address->sun_path, name, length + 1);
  return true;
}

int touch_local_connect(const char *name) {
  struct sockaddr_un address;
  if (!set_address(&address, name)) return -1;
  int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (connection < 0) return -1;
  if (connect(connection, (struct sockaddr *)&address, sizeof address) == 0) return connection;
  close(connection);
  return -1;
}

static int listen_at(const char *name) {
  struct sockaddr_un address;
  if (!set_address(&address, name)) return -1;
  int other = touch_local_connect(name);
  if (other >= 0) {
    close(other);
    return -1;
  }
  unlink(name);
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (listener < 0) return -1;
  if (bind(listener, (struct sockaddr *)&address, sizeof address) == 0 && listen(listener, 16) == 0) return listener;
  close(listener);
  return -1;
}

int touch_local_listen(const char *name, const char *lock) {
  int file = open(lock, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return -1;
  int listener = flock(file, LOCK_EX) == 0 ? listen_at(name) : -1;
  close(file);
  return listener;
}

int touch_local_accept(int listener) {
  struct ucred peer;
  socklen_t size = sizeof peer;
  int connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
  if (connection < 0) return -1;
  if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == getuid()) return connection;
  close(connection);
  return -1;
}
