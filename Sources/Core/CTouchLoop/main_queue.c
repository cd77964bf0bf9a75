#include "main_queue.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Exported by libdispatch for run loops that serve the main queue; declared in no installed header.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
// From libdispatch's headers, which the C compiler does not always find; NULL means the current queue.
const char *dispatch_queue_get_label(void *queue);

int touch_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

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
