#define _GNU_SOURCE
#include "clipboard_store.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "clipboard.h"

static unsigned int offered;
static void (*provide)(enum touch_drag_content content);
// What was provided, by the type that has the content first.
static struct touch_blob *blobs[TOUCH_CONTENT_TYPE_COUNT];

struct touch_blob *touch_make_blob(const unsigned char *bytes, size_t count) {
  struct touch_blob *blob = malloc(sizeof *blob + count);
  if (!blob) return NULL;
  blob->use_count = 1;
  blob->count = count;
  if (count > 0) memcpy(blob->bytes, bytes, count);
  return blob;
}

void touch_release_blob(struct touch_blob *blob) {
  if (blob && --blob->use_count == 0) free(blob);
}

static struct touch_blob **place_of(enum touch_drag_content content) {
  int i = 0;
  while (i < TOUCH_CONTENT_TYPE_COUNT - 1 && touch_drag_types[i].content != content) i++;
  return &blobs[i];
}

void touch_set_offered(unsigned int contents, void (*provider)(enum touch_drag_content content)) {
  for (int i = 0; i < TOUCH_CONTENT_TYPE_COUNT; i++) {
    touch_release_blob(blobs[i]);
    blobs[i] = NULL;
  }
  offered = contents;
  provide = provider;
}

unsigned int touch_offered(void) { return offered; }

void touch_store_clipboard(enum touch_drag_content content, const unsigned char *bytes, size_t count) {
  struct touch_blob **place = place_of(content);
  if (!(offered & content) || count > CLIPBOARD_MOST_BYTES) return;
  touch_release_blob(*place);
  *place = touch_make_blob(bytes, count);
}

struct touch_blob *touch_offered_blob(enum touch_drag_content content) {
  if (!(offered & content)) return NULL;
  if (!*place_of(content) && provide) provide(content);
  struct touch_blob *blob = *place_of(content);
  if (blob) blob->use_count++;
  return blob;
}

long touch_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (long)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
