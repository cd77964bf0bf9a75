// The descriptor that becomes readable when libdispatch's main queue has work, and the call that drains it.
#ifndef CTOUCH_MAIN_QUEUE_H
#define CTOUCH_MAIN_QUEUE_H

int touch_main_queue_descriptor(void);

// Acknowledges the descriptor and runs the jobs that are currently queued. Does nothing within such a job. Call it only
// on the operating system's main thread, and only while that thread owns the queue.
void touch_main_queue_drain(void);

// Whether the caller is the initial thread of the process.
int touch_is_main_thread(void);

// Whether the caller may access state of Swift's main actor: it is the main thread, or a job of the main queue, which
// another thread may serve if the main thread no longer does, as in test runners.
int touch_is_main_actor(void);

#endif
