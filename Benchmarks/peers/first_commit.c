// Preloaded into a program on Wayland: ends it when its first frame has been sent to the compositor and it waits for
// events again, as the other programs of the row do without it. The program itself is measured unchanged.
//
// A frame is a request to attach a buffer to a surface, followed by one to commit that surface. Both are found among the
// bytes that libwayland sends.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>

// Requests by their positions in the protocol, and their lengths in bytes.
enum { ATTACH = 1, ATTACH_LENGTH = 20, COMMIT = 6, COMMIT_LENGTH = 8 };

static bool has_sent;

// The beginning of the request that is being read, how much of it has been read, and how many bytes it has.
static struct {
  uint32_t words[5];
  size_t read, length;
} request;
static uint32_t attached;

static void take_request(void) {
  uint32_t object = request.words[0], code = request.words[1] & 0xffff;
  if (code == ATTACH && request.length == ATTACH_LENGTH && request.words[2]) attached = object;
  if (code == COMMIT && request.length == COMMIT_LENGTH && object == attached) has_sent = true;
}

static void take(const unsigned char *bytes, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (request.read < sizeof request.words) ((unsigned char *)request.words)[request.read] = bytes[i];
    request.read++;
    if (request.read == 8) request.length = request.words[1] >> 16;
    if (request.read < 8 || request.read < request.length) continue;
    take_request();
    request.read = 0;
  }
}

static bool is_wayland(int descriptor) {
  struct sockaddr_un peer;
  socklen_t length = sizeof peer;
  const char *name = getenv("WAYLAND_DISPLAY");
  memset(&peer, 0, sizeof peer);
  if (!name || getpeername(descriptor, (struct sockaddr *)&peer, &length) || peer.sun_family != AF_UNIX) return false;
  return strncmp(peer.sun_path, name, sizeof peer.sun_path) == 0;
}

ssize_t sendmsg(int descriptor, const struct msghdr *message, int flags) {
  static ssize_t (*next)(int, const struct msghdr *, int);
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, "sendmsg");
  ssize_t sent = next(descriptor, message, flags);
  if (!is_wayland(descriptor)) return sent;
  ssize_t left = sent;
  for (size_t i = 0; i < message->msg_iovlen && left > 0; i++) {
    size_t length = message->msg_iov[i].iov_len;
    if ((ssize_t)length > left) length = (size_t)left;
    take(message->msg_iov[i].iov_base, length);
    left -= (ssize_t)length;
  }
  return sent;
}

// libwayland has released its locks when the program waits.
int poll(struct pollfd *descriptors, nfds_t count, int timeout) {
  static int (*next)(struct pollfd *, nfds_t, int);
  if (has_sent) exit(0);
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, "poll");
  return next(descriptors, count, timeout);
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout, const sigset_t *mask) {
  static int (*next)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
  if (has_sent) exit(0);
  if (!next) *(void **)&next = dlsym(RTLD_NEXT, "ppoll");
  return next(descriptors, count, timeout, mask);
}
