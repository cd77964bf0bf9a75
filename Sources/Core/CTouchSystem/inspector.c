#define _GNU_SOURCE
#include "inspector.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stddef.h>
#include <sys/socket.h>
#include <unistd.h>

static int spawn_at(const char *command, int end) {
  posix_spawn_file_actions_t files;
  int failed = posix_spawn_file_actions_init(&files);
  if (failed) return failed;
  char *words[] = {(char *)command, "inspect", "--descriptor", "3", NULL};
  pid_t child = 0;
  failed = posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  if (!failed) failed = posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
  if (!failed) failed = posix_spawn_file_actions_adddup2(&files, end, 3);
  if (!failed) failed = posix_spawnp(&child, command, &files, NULL, words, environ);
  posix_spawn_file_actions_destroy(&files);
  return failed;
}

int touch_inspector_start(const char *command) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0) return -errno;
  // A tree of a thousand views is sent at once.
  int room = 4 << 20;
  setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
  int failed = spawn_at(command, ends[1]);
  close(ends[1]);
  if (!failed) return ends[0];
  close(ends[0]);
  return -failed;
}

long touch_inspector_send(int end, const unsigned char *bytes, long count) {
  ssize_t sent;
  do sent = send(end, bytes, (size_t)count, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  if (sent < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : -1;
  return sent;
}

long touch_inspector_receive(int end, unsigned char *bytes, long count) {
  ssize_t got;
  do got = recv(end, bytes, (size_t)count, 0);
  while (got < 0 && errno == EINTR);
  if (got < 0) return errno == EAGAIN || errno == EWOULDBLOCK ? 0 : -1;
  return got == 0 ? -1 : got;
}
