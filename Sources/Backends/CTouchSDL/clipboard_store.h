// What the app offers on the clipboard, in one copy for all requests.
#ifndef CTOUCHSDL_CLIPBOARD_STORE_H
#define CTOUCHSDL_CLIPBOARD_STORE_H

#include <stdbool.h>
#include <stddef.h>

#include "drag_types.h"

// The limits of reading, in milliseconds and bytes.
enum { CLIPBOARD_PATIENCE = 1000, CLIPBOARD_MOST_BYTES = 64 << 20 };

// Bytes that are freed with their last use.
struct touch_blob {
  int use_count;
  size_t count;
  unsigned char bytes[];
};

// A new blob with one use; NULL without memory.
struct touch_blob *touch_make_blob(const unsigned char *bytes, size_t count);
void touch_release_blob(struct touch_blob *blob);

// Sets what is offered; 0 for nothing.
void touch_set_offered(unsigned int contents, void (*provide)(enum touch_drag_content content));
unsigned int touch_offered(void);

// Content that is offered, with one more use; NULL if there is none.
struct touch_blob *touch_offered_blob(enum touch_drag_content content);

// Milliseconds of a clock that only rises.
long touch_milliseconds(void);

#endif
