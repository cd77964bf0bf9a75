// The descriptor that becomes readable when libdispatch's main queue has work, and the call that drains it.
#ifndef CTOUCH_MAIN_QUEUE_H
#define CTOUCH_MAIN_QUEUE_H

int touch_main_queue_descriptor(void);

// Acknowledges the descriptor and runs the jobs that are queued now. Inside such a job it runs nothing. Only on the
// operating system's main thread, and only while that thread owns the queue.
void touch_main_queue_drain(void);

// Whether the caller is the thread the process started with.
int touch_is_main_thread(void);

// Whether the caller may do what belongs to Swift's main actor: it is that thread, or a job of the main queue, which
// another thread may serve where the program has given up its first one, as test runners do.
int touch_is_main_actor(void);

#endif
