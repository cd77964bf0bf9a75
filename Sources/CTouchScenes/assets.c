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
#embed "../../Assets/Scenes/bottom-sheet-cured.json"
};
static const uint8_t content4[] = {
#embed "../../Assets/Scenes/bottom-sheet-cured.log"
};
static const uint8_t content5[] = {
#embed "../../Assets/Scenes/bottom-sheet.json"
};
static const uint8_t content6[] = {
#embed "../../Assets/Scenes/bottom-sheet.jsonl"
};
static const uint8_t content7[] = {
#embed "../../Assets/Scenes/bottom-sheet.log"
};
static const uint8_t content8[] = {
#embed "../../Assets/Scenes/button-double-tap-cured.json"
};
static const uint8_t content9[] = {
#embed "../../Assets/Scenes/button-double-tap-cured.log"
};
static const uint8_t content10[] = {
#embed "../../Assets/Scenes/button-double-tap.json"
};
static const uint8_t content11[] = {
#embed "../../Assets/Scenes/button-double-tap.jsonl"
};
static const uint8_t content12[] = {
#embed "../../Assets/Scenes/button-double-tap.log"
};
static const uint8_t content13[] = {
#embed "../../Assets/Scenes/button-in-scroll-cured.json"
};
static const uint8_t content14[] = {
#embed "../../Assets/Scenes/button-in-scroll-cured.log"
};
static const uint8_t content15[] = {
#embed "../../Assets/Scenes/button-in-scroll.json"
};
static const uint8_t content16[] = {
#embed "../../Assets/Scenes/button-in-scroll.jsonl"
};
static const uint8_t content17[] = {
#embed "../../Assets/Scenes/button-in-scroll.log"
};
static const uint8_t content18[] = {
#embed "../../Assets/Scenes/button-under-tap-cured.json"
};
static const uint8_t content19[] = {
#embed "../../Assets/Scenes/button-under-tap-cured.log"
};
static const uint8_t content20[] = {
#embed "../../Assets/Scenes/button-under-tap.json"
};
static const uint8_t content21[] = {
#embed "../../Assets/Scenes/button-under-tap.jsonl"
};
static const uint8_t content22[] = {
#embed "../../Assets/Scenes/button-under-tap.log"
};
static const uint8_t content23[] = {
#embed "../../Assets/Scenes/cancels-touches.json"
};
static const uint8_t content24[] = {
#embed "../../Assets/Scenes/cancels-touches.jsonl"
};
static const uint8_t content25[] = {
#embed "../../Assets/Scenes/cancels-touches.log"
};
static const uint8_t content26[] = {
#embed "../../Assets/Scenes/cannot-hit.json"
};
static const uint8_t content27[] = {
#embed "../../Assets/Scenes/cannot-hit.jsonl"
};
static const uint8_t content28[] = {
#embed "../../Assets/Scenes/cannot-hit.log"
};
static const uint8_t content29[] = {
#embed "../../Assets/Scenes/cell-swipe-cured.json"
};
static const uint8_t content30[] = {
#embed "../../Assets/Scenes/cell-swipe-cured.log"
};
static const uint8_t content31[] = {
#embed "../../Assets/Scenes/cell-swipe.json"
};
static const uint8_t content32[] = {
#embed "../../Assets/Scenes/cell-swipe.jsonl"
};
static const uint8_t content33[] = {
#embed "../../Assets/Scenes/cell-swipe.log"
};
static const uint8_t content34[] = {
#embed "../../Assets/Scenes/delays-began.json"
};
static const uint8_t content35[] = {
#embed "../../Assets/Scenes/delays-began.jsonl"
};
static const uint8_t content36[] = {
#embed "../../Assets/Scenes/delays-began.log"
};
static const uint8_t content37[] = {
#embed "../../Assets/Scenes/delays-ended.json"
};
static const uint8_t content38[] = {
#embed "../../Assets/Scenes/delays-ended.jsonl"
};
static const uint8_t content39[] = {
#embed "../../Assets/Scenes/delays-ended.log"
};
static const uint8_t content40[] = {
#embed "../../Assets/Scenes/drawer-at-edge-cured.json"
};
static const uint8_t content41[] = {
#embed "../../Assets/Scenes/drawer-at-edge-cured.log"
};
static const uint8_t content42[] = {
#embed "../../Assets/Scenes/drawer-at-edge.json"
};
static const uint8_t content43[] = {
#embed "../../Assets/Scenes/drawer-at-edge.jsonl"
};
static const uint8_t content44[] = {
#embed "../../Assets/Scenes/drawer-at-edge.log"
};
static const uint8_t content45[] = {
#embed "../../Assets/Scenes/edge-back-cured.json"
};
static const uint8_t content46[] = {
#embed "../../Assets/Scenes/edge-back-cured.log"
};
static const uint8_t content47[] = {
#embed "../../Assets/Scenes/edge-back.json"
};
static const uint8_t content48[] = {
#embed "../../Assets/Scenes/edge-back.jsonl"
};
static const uint8_t content49[] = {
#embed "../../Assets/Scenes/edge-back.log"
};
static const uint8_t content50[] = {
#embed "../../Assets/Scenes/exclusive-touch-type.json"
};
static const uint8_t content51[] = {
#embed "../../Assets/Scenes/exclusive-touch-type.jsonl"
};
static const uint8_t content52[] = {
#embed "../../Assets/Scenes/exclusive-touch-type.log"
};
static const uint8_t content53[] = {
#embed "../../Assets/Scenes/gallery.json"
};
static const uint8_t content54[] = {
#embed "../../Assets/Scenes/gallery.jsonl"
};
static const uint8_t content55[] = {
#embed "../../Assets/Scenes/gallery.log"
};
static const uint8_t content56[] = {
#embed "../../Assets/Scenes/hit-test-order.json"
};
static const uint8_t content57[] = {
#embed "../../Assets/Scenes/hit-test-order.jsonl"
};
static const uint8_t content58[] = {
#embed "../../Assets/Scenes/hit-test-order.log"
};
static const uint8_t content59[] = {
#embed "../../Assets/Scenes/long-press.json"
};
static const uint8_t content60[] = {
#embed "../../Assets/Scenes/long-press.jsonl"
};
static const uint8_t content61[] = {
#embed "../../Assets/Scenes/long-press.log"
};
static const uint8_t content62[] = {
#embed "../../Assets/Scenes/loser-never-told-cured.json"
};
static const uint8_t content63[] = {
#embed "../../Assets/Scenes/loser-never-told-cured.log"
};
static const uint8_t content64[] = {
#embed "../../Assets/Scenes/loser-never-told.json"
};
static const uint8_t content65[] = {
#embed "../../Assets/Scenes/loser-never-told.jsonl"
};
static const uint8_t content66[] = {
#embed "../../Assets/Scenes/loser-never-told.log"
};
static const uint8_t content67[] = {
#embed "../../Assets/Scenes/modal-by-hit-test-cured.json"
};
static const uint8_t content68[] = {
#embed "../../Assets/Scenes/modal-by-hit-test-cured.jsonl"
};
static const uint8_t content69[] = {
#embed "../../Assets/Scenes/modal-by-hit-test-cured.log"
};
static const uint8_t content70[] = {
#embed "../../Assets/Scenes/modal-by-hit-test.json"
};
static const uint8_t content71[] = {
#embed "../../Assets/Scenes/modal-by-hit-test.jsonl"
};
static const uint8_t content72[] = {
#embed "../../Assets/Scenes/modal-by-hit-test.log"
};
static const uint8_t content73[] = {
#embed "../../Assets/Scenes/motion.json"
};
static const uint8_t content74[] = {
#embed "../../Assets/Scenes/motion.jsonl"
};
static const uint8_t content75[] = {
#embed "../../Assets/Scenes/motion.log"
};
static const uint8_t content76[] = {
#embed "../../Assets/Scenes/multi-touch.json"
};
static const uint8_t content77[] = {
#embed "../../Assets/Scenes/multi-touch.jsonl"
};
static const uint8_t content78[] = {
#embed "../../Assets/Scenes/multi-touch.log"
};
static const uint8_t content79[] = {
#embed "../../Assets/Scenes/nested-same-axis-cured.json"
};
static const uint8_t content80[] = {
#embed "../../Assets/Scenes/nested-same-axis-cured.log"
};
static const uint8_t content81[] = {
#embed "../../Assets/Scenes/nested-same-axis.json"
};
static const uint8_t content82[] = {
#embed "../../Assets/Scenes/nested-same-axis.jsonl"
};
static const uint8_t content83[] = {
#embed "../../Assets/Scenes/nested-same-axis.log"
};
static const uint8_t content84[] = {
#embed "../../Assets/Scenes/nested-taps.json"
};
static const uint8_t content85[] = {
#embed "../../Assets/Scenes/nested-taps.jsonl"
};
static const uint8_t content86[] = {
#embed "../../Assets/Scenes/nested-taps.log"
};
static const uint8_t content87[] = {
#embed "../../Assets/Scenes/one-axis-pan-cured.json"
};
static const uint8_t content88[] = {
#embed "../../Assets/Scenes/one-axis-pan-cured.log"
};
static const uint8_t content89[] = {
#embed "../../Assets/Scenes/one-axis-pan.json"
};
static const uint8_t content90[] = {
#embed "../../Assets/Scenes/one-axis-pan.jsonl"
};
static const uint8_t content91[] = {
#embed "../../Assets/Scenes/one-axis-pan.log"
};
static const uint8_t content92[] = {
#embed "../../Assets/Scenes/one-tap.json"
};
static const uint8_t content93[] = {
#embed "../../Assets/Scenes/one-tap.jsonl"
};
static const uint8_t content94[] = {
#embed "../../Assets/Scenes/one-tap.log"
};
static const uint8_t content95[] = {
#embed "../../Assets/Scenes/one-two-fingers-cured.json"
};
static const uint8_t content96[] = {
#embed "../../Assets/Scenes/one-two-fingers-cured.log"
};
static const uint8_t content97[] = {
#embed "../../Assets/Scenes/one-two-fingers.json"
};
static const uint8_t content98[] = {
#embed "../../Assets/Scenes/one-two-fingers.jsonl"
};
static const uint8_t content99[] = {
#embed "../../Assets/Scenes/one-two-fingers.log"
};
static const uint8_t content100[] = {
#embed "../../Assets/Scenes/overlapping-siblings-cured.json"
};
static const uint8_t content101[] = {
#embed "../../Assets/Scenes/overlapping-siblings-cured.log"
};
static const uint8_t content102[] = {
#embed "../../Assets/Scenes/overlapping-siblings.json"
};
static const uint8_t content103[] = {
#embed "../../Assets/Scenes/overlapping-siblings.jsonl"
};
static const uint8_t content104[] = {
#embed "../../Assets/Scenes/overlapping-siblings.log"
};
static const uint8_t content105[] = {
#embed "../../Assets/Scenes/pager-cured.json"
};
static const uint8_t content106[] = {
#embed "../../Assets/Scenes/pager-cured.log"
};
static const uint8_t content107[] = {
#embed "../../Assets/Scenes/pager.json"
};
static const uint8_t content108[] = {
#embed "../../Assets/Scenes/pager.jsonl"
};
static const uint8_t content109[] = {
#embed "../../Assets/Scenes/pager.log"
};
static const uint8_t content110[] = {
#embed "../../Assets/Scenes/pass-through-overlay.json"
};
static const uint8_t content111[] = {
#embed "../../Assets/Scenes/pass-through-overlay.jsonl"
};
static const uint8_t content112[] = {
#embed "../../Assets/Scenes/pass-through-overlay.log"
};
static const uint8_t content113[] = {
#embed "../../Assets/Scenes/press-then-drag-cured.json"
};
static const uint8_t content114[] = {
#embed "../../Assets/Scenes/press-then-drag-cured.log"
};
static const uint8_t content115[] = {
#embed "../../Assets/Scenes/press-then-drag.json"
};
static const uint8_t content116[] = {
#embed "../../Assets/Scenes/press-then-drag.jsonl"
};
static const uint8_t content117[] = {
#embed "../../Assets/Scenes/press-then-drag.log"
};
static const uint8_t content118[] = {
#embed "../../Assets/Scenes/press-twice-cured.json"
};
static const uint8_t content119[] = {
#embed "../../Assets/Scenes/press-twice-cured.log"
};
static const uint8_t content120[] = {
#embed "../../Assets/Scenes/press-twice.json"
};
static const uint8_t content121[] = {
#embed "../../Assets/Scenes/press-twice.jsonl"
};
static const uint8_t content122[] = {
#embed "../../Assets/Scenes/press-twice.log"
};
static const uint8_t content123[] = {
#embed "../../Assets/Scenes/presses.json"
};
static const uint8_t content124[] = {
#embed "../../Assets/Scenes/presses.jsonl"
};
static const uint8_t content125[] = {
#embed "../../Assets/Scenes/presses.log"
};
static const uint8_t content126[] = {
#embed "../../Assets/Scenes/redirect-to-child.json"
};
static const uint8_t content127[] = {
#embed "../../Assets/Scenes/redirect-to-child.jsonl"
};
static const uint8_t content128[] = {
#embed "../../Assets/Scenes/redirect-to-child.log"
};
static const uint8_t content129[] = {
#embed "../../Assets/Scenes/remote-control.json"
};
static const uint8_t content130[] = {
#embed "../../Assets/Scenes/remote-control.jsonl"
};
static const uint8_t content131[] = {
#embed "../../Assets/Scenes/remote-control.log"
};
static const uint8_t content132[] = {
#embed "../../Assets/Scenes/reorder-rows-cured.json"
};
static const uint8_t content133[] = {
#embed "../../Assets/Scenes/reorder-rows-cured.log"
};
static const uint8_t content134[] = {
#embed "../../Assets/Scenes/reorder-rows.json"
};
static const uint8_t content135[] = {
#embed "../../Assets/Scenes/reorder-rows.jsonl"
};
static const uint8_t content136[] = {
#embed "../../Assets/Scenes/reorder-rows.log"
};
static const uint8_t content137[] = {
#embed "../../Assets/Scenes/reorder-table-cured.json"
};
static const uint8_t content138[] = {
#embed "../../Assets/Scenes/reorder-table-cured.log"
};
static const uint8_t content139[] = {
#embed "../../Assets/Scenes/reorder-table.json"
};
static const uint8_t content140[] = {
#embed "../../Assets/Scenes/reorder-table.jsonl"
};
static const uint8_t content141[] = {
#embed "../../Assets/Scenes/reorder-table.log"
};
static const uint8_t content142[] = {
#embed "../../Assets/Scenes/require-to-fail.json"
};
static const uint8_t content143[] = {
#embed "../../Assets/Scenes/require-to-fail.jsonl"
};
static const uint8_t content144[] = {
#embed "../../Assets/Scenes/require-to-fail.log"
};
static const uint8_t content145[] = {
#embed "../../Assets/Scenes/responder-chain.json"
};
static const uint8_t content146[] = {
#embed "../../Assets/Scenes/responder-chain.jsonl"
};
static const uint8_t content147[] = {
#embed "../../Assets/Scenes/responder-chain.log"
};
static const uint8_t content148[] = {
#embed "../../Assets/Scenes/row-swipe-in-pager-cured.json"
};
static const uint8_t content149[] = {
#embed "../../Assets/Scenes/row-swipe-in-pager-cured.log"
};
static const uint8_t content150[] = {
#embed "../../Assets/Scenes/row-swipe-in-pager.json"
};
static const uint8_t content151[] = {
#embed "../../Assets/Scenes/row-swipe-in-pager.jsonl"
};
static const uint8_t content152[] = {
#embed "../../Assets/Scenes/row-swipe-in-pager.log"
};
static const uint8_t content153[] = {
#embed "../../Assets/Scenes/simultaneous.json"
};
static const uint8_t content154[] = {
#embed "../../Assets/Scenes/simultaneous.jsonl"
};
static const uint8_t content155[] = {
#embed "../../Assets/Scenes/simultaneous.log"
};
static const uint8_t content156[] = {
#embed "../../Assets/Scenes/single-double-tap-cured.json"
};
static const uint8_t content157[] = {
#embed "../../Assets/Scenes/single-double-tap-cured.log"
};
static const uint8_t content158[] = {
#embed "../../Assets/Scenes/single-double-tap.json"
};
static const uint8_t content159[] = {
#embed "../../Assets/Scenes/single-double-tap.jsonl"
};
static const uint8_t content160[] = {
#embed "../../Assets/Scenes/single-double-tap.log"
};
static const uint8_t content161[] = {
#embed "../../Assets/Scenes/slider-in-scroll-cured.json"
};
static const uint8_t content162[] = {
#embed "../../Assets/Scenes/slider-in-scroll-cured.log"
};
static const uint8_t content163[] = {
#embed "../../Assets/Scenes/slider-in-scroll.json"
};
static const uint8_t content164[] = {
#embed "../../Assets/Scenes/slider-in-scroll.jsonl"
};
static const uint8_t content165[] = {
#embed "../../Assets/Scenes/slider-in-scroll.log"
};
static const uint8_t content166[] = {
#embed "../../Assets/Scenes/swipe-and-pan-cured.json"
};
static const uint8_t content167[] = {
#embed "../../Assets/Scenes/swipe-and-pan-cured.log"
};
static const uint8_t content168[] = {
#embed "../../Assets/Scenes/swipe-and-pan.json"
};
static const uint8_t content169[] = {
#embed "../../Assets/Scenes/swipe-and-pan.jsonl"
};
static const uint8_t content170[] = {
#embed "../../Assets/Scenes/swipe-and-pan.log"
};
static const uint8_t content171[] = {
#embed "../../Assets/Scenes/swipe-container-cured.json"
};
static const uint8_t content172[] = {
#embed "../../Assets/Scenes/swipe-container-cured.log"
};
static const uint8_t content173[] = {
#embed "../../Assets/Scenes/swipe-container.json"
};
static const uint8_t content174[] = {
#embed "../../Assets/Scenes/swipe-container.jsonl"
};
static const uint8_t content175[] = {
#embed "../../Assets/Scenes/swipe-container.log"
};
static const uint8_t content176[] = {
#embed "../../Assets/Scenes/tap-against-field-cured.json"
};
static const uint8_t content177[] = {
#embed "../../Assets/Scenes/tap-against-field-cured.log"
};
static const uint8_t content178[] = {
#embed "../../Assets/Scenes/tap-against-field.json"
};
static const uint8_t content179[] = {
#embed "../../Assets/Scenes/tap-against-field.jsonl"
};
static const uint8_t content180[] = {
#embed "../../Assets/Scenes/tap-against-field.log"
};
static const uint8_t content181[] = {
#embed "../../Assets/Scenes/tap-and-swipe-cured.json"
};
static const uint8_t content182[] = {
#embed "../../Assets/Scenes/tap-and-swipe-cured.log"
};
static const uint8_t content183[] = {
#embed "../../Assets/Scenes/tap-and-swipe.json"
};
static const uint8_t content184[] = {
#embed "../../Assets/Scenes/tap-and-swipe.jsonl"
};
static const uint8_t content185[] = {
#embed "../../Assets/Scenes/tap-and-swipe.log"
};
static const uint8_t content186[] = {
#embed "../../Assets/Scenes/tap-kills-rows-cured.json"
};
static const uint8_t content187[] = {
#embed "../../Assets/Scenes/tap-kills-rows-cured.log"
};
static const uint8_t content188[] = {
#embed "../../Assets/Scenes/tap-kills-rows.json"
};
static const uint8_t content189[] = {
#embed "../../Assets/Scenes/tap-kills-rows.jsonl"
};
static const uint8_t content190[] = {
#embed "../../Assets/Scenes/tap-kills-rows.log"
};
static const uint8_t content191[] = {
#embed "../../Assets/Scenes/tap-kills-table-cured.json"
};
static const uint8_t content192[] = {
#embed "../../Assets/Scenes/tap-kills-table-cured.log"
};
static const uint8_t content193[] = {
#embed "../../Assets/Scenes/tap-kills-table.json"
};
static const uint8_t content194[] = {
#embed "../../Assets/Scenes/tap-kills-table.jsonl"
};
static const uint8_t content195[] = {
#embed "../../Assets/Scenes/tap-kills-table.log"
};
static const uint8_t content196[] = {
#embed "../../Assets/Scenes/tap-outside-cured.json"
};
static const uint8_t content197[] = {
#embed "../../Assets/Scenes/tap-outside-cured.jsonl"
};
static const uint8_t content198[] = {
#embed "../../Assets/Scenes/tap-outside-cured.log"
};
static const uint8_t content199[] = {
#embed "../../Assets/Scenes/tap-outside.json"
};
static const uint8_t content200[] = {
#embed "../../Assets/Scenes/tap-outside.jsonl"
};
static const uint8_t content201[] = {
#embed "../../Assets/Scenes/tap-outside.log"
};
static const uint8_t content202[] = {
#embed "../../Assets/Scenes/transform-cured.json"
};
static const uint8_t content203[] = {
#embed "../../Assets/Scenes/transform-cured.log"
};
static const uint8_t content204[] = {
#embed "../../Assets/Scenes/transform.json"
};
static const uint8_t content205[] = {
#embed "../../Assets/Scenes/transform.jsonl"
};
static const uint8_t content206[] = {
#embed "../../Assets/Scenes/transform.log"
};
static const uint8_t content207[] = {
#embed "../../Assets/Scenes/two-buttons-cured.json"
};
static const uint8_t content208[] = {
#embed "../../Assets/Scenes/two-buttons-cured.log"
};
static const uint8_t content209[] = {
#embed "../../Assets/Scenes/two-buttons.json"
};
static const uint8_t content210[] = {
#embed "../../Assets/Scenes/two-buttons.jsonl"
};
static const uint8_t content211[] = {
#embed "../../Assets/Scenes/two-buttons.log"
};
static const uint8_t content212[] = {
#embed "../../Assets/Scenes/unrelated-branches.json"
};
static const uint8_t content213[] = {
#embed "../../Assets/Scenes/unrelated-branches.jsonl"
};
static const uint8_t content214[] = {
#embed "../../Assets/Scenes/unrelated-branches.log"
};
static const uint8_t content215[] = {
#embed "../../Assets/Scenes/zoomed-photo-cured.json"
};
static const uint8_t content216[] = {
#embed "../../Assets/Scenes/zoomed-photo-cured.log"
};
static const uint8_t content217[] = {
#embed "../../Assets/Scenes/zoomed-photo.json"
};
static const uint8_t content218[] = {
#embed "../../Assets/Scenes/zoomed-photo.jsonl"
};
static const uint8_t content219[] = {
#embed "../../Assets/Scenes/zoomed-photo.log"
};
static const uint8_t content220[] = {
#embed "../../Docs/Semantics-Accessibility.md"
};
static const uint8_t content221[] = {
#embed "../../Docs/Semantics-Containers.md"
};
static const uint8_t content222[] = {
#embed "../../Docs/Semantics-Layout.md"
};
static const uint8_t content223[] = {
#embed "../../Docs/Semantics-Lists.md"
};
static const uint8_t content224[] = {
#embed "../../Docs/Semantics-Scenes.md"
};
static const uint8_t content225[] = {
#embed "../../Docs/Semantics-Text.md"
};
static const uint8_t content226[] = {
#embed "../../Docs/Semantics.md"
};

static const struct { const char *name; const uint8_t *content; size_t size; } assets[] = {
  {"bigger-touch-area.json", content0, sizeof content0},
  {"bigger-touch-area.jsonl", content1, sizeof content1},
  {"bigger-touch-area.log", content2, sizeof content2},
  {"bottom-sheet-cured.json", content3, sizeof content3},
  {"bottom-sheet-cured.log", content4, sizeof content4},
  {"bottom-sheet.json", content5, sizeof content5},
  {"bottom-sheet.jsonl", content6, sizeof content6},
  {"bottom-sheet.log", content7, sizeof content7},
  {"button-double-tap-cured.json", content8, sizeof content8},
  {"button-double-tap-cured.log", content9, sizeof content9},
  {"button-double-tap.json", content10, sizeof content10},
  {"button-double-tap.jsonl", content11, sizeof content11},
  {"button-double-tap.log", content12, sizeof content12},
  {"button-in-scroll-cured.json", content13, sizeof content13},
  {"button-in-scroll-cured.log", content14, sizeof content14},
  {"button-in-scroll.json", content15, sizeof content15},
  {"button-in-scroll.jsonl", content16, sizeof content16},
  {"button-in-scroll.log", content17, sizeof content17},
  {"button-under-tap-cured.json", content18, sizeof content18},
  {"button-under-tap-cured.log", content19, sizeof content19},
  {"button-under-tap.json", content20, sizeof content20},
  {"button-under-tap.jsonl", content21, sizeof content21},
  {"button-under-tap.log", content22, sizeof content22},
  {"cancels-touches.json", content23, sizeof content23},
  {"cancels-touches.jsonl", content24, sizeof content24},
  {"cancels-touches.log", content25, sizeof content25},
  {"cannot-hit.json", content26, sizeof content26},
  {"cannot-hit.jsonl", content27, sizeof content27},
  {"cannot-hit.log", content28, sizeof content28},
  {"cell-swipe-cured.json", content29, sizeof content29},
  {"cell-swipe-cured.log", content30, sizeof content30},
  {"cell-swipe.json", content31, sizeof content31},
  {"cell-swipe.jsonl", content32, sizeof content32},
  {"cell-swipe.log", content33, sizeof content33},
  {"delays-began.json", content34, sizeof content34},
  {"delays-began.jsonl", content35, sizeof content35},
  {"delays-began.log", content36, sizeof content36},
  {"delays-ended.json", content37, sizeof content37},
  {"delays-ended.jsonl", content38, sizeof content38},
  {"delays-ended.log", content39, sizeof content39},
  {"drawer-at-edge-cured.json", content40, sizeof content40},
  {"drawer-at-edge-cured.log", content41, sizeof content41},
  {"drawer-at-edge.json", content42, sizeof content42},
  {"drawer-at-edge.jsonl", content43, sizeof content43},
  {"drawer-at-edge.log", content44, sizeof content44},
  {"edge-back-cured.json", content45, sizeof content45},
  {"edge-back-cured.log", content46, sizeof content46},
  {"edge-back.json", content47, sizeof content47},
  {"edge-back.jsonl", content48, sizeof content48},
  {"edge-back.log", content49, sizeof content49},
  {"exclusive-touch-type.json", content50, sizeof content50},
  {"exclusive-touch-type.jsonl", content51, sizeof content51},
  {"exclusive-touch-type.log", content52, sizeof content52},
  {"gallery.json", content53, sizeof content53},
  {"gallery.jsonl", content54, sizeof content54},
  {"gallery.log", content55, sizeof content55},
  {"hit-test-order.json", content56, sizeof content56},
  {"hit-test-order.jsonl", content57, sizeof content57},
  {"hit-test-order.log", content58, sizeof content58},
  {"long-press.json", content59, sizeof content59},
  {"long-press.jsonl", content60, sizeof content60},
  {"long-press.log", content61, sizeof content61},
  {"loser-never-told-cured.json", content62, sizeof content62},
  {"loser-never-told-cured.log", content63, sizeof content63},
  {"loser-never-told.json", content64, sizeof content64},
  {"loser-never-told.jsonl", content65, sizeof content65},
  {"loser-never-told.log", content66, sizeof content66},
  {"modal-by-hit-test-cured.json", content67, sizeof content67},
  {"modal-by-hit-test-cured.jsonl", content68, sizeof content68},
  {"modal-by-hit-test-cured.log", content69, sizeof content69},
  {"modal-by-hit-test.json", content70, sizeof content70},
  {"modal-by-hit-test.jsonl", content71, sizeof content71},
  {"modal-by-hit-test.log", content72, sizeof content72},
  {"motion.json", content73, sizeof content73},
  {"motion.jsonl", content74, sizeof content74},
  {"motion.log", content75, sizeof content75},
  {"multi-touch.json", content76, sizeof content76},
  {"multi-touch.jsonl", content77, sizeof content77},
  {"multi-touch.log", content78, sizeof content78},
  {"nested-same-axis-cured.json", content79, sizeof content79},
  {"nested-same-axis-cured.log", content80, sizeof content80},
  {"nested-same-axis.json", content81, sizeof content81},
  {"nested-same-axis.jsonl", content82, sizeof content82},
  {"nested-same-axis.log", content83, sizeof content83},
  {"nested-taps.json", content84, sizeof content84},
  {"nested-taps.jsonl", content85, sizeof content85},
  {"nested-taps.log", content86, sizeof content86},
  {"one-axis-pan-cured.json", content87, sizeof content87},
  {"one-axis-pan-cured.log", content88, sizeof content88},
  {"one-axis-pan.json", content89, sizeof content89},
  {"one-axis-pan.jsonl", content90, sizeof content90},
  {"one-axis-pan.log", content91, sizeof content91},
  {"one-tap.json", content92, sizeof content92},
  {"one-tap.jsonl", content93, sizeof content93},
  {"one-tap.log", content94, sizeof content94},
  {"one-two-fingers-cured.json", content95, sizeof content95},
  {"one-two-fingers-cured.log", content96, sizeof content96},
  {"one-two-fingers.json", content97, sizeof content97},
  {"one-two-fingers.jsonl", content98, sizeof content98},
  {"one-two-fingers.log", content99, sizeof content99},
  {"overlapping-siblings-cured.json", content100, sizeof content100},
  {"overlapping-siblings-cured.log", content101, sizeof content101},
  {"overlapping-siblings.json", content102, sizeof content102},
  {"overlapping-siblings.jsonl", content103, sizeof content103},
  {"overlapping-siblings.log", content104, sizeof content104},
  {"pager-cured.json", content105, sizeof content105},
  {"pager-cured.log", content106, sizeof content106},
  {"pager.json", content107, sizeof content107},
  {"pager.jsonl", content108, sizeof content108},
  {"pager.log", content109, sizeof content109},
  {"pass-through-overlay.json", content110, sizeof content110},
  {"pass-through-overlay.jsonl", content111, sizeof content111},
  {"pass-through-overlay.log", content112, sizeof content112},
  {"press-then-drag-cured.json", content113, sizeof content113},
  {"press-then-drag-cured.log", content114, sizeof content114},
  {"press-then-drag.json", content115, sizeof content115},
  {"press-then-drag.jsonl", content116, sizeof content116},
  {"press-then-drag.log", content117, sizeof content117},
  {"press-twice-cured.json", content118, sizeof content118},
  {"press-twice-cured.log", content119, sizeof content119},
  {"press-twice.json", content120, sizeof content120},
  {"press-twice.jsonl", content121, sizeof content121},
  {"press-twice.log", content122, sizeof content122},
  {"presses.json", content123, sizeof content123},
  {"presses.jsonl", content124, sizeof content124},
  {"presses.log", content125, sizeof content125},
  {"redirect-to-child.json", content126, sizeof content126},
  {"redirect-to-child.jsonl", content127, sizeof content127},
  {"redirect-to-child.log", content128, sizeof content128},
  {"remote-control.json", content129, sizeof content129},
  {"remote-control.jsonl", content130, sizeof content130},
  {"remote-control.log", content131, sizeof content131},
  {"reorder-rows-cured.json", content132, sizeof content132},
  {"reorder-rows-cured.log", content133, sizeof content133},
  {"reorder-rows.json", content134, sizeof content134},
  {"reorder-rows.jsonl", content135, sizeof content135},
  {"reorder-rows.log", content136, sizeof content136},
  {"reorder-table-cured.json", content137, sizeof content137},
  {"reorder-table-cured.log", content138, sizeof content138},
  {"reorder-table.json", content139, sizeof content139},
  {"reorder-table.jsonl", content140, sizeof content140},
  {"reorder-table.log", content141, sizeof content141},
  {"require-to-fail.json", content142, sizeof content142},
  {"require-to-fail.jsonl", content143, sizeof content143},
  {"require-to-fail.log", content144, sizeof content144},
  {"responder-chain.json", content145, sizeof content145},
  {"responder-chain.jsonl", content146, sizeof content146},
  {"responder-chain.log", content147, sizeof content147},
  {"row-swipe-in-pager-cured.json", content148, sizeof content148},
  {"row-swipe-in-pager-cured.log", content149, sizeof content149},
  {"row-swipe-in-pager.json", content150, sizeof content150},
  {"row-swipe-in-pager.jsonl", content151, sizeof content151},
  {"row-swipe-in-pager.log", content152, sizeof content152},
  {"simultaneous.json", content153, sizeof content153},
  {"simultaneous.jsonl", content154, sizeof content154},
  {"simultaneous.log", content155, sizeof content155},
  {"single-double-tap-cured.json", content156, sizeof content156},
  {"single-double-tap-cured.log", content157, sizeof content157},
  {"single-double-tap.json", content158, sizeof content158},
  {"single-double-tap.jsonl", content159, sizeof content159},
  {"single-double-tap.log", content160, sizeof content160},
  {"slider-in-scroll-cured.json", content161, sizeof content161},
  {"slider-in-scroll-cured.log", content162, sizeof content162},
  {"slider-in-scroll.json", content163, sizeof content163},
  {"slider-in-scroll.jsonl", content164, sizeof content164},
  {"slider-in-scroll.log", content165, sizeof content165},
  {"swipe-and-pan-cured.json", content166, sizeof content166},
  {"swipe-and-pan-cured.log", content167, sizeof content167},
  {"swipe-and-pan.json", content168, sizeof content168},
  {"swipe-and-pan.jsonl", content169, sizeof content169},
  {"swipe-and-pan.log", content170, sizeof content170},
  {"swipe-container-cured.json", content171, sizeof content171},
  {"swipe-container-cured.log", content172, sizeof content172},
  {"swipe-container.json", content173, sizeof content173},
  {"swipe-container.jsonl", content174, sizeof content174},
  {"swipe-container.log", content175, sizeof content175},
  {"tap-against-field-cured.json", content176, sizeof content176},
  {"tap-against-field-cured.log", content177, sizeof content177},
  {"tap-against-field.json", content178, sizeof content178},
  {"tap-against-field.jsonl", content179, sizeof content179},
  {"tap-against-field.log", content180, sizeof content180},
  {"tap-and-swipe-cured.json", content181, sizeof content181},
  {"tap-and-swipe-cured.log", content182, sizeof content182},
  {"tap-and-swipe.json", content183, sizeof content183},
  {"tap-and-swipe.jsonl", content184, sizeof content184},
  {"tap-and-swipe.log", content185, sizeof content185},
  {"tap-kills-rows-cured.json", content186, sizeof content186},
  {"tap-kills-rows-cured.log", content187, sizeof content187},
  {"tap-kills-rows.json", content188, sizeof content188},
  {"tap-kills-rows.jsonl", content189, sizeof content189},
  {"tap-kills-rows.log", content190, sizeof content190},
  {"tap-kills-table-cured.json", content191, sizeof content191},
  {"tap-kills-table-cured.log", content192, sizeof content192},
  {"tap-kills-table.json", content193, sizeof content193},
  {"tap-kills-table.jsonl", content194, sizeof content194},
  {"tap-kills-table.log", content195, sizeof content195},
  {"tap-outside-cured.json", content196, sizeof content196},
  {"tap-outside-cured.jsonl", content197, sizeof content197},
  {"tap-outside-cured.log", content198, sizeof content198},
  {"tap-outside.json", content199, sizeof content199},
  {"tap-outside.jsonl", content200, sizeof content200},
  {"tap-outside.log", content201, sizeof content201},
  {"transform-cured.json", content202, sizeof content202},
  {"transform-cured.log", content203, sizeof content203},
  {"transform.json", content204, sizeof content204},
  {"transform.jsonl", content205, sizeof content205},
  {"transform.log", content206, sizeof content206},
  {"two-buttons-cured.json", content207, sizeof content207},
  {"two-buttons-cured.log", content208, sizeof content208},
  {"two-buttons.json", content209, sizeof content209},
  {"two-buttons.jsonl", content210, sizeof content210},
  {"two-buttons.log", content211, sizeof content211},
  {"unrelated-branches.json", content212, sizeof content212},
  {"unrelated-branches.jsonl", content213, sizeof content213},
  {"unrelated-branches.log", content214, sizeof content214},
  {"zoomed-photo-cured.json", content215, sizeof content215},
  {"zoomed-photo-cured.log", content216, sizeof content216},
  {"zoomed-photo.json", content217, sizeof content217},
  {"zoomed-photo.jsonl", content218, sizeof content218},
  {"zoomed-photo.log", content219, sizeof content219},
  {"Semantics-Accessibility.md", content220, sizeof content220},
  {"Semantics-Containers.md", content221, sizeof content221},
  {"Semantics-Layout.md", content222, sizeof content222},
  {"Semantics-Lists.md", content223, sizeof content223},
  {"Semantics-Scenes.md", content224, sizeof content224},
  {"Semantics-Text.md", content225, sizeof content225},
  {"Semantics.md", content226, sizeof content226},
};

int touch_asset_count(void) { return (int)(sizeof assets / sizeof assets[0]); }
static int is_index(int index) { return index >= 0 && index < touch_asset_count(); }
const char *touch_asset_name(int index) { return is_index(index) ? assets[index].name : NULL; }
size_t touch_asset_size(int index) { return is_index(index) ? assets[index].size : 0; }
void touch_asset_copy(int index, uint8_t *bytes) {
  if (is_index(index)) memcpy(bytes, assets[index].content, assets[index].size);
}
