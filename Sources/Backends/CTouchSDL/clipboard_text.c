// SDL 2 reads the clipboard of another Wayland client from a pipe until its owner closes it. An owner that never closes
// it would block the app and exhaust its memory. So a thread watches the read: after a second, or 64 MB, it replaces
// the pipe with /dev/null, where SDL reads the end. The text read until then is not pasted.
#define _GNU_SOURCE
#include "display.h"

#include <SDL2/SDL.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { MOST_SECONDS = 1, MOST_PAGES = 64 * 256, STEP_NANOSECONDS = 10000000 };

struct watch {
  pthread_mutex_t mutex;
  pthread_cond_t ended;
  bool has_ended;
  bool has_cut;
  // The descriptor that SDL's pipe will get: the lowest free one.
  int pipe;
};

// The number of memory pages that the process uses.
static long used_pages(void) {
  FILE *file = fopen("/proc/self/statm", "re");
  long whole = 0, used = 0;
  if (file && fscanf(file, "%ld %ld", &whole, &used) != 2) used = 0;
  if (file) fclose(file);
  return used;
}

static void cut(struct watch *watch) {
  struct stat status;
  if (fstat(watch->pipe, &status) != 0 || !S_ISFIFO(status.st_mode)) return;
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (nothing < 0) return;
  dup3(nothing, watch->pipe, O_CLOEXEC);
  close(nothing);
  watch->has_cut = true;
}

static void *run(void *data) {
  struct watch *watch = data;
  struct timespec now, next;
  clock_gettime(CLOCK_MONOTONIC, &now);
  time_t end = now.tv_sec + MOST_SECONDS;
  long end_nanoseconds = now.tv_nsec, first = 0;
  pthread_mutex_lock(&watch->mutex);
  while (!watch->has_ended) {
    clock_gettime(CLOCK_MONOTONIC, &next);
    bool is_late = next.tv_sec > end || (next.tv_sec == end && next.tv_nsec >= end_nanoseconds);
    long pages = used_pages();
    if (first == 0) first = pages;
    if (is_late || pages - first > MOST_PAGES) cut(watch);
    next.tv_nsec += STEP_NANOSECONDS;
    if (next.tv_nsec >= 1000000000) {
      next.tv_nsec -= 1000000000;
      next.tv_sec++;
    }
    pthread_cond_timedwait(&watch->ended, &watch->mutex, &next);
  }
  pthread_mutex_unlock(&watch->mutex);
  return NULL;
}

char *touch_clipboard_text(char *(*read)(void)) {
  const char *driver = SDL_GetCurrentVideoDriver();
  if (!driver || strcmp(driver, "wayland") != 0) return read();
  struct watch watch = {.mutex = PTHREAD_MUTEX_INITIALIZER, .pipe = open("/dev/null", O_RDONLY | O_CLOEXEC)};
  if (watch.pipe < 0) return NULL;
  close(watch.pipe);
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&watch.ended, &attributes);
  pthread_t thread;
  char *text = NULL;
  if (pthread_create(&thread, NULL, run, &watch) == 0) {
    text = read();
    pthread_mutex_lock(&watch.mutex);
    watch.has_ended = true;
    pthread_cond_signal(&watch.ended);
    pthread_mutex_unlock(&watch.mutex);
    pthread_join(thread, NULL);
  }
  pthread_cond_destroy(&watch.ended);
  pthread_condattr_destroy(&attributes);
  if (!watch.has_cut) return text;
  SDL_free(text);
  static const char message[] = "the clipboard did not end within a second and 64 MB; nothing is pasted\n";
  ssize_t ignored = write(2, message, sizeof message - 1);
  (void)ignored;
  return NULL;
}
