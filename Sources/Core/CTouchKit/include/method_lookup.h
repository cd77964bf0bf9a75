// Which methods a class of responders or views overrides, told by the Swift runtime, and which ones a class writes for a
// delegate protocol although nobody will call them.
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

/// Whether `type` has another implementation of `layoutSublayers(of:)` than `base`, which is the class of views.
bool touch_overrides_layout_of_layer(uintptr_t type, uintptr_t base);

/// Whether an ancestor of `type`, and not `type` itself, conforms to the protocol of an existential type, or to one that
/// it refines. Both are addresses of metadata, the values of `ObjectIdentifier`. Reads no files.
bool touch_inherits_conformance(uintptr_t type, uintptr_t existential);

/// The methods that `type`, or an ancestor of it, is the first to write below the class that conforms, although they are
/// optional methods of the protocol or of one that it refines.
///
/// One line for each: class, method with its types, class that conforms, protocol, with tabs between. NULL if there are
/// none, or if the program carries no names. The text is there until the next call. Reads the symbols of the program's
/// file, which takes milliseconds.
const char *touch_unheard_methods(uintptr_t type, uintptr_t existential);

#endif
