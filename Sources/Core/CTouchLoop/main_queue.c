#define _GNU_SOURCE
#include "main_queue.h"

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

// Exported by libdispatch for run loops that serve the main queue; declared in no installed header.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
// From libdispatch's headers, which the C compiler does not always find; NULL means the current queue.
const char *dispatch_queue_get_label(void *queue);

// The number of descriptors that libdispatch, the display connection, fonts and shared memory open at launch.
enum { NEEDED = 16 };

// Ends the process with a message if there are too few descriptors for launch: libdispatch stops the process without a
// message.
static void require_descriptors(void) {
  int opened[NEEDED], count = 0;
  while (count < NEEDED && (opened[count] = eventfd(0, EFD_CLOEXEC)) >= 0) count++;
  const int reason = errno, left = count;
  while (count > 0) close(opened[--count]);
  if (left == NEEDED) return;
  dprintf(
      STDERR_FILENO, "%s: %d more files can be open, and %d are needed at the start (%s); accepted: ulimit -n 64 and more\n",
      program_invocation_short_name, left, NEEDED, strerror(reason));
  _exit(71);
}

int touch_main_queue_descriptor(void) {
  static int descriptor = -1;
  if (descriptor < 0) {
    require_descriptors();
    descriptor = _dispatch_get_main_queue_handle_4CF();
  }
  return descriptor;
}

void touch_main_queue_drain(void) {
  // The descriptor is a nonblocking eventfd: reading it acknowledges the wake-up. libdispatch signals it again when
  // more work is queued later, or when a drain leaves work behind.
  uint64_t signals;
  ssize_t ignored = read(_dispatch_get_main_queue_handle_4CF(), &signals, sizeof signals);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(NULL);
}

int touch_is_main_thread(void) { return (pid_t)syscall(SYS_gettid) == getpid(); }

int touch_is_main_actor(void) {
  return touch_is_main_thread() || strcmp(dispatch_queue_get_label(NULL), "com.apple.main-thread") == 0;
}
