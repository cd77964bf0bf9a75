// Files that are built into the program.
#ifndef CTOUCH_ASSETS_H
#define CTOUCH_ASSETS_H

#include <stddef.h>
#include <stdint.h>

/// How many files there are.
int touch_asset_count(void);
/// The name of the file at an index, such as `hit-test-order.json`; NULL for an index out of range. The order is fixed:
/// it is that of the list of scenes.
const char *touch_asset_name(int index);
/// The size in bytes of the file at an index; 0 for an index out of range.
size_t touch_asset_size(int index);
/// Copies the file at an index to a buffer that has room for all of it.
void touch_asset_copy(int index, uint8_t *buffer);

#endif
