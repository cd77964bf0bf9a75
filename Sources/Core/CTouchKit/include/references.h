// The Swift runtime's functions behind `weak` and `unowned` references, for a reference that is both.
#ifndef CTOUCH_REFERENCES_H
#define CTOUCH_REFERENCES_H

/// Retains an object unless it is already being destroyed, in which case it returns NULL. The memory must be retained.
void *touch_retain_if_alive(void *object);

/// Retains the memory of an object, but not the object.
void touch_keep_memory(void *object);

/// Releases the memory of an object.
void touch_release_memory(void *object);

#endif
