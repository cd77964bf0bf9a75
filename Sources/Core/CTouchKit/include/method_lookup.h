// Reports which methods a class of responders or views overrides, using the Swift runtime, and which methods of a
// delegate protocol a class implements although they are never called.
#ifndef CTOUCH_METHOD_LOOKUP_H
#define CTOUCH_METHOD_LOOKUP_H

#include <stdbool.h>
#include <stdint.h>

/// Whether `type` has a different implementation of the edit action from `base`. Both are addresses of class metadata,
/// the value of `ObjectIdentifier`; `action` is an index in the order of `StandardEditAction` in TouchKit. False for an
/// action out of range.
bool touch_overrides_edit_action(uintptr_t type, uintptr_t base, int action);

/// Whether `type` has a different implementation of `draw(_:)` from `base`, which is `UIView`; as above. True if this
/// is unknown.
bool touch_overrides_draw(uintptr_t type, uintptr_t base);

/// Whether `type` has a different implementation of `draw(_:in:)` from `base`, which is `UIView`; as above.
bool touch_overrides_draw_layer(uintptr_t type, uintptr_t base);

/// Whether `type` has a different implementation of `hitTest(_:with:)` from `base`, which is the class of views.
bool touch_overrides_hit_test(uintptr_t type, uintptr_t base);

/// Whether `type` has a different implementation of `point(inside:with:)` from `base`, which is the class of views.
bool touch_overrides_point_inside(uintptr_t type, uintptr_t base);

/// Whether `type` has a different implementation of `layoutSublayers(of:)` from `base`, which is the class of views.
bool touch_overrides_layout_of_layer(uintptr_t type, uintptr_t base);

/// Whether `type` has a different implementation of one of the four press methods from `base`, which is the class of
/// recognizers.
bool touch_overrides_presses(uintptr_t type, uintptr_t base);

/// Whether an ancestor of `type`, and not `type` itself, conforms to the protocol of an existential type, or to one
/// that it refines. Both are addresses of metadata, the values of `ObjectIdentifier`. Reads no files.
bool touch_inherits_conformance(uintptr_t type, uintptr_t existential);

/// The methods that `type`, or an ancestor of it, is the first to implement below the conforming class, although they
/// are optional methods of the protocol or of one that it refines.
///
/// One line for each: class, method with its types, conforming class, protocol, separated by tabs. NULL if there are
/// none, or if the executable has no symbols. The text is valid until the next call. Reads the symbols of the
/// executable, which takes milliseconds.
const char *touch_uncalled_methods(uintptr_t type, uintptr_t existential);

#endif
