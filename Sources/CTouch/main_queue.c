#include "main_queue.h"

#include <stddef.h>

// Exported by libdispatch for run loops that serve the main queue; declared in no installed header.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

int touch_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }
void touch_main_queue_drain(void) { _dispatch_main_queue_callback_4CF(NULL); }
