// The descriptor that becomes readable when libdispatch's main queue has work, and the call that drains it.
#ifndef CTOUCH_MAIN_QUEUE_H
#define CTOUCH_MAIN_QUEUE_H

int touch_main_queue_descriptor(void);
void touch_main_queue_drain(void);

#endif
