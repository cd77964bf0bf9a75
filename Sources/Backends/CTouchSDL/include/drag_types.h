// The types of content that drags between programs and the clipboard have here, with the names that X and Wayland share.
#ifndef CTOUCH_DRAG_TYPES_H
#define CTOUCH_DRAG_TYPES_H

// Kinds of content.
enum touch_drag_content {
  TOUCH_DRAG_ADDRESSES = 1,
  TOUCH_DRAG_PNG = 2,
  TOUCH_DRAG_TEXT = 4,
  // Only on the clipboard.
  TOUCH_DRAG_HTML = 8,
};

struct touch_drag_type {
  const char *name;
  enum touch_drag_content content;
};

// The types of drags come first; the clipboard has all types except addresses.
enum { TOUCH_DRAG_TYPE_COUNT = 5, TOUCH_CONTENT_TYPE_COUNT = 6 };

// The types in the order in which they are offered and preferred.
extern const struct touch_drag_type touch_drag_types[TOUCH_CONTENT_TYPE_COUNT];

#endif
