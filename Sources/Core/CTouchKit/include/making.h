// Creates views that are registered by class. Swift calls these functions by name, with its own calling convention,
// which a header cannot express to Swift: `TouchLists/Cells/Making.swift` declares them again.
#ifndef CTOUCHLISTS_MAKING_H
#define CTOUCHLISTS_MAKING_H

#include <stdint.h>

// Creates a cell of the class with this metadata. The string is Swift's, in its two words, and is retained.
__attribute__((swiftcall)) void *touch_make_table_cell(
    const void *metadata, uint8_t style, uint64_t text, uint64_t storage);

// Creates a header or footer, as above.
__attribute__((swiftcall)) void *touch_make_table_edge(const void *metadata, uint64_t text, uint64_t storage);

#endif
