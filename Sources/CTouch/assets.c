// Written by Scripts/embed-assets; not to be edited.
#include "assets.h"

#include <string.h>

static const uint8_t content0[] = {
#embed "../../Assets/Scenes/hit-test-order.json"
};
static const uint8_t content1[] = {
#embed "../../Assets/Scenes/hit-test-order.jsonl"
};

static const struct { const char *name; const uint8_t *content; size_t size; } assets[] = {
  {"hit-test-order.json", content0, sizeof content0},
  {"hit-test-order.jsonl", content1, sizeof content1},
};

int touch_asset_count(void) { return (int)(sizeof assets / sizeof assets[0]); }
static int is_index(int index) { return index >= 0 && index < touch_asset_count(); }
const char *touch_asset_name(int index) { return is_index(index) ? assets[index].name : NULL; }
size_t touch_asset_size(int index) { return is_index(index) ? assets[index].size : 0; }
void touch_asset_copy(int index, uint8_t *bytes) {
  if (is_index(index)) memcpy(bytes, assets[index].content, assets[index].size);
}
