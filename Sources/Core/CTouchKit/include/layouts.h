// Reports which methods a custom layout overrides, using the Swift runtime.
#ifndef CTOUCHLISTS_LAYOUTS_H
#define CTOUCHLISTS_LAYOUTS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether `type` has a different implementation of `shouldInvalidateLayout(forPreferredLayoutAttributes:…)` from
/// `base`. Both are addresses of class metadata, the value of `ObjectIdentifier`.
bool touch_decides_about_sizes(uintptr_t type, uintptr_t base);

#endif
