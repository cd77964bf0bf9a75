#define _GNU_SOURCE
#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <time.h>
#include <unistd.h>

static const int asked[] = {SIGINT, SIGTERM, SIGHUP};

static int pipe_ends[2] = {-1, -1};
static volatile sig_atomic_t last = 0;
static volatile sig_atomic_t is_pending = 0;
static struct timespec since;

// A terminal that closes, or a session that ends, sends two kinds at once; a later signal is intentional.
static int is_patience_over(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec - since.tv_sec) * 1000 + (now.tv_nsec - since.tv_nsec) / 1000000 >= TOUCH_SIGNAL_PATIENCE;
}

static void note(int number) {
  int saved = errno;
  if (!is_pending) {
    clock_gettime(CLOCK_MONOTONIC, &since);
    is_pending = 1;
    last = number;
  } else if (is_patience_over()) {
    signal(number, SIG_DFL);
    raise(number);
  }
  ssize_t written = write(pipe_ends[1], "", 1);
  (void)written;  // A full pipe is readable already.
  errno = saved;
}

int touch_signals_descriptor(void) {
  if (pipe_ends[0] < 0 && pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  // One handler must not interrupt another.
  for (unsigned i = 0; i < sizeof asked / sizeof *asked; i++) sigaddset(&action.sa_mask, asked[i]);
  for (unsigned i = 0; i < sizeof asked / sizeof *asked; i++) {
    struct sigaction former;
    // A signal that the app already handles or ignores is not changed.
    if (sigaction(asked[i], NULL, &former) == 0 && former.sa_handler == SIG_DFL) sigaction(asked[i], &action, NULL);
  }
  return pipe_ends[0];
}

int touch_signals_clear(void) {
  char bytes[16];
  while (read(pipe_ends[0], bytes, sizeof bytes) > 0) {}
  return last;
}

void touch_signals_end(int number) {
  signal(number, SIG_DFL);
  raise(number);
}
