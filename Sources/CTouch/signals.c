#define _GNU_SOURCE
#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

static int pipe_ends[2] = {-1, -1};
static volatile sig_atomic_t is_pending = 0;

static void note(int number) {
  int saved = errno;
  if (is_pending) {
    signal(number, SIG_DFL);
    raise(number);
  }
  is_pending = 1;
  ssize_t written = write(pipe_ends[1], "", 1);
  (void)written;  // A full pipe is readable already.
  errno = saved;
}

int touch_signals_descriptor(void) {
  if (pipe_ends[0] < 0 && pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGHUP, &action, NULL);
  return pipe_ends[0];
}

void touch_signals_clear(void) {
  char bytes[16];
  while (read(pipe_ends[0], bytes, sizeof bytes) > 0) {}
  is_pending = 0;
}
