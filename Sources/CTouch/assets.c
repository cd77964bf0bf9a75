// The compiler puts the files of Assets/ into the program: no lookup at run time, nothing to install.
#include "assets.h"

#include <string.h>

// Each file is named once here and once in the table.
static const unsigned char hit_test_order_json[] = {
#embed "../../Assets/Scenes/hit-test-order.json"
};
static const unsigned char hit_test_order_jsonl[] = {
#embed "../../Assets/Scenes/hit-test-order.jsonl"
};

static const struct {
  const char *name;
  const unsigned char *bytes;
  size_t size;
} assets[] = {
    {"hit-test-order.json", hit_test_order_json, sizeof hit_test_order_json},
    {"hit-test-order.jsonl", hit_test_order_jsonl, sizeof hit_test_order_jsonl},
};

int touch_asset_count(void) { return (int)(sizeof assets / sizeof assets[0]); }

static int is_in_range(int index) { return index >= 0 && index < touch_asset_count(); }

const char *touch_asset_name(int index) { return is_in_range(index) ? assets[index].name : NULL; }

size_t touch_asset_size(int index) { return is_in_range(index) ? assets[index].size : 0; }

void touch_asset_copy(int index, uint8_t *buffer) {
  if (is_in_range(index)) memcpy(buffer, assets[index].bytes, assets[index].size);
}
