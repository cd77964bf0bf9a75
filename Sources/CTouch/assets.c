// Written by Scripts/embed-assets; not to be edited.
#include "assets.h"

#include <string.h>

// The compiler has had #embed for longer than the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

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
#embed "../../Assets/Scenes/button-double-tap-cured.json"
};
static const uint8_t content4[] = {
#embed "../../Assets/Scenes/button-double-tap-cured.log"
};
static const uint8_t content5[] = {
#embed "../../Assets/Scenes/button-double-tap.json"
};
static const uint8_t content6[] = {
#embed "../../Assets/Scenes/button-double-tap.jsonl"
};
static const uint8_t content7[] = {
#embed "../../Assets/Scenes/button-double-tap.log"
};
static const uint8_t content8[] = {
#embed "../../Assets/Scenes/button-under-tap-cured.json"
};
static const uint8_t content9[] = {
#embed "../../Assets/Scenes/button-under-tap-cured.log"
};
static const uint8_t content10[] = {
#embed "../../Assets/Scenes/button-under-tap.json"
};
static const uint8_t content11[] = {
#embed "../../Assets/Scenes/button-under-tap.jsonl"
};
static const uint8_t content12[] = {
#embed "../../Assets/Scenes/button-under-tap.log"
};
static const uint8_t content13[] = {
#embed "../../Assets/Scenes/cancels-touches.json"
};
static const uint8_t content14[] = {
#embed "../../Assets/Scenes/cancels-touches.jsonl"
};
static const uint8_t content15[] = {
#embed "../../Assets/Scenes/cancels-touches.log"
};
static const uint8_t content16[] = {
#embed "../../Assets/Scenes/cannot-hit.json"
};
static const uint8_t content17[] = {
#embed "../../Assets/Scenes/cannot-hit.jsonl"
};
static const uint8_t content18[] = {
#embed "../../Assets/Scenes/cannot-hit.log"
};
static const uint8_t content19[] = {
#embed "../../Assets/Scenes/delays-began.json"
};
static const uint8_t content20[] = {
#embed "../../Assets/Scenes/delays-began.jsonl"
};
static const uint8_t content21[] = {
#embed "../../Assets/Scenes/delays-began.log"
};
static const uint8_t content22[] = {
#embed "../../Assets/Scenes/delays-ended.json"
};
static const uint8_t content23[] = {
#embed "../../Assets/Scenes/delays-ended.jsonl"
};
static const uint8_t content24[] = {
#embed "../../Assets/Scenes/delays-ended.log"
};
static const uint8_t content25[] = {
#embed "../../Assets/Scenes/exclusive-touch-type.json"
};
static const uint8_t content26[] = {
#embed "../../Assets/Scenes/exclusive-touch-type.jsonl"
};
static const uint8_t content27[] = {
#embed "../../Assets/Scenes/exclusive-touch-type.log"
};
static const uint8_t content28[] = {
#embed "../../Assets/Scenes/gallery.json"
};
static const uint8_t content29[] = {
#embed "../../Assets/Scenes/gallery.jsonl"
};
static const uint8_t content30[] = {
#embed "../../Assets/Scenes/gallery.log"
};
static const uint8_t content31[] = {
#embed "../../Assets/Scenes/hit-test-order.json"
};
static const uint8_t content32[] = {
#embed "../../Assets/Scenes/hit-test-order.jsonl"
};
static const uint8_t content33[] = {
#embed "../../Assets/Scenes/hit-test-order.log"
};
static const uint8_t content34[] = {
#embed "../../Assets/Scenes/long-press.json"
};
static const uint8_t content35[] = {
#embed "../../Assets/Scenes/long-press.jsonl"
};
static const uint8_t content36[] = {
#embed "../../Assets/Scenes/long-press.log"
};
static const uint8_t content37[] = {
#embed "../../Assets/Scenes/modal-by-hit-test-cured.json"
};
static const uint8_t content38[] = {
#embed "../../Assets/Scenes/modal-by-hit-test-cured.jsonl"
};
static const uint8_t content39[] = {
#embed "../../Assets/Scenes/modal-by-hit-test-cured.log"
};
static const uint8_t content40[] = {
#embed "../../Assets/Scenes/modal-by-hit-test.json"
};
static const uint8_t content41[] = {
#embed "../../Assets/Scenes/modal-by-hit-test.jsonl"
};
static const uint8_t content42[] = {
#embed "../../Assets/Scenes/modal-by-hit-test.log"
};
static const uint8_t content43[] = {
#embed "../../Assets/Scenes/motion.json"
};
static const uint8_t content44[] = {
#embed "../../Assets/Scenes/motion.jsonl"
};
static const uint8_t content45[] = {
#embed "../../Assets/Scenes/motion.log"
};
static const uint8_t content46[] = {
#embed "../../Assets/Scenes/multi-touch.json"
};
static const uint8_t content47[] = {
#embed "../../Assets/Scenes/multi-touch.jsonl"
};
static const uint8_t content48[] = {
#embed "../../Assets/Scenes/multi-touch.log"
};
static const uint8_t content49[] = {
#embed "../../Assets/Scenes/nested-taps.json"
};
static const uint8_t content50[] = {
#embed "../../Assets/Scenes/nested-taps.jsonl"
};
static const uint8_t content51[] = {
#embed "../../Assets/Scenes/nested-taps.log"
};
static const uint8_t content52[] = {
#embed "../../Assets/Scenes/one-axis-pan-cured.json"
};
static const uint8_t content53[] = {
#embed "../../Assets/Scenes/one-axis-pan-cured.log"
};
static const uint8_t content54[] = {
#embed "../../Assets/Scenes/one-axis-pan.json"
};
static const uint8_t content55[] = {
#embed "../../Assets/Scenes/one-axis-pan.jsonl"
};
static const uint8_t content56[] = {
#embed "../../Assets/Scenes/one-axis-pan.log"
};
static const uint8_t content57[] = {
#embed "../../Assets/Scenes/one-tap.json"
};
static const uint8_t content58[] = {
#embed "../../Assets/Scenes/one-tap.jsonl"
};
static const uint8_t content59[] = {
#embed "../../Assets/Scenes/one-tap.log"
};
static const uint8_t content60[] = {
#embed "../../Assets/Scenes/pass-through-overlay.json"
};
static const uint8_t content61[] = {
#embed "../../Assets/Scenes/pass-through-overlay.jsonl"
};
static const uint8_t content62[] = {
#embed "../../Assets/Scenes/pass-through-overlay.log"
};
static const uint8_t content63[] = {
#embed "../../Assets/Scenes/press-then-drag-cured.json"
};
static const uint8_t content64[] = {
#embed "../../Assets/Scenes/press-then-drag-cured.log"
};
static const uint8_t content65[] = {
#embed "../../Assets/Scenes/press-then-drag.json"
};
static const uint8_t content66[] = {
#embed "../../Assets/Scenes/press-then-drag.jsonl"
};
static const uint8_t content67[] = {
#embed "../../Assets/Scenes/press-then-drag.log"
};
static const uint8_t content68[] = {
#embed "../../Assets/Scenes/press-twice-cured.json"
};
static const uint8_t content69[] = {
#embed "../../Assets/Scenes/press-twice-cured.log"
};
static const uint8_t content70[] = {
#embed "../../Assets/Scenes/press-twice.json"
};
static const uint8_t content71[] = {
#embed "../../Assets/Scenes/press-twice.jsonl"
};
static const uint8_t content72[] = {
#embed "../../Assets/Scenes/press-twice.log"
};
static const uint8_t content73[] = {
#embed "../../Assets/Scenes/presses.json"
};
static const uint8_t content74[] = {
#embed "../../Assets/Scenes/presses.jsonl"
};
static const uint8_t content75[] = {
#embed "../../Assets/Scenes/presses.log"
};
static const uint8_t content76[] = {
#embed "../../Assets/Scenes/redirect-to-child.json"
};
static const uint8_t content77[] = {
#embed "../../Assets/Scenes/redirect-to-child.jsonl"
};
static const uint8_t content78[] = {
#embed "../../Assets/Scenes/redirect-to-child.log"
};
static const uint8_t content79[] = {
#embed "../../Assets/Scenes/remote-control.json"
};
static const uint8_t content80[] = {
#embed "../../Assets/Scenes/remote-control.jsonl"
};
static const uint8_t content81[] = {
#embed "../../Assets/Scenes/remote-control.log"
};
static const uint8_t content82[] = {
#embed "../../Assets/Scenes/require-to-fail.json"
};
static const uint8_t content83[] = {
#embed "../../Assets/Scenes/require-to-fail.jsonl"
};
static const uint8_t content84[] = {
#embed "../../Assets/Scenes/require-to-fail.log"
};
static const uint8_t content85[] = {
#embed "../../Assets/Scenes/responder-chain.json"
};
static const uint8_t content86[] = {
#embed "../../Assets/Scenes/responder-chain.jsonl"
};
static const uint8_t content87[] = {
#embed "../../Assets/Scenes/responder-chain.log"
};
static const uint8_t content88[] = {
#embed "../../Assets/Scenes/simultaneous.json"
};
static const uint8_t content89[] = {
#embed "../../Assets/Scenes/simultaneous.jsonl"
};
static const uint8_t content90[] = {
#embed "../../Assets/Scenes/simultaneous.log"
};
static const uint8_t content91[] = {
#embed "../../Assets/Scenes/single-double-tap-cured.json"
};
static const uint8_t content92[] = {
#embed "../../Assets/Scenes/single-double-tap-cured.log"
};
static const uint8_t content93[] = {
#embed "../../Assets/Scenes/single-double-tap.json"
};
static const uint8_t content94[] = {
#embed "../../Assets/Scenes/single-double-tap.jsonl"
};
static const uint8_t content95[] = {
#embed "../../Assets/Scenes/single-double-tap.log"
};
static const uint8_t content96[] = {
#embed "../../Assets/Scenes/swipe-and-pan-cured.json"
};
static const uint8_t content97[] = {
#embed "../../Assets/Scenes/swipe-and-pan-cured.log"
};
static const uint8_t content98[] = {
#embed "../../Assets/Scenes/swipe-and-pan.json"
};
static const uint8_t content99[] = {
#embed "../../Assets/Scenes/swipe-and-pan.jsonl"
};
static const uint8_t content100[] = {
#embed "../../Assets/Scenes/swipe-and-pan.log"
};
static const uint8_t content101[] = {
#embed "../../Assets/Scenes/tap-and-swipe-cured.json"
};
static const uint8_t content102[] = {
#embed "../../Assets/Scenes/tap-and-swipe-cured.log"
};
static const uint8_t content103[] = {
#embed "../../Assets/Scenes/tap-and-swipe.json"
};
static const uint8_t content104[] = {
#embed "../../Assets/Scenes/tap-and-swipe.jsonl"
};
static const uint8_t content105[] = {
#embed "../../Assets/Scenes/tap-and-swipe.log"
};
static const uint8_t content106[] = {
#embed "../../Assets/Scenes/tap-kills-rows-cured.json"
};
static const uint8_t content107[] = {
#embed "../../Assets/Scenes/tap-kills-rows-cured.log"
};
static const uint8_t content108[] = {
#embed "../../Assets/Scenes/tap-kills-rows.json"
};
static const uint8_t content109[] = {
#embed "../../Assets/Scenes/tap-kills-rows.jsonl"
};
static const uint8_t content110[] = {
#embed "../../Assets/Scenes/tap-kills-rows.log"
};
static const uint8_t content111[] = {
#embed "../../Assets/Scenes/tap-outside-cured.json"
};
static const uint8_t content112[] = {
#embed "../../Assets/Scenes/tap-outside-cured.jsonl"
};
static const uint8_t content113[] = {
#embed "../../Assets/Scenes/tap-outside-cured.log"
};
static const uint8_t content114[] = {
#embed "../../Assets/Scenes/tap-outside.json"
};
static const uint8_t content115[] = {
#embed "../../Assets/Scenes/tap-outside.jsonl"
};
static const uint8_t content116[] = {
#embed "../../Assets/Scenes/tap-outside.log"
};
static const uint8_t content117[] = {
#embed "../../Assets/Scenes/transform-cured.json"
};
static const uint8_t content118[] = {
#embed "../../Assets/Scenes/transform-cured.log"
};
static const uint8_t content119[] = {
#embed "../../Assets/Scenes/transform.json"
};
static const uint8_t content120[] = {
#embed "../../Assets/Scenes/transform.jsonl"
};
static const uint8_t content121[] = {
#embed "../../Assets/Scenes/transform.log"
};
static const uint8_t content122[] = {
#embed "../../Assets/Scenes/two-buttons-cured.json"
};
static const uint8_t content123[] = {
#embed "../../Assets/Scenes/two-buttons-cured.log"
};
static const uint8_t content124[] = {
#embed "../../Assets/Scenes/two-buttons.json"
};
static const uint8_t content125[] = {
#embed "../../Assets/Scenes/two-buttons.jsonl"
};
static const uint8_t content126[] = {
#embed "../../Assets/Scenes/two-buttons.log"
};
static const uint8_t content127[] = {
#embed "../../Assets/Scenes/unrelated-branches.json"
};
static const uint8_t content128[] = {
#embed "../../Assets/Scenes/unrelated-branches.jsonl"
};
static const uint8_t content129[] = {
#embed "../../Assets/Scenes/unrelated-branches.log"
};

static const struct { const char *name; const uint8_t *content; size_t size; } assets[] = {
  {"bigger-touch-area.json", content0, sizeof content0},
  {"bigger-touch-area.jsonl", content1, sizeof content1},
  {"bigger-touch-area.log", content2, sizeof content2},
  {"button-double-tap-cured.json", content3, sizeof content3},
  {"button-double-tap-cured.log", content4, sizeof content4},
  {"button-double-tap.json", content5, sizeof content5},
  {"button-double-tap.jsonl", content6, sizeof content6},
  {"button-double-tap.log", content7, sizeof content7},
  {"button-under-tap-cured.json", content8, sizeof content8},
  {"button-under-tap-cured.log", content9, sizeof content9},
  {"button-under-tap.json", content10, sizeof content10},
  {"button-under-tap.jsonl", content11, sizeof content11},
  {"button-under-tap.log", content12, sizeof content12},
  {"cancels-touches.json", content13, sizeof content13},
  {"cancels-touches.jsonl", content14, sizeof content14},
  {"cancels-touches.log", content15, sizeof content15},
  {"cannot-hit.json", content16, sizeof content16},
  {"cannot-hit.jsonl", content17, sizeof content17},
  {"cannot-hit.log", content18, sizeof content18},
  {"delays-began.json", content19, sizeof content19},
  {"delays-began.jsonl", content20, sizeof content20},
  {"delays-began.log", content21, sizeof content21},
  {"delays-ended.json", content22, sizeof content22},
  {"delays-ended.jsonl", content23, sizeof content23},
  {"delays-ended.log", content24, sizeof content24},
  {"exclusive-touch-type.json", content25, sizeof content25},
  {"exclusive-touch-type.jsonl", content26, sizeof content26},
  {"exclusive-touch-type.log", content27, sizeof content27},
  {"gallery.json", content28, sizeof content28},
  {"gallery.jsonl", content29, sizeof content29},
  {"gallery.log", content30, sizeof content30},
  {"hit-test-order.json", content31, sizeof content31},
  {"hit-test-order.jsonl", content32, sizeof content32},
  {"hit-test-order.log", content33, sizeof content33},
  {"long-press.json", content34, sizeof content34},
  {"long-press.jsonl", content35, sizeof content35},
  {"long-press.log", content36, sizeof content36},
  {"modal-by-hit-test-cured.json", content37, sizeof content37},
  {"modal-by-hit-test-cured.jsonl", content38, sizeof content38},
  {"modal-by-hit-test-cured.log", content39, sizeof content39},
  {"modal-by-hit-test.json", content40, sizeof content40},
  {"modal-by-hit-test.jsonl", content41, sizeof content41},
  {"modal-by-hit-test.log", content42, sizeof content42},
  {"motion.json", content43, sizeof content43},
  {"motion.jsonl", content44, sizeof content44},
  {"motion.log", content45, sizeof content45},
  {"multi-touch.json", content46, sizeof content46},
  {"multi-touch.jsonl", content47, sizeof content47},
  {"multi-touch.log", content48, sizeof content48},
  {"nested-taps.json", content49, sizeof content49},
  {"nested-taps.jsonl", content50, sizeof content50},
  {"nested-taps.log", content51, sizeof content51},
  {"one-axis-pan-cured.json", content52, sizeof content52},
  {"one-axis-pan-cured.log", content53, sizeof content53},
  {"one-axis-pan.json", content54, sizeof content54},
  {"one-axis-pan.jsonl", content55, sizeof content55},
  {"one-axis-pan.log", content56, sizeof content56},
  {"one-tap.json", content57, sizeof content57},
  {"one-tap.jsonl", content58, sizeof content58},
  {"one-tap.log", content59, sizeof content59},
  {"pass-through-overlay.json", content60, sizeof content60},
  {"pass-through-overlay.jsonl", content61, sizeof content61},
  {"pass-through-overlay.log", content62, sizeof content62},
  {"press-then-drag-cured.json", content63, sizeof content63},
  {"press-then-drag-cured.log", content64, sizeof content64},
  {"press-then-drag.json", content65, sizeof content65},
  {"press-then-drag.jsonl", content66, sizeof content66},
  {"press-then-drag.log", content67, sizeof content67},
  {"press-twice-cured.json", content68, sizeof content68},
  {"press-twice-cured.log", content69, sizeof content69},
  {"press-twice.json", content70, sizeof content70},
  {"press-twice.jsonl", content71, sizeof content71},
  {"press-twice.log", content72, sizeof content72},
  {"presses.json", content73, sizeof content73},
  {"presses.jsonl", content74, sizeof content74},
  {"presses.log", content75, sizeof content75},
  {"redirect-to-child.json", content76, sizeof content76},
  {"redirect-to-child.jsonl", content77, sizeof content77},
  {"redirect-to-child.log", content78, sizeof content78},
  {"remote-control.json", content79, sizeof content79},
  {"remote-control.jsonl", content80, sizeof content80},
  {"remote-control.log", content81, sizeof content81},
  {"require-to-fail.json", content82, sizeof content82},
  {"require-to-fail.jsonl", content83, sizeof content83},
  {"require-to-fail.log", content84, sizeof content84},
  {"responder-chain.json", content85, sizeof content85},
  {"responder-chain.jsonl", content86, sizeof content86},
  {"responder-chain.log", content87, sizeof content87},
  {"simultaneous.json", content88, sizeof content88},
  {"simultaneous.jsonl", content89, sizeof content89},
  {"simultaneous.log", content90, sizeof content90},
  {"single-double-tap-cured.json", content91, sizeof content91},
  {"single-double-tap-cured.log", content92, sizeof content92},
  {"single-double-tap.json", content93, sizeof content93},
  {"single-double-tap.jsonl", content94, sizeof content94},
  {"single-double-tap.log", content95, sizeof content95},
  {"swipe-and-pan-cured.json", content96, sizeof content96},
  {"swipe-and-pan-cured.log", content97, sizeof content97},
  {"swipe-and-pan.json", content98, sizeof content98},
  {"swipe-and-pan.jsonl", content99, sizeof content99},
  {"swipe-and-pan.log", content100, sizeof content100},
  {"tap-and-swipe-cured.json", content101, sizeof content101},
  {"tap-and-swipe-cured.log", content102, sizeof content102},
  {"tap-and-swipe.json", content103, sizeof content103},
  {"tap-and-swipe.jsonl", content104, sizeof content104},
  {"tap-and-swipe.log", content105, sizeof content105},
  {"tap-kills-rows-cured.json", content106, sizeof content106},
  {"tap-kills-rows-cured.log", content107, sizeof content107},
  {"tap-kills-rows.json", content108, sizeof content108},
  {"tap-kills-rows.jsonl", content109, sizeof content109},
  {"tap-kills-rows.log", content110, sizeof content110},
  {"tap-outside-cured.json", content111, sizeof content111},
  {"tap-outside-cured.jsonl", content112, sizeof content112},
  {"tap-outside-cured.log", content113, sizeof content113},
  {"tap-outside.json", content114, sizeof content114},
  {"tap-outside.jsonl", content115, sizeof content115},
  {"tap-outside.log", content116, sizeof content116},
  {"transform-cured.json", content117, sizeof content117},
  {"transform-cured.log", content118, sizeof content118},
  {"transform.json", content119, sizeof content119},
  {"transform.jsonl", content120, sizeof content120},
  {"transform.log", content121, sizeof content121},
  {"two-buttons-cured.json", content122, sizeof content122},
  {"two-buttons-cured.log", content123, sizeof content123},
  {"two-buttons.json", content124, sizeof content124},
  {"two-buttons.jsonl", content125, sizeof content125},
  {"two-buttons.log", content126, sizeof content126},
  {"unrelated-branches.json", content127, sizeof content127},
  {"unrelated-branches.jsonl", content128, sizeof content128},
  {"unrelated-branches.log", content129, sizeof content129},
};

int touch_asset_count(void) { return (int)(sizeof assets / sizeof assets[0]); }
static int is_index(int index) { return index >= 0 && index < touch_asset_count(); }
const char *touch_asset_name(int index) { return is_index(index) ? assets[index].name : NULL; }
size_t touch_asset_size(int index) { return is_index(index) ? assets[index].size : 0; }
void touch_asset_copy(int index, uint8_t *bytes) {
  if (is_index(index)) memcpy(bytes, assets[index].content, assets[index].size);
}
