#define _GNU_SOURCE
#include "user_socket.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

static int check_folder(const char *path) {
  struct stat about;
  if (lstat(path, &about) != 0) return -errno;
  if (!S_ISDIR(about.st_mode)) return -ENOTDIR;
  return about.st_uid == getuid() && (about.st_mode & 022) == 0 ? 0 : -EPERM;
}

bool touch_user_folder_is_own(const char *path) { return check_folder(path) == 0; }

int touch_user_folder(const char *path) {
  if (mkdir(path, 0700) != 0 && errno != EEXIST) return -errno;
  return check_folder(path);
}

int touch_user_folder_next(const char *path, int number) {
  DIR *folder = opendir(path);
  if (!folder) return 0;
  long found = 0;
  for (struct dirent *entry; (entry = readdir(folder));) {
    char *end;
    long one = entry->d_name[0] >= '1' && entry->d_name[0] <= '9' ? strtol(entry->d_name, &end, 10) : 0;
    if (one > number && one <= INT_MAX && *end == '\0' && (found == 0 || one < found)) found = one;
  }
  closedir(folder);
  return (int)found;
}

static int set_address(struct sockaddr_un *address, const char *path) {
  size_t length = strlen(path);
  if (length == 0) return -ENOENT;
  if (length >= sizeof address->sun_path) return -ENAMETOOLONG;
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  memcpy(address->sun_path, path, length + 1);
  return 0;
}

static bool is_own(int connection, struct ucred *peer) {
  socklen_t size = sizeof *peer;
  return getsockopt(connection, SOL_SOCKET, SO_PEERCRED, peer, &size) == 0 && peer->uid == getuid();
}

int touch_user_socket_connect(const char *path) {
  struct sockaddr_un address;
  int failed = set_address(&address, path);
  if (failed) return failed;
  int connection = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (connection < 0) return -errno;
  struct ucred peer;
  if (connect(connection, (struct sockaddr *)&address, sizeof address) != 0) failed = -errno;
  else if (!is_own(connection, &peer)) failed = -EPERM;
  else return connection;
  close(connection);
  return failed;
}

int touch_user_socket_listen(const char *path) {
  struct sockaddr_un address;
  int failed = set_address(&address, path);
  if (failed) return failed;
  int other = touch_user_socket_connect(path);
  if (other >= 0 || other == -EPERM || other == -EAGAIN) {
    if (other >= 0) close(other);
    return -EADDRINUSE;
  }
  if (other == -ECONNREFUSED) unlink(path);
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (listener < 0) return -errno;
  // The socket in the folder gets the mode of the descriptor.
  if (fchmod(listener, 0600) == 0 && bind(listener, (struct sockaddr *)&address, sizeof address) == 0) {
    if (chmod(path, 0600) == 0 && listen(listener, 16) == 0) return listener;
    failed = -errno;
    unlink(path);
  } else {
    failed = -errno;
  }
  close(listener);
  return failed;
}

int touch_user_socket_accept(int listener, const char *refusal) {
  int connection;
  do connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
  while (connection < 0 && errno == EINTR);
  if (connection < 0) return -errno;
  struct ucred peer;
  if (is_own(connection, &peer)) return connection;
  // It fits into the buffer of a new connection.
  ssize_t sent = send(connection, refusal, strlen(refusal), MSG_NOSIGNAL);
  (void)sent;
  close(connection);
  return -EPERM;
}

int touch_user_socket_process(int connection) {
  struct ucred peer;
  return is_own(connection, &peer) ? peer.pid : 0;
}

static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

bool touch_user_socket_wait(int connection, int milliseconds) {
  long end = now() + milliseconds;
  while (true) {
    long rest = end - now();
    struct pollfd waiting = {.fd = connection, .events = POLLIN};
    int count = poll(&waiting, 1, rest > 0 ? (int)rest : 0);
    if (count > 0) return true;
    if (count == 0 || errno != EINTR) return false;
  }
}
