// Calls of the Swift runtime that the compiler makes for `weak` and `unowned` references, for one that is both.
#ifndef CTOUCH_REFERENCES_H
#define CTOUCH_REFERENCES_H

/// Keeps an object alive if it is not being destroyed already; NULL if it is. The memory must be kept.
void *touch_retain_if_alive(void *object);

/// Keeps the memory of an object, not the object.
void touch_keep_memory(void *object);

/// No longer keeps the memory of an object.
void touch_release_memory(void *object);

#endif
