// Which methods a class of responders or views overrides, told by the Swift runtime.
#ifndef CTOUCH_METHOD_LOOKUP_H
#define CTOUCH_METHOD_LOOKUP_H

#include <stdbool.h>
#include <stdint.h>

/// Whether `type` has another implementation of the edit action than `base`. Both are addresses of class metadata, the
/// value of `ObjectIdentifier`; `action` counts in the order of `StandardEditAction` in TouchKit. False for an action
/// out of range.
bool touch_overrides_edit_action(uintptr_t type, uintptr_t base, int action);

/// Whether `type` has another implementation of `draw(_:)` than `base`, which is `UIView`; as above. True when that
/// cannot be told.
bool touch_overrides_draw(uintptr_t type, uintptr_t base);

/// Whether `type` has another implementation of `hitTest(_:with:)` than `base`, which is the class of views.
bool touch_overrides_hit_test(uintptr_t type, uintptr_t base);

/// Whether `type` has another implementation of `point(inside:with:)` than `base`, which is the class of views.
bool touch_overrides_point_inside(uintptr_t type, uintptr_t base);

#endif
