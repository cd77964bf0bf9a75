// Making views that are registered by their classes. Swift calls these by their names, in its own convention, which a
// header cannot tell it: `TouchLists/Cells/Making.swift` declares them a second time.
#ifndef CTOUCHLISTS_MAKING_H
#define CTOUCHLISTS_MAKING_H

#include <stdint.h>

// A new cell of the class with this metadata. The string is Swift's, in its two words, and is kept.
__attribute__((swiftcall)) void *touch_make_table_cell(
    const void *metadata, uint8_t style, uint64_t text, uint64_t storage);

// A new header or footer; as above.
__attribute__((swiftcall)) void *touch_make_table_edge(const void *metadata, uint64_t text, uint64_t storage);

// A new view of a collection, with its frame.
__attribute__((swiftcall)) void *touch_make_reusable(
    const void *metadata, double x, double y, double width, double height);

#endif
