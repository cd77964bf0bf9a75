// SDL reads what other Wayland clients give it, the clipboard and dropped files, from a pipe until they close it, on the
// thread of its caller. A client that never closes it would block the app and exhaust its memory. So a timer watches: after
// a second, or 64 MB, the pipe is replaced with /dev/null, where SDL reads the end. The timer is set for a hundredth of a
// second, so that usual reads never wake its thread.
#define _GNU_SOURCE
#include "pipe_guard.h"

#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

enum { MOST_SECONDS = 1, MOST_PAGES = 64 * 256, STEP_NANOSECONDS = 10000000 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static timer_t timer;
static bool has_timer, is_reading, has_cut;
static int pipe_descriptor;
static struct timespec start;
// The number of memory pages at the first tick; 0 before it.
static long first_pages;

// The number of memory pages that the process uses.
static long used_pages(void) {
  FILE *file = fopen("/proc/self/statm", "re");
  long whole = 0, used = 0;
  if (file && fscanf(file, "%ld %ld", &whole, &used) != 2) used = 0;
  if (file) fclose(file);
  return used;
}

static void cut(void) {
  struct stat status;
  // Another thread may have got the number for something else.
  int flags = fcntl(pipe_descriptor, F_GETFL);
  if (flags < 0 || (flags & O_ACCMODE) != O_RDONLY) return;
  if (fstat(pipe_descriptor, &status) != 0 || !S_ISFIFO(status.st_mode)) return;
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (nothing < 0) return;
  dup3(nothing, pipe_descriptor, O_CLOEXEC);
  close(nothing);
  has_cut = true;
}

static void tick(union sigval unused) {
  (void)unused;
  pthread_mutex_lock(&mutex);
  if (is_reading) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    time_t seconds = now.tv_sec - start.tv_sec - (now.tv_nsec < start.tv_nsec ? 1 : 0);
    long pages = used_pages();
    if (first_pages == 0) first_pages = pages;
    if (seconds >= MOST_SECONDS || pages - first_pages > MOST_PAGES) cut();
  }
  pthread_mutex_unlock(&mutex);
}

static void set_timer(long nanoseconds) {
  struct timespec step = {.tv_nsec = nanoseconds};
  timer_settime(timer, 0, &(struct itimerspec){.it_value = step, .it_interval = step}, NULL);
}

void touch_pipe_guard_begin(int descriptor) {
  pthread_mutex_lock(&mutex);
  if (!has_timer) {
    struct sigevent event = {.sigev_notify = SIGEV_THREAD, .sigev_notify_function = tick};
    has_timer = timer_create(CLOCK_MONOTONIC, &event, &timer) == 0;
  }
  if (has_timer) {
    pipe_descriptor = descriptor;
    clock_gettime(CLOCK_MONOTONIC, &start);
    first_pages = 0;
    has_cut = false;
    is_reading = true;
    set_timer(STEP_NANOSECONDS);
  }
  pthread_mutex_unlock(&mutex);
}

bool touch_pipe_guard_end(void) {
  pthread_mutex_lock(&mutex);
  bool was_cut = is_reading && has_cut;
  if (is_reading) set_timer(0);
  is_reading = false;
  pthread_mutex_unlock(&mutex);
  return was_cut;
}

void touch_pipe_guard_discard(void) {
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}
