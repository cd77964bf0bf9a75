#define _GNU_SOURCE
#include "wait.h"

#include <errno.h>
#include <stddef.h>
#include <time.h>

int touch_wait(struct pollfd *descriptors, unsigned count, double seconds) {
  struct timespec timeout, *limit = NULL;
  if (seconds >= 0 && seconds < 1e9) {
    double whole = (double)(time_t)seconds;
    long nanoseconds = (long)((seconds - whole) * 1e9 + 0.999999);
    timeout.tv_sec = (time_t)whole + nanoseconds / 1000000000;
    timeout.tv_nsec = nanoseconds % 1000000000;
    limit = &timeout;
  }
  int ready = ppoll(descriptors, count, limit, NULL);
  if (ready >= 0) return ready;
  for (unsigned i = 0; i < count; i++) descriptors[i].revents = 0;
  return errno == EINTR ? 0 : -1;
}

double touch_monotonic_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}
