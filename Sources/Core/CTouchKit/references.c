#include "references.h"

// Entry points of the runtime's stable interface; declared in no installed header.
void *swift_tryRetain(void *object);
void *swift_unownedRetain(void *object);
void swift_unownedRelease(void *object);

void *touch_retain_if_alive(void *object) { return swift_tryRetain(object); }

void touch_keep_memory(void *object) { swift_unownedRetain(object); }

void touch_release_memory(void *object) { swift_unownedRelease(object); }
