// Written by Scripts/embed-assets; not to be edited.
#include "assets.h"

#include <string.h>

static const uint8_t content0[] = {
#embed "../../Assets/Scenes/bigger-touch-area.json"
};
static const uint8_t content1[] = {
#embed "../../Assets/Scenes/bigger-touch-area.jsonl"
};
static const uint8_t content2[] = {
#embed "../../Assets/Scenes/bigger-touch-area.log"
};
static const uint8_t content3[] = {
#embed "../../Assets/Scenes/cancels-touches.json"
};
static const uint8_t content4[] = {
#embed "../../Assets/Scenes/cancels-touches.jsonl"
};
static const uint8_t content5[] = {
#embed "../../Assets/Scenes/cancels-touches.log"
};
static const uint8_t content6[] = {
#embed "../../Assets/Scenes/cannot-hit.json"
};
static const uint8_t content7[] = {
#embed "../../Assets/Scenes/cannot-hit.jsonl"
};
static const uint8_t content8[] = {
#embed "../../Assets/Scenes/cannot-hit.log"
};
static const uint8_t content9[] = {
#embed "../../Assets/Scenes/delays-began.json"
};
static const uint8_t content10[] = {
#embed "../../Assets/Scenes/delays-began.jsonl"
};
static const uint8_t content11[] = {
#embed "../../Assets/Scenes/delays-began.log"
};
static const uint8_t content12[] = {
#embed "../../Assets/Scenes/delays-ended.json"
};
static const uint8_t content13[] = {
#embed "../../Assets/Scenes/delays-ended.jsonl"
};
static const uint8_t content14[] = {
#embed "../../Assets/Scenes/delays-ended.log"
};
static const uint8_t content15[] = {
#embed "../../Assets/Scenes/exclusive-touch-type.json"
};
static const uint8_t content16[] = {
#embed "../../Assets/Scenes/exclusive-touch-type.jsonl"
};
static const uint8_t content17[] = {
#embed "../../Assets/Scenes/exclusive-touch-type.log"
};
static const uint8_t content18[] = {
#embed "../../Assets/Scenes/hit-test-order.json"
};
static const uint8_t content19[] = {
#embed "../../Assets/Scenes/hit-test-order.jsonl"
};
static const uint8_t content20[] = {
#embed "../../Assets/Scenes/hit-test-order.log"
};
static const uint8_t content21[] = {
#embed "../../Assets/Scenes/long-press.json"
};
static const uint8_t content22[] = {
#embed "../../Assets/Scenes/long-press.jsonl"
};
static const uint8_t content23[] = {
#embed "../../Assets/Scenes/long-press.log"
};
static const uint8_t content24[] = {
#embed "../../Assets/Scenes/modal-by-hit-test-cured.json"
};
static const uint8_t content25[] = {
#embed "../../Assets/Scenes/modal-by-hit-test-cured.jsonl"
};
static const uint8_t content26[] = {
#embed "../../Assets/Scenes/modal-by-hit-test-cured.log"
};
static const uint8_t content27[] = {
#embed "../../Assets/Scenes/modal-by-hit-test.json"
};
static const uint8_t content28[] = {
#embed "../../Assets/Scenes/modal-by-hit-test.jsonl"
};
static const uint8_t content29[] = {
#embed "../../Assets/Scenes/modal-by-hit-test.log"
};
static const uint8_t content30[] = {
#embed "../../Assets/Scenes/multi-touch.json"
};
static const uint8_t content31[] = {
#embed "../../Assets/Scenes/multi-touch.jsonl"
};
static const uint8_t content32[] = {
#embed "../../Assets/Scenes/multi-touch.log"
};
static const uint8_t content33[] = {
#embed "../../Assets/Scenes/nested-taps.json"
};
static const uint8_t content34[] = {
#embed "../../Assets/Scenes/nested-taps.jsonl"
};
static const uint8_t content35[] = {
#embed "../../Assets/Scenes/nested-taps.log"
};
static const uint8_t content36[] = {
#embed "../../Assets/Scenes/one-axis-pan-cured.json"
};
static const uint8_t content37[] = {
#embed "../../Assets/Scenes/one-axis-pan-cured.log"
};
static const uint8_t content38[] = {
#embed "../../Assets/Scenes/one-axis-pan.json"
};
static const uint8_t content39[] = {
#embed "../../Assets/Scenes/one-axis-pan.jsonl"
};
static const uint8_t content40[] = {
#embed "../../Assets/Scenes/one-axis-pan.log"
};
static const uint8_t content41[] = {
#embed "../../Assets/Scenes/one-tap.json"
};
static const uint8_t content42[] = {
#embed "../../Assets/Scenes/one-tap.jsonl"
};
static const uint8_t content43[] = {
#embed "../../Assets/Scenes/one-tap.log"
};
static const uint8_t content44[] = {
#embed "../../Assets/Scenes/pass-through-overlay.json"
};
static const uint8_t content45[] = {
#embed "../../Assets/Scenes/pass-through-overlay.jsonl"
};
static const uint8_t content46[] = {
#embed "../../Assets/Scenes/pass-through-overlay.log"
};
static const uint8_t content47[] = {
#embed "../../Assets/Scenes/press-then-drag-cured.json"
};
static const uint8_t content48[] = {
#embed "../../Assets/Scenes/press-then-drag-cured.log"
};
static const uint8_t content49[] = {
#embed "../../Assets/Scenes/press-then-drag.json"
};
static const uint8_t content50[] = {
#embed "../../Assets/Scenes/press-then-drag.jsonl"
};
static const uint8_t content51[] = {
#embed "../../Assets/Scenes/press-then-drag.log"
};
static const uint8_t content52[] = {
#embed "../../Assets/Scenes/press-twice-cured.json"
};
static const uint8_t content53[] = {
#embed "../../Assets/Scenes/press-twice-cured.log"
};
static const uint8_t content54[] = {
#embed "../../Assets/Scenes/press-twice.json"
};
static const uint8_t content55[] = {
#embed "../../Assets/Scenes/press-twice.jsonl"
};
static const uint8_t content56[] = {
#embed "../../Assets/Scenes/press-twice.log"
};
static const uint8_t content57[] = {
#embed "../../Assets/Scenes/redirect-to-child.json"
};
static const uint8_t content58[] = {
#embed "../../Assets/Scenes/redirect-to-child.jsonl"
};
static const uint8_t content59[] = {
#embed "../../Assets/Scenes/redirect-to-child.log"
};
static const uint8_t content60[] = {
#embed "../../Assets/Scenes/require-to-fail.json"
};
static const uint8_t content61[] = {
#embed "../../Assets/Scenes/require-to-fail.jsonl"
};
static const uint8_t content62[] = {
#embed "../../Assets/Scenes/require-to-fail.log"
};
static const uint8_t content63[] = {
#embed "../../Assets/Scenes/responder-chain.json"
};
static const uint8_t content64[] = {
#embed "../../Assets/Scenes/responder-chain.jsonl"
};
static const uint8_t content65[] = {
#embed "../../Assets/Scenes/responder-chain.log"
};
static const uint8_t content66[] = {
#embed "../../Assets/Scenes/simultaneous.json"
};
static const uint8_t content67[] = {
#embed "../../Assets/Scenes/simultaneous.jsonl"
};
static const uint8_t content68[] = {
#embed "../../Assets/Scenes/simultaneous.log"
};
static const uint8_t content69[] = {
#embed "../../Assets/Scenes/single-double-tap-cured.json"
};
static const uint8_t content70[] = {
#embed "../../Assets/Scenes/single-double-tap-cured.log"
};
static const uint8_t content71[] = {
#embed "../../Assets/Scenes/single-double-tap.json"
};
static const uint8_t content72[] = {
#embed "../../Assets/Scenes/single-double-tap.jsonl"
};
static const uint8_t content73[] = {
#embed "../../Assets/Scenes/single-double-tap.log"
};
static const uint8_t content74[] = {
#embed "../../Assets/Scenes/swipe-and-pan-cured.json"
};
static const uint8_t content75[] = {
#embed "../../Assets/Scenes/swipe-and-pan-cured.log"
};
static const uint8_t content76[] = {
#embed "../../Assets/Scenes/swipe-and-pan.json"
};
static const uint8_t content77[] = {
#embed "../../Assets/Scenes/swipe-and-pan.jsonl"
};
static const uint8_t content78[] = {
#embed "../../Assets/Scenes/swipe-and-pan.log"
};
static const uint8_t content79[] = {
#embed "../../Assets/Scenes/tap-and-swipe-cured.json"
};
static const uint8_t content80[] = {
#embed "../../Assets/Scenes/tap-and-swipe-cured.log"
};
static const uint8_t content81[] = {
#embed "../../Assets/Scenes/tap-and-swipe.json"
};
static const uint8_t content82[] = {
#embed "../../Assets/Scenes/tap-and-swipe.jsonl"
};
static const uint8_t content83[] = {
#embed "../../Assets/Scenes/tap-and-swipe.log"
};
static const uint8_t content84[] = {
#embed "../../Assets/Scenes/tap-kills-rows-cured.json"
};
static const uint8_t content85[] = {
#embed "../../Assets/Scenes/tap-kills-rows-cured.log"
};
static const uint8_t content86[] = {
#embed "../../Assets/Scenes/tap-kills-rows.json"
};
static const uint8_t content87[] = {
#embed "../../Assets/Scenes/tap-kills-rows.jsonl"
};
static const uint8_t content88[] = {
#embed "../../Assets/Scenes/tap-kills-rows.log"
};
static const uint8_t content89[] = {
#embed "../../Assets/Scenes/tap-outside-cured.json"
};
static const uint8_t content90[] = {
#embed "../../Assets/Scenes/tap-outside-cured.jsonl"
};
static const uint8_t content91[] = {
#embed "../../Assets/Scenes/tap-outside-cured.log"
};
static const uint8_t content92[] = {
#embed "../../Assets/Scenes/tap-outside.json"
};
static const uint8_t content93[] = {
#embed "../../Assets/Scenes/tap-outside.jsonl"
};
static const uint8_t content94[] = {
#embed "../../Assets/Scenes/tap-outside.log"
};
static const uint8_t content95[] = {
#embed "../../Assets/Scenes/transform-cured.json"
};
static const uint8_t content96[] = {
#embed "../../Assets/Scenes/transform-cured.log"
};
static const uint8_t content97[] = {
#embed "../../Assets/Scenes/transform.json"
};
static const uint8_t content98[] = {
#embed "../../Assets/Scenes/transform.jsonl"
};
static const uint8_t content99[] = {
#embed "../../Assets/Scenes/transform.log"
};
static const uint8_t content100[] = {
#embed "../../Assets/Scenes/unrelated-branches.json"
};
static const uint8_t content101[] = {
#embed "../../Assets/Scenes/unrelated-branches.jsonl"
};
static const uint8_t content102[] = {
#embed "../../Assets/Scenes/unrelated-branches.log"
};

static const struct { const char *name; const uint8_t *content; size_t size; } assets[] = {
  {"bigger-touch-area.json", content0, sizeof content0},
  {"bigger-touch-area.jsonl", content1, sizeof content1},
  {"bigger-touch-area.log", content2, sizeof content2},
  {"cancels-touches.json", content3, sizeof content3},
  {"cancels-touches.jsonl", content4, sizeof content4},
  {"cancels-touches.log", content5, sizeof content5},
  {"cannot-hit.json", content6, sizeof content6},
  {"cannot-hit.jsonl", content7, sizeof content7},
  {"cannot-hit.log", content8, sizeof content8},
  {"delays-began.json", content9, sizeof content9},
  {"delays-began.jsonl", content10, sizeof content10},
  {"delays-began.log", content11, sizeof content11},
  {"delays-ended.json", content12, sizeof content12},
  {"delays-ended.jsonl", content13, sizeof content13},
  {"delays-ended.log", content14, sizeof content14},
  {"exclusive-touch-type.json", content15, sizeof content15},
  {"exclusive-touch-type.jsonl", content16, sizeof content16},
  {"exclusive-touch-type.log", content17, sizeof content17},
  {"hit-test-order.json", content18, sizeof content18},
  {"hit-test-order.jsonl", content19, sizeof content19},
  {"hit-test-order.log", content20, sizeof content20},
  {"long-press.json", content21, sizeof content21},
  {"long-press.jsonl", content22, sizeof content22},
  {"long-press.log", content23, sizeof content23},
  {"modal-by-hit-test-cured.json", content24, sizeof content24},
  {"modal-by-hit-test-cured.jsonl", content25, sizeof content25},
  {"modal-by-hit-test-cured.log", content26, sizeof content26},
  {"modal-by-hit-test.json", content27, sizeof content27},
  {"modal-by-hit-test.jsonl", content28, sizeof content28},
  {"modal-by-hit-test.log", content29, sizeof content29},
  {"multi-touch.json", content30, sizeof content30},
  {"multi-touch.jsonl", content31, sizeof content31},
  {"multi-touch.log", content32, sizeof content32},
  {"nested-taps.json", content33, sizeof content33},
  {"nested-taps.jsonl", content34, sizeof content34},
  {"nested-taps.log", content35, sizeof content35},
  {"one-axis-pan-cured.json", content36, sizeof content36},
  {"one-axis-pan-cured.log", content37, sizeof content37},
  {"one-axis-pan.json", content38, sizeof content38},
  {"one-axis-pan.jsonl", content39, sizeof content39},
  {"one-axis-pan.log", content40, sizeof content40},
  {"one-tap.json", content41, sizeof content41},
  {"one-tap.jsonl", content42, sizeof content42},
  {"one-tap.log", content43, sizeof content43},
  {"pass-through-overlay.json", content44, sizeof content44},
  {"pass-through-overlay.jsonl", content45, sizeof content45},
  {"pass-through-overlay.log", content46, sizeof content46},
  {"press-then-drag-cured.json", content47, sizeof content47},
  {"press-then-drag-cured.log", content48, sizeof content48},
  {"press-then-drag.json", content49, sizeof content49},
  {"press-then-drag.jsonl", content50, sizeof content50},
  {"press-then-drag.log", content51, sizeof content51},
  {"press-twice-cured.json", content52, sizeof content52},
  {"press-twice-cured.log", content53, sizeof content53},
  {"press-twice.json", content54, sizeof content54},
  {"press-twice.jsonl", content55, sizeof content55},
  {"press-twice.log", content56, sizeof content56},
  {"redirect-to-child.json", content57, sizeof content57},
  {"redirect-to-child.jsonl", content58, sizeof content58},
  {"redirect-to-child.log", content59, sizeof content59},
  {"require-to-fail.json", content60, sizeof content60},
  {"require-to-fail.jsonl", content61, sizeof content61},
  {"require-to-fail.log", content62, sizeof content62},
  {"responder-chain.json", content63, sizeof content63},
  {"responder-chain.jsonl", content64, sizeof content64},
  {"responder-chain.log", content65, sizeof content65},
  {"simultaneous.json", content66, sizeof content66},
  {"simultaneous.jsonl", content67, sizeof content67},
  {"simultaneous.log", content68, sizeof content68},
  {"single-double-tap-cured.json", content69, sizeof content69},
  {"single-double-tap-cured.log", content70, sizeof content70},
  {"single-double-tap.json", content71, sizeof content71},
  {"single-double-tap.jsonl", content72, sizeof content72},
  {"single-double-tap.log", content73, sizeof content73},
  {"swipe-and-pan-cured.json", content74, sizeof content74},
  {"swipe-and-pan-cured.log", content75, sizeof content75},
  {"swipe-and-pan.json", content76, sizeof content76},
  {"swipe-and-pan.jsonl", content77, sizeof content77},
  {"swipe-and-pan.log", content78, sizeof content78},
  {"tap-and-swipe-cured.json", content79, sizeof content79},
  {"tap-and-swipe-cured.log", content80, sizeof content80},
  {"tap-and-swipe.json", content81, sizeof content81},
  {"tap-and-swipe.jsonl", content82, sizeof content82},
  {"tap-and-swipe.log", content83, sizeof content83},
  {"tap-kills-rows-cured.json", content84, sizeof content84},
  {"tap-kills-rows-cured.log", content85, sizeof content85},
  {"tap-kills-rows.json", content86, sizeof content86},
  {"tap-kills-rows.jsonl", content87, sizeof content87},
  {"tap-kills-rows.log", content88, sizeof content88},
  {"tap-outside-cured.json", content89, sizeof content89},
  {"tap-outside-cured.jsonl", content90, sizeof content90},
  {"tap-outside-cured.log", content91, sizeof content91},
  {"tap-outside.json", content92, sizeof content92},
  {"tap-outside.jsonl", content93, sizeof content93},
  {"tap-outside.log", content94, sizeof content94},
  {"transform-cured.json", content95, sizeof content95},
  {"transform-cured.log", content96, sizeof content96},
  {"transform.json", content97, sizeof content97},
  {"transform.jsonl", content98, sizeof content98},
  {"transform.log", content99, sizeof content99},
  {"unrelated-branches.json", content100, sizeof content100},
  {"unrelated-branches.jsonl", content101, sizeof content101},
  {"unrelated-branches.log", content102, sizeof content102},
};

int touch_asset_count(void) { return (int)(sizeof assets / sizeof assets[0]); }
static int is_index(int index) { return index >= 0 && index < touch_asset_count(); }
const char *touch_asset_name(int index) { return is_index(index) ? assets[index].name : NULL; }
size_t touch_asset_size(int index) { return is_index(index) ? assets[index].size : 0; }
void touch_asset_copy(int index, uint8_t *bytes) {
  if (is_index(index)) memcpy(bytes, assets[index].content, assets[index].size);
}
