// The content of a drag for a client that reads it slowly, or never: a pipe takes 64 KB, so a thread writes the rest.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "wayland_data.h"

enum { MOST_THREADS = 32, PATIENCE = 10000, STACK = 64 << 10 };

struct job {
  int descriptor;
  size_t count;
  unsigned char bytes[];
};

static atomic_int thread_count;

// Waits until the descriptor takes bytes; false if it does not for ten seconds, or if its reader has ended.
static bool can_write(int descriptor) {
  struct pollfd wait = {.fd = descriptor, .events = POLLOUT};
  int ready;
  do {
    ready = poll(&wait, 1, PATIENCE);
  } while (ready < 0 && errno == EINTR);
  return ready > 0 && wait.revents == POLLOUT;
}

static void *run(void *data) {
  struct job *job = data;
  size_t written = 0;
  while (written < job->count && can_write(job->descriptor)) {
    ssize_t count = write(job->descriptor, job->bytes + written, job->count - written);
    if (count > 0) {
      written += (size_t)count;
    } else if (count == 0 || (errno != EINTR && errno != EAGAIN)) {
      break;
    }
  }
  close(job->descriptor);
  free(job);
  atomic_fetch_sub(&thread_count, 1);
  return NULL;
}

// Starts the thread; all signals are blocked there, also that of a pipe without a reader.
static bool start(struct job *job) {
  pthread_attr_t attributes;
  pthread_t thread;
  sigset_t all, former;
  sigfillset(&all);
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, STACK);
  pthread_sigmask(SIG_SETMASK, &all, &former);
  bool is_started = pthread_create(&thread, &attributes, run, job) == 0;
  pthread_sigmask(SIG_SETMASK, &former, NULL);
  pthread_attr_destroy(&attributes);
  return is_started;
}

void touch_write_and_close(int descriptor, const unsigned char *bytes, unsigned long count) {
  struct job *job = count > 0 ? malloc(sizeof *job + count) : NULL;
  if (!job) {
    close(descriptor);
    return;
  }
  job->descriptor = descriptor;
  job->count = count;
  memcpy(job->bytes, bytes, count);
  int flags = fcntl(descriptor, F_GETFL);
  if (flags >= 0) fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
  if (atomic_fetch_add(&thread_count, 1) < MOST_THREADS && start(job)) return;
  atomic_fetch_sub(&thread_count, 1);
  close(descriptor);
  free(job);
}
