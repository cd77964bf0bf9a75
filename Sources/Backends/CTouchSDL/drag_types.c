#include "drag_types.h"

const struct touch_drag_type touch_drag_types[TOUCH_CONTENT_TYPE_COUNT] = {
    {"text/uri-list", TOUCH_DRAG_ADDRESSES},
    {"image/png", TOUCH_DRAG_PNG},
    {"text/plain;charset=utf-8", TOUCH_DRAG_TEXT},
    {"UTF8_STRING", TOUCH_DRAG_TEXT},
    {"text/plain", TOUCH_DRAG_TEXT},
    {"text/html", TOUCH_DRAG_HTML},
};
